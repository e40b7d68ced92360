# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What each move of a player was worth, beside all the others that it could have made."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from desktop_app.core.errors import GameError
from desktop_app.core.position import MAX, Move, Position
from desktop_app.core.record import parse_moves
from desktop_app.core.score import Bound, Score, score_of, to_parent
from desktop_app.players.registry import StrategyId
from desktop_app.search.labelled_tree import LabelledTree
from desktop_app.tournaments.terms import Played
from desktop_app.tournaments.tournament import Tournament


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn of a game.

    Attributes:
        ply: the number of the move in the game, from 1.
        position: the board before it.
        scores: what each legal move is worth by minimax, to the player who moves.
        chosen: the move that was made.
    """

    ply: int
    position: Position
    scores: tuple[tuple[Move, Score], ...]
    chosen: Move

    @property
    def is_best(self) -> bool:
        """Whether no other move is worth more."""
        best = max(score.order for _, score in self.scores)
        return any(move == self.chosen and score.order == best for move, score in self.scores)


def turns(
    tournament: Tournament, played: Played, player: StrategyId, tree: LabelledTree
) -> Iterator[Turn]:
    """Yield the turns of a player in one played game; its game must be small enough to label.

    Yields nothing if the moves, from a damaged file, can't be played.
    """
    position = tournament.game.start()
    a, b = tournament.pairs[played.pair]
    first, second = (a, b) if played.a_began else (b, a)
    try:
        moves = parse_moves(position, played.moves)
    except GameError:
        return
    for ply, move in enumerate(moves, 1):
        mover = first if position.turn is MAX else second
        if mover == player:
            scores = ((each, _score(position, each, tree)) for each in position.legal_moves())
            yield Turn(ply, position, tuple(scores), move)
        position = position.after(move)


def _score(position: Position, move: Move, tree: LabelledTree) -> Score:
    value = to_parent(tree.value(position.after(move)))
    score = score_of(position, value, Bound.EXACT, position.remaining)
    return score.seen_by(position.turn)

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Records of the games that a learner has learned from; together they are all it knows."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.core.position import Game, Move, Player, Position
from desktop_app.games.registry import FAMILIES, family_of
from desktop_app.players.registry import StrategyId


@dataclass(frozen=True, slots=True)
class LearnedGame:
    """One game, or the rest of it from the learner's first own move.

    Attributes:
        start: where that was; all moves of the learner's side from here on are its own.
        moves: from there to the end of the game.
        side: who the learner was.
        opponent: who the other one was; None for a person.
    """

    start: Position
    moves: tuple[Move, ...]
    side: Player
    opponent: StrategyId | None = None

    @property
    def result(self) -> int:
        """The result for the learner: 1 for a win, 0 for a draw, -1 for a loss."""
        ended = self.start
        for move in self.moves:
            ended = ended.after(move)
        outcome = (ended.outcome or 0) * self.side
        return (outcome > 0) - (outcome < 0)


def has_boxes(game: Game) -> bool:
    """Return whether MENACE's boxes are made for this game."""
    return family_of(game).menace_game == game


def box_game() -> Game:
    """Return the game that MENACE is built for."""
    (game,) = (family.menace_game for family in FAMILIES if family.menace_game is not None)
    return game

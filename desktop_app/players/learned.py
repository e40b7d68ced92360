# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A game that a player has learned from: all that it knows comes from a row of these."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.core.position import Game, Move, Player, Position
from desktop_app.games.registry import FAMILIES, family_of
from desktop_app.players.registry import StrategyId


@dataclass(frozen=True, slots=True)
class LearnedGame:
    """One game, or what is left of it from the first move that the learner chose itself.

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
        """1 where the learner won, 0 for a draw, -1 where it lost."""
        ended = self.start
        for move in self.moves:
            ended = ended.after(move)
        outcome = (ended.outcome or 0) * self.side
        return (outcome > 0) - (outcome < 0)


def has_boxes(game: Game) -> bool:
    """Whether MENACE's boxes are those of this game."""
    return family_of(game).menace_game == game


def box_game() -> Game:
    """The game that MENACE is built for."""
    (game,) = (family.menace_game for family in FAMILIES if family.menace_game is not None)
    return game

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Riddles: positions in which exactly one move does not lose (`packaging/make_riddles.py`)."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from desktop_app.core.position import Move
from desktop_app.core.record import GameRecord, parse_moves
from desktop_app.games.registry import find_game
from desktop_app.resources import resource_path

FILE = "riddles.csv"
EXAMPLE = "tic-tac-toe", "a2b2c2a3b1c1"
"""A lost game to play back before any visitor has lost one: its id and its moves."""


@dataclass(frozen=True, slots=True)
class Riddle:
    """A position with one saving move.

    Attributes:
        game: the id of the game.
        moves: the moves that lead to the position, in the game's notation.
        answer: the only move that does not lose, in the game's notation.
    """

    game: str
    moves: str
    answer: str

    @property
    def name(self) -> str:
        """Its id in the day's figures: the game and the moves."""
        return f"{self.game} {self.moves}"

    def record(self) -> GameRecord:
        """Return a game at this position."""
        return record_of_moves(self.game, self.moves)

    @property
    def move(self) -> Move:
        """The answer as a move."""
        position = self.record().position
        return position.game.parse_move(position, self.answer)


def record_of_moves(game: str, moves: str) -> GameRecord:
    """Return the game with these moves.

    Args:
        game: its id.
        moves: the moves in its notation.

    Raises:
        GameError: there is no such game, or a move is not legal.
    """
    record = GameRecord(find_game(game).start())
    record.play_all(parse_moves(record.position, moves))
    return record


@cache
def riddles() -> Sequence[Riddle]:
    """Return all riddles."""
    with resource_path(FILE).open(encoding="utf-8", newline="") as file:
        return tuple(Riddle(**row) for row in csv.DictReader(file))

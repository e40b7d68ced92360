# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Chomp: the player who eats the poisoned square of a bar of chocolate loses.

A move names a square that is left; it is eaten together with all squares above it and to its right.
The poisoned square is a1, at the lower left: D. Gale, "A Curious Nim-type Game", 1974. F. Schuh,
"Spel van Delers", 1952, has the same game with the divisors of a number.

A move is encoded as the square's column plus 16 times its row, both from 0.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Final

from desktop_app.core.errors import GameError
from desktop_app.core.position import MAX, MIN, Move, Player, Position, Traits
from desktop_app.games.base import (
    GameBase,
    MoveNotation,
    PositionBase,
    read_square,
    square_text,
)

LARGEST_SIDE = 10
MOST_SQUARES = 80
ROW = 16
"""A move is this number times the row, plus the column."""
POISON = 0
Bar = tuple[int, ...]
"""The squares left in each non-empty row, from the lowest, in non-increasing order."""

NOTATION = MoveNotation(re.compile(r"[a-z][0-9]{1,9}", re.IGNORECASE | re.ASCII), "b2")
_LEFT = re.compile(r"[0-9]{1,2}(,[0-9]{1,2})*", re.ASCII)


class ChompFault(StrEnum):
    """The errors in bars and moves of Chomp that a user types."""

    BAD_BAR = "bad-bar"
    BAR_SIZE = "bar-size"
    BAD_LEFT = "bad-left"
    OFF_BAR = "off-bar"
    EATEN = "eaten"


@dataclass(frozen=True)
class ChompGame(GameBase):
    """A bar of chocolate of a given size."""

    columns: int
    rows: int

    family = "chomp"
    players = ("A", "B")
    traits = Traits(takes_turns=True, has_draws=False)

    def __post_init__(self) -> None:
        is_long = not (1 <= self.columns <= LARGEST_SIDE and 1 <= self.rows <= LARGEST_SIDE)
        if is_long or self.columns * self.rows > MOST_SQUARES:
            raise GameError(
                ChompFault.BAR_SIZE,
                columns=self.columns,
                rows=self.rows,
                side=LARGEST_SIDE,
                most=MOST_SQUARES,
            )

    @property
    def id(self) -> str:
        """`chomp:5x4`."""
        return f"chomp:{self.columns}x{self.rows}"

    @property
    def longest(self) -> int:
        """Return the longest game: one square is eaten at a time."""
        return self.columns * self.rows

    def start(self) -> ChompPosition:
        return ChompPosition(self, (self.columns,) * self.rows, MAX, 0)

    def notation(self) -> MoveNotation:
        return NOTATION

    def move_text(self, move: Move) -> str:
        """Return the column and row of the square, such as `b2`."""
        row, column = divmod(move, ROW)
        return square_text(column, row + 1)

    def find_move(self, position: Position, text: str) -> Move:
        column, number = read_square(text)
        if not (column < self.columns and 1 <= number <= self.rows):
            last = square_text(self.columns - 1, self.rows)
            raise GameError(ChompFault.OFF_BAR, text=text, corner=last)
        move = ROW * (number - 1) + column
        if move not in position.legal_moves():
            raise GameError(ChompFault.EATEN, text=text)
        return move

    def is_position_text(self, text: str, /) -> bool:
        """Return whether the text begins with a number; moves begin with a letter."""
        return text.strip()[:1].isdecimal()

    def parse_position(self, text: str) -> ChompPosition:
        """Read the rows left, from the lowest, and the player to move: `5,3,1 B`."""
        left, _, mover = text.strip().partition(" ")
        mover = mover.strip().upper() or "A"
        rows = tuple(map(int, left.split(","))) if _LEFT.fullmatch(left) else ()
        if not rows or mover not in ("A", "B"):
            raise GameError(ChompFault.BAD_LEFT, text=text[:30])
        fits = len(rows) <= self.rows and max(rows) <= self.columns
        if not fits or sorted(rows, reverse=True) != list(rows):
            raise GameError(ChompFault.BAD_LEFT, text=text[:30])
        turn = MAX if mover == "A" else MIN
        bar = tuple(filter(None, rows))
        eaten = self.columns * self.rows - sum(bar)
        return ChompPosition(self, bar, turn, eaten)


class ChompPosition(PositionBase):
    """The rest of a bar, and the player to move.

    Attributes:
        game: the rules.
        bar: how many squares each row has.
        turn: who eats next.
        ply: how many moves were made; not part of the key, because it does not change the rest.
        before: the bar before the last move, if it is known; no part of the key either.
    """

    __slots__ = ("bar", "before", "game", "ply", "turn")

    def __init__(
        self, game: ChompGame, bar: Bar, turn: Player, ply: int, *, before: Bar = ()
    ) -> None:
        self.game: Final = game
        self.bar: Final = bar
        self.turn: Final = turn
        self.ply: Final = ply
        self.before: Final = before

    @property
    def outcome(self) -> int | None:
        return None if self.bar else self.turn.value

    @property
    def remaining(self) -> int:
        """Return the squares left: one could be eaten at a time."""
        return sum(self.bar)

    @property
    def key(self) -> tuple[int, ...]:
        """The rows left and the player to move."""
        return (*self.bar, self.turn)

    @property
    def canonical_key(self) -> tuple[int, ...]:
        """The lesser key of this bar and of its transposition."""
        return (*min(self.bar, turned(self.bar)), self.turn)

    @property
    def text(self) -> str:
        rows = ",".join(map(str, self.bar or (0,)))
        return f"{rows} {self.game.player_text(self.turn)}"

    def legal_moves(self) -> Sequence[Move]:
        """Return all squares left, row by row from the lowest, including the poisoned one."""
        return [
            ROW * row + column for row, length in enumerate(self.bar) for column in range(length)
        ]

    def after(self, move: Move) -> ChompPosition:
        """Return the position without a square and all above it and to its right."""
        left, turn = eaten(self.bar, move), self.turn.opponent
        return ChompPosition(self.game, left, turn, self.ply + 1, before=self.bar)

    def size_bound(self) -> int:
        """Return the number of bars that can be left, with either player to move."""
        return 2 * bars_within(self.bar)


def eaten(bar: Bar, move: Move) -> Bar:
    """Return the bar that a move leaves."""
    row, column = divmod(move, ROW)
    if not column:
        return bar[:row]
    return (*bar[:row], *(min(length, column) for length in bar[row:]))


def turned(bar: Bar) -> Bar:
    """Return a bar with columns and rows swapped."""
    return tuple(sum(length > column for length in bar) for column in range(max(bar, default=0)))


@cache
def bars_within(bar: Bar) -> int:
    """Return how many bars can be left of one, including itself and the empty one."""
    ways = [1] * (max(bar, default=0) + 1)  # bars whose lowest row is at most so long
    for length in reversed(bar):
        total, longer = 0, list[int]()
        for size in range(len(ways)):
            total += ways[size] if size <= length else 0
            longer.append(total)
        ways = longer
    return ways[-1]

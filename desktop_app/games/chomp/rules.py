# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Chomp: whoever eats the poisoned square of a bar of chocolate has lost.

A move names a square that is left; it and all that is above it, to its right, or both is eaten. The
poisoned square is a1, at the lower left: D. Gale, "A Curious Nim-type Game", 1974. F. Schuh, "Spel
van Delers", 1952, has the same game with the divisors of a number.

A move is the square's column and 16 times its row, both from 0.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Final

from desktop_app.core.errors import Fault, GameError
from desktop_app.core.moves_text import cut_moves
from desktop_app.core.position import MAX, MIN, Move, Player, Position, Traits

LARGEST_SIDE = 10
MOST_SQUARES = 80
ROW = 16
"""A move is this number times the row, plus the column."""
POISON = 0
Bar = tuple[int, ...]
"""How many squares are left in each row that is not empty, from the lowest on: never more above."""

_MOVE = re.compile(r"[a-z][0-9]{1,9}", re.IGNORECASE | re.ASCII)
_LEFT = re.compile(r"[0-9]{1,2}(,[0-9]{1,2})*", re.ASCII)


class ChompFault(StrEnum):
    """Ways in which what is typed of Chomp can be wrong."""

    BAD_BAR = "bad-bar"
    BAR_SIZE = "bar-size"
    BAD_LEFT = "bad-left"
    OFF_BAR = "off-bar"
    EATEN = "eaten"


@dataclass(frozen=True)
class ChompGame:
    """A bar of so many columns and rows."""

    columns: int
    rows: int

    family = "chomp"
    is_numeric = False
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
        """One square is eaten at a time."""
        return self.columns * self.rows

    def start(self) -> ChompPosition:
        """The whole bar."""
        return ChompPosition(self, (self.columns,) * self.rows, MAX, 0)

    def player_text(self, player: Player) -> str:
        """`A` begins, and is Max."""
        return "A" if player is MAX else "B"

    def move_text(self, move: Move) -> str:
        """Column and row of the square, such as `b2`."""
        row, column = divmod(move, ROW)
        return f"{chr(ord('a') + column)}{row + 1}"

    def moves_text(self, moves: Sequence[Move]) -> str:
        """One after the other."""
        return "".join(map(self.move_text, moves))

    def split_moves(self, text: str) -> list[str]:
        """See `Game.split_moves`; blanks, commas, dashes and semicolons may separate."""
        return cut_moves(text, _MOVE, "b2")

    def parse_move(self, position: Position, text: str) -> Move:
        """See `Game.parse_move`."""
        if position.outcome is not None:
            raise GameError(Fault.GAME_OVER, text=text)
        if not _MOVE.fullmatch(text):
            number = position.ply + 1
            raise GameError(Fault.MOVE_SYNTAX, text=text[:12], number=number, example="b2")
        column, row = ord(text[0].lower()) - ord("a"), int(text[1:]) - 1
        if not (column < self.columns and 0 <= row < self.rows):
            last = self.move_text(ROW * (self.rows - 1) + self.columns - 1)
            raise GameError(ChompFault.OFF_BAR, text=text, corner=last)
        move = ROW * row + column
        if move not in position.legal_moves():
            raise GameError(ChompFault.EATEN, text=text)
        return move

    def is_position_text(self, text: str, /) -> bool:
        """What is left is numbers; moves begin with a letter."""
        return text.strip()[:1].isdecimal()

    def parse_position(self, text: str) -> ChompPosition:
        """The rows that are left, from the lowest on, and who is to move: `5,3,1 B`."""
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


class ChompPosition:
    """What is left of the bar.

    Attributes:
        game: the rules.
        bar: how many squares each row has.
        turn: who eats next.
        ply: how many moves were made; no part of the key, for the same games follow.
    """

    __slots__ = ("bar", "game", "ply", "turn")

    def __init__(self, game: ChompGame, bar: Bar, turn: Player, ply: int) -> None:
        self.game: Final = game
        self.bar: Final = bar
        self.turn: Final = turn
        self.ply: Final = ply

    @property
    def outcome(self) -> int | None:
        """Who has eaten the poisoned square, the last one, has lost."""
        return None if self.bar else self.turn.value

    @property
    def remaining(self) -> int:
        """One square could be eaten at a time."""
        return sum(self.bar)

    @property
    def key(self) -> tuple[int, ...]:
        """What is left and who eats next."""
        return (*self.bar, self.turn)

    @property
    def canonical_key(self) -> tuple[int, ...]:
        """The same for columns and rows changed for each other."""
        return (*min(self.bar, turned(self.bar)), self.turn)

    @property
    def text(self) -> str:
        """What is left and who eats next, as `ChompGame.parse_position` reads it."""
        rows = ",".join(map(str, self.bar or (0,)))
        return f"{rows} {self.game.player_text(self.turn)}"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, ChompPosition):
            return NotImplemented
        return self.key == other.key and self.game == other.game

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"<{self.game.id} at {self.text}>"

    def legal_moves(self) -> Sequence[Move]:
        """All squares that are left, row by row from the lowest; the poisoned one too."""
        return [
            ROW * row + column for row, length in enumerate(self.bar) for column in range(length)
        ]

    def after(self, move: Move) -> ChompPosition:
        """Without a square and all above it and to its right."""
        return ChompPosition(self.game, eaten(self.bar, move), self.turn.opponent, self.ply + 1)

    def size_bound(self) -> int:
        """All that can be left, with either player to move."""
        return 2 * bars_within(self.bar)


def eaten(bar: Bar, move: Move) -> Bar:
    """What a move leaves of a bar."""
    row, column = divmod(move, ROW)
    if not column:
        return bar[:row]
    return (*bar[:row], *(min(length, column) for length in bar[row:]))


def turned(bar: Bar) -> Bar:
    """A bar with columns and rows changed for each other."""
    return tuple(sum(length > column for length in bar) for column in range(max(bar, default=0)))


@cache
def bars_within(bar: Bar) -> int:
    """How many different bars can be left of one, it and nothing at all included."""
    ways = [1] * (max(bar, default=0) + 1)  # bars whose lowest row is at most so long
    for length in reversed(bar):
        total, longer = 0, list[int]()
        for size in range(len(ways)):
            total += ways[size] if size <= length else 0
            longer.append(total)
        ways = longer
    return ways[-1]

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Hex: players place stones on a rhombus of hexagons, and win by joining their two edges.

X begins and joins top and bottom, O left and right. There are no draws: a full board has exactly
one of the two chains (D. Gale, "The game of Hex and the Brouwer fixed-point theorem", 1979). So the
first player wins on every board of equal sides: if the second one could, the first would put any
stone and then play as the second does, for a stone more never harms (J. Nash, 1952). There is no
rule by which the second player may swap.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from math import comb
from typing import Final

from desktop_app.core.errors import GameError
from desktop_app.core.position import MAX, MIN, Move, Player, Position, Traits
from desktop_app.games.base import (
    GameBase,
    MoveNotation,
    PositionBase,
    read_rows,
    read_square,
    rows_text,
    square_text,
)
from desktop_app.games.hex.geometry import Rhombus, rhombus

SMALLEST, LARGEST = 2, 11
WRITTEN_OUT = 5
"""The largest side of a board for which the example of a position shows every row."""

NOTATION = MoveNotation(re.compile(r"[a-k][0-9]{1,2}", re.IGNORECASE | re.ASCII), "b2")


class HexFault(StrEnum):
    """The errors in positions and moves of Hex that a user types."""

    BAD_SIZE = "bad-size"
    BAD_BOARD = "bad-board"
    STONES = "stones"
    BOTH = "both"
    OFF_BOARD = "off-board"
    TAKEN = "taken"


@dataclass(frozen=True)
class HexGame(GameBase):
    """A Hex board of a given size.

    Attributes:
        size: cells of a side.
    """

    size: int = LARGEST

    family = "hex"
    traits = Traits(moves_stay=True, takes_turns=True, has_draws=False)

    def __post_init__(self) -> None:
        if not SMALLEST <= self.size <= LARGEST:
            raise GameError(HexFault.BAD_SIZE, text=str(self.size), least=SMALLEST, most=LARGEST)

    @property
    def id(self) -> str:
        """Return `hex` for a board with eleven cells a side, else `hex:5` and so on."""
        return self.family if self.size == LARGEST else f"{self.family}:{self.size}"

    @property
    def longest(self) -> int:
        return self.size**2

    @property
    def example(self) -> str:
        """Return an example of the rows: a whole small board, or two rows of a large one."""
        row = "." * self.size
        rows = [f"X{row[1:]}", f".O{row[2:]}", *[row] * (self.size - 2)]
        return "/".join(rows if self.size <= WRITTEN_OUT else [*rows[:2], "…"])

    @cached_property
    def board(self) -> Rhombus:
        """The cells as bits."""
        return rhombus(self.size)

    def start(self) -> HexPosition:
        return HexPosition(self, 0, 0)

    def notation(self) -> MoveNotation:
        return NOTATION

    def move_text(self, move: Move) -> str:
        """Return the column, and the row from the top, such as `b3`."""
        row, column = divmod(move, self.size)
        return square_text(column, row + 1)

    def find_move(self, position: Position, text: str) -> Move:
        column, number = read_square(text)
        if column >= self.size or not 1 <= number <= self.size:
            last = self.move_text(self.longest - 1)
            raise GameError(HexFault.OFF_BOARD, text=text, last=last)
        move = (number - 1) * self.size + column
        if move not in position.legal_moves():
            raise GameError(HexFault.TAKEN, text=text)
        return move

    def parse_position(self, text: str) -> HexPosition:
        """Read the rows from the top, such as `X../.O./...`; the stones tell whose turn it is."""
        marks = read_rows(text.strip().upper(), self.size, self.size, "XO.")
        if marks is None:
            raise GameError(HexFault.BAD_BOARD, example=self.example)
        bits = self.board.bits
        x, o = (
            sum(bit for bit, mark in zip(bits, marks, strict=True) if mark == side) for side in "XO"
        )
        if not 0 <= x.bit_count() - o.bit_count() <= 1:
            raise GameError(HexFault.STONES)
        position = HexPosition(self, x, o)
        side = position.ply % 2
        if self.board.joins(side, (x, o)[side]):
            raise GameError(HexFault.BOTH)
        return position


class HexPosition(PositionBase):
    """The stones; their number tells who moves.

    Attributes:
        game: the board.
        x_stones: the bits of the stones of X, who is Max.
        o_stones: those of O.
        ply: a stone for each move.
        turn: X begins.
        outcome: 1 if X has joined both edges, -1 if O has, None while the game goes on.
    """

    __slots__ = ("game", "o_stones", "outcome", "ply", "turn", "x_stones")

    def __init__(self, game: HexGame, x_stones: int, o_stones: int) -> None:
        self.game: Final = game
        self.x_stones: Final = x_stones
        self.o_stones: Final = o_stones
        self.ply: Final = (x_stones | o_stones).bit_count()
        self.turn: Final = MIN if self.ply % 2 else MAX
        self.outcome: Final = self._won()

    def _won(self) -> int | None:
        """1 or -1 once a chain joins both edges; only the last player to move can have one."""
        side = 1 - self.ply % 2
        stones = (self.x_stones, self.o_stones)[side]
        if stones.bit_count() < self.game.size or not self.game.board.joins(side, stones):
            return None
        return -1 if side else 1

    @property
    def free(self) -> int:
        """The cells without a stone, as bits."""
        return self.game.board.cells & ~(self.x_stones | self.o_stones)

    def stones(self, player: Player) -> int:
        """Return a player's stones, as bits."""
        return self.x_stones if player is MAX else self.o_stones

    @property
    def chain(self) -> Sequence[int]:
        """Return the cells of a shortest winning chain; empty while the game goes on."""
        if self.outcome is None:
            return ()
        side = 0 if self.outcome > 0 else 1
        return self.game.board.path(side, self.x_stones if side == 0 else self.o_stones)

    @property
    def remaining(self) -> int:
        return 0 if self.outcome is not None else self.free.bit_count()

    @property
    def key(self) -> tuple[int, int]:
        """The stones of both players."""
        return self.x_stones, self.o_stones

    @property
    def canonical_key(self) -> tuple[int, int]:
        """The lesser key of the board and its rotation by 180 degrees."""
        turned = self.game.board.turned
        return min(self.key, (turned(self.x_stones), turned(self.o_stones)))

    @property
    def text(self) -> str:
        marks = "".join(
            "X" if self.x_stones & bit else "O" if self.o_stones & bit else "."
            for bit in self.game.board.bits
        )
        return rows_text(marks, self.game.size)

    def legal_moves(self) -> Sequence[Move]:
        """Return all free cells in reading order."""
        if self.outcome is not None:
            return []
        return list(self.game.board.numbers(self.free))

    def after(self, move: Move) -> HexPosition:
        bit = self.game.board.bits[move]
        if self.turn is MAX:
            return HexPosition(self.game, self.x_stones | bit, self.o_stones)
        return HexPosition(self.game, self.x_stones, self.o_stones | bit)

    def size_bound(self) -> int:
        """Return a bound: free cells filled in alternation by both sides, in any places."""
        free = self.remaining
        return sum(comb(free, more) * comb(more, more // 2) for more in range(free + 1))

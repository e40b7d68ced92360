# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules of line games: the board, rows, and the reachable positions.

A row longer than k wins too (free style).
"""

from __future__ import annotations

from enum import StrEnum
from functools import cached_property

from desktop_app.core.errors import GameError
from desktop_app.core.frozen import frozen
from desktop_app.core.grid import (
    SYMMETRY_CELLS,
    Board,
    CanonicalKeys,
    bits,
    shared_board,
    shared_canonical_keys,
)
from desktop_app.core.position import MAX, Move
from desktop_app.games.base import square_text

LARGEST_SIDE = 20
TABLED_CELLS = 16
"""Boards up to here remember the open cells of each filling: at most 2^16 of them."""


class LineFault(StrEnum):
    """The errors in sizes, moves and boards of line games that a user types."""

    BAD_SIZE = "bad-size"
    SIZE_RANGE = "size-range"
    ROW_TOO_LONG = "row-too-long"  # k in a row does not fit the board
    OFF_BOARD = "off-board"
    NO_COLUMN = "no-column"
    CELL_TAKEN = "cell-taken"
    COLUMN_FULL = "column-full"
    ROW_COUNT = "row-count"
    ROW_LENGTH = "row-length"
    BAD_MARK = "bad-mark"
    BAD_TURN = "bad-turn"
    WRONG_TURN = "wrong-turn"
    WRONG_COUNTS = "wrong-counts"
    BOTH_WON = "both-won"
    PLAYED_ON = "played-on"
    TWO_WINS = "two-wins"
    FLOATING = "floating"


@frozen(slots=False)
class LineRules:
    """The rules: the board, k, and gravity."""

    columns: int
    rows: int
    k: int
    gravity: bool = False

    def __post_init__(self) -> None:
        for size in (self.columns, self.rows, self.k):
            if not 1 <= size <= LARGEST_SIDE:
                raise GameError(LineFault.SIZE_RANGE, value=size, least=1, most=LARGEST_SIDE)
        if self.k > max(self.columns, self.rows):
            raise GameError(LineFault.ROW_TOO_LONG, k=self.k, columns=self.columns, rows=self.rows)

    @cached_property
    def board(self) -> Board:
        """The geometry of the board."""
        return shared_board(self.columns, self.rows, self.k)

    @cached_property
    def canonical(self) -> CanonicalKeys | None:
        """The symmetries, if the board is small enough for them to help."""
        if self.columns * self.rows > SYMMETRY_CELLS:
            return None
        return shared_canonical_keys(self.columns, self.rows, gravity=self.gravity)

    @cached_property
    def moves_by_filling(self) -> dict[int, tuple[Move, ...]] | None:
        """The open cells by mask of taken cells, cached on small boards; None on others."""
        return {} if self.board.cells <= TABLED_CELLS else None

    @cached_property
    def endings(self) -> tuple[int, int, tuple[tuple[int, ...], ...]]:
        """All that ends a game: the number of cells, the ply of the first possible line, and the
        lines through each cell."""
        return self.board.cells, 2 * self.k - 1, self.board.lines_through


def cell_text(game: LineRules, cell: int) -> str:
    """Return a cell as column letter and row number from the bottom: `a3` is cell 0 of 3x3."""
    row, column = divmod(cell, game.columns)
    return square_text(column, game.rows - row)


def checked_outcome(game: LineRules, x_stones: int, o_stones: int) -> int | None:
    """Return the outcome of a position, after checking that it is reachable.

    Raises:
        GameError: the counts are wrong, both sides have won, a stone floats, or the game went
            on after it was won.
    """
    x_count, o_count = x_stones.bit_count(), o_stones.bit_count()
    if x_count - o_count not in (0, 1):
        raise GameError(LineFault.WRONG_COUNTS, x=x_count, o=o_count)
    board = game.board
    taken = x_stones | o_stones
    if game.gravity:
        for cell in bits(taken):
            below = cell + game.columns
            if below < board.cells and not taken >> below & 1:
                raise GameError(LineFault.FLOATING, cell=cell_text(game, cell))
    x_line, o_line = board.has_line(x_stones), board.has_line(o_stones)
    if x_line and o_line:
        raise GameError(LineFault.BOTH_WON)
    if x_line or o_line:
        winner, stones = ("X", x_stones) if x_line else ("O", o_stones)
        if x_line == (x_count == o_count):
            raise GameError(LineFault.PLAYED_ON, winner=winner)
        if not any(_was_last(game, stones, taken, cell) for cell in bits(stones)):
            raise GameError(LineFault.TWO_WINS, winner=winner)
        return MAX.value if x_line else -MAX.value
    return 0 if taken == board.full else None


def _was_last(game: LineRules, stones: int, taken: int, cell: int) -> bool:
    """Return whether a winner's stone can be the last one: without it no line is complete."""
    above = cell - game.columns
    if game.gravity and above >= 0 and taken >> above & 1:
        return False
    return not game.board.has_line(stones & ~(1 << cell))

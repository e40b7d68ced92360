# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The geometry of a rectangular board: cells, lines of k, symmetries, as bit masks.

A cell is `row * columns + column`, with rows counted from the top: cell 0 is at the top left, and
cells are numbered in reading order. A set of cells is an int with their bits set.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property, lru_cache
from itertools import compress, product
from operator import or_  # pyright: ignore[reportUnknownVariableType]
from typing import cast

from desktop_app.core.frozen import frozen

SYMMETRY_CELLS = 36
"""The most cells of a board with symmetries: on larger ones, searches hardly meet images."""
united = cast("Callable[[int, int], int]", or_)
CHUNK = 9
"""The cells that are looked up at once when a mask is turned; a table has 2^9 rows."""


def center_distance(cell: int, columns: int, rows: int) -> int:
    """Return how far a cell is from the middle of a board, in half cells.

    It is the larger of its distances from the middle column and from the middle row.
    """
    row, column = divmod(cell, columns)
    return max(abs(2 * column - columns + 1), abs(2 * row - rows + 1))


@frozen(slots=False)
class Board:
    """A board of `columns` by `rows` cells, on which `k` in a row are a line."""

    columns: int
    rows: int
    k: int

    @cached_property
    def cells(self) -> int:
        """The number of cells."""
        return self.columns * self.rows

    @cached_property
    def full(self) -> int:
        """The mask of all cells."""
        return (1 << self.cells) - 1

    @cached_property
    def column_masks(self) -> tuple[int, ...]:
        """For each column, the mask of its cells."""
        first = sum(1 << row * self.columns for row in range(self.rows))
        return tuple(first << column for column in range(self.columns))

    @cached_property
    def lines(self) -> tuple[int, ...]:
        """The masks of all windows of k adjacent cells in a row, column or diagonal."""
        return tuple(self._lines())

    def _lines(self) -> Iterator[int]:
        reach = self.k - 1
        steps = ((1, 0), (0, 1), (1, 1), (-1, 1)) if reach else ((1, 0),)
        for row, column, (right, down) in product(range(self.rows), range(self.columns), steps):
            end_column, end_row = column + reach * right, row + reach * down
            if 0 <= end_column < self.columns and end_row < self.rows:
                step = down * self.columns + right
                start = row * self.columns + column
                yield sum(1 << start + i * step for i in range(self.k))

    @cached_property
    def lines_through(self) -> tuple[tuple[int, ...], ...]:
        """For each cell, the masks of the lines that it is part of."""
        through: list[list[int]] = [[] for _ in range(self.cells)]
        for line in self.lines:
            for cell in bits(line):
                through[cell].append(line)
        return tuple(map(tuple, through))

    def has_line(self, stones: int) -> bool:
        """Return whether the stones contain a complete line."""
        return any(line & stones == line for line in self.lines)

    def line_cells(self, stones: int) -> int:
        """Return the mask of all cells in complete lines of these stones."""
        found = 0
        for line in self.lines:
            if line & stones == line:
                found |= line
        return found


@lru_cache(maxsize=32)
def shared_board(columns: int, rows: int, k: int) -> Board:
    """Return the board of a size, which all games of that size share: its lines take long."""
    return Board(columns, rows, k)


def bits(mask: int) -> Iterator[int]:
    """Yield the numbers of the bits that are set, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


_FROM_DIGITS = bytes.maketrans(b"01", b"\0\1")


def many_bits(mask: int) -> list[int]:
    """Return what `bits` yields; five times as fast if many bits are set."""
    digits = f"{mask:b}"[::-1].encode().translate(_FROM_DIGITS)
    return list(compress(range(len(digits)), digits))


def symmetries(columns: int, rows: int, *, gravity: bool) -> list[list[int]]:
    """Return the maps (old cell to new cell) that leave the game the same, identity first.

    There are eight on a square board and four on an oblong one; with gravity, only the identity and
    the left-right mirror.
    """

    def cell_map(mirror: bool, flip: bool, swap: bool) -> list[int]:
        image: list[int] = []
        for row, column in product(range(rows), range(columns)):
            c = columns - 1 - column if mirror else column
            r = rows - 1 - row if flip else row
            image.append(c * columns + r if swap else r * columns + c)
        return image

    upside = (False,) if gravity else (False, True)
    swaps = (False, True) if columns == rows and not gravity else (False,)
    return [cell_map(m, f, s) for s, f, m in product(swaps, upside, (False, True))]


class CanonicalKeys:
    """Computes the key that a position shares with its mirror images and rotations."""

    def __init__(self, columns: int, rows: int, *, gravity: bool) -> None:
        maps = symmetries(columns, rows, gravity=gravity)
        cells = columns * rows
        self._chunk = (1 << CHUNK) - 1
        # _low[i][part] holds the images of the cells of chunk i that are set in part;
        # _high the same, moved up by the board's cells: the two halves of a key
        self._low: list[list[tuple[int, ...]]] = []
        self._high: list[list[tuple[int, ...]]] = []
        for start in range(0, cells, CHUNK):
            width = min(CHUNK, cells - start)
            for tables, up in ((self._low, 0), (self._high, cells)):
                single = [tuple(1 << image[start + i] + up for image in maps) for i in range(width)]
                table: list[tuple[int, ...]] = [(0,) * len(maps)]
                for part in range(1, 1 << width):
                    low = part & -part
                    rest = table[part ^ low]
                    table.append(tuple(map(united, rest, single[low.bit_length() - 1])))
                tables.append(table)

    def key(self, first: int, second: int) -> int:
        """Return a number for a pair of masks that is the same for every image of the pair."""
        if len(self._low) == 1:  # at most nine cells: the small boards, which are solved
            return min(map(united, self._high[0][first], self._low[0][second]))
        if len(self._low) == 2:
            high, low, chunk = self._high, self._low, self._chunk
            one = map(united, high[0][first & chunk], high[1][first >> CHUNK])
            other = map(united, low[0][second & chunk], low[1][second >> CHUNK])
            return min(map(united, one, other))
        return min(map(united, self._images(self._high, first), self._images(self._low, second)))

    def _images(self, tables: list[list[tuple[int, ...]]], mask: int) -> Iterable[int]:
        chunk = self._chunk
        found: Iterable[int] = tables[0][mask & chunk]
        for table in tables[1:]:
            mask >>= CHUNK
            found = map(united, found, table[mask & chunk])
        return found


@lru_cache(maxsize=8)
def shared_canonical_keys(columns: int, rows: int, *, gravity: bool) -> CanonicalKeys:
    """Return what computes the keys of a size, which all games of that size share."""
    return CanonicalKeys(columns, rows, gravity=gravity)

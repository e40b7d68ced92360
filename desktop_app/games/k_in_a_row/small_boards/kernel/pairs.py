# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# pyright: basic, reportInvalidTypeArguments=false, reportAttributeAccessIssue=false
# pyright: reportIndexIssue=false, reportAssignmentType=false, reportPossiblyUnboundVariable=false
"""A proof by pairs of cells that a side of a small board can't win any more.

If each of its open lines holds a pair of empty cells, and no two pairs share a cell, the opponent
answers each stone in a pair on the other cell of the pair, and no line is ever completed.

Sources: A. Hales, R. Jewett, "Regularity and Positional Games", 1963; J. Uiterwijk, "Set Matching:
An Enhancement of the Hales-Jewett Pairing Strategy", 2017 (a pair may serve several lines).
"""

from array import array

import cython

from desktop_app.games.k_in_a_row.small_boards.kernel.table import SmallBoardTable

MOST_TRIES = cython.declare(cython.int, 24)  # the most steps of one search for pairs


@cython.cclass
class SmallBoardPairs(SmallBoardTable):
    """A board and its table, with the search for pairs."""

    def __init__(self, columns: int, rows: int, k: int, table_bits: int) -> None:
        """Make room for the lines without a pair; the arguments are those of the table."""
        super().__init__(columns, rows, k, table_bits)
        self.unpaired = array("Q", bytes(8 * (self.cells + 2) * (self.lines + 1)))

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def pairs_hold(self, ply: cython.int, side: cython.int, empty: cython.ulonglong) -> cython.bint:
        """Return whether pairs of cells are found that stop every open line of a side."""
        base: cython.int = (ply * 2 + side) * self.lines
        count: cython.int = self.counts[ply * 2 + side]
        i: cython.int
        for i in range(count):
            self.unpaired[i] = self.masks[base + i] & empty
        self.tries = MOST_TRIES
        return self._paired(0, count, empty)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _paired(self, level: cython.int, count: cython.int, free: cython.ulonglong) -> cython.bint:
        """Find pairs for the unpaired lines, first for the line with the fewest free cells."""
        self.tries -= 1
        if count == 0 or self.tries < 0:
            return count == 0
        base: cython.int = level * self.lines
        above: cython.int = base + self.lines
        fewest: cython.int = self.cells + 1
        size: cython.int
        kept: cython.int
        i: cython.int
        rest: cython.ulonglong
        pair: cython.ulonglong
        line: cython.ulonglong = 0
        for i in range(base, base + count):
            rest = self.unpaired[i] & free
            size = 0
            while rest:
                rest &= rest - 1
                size += 1
            if size < fewest:
                fewest = size
                line = self.unpaired[i] & free
                if size < 2:
                    return False
        while line and self.tries >= 0:
            rest = line & (line - 1)
            while rest:
                pair = (line & -line) | (rest & -rest)
                rest &= rest - 1
                kept = 0
                for i in range(base, base + count):
                    self.unpaired[above + kept] = self.unpaired[i]
                    kept += 0 if self.unpaired[i] & pair == pair else 1
                if self._paired(level + 1, kept, free & ~pair):
                    return True
            line &= line - 1
        return False

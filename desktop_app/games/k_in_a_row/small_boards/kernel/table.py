# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# pyright: basic, reportInvalidTypeArguments=false, reportAttributeAccessIssue=false
# pyright: reportIndexIssue=false, reportAssignmentType=false, reportPossiblyUnboundVariable=false
"""The transposition table of small boards, and the keys of positions."""

from array import array
from functools import lru_cache

import cython

from desktop_app.core.grid import symmetries
from desktop_app.games.k_in_a_row.small_boards.kernel.board import SmallBoard
from desktop_app.search.kernel.tables import BoundsTable
from desktop_app.search.limits import never_over

if not cython.compiled:  # compiled, they come from the .pxd files
    from desktop_app.search.kernel.tables import lower_of, upper_of

    WON = 64
CHUNK = cython.declare(cython.int, 9)  # the number of cells that are looked up at once
LEAST_BITS, FIRST_BITS = 20, 21
SLOTS = 4
SYMMETRIC_PLIES = cython.declare(cython.int, 8)  # later, mirror images hardly ever come up
SIZES_KEPT = 8  # the sizes of boards of which `images_of` keeps the tables


@lru_cache(SIZES_KEPT)
def images_of(columns: int, rows: int) -> tuple:
    """Return how many images a board has, in how many chunks, and the tables of them.

    The first table turns or mirrors nine cells at once, the second numbers them in base three.
    All solvers of a size share them, and none changes them.
    """
    maps = symmetries(columns, rows, gravity=False)
    chunks = (columns * rows + CHUNK - 1) // CHUNK
    images = array("Q")
    for image in maps:
        for start in range(0, chunks * CHUNK, CHUNK):
            to = image[start : start + CHUNK]
            images.extend(
                sum(1 << cell for i, cell in enumerate(to) if part >> i & 1)
                for part in range(1 << CHUNK)
            )
    ternary = [sum(3**i for i in range(CHUNK) if part >> i & 1) for part in range(1 << CHUNK)]
    return len(maps), chunks, images, array("Q", ternary)


@cython.cclass
class SmallBoardTable(SmallBoard):
    """A board with a transposition table.

    Attributes (read through methods when compiled):
        lower, upper: the bounds that the last `probe` found.
    """

    def __init__(self, columns: int, rows: int, k: int, table_bits: int) -> None:
        """Make an empty table.

        Args:
            columns, rows: the size of the board, at most 36 cells.
            k: how many in a row win.
            table_bits: the table may grow to 2 ** table_bits buckets of 32 bytes, 20 to 26.

        Raises:
            ValueError: the board is too large, or the table too small or too large.
        """
        super().__init__(columns, rows, k)
        if not LEAST_BITS <= table_bits <= 26:
            raise ValueError("a table out of range")
        self.turns, self.chunks, self.images, self.ternary = images_of(columns, rows)
        self.key_bits = max(2 * self.cells, table_bits + 1) if self.cells <= 32 else 58
        self.key_mask = (self.one << (self.key_bits - 1)) * 2 - 1
        self.multiplier = 0x9E3779B97F4A7C15
        self.table = BoundsTable(self.key_bits, FIRST_BITS, table_bits, SLOTS)
        self.check_mask = 4095 if cython.compiled else 63
        self.visited = 0
        self.check, self.stopped = never_over, False

    @property
    def nodes(self) -> int:
        """The number of nodes visited since the solver was made."""
        return self.visited

    def table_use(self) -> float:
        """Return how much of the table holds entries, from 0 to 1, from a sample."""
        return self.table.use()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def key_of(
        self,
        ply: cython.int,
        own: cython.ulonglong,
        other: cython.ulonglong,
        cover: cython.ulonglong,
        empty: cython.ulonglong,
    ) -> cython.ulonglong:
        """Return a scattered number that positions share only if they have the same value.

        A cell on no open line is a wall, and so is a stone that no open line of its side needs: no
        line can pass there, whoever owns it. (On more than 32 cells such stones keep their colour,
        so that the key fits into 58 bits.)
        """
        i: cython.int
        wall: cython.ulonglong = empty & ~(cover | self.cover)
        if self.cells <= 32:
            wall |= (own & ~cover) | (other & ~self.cover)
            other |= wall
        own |= wall
        a: cython.ulonglong = own
        b: cython.ulonglong = other
        if ply <= SYMMETRIC_PLIES:
            image: cython.ulonglong
            image_b: cython.ulonglong
            for i in range(1, self.turns):
                image = self._image(i, own)
                if image <= a:
                    image_b = self._image(i, other)
                    if image < a or image_b < b:
                        a = image
                        b = image_b
        key: cython.ulonglong = a << self.cells | b if self.cells <= 32 else 0
        if self.cells > 32:
            for _ in range(4):
                key = key * 19683 + self.ternary[a & 511] + 2 * self.ternary[b & 511]
                a >>= CHUNK
                b >>= CHUNK
        key ^= key >> (self.key_bits >> 1)
        key = key * self.multiplier & self.key_mask
        return key ^ key >> (self.key_bits >> 1)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _image(self, turn: cython.int, mask: cython.ulonglong) -> cython.ulonglong:
        """Return the cells of a mask, turned or mirrored."""
        base: cython.int = turn * self.chunks << CHUNK
        image: cython.ulonglong = 0
        while mask:
            image |= self.images[base + (mask & 511)]
            mask >>= CHUNK
            base += 512
        return image

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def probe(self, key: cython.ulonglong, ply: cython.int) -> cython.void:
        """Set `lower` and `upper` to what the table knows; there, distances count from here."""
        entry: cython.ulonglong = self.table.find(key)
        self.lower = -WON
        self.upper = WON
        if entry:
            self.lower = lower_of(entry)
            self.upper = upper_of(entry)
            self.lower += ply if self.lower < 0 else -ply if self.lower > 0 else 0
            self.upper += ply if self.upper < 0 else -ply if self.upper > 0 else 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def store(
        self,
        key: cython.ulonglong,
        ply: cython.int,
        lower: cython.int,
        upper: cython.int,
        spent: cython.longlong,
    ) -> cython.void:
        """Store both bounds, and the number of nodes that they took."""
        lower += ply if lower > 0 else -ply if lower < 0 else 0
        upper += ply if upper > 0 else -ply if upper < 0 else 0
        lower = lower if lower > -WON else 1 - WON
        upper = upper if upper < WON else WON - 1
        self.table.keep(key, lower, upper, spent)

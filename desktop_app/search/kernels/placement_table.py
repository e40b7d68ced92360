# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# pyright: basic, reportInvalidTypeArguments=false, reportAttributeAccessIssue=false
# pyright: reportIndexIssue=false, reportAssignmentType=false, reportPossiblyUnboundVariable=false
"""What was found out of the positions of a small board, and when their search ends.

Source: D. Breuker, "Memory versus Search in Games", 1998 (of a bucket, the entry that took least
work gives way).
"""

from array import array

import cython

from desktop_app.games.board import symmetries
from desktop_app.search.kernels.placement_board import PlacementBoard
from desktop_app.search.limits import on_and_on
from desktop_app.search.memory import empty_words, share_used

if not cython.compiled:  # compiled, it is a constant of placement_table.pxd
    WON = 64
# numbers of C, which nobody outside can see
CHUNK = cython.declare(cython.int, 9)  # cells whose image or number is looked up at once
BUCKET = cython.declare(cython.int, 4)
SYMMETRIC_PLIES = cython.declare(cython.int, 8)  # later, mirror images hardly meet any more


@cython.cclass
class PlacementTable(PlacementBoard):
    """A board, its transposition table, the count of positions visited, the stop flag.

    Attributes (read through methods when compiled):
        table: buckets of four entries: rest of the key, work, upper and lower bound.
        lower, upper: what the last look into the table found.
    """

    def __init__(self, columns: int, rows: int, k: int, table_bits: int) -> None:
        """Make an empty table.

        Args:
            columns: of the board.
            rows: of the board.
            k: how many in a row win.
            table_bits: the table has 2 ** table_bits buckets of 32 bytes, 20 to 26.

        Raises:
            ValueError: the board is too large, or the table too small or too large.
        """
        super().__init__(columns, rows, k)
        if not 20 <= table_bits <= 26:
            raise ValueError("a table out of range")
        self._make_images(columns, rows)
        self.key_bits = max(2 * self.cells, table_bits + 1) if self.cells <= 32 else 58
        self.key_mask = (self.one << (self.key_bits - 1)) * 2 - 1
        self.rest_bits = self.key_bits - table_bits
        self.multiplier = 0x9E3779B97F4A7C15
        self.table = empty_words(BUCKET * 8 << table_bits)
        self.check_mask = 4095 if cython.compiled else 63
        self.visited = 0
        self.check, self.stopped = on_and_on, False

    def _make_images(self, columns: int, rows: int) -> None:
        """Tables that turn nine cells at once, and number them in the system of base three."""
        maps = symmetries(columns, rows, gravity=False)
        chunks = (columns * rows + CHUNK - 1) // CHUNK
        self.turns, self.chunks = len(maps), chunks
        images = array("Q")
        for image in maps:
            for start in range(0, chunks * CHUNK, CHUNK):
                to = image[start : start + CHUNK]
                images.extend(
                    sum(1 << cell for i, cell in enumerate(to) if part >> i & 1)
                    for part in range(1 << CHUNK)
                )
        self.images = images
        self.ternary = array(
            "Q", [sum(3**i for i in range(CHUNK) if part >> i & 1) for part in range(1 << CHUNK)]
        )

    @property
    def nodes(self) -> int:
        """Positions visited since it was made."""
        return self.visited

    def table_use(self) -> float:
        """How much of the table holds entries, from 0 to 1: a sample."""
        return share_used(self.table)

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
        """A number that positions share only if they are worth the same, scattered one to one.

        A cell on no open line is a wall, and so is a stone that none of its own side's open
        lines needs: no line can pass there, whoever it belongs to. (Beyond 32 cells walls of
        stones keep their colour, so that the key fits in 58 bits.)
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
        """The cells of a mask, mirrored or turned."""
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
        """Set `lower` and `upper`, as far as the table knows. In it, distances count from here."""
        base: cython.ulonglong = (key >> self.rest_bits) * BUCKET
        rest: cython.ulonglong = key & ((self.one << self.rest_bits) - 1)
        i: cython.int
        self.lower = -WON
        self.upper = WON
        for i in range(BUCKET):
            entry: cython.ulonglong = self.table[base + i]
            if entry and entry >> 20 == rest:
                self.lower = cython.cast(cython.int, entry & 127) - WON
                self.upper = cython.cast(cython.int, entry >> 7 & 127) - WON
                self.lower += ply if self.lower < 0 else -ply if self.lower > 0 else 0
                self.upper += ply if self.upper < 0 else -ply if self.upper > 0 else 0
                return

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
        """Note both bounds in place of the same position's, or where the least work went in."""
        base: cython.ulonglong = (key >> self.rest_bits) * BUCKET
        rest: cython.ulonglong = key & ((self.one << self.rest_bits) - 1)
        entry: cython.ulonglong
        slot: cython.ulonglong = base
        work: cython.ulonglong = 1
        least: cython.ulonglong = 64
        i: cython.int
        while spent > 1:
            spent >>= 1
            work += 1
        for i in range(BUCKET):
            entry = self.table[base + i]
            if entry and entry >> 20 == rest:
                slot = base + i
                break
            if (entry >> 14 & 63) < least:
                least = entry >> 14 & 63
                slot = base + i
        lower += ply if lower > 0 else -ply if lower < 0 else 0
        upper += ply if upper > 0 else -ply if upper < 0 else 0
        lower = lower if lower > -WON else 1 - WON
        upper = upper if upper < WON else WON - 1
        entry = cython.cast(cython.ulonglong, upper + WON) << 7
        entry |= cython.cast(cython.ulonglong, lower + WON)
        self.table[slot] = rest << 20 | work << 14 | entry

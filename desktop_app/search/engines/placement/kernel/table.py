# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# pyright: basic, reportInvalidTypeArguments=false, reportAttributeAccessIssue=false
# pyright: reportIndexIssue=false, reportAssignmentType=false, reportPossiblyUnboundVariable=false
"""What was found out of the positions of a small board, and when their search ends.

An entry is one word, from its lowest bit: lower bound + 64 in 7 bits, upper bound + 64 in 7, the
work in 6 (the length of the number of positions), the key in 44, without its `LEAST_BITS` highest
bits, which its place tells.

Sources: D. Breuker, "Memory versus Search in Games", 1998 (of a bucket, the entry that took least
work gives way); W. Litwin, "Linear hashing", 1980 (growth bucket by bucket).
"""

from array import array

import cython

from desktop_app.games.lines.geometry import symmetries
from desktop_app.search.basics.limits import on_and_on
from desktop_app.search.basics.memory import empty_words, share_used
from desktop_app.search.engines.placement.kernel.board import PlacementBoard

if not cython.compiled:  # compiled, it is a constant of placement_table.pxd
    WON = 64
# numbers of C, which nobody outside can see
CHUNK = cython.declare(cython.int, 9)  # cells whose image or number is looked up at once
BUCKET = cython.declare(cython.int, 4)
LEAST_BITS = 20
FIRST_BITS = 21
"""The size at which a table begins that may become larger: fresh memory costs time when it is
touched, and of a large table every first look would touch another page."""
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
            table_bits: the table may grow to 2 ** table_bits buckets of 32 bytes, 20 to 26.

        Raises:
            ValueError: the board is too large, or the table too small or too large.
        """
        super().__init__(columns, rows, k)
        if not LEAST_BITS <= table_bits <= 26:
            raise ValueError("a table out of range")
        self._make_images(columns, rows)
        self.key_bits = max(2 * self.cells, table_bits + 1) if self.cells <= 32 else 58
        self.key_mask = (self.one << (self.key_bits - 1)) * 2 - 1
        self.rest_mask = (self.one << (self.key_bits - LEAST_BITS)) - 1
        self.shift = self.key_bits - min(FIRST_BITS, table_bits)
        self.least_shift = self.key_bits - table_bits
        self.no_split = self.split = 1 << 63
        self.lost = 0
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
        base: cython.ulonglong = self._bucket(key)
        rest: cython.ulonglong = key & self.rest_mask
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
        base: cython.ulonglong = self._bucket(key)
        rest: cython.ulonglong = key & self.rest_mask
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
        else:
            if self.table[slot]:
                self.lost += 1
        lower += ply if lower > 0 else -ply if lower < 0 else 0
        upper += ply if upper > 0 else -ply if upper < 0 else 0
        lower = lower if lower > -WON else 1 - WON
        upper = upper if upper < WON else WON - 1
        entry = cython.cast(cython.ulonglong, upper + WON) << 7
        entry |= cython.cast(cython.ulonglong, lower + WON)
        self.table[slot] = rest << 20 | work << 14 | entry
        if self.split != self.no_split:
            self._split_bucket()
            self._split_bucket()
        elif self.shift > self.least_shift and self.lost > self.key_mask >> self.shift:
            self.split = (self.key_mask >> self.shift) + 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _bucket(self, key: cython.ulonglong) -> cython.ulonglong:
        """Where a key's bucket begins; from `split` on they are at their new places already."""
        bucket: cython.ulonglong = key >> self.shift
        if bucket >= self.split:
            bucket = key >> (self.shift - 1)
        return bucket * BUCKET

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _split_bucket(self) -> cython.void:
        """Go on with doubling: the last bucket that is undivided becomes two."""
        if self.split == self.no_split:
            return
        start: cython.ulonglong
        entry: cython.ulonglong
        i: cython.int
        ends: cython.ulonglong[2]
        if not cython.compiled:
            ends = [0] * 2
        self.split -= 1
        start = self.split * BUCKET
        ends[0] = 2 * start
        ends[1] = 2 * start + BUCKET
        for i in range(BUCKET):
            entry = self.table[start + i]
            self.table[start + i] = 0
            if entry:
                if entry >> 20 >> (self.shift - 1) & 1:
                    self.table[ends[1]] = entry
                    ends[1] += 1
                else:
                    self.table[ends[0]] = entry
                    ends[0] += 1
        if self.split == 0:
            self.split = self.no_split
            self.shift -= 1
            self.lost = 0

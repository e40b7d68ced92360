# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# pyright: basic, reportInvalidTypeArguments=false, reportAttributeAccessIssue=false
# pyright: reportIndexIssue=false, reportAssignmentType=false, reportPossiblyUnboundVariable=false
"""The transposition table of drop games, and when their search ends.

Sources: D. Breuker, "Memory versus search in games", 1998 (replacement by work); W. Litwin,
"Linear hashing", 1980 (growth bucket by bucket).
"""

from array import array
from collections.abc import Callable, Sequence

import cython

from desktop_app.search.basics.limits import on_and_on
from desktop_app.search.basics.memory import empty_words, share_used
from desktop_app.search.engines.drop.kernel.board import DropBoard

if not cython.compiled:  # compiled, they are constants of drop_table.pxd
    SLOTS, UNKNOWN = 8, 63


@cython.cclass
class DropTable(DropBoard):
    """A board, what was found out of its positions, the count of those visited, the stop flag."""

    def __init__(
        self,
        columns: int,
        rows: int,
        k: int,
        table_bytes: int,
        partner: "DropTable | None" = None,
    ) -> None:
        """Make an empty table.

        Args:
            columns: of the board.
            rows: of the board.
            k: how many in a row win.
            table_bytes: how large the table may become; a power of two is used in full.
            partner: whose table this one shall be, see `partner` of the solver.

        Raises:
            ValueError: the board does not fit.
        """
        super().__init__(columns, rows, k)
        cells, key_bits = columns * rows, columns * (rows + 1)
        near_bits = min(max(14, key_bits - 44), key_bits)
        most_bits = max((table_bytes // (8 * SLOTS)).bit_length() - 1, near_bits)
        self.table_bytes = table_bytes
        self.key_mask = (1 << key_bits) - 1
        self.multiplier = 0x9E3779B97F4A7C15 & ((1 << key_bits) - 1)
        self.near_shift = self.far_shift = key_bits - near_bits
        self.least_shift = key_bits - most_bits
        self.far_start = SLOTS << near_bits
        self.rest_mask = (1 << (key_bits - near_bits)) - 1
        self.no_split = self.split = 1 << 63
        if partner is None:
            self.table = empty_words(8 * SLOTS * ((1 << near_bits) + (1 << most_bits)))
        else:
            other: DropTable = partner
            self.table, self.far_shift = other.table, other.far_shift
        self.is_large = most_bits > 23
        self.near_from = cells - (12 if self.is_large else 20)
        self.lost = self.nodes = 0
        # positions between two calls of `check`, less one: about a millisecond
        self.check_mask = 4_095 if cython.compiled else 31
        self.check, self.stopped = on_and_on, False

    @property
    def visited(self) -> int:
        """Positions visited since the solver was made."""
        return self.nodes

    def table_use(self) -> float:
        """How much of the table holds entries, from 0 to 1: a sample."""
        return share_used(self.table)

    def grow(self, entries: int, check: Callable[[int], bool]) -> bool:
        """Make the table large enough for so many entries, or as large as it may become.

        Returns:
            Whether that is done; not if `check`, called as in a search, ended it.
        """
        count: cython.ulonglong = entries
        moved: cython.longlong = 0
        self.check, self.stopped = check, False
        with cython.nogil:
            while not self.stopped:
                if self.split == self.no_split:
                    if self.far_shift <= self.least_shift:
                        break
                    if count <= (self.key_mask >> self.far_shift) * SLOTS:
                        break
                    self.split = (self.key_mask >> self.far_shift) + 1
                self._split_bucket()
                moved += 1
                if moved & self.check_mask == 0:
                    with cython.gil:
                        self.stopped = bool(self.check(self.nodes))
        self.check = on_and_on
        return not self.stopped

    def learn(self, words: Sequence[int]) -> None:
        """Take exact scores of early positions into the table, to stay there.

        Args:
            words: for each position its key << 8 | score + 64; fewer than a quarter of what the
                table holds at most.
        """
        held: cython.ulonglong[::1] = array("Q", words)
        count: cython.Py_ssize_t = len(words)
        hash_: cython.ulonglong
        score: cython.int
        i: cython.Py_ssize_t
        self.grow(4 * count, on_and_on)
        with cython.nogil:
            for i in range(count):
                hash_ = ((held[i] >> 8) * self.multiplier) & self.key_mask
                score = cython.cast(cython.int, held[i] & 255) - 64
                self.store(hash_, 0, score, score, cython.cast(cython.longlong, self.key_mask))

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _place(self, hash_: cython.ulonglong, ply: cython.int) -> cython.ulonglong:
        """Where a position's bucket begins.

        Late positions, of which there are the most, share a small part of the table that stays
        in the processor's cache; early ones, each of which saves much work, have the rest.
        """
        bucket: cython.ulonglong
        if ply >= self.near_from:
            return (hash_ >> self.near_shift) * SLOTS
        bucket = hash_ >> self.far_shift
        if bucket >= self.split:
            bucket = hash_ >> (self.far_shift - 1)
        return self.far_start + bucket * SLOTS

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def probe(self, hash_: cython.ulonglong, ply: cython.int) -> cython.bint:
        """Look a position up; its bounds are left in `found_low` and `found_high`."""
        rest: cython.ulonglong = hash_ & self.rest_mask
        start: cython.ulonglong = self._place(hash_, ply)
        entry: cython.ulonglong
        i: cython.int
        for i in range(SLOTS):
            entry = self.table[start + i]
            if entry >> 20 == rest and entry:
                self.found_low, self.found_high = lower_of(entry), upper_of(entry)
                return True
        return False

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def store(
        self,
        hash_: cython.ulonglong,
        ply: cython.int,
        low: cython.int,
        high: cython.int,
        nodes: cython.longlong,
    ) -> cython.void:
        """Note a bound; it takes the place of the entry in its bucket that took the least work.

        A bound that is not known is -UNKNOWN or UNKNOWN.
        """
        start: cython.ulonglong = self._place(hash_, ply)
        rest: cython.ulonglong = hash_ & self.rest_mask
        entry: cython.ulonglong
        place: cython.ulonglong = start
        least: cython.int = 64
        work: cython.int = 0
        i: cython.int
        while nodes > 0:
            nodes >>= 1
            work += 1
        for i in range(SLOTS):
            entry = self.table[start + i]
            if entry == 0:
                place = start + i
                break
            if entry >> 20 == rest:
                low = max(low, lower_of(entry))
                high = min(high, upper_of(entry))
                work = max(work, work_of(entry))
                place = start + i
                break
            if work_of(entry) < least:
                least = work_of(entry)
                place = start + i
        else:
            if ply < self.near_from:
                self.lost += 1
        self.table[place] = packed(rest, work, low, high)
        if self.split != self.no_split:
            self._split_bucket()
            self._split_bucket()
            return
        buckets: cython.longlong = self.key_mask >> self.far_shift
        if self.far_shift > self.least_shift and self.lost > buckets:
            self.split = buckets + 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _split_bucket(self) -> cython.void:
        """Go on with doubling the far part: a bucket gives half of its entries to its neighbour.

        A table that is no larger than it must be is found in the processor's cache more often.
        From `split` on the buckets are at their new places already (W. Litwin, "Linear hashing",
        1980), so that nothing waits for the whole table to be moved.
        """
        if self.split == self.no_split:
            return
        start: cython.ulonglong
        rest: cython.ulonglong
        entry: cython.ulonglong
        i: cython.int
        ends: cython.ulonglong[2]
        if not cython.compiled:
            ends = [0] * 2
        self.split -= 1
        start = self.far_start + self.split * SLOTS
        ends[0] = self.far_start + 2 * self.split * SLOTS
        ends[1] = ends[0] + SLOTS
        for i in range(SLOTS):
            entry = self.table[start + i]
            self.table[start + i] = 0
            rest = entry >> 20 >> (self.far_shift - 1) & 1
            if entry:
                self.table[ends[rest]] = entry
                ends[rest] += 1
        if self.split == 0:
            self.split = self.no_split
            self.far_shift -= 1
            self.lost = 0


# An entry of the table, from its lowest bit: lower bound + 64 in 7 bits, upper bound + 64 in 7,
# the work in 6 (the length of the number of positions), the rest of the key in 44; never 0.


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def packed(
    rest: cython.ulonglong, work: cython.int, low: cython.int, high: cython.int
) -> cython.ulonglong:
    """An entry."""
    bounds: cython.ulonglong = (high + 64) << 7 | (low + 64)
    effort: cython.ulonglong = work
    return rest << 20 | effort << 14 | bounds


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def lower_of(entry: cython.ulonglong) -> cython.int:
    """Its lower bound."""
    return cython.cast(cython.int, entry & 127) - 64


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def upper_of(entry: cython.ulonglong) -> cython.int:
    """Its upper bound."""
    return cython.cast(cython.int, entry >> 7 & 127) - 64


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def work_of(entry: cython.ulonglong) -> cython.int:
    """Its work."""
    return cython.cast(cython.int, entry >> 14 & 63)

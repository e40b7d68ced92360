# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# pyright: basic, reportInvalidTypeArguments=false, reportAttributeAccessIssue=false
# pyright: reportIndexIssue=false, reportAssignmentType=false, reportPossiblyUnboundVariable=false
"""The transposition tables of the kernels.

A key's highest bits select its bucket, a few entries side by side. A table begins small: a table no
larger than necessary is in the processor's cache more often, and touching new memory takes time.

Sources: D. Breuker, "Memory versus Search in Games", 1998 (replacement schemes); W. Litwin, "Linear
hashing", 1980 (growth bucket by bucket, so that no search waits until a whole table is moved).
"""

import cython

from desktop_app.search.compiled import source_only_names
from desktop_app.search.memory import empty_words, share_used

SAME_AGE = cython.declare(cython.int, 512)
"""Added to the depth of entries of the current search, so that older ones are replaced first."""

if not cython.compiled:  # compiled, they come from tables.pxd

    def lower_of(entry: int) -> int:
        """Return the lower bound of an entry of a `BoundsTable`."""
        return (entry & 127) - 64

    def upper_of(entry: int) -> int:
        """Return the upper bound of an entry of a `BoundsTable`."""
        return (entry >> 7 & 127) - 64

    def value_of(entry: int) -> int:
        """Return the value of an entry of a `MovesTable`."""
        return (entry & 0x3FFFFF) - (1 << 21)

    def depth_of(entry: int) -> int:
        """Return the depth of the search behind an entry of a `MovesTable`."""
        return entry >> 22 & 511

    def bound_of(entry: int) -> int:
        """Return the bound of an entry of a `MovesTable`: 1 lower, 2 upper, 3 exact."""
        return entry >> 31 & 3

    def move_of(entry: int) -> int:
        """Return the move of an entry of a `MovesTable`; 0 for none."""
        return entry >> 33 & 0xFFFF

else:
    __getattr__ = source_only_names(
        __name__, "lower_of", "upper_of", "value_of", "depth_of", "bound_of", "move_of"
    )


@cython.cclass
class GrowingTable:
    """A table that doubles once too many entries were lost, splitting one bucket after the other.

    The last word of an entry is never 0; its first word holds the lower part of its key.
    """

    def __init__(
        self,
        key_bits: int,
        first_bits: int,
        most_bits: int,
        slots: int,
        width: int = 1,
        key_from: int = 0,
        words: "memoryview | None" = None,
    ) -> None:
        """Make an empty table.

        Args:
            key_bits: how many bits of a key are used; the highest ones select its bucket.
            first_bits: it begins with 2 ** first_bits buckets.
            most_bits: it may grow to 2 ** most_bits buckets, or to one for each key.
            slots: the entries of a bucket, a power of two.
            width: the words of an entry, 1 or 2.
            key_from: the lowest bit of the key in the first word of an entry.
            words: the memory to use, all 0; None for memory of its own.

        Raises:
            MemoryError, OSError: the system doesn't give as much.
        """
        most_bits = min(most_bits, key_bits)
        self.slots, self.width, self.key_from = slots, width, key_from
        self.bucket_bits = (slots * width).bit_length() - 1
        self.key_bits, self.shift = key_bits, key_bits - min(first_bits, most_bits)
        self.least_shift = key_bits - most_bits
        self.no_split = self.split = 1 << 63
        self.lost = 0
        self.words = empty_words(8 * width * slots << most_bits) if words is None else words

    def use(self) -> float:
        """Return how much of it holds entries, from 0 to 1, from a sample."""
        return share_used(self.words, self.width)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def bucket_of(self, key: cython.ulonglong) -> cython.ulonglong:
        """Return where a key's bucket begins; buckets from `split` on are split already."""
        bucket: cython.ulonglong = key >> self.shift
        if bucket >= self.split:
            bucket = key >> (self.shift - 1)
        return bucket << self.bucket_bits

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def grow(self, entries: cython.ulonglong) -> cython.bint:
        """Split one bucket to make room for so many entries; False if there is room, or no more."""
        buckets: cython.ulonglong = cython.cast(cython.ulonglong, 1) << (self.key_bits - self.shift)
        if self.split == self.no_split:
            if self.shift <= self.least_shift or entries <= buckets * self.slots:
                return False
            self.split = buckets
        self._split_bucket()
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _grow_if_full(self) -> cython.void:
        """Continue to double, or begin to if too many entries were lost; called for each entry."""
        buckets: cython.ulonglong
        if self.split != self.no_split:
            self._split_bucket()
            self._split_bucket()
        elif self.shift > self.least_shift:
            buckets = cython.cast(cython.ulonglong, 1) << (self.key_bits - self.shift)
            if self.lost * self.width >= buckets:
                self.split = buckets

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _split_bucket(self) -> cython.void:
        """Split the last bucket that is not split yet."""
        if self.split == self.no_split:
            return
        size: cython.int = self.slots * self.width
        last: cython.int = self.width - 1
        start: cython.ulonglong
        place: cython.ulonglong
        head: cython.ulonglong
        entry: cython.ulonglong
        half: cython.int
        i: cython.int
        ends: cython.ulonglong[2]
        if not cython.compiled:
            ends = [0] * 2
        self.split -= 1
        start = self.split * size
        ends[0] = 2 * start
        ends[1] = 2 * start + size
        for i in range(self.slots):
            place = start + i * self.width
            head = self.words[place]
            entry = self.words[place + last]
            self.words[place] = self.words[place + last] = 0
            if entry:
                half = head >> self.key_from >> (self.shift - 1) & 1
                self.words[ends[half]] = head
                self.words[ends[half] + last] = entry
                ends[half] += self.width
        if self.split == 0:
            self.split = self.no_split
            self.shift -= 1
            self.lost = 0


@cython.final
@cython.cclass
class BoundsTable(GrowingTable):
    """A table of lower and upper bounds; the entry that took the least work is replaced.

    An entry is one word, from its lowest bit: lower bound + 64 in 7 bits, upper bound + 64 in 7
    bits, the work in 6 bits (the length of the number of nodes), and in 44 bits the key without the
    bits that select a bucket in the smallest table. Several threads may use a table that can't grow
    any more without a lock, because an entry is written and read as a whole.
    """

    def __init__(
        self,
        key_bits: int,
        first_bits: int,
        most_bits: int,
        slots: int,
        words: "memoryview | None" = None,
    ) -> None:
        """Make an empty table; the arguments are those of `GrowingTable`.

        All but 44 bits of a key must select its first bucket.

        Raises:
            MemoryError, OSError: the system doesn't give as much.
        """
        super().__init__(key_bits, first_bits, most_bits, slots, key_from=20, words=words)
        self.rest_mask = (cython.cast(cython.ulonglong, 1) << self.shift) - 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def find(self, key: cython.ulonglong) -> cython.ulonglong:
        """Return the entry of a key; 0 if there is none."""
        rest: cython.ulonglong = key & self.rest_mask
        start: cython.ulonglong = self.bucket_of(key)
        entry: cython.ulonglong
        i: cython.int
        for _ in range(0, self.slots, 4):  # four at a time: the compiler unrolls the inner loop
            for i in range(4):
                entry = self.words[start + i]
                if entry >> 20 == rest and entry:
                    return entry
            start += 4
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def keep(
        self, key: cython.ulonglong, low: cython.int, high: cython.int, nodes: cython.longlong
    ) -> cython.void:
        """Store bounds from -63 to 63, and how many nodes they took."""
        rest: cython.ulonglong = key & self.rest_mask
        start: cython.ulonglong = self.bucket_of(key)
        place: cython.ulonglong = start
        entry: cython.ulonglong
        bounds: cython.ulonglong
        least: cython.ulonglong = 64
        work: cython.ulonglong = 0
        i: cython.int
        while nodes > 0:
            nodes >>= 1
            work += 1
        for i in range(self.slots):
            entry = self.words[start + i]
            if entry == 0:
                place = start + i
                break
            if entry >> 20 == rest:
                low = max(low, lower_of(entry))
                high = min(high, upper_of(entry))
                work = max(work, entry >> 14 & 63)
                place = start + i
                break
            if entry >> 14 & 63 < least:
                least = entry >> 14 & 63
                place = start + i
        else:
            # threads only share tables that can't grow any more, so this is never a race
            self.lost += self.shift > self.least_shift
        bounds = (high + 64) << 7 | (low + 64)
        self.words[place] = rest << 20 | work << 14 | bounds
        self._grow_if_full()


@cython.final
@cython.cclass
class MovesTable(GrowingTable):
    """A table of values and best moves; of the two entries of a bucket the shallower is replaced.

    An entry is two words: the key and, from the lowest bit, value + offset (22 bits), depth (9),
    bound (2; 1 lower, 2 upper, 3 exact), move (16; 0 for none), age.

    Attributes:
        age: the number of the current search; entries of other searches are replaced first.
    """

    def __init__(self, first_bits: int, most_bits: int) -> None:
        """Make an empty table; the arguments are those of `GrowingTable`.

        Raises:
            MemoryError, OSError: the system doesn't give as much.
        """
        super().__init__(64, first_bits, most_bits, slots=2, width=2)
        self.age = 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def find(self, key: cython.ulonglong) -> cython.ulonglong:
        """Return the second word of a key's entry; 0 if there is none."""
        place: cython.ulonglong = self.bucket_of(key)
        if self.words[place] != key:
            place += 2
        return self.words[place + 1] if self.words[place] == key else 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def keep(
        self,
        key: cython.ulonglong,
        value: cython.int,
        depth: cython.int,
        bound: cython.int,
        move: cython.int,
    ) -> cython.void:
        """Store an entry over that of the same key, else an older search's, else the shallower."""
        place: cython.ulonglong = self.bucket_of(key)
        other: cython.ulonglong = place ^ 2
        entry: cython.ulonglong = value + (1 << 21)
        part: cython.ulonglong = depth
        entry |= part << 22
        part = bound
        entry |= part << 31
        part = move
        entry |= part << 33
        entry |= self.age << 49
        if self.words[place] != key and (
            self.words[other] == key or self._worth(other) < self._worth(place)
        ):
            place = other
        if self.words[place] != key and self._worth(place) >= SAME_AGE:
            self.lost += 1
        self.words[place] = key
        self.words[place + 1] = entry
        self._grow_if_full()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _worth(self, place: cython.ulonglong) -> cython.int:
        """Return what an entry is worth keeping: its depth, plus `SAME_AGE` if of this search."""
        entry: cython.ulonglong = self.words[place + 1]
        if entry == 0:
            return -1
        return depth_of(entry) + (SAME_AGE if entry >> 49 == self.age else 0)

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# pyright: basic, reportInvalidTypeArguments=false, reportAttributeAccessIssue=false
# pyright: reportIndexIssue=false, reportAssignmentType=false, reportPossiblyUnboundVariable=false
"""The transposition table of drop games."""

from array import array
from collections.abc import Callable, Sequence

import cython

from desktop_app.games.k_in_a_row.connect_four.kernel.board import ConnectFourBoard
from desktop_app.search.kernel.tables import BoundsTable
from desktop_app.search.limits import never_over
from desktop_app.search.memory import empty_words

if not cython.compiled:  # compiled, they come from the .pxd files
    from desktop_app.search.kernel.tables import lower_of, upper_of

    UNKNOWN = 63

SLOTS = 8
"""Entries of a bucket: 64 bytes, one line of the processor's cache."""


@cython.cclass
class ConnectFourTable(ConnectFourBoard):
    """A board with a transposition table for scores.

    Late positions, which are the most, are in a small table that stays in the processor's cache;
    early ones, each of which saves much work, in the large one.
    """

    def __init__(
        self,
        columns: int,
        rows: int,
        k: int,
        table_bytes: int,
        partner: "ConnectFourTable | None" = None,
    ) -> None:
        """Make an empty table.

        Args:
            columns, rows: the size of the board.
            k: how many in a row win.
            table_bytes: the largest size of the table; a power of two is used in full.
            partner: share the table of this one, see `ConnectFourSolver.partner`.

        Raises:
            ValueError: the board does not fit into two words.
        """
        super().__init__(columns, rows, k)
        cells, key_bits = columns * rows, columns * (rows + 1)
        near_bits = min(max(14, key_bits - 44), key_bits)
        most_bits = max((table_bytes // (8 * SLOTS)).bit_length() - 1, near_bits)
        self.table_bytes = table_bytes
        self.key_mask = (1 << key_bits) - 1
        self.multiplier = 0x9E3779B97F4A7C15 & ((1 << key_bits) - 1)
        if partner is None:
            # one block of memory: the small table alone would get none of the system's large pages
            words = empty_words(8 * SLOTS * ((1 << near_bits) + (1 << most_bits)))
            near, far = words[: SLOTS << near_bits], words[SLOTS << near_bits :]
            self.near = BoundsTable(key_bits, near_bits, near_bits, SLOTS, near)
            self.far = BoundsTable(key_bits, near_bits, most_bits, SLOTS, far)
        else:
            other: ConnectFourTable = partner
            self.near, self.far = other.near, other.far
        self.near_from = cells - (12 if most_bits > 23 else 20)
        self.nodes = 0
        # nodes between two calls of `check`, minus one: about a millisecond
        self.check_mask = 4_095 if cython.compiled else 31
        self.check, self.stopped = never_over, False

    @property
    def visited(self) -> int:
        """The number of nodes visited since the solver was made."""
        return self.nodes

    def table_use(self) -> float:
        """Return how much of the large table holds entries, from 0 to 1, from a sample."""
        return self.far.use()

    def grow(self, entries: int, check: Callable[[int], bool]) -> bool:
        """Make the table large enough for so many entries, or as large as it may become.

        Args:
            entries: how many.
            check: called now and then with the number of nodes visited; true stops the growth.

        Returns:
            Whether it was not stopped.
        """
        count: cython.ulonglong = entries
        moved: cython.longlong = 0
        self.check, self.stopped = check, False
        with cython.nogil:
            while not self.stopped and self.far.grow(count):
                moved += 1
                if moved & self.check_mask == 0:
                    with cython.gil:
                        self.stopped = bool(self.check(self.nodes))
        self.check = never_over
        return not self.stopped

    def learn(self, words: Sequence[int]) -> None:
        """Store exact scores of early positions; they are never replaced.

        Args:
            words: for each position its key << 8 | score + 64; fewer than a quarter of the entries
                that the table can have.
        """
        held: cython.ulonglong[::1] = array("Q", words)
        count: cython.Py_ssize_t = len(words)
        hash_: cython.ulonglong
        score: cython.int
        i: cython.Py_ssize_t
        self.grow(4 * count, never_over)
        with cython.nogil:
            for i in range(count):
                hash_ = ((held[i] >> 8) * self.multiplier) & self.key_mask
                score = cython.cast(cython.int, held[i] & 255) - 64
                self.store(hash_, 0, score, score, cython.cast(cython.longlong, self.key_mask))

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def probe(self, hash_: cython.ulonglong, ply: cython.int) -> cython.bint:
        """Look a position up; set `found_low` and `found_high` if there is an entry."""
        entry: cython.ulonglong
        entry = self.near.find(hash_) if ply >= self.near_from else self.far.find(hash_)
        self.found_low, self.found_high = lower_of(entry), upper_of(entry)
        return entry != 0

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
        """Store bounds, -UNKNOWN or UNKNOWN for none, and the nodes that they took."""
        if ply >= self.near_from:
            self.near.keep(hash_, low, high, nodes)
        else:
            self.far.keep(hash_, low, high, nodes)

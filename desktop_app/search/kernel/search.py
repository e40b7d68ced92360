# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# pyright: basic, reportInvalidTypeArguments=false, reportAttributeAccessIssue=false
# pyright: reportIndexIssue=false, reportAssignmentType=false, reportPossiblyUnboundVariable=false
"""What the searches of the kernels share: count, stop, table, what its entries tell, the next move.

The loop over the moves stands in each of them: what a move changes is what makes a game, and a call
for that from a shared loop would take longer than many moves do. What is here costs nothing: the
functions of a .pxd file are made part of whoever calls them.
"""

import cython

from desktop_app.search.compiled import only_sources_have
from desktop_app.search.kernel.tables import MovesTable
from desktop_app.search.limits import on_and_on

BUCKET_BYTES = 32
LEAST_BITS = 8
"""The smallest table has 2 ** LEAST_BITS buckets."""
WHOLE = 64
"""A table that begins with so many bits is as large as it may become."""
CHECK_NODES = 1024 if cython.compiled else 16

if not cython.compiled:  # compiled, they come from search.pxd
    from desktop_app.search.kernel.tables import bound_of, depth_of, value_of

    SETTLED, LOWER, UPPER, EXACT = 511, 1, 2, 3

    def visit(search: "KernelSearch") -> None:
        """Count a position; now and then ask whether to go on."""
        search.nodes += 1
        if search.nodes >= search.last_node:
            search.stopped = True
        if search.nodes & search.check_mask == 0 and search.check(search.nodes):
            search.stopped = True

    def is_answer(entry: int, depth: int, alpha: int, beta: int) -> bool:
        """Whether an entry of a `MovesTable` tells all that is asked, to this depth or for good."""
        bound, value = bound_of(entry), value_of(entry)
        return depth_of(entry) in (SETTLED, depth) and (
            bound == EXACT
            or (bound == LOWER and value >= beta)
            or (bound == UPPER and value <= alpha)
        )

    def bound_beside(value: int, alpha: int, beta: int) -> int:
        """What a value is that was found between alpha and beta: see `bound_of`."""
        return LOWER if value >= beta else UPPER if value <= alpha else EXACT

    def take_best(moves: list[int], i: int, top: int) -> None:
        """Bring the best of the moves from the i-th word on to its place.

        Args:
            moves: two words each: the move, and what it promises.
            i: the first of them.
            top: where they end.
        """
        best = i
        for j in range(i + 2, top, 2):
            if moves[j + 1] > moves[best + 1]:
                best = j
        moves[i : i + 2], moves[best : best + 2] = moves[best : best + 2], moves[i : i + 2]

else:
    __getattr__ = only_sources_have(
        __name__, "EXACT", "SETTLED", "visit", "is_answer", "bound_beside", "take_best"
    )


@cython.cclass
class KernelSearch:
    """What a search keeps beside its board, which is built on this.

    Attributes:
        guessed: whether a value since this was last set to False rests on a guess.
        stopped: whether the last search was ended.
    """

    def prepare(self, table_bytes: int, check_nodes: int = CHECK_NODES) -> None:
        """Nothing is counted yet, and nobody asked; a table is had by `empty_table`.

        Args:
            table_bytes: how large it may become; a power of two is used in full.
            check_nodes: between so many positions, a power of two, is asked whether to go on.
        """
        self.table_bits = max((table_bytes // BUCKET_BYTES).bit_length() - 1, LEAST_BITS)
        self.nodes, self.last_node, self.top = 0, 1 << 62, 0
        self.check, self.check_mask = on_and_on, check_nodes - 1
        self.guessed = self.stopped = False

    def empty_table(self, first_bits: int = WHOLE) -> None:
        """Know nothing any more, in a table that begins with 2 ** first_bits buckets, if it may.

        Raises:
            MemoryError, OSError: the system doesn't give as much.
        """
        self.table = MovesTable(min(first_bits, self.table_bits), self.table_bits)

    @property
    def visited(self) -> int:
        """Positions visited since it was made."""
        return self.nodes

    def table_use(self) -> float:
        """How much of the table holds entries, from 0 to 1: a sample."""
        return self.table.use()

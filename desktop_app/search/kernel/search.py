# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# pyright: basic, reportInvalidTypeArguments=false, reportAttributeAccessIssue=false
# pyright: reportIndexIssue=false, reportAssignmentType=false, reportPossiblyUnboundVariable=false
"""The parts of an alpha-beta search that kernels share, all but two solvers of line games.

Counting nodes and stopping, what a table's entry answers, what is stored when a position is done,
the stack of moves and its order. Each kernel has its own loop over the moves: making a move is what
makes a game, and calling a shared loop's hook for it would take longer than many moves do. What is
here costs nothing: functions of a .pxd file are inlined where they are called.
"""

from collections.abc import Callable

import cython

from desktop_app.search.compiled import source_only_names
from desktop_app.search.kernel.tables import MovesTable
from desktop_app.search.limits import never_over

BUCKET_BYTES = 32
LEAST_BITS = 8
"""The smallest table has 2 ** LEAST_BITS buckets."""
WHOLE = 64
"""For a table that begins at its full size, however large that is."""
CHECK_NODES = 1024 if cython.compiled else 16

if not cython.compiled:  # compiled, they come from search.pxd
    from desktop_app.search.kernel.tables import bound_of, depth_of, move_of, value_of

    SETTLED, LOWER, UPPER, EXACT = 511, 1, 2, 3

    def visit(search: "KernelSearch") -> None:
        """Count a node; set `stopped` at the node limit, or if `check` says so."""
        search.nodes += 1
        if search.nodes >= search.last_node:
            search.stopped = True
        if search.nodes & search.check_mask == 0 and search.check(search.nodes):
            search.stopped = True

    def is_answer(entry: int, depth: int, alpha: int, beta: int) -> bool:
        """Return whether an entry of a `MovesTable` answers a search of this depth and window.

        Only entries of exactly this depth count, or values that no deeper search can change.
        """
        bound, value = bound_of(entry), value_of(entry)
        return depth_of(entry) in (SETTLED, depth) and (
            bound == EXACT
            or (bound == LOWER and value >= beta)
            or (bound == UPPER and value <= alpha)
        )

    def takes_answer(search: "KernelSearch", entry: int, depth: int, alpha: int, beta: int) -> bool:
        """Return `is_answer`; if so, also note in `guessed` whether the answer is a guess."""
        if not is_answer(entry, depth, alpha, beta):
            return False
        search.guessed = search.guessed or depth_of(entry) != SETTLED
        return True

    def best_known(entry: int) -> int:
        """Return the move of an entry with an exact value; -1 if it is a bound or has no move."""
        return move_of(entry) - 1 if entry and bound_of(entry) == EXACT else -1

    def bound_beside(value: int, alpha: int, beta: int) -> int:
        """Return which bound a fail-soft value is, found with the window (alpha, beta)."""
        return LOWER if value >= beta else UPPER if value <= alpha else EXACT

    def is_proven(value: int, bound: int, decisive: int, seen: int) -> bool:
        """Return whether no deeper search can change who wins, see `alphabeta.is_proven`.

        Args:
            value: the value for the player to move.
            bound: LOWER, UPPER or EXACT.
            decisive: the least value of a win.
            seen: the least value of a win within the depth of the search; an exact value below it
                might still turn out to be a quicker win.
        """
        if bound == LOWER:
            return value >= decisive
        if bound == UPPER:
            return value <= -decisive
        return abs(value) >= max(decisive, seen)

    def note_value(
        search: "KernelSearch",
        key: int,
        value: int,
        depth: int,
        bound: int,
        move: int,
        guessed_before: bool,
    ) -> None:
        """Store the result of a position, and add what was guessed before it to `guessed`.

        Args:
            search: `guessed` tells whether this value rests on a guess; else it is settled.
            key: the position's key.
            value: its value for the player to move.
            depth: the depth of the search.
            bound: LOWER, UPPER or EXACT.
            move: the best move; -1 for none.
            guessed_before: what `guessed` was before this position was searched.
        """
        search.table.keep(key, value, depth if search.guessed else SETTLED, bound, move + 1)
        search.guessed = search.guessed or guessed_before

    def push(moves: list[int], top: int, move: int, worth: int) -> int:
        """Put a move and its score on the stack; return the new top."""
        moves[top], moves[top + 1] = move, worth
        return top + 2

    def take_best(moves: list[int], i: int, top: int) -> None:
        """Swap the move with the highest score from `i` on into place `i`.

        Args:
            moves: the stack, two words for each move: the move and its score.
            i: the first move to look at.
            top: the end of the moves.
        """
        best = i
        for j in range(i + 2, top, 2):
            if moves[j + 1] > moves[best + 1]:
                best = j
        moves[i : i + 2], moves[best : best + 2] = moves[best : best + 2], moves[i : i + 2]

else:
    __getattr__ = source_only_names(
        __name__,
        "EXACT",
        "SETTLED",
        "visit",
        "is_answer",
        "takes_answer",
        "best_known",
        "bound_beside",
        "is_proven",
        "note_value",
        "push",
        "take_best",
    )


@cython.cclass
class KernelSearch:
    """What a search has beside its board: the node count and what stops it, a table, a stack.

    Most kernels' boards are subclasses, so that the whole search is one C struct; the search of
    chess is a subclass that has a board.

    Attributes:
        guessed: whether a value rests on a guess, since this was last set to False.
        stopped: whether the last search was stopped.
    """

    def prepare(
        self,
        table_bytes: int,
        check_nodes: int = CHECK_NODES,
        check: Callable[[int], bool] = never_over,
    ) -> None:
        """Set everything but the table; `empty_table` makes that.

        Args:
            table_bytes: the largest size of the table; a power of two is used in full.
            check_nodes: the nodes between two calls of `check`, a power of two.
            check: called with the number of nodes visited; true stops the search.
        """
        self.table_bits = max((table_bytes // BUCKET_BYTES).bit_length() - 1, LEAST_BITS)
        self.nodes, self.last_node, self.top = 0, 1 << 62, 0
        self.check, self.check_mask = check, check_nodes - 1
        self.guessed = self.stopped = False

    def empty_table(self, first_bits: int = WHOLE) -> None:
        """Replace the table by an empty one.

        Args:
            first_bits: it begins with 2 ** first_bits buckets, if it may become as large.

        Raises:
            MemoryError, OSError: the system doesn't give as much.
        """
        self.table = MovesTable(min(first_bits, self.table_bits), self.table_bits)

    @property
    def visited(self) -> int:
        """The number of nodes visited since the kernel was made."""
        return self.nodes

    def table_use(self) -> float:
        """Return how much of the table holds entries, from 0 to 1, from a sample."""
        return self.table.use()

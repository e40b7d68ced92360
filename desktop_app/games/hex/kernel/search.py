# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# pyright: basic, reportInvalidTypeArguments=false, reportAttributeAccessIssue=false
# pyright: reportIndexIssue=false, reportAssignmentType=false, reportPossiblyUnboundVariable=false
"""The search of Hex: the textbook's alpha-beta to a fixed depth.

Values are for the player to move; a win is `WIN` minus the plies from the position to it, as
outside the kernels (`core.score`).

Sources: D. Knuth, R. Moore, 1975 (alpha-beta); T. A. Marsland, M. Campbell, 1982 (null windows).
"""

from collections.abc import Callable

import cython

from desktop_app.games.hex.kernel.distances import HexDistances
from desktop_app.search.limits import never_over

if not cython.compiled:  # compiled, they come from the .pxd files
    from desktop_app.games.hex.kernel.distances import FREE
    from desktop_app.search.kernel.search import (
        best_known,
        bound_beside,
        is_proven,
        note_value,
        push,
        take_best,
        takes_answer,
        visit,
    )
    from desktop_app.search.kernel.tables import move_of, value_of

    WIN, DECISIVE, INFINITE, STACK = 1_000_000, 980_000, 2_000_000, 32_768

FIRST_BITS = 16
CHECK_NODES = 256 if cython.compiled else 16


@cython.final
@cython.cclass
class HexSearch(HexDistances):
    """A search whose table is kept from search to search."""

    def __init__(self, size: int, table_bytes: int = 1 << 20) -> None:
        """Make a search with an empty table of at most `table_bytes`, best a power of two."""
        super().__init__(size)
        if not cython.compiled:
            self.moves = [0] * STACK
        self.prepare(table_bytes, CHECK_NODES)
        self.forget()

    def forget(self) -> None:
        """Empty the table."""
        self.empty_table(FIRST_BITS)

    def best_move(self) -> int | None:
        """Return the table's best move as a cell in reading order; None if it has none."""
        number: int = best_known(self.table.find(self.key))
        if number < 0:
            return None
        return (number // self.wide - 2) * self.size + number % self.wide - 2

    def value(
        self, depth: int, alpha: int, beta: int, check: Callable[[int], bool], last_node: int
    ) -> int | None:
        """Search the position; return its value, or a bound outside (alpha, beta) (fail-soft).

        Args:
            depth: how many plies to look ahead, exactly.
            alpha: a value of at most this is an upper bound.
            beta: a value of at least this is a lower bound.
            check: called now and then with the number of nodes visited; true stops the search.
            last_node: the search also stops at this number of nodes since the kernel was made.

        Returns:
            The value for the player to move; None if the search was stopped.
        """
        c_depth: cython.int = min(depth, self.size * self.size - self.stones)
        c_alpha: cython.int = max(alpha, -INFINITE)
        c_beta: cython.int = min(beta, INFINITE)
        found: cython.int
        self.check, self.last_node, self.stopped = check, last_node, False
        self.guessed, self.top = False, 0
        with cython.nogil:
            found = self._search(c_depth, c_alpha, c_beta)
        self.check = never_over  # so that `check` and what it refers to can be freed
        return None if self.stopped else found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _nearer(self, value: cython.int) -> cython.int:
        """Return the value one ply later: an end is nearer there."""
        if value >= DECISIVE:
            return value + 1
        return value - 1 if value <= -DECISIVE else value

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _search(self, depth: cython.int, alpha: cython.int, beta: cython.int) -> cython.int:
        """Negamax of an unfinished position; return the value, or a bound outside (alpha, beta)."""
        entry: cython.ulonglong
        first: cython.int = -1
        value: cython.int
        visit(self)
        if self.stopped:
            return 0
        value = self.evaluate()
        if depth <= 0:
            self.guessed = True
            return value if self.turn == 0 else -value
        entry = self.table.find(self.key)
        if entry:
            first = move_of(entry) - 1
            if takes_answer(self, entry, depth, alpha, beta):
                return value_of(entry)
        return self._moves(depth, alpha, beta, first)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _moves(
        self, depth: cython.int, alpha: cython.int, beta: cython.int, first: cython.int
    ) -> cython.int:
        """Search the moves of a position and store the result."""
        base: cython.int = self.top
        best: cython.int = -INFINITE
        good: cython.int = -1
        before: cython.bint = self.guessed
        low: cython.int = self._nearer(alpha)
        high: cython.int = self._nearer(beta)
        floor: cython.int = low
        number: cython.int
        value: cython.int
        bound: cython.int
        i: cython.int
        self.guessed = False
        self._list(first)
        for i in range(base, self.top, 2):
            take_best(self.moves, i, self.top)
            number = self.moves[i]
            self.put(number)
            if self.has_won(number):
                self.nodes += 1
                value = WIN
            elif i == base:
                value = -self._search(depth - 1, -high, -floor)
            else:
                value = -self._search(depth - 1, -floor - 1, -floor)
                if floor < value < high and not self.stopped:
                    value = -self._search(depth - 1, -high, -floor)
            self.take(number)
            if self.stopped:
                break
            if value > best:
                best = value
                good = number
                if value > floor:
                    floor = value
                    if value >= high:
                        break
        self.top = base
        if self.stopped:
            return 0
        bound = bound_beside(best, low, high)
        if best >= DECISIVE:
            best -= 1
        elif best <= -DECISIVE:
            best += 1
        if is_proven(best, bound, DECISIVE, WIN - depth):
            self.guessed = False
        note_value(self, self.key, best, depth, bound, good, before)
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _list(self, first: cython.int) -> cython.void:
        """Push the free cells with their scores, which `evaluate` has just computed."""
        place: cython.int
        number: cython.int
        worth: cython.int
        for place in range(self.size * self.size):
            number = self.cell[place]
            if self.at[number] == FREE:
                worth = 1000 if number == first else -self.worth[number]
                self.top = push(self.moves, self.top, number, worth)

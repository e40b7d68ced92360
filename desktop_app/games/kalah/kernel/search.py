# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# pyright: reportInvalidTypeArguments=false, reportAttributeAccessIssue=false, reportIndexIssue=false
# pyright: reportGeneralTypeIssues=false, reportPossiblyUnboundVariable=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false
"""Alpha-beta for Kalah: how many of the seeds on the board the player to move will gain.

A position is the pits of the player to move, followed by the other player's; what is in the stores
makes no difference to what is still to come. The player who moves again keeps the sign of the
value.
"""

from collections.abc import Callable, Sequence
from math import comb

import cython

from desktop_app.search.kernel.search import KernelSearch
from desktop_app.search.limits import never_over

if not cython.compiled:  # compiled, they come from the .pxd files
    from desktop_app.search.kernel.search import (
        best_known,
        bound_beside,
        note_value,
        push,
        take_best,
        takes_answer,
        visit,
    )
    from desktop_app.search.kernel.tables import move_of, value_of

    WIDE, COUNTS, DEEPEST, INFINITE = 12, 84, 250, 1000

AT_ONCE = 20_000
MIX = 0x9E3779B97F4A7C15
"""Spreads keys over the table; multiplying by an odd number is one to one."""


@cython.final
@cython.cclass
class KalahKernel(KernelSearch):
    """A search with a transposition table."""

    def __init__(self, count: int, empty_captures: bool, table_bytes: int = 1 << 20) -> None:
        """Make a search.

        Args:
            count: the pits of each player.
            empty_captures: whether the last seed is captured even if the pit opposite is empty.
            table_bytes: the most memory for the table.

        Raises:
            ValueError: there are too many pits, or none.
        """
        if not 0 < count <= WIDE // 2:
            raise ValueError("no such board")
        if not cython.compiled:  # what C has for nothing
            self.pits, self.binomials = [0] * (DEEPEST + 2) * WIDE, [0] * COUNTS * WIDE
            self.moves = [0] * (DEEPEST + 1) * WIDE
        self.count, self.empty_captures = count, empty_captures
        for high in range(COUNTS):
            for low in range(WIDE):
                self.binomials[high * WIDE + low] = comb(high, low + 1)
        self.prepare(table_bytes)
        self.mix, self.word = MIX, (1 << 64) - 1
        self.forget()

    def forget(self) -> None:
        """Empty the table."""
        self.empty_table()

    def value(
        self,
        pits: Sequence[int],
        depth: int,
        alpha: int,
        beta: int,
        check: Callable[[int], bool],
        last_node: int,
    ) -> int | None:
        """Return what the player to move will gain, or a bound outside alpha and beta (fail-soft).

        Args:
            pits: the seeds in the pits of the player to move, then those of the other player, each
                row from the farthest pit to the store; at most 72 in all.
            depth: how many plies to look ahead, exactly.
            alpha: at most this, the value is an upper bound.
            beta: at least this, the value is a lower bound.
            check: called now and then with the number of nodes visited; true stops the search.
            last_node: the search also stops at this number of nodes since the kernel was made.

        Returns:
            How many seeds more than the other player the player to move will get of those on the
            board; None if the search was stopped.
        """
        c_depth: cython.int = min(depth, DEEPEST)
        c_alpha: cython.int = max(alpha, -INFINITE)
        c_beta: cython.int = min(beta, INFINITE)
        found: cython.int
        self._set(pits)
        self.top = 0
        self.check, self.last_node, self.stopped = check, last_node, False
        if self.count ** min(depth, 9) <= AT_ONCE:
            found = self._search(0, c_depth, c_alpha, c_beta)
        else:
            with cython.nogil:
                found = self._search(0, c_depth, c_alpha, c_beta)
        self.check = never_over  # so that `check` and what it refers to can be freed
        return None if self.stopped else found

    def best_move(self, pits: Sequence[int]) -> int | None:
        """Return the move that the table holds as the best; None if it doesn't know."""
        self._set(pits)
        pit = best_known(self.table.find(self._key(0)))
        return None if pit < 0 else pit

    def _set(self, pits: Sequence[int]) -> None:
        for place in range(2 * self.count):
            self.pits[place] = pits[place]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _key(self, at: cython.int) -> cython.ulonglong:
        """Return the number of the position among all with as many pits; no two have the same."""
        place: cython.int
        before: cython.int = 0
        key: cython.ulonglong = 0
        for place in range(2 * self.count):
            before += self.pits[at + place]
            key += self.binomials[(before + place) * WIDE + place]
        return key * self.mix & self.word

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _sow(self, at: cython.int, pit: cython.int) -> cython.int:
        """Put the position after a move behind the one at `at`; return what it gains.

        It is seen from the side of the player to move, whom `again` tells.
        """
        count: cython.int = self.count
        trip: cython.int = 2 * count + 1
        seeds: cython.int = self.pits[at + pit]
        laps: cython.int = seeds // trip
        rest: cython.int = seeds % trip
        last: cython.int = (pit + rest) % trip
        gained: cython.int = laps
        own: cython.int = at + WIDE
        other: cython.int = own + count
        opposite: cython.int
        place: cython.int
        away: cython.int
        self.again = last == count
        if not self.again:
            own, other = other, own
        for place in range(count):
            away = (place + trip - pit) % trip
            seeds = laps + (0 < away <= rest)
            self.pits[own + place] = seeds + (0 if place == pit else self.pits[at + place])
            away = (count + 1 + place + trip - pit) % trip
            seeds = laps + (0 < away <= rest)
            self.pits[other + place] = seeds + self.pits[at + count + place]
        if 0 < (count + trip - pit) % trip <= rest:
            gained += 1
        if last < count and self.pits[own + last] == 1:
            opposite = other + count - 1 - last
            if self.empty_captures or self.pits[opposite]:
                gained += 1 + self.pits[opposite]
                self.pits[own + last] = self.pits[opposite] = 0
        return gained

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _search(
        self, at: cython.int, depth: cython.int, alpha: cython.int, beta: cython.int
    ) -> cython.int:
        """Negamax; return the value, or a bound outside (alpha, beta)."""
        own: cython.int = 0
        other: cython.int = 0
        first: cython.int = -1
        place: cython.int
        entry: cython.ulonglong
        visit(self)
        if self.stopped:
            return 0
        # 1. The end and the horizon; nobody can gain more than there is.
        for place in range(self.count):
            own += self.pits[at + place]
            other += self.pits[at + self.count + place]
        if own == 0 or other == 0:
            return own - other
        if depth <= 0:
            self.guessed = True
            return 0
        if own + other <= alpha:
            return own + other
        if -own - other >= beta:
            return -own - other
        # 2. The table, if its entry is settled or of exactly this depth.
        entry = self.table.find(self._key(at))
        if entry:
            first = move_of(entry) - 1
            if takes_answer(self, entry, depth, alpha, beta):
                return value_of(entry)
        # 3. The moves.
        return self._moves(at, depth, alpha, beta, first)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _after(
        self,
        at: cython.int,
        pit: cython.int,
        depth: cython.int,
        alpha: cython.int,
        beta: cython.int,
    ) -> cython.int:
        """Return the value of a move."""
        gained: cython.int = self._sow(at, pit)
        if self.again:
            return gained + self._search(at + WIDE, depth - 1, alpha - gained, beta - gained)
        return gained - self._search(at + WIDE, depth - 1, gained - beta, gained - alpha)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _moves(
        self,
        at: cython.int,
        depth: cython.int,
        alpha: cython.int,
        beta: cython.int,
        first: cython.int,
    ) -> cython.int:
        """Search the moves of a position and store the result."""
        base: cython.int = self.top
        best: cython.int = -INFINITE
        low: cython.int = alpha
        good: cython.int = -1
        before: cython.bint = self.guessed
        value: cython.int
        bound: cython.int
        pit: cython.int
        i: cython.int
        self.guessed = False
        self._list(at, first)
        for i in range(base, self.top, 2):
            take_best(self.moves, i, self.top)
            pit = self.moves[i]
            if i == base:
                value = self._after(at, pit, depth, low, beta)
            else:
                value = self._after(at, pit, depth, low, low + 1)
                if low < value < beta and not self.stopped:
                    value = self._after(at, pit, depth, low, beta)
            if self.stopped:
                break
            if value > best:
                best = value
                good = pit
                if value > low:
                    low = value
                    if value >= beta:
                        break
        self.top = base
        if self.stopped:
            return 0
        bound = bound_beside(best, alpha, beta)
        note_value(self, self._key(at), best, depth, bound, good, before)
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _list(self, at: cython.int, first: cython.int) -> cython.void:
        """Push the moves with their scores: moving again, then what they gain."""
        worth: cython.int
        pit: cython.int
        for pit in range(self.count):
            if self.pits[at + pit] == 0:
                continue
            worth = 16 * self._sow(at, pit) + pit
            if self.again:
                worth += 1 << 16
            if pit == first:
                worth += 1 << 20
            self.top = push(self.moves, self.top, pit, worth)

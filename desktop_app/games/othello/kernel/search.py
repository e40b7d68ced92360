# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# pyright: basic, reportInvalidTypeArguments=false, reportAttributeAccessIssue=false
# pyright: reportIndexIssue=false, reportAssignmentType=false, reportPossiblyUnboundVariable=false
"""The search of Othello: the textbook's alpha-beta to a fixed depth, or to the end.

A pass is a ply. Values are for the player to move, in sixteenths of a disc; at the end of the game
empty squares go to the winner. No move is left out, so a value without any guess is exact. A search
as deep as there are empty squares goes on to the end, however often somebody passes.

Sources: D. Knuth, R. Moore, 1975 (alpha-beta); T. A. Marsland, M. Campbell, 1982 (null windows);
G. Andersson, "Writing an Othello program", 2007 (moves that leave few replies first).
"""

from collections.abc import Callable

import cython

from desktop_app.games.othello.kernel.board import OthelloBoard
from desktop_app.search.limits import never_over

if not cython.compiled:  # compiled, they come from the .pxd files
    from desktop_app.games.othello.kernel.board import PARTS
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

    INFINITE, TO_THE_END, STACK = 100_000, 300, 4096

FULL = cython.declare(cython.ulonglong, (1 << 64) - 1)
MIX_1 = cython.declare(cython.ulonglong, 0x1E3779B97F4A7C15)
MIX_2 = cython.declare(cython.ulonglong, 0x56E8FEB86659FD93)
MIX_3 = cython.declare(cython.ulonglong, 0x3F58476D1CE4E5B9)
FIRST_BITS = 16
FEW = cython.declare(cython.int, 5)
"""With at most so many empty squares, neither the table nor counting replies pays off."""


@cython.final
@cython.cclass
class OthelloSearch(OthelloBoard):
    """A search whose table is kept from search to search."""

    def __init__(self, columns: int, rows: int, table_bytes: int = 1 << 20) -> None:
        """Make a search with an empty table of at most `table_bytes`, best a power of two."""
        super().__init__(columns, rows)
        if not cython.compiled:
            self.moves = [0] * STACK
        self.prepare(table_bytes)
        self.forget()

    def forget(self) -> None:
        """Empty the table."""
        self.empty_table(FIRST_BITS)

    def legal(self, own: int, other: int) -> int:
        """Return the legal moves of the player of `own`, as bits."""
        return self.places(own, other)

    def after(self, own: int, other: int, bit: int) -> int:
        """Return the discs that a new one turns, as bits."""
        return self.turned(own, other, bit)

    def evaluation(self, own: int, other: int) -> int:
        """Return the evaluation for the player to move, in sixteenths of a disc."""
        return self.evaluate(own, other)

    def best_move(self, own: int, other: int) -> int | None:
        """Return the table's best move as the number of its bit; None if it has none."""
        number = best_known(self.table.find(self._key(own, other)))
        return None if number < 0 else number

    def value(
        self,
        own: int,
        other: int,
        depth: int,
        alpha: int,
        beta: int,
        check: Callable[[int], bool],
        last_node: int,
    ) -> int | None:
        """Search a position; return its value, or a bound outside (alpha, beta) (fail-soft).

        Args:
            own: the discs of the player to move.
            other: the opponent's discs.
            depth: how many plies to look ahead.
            alpha: a value of at most this is an upper bound.
            beta: a value of at least this is a lower bound.
            check: called now and then with the number of nodes visited; true stops the search.
            last_node: the search also stops at this number of nodes since the kernel was made.

        Returns:
            The value for the player to move, in sixteenths of a disc; None if it was stopped.
        """
        c_own: cython.ulonglong = own
        c_other: cython.ulonglong = other
        c_depth: cython.int = depth
        c_alpha: cython.int = max(alpha, -INFINITE)
        c_beta: cython.int = min(beta, INFINITE)
        empty: cython.int = self.cells - self.count(c_own | c_other)
        found: cython.int
        if c_depth >= empty:
            c_depth = TO_THE_END
        self.check, self.last_node, self.stopped = check, last_node, False
        self.guessed, self.top = False, 0
        with cython.nogil:
            found = self._search(c_own, c_other, empty, c_depth, c_alpha, c_beta, True)
        self.check = never_over  # so that `check` and what it refers to can be freed
        return None if self.stopped else found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _key(self, own: cython.ulonglong, other: cython.ulonglong) -> cython.ulonglong:
        """Return the key of a position: both words, scattered."""
        key: cython.ulonglong = own * MIX_1 & FULL
        key = (key ^ key >> 32 ^ other) * MIX_2 & FULL
        key = (key ^ key >> 29) * MIX_3 & FULL
        return key ^ key >> 32

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _search(
        self,
        own: cython.ulonglong,
        other: cython.ulonglong,
        empty: cython.int,
        depth: cython.int,
        alpha: cython.int,
        beta: cython.int,
        is_root: cython.bint,
    ) -> cython.int:
        """Negamax; return the value, or a bound outside (alpha, beta)."""
        legal: cython.ulonglong
        entry: cython.ulonglong
        key: cython.ulonglong = 0
        first: cython.int = -1
        visit(self)
        if self.stopped:
            return 0
        # 1. The end of the game, and the horizon.
        legal = self.places(own, other)
        if legal == 0 and self.places(other, own) == 0:
            return PARTS * self.margin(own, other, empty)
        if depth <= 0:
            self.guessed = True
            return self.evaluate(own, other)
        if legal == 0:
            return -self._search(other, own, empty, depth - 1, -beta, -alpha, False)
        # 2. The table, if its entry is settled or of exactly this depth.
        if empty > FEW or is_root:
            key = self._key(own, other)
            entry = self.table.find(key)
            if entry:
                first = move_of(entry) - 1
                if takes_answer(self, entry, depth, alpha, beta):
                    return value_of(entry)
        # 3. The moves.
        return self._moves(own, other, legal, empty, depth, alpha, beta, key, first)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def margin(
        self, own: cython.ulonglong, other: cython.ulonglong, empty: cython.int
    ) -> cython.int:
        """Return the margin of a finished game for `own`; empty squares go to the winner."""
        more: cython.int = self.count(own) - self.count(other)
        if more > 0:
            return more + empty
        return more - empty if more < 0 else 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _moves(
        self,
        own: cython.ulonglong,
        other: cython.ulonglong,
        legal: cython.ulonglong,
        empty: cython.int,
        depth: cython.int,
        alpha: cython.int,
        beta: cython.int,
        key: cython.ulonglong,
        first: cython.int,
    ) -> cython.int:
        """Search the moves of a position and store the result."""
        base: cython.int = self.top
        best: cython.int = -INFINITE
        low: cython.int = alpha
        good: cython.int = -1
        before: cython.bint = self.guessed
        one: cython.ulonglong = 1
        bit: cython.ulonglong
        turned: cython.ulonglong
        value: cython.int
        bound: cython.int
        number: cython.int
        i: cython.int
        self.guessed = False
        self._list(own, other, legal, first, empty > FEW and depth > 2)
        for i in range(base, self.top, 2):
            take_best(self.moves, i, self.top)
            number = self.moves[i]
            bit = one << number
            turned = self.turned(own, other, bit)
            bit |= turned
            turned ^= other  # the discs that the opponent keeps
            if i == base:
                value = -self._search(turned, own | bit, empty - 1, depth - 1, -beta, -low, False)
            else:
                value = -self._search(
                    turned, own | bit, empty - 1, depth - 1, -low - 1, -low, False
                )
                if low < value < beta and not self.stopped:
                    value = -self._search(
                        turned, own | bit, empty - 1, depth - 1, -beta, -low, False
                    )
            if self.stopped:
                break
            if value > best:
                best = value
                good = number
                if value > low:
                    low = value
                    if value >= beta:
                        break
        self.top = base
        if self.stopped:
            return 0
        if key:
            bound = bound_beside(best, alpha, beta)
            note_value(self, key, best, depth, bound, good, before)
        else:
            self.guessed = self.guessed or before
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _list(
        self,
        own: cython.ulonglong,
        other: cython.ulonglong,
        legal: cython.ulonglong,
        first: cython.int,
        looks: cython.bint,
    ) -> cython.void:
        """Push the moves with their scores: corners, and moves that leave few replies."""
        one: cython.ulonglong = 1
        bit: cython.ulonglong
        turned: cython.ulonglong
        number: cython.int = 0
        worth: cython.int
        while legal:
            while not legal & 1:
                legal >>= 1
                number += 1
            bit = one << number
            worth = 0
            if number == first:
                worth = 1 << 20
            elif bit & self.corners:
                worth = 24
            if looks and number != first:
                turned = self.turned(own, other, bit)
                worth -= 2 * self.count(self.places(other ^ turned, own | bit | turned))
            self.top = push(self.moves, self.top, number, worth)
            legal >>= 1
            number += 1

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# pyright: basic, reportInvalidTypeArguments=false, reportAttributeAccessIssue=false
# pyright: reportIndexIssue=false, reportAssignmentType=false, reportPossiblyUnboundVariable=false
"""Othello, searched: the textbook's alpha-beta to a stated depth, or to the end.

A pass is a ply. Values are for the player to move, in sixteenths of a disc; at the end the squares
that are still empty go to the winner. Nothing is left out, so a value found without any guess is exact. A search that looks as far
ahead as there are empty places goes on to the end, however often somebody passes on the way.

Sources: D. Knuth, R. Moore, 1975 (alpha-beta); T. A. Marsland, M. Campbell, 1982 (null windows);
first what leaves the other player few moves: G. Andersson, "Writing an Othello program", 2007.
"""

from collections.abc import Callable

import cython

from desktop_app.games.othello.kernel.board import OthelloBoard
from desktop_app.search.limits import on_and_on

if not cython.compiled:  # compiled, they come from the .pxd files
    from desktop_app.games.othello.kernel.board import PARTS
    from desktop_app.search.kernel.search import (
        EXACT,
        SETTLED,
        bound_beside,
        is_answer,
        take_best,
        visit,
    )
    from desktop_app.search.kernel.tables import bound_of, depth_of, move_of, value_of

    INFINITE, TO_THE_END, STACK = 100_000, 300, 4096

FULL = cython.declare(cython.ulonglong, (1 << 64) - 1)
MIX_1 = cython.declare(cython.ulonglong, 0x1E3779B97F4A7C15)
MIX_2 = cython.declare(cython.ulonglong, 0x56E8FEB86659FD93)
MIX_3 = cython.declare(cython.ulonglong, 0x3F58476D1CE4E5B9)
FIRST_BITS = 16
FEW = cython.declare(cython.int, 5)
"""With so few places empty neither the table nor the other player's moves are worth their time."""


@cython.final
@cython.cclass
class OthelloSearch(OthelloBoard):
    """A board with a table that is kept from search to search."""

    def __init__(self, columns: int, rows: int, table_bytes: int = 1 << 20) -> None:
        """Make a search; its table is at most so large, and a power of two is used in full."""
        super().__init__(columns, rows)
        if not cython.compiled:
            self.moves = [0] * STACK
        self.prepare(table_bytes)
        self.forget()

    def forget(self) -> None:
        """Know nothing any more."""
        self.empty_table(FIRST_BITS)

    def legal(self, own: int, other: int) -> int:
        """The bits where the first player may put a disc."""
        return self.places(own, other)

    def after(self, own: int, other: int, bit: int) -> int:
        """The discs that a new one turns."""
        return self.turned(own, other, bit)

    def promised(self, own: int, other: int) -> int:
        """The guess for the player to move, in sixteenths of a disc."""
        return self.guess(own, other)

    def best_move(self, own: int, other: int) -> int | None:
        """The number of the bit where the table has the best disc; None where it doesn't know."""
        entry: cython.ulonglong = self.table.find(self._key(own, other))
        if not entry or bound_of(entry) != EXACT or not move_of(entry):
            return None
        return move_of(entry) - 1

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
        """The value of a position, or a bound if it is not between alpha and beta (fail-soft).

        Args:
            own: the discs of the player to move.
            other: those of the other one.
            depth: how many plies ahead.
            alpha: at most this: the value is a bound from above.
            beta: at least this: the value is a bound from below.
            check: called now and then with the positions visited; true ends the search.
            last_node: it ends too once so many positions were visited since it was made.

        Returns:
            The value for the player to move, in sixteenths of a disc; None if it was ended.
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
        self.check = on_and_on  # lets go of who asked
        return None if self.stopped else found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _key(self, own: cython.ulonglong, other: cython.ulonglong) -> cython.ulonglong:
        """Mixes two words into one, so that positions that differ a little are far apart."""
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
        """Negamax: the value, or a bound outside (alpha, beta)."""
        legal: cython.ulonglong
        entry: cython.ulonglong
        key: cython.ulonglong = 0
        first: cython.int = -1
        visit(self)
        if self.stopped:
            return 0
        # 1. The game is over, or this is as far as we look.
        legal = self.places(own, other)
        if legal == 0 and self.places(other, own) == 0:
            return PARTS * self.margin(own, other, empty)
        if depth <= 0:
            self.guessed = True
            return self.guess(own, other)
        if legal == 0:
            return -self._search(other, own, empty, depth - 1, -beta, -alpha, False)
        # 2. What the table knows for good, or to this very depth.
        if empty > FEW or is_root:
            key = self._key(own, other)
            entry = self.table.find(key)
            if entry:
                first = move_of(entry) - 1
                if is_answer(entry, depth, alpha, beta):
                    self.guessed = self.guessed or depth_of(entry) != SETTLED
                    return value_of(entry)
        # 3. The moves.
        return self._moves(own, other, legal, empty, depth, alpha, beta, key, first)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def margin(
        self, own: cython.ulonglong, other: cython.ulonglong, empty: cython.int
    ) -> cython.int:
        """By how much the first has won a finished game: empty squares go to the winner."""
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
        """Search the moves of a position, and note what is known then."""
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
            turned ^= other  # what is left of the other's
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
            self.table.keep(key, best, depth if self.guessed else SETTLED, bound, good + 1)
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
        """Push the moves with what they promise: corners; what leaves the other few moves."""
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
            self.moves[self.top] = number
            self.moves[self.top + 1] = worth
            self.top += 2
            legal >>= 1
            number += 1

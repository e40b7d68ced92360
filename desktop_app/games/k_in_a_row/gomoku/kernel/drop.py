# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# pyright: reportInvalidTypeArguments=false, reportAttributeAccessIssue=false, reportIndexIssue=false
# pyright: reportGeneralTypeIssues=false, reportPossiblyUnboundVariable=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false
"""The search of drop games too large for two 64-bit words: alpha-beta over all columns.

Columns that lose at once are valued without a search, and late moves are first searched less
deeply. A search as deep as the rest of the game does the latter nowhere, so its values are exact.

Values are for the player to move: a win is `WIN` minus the ply at which the game ends.

Sources: T. A. Marsland, M. Campbell, "Parallel search of strongly ordered game trees", 1982 (null
windows); J. Schaeffer, "The history heuristic", 1989.
"""

import cython

from desktop_app.games.k_in_a_row.gomoku.kernel.columns import LineColumns
from desktop_app.games.k_in_a_row.gomoku.kernel.table import DEEPEST

if not cython.compiled:  # compiled, they come from the .pxd files
    from desktop_app.search.kernel.search import bound_beside, push, take_best, visit
    from desktop_app.search.kernel.tables import bound_of, depth_of, move_of, value_of

    SIZE, EMPTY, FIVE_CELL = 768, 2, 7
    WIN, DECISIVE, INFINITE = 1_000_000, 999_000, 2_000_000


@cython.cclass
class GravityLines(LineColumns):
    """A search with one table that is kept from position to position."""

    def value(self, depth: int, alpha: int, beta: int) -> int | None:
        """Search the position; return its value, or a bound outside (alpha, beta).

        Args:
            depth: nominal depth in plies, at most `DEEPEST`; forced answers are not counted. If
                it is at least the number of open cells, the value is exact.
            alpha: a value of at most this is an upper bound.
            beta: a value of at least this is a lower bound.

        Returns:
            The value for the player to move; None if the search was stopped.
        """
        self.settle()
        found: cython.int
        c_depth: cython.int = min(depth, DEEPEST)
        c_alpha: cython.int = max(alpha, -INFINITE)
        c_beta: cython.int = min(beta, INFINITE)
        with cython.nogil:
            found = self._search(c_depth, c_alpha, c_beta)
        return None if self.stopped else found

    def known(self) -> list[tuple[int, int, int, int]]:
        """Return what the board and the table know of the position; see `LineSearch.known`."""
        self.settle()
        if self.ply == self.cells:
            return []
        if self.completing_of(self.turn):
            return [(self.cell_of[self.completing], WIN - self.ply - 1, 3, 255)]
        threats = self.completing_of(1 - self.turn)
        if threats:
            block = self.cell_of[self.completing]
            return [(block, self.ply + 2 - WIN, 3, 255) if threats > 1 else (block, 0, 0, 255)]
        found = self.entry_of(self.key)
        if not self.has_lines(1 - self.turn):  # any move of a player who can't lose holds the draw
            found.append((self.cell_of[self._any_open()], 0, 1, 255))
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _any_open(self) -> cython.int:
        """Return the lowest open place of the most central column with one; there is one."""
        number: cython.int
        place: cython.int = 0
        for number in range(self.columns):
            place = self.lowest[self.middle[number]]
            if self.at[place] == EMPTY:
                break
        return place

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _search(self, depth: cython.int, alpha: cython.int, beta: cython.int) -> cython.int:
        """Negamax; return the value, or a bound outside (alpha, beta)."""
        most: cython.int
        value: cython.int
        bound: cython.int
        column: cython.int
        deep: cython.bint
        known: cython.ulonglong
        first: cython.int = 0
        visit(self)
        if self.stopped:
            return 0
        # 1. Decided positions, and forced answers.
        if self.completing_of(self.turn):
            return WIN - self.ply - 1
        if self.ply == self.cells:
            return 0
        value = self.completing_of(1 - self.turn)
        if value > 1:
            return self.ply + 2 - WIN
        if value == 1:  # the only answer is not counted in the depth
            column = self.cell_of[self.completing] % self.columns
            self.drop(column)
            value = -self._search(depth, -beta, -alpha)
            self.lift(column)
            return value
        # 2. The soonest possible ends, and whether each player can still win.
        most = WIN - self.ply - 3
        if self.ply + 3 > self.cells or not self.has_lines(self.turn):
            most = 0
        value = self.ply + 2 - WIN
        if self.ply + 2 > self.cells or not self.has_lines(1 - self.turn):
            value = 0
        if most <= alpha or most == value:
            return most
        if value >= beta:
            return value
        # 3. The table; a proven win or loss is a bound at any depth.
        if depth <= 0:
            return self._evaluate()
        known = self.table.find(self.key)
        if known:
            value = value_of(known)
            bound = bound_of(known)
            first = move_of(known)
            deep = depth_of(known) >= depth
            if deep and bound == 3:
                return value
            if bound & 1 and value >= beta and (deep or value >= DECISIVE):
                return value
            if bound & 2 and value <= alpha and (deep or value <= -DECISIVE):
                return value
        # 4. The moves.
        return self._moves(depth, alpha, beta, first)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _moves(
        self, depth: cython.int, alpha: cython.int, beta: cython.int, first: cython.int
    ) -> cython.int:
        """Search the moves of a position, the table's move first, and store the result."""
        base: cython.int = self.top
        key: cython.ulonglong = self.key
        best: cython.int = self.ply + 2 - WIN  # the value of the moves that are not listed
        low: cython.int = max(alpha, best)
        whole: cython.bint = depth >= self.cells - self.ply
        good: cython.int = 0
        i: cython.int
        place: cython.int
        column: cython.int
        less: cython.int
        value: cython.int
        self._add_safe(first)
        for i in range(base, self.top, 2):
            take_best(self.moves, i, self.top)
            place = self.moves[i]
            column = self.cell_of[place] % self.columns
            less = 0
            if depth >= 3 and i >= base + 6 and not whole:
                less = 1 if i < base + 12 else 2
            self.drop(column)
            if i == base:
                value = -self._search(depth - 1, -beta, -low)
            else:
                value = -self._search(depth - 1 - less, -low - 1, -low)
                if value > low and less and not self.stopped:
                    value = -self._search(depth - 1, -low - 1, -low)
                if low < value < beta and not self.stopped:
                    value = -self._search(depth - 1, -beta, -low)
            self.lift(column)
            if self.stopped:
                break
            if value > best:
                best = value
                good = place
                if value > low:
                    low = value
                    if value >= beta:
                        self.update_history(self.turn * SIZE + place, depth)
                        break
        if good == 0:  # no move is better than those that lose at once
            good = self.moves[base] if self.top > base else self._any_open()
        self.top = base
        if self.stopped:
            return 0
        self.table.keep(key, best, depth, bound_beside(best, alpha, beta), good)
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _add_safe(self, first: cython.int) -> cython.void:
        """Push the moves after which the opponent can't complete a line at once."""
        me: cython.int = self.turn * SIZE
        other: cython.int = SIZE - me
        number: cython.int
        place: cython.int
        above: cython.int
        worth: cython.int
        for number in range(self.columns):
            place = self.lowest[self.middle[number]]
            above = place - self.stride
            if self.at[place] != EMPTY:
                continue
            worth = 2 * self.score[me + place] + self.score[other + place]
            if self.at[above] == EMPTY:
                if self.kind[other + above] == FIVE_CELL:
                    continue
                if self.kind[me + above] == FIVE_CELL:  # the opponent would simply answer there
                    worth -= 1 << 10
            worth += (self.quiet[me + place] >> 2) - number
            if place == first:
                worth += 1 << 28
            self.top = push(self.moves, self.top, place, worth)

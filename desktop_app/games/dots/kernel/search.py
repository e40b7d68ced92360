# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# pyright: reportInvalidTypeArguments=false, reportAttributeAccessIssue=false, reportIndexIssue=false
# pyright: reportGeneralTypeIssues=false, reportPossiblyUnboundVariable=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false
"""Alpha-beta for Dots and Boxes: the margin still to come, for the player to move.

A player who closes a box moves again, so values change sign only after moves that close none.
`taking` says which moves are left out; a search for a level of play leaves out nothing but
equivalent lines.
"""

from collections.abc import Callable

import cython

from desktop_app.games.dots.kernel.taking import DotsTaking
from desktop_app.search.limits import never_over

if not cython.compiled:  # compiled, they come from the .pxd files
    from desktop_app.games.dots.kernel.board import LINES
    from desktop_app.games.dots.kernel.taking import CHOICE, RING
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

    INFINITE, STACK = 1000, 7320

AT_ONCE = 20_000
MIX = 0x9E3779B97F4A7C15
"""Spreads masks over the table; multiplying by an odd number is one to one."""


@cython.final
@cython.cclass
class DotsKernel(DotsTaking):
    """A search with a transposition table."""

    def __init__(self, count: int, boxes: list[int], table_bytes: int = 1 << 20) -> None:
        """Make a search with an empty table; `count` and `boxes` are those of `DotsBoard`."""
        super().__init__(count, boxes)
        if not cython.compiled:
            self.moves, self.history = [0] * STACK, [0] * LINES
        self.prepare(table_bytes)
        self.mix, self.word = MIX, (1 << 64) - 1
        self.forget(False)

    def forget(self, plain: bool) -> None:
        """Empty the table and the history; if `plain`, leave out no moves from now on."""
        self.plain = plain
        self.empty_table()
        for line in range(LINES):
            self.history[line] = 0

    def evaluation(self, drawn: int) -> int:
        """Return the evaluation of a position for the player to move."""
        return self.margin_to_come(drawn)

    def value(
        self,
        drawn: int,
        depth: int,
        alpha: int,
        beta: int,
        check: Callable[[int], bool],
        last_node: int,
    ) -> int | None:
        """Return the margin still to come, or a bound outside (alpha, beta) (fail-soft).

        Args:
            drawn: the mask of the lines drawn.
            depth: how many plies to look ahead, exactly.
            alpha: a value of at most this is an upper bound.
            beta: a value of at least this is a lower bound.
            check: called now and then with the number of nodes visited; true stops the search.
            last_node: the search also stops at this number of nodes since the kernel was made.

        Returns:
            The value for the player to move; None if the search was stopped.
        """
        c_drawn: cython.ulonglong = drawn
        c_depth: cython.int = min(depth, LINES)
        c_alpha: cython.int = max(alpha, -INFINITE)
        c_beta: cython.int = min(beta, INFINITE)
        found: cython.int
        self.check, self.last_node, self.stopped = check, last_node, False
        if (self.count - drawn.bit_count()) ** min(depth, 9) <= AT_ONCE:
            found = self._search(c_drawn, c_depth, c_alpha, c_beta)
        else:
            with cython.nogil:
                found = self._search(c_drawn, c_depth, c_alpha, c_beta)
        self.check = never_over  # so that `check` and what it refers to can be freed
        return None if self.stopped else found

    def best_move(self, drawn: int) -> int | None:
        """Return the only move that makes sense, or the table's best move; None without either."""
        c_drawn: cython.ulonglong = drawn
        key: cython.ulonglong = self.alike(c_drawn)
        box: cython.int = -1 if self.plain else self.takable(c_drawn)
        if 0 <= box < CHOICE:
            return self.line_of(self.sides[box] & ~c_drawn)
        line: cython.int = best_known(self.table.find(self._key(key)))
        if line < 0:
            return None
        return self.open_alike(drawn, line) if drawn >> line & 1 else line

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _key(self, drawn: cython.ulonglong) -> cython.ulonglong:
        """Return the key of a position."""
        return drawn * self.mix & self.word

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _search(
        self,
        drawn: cython.ulonglong,
        depth: cython.int,
        alpha: cython.int,
        beta: cython.int,
    ) -> cython.int:
        """Negamax; return the value, or a bound outside (alpha, beta)."""
        left: cython.int
        box: cython.int = -1
        first: cython.int = -1
        entry: cython.ulonglong
        visit(self)
        if self.stopped or drawn == self.all_lines:
            return 0
        # 1. The horizon; bounds from the number of boxes left.
        if depth <= 0:
            self.guessed = True
            return self.margin_to_come(drawn)
        left = self.open_boxes(drawn)
        if left <= alpha:
            return left
        if -left >= beta:
            return -left
        # 2. A box that must be taken.
        if not self.plain:
            box = self.takable(drawn)
            if 0 <= box < CHOICE:
                first = self.line_of(self.sides[box] & ~drawn)
                return self._after(drawn, first, depth, alpha, beta)
        # 3. The table, if its entry is settled or of exactly this depth.
        drawn = self.alike(drawn)
        entry = self.table.find(self._key(drawn))
        if entry:
            first = move_of(entry) - 1
            if takes_answer(self, entry, depth, alpha, beta):
                return value_of(entry)
        # 4. The moves.
        return self._moves(drawn, depth, alpha, beta, first)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _after(
        self,
        drawn: cython.ulonglong,
        line: cython.int,
        depth: cython.int,
        alpha: cython.int,
        beta: cython.int,
    ) -> cython.int:
        """Return the value of a move; a player who closes boxes gets them and moves again."""
        closed: cython.int
        drawn |= cython.cast(cython.ulonglong, 1) << line
        closed = self.closed_by(drawn, line)
        if closed:
            return closed + self._search(drawn, depth - 1, alpha - closed, beta - closed)
        return -self._search(drawn, depth - 1, -beta, -alpha)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _moves(
        self,
        drawn: cython.ulonglong,
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
        line: cython.int
        i: cython.int
        self.guessed = False
        self._list(drawn, first)
        for i in range(base, self.top, 2):
            take_best(self.moves, i, self.top)
            line = self.moves[i]
            if i == base:
                value = self._after(drawn, line, depth, low, beta)
            else:
                value = self._after(drawn, line, depth, low, low + 1)
                if low < value < beta and not self.stopped:
                    value = self._after(drawn, line, depth, low, beta)
            if self.stopped:
                break
            if value > best:
                best = value
                good = line
                if value > low:
                    low = value
                    if value >= beta:
                        self.history[line] += depth
                        break
        self.top = base
        if self.stopped:
            return 0
        bound = bound_beside(best, alpha, beta)
        note_value(self, self._key(drawn), best, depth, bound, good, before)
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _list(self, drawn: cython.ulonglong, first: cython.int) -> cython.void:
        """Push the moves to search with their scores."""
        one: cython.ulonglong = 1
        opened: cython.ulonglong = 0
        after: cython.ulonglong
        worth: cython.int
        line: cython.int
        box: cython.int = -1 if self.plain else self.takable(drawn)
        if box >= CHOICE:
            box -= CHOICE
            line = self.line_of(self.sides[box] & ~drawn)
            self.top = push(self.moves, self.top, line, 1)
            line = self.given_instead(drawn, box) % RING
            self.top = push(self.moves, self.top, line, 0)
            return
        for line in range(self.count):
            if drawn >> line & 1 or (self.twin[line] >= 0 and not drawn >> self.twin[line] & 1):
                continue
            if opened >> line & 1:
                continue
            worth = self.history[line]
            if self.closed_by(drawn | one << line, line):
                worth += 1 << 24
            elif not self.is_safe(line, drawn):
                after = self.take_all(drawn | one << line)
                worth = -64 * (self.open_boxes(drawn) - self.open_boxes(after))
                if not self.plain and self.is_long(drawn, after):
                    opened |= after & ~drawn
            if line == first:
                worth += 1 << 28
            self.top = push(self.moves, self.top, line, worth)

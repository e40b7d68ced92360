# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# pyright: reportInvalidTypeArguments=false, reportAttributeAccessIssue=false, reportIndexIssue=false
# pyright: reportGeneralTypeIssues=false, reportPossiblyUnboundVariable=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false
"""Alpha-beta over Dots and Boxes: what is still to come, for the player to move.

Who closes a box moves again, so a value changes sides only where none was closed. What can be left
out is in `taking`; to a stated depth, as a level of play, nothing is but lines that are alike.
"""

from collections.abc import Callable

import cython

from desktop_app.search.basics.limits import on_and_on
from desktop_app.search.engines.dots.kernel.taking import DotsTaking
from desktop_app.search.engines.kernel.tables import MovesTable

if not cython.compiled:  # compiled, they come from the .pxd files
    from desktop_app.search.engines.dots.kernel.board import LINES
    from desktop_app.search.engines.dots.kernel.taking import CHOICE, RING
    from desktop_app.search.engines.kernel.tables import bound_of, depth_of, move_of, value_of

    INFINITE, STACK, SETTLED, LOWER, UPPER, EXACT = 1000, 7320, 511, 1, 2, 3

LEAST_BITS = 8
CHECK_NODES = 1024 if cython.compiled else 16
AT_ONCE = 20_000
MIX = 0x9E3779B97F4A7C15
"""Spreads masks over the table; an odd number loses nothing."""


@cython.final
@cython.cclass
class DotsKernel(DotsTaking):
    """A search with a table of its own.

    Attributes:
        guessed: whether a value since this was last set to False rests on a guess.
    """

    def __init__(self, count: int, boxes: list[int], table_bytes: int = 1 << 20) -> None:
        """Make a search; see `DotsBoard` below."""
        super().__init__(count, boxes)
        if not cython.compiled:
            self.moves, self.praised = [0] * STACK, [0] * LINES
        self.table_bits = max((table_bytes // 32).bit_length() - 1, LEAST_BITS)
        self.check, self.check_mask = on_and_on, CHECK_NODES - 1
        self.nodes, self.last_node, self.top = 0, 1 << 62, 0
        self.guessed = self.stopped = False
        self.mix, self.word = MIX, (1 << 64) - 1
        self.forget(False)

    def forget(self, plain: bool) -> None:
        """Know nothing any more; look at all moves from now on, if the search is to be plain."""
        self.plain = plain
        self.table = MovesTable(self.table_bits, self.table_bits)
        for line in range(LINES):
            self.praised[line] = 0

    @property
    def visited(self) -> int:
        """Positions visited since it was made."""
        return self.nodes

    def table_use(self) -> float:
        """How much of the table holds entries, from 0 to 1: a sample."""
        return self.table.use()

    def promised(self, drawn: int) -> int:
        """What the position promises, without a search."""
        return self.promise(drawn)

    def value(
        self,
        drawn: int,
        depth: int,
        alpha: int,
        beta: int,
        check: Callable[[int], bool],
        last_node: int,
    ) -> int | None:
        """What is still to come, or a bound if it is not between alpha and beta (fail-soft).

        Args:
            drawn: the lines.
            depth: how many plies ahead, exactly.
            alpha: at most this: the value is a bound from above.
            beta: at least this: the value is a bound from below.
            check: called now and then with the positions visited; true ends the search.
            last_node: it ends too once so many positions were visited since it was made.

        Returns:
            The value for the player to move; None if the search was ended.
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
        self.check = on_and_on  # lets go of who asked
        return None if self.stopped else found

    def best_move(self, drawn: int) -> int | None:
        """The only move to be thought of, or the one that the table holds; None if neither."""
        c_drawn: cython.ulonglong = drawn
        key: cython.ulonglong = self.alike(c_drawn)
        entry: cython.ulonglong
        box: cython.int = -1 if self.plain else self.takable(c_drawn)
        if 0 <= box < CHOICE:
            return self.line_of(self.sides[box] & ~c_drawn)
        entry = self.table.find(self._key(key))
        if entry == 0 or bound_of(entry) != EXACT or move_of(entry) == 0:
            return None
        line: cython.int = move_of(entry) - 1
        return self.open_alike(drawn, line) if drawn >> line & 1 else line

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _key(self, drawn: cython.ulonglong) -> cython.ulonglong:
        """Where the table has a position."""
        return drawn * self.mix & self.word

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _visit(self) -> cython.void:
        """Count a position; now and then ask whether to go on."""
        self.nodes += 1
        if self.nodes >= self.last_node:
            self.stopped = True
        if self.nodes & self.check_mask == 0:
            with cython.gil:
                if self.check(self.nodes):
                    self.stopped = True

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
        """Negamax: the value, or a bound outside (alpha, beta)."""
        left: cython.int
        box: cython.int = -1
        value: cython.int
        bound: cython.int
        first: cython.int = -1
        known: cython.int
        entry: cython.ulonglong
        self._visit()
        if self.stopped or drawn == self.all_lines:
            return 0
        # 1. As far as we look; what is beyond all that is left.
        if depth <= 0:
            self.guessed = True
            return self.promise(drawn)
        left = self.open_boxes(drawn)
        if left <= alpha:
            return left
        if -left >= beta:
            return -left
        # 2. What must be taken.
        if not self.plain:
            box = self.takable(drawn)
            if 0 <= box < CHOICE:
                first = self.line_of(self.sides[box] & ~drawn)
                return self._after(drawn, first, depth, alpha, beta)
        # 3. What the table knows for good, or to this very depth.
        drawn = self.alike(drawn)
        entry = self.table.find(self._key(drawn))
        if entry:
            value = value_of(entry)
            known = depth_of(entry)
            bound = bound_of(entry)
            first = move_of(entry) - 1
            if known in (SETTLED, depth) and (
                bound == EXACT
                or (bound == LOWER and value >= beta)
                or (bound == UPPER and value <= alpha)
            ):
                if known < SETTLED:
                    self.guessed = True
                return value
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
        """The value of a move: who closes boxes has them and moves again."""
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
        """Search the moves of a position, and note what is known then."""
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
            self._take_best(i)
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
                        self.praised[line] += depth
                        break
        self.top = base
        if self.stopped:
            return 0
        bound = LOWER if best >= beta else UPPER if best <= alpha else EXACT
        self.table.keep(self._key(drawn), best, depth if self.guessed else SETTLED, bound, good + 1)
        self.guessed = self.guessed or before
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _list(self, drawn: cython.ulonglong, first: cython.int) -> cython.void:
        """Push the moves to be thought of, with what they promise."""
        one: cython.ulonglong = 1
        opened: cython.ulonglong = 0
        after: cython.ulonglong
        worth: cython.int
        line: cython.int
        box: cython.int = -1 if self.plain else self.takable(drawn)
        if box >= CHOICE:
            box -= CHOICE
            self._push(self.line_of(self.sides[box] & ~drawn), 1)
            self._push(self.given_instead(drawn, box) % RING, 0)
            return
        for line in range(self.count):
            if drawn >> line & 1 or (self.twin[line] >= 0 and not drawn >> self.twin[line] & 1):
                continue
            if opened >> line & 1:
                continue
            worth = self.praised[line]
            if self.closed_by(drawn | one << line, line):
                worth += 1 << 24
            elif not self.is_safe(line, drawn):
                after = self.take_all(drawn | one << line)
                worth = -64 * (self.open_boxes(drawn) - self.open_boxes(after))
                if not self.plain and self.is_long(drawn, after):
                    opened |= after & ~drawn
            if line == first:
                worth += 1 << 28
            self._push(line, worth)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _push(self, line: cython.int, worth: cython.int) -> cython.void:
        self.moves[self.top] = line
        self.moves[self.top + 1] = worth
        self.top += 2

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _take_best(self, i: cython.int) -> cython.void:
        """Bring the best of the moves from the i-th word on to its place."""
        best: cython.int = i
        line: cython.int
        worth: cython.int
        j: cython.int
        for j in range(i + 2, self.top, 2):
            if self.moves[j + 1] > self.moves[best + 1]:
                best = j
        line = self.moves[best]
        worth = self.moves[best + 1]
        self.moves[best] = self.moves[i]
        self.moves[best + 1] = self.moves[i + 1]
        self.moves[i] = line
        self.moves[i + 1] = worth

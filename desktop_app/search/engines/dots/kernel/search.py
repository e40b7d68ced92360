# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# pyright: reportInvalidTypeArguments=false, reportAttributeAccessIssue=false, reportIndexIssue=false
# pyright: reportGeneralTypeIssues=false, reportPossiblyUnboundVariable=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false
"""Alpha-beta over Dots and Boxes: what is still to come, for the player to move.

Who closes a box moves again, so a value changes sides only where none was closed. What can be left
out without changing a value (E. Berlekamp, "The Dots and Boxes Game", 2000; J. Barker, R. Korf,
"Solving Dots-and-Boxes", 2012):

- A box that can be taken is taken, for whatever else one plays, the other may take it and go on
  from the same position. Only where its last line leads to a box with two open sides may one draw
  that box's other line instead, and give both away; with more boxes behind these two, or others to
  be taken elsewhere, one does so later.
- Of the lines within a chain of three boxes or more any one opens it, and of a ring: whoever takes
  it has the same choice at its end, and all its lines are drawn then.
- Lines that belong to the same one box alone are alike.

To a stated depth, as a level of play, nothing but the last is left out.
"""

from collections.abc import Callable

import cython

from desktop_app.search.basics.limits import on_and_on
from desktop_app.search.engines.dots.kernel.board import DotsBoard
from desktop_app.search.engines.kernel.tables import MovesTable

if not cython.compiled:  # compiled, they come from the .pxd files
    from desktop_app.search.engines.dots.kernel.board import LINES
    from desktop_app.search.engines.kernel.tables import bound_of, depth_of, move_of, value_of

    INFINITE, STACK, SETTLED, LOWER, UPPER, EXACT = 1000, 7320, 511, 1, 2, 3
    CHOICE, RING = 32, 64

LEAST_BITS = 8
CHECK_NODES = 1024 if cython.compiled else 16
AT_ONCE = 20_000
MIX = 0x9E3779B97F4A7C15
"""Spreads masks over the table; an odd number loses nothing."""


@cython.final
@cython.cclass
class DotsKernel(DotsBoard):
    """A search with a table of its own.

    Attributes:
        guessed: whether a value since this was last set to False rests on a guess.
    """

    def __init__(self, count: int, boxes: list[int], table_bytes: int = 1 << 20) -> None:
        """Make a search; see `DotsBoard`."""
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
        box: cython.int = -1 if self.plain else self._takable(c_drawn)
        if 0 <= box < CHOICE:
            return self.line_of(self.sides[box] & ~c_drawn)
        entry = self.table.find(self._key(key))
        if entry == 0 or bound_of(entry) != EXACT or move_of(entry) == 0:
            return None
        line: cython.int = move_of(entry) - 1
        if not drawn >> line & 1:
            return line
        box = self.beside[2 * line]  # one that is alike is open instead
        return next(
            other
            for other in range(self.count)
            if not drawn >> other & 1
            and self.beside[2 * other] == box
            and self.beside[2 * other + 1] < 0
        )

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
            box = self._takable(drawn)
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
    def _takable(self, drawn: cython.ulonglong) -> cython.int:
        """A box that is to be taken now; more by `CHOICE` if one may give it away; -1 for none.

        What can't be given away comes first, then rings: of several things to give away one keeps
        the cheapest for the end.
        """
        missing: cython.ulonglong
        box: cython.int
        given: cython.int
        choice: cython.int = -1
        ring: cython.int = -1
        line: cython.int = -1
        several: cython.bint = False
        for box in range(self.boxes):
            missing = self.sides[box] & ~drawn
            if missing == 0 or missing & (missing - 1):
                continue
            given = self._given_instead(drawn, box)
            if given < 0:
                return box
            if given >= RING:
                ring = box
                given -= RING
            if choice >= 0 and given != line:
                several = True
            choice = box
            line = given
        if choice < 0:
            return -1
        if several:
            return ring if ring >= 0 else choice
        return choice + CHOICE

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _beyond(self, line: cython.int, box: cython.int) -> cython.int:
        """The box at the other side of a line; -1 for none."""
        one: cython.int = self.beside[2 * line]
        return self.beside[2 * line + 1] if one == box else one

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _given_instead(self, drawn: cython.ulonglong, box: cython.int) -> cython.int:
        """The line that gives a box that can be taken away with the next one; -1 for none.

        More by `RING` if it gives away the four last boxes of a ring.
        """
        last: cython.ulonglong = self.sides[box] & ~drawn
        following: cython.int = self._beyond(self.line_of(last), box)
        missing: cython.ulonglong
        given: cython.int
        third: cython.int
        if following < 0 or self.has_many(following, drawn):
            return -1
        missing = self.sides[following] & ~drawn & ~last
        if missing == 0:
            return -1  # one line closes both
        given = self.line_of(missing)
        third = self._beyond(given, following)
        if third < 0 or self.has_many(third, drawn):
            return given
        missing = self.sides[third] & ~drawn & ~missing
        if missing == 0:
            return -1  # it is the end of a chain that can be taken from both ends
        third = self._beyond(self.line_of(missing), third)
        if third < 0:
            return -1
        missing = self.sides[third] & ~drawn
        # four boxes of a ring that was opened are given by halves; else there is more behind
        return -1 if missing & (missing - 1) else given + RING

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
        box: cython.int = -1 if self.plain else self._takable(drawn)
        if box >= CHOICE:
            box -= CHOICE
            self._push(self.line_of(self.sides[box] & ~drawn), 1)
            self._push(self._given_instead(drawn, box) % RING, 0)
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
                if not self.plain and self._is_long(drawn, after):
                    opened |= after & ~drawn
            if line == first:
                worth += 1 << 28
            self._push(line, worth)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _is_long(self, drawn: cython.ulonglong, after: cython.ulonglong) -> cython.bint:
        """Whether what is drawn then is one chain of three boxes or more, without a fork."""
        number: cython.int = 0
        box: cython.int
        for box in range(self.boxes):
            if self.sides[box] & ~drawn and not self.sides[box] & ~after:
                if self.has_many(box, drawn):
                    return False
                number += 1
        return number > 2

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

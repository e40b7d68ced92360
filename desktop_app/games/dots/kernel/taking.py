# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# pyright: reportInvalidTypeArguments=false, reportAttributeAccessIssue=false, reportIndexIssue=false
# pyright: reportGeneralTypeIssues=false, reportPossiblyUnboundVariable=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false
"""What can be left out of a search of Dots and Boxes without changing a value.

- A box that can be taken is taken, for whatever else one plays, the other may take it and go on
  from the same position. Only where its last line leads to a box with two open sides may one draw
  that box's other line instead, and give both away; with more boxes behind these two, or others to
  be taken elsewhere, one does so later.
- Of the lines within a chain of three boxes or more any one opens it, and of a ring: whoever takes
  it has the same choice at its end, and all its lines are drawn then.
- Lines that belong to the same one box alone are alike.

Sources: E. Berlekamp, "The Dots and Boxes Game", 2000; J. Barker, R. Korf, "Solving
Dots-and-Boxes", 2012.
"""

import cython

from desktop_app.games.dots.kernel.board import DotsBoard
from desktop_app.search.compiled import only_sources_have

if not cython.compiled:  # compiled, they are constants of taking.pxd
    CHOICE, RING = 32, 64
else:
    __getattr__ = only_sources_have(__name__, "CHOICE", "RING")


@cython.cclass
class DotsTaking(DotsBoard):
    """A board that knows what is to be taken, what may be given away, and which lines do alike."""

    def open_alike(self, drawn: int, line: int) -> int:
        """An open line of the one box that a line belongs to alone."""
        return next(
            other
            for other in range(self.count)
            if not drawn >> other & 1
            and self.beside[2 * other] == self.beside[2 * line]
            and self.beside[2 * other + 1] < 0
        )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def takable(self, drawn: cython.ulonglong) -> cython.int:
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
            given = self.given_instead(drawn, box)
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
    def beyond(self, line: cython.int, box: cython.int) -> cython.int:
        """The box at the other side of a line; -1 for none."""
        one: cython.int = self.beside[2 * line]
        return self.beside[2 * line + 1] if one == box else one

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def given_instead(self, drawn: cython.ulonglong, box: cython.int) -> cython.int:
        """The line that gives a box that can be taken away with the next one; -1 for none.

        More by `RING` if it gives away the four last boxes of a ring.
        """
        last: cython.ulonglong = self.sides[box] & ~drawn
        following: cython.int = self.beyond(self.line_of(last), box)
        missing: cython.ulonglong
        given: cython.int
        third: cython.int
        if following < 0 or self.has_many(following, drawn):
            return -1
        missing = self.sides[following] & ~drawn & ~last
        if missing == 0:
            return -1  # one line closes both
        given = self.line_of(missing)
        third = self.beyond(given, following)
        if third < 0 or self.has_many(third, drawn):
            return given
        missing = self.sides[third] & ~drawn & ~missing
        if missing == 0:
            return -1  # it is the end of a chain that can be taken from both ends
        third = self.beyond(self.line_of(missing), third)
        if third < 0:
            return -1
        missing = self.sides[third] & ~drawn
        # four boxes of a ring that was opened are given by halves; else there is more behind
        return -1 if missing & (missing - 1) else given + RING

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def is_long(self, drawn: cython.ulonglong, after: cython.ulonglong) -> cython.bint:
        """Whether what is drawn then is one chain of three boxes or more, without a fork."""
        number: cython.int = 0
        box: cython.int
        for box in range(self.boxes):
            if self.sides[box] & ~drawn and not self.sides[box] & ~after:
                if self.has_many(box, drawn):
                    return False
                number += 1
        return number > 2

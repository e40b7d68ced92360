# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# pyright: reportInvalidTypeArguments=false, reportAttributeAccessIssue=false, reportIndexIssue=false
# pyright: reportGeneralTypeIssues=false, reportPossiblyUnboundVariable=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false
"""Moves that a search of Dots and Boxes can leave out without changing a value.

- A box that can be taken is taken: after any other move the opponent could take it and go on from
  the same position. The exception is a box whose last line leads to a box with two open sides: one
  may draw that box's other line instead, and give both away (a double-dealing move). With more
  boxes behind these two, or others to be taken elsewhere, one does so later.
- All lines within a chain of three boxes or more, or within a ring, open it in the same way: the
  taker has the same choice at its end, and then all its lines are drawn.
- Lines that belong to the same box alone are equivalent.

Sources: E. Berlekamp, "The Dots and Boxes Game", 2000; J. Barker, R. Korf, "Solving
Dots-and-Boxes", 2012.
"""

import cython

from desktop_app.games.dots.kernel.board import DotsBoard
from desktop_app.search.compiled import source_only_names

if not cython.compiled:  # compiled, they are constants of taking.pxd
    CHOICE, RING = 32, 64
else:
    __getattr__ = source_only_names(__name__, "CHOICE", "RING")


@cython.cclass
class DotsTaking(DotsBoard):
    """A board that knows which box must be taken, and which may be given away."""

    def open_alike(self, drawn: int, line: int) -> int:
        """Return an open line equivalent to a line that belongs to one box alone."""
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
        """Return a box to take now, plus `CHOICE` if it may be given away instead; -1 for none.

        Boxes that can't be given away come first, then rings: of several that could be given away
        the cheapest is kept for the end.
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
        """Return the box on the other side of a line; -1 for none."""
        one: cython.int = self.beside[2 * line]
        return self.beside[2 * line + 1] if one == box else one

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def given_instead(self, drawn: cython.ulonglong, box: cython.int) -> cython.int:
        """Return the line that gives away a takable box together with the next one; -1 for none.

        It is plus `RING` if it gives away the last four boxes of a ring.
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
        # two and two boxes of an opened ring of four are given away; else there are more behind
        return -1 if missing & (missing - 1) else given + RING

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def is_long(self, drawn: cython.ulonglong, after: cython.ulonglong) -> cython.bint:
        """Return whether the boxes closed in between are a chain of three or more, no fork."""
        number: cython.int = 0
        box: cython.int
        for box in range(self.boxes):
            if self.sides[box] & ~drawn and not self.sides[box] & ~after:
                if self.has_many(box, drawn):
                    return False
                number += 1
        return number > 2

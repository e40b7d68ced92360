# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# pyright: reportInvalidTypeArguments=false, reportAttributeAccessIssue=false, reportIndexIssue=false
# pyright: reportGeneralTypeIssues=false, reportPossiblyUnboundVariable=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false
"""The board of Dots and Boxes as bit masks: what can be taken, the evaluation, equivalent lines.

A position is the mask of the lines drawn: who has closed which boxes makes no difference to what is
still to come. The evaluation is that of `games.dots.evaluation`.
"""

import cython

from desktop_app.search.compiled import source_only_names
from desktop_app.search.kernel.search import KernelSearch

if not cython.compiled:  # compiled, they are constants of board.pxd
    LINES, BOXES, PAIRS = 60, 25, 32
else:
    __getattr__ = source_only_names(__name__, "LINES")

GIVEN_CHAIN = cython.declare(cython.int, 4)
GIVEN_RING = cython.declare(cython.int, 8)
WORTHWHILE = cython.declare(cython.int, 3)
FAR = cython.declare(cython.int, 8)


@cython.cclass
class DotsBoard(KernelSearch):
    """The lines of each box; positions are arguments."""

    def __init__(self, count: int, boxes: list[int]) -> None:
        """Make the tables of a board.

        Args:
            count: the number of lines.
            boxes: the lines of each box, as a mask.

        Raises:
            ValueError: there are too many or none.
        """
        if not 0 < count <= LINES or not 0 < len(boxes) <= BOXES:
            raise ValueError("no such board")
        if not cython.compiled:  # what C has for nothing
            self.sides, self.beside = [0] * BOXES, [-1] * 2 * LINES
            self.first, self.second = [0] * PAIRS, [0] * PAIRS
            self.twin, self.chains = [-1] * LINES, [0] * BOXES
        self.count, self.boxes = count, len(boxes)
        self.pairs = 0
        self.all_lines = (1 << count) - 1
        for line in range(LINES):
            self.twin[line] = self.beside[2 * line] = self.beside[2 * line + 1] = -1
        for box, sides in enumerate(boxes):
            self.sides[box] = sides
            for line in range(count):
                if sides >> line & 1:
                    place = 2 * line + (self.beside[2 * line] >= 0)
                    self.beside[place] = box
        self._pair_lines()

    def _pair_lines(self) -> None:
        """Find the lines that belong to the same box alone: the first of them are drawn first."""
        for box in range(self.boxes):
            alike = [
                line
                for line in range(self.count)
                if self.sides[box] >> line & 1 and self.beside[2 * line + 1] < 0
            ]
            for line, following in zip(alike, alike[1:]):  # noqa: B905, RUF007
                self.twin[following] = line
            for end in range(len(alike) - 1, 0, -1):  # as in bubble sort
                for place in range(end):
                    self.first[self.pairs] = alike[place]
                    self.second[self.pairs] = alike[place + 1]
                    self.pairs += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def alike(self, drawn: cython.ulonglong) -> cython.ulonglong:
        """Return the same position for all that differ only in equivalent lines."""
        one: cython.ulonglong
        other: cython.ulonglong
        i: cython.int
        for i in range(self.pairs):
            one = cython.cast(cython.ulonglong, 1) << self.first[i]
            other = cython.cast(cython.ulonglong, 1) << self.second[i]
            if drawn & other and not drawn & one:
                drawn ^= one | other
        return drawn

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def closed_by(self, drawn: cython.ulonglong, line: cython.int) -> cython.int:
        """Return how many boxes a line closes; `drawn` includes it."""
        number: cython.int = 0
        box: cython.int = self.beside[2 * line]
        if drawn & self.sides[box] == self.sides[box]:
            number += 1
        box = self.beside[2 * line + 1]
        if box >= 0 and drawn & self.sides[box] == self.sides[box]:
            number += 1
        return number

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def line_of(self, mask: cython.ulonglong) -> cython.int:
        """Return the number of the lowest line of a mask, which must not be empty."""
        line: cython.int = 0
        while not mask & 0xFF:
            mask >>= 8
            line += 8
        while not mask & 1:
            mask >>= 1
            line += 1
        return line

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def take_all(self, drawn: cython.ulonglong) -> cython.ulonglong:
        """Return the lines drawn after taking all boxes that can be taken, one after the other."""
        goes_on: cython.bint = True
        missing: cython.ulonglong
        box: cython.int
        while goes_on:
            goes_on = False
            for box in range(self.boxes):
                missing = self.sides[box] & ~drawn
                if missing and not missing & (missing - 1):
                    drawn |= missing
                    goes_on = True
        return drawn

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def open_boxes(self, drawn: cython.ulonglong) -> cython.int:
        """Return the number of boxes that are not closed."""
        number: cython.int = 0
        box: cython.int
        for box in range(self.boxes):
            if self.sides[box] & ~drawn:
                number += 1
        return number

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def has_many(self, box: cython.int, drawn: cython.ulonglong) -> cython.bint:
        """Return whether a box has three or four open sides; True for -1, off the board."""
        missing: cython.ulonglong
        if box < 0:
            return True
        missing = self.sides[box] & ~drawn
        missing &= missing - 1 if missing else 0
        missing &= missing - 1 if missing else 0
        return missing != 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def is_safe(self, line: cython.int, drawn: cython.ulonglong) -> cython.bint:
        """Return whether drawing an open line leaves no box that can be taken."""
        return self.has_many(self.beside[2 * line], drawn) and self.has_many(
            self.beside[2 * line + 1], drawn
        )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def margin_to_come(self, drawn: cython.ulonglong) -> cython.int:
        """Return the margin to come for the player to move, as `games.dots.evaluation.margin_to_come`."""
        taken: cython.int = self.open_boxes(drawn)
        safe: cython.int = 0
        moving: cython.int
        line: cython.int
        drawn = self.take_all(drawn)
        taken -= self.open_boxes(drawn)
        for line in range(self.count):
            if not drawn >> line & 1 and self.is_safe(line, drawn):
                safe += 1
        if safe > FAR:
            return taken
        moving = self._opening(drawn)
        if safe % 2:
            moving = -moving
        if taken >= WORTHWHILE and taken - GIVEN_CHAIN - moving > taken + moving:
            return taken - GIVEN_CHAIN - moving
        return taken + moving

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _opening(self, drawn: cython.ulonglong) -> cython.int:
        """Return the margin to come for the player who must open a chain now, smallest first."""
        number: cython.int = self._list_chains(drawn)
        value: cython.int = 0
        best: cython.int
        boxes: cython.int
        given: cython.int
        i: cython.int
        for i in range(number):
            boxes = self.chains[i] >> 1
            given = GIVEN_RING if self.chains[i] & 1 else GIVEN_CHAIN
            best = boxes + value
            # a ring has four boxes or more
            if (self.chains[i] & 1 or boxes > 2) and boxes - given - value > best:
                best = boxes - given - value
            value = -best
        return value

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _list_chains(self, drawn: cython.ulonglong) -> cython.int:
        """List the chains, the largest first, and return how many there are.

        An entry is twice the number of boxes, plus one for a ring.
        """
        left: cython.uint = 0
        reached: cython.ulonglong
        missing: cython.ulonglong
        number: cython.int = 0
        size: cython.int
        box: cython.int
        place: cython.int
        grows: cython.bint
        for box in range(self.boxes):
            missing = self.sides[box] & ~drawn
            if missing and not self.has_many(box, drawn):
                left |= cython.cast(cython.uint, 1) << box
        while left:
            reached, size, grows = 0, 0, True
            while grows:
                grows = False
                for box in range(self.boxes):
                    missing = self.sides[box] & ~drawn
                    if left >> box & 1 and (not size or missing & reached):
                        reached |= missing
                        left ^= cython.cast(cython.uint, 1) << box
                        size += 1
                        grows = True
            missing = reached
            for _ in range(size):
                missing &= missing - 1
            size = 2 * size + (missing == 0)
            place = number
            while place and self.chains[place - 1] < size:
                self.chains[place] = self.chains[place - 1]
                place -= 1
            self.chains[place] = size
            number += 1
        return number

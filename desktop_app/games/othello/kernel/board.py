# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# pyright: basic, reportInvalidTypeArguments=false, reportAttributeAccessIssue=false
# pyright: reportIndexIssue=false, reportAssignmentType=false, reportPossiblyUnboundVariable=false
"""The board of Othello as two 64-bit words: legal moves, discs turned, and the evaluation.

It computes the same as `games.othello.discs` and `games.othello.evaluation`, which explain it and
name their sources; a test compares them. Rows are eight bits apart on all boards. Lines are filled
by parallel prefix shifts: J. Kogge, H. Stone, "A parallel algorithm for the efficient solution of a
general class of recurrence equations", 1973.
"""

import cython

from desktop_app.search.compiled import source_only_names
from desktop_app.search.kernel.search import KernelSearch

if not cython.compiled:  # compiled, they are constants of board.pxd
    PARTS, MOVE, MAY_COME, CORNER, STABLE, GIVES_CORNER = 16, 16, 5, 112, 32, -64
else:
    __getattr__ = source_only_names(__name__, "PARTS")

INNER = cython.declare(cython.ulonglong, 0x7E7E7E7E7E7E7E7E)
"""All but the first and the last column: a disc there is never between two others in its row."""
PAIRS = cython.declare(cython.ulonglong, 0x5555555555555555)
FOURS = cython.declare(cython.ulonglong, 0x3333333333333333)
EIGHTS = cython.declare(cython.ulonglong, 0x0F0F0F0F0F0F0F0F)
ONES = cython.declare(cython.ulonglong, 0x0101010101010101)
"""Masks for counting bits, declared so that they are constants in C."""
NOT_LAST = cython.declare(cython.ulonglong, 0x7F7F7F7F7F7F7F7F)
FULL = cython.declare(cython.ulonglong, (1 << 64) - 1)
"""Cuts a product to 64 bits, as C does."""


@cython.cclass
class OthelloBoard(KernelSearch):
    """What depends on the board's size alone; positions are arguments."""

    def __init__(self, columns: int, rows: int) -> None:
        """Make a board of four, six or eight columns and rows."""
        self.columns, self.rows = columns, rows
        row: cython.ulonglong = (1 << columns) - 1
        number: cython.int
        self.board = 0
        for number in range(rows):
            self.board |= row << (8 * number)
        self.cells = columns * rows
        self.has_room = min(columns, rows) > 4
        if not cython.compiled:  # what C has for nothing
            self.corner, self.along, self.up = [0] * 4, [0] * 4, [0] * 4
        right, down = columns - 1, 8 * (rows - 1)
        places = ((0, 1, 8), (right, -1, 8), (down, 1, -8), (right + down, -1, -8))
        for number, (corner, along, up) in enumerate(places):
            self.corner[number], self.along[number], self.up[number] = corner, along, up
        self.corners = 0
        for number in range(4):
            row = 1
            self.corners |= row << self.corner[number]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def count(self, bits: cython.ulonglong) -> cython.int:
        """Return the number of bits set (H. Warren, "Hacker's Delight", 2002, 5-1)."""
        bits = bits - (bits >> 1 & PAIRS)
        bits = (bits & FOURS) + (bits >> 2 & FOURS)
        bits = bits + (bits >> 4) & EIGHTS
        return (bits * ONES & FULL) >> 56

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def line_left(
        self, bits: cython.ulonglong, through: cython.ulonglong, step: cython.int
    ) -> cython.ulonglong:
        """Return the discs of `through` in a line from `bits` towards higher bits."""
        found: cython.ulonglong = through & (bits << step)
        found |= through & (found << step)
        through &= through << step
        found |= through & (found << 2 * step)
        found |= through & (found << 2 * step)
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def line_right(
        self, bits: cython.ulonglong, through: cython.ulonglong, step: cython.int
    ) -> cython.ulonglong:
        """Return the discs of `through` in a line from `bits` towards lower bits."""
        found: cython.ulonglong = through & (bits >> step)
        found |= through & (found >> step)
        through &= through >> step
        found |= through & (found >> 2 * step)
        found |= through & (found >> 2 * step)
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def places(self, own: cython.ulonglong, other: cython.ulonglong) -> cython.ulonglong:
        """Return the squares where the player of `own` can move, as bits."""
        inner: cython.ulonglong = other & INNER
        found: cython.ulonglong = self.line_left(own, inner, 1) << 1
        found |= self.line_right(own, inner, 1) >> 1
        found |= self.line_left(own, other, 8) << 8
        found |= self.line_right(own, other, 8) >> 8
        found |= self.line_left(own, inner, 7) << 7
        found |= self.line_right(own, inner, 7) >> 7
        found |= self.line_left(own, inner, 9) << 9
        found |= self.line_right(own, inner, 9) >> 9
        return found & self.board & ~(own | other)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def turned(
        self, own: cython.ulonglong, other: cython.ulonglong, bit: cython.ulonglong
    ) -> cython.ulonglong:
        """Return the opponent's discs that a new disc turns, as bits."""
        inner: cython.ulonglong = other & INNER
        found: cython.ulonglong = 0
        line: cython.ulonglong = self.line_left(bit, inner, 1)
        if own & (line << 1):
            found |= line
        line = self.line_right(bit, inner, 1)
        if own & (line >> 1):
            found |= line
        line = self.line_left(bit, other, 8)
        if own & (line << 8):
            found |= line
        line = self.line_right(bit, other, 8)
        if own & (line >> 8):
            found |= line
        line = self.line_left(bit, inner, 7)
        if own & (line << 7):
            found |= line
        line = self.line_right(bit, inner, 7)
        if own & (line >> 7):
            found |= line
        line = self.line_left(bit, inner, 9)
        if own & (line << 9):
            found |= line
        line = self.line_right(bit, inner, 9)
        if own & (line >> 9):
            found |= line
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def side_features(self, own: cython.ulonglong, other: cython.ulonglong) -> cython.int:
        """Return the features of one side in sixteenths of a disc, as `evaluation.side_features`."""
        empty: cython.ulonglong = self.board & ~(own | other)
        near: cython.ulonglong = other | (other & NOT_LAST) << 1 | (other >> 1 & NOT_LAST)
        stable: cython.ulonglong = 0
        one: cython.ulonglong = 1
        value: cython.int = MOVE * self.count(self.places(own, other))
        corner: cython.int
        number: cython.int
        i: cython.int
        near = (near | near << 8 | near >> 8) & empty
        value += MAY_COME * self.count(near)
        for i in range(4):
            corner = self.corner[i]
            if own & (one << corner):
                value += CORNER
                for number in range(1, self.columns - 1):
                    if not own & (one << (corner + number * self.along[i])):
                        break
                    stable |= one << (corner + number * self.along[i])
                for number in range(1, self.rows - 1):
                    if not own & (one << (corner + number * self.up[i])):
                        break
                    stable |= one << (corner + number * self.up[i])
            elif (
                self.has_room
                and empty & (one << corner)
                and own & (one << (corner + self.along[i] + self.up[i]))
            ):
                value += GIVES_CORNER
        return value + STABLE * self.count(stable)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def evaluate(self, own: cython.ulonglong, other: cython.ulonglong) -> cython.int:
        """Return the evaluation for the player to move, in sixteenths of a disc."""
        value: cython.int = self.side_features(own, other) - self.side_features(other, own)
        most: cython.int = PARTS * (self.cells - 1)
        return max(-most, min(value, most))

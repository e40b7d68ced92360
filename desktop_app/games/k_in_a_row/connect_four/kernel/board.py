# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# pyright: basic, reportInvalidTypeArguments=false, reportAttributeAccessIssue=false
# pyright: reportIndexIssue=false, reportAssignmentType=false, reportPossiblyUnboundVariable=false
"""The board of a drop game as two 64-bit words, and what can be computed from it without a search.

Each column takes rows + 1 bits, the lowest cell lowest, with one bit above that is always empty,
so that no line continues from one column into the next:

     6 13 20 27 34 41 48
     5 12 19 26 33 40 47    <- top row of 7 x 6
     ...
     0  7 14 21 28 35 42    <- bottom row

Source: P. Pons, "Solving Connect 4", 2015 (the words, the key, the threats by shifts).
"""

import cython


@cython.cclass
class ConnectFourBoard:
    """The masks of a board size; positions are arguments."""

    def __init__(self, columns: int, rows: int, k: int) -> None:
        """Make the masks of a board.

        Args:
            columns, rows: the size of the board; (rows + 1) * columns is at most 64.
            k: how many in a row win, at least 2.

        Raises:
            ValueError: the board does not fit.
        """
        if not fits(columns, rows, k):
            raise ValueError("no board for two 64-bit words")
        self.columns, self.rows, self.k = columns, rows, k
        self.cells, self.up = columns * rows, rows + 1
        if not cython.compiled:
            self.column_mask = [0] * 64
        one_column = (1 << rows) - 1
        for column in range(columns):
            self.column_mask[column] = one_column << column * (rows + 1)
        bottom = sum(1 << column * (rows + 1) for column in range(columns))
        self.bottom, self.board, self.spare = bottom, bottom * one_column, bottom << rows
        self.odd_rows = sum(bottom << row for row in range(0, rows, 2))
        # positions before this ply share entries with their mirror images
        self.mirror_until = self.cells // 2

    def limits(self, own: int, mask: int) -> tuple[int, int]:
        """Return the least and the largest possible score; equal if the end is two plies away."""
        ply = mask.bit_count()
        playable = self.playable(mask)
        if self.winning_cells(own, mask) & playable:
            score = (self.cells + 1 - ply) // 2
            return score, score
        if not self.safe_moves(own, mask):
            score = -((self.cells - ply) // 2) if playable else 0
            return score, score
        return -(max(self.cells - 2 - ply, 0) // 2), (self.cells - 1 - ply) // 2

    def playable(self, mask: int) -> int:
        """Return the lowest open cell of each column, as bits."""
        return (mask + self.bottom) & self.board

    def safe_moves(self, own: int, mask: int) -> int:
        """Return the moves that do not lose at once, as bits; 0 if all do."""
        playable = self.playable(mask)
        threats = self.winning_cells(own ^ mask, mask)
        forced = playable & threats
        if forced & (forced - 1):
            return 0
        return (forced or playable) & ~(threats >> 1)

    def predecessors(self, own: int, mask: int) -> list[tuple[int, int]]:
        """Return the positions one ply earlier: one for each top stone of the opponent."""
        tops = (mask + self.bottom) >> 1 & (own ^ mask)
        stones = [1 << cell for cell in range(tops.bit_length()) if tops >> cell & 1]
        return [(own ^ mask ^ stone, mask ^ stone) for stone in stones]

    def key(self, own: int, mask: int) -> int:
        """Return the key of a position, which it shares with its mirror image early in the game."""
        return self.key_of(own, mask, mask.bit_count())

    def winning_cells(self, stones: int, mask: int) -> int:
        """Return the open cells that would complete a line of these stones, as bits."""
        return self.winning(stones, mask)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def winning(self, p: cython.ulonglong, mask: cython.ulonglong) -> cython.ulonglong:
        """Return the open cells that would complete a line of the stones p."""
        found: cython.ulonglong
        if self.k != 4:
            return self._winning_of_k(p, mask)
        # a constant height lets the compiler unroll the shifts
        found = fourth_cells(p, 7) if self.up == 7 else fourth_cells(p, self.up)
        return found & (self.board ^ mask)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _winning_of_k(self, p: cython.ulonglong, mask: cython.ulonglong) -> cython.ulonglong:
        """Return `winning` for any k: with stones on both sides of the cell, or on one."""
        found: cython.ulonglong
        below: cython.ulonglong
        above: cython.ulonglong
        d: cython.int
        i: cython.int
        j: cython.int
        left: cython.int
        found = self.board
        for i in range(1, self.k):
            found &= p << i
        for d in range(self.up - 1, self.up + 2):
            for left in range(self.k):
                below = self.board
                for j in range(left):
                    below = ((below & p) << d) & self.board
                above = self.board
                for j in range(self.k - 1 - left):
                    above = (above & p) >> d
                found |= below & above
        return found & (self.board ^ mask)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def has_line(self, p: cython.ulonglong) -> cython.bint:
        """Return whether there are k in a row among these cells."""
        run: cython.ulonglong
        i: cython.int
        j: cython.int
        d: cython.int
        if self.k == 4:
            return has_four(p, 7) if self.up == 7 else has_four(p, self.up)
        for i in range(4):
            d = 1 if i == 3 else self.up - 1 + i
            run = p
            for j in range(self.k - 1):
                run = p & (run >> d)
            if run:
                return True
        return False

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def key_of(
        self, own: cython.ulonglong, mask: cython.ulonglong, ply: cython.int
    ) -> cython.ulonglong:
        """Return a number that no other position has (P. Pons), but early on its mirror image."""
        key: cython.ulonglong = own + mask
        image: cython.ulonglong
        if ply < self.mirror_until:
            image = self._mirror(own) + self._mirror(mask)
            if image < key:
                key = image
        return key

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _mirror(self, stones: cython.ulonglong) -> cython.ulonglong:
        image: cython.ulonglong = 0
        column: cython.ulonglong = (cython.cast(cython.ulonglong, 1) << self.up) - 1
        i: cython.int
        for i in range(self.columns):
            image = (image << self.up) | (stones & column)
            stones >>= self.up
        return image


def fits(columns: int, rows: int, k: int) -> bool:
    """Return whether a drop game's board fits into 64-bit words."""
    return (rows + 1) * columns <= 64 and 2 <= k <= 20 and columns * rows >= 2


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def fourth_cells(p: cython.ulonglong, up: cython.int) -> cython.ulonglong:
    """Return the cells with three of the stones p in line with them, also off the board."""
    found: cython.ulonglong = (p << 1) & (p << 2) & (p << 3)
    return found | fourth_on(p, up - 1) | fourth_on(p, up) | fourth_on(p, up + 1)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def fourth_on(p: cython.ulonglong, d: cython.int) -> cython.ulonglong:
    """Return `fourth_cells` of one direction, in which the next cell is d bits away."""
    one: cython.ulonglong = p << d
    two: cython.ulonglong = p >> d
    rising: cython.ulonglong = one & (p << 2 * d) & ((p << 3 * d) | two)
    return rising | (two & (p >> 2 * d) & ((p >> 3 * d) | one))


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def has_four(p: cython.ulonglong, up: cython.int) -> cython.bint:
    """Return whether there are four in a row among these cells."""
    level: cython.ulonglong = p & (p >> up)
    rising: cython.ulonglong = p & (p >> (up + 1))
    falling: cython.ulonglong = p & (p >> (up - 1))
    upright: cython.ulonglong = p & (p >> 1)
    level &= level >> 2 * up
    rising &= rising >> 2 * (up + 1)
    falling &= falling >> 2 * (up - 1)
    return (level | rising | falling | (upright & (upright >> 2))) != 0

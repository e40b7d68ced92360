# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# pyright: basic, reportInvalidTypeArguments=false, reportAttributeAccessIssue=false
# pyright: reportIndexIssue=false, reportAssignmentType=false, reportPossiblyUnboundVariable=false
"""Bounds that follow from strategic rules of Connect Four, without any search.

All open cells are put into pairs; whenever the player to move takes one cell of a pair, the
opponent takes the other. Then the mover never has both cells of a pair, and can't win if no line is
possible that way. Rows are counted from 1 at the bottom; boards have an even number of rows. The
pairs are:

- in a column with an even number of open cells, each cell of an odd row and the one above it: the
  mover gets the odd rows, the opponent the even ones (claimeven);
- the lowest open cells of two columns with an odd number of open cells (baseinverse); above them
  the rest of each column is even;
- in one column with an odd number of open cells, in which the opponent threatens to complete a line
  in an odd row, each cell and the one above it, from the lowest on: the mover gets the even rows
  here, and in the end, when nothing else is left, must play below the threat (zugzwang).

A column ends where the opponent completes a line: the cells above it are never reached, so the game
ends sooner.

Source: V. Allis, "A Knowledge-based Approach of Connect-Four", 1988 (claimeven, baseinverse, odd
threats and zugzwang). That the rules can be combined in these pairs is argued above, and tested
against searches that do not use them.
"""

import cython

from desktop_app.games.k_in_a_row.connect_four.kernel.table import ConnectFourTable

if not cython.compiled:  # compiled, they come from board.pxd
    UNKNOWN, popcount = 63, int.bit_count


@cython.cclass
class ConnectFourClaims(ConnectFourTable):
    """A board and its table, with the bounds that follow from pairs of cells."""

    def claim(self, own: int, mask: int, alpha: int) -> int | None:
        """Return an upper bound of the mover's score that is at most alpha; None if none is found.

        Args:
            own: the stones of the player to move, who can't win at once.
            mask: all stones; nobody may have a line.
            alpha: the largest bound of interest.
        """
        threats = self.winning_cells(own ^ mask, mask)
        bound = self.claimed(own, mask, threats, mask.bit_count(), alpha)
        return bound if bound <= alpha else None

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def claimed(
        self,
        own: cython.ulonglong,
        mask: cython.ulonglong,
        threats: cython.ulonglong,
        ply: cython.int,
        alpha: cython.int,
    ) -> cython.int:
        """Return the bound of `claim` or UNKNOWN; `threats` complete a line of the opponent."""
        if self.rows % 2:
            return UNKNOWN
        if ply % 2 == 0:
            return self._claimed_in_pairs(own, mask, threats, alpha)
        if threats & self.odd_rows:
            return self._claimed_under_a_threat(own, mask, threats, alpha)
        return UNKNOWN

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _claimed_in_pairs(
        self,
        own: cython.ulonglong,
        mask: cython.ulonglong,
        threats: cython.ulonglong,
        alpha: cython.int,
    ) -> cython.int:
        """Return the bound with an even number of open cells: claimeven, and baseinverse."""
        playable: cython.ulonglong = (mask + self.bottom) & self.board
        empty: cython.ulonglong = self.board ^ mask
        base: cython.ulonglong = playable & ~self.odd_rows
        # 1. An even cell that completes a line is taken in the end, and ends the game.
        ends: cython.ulonglong = threats & ~self.odd_rows & ~playable
        over: cython.ulonglong = self._over(ends)
        bound: cython.int = 0
        if ends:
            bound = -((2 + popcount(over)) // 2)
        # 2. Even cells may complete a line together, even if none of them does so alone.
        if bound > alpha:
            if alpha != -1:
                return UNKNOWN
            if not self.has_line((own ^ mask) | (empty & ~self.odd_rows & ~base)):
                return UNKNOWN
            bound = -1
        # 3. The mover gets the odd cells, and half of the lowest cells of odd columns.
        if self._is_held(own | (empty & self.odd_rows & ~over), base):
            return bound
        return UNKNOWN

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _claimed_under_a_threat(
        self,
        own: cython.ulonglong,
        mask: cython.ulonglong,
        threats: cython.ulonglong,
        alpha: cython.int,
    ) -> cython.int:
        """Return the bound with an odd number of open cells: an odd column has a threat."""
        playable: cython.ulonglong = (mask + self.bottom) & self.board
        empty: cython.ulonglong = self.board ^ mask
        base: cython.ulonglong = playable & ~self.odd_rows
        if base == 0:
            return UNKNOWN
        stops: cython.ulonglong = threats & self.odd_rows
        over: cython.ulonglong = self._over(threats & ~self.odd_rows & ~playable)
        # the cells below the lowest odd threat of each column; the whole column if it has none
        ends: cython.ulonglong = stops | self.spare
        below: cython.ulonglong = (ends - self.bottom) & ~ends
        column: cython.ulonglong
        cells: cython.ulonglong
        unused: cython.int
        i: cython.int
        for i in range(self.columns):
            column = self.column_mask[i]
            if stops & column == 0 or base & column == 0:
                continue
            # the cell of the threat is played, the cells above it are not
            unused = popcount(column & ~below) - 1 + popcount(over & ~column)
            if -((2 + unused) // 2) > alpha:
                continue
            cells = (self.odd_rows & ~over & ~column) | (column & below & ~self.odd_rows)
            if self._is_held(own | (empty & cells), base & ~column):
                return -((2 + unused) // 2)
        return UNKNOWN

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _over(self, ends: cython.ulonglong) -> cython.ulonglong:
        """Return the cells above the lowest of `ends` in each column that has one."""
        up_to: cython.ulonglong = ends | self.spare
        return self.board & ~(up_to ^ (up_to - self.bottom))

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _is_held(self, p: cython.ulonglong, base: cython.ulonglong) -> cython.bint:
        """Return whether p and one cell of each pair never make a line, for some choice of pairs.

        `base` are the cells to be paired, an even number. If they are more than four, p must not
        even make a line with all of them.
        """
        a: cython.ulonglong
        b: cython.ulonglong
        c: cython.ulonglong
        d: cython.ulonglong
        if self.has_line(p):
            return False
        if base == 0 or not self.has_line(p | base):
            return True
        a = base & -base
        base ^= a
        b = base & -base
        base ^= b
        if base == 0:
            return not (self.has_line(p | a) or self.has_line(p | b))
        c = base & -base
        base ^= c
        d = base & -base
        if base ^ d:
            return False
        return (
            self._is_held_by(p, a, b, c, d)
            or self._is_held_by(p, a, c, b, d)
            or self._is_held_by(p, a, d, b, c)
        )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _is_held_by(
        self,
        p: cython.ulonglong,
        a: cython.ulonglong,
        b: cython.ulonglong,
        c: cython.ulonglong,
        d: cython.ulonglong,
    ) -> cython.bint:
        """Return whether p makes no line with one of a and b and one of c and d."""
        return not (
            self.has_line(p | a | c)
            or self.has_line(p | a | d)
            or self.has_line(p | b | c)
            or self.has_line(p | b | d)
        )

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# pyright: basic, reportInvalidTypeArguments=false, reportAttributeAccessIssue=false
# pyright: reportIndexIssue=false, reportAssignmentType=false, reportPossiblyUnboundVariable=false
"""What the player who answers can be sure of, without any search.

All open cells are put into pairs; whenever the mover takes a cell of a pair, the other player
takes the pair's other one. Then the mover never has two cells of a pair, and where none of his
lines can do with that, he can't win. Rows are counted from 1 at the bottom; boards have an even
number of rows. The pairs are:

- in a column with an even number of open cells each cell of an odd row and the one above it: the
  mover gets the odd rows, the other player the even ones ("claim-even");
- the lowest open cells of two columns with an odd number of them ("base-inverse"); above these the
  rest of the column is even;
- in one column with an odd number of open cells, over which the answering player threatens to
  complete a line in an odd row, each cell and the one above, from the lowest on: the mover gets
  even rows here, and at last, when nothing else is left, must play below the threat.

A column ends where the answering player completes a line: what is above is never reached, so the
game is over the sooner.

Source: V. Allis, "A Knowledge-based Approach of Connect-Four", 1988 (claim-even, base-inverse, odd
threats and zugzwang); that they hold together in these pairs is argued above and tested against
searches that know nothing of them.
"""

import cython

from desktop_app.games.k_in_a_row.connect_four.kernel.table import ConnectFourTable

if not cython.compiled:  # compiled, they come from drop_board.pxd
    UNKNOWN, popcount = 63, int.bit_count


@cython.cclass
class ConnectFourClaims(ConnectFourTable):
    """A board and its table, with the bounds that follow from claims."""

    def claim(self, own: int, mask: int, alpha: int) -> int | None:
        """An upper bound of the mover's score, at most alpha, if there is one without search.

        Args:
            own: stones of the player to move, who can't win at once.
            mask: all stones; nobody has a line.
            alpha: what it must not exceed.
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
        """The same, or UNKNOWN; `threats` are the cells that complete a line of the other."""
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
        """With an even number of open cells: claim-even, and pairs of columns that are odd."""
        playable: cython.ulonglong = (mask + self.bottom) & self.board
        empty: cython.ulonglong = self.board ^ mask
        base: cython.ulonglong = playable & ~self.odd_rows
        # 1. An even cell that completes a line is taken in the end, and ends the game.
        ends: cython.ulonglong = threats & ~self.odd_rows & ~playable
        over: cython.ulonglong = self._over(ends)
        bound: cython.int = 0
        if ends:
            bound = -((2 + popcount(over)) // 2)
        # 2. Even cells of which none completes a line yet may do so all together.
        if bound > alpha:
            if alpha != -1:
                return UNKNOWN
            if not self.has_line((own ^ mask) | (empty & ~self.odd_rows & ~base)):
                return UNKNOWN
            bound = -1
        # 3. The mover gets odd cells, and of the lowest cells of odd columns a half.
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
        """With an odd number of open cells: one odd column has a threat, the others are paired."""
        playable: cython.ulonglong = (mask + self.bottom) & self.board
        empty: cython.ulonglong = self.board ^ mask
        base: cython.ulonglong = playable & ~self.odd_rows
        if base == 0:
            return UNKNOWN
        stops: cython.ulonglong = threats & self.odd_rows
        over: cython.ulonglong = self._over(threats & ~self.odd_rows & ~playable)
        # the lowest odd threat of each column, and what is below; all of it where there is none
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
            # the threat itself is played, what is over it is not
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
        """The cells over the lowest of these of each column; none where it has none of them."""
        up_to: cython.ulonglong = ends | self.spare
        return self.board & ~(up_to ^ (up_to - self.bottom))

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _is_held(self, p: cython.ulonglong, base: cython.ulonglong) -> cython.bint:
        """Whether p makes no line together with one cell of each pair, paired the best way.

        `base` are the cells to be paired, an even number; of more than four only that no line
        is made with all of them is looked at.
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
        """Whether p makes no line with one of a and b and one of c and d."""
        return not (
            self.has_line(p | a | c)
            or self.has_line(p | a | d)
            or self.has_line(p | b | c)
            or self.has_line(p | b | d)
        )

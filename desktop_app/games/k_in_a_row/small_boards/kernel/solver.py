# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# pyright: basic, reportInvalidTypeArguments=false, reportAttributeAccessIssue=false
# pyright: reportIndexIssue=false, reportAssignmentType=false, reportPossiblyUnboundVariable=false
"""The exact solver of small line games without gravity: k in a row on at most 36 cells.

A value is a whole number for the player to move: a win that ends the game at ply P (stones on the
board) is `64 - P`, a loss the negative of that, a draw 0. One search answers one question, "more
than alpha?", by alpha-beta with a null window; its answer is a bound (fail-soft).

Each side has a list of its open lines (without a stone of the opponent), with the number of stones
that each still lacks. From these lists follow, in this order: immediate wins, forced replies,
double threats, the soonest possible end, and two proofs that a side can't win at all:

- P. Erdős, J. Selfridge, "On a Combinatorial Game", 1973: the sum over the open lines of
  2 ** -(stones lacking) is below 1/2 (below 1 where the defender moves first);
- pairs of cells that stop every line, see `pairs.py`.
"""

from collections.abc import Callable

import cython

from desktop_app.games.k_in_a_row.small_boards.kernel.pairs import SmallBoardPairs
from desktop_app.search.limits import never_over

if not cython.compiled:  # compiled, it is a constant of table.pxd
    WON = 64


@cython.final
@cython.cclass
class SmallBoardSolver(SmallBoardPairs):
    """The solver of one board, whose table is kept from search to search."""

    def __init__(self, columns: int, rows: int, k: int, table_bits: int = 21) -> None:
        """Make the solver of a board.

        Args:
            columns, rows: the size of the board, at most 36 cells.
            k: how many in a row win.
            table_bits: the table may grow to 2 ** table_bits buckets of 32 bytes (21: 64 MB, used
                as it fills), 20 to 26.

        Raises:
            ValueError: the board is too large, or the table too small or too large.
        """
        super().__init__(columns, rows, k, table_bits)

    def search(self, own: int, other: int, alpha: int, check: Callable[[int], bool]) -> int | None:
        """Find out whether a position is worth more than alpha to the player to move.

        Args:
            own, other: the stones of the player to move and of the opponent; nobody has a line.
            alpha: from -64 to 63.
            check: called every few milliseconds with the number of nodes; true stops the search.

        Returns:
            A lower bound above alpha, or an upper bound of at most alpha; None if it was stopped.

        Raises:
            ValueError: stones overlap or are off the board, or one side has a line.
        """
        ply: cython.int = self.list_lines(own, other)
        self.check, self.stopped = check, False
        mine: cython.ulonglong = own
        theirs: cython.ulonglong = other
        floor: cython.int = max(-64, min(alpha, 63))
        found: cython.int
        with cython.nogil:
            found = self._search(ply, mine, theirs, floor)
        self.check = never_over  # so that `check` and what it refers to can be freed
        return None if self.stopped else found

    def reply(self, own: int, other: int, value: int, check: Callable[[int], bool]) -> int | None:
        """Return a best move of a position whose value is known.

        Args:
            own, other, check: as for `search`.
            value: the value for the player to move.

        Returns:
            The cell; None if the search was stopped.

        Raises:
            ValueError: as for `search`, or there is no empty cell.
        """
        ply: cython.int = self.list_lines(own, other)
        if ply == self.cells:
            raise ValueError("the board is full")
        self.check, self.stopped = check, False
        mine: cython.ulonglong = own
        theirs: cython.ulonglong = other
        wanted: cython.int = max(-63, min(value, 64))
        count: cython.int
        i: cython.int
        cell: cython.int = -1
        self.scan(ply, ply & 1, self.full & ~(mine | theirs))
        if self.winning:
            self.check = never_over
            return self.number[(self.winning & -self.winning) % 67]
        with cython.nogil:
            count = self.sort(ply, self.full & ~(mine | theirs))
            for i in range(count):
                cell = self.next_move(ply, i, count)
                self.play(ply, self.one << cell)
                if self._search(ply + 1, theirs, mine | self.one << cell, -wanted) <= -wanted:
                    break
        self.check = never_over
        return None if self.stopped else cell

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _search(
        self,
        ply: cython.int,
        own: cython.ulonglong,
        other: cython.ulonglong,
        alpha: cython.int,
    ) -> cython.int:
        """Alpha-beta with the window (alpha, alpha + 1), in numbered steps."""
        self.visited += 1
        if self.visited & self.check_mask == 0:
            with cython.gil:
                self.stopped = self.check(self.visited)
        if self.stopped:
            return 0
        before: cython.longlong = self.visited
        mover: cython.int = ply & 1
        empty: cython.ulonglong = self.full & ~(own | other)
        # 1. An immediate win; two threats of the opponent can't be met, one must be.
        self.scan(ply, mover, empty)
        if self.winning:
            return WON - ply - 1
        own_double: cython.ulonglong = self.double
        moves: cython.ulonglong = self.threats
        cover: cython.ulonglong = self.cover
        danger: cython.ulonglong = self.danger
        least: cython.int = self.least
        self.scan(ply, 1 - mover, empty)
        if self.winning:
            if self.winning & (self.winning - 1):
                return ply + 2 - WON
            own |= self.winning
            self.play(ply, self.winning)
            return -self._search(ply + 1, other, own, -alpha - 1)
        # 2. A double threat, which the opponent has no time to meet.
        if own_double:
            return WON - ply - 3
        # 3. How soon can each side win? Not at all without lines, or after the last cell.
        best: cython.int = ply + (2 * least - 1 if least > 3 else 5)
        best = WON - best if best <= self.cells else 0
        if best <= alpha:
            return best
        best = ply + (4 if self.double else 2 * self.least if self.least > 3 else 6)
        best = best - WON if best <= self.cells else 0
        if best > alpha:
            return best
        # 4. The side whose win is in question has too few lines, or too empty ones.
        if (danger << 1 if alpha >= 0 else self.danger) < self.one << self.k:
            return 0
        # 5. The table, then the pairs of cells.
        key: cython.ulonglong = self.key_of(ply, own, other, cover, empty)
        self.probe(key, ply)
        lower: cython.int = self.lower
        upper: cython.int = self.upper
        if lower > alpha:
            return lower
        if upper <= alpha:
            return upper
        if self.pairs_hold(ply, mover if alpha >= 0 else 1 - mover, empty):
            self.store(key, ply, 0 if alpha < 0 else lower, 0 if alpha >= 0 else upper, 1)
            return 0
        # 6. The moves; against a double threat only those that meet it or make a threat.
        best = -WON
        if self.double:
            moves |= self.zone
            best = ply + 4 - WON
        else:
            moves = empty & (cover | self.cover)
        value: cython.int
        i: cython.int
        bit: cython.ulonglong
        count: cython.int = self.sort(ply, moves)
        for i in range(count):
            bit = self.one << self.next_move(ply, i, count)
            self.play(ply, bit)
            value = -self._search(ply + 1, other, own | bit, -alpha - 1)
            if self.stopped:
                return 0
            if value > best:
                best = value
                if best > alpha:
                    break
        # 7. Store the bound.
        if best > alpha:
            self.store(key, ply, best, upper, self.visited - before)
        else:
            self.store(key, ply, lower, best, self.visited - before)
        return best

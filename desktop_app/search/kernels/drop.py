# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# pyright: basic, reportInvalidTypeArguments=false, reportAttributeAccessIssue=false
# pyright: reportIndexIssue=false, reportAssignmentType=false, reportPossiblyUnboundVariable=false
"""Exact values for games in which stones fall: Connect Four and its sizes.

A board is two 64-bit words. Each column takes rows + 1 bits, the lowest cell lowest, with one
bit above that is always empty, so that no line wraps from one column into the next:

     6 13 20 27 34 41 48
     5 12 19 26 33 40 47    <- top row of 7 x 6
     ...
     0  7 14 21 28 35 42    <- bottom row

A score is (cells + 2 - stones at the end) // 2 for a win, the negative of that for a loss, 0
for a draw: the quick win is worth most, the slow loss costs least.

Sources: J. D. Allen, "Expert Play in Connect-Four", 1990 (claim-even); V. Allis, "A Knowledge-based
Approach of Connect-Four", 1988; P. Pons, "Solving Connect 4", 2015 (this score, the key, the
threats by shifts); A. Plaat, "Research re: search and re-search", 1996 (enhanced transposition
cut-offs); D. Breuker, "Memory versus search in games", 1998 (replacement by work).
"""

from collections.abc import Callable

import cython

from desktop_app.search.kernels.drop_table import DropTable
from desktop_app.search.limits import on_and_on

if not cython.compiled:  # compiled, it is a constant of drop_table.pxd
    UNKNOWN = 63


@cython.final
@cython.cclass
class DropSolver(DropTable):
    """Solves the positions of one game, with one table that is kept from search to search."""

    columns: cython.int
    rows: cython.int
    k: cython.int
    cells: cython.int
    up: cython.int
    steps: cython.int[3]
    board: cython.ulonglong
    bottom: cython.ulonglong
    odd_rows: cython.ulonglong
    column_mask: cython.ulonglong[64]
    mirror_until: cython.int
    probe_until: cython.int

    def __init__(
        self,
        columns: int,
        rows: int,
        k: int,
        table_bytes: int,
        partner: "DropSolver | None" = None,
    ) -> None:
        """Make a solver for a size of board.

        Args:
            columns: how many.
            rows: how many; (rows + 1) * columns is at most 64.
            k: how many in a row win, at least 2.
            table_bytes: how large the table may become; a power of two is used in full.
            partner: the solver whose table this one shall use, see `partner`.

        Raises:
            ValueError: the board does not fit.
        """
        if not fits(columns, rows, k):
            raise ValueError("no board for two 64-bit words")
        super().__init__(columns * (rows + 1), columns * rows, table_bytes, partner)
        self.columns, self.rows, self.k = columns, rows, k
        self.cells = columns * rows
        self.up = rows + 1
        if not cython.compiled:
            self.steps, self.column_mask = [0] * 3, [0] * 64
        self.steps[0], self.steps[1], self.steps[2] = rows + 1, rows, rows + 2
        one_column = (1 << rows) - 1
        bottom = sum(1 << column * (rows + 1) for column in range(columns))
        self.bottom, self.board = bottom, bottom * one_column
        self.odd_rows = sum(bottom << row for row in range(0, rows, 2))
        # two that search the same position shall not go the same way: one begins on the left
        sideways = range(columns) if partner is None else range(columns - 1, -1, -1)
        middle_first = sorted(sideways, key=lambda c: abs(2 * c - columns + 1))
        for place, column in enumerate(middle_first):
            self.column_mask[place] = one_column << column * (rows + 1)
        # early positions: those with a mirror image worth looking for; those of which each may
        # save so much work that all replies are looked up first
        self.mirror_until = self.cells // 2
        self.probe_until = self.cells - (16 if self.is_large else 24)

    def partner(self):
        """A solver for another thread that works on the same table.

        The table has been made as large as it may become, see `grow`. Nothing needs a lock: an
        entry is one word, which is written and read as a whole.
        """
        return DropSolver(self.columns, self.rows, self.k, self.table_bytes, self)

    def at_least(self, own: int, mask: int, bound: int, check: Callable[[int], bool]) -> int | None:
        """Find out whether a position is worth at least `bound` to the player to move.

        Args:
            own: stones of the player to move.
            mask: all stones; nobody has a line.
            bound: the score asked about.
            check: called with the number of visited positions now and then; True ends the search.

        Returns:
            A lower bound of the score that is at least `bound`, or an upper bound below it;
            None if the search was ended.
        """
        low, high = self.limits(own, mask)
        if low >= bound:
            return low
        if high < bound:
            return high
        found: cython.int
        alpha: cython.int = bound - 1
        c_own: cython.ulonglong = own
        c_mask: cython.ulonglong = mask
        ply: cython.int = mask.bit_count()
        self.check, self.stopped = check, False
        with cython.nogil:
            found = self._search(c_own, c_mask, self._winning(c_own ^ c_mask, c_mask), ply, alpha)
        self.check = on_and_on  # lets go of who asked
        return None if self.stopped else found

    def solve(
        self, own: int, mask: int, low: int, high: int, check: Callable[[int], bool]
    ) -> tuple[int, int]:
        """Narrow the score of a position, known to be between `low` and `high`, as far as it goes.

        Returns:
            The bounds that are known now; they are equal unless the search was ended.
        """
        least, most = self.limits(own, mask)
        low, high = max(low, least), min(high, most)
        c_own: cython.ulonglong = own
        c_mask: cython.ulonglong = mask
        c_low: cython.int = low
        c_high: cython.int = high
        ply: cython.int = mask.bit_count()
        middle: cython.int
        found: cython.int
        threats: cython.ulonglong
        self.check, self.stopped = check, False
        with cython.nogil:
            threats = self._winning(c_own ^ c_mask, c_mask)
            while c_low < c_high and not self.stopped:
                # the middle of the window, or further from 0: those searches are the quickest
                middle = (c_low + c_high + 128) // 2 - 64
                if middle <= 0 and c_low < 2 * middle:
                    middle = -(-c_low // 2)
                elif middle >= 0 and c_high > 2 * middle:
                    middle = c_high // 2
                found = self._search(c_own, c_mask, threats, ply, middle)
                if self.stopped:
                    break
                if found <= middle:
                    c_high = found
                else:
                    c_low = found
        self.check = on_and_on
        return c_low, c_high

    def limits(self, own: int, mask: int) -> tuple[int, int]:
        """The scores that are possible at all; both the same if the game ends within two plies."""
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
        """The lowest open cell of each column."""
        return (mask + self.bottom) & self.board

    def safe_moves(self, own: int, mask: int) -> int:
        """The cells in which the player to move does not lose at once; none if all do."""
        playable = self.playable(mask)
        threats = self.winning_cells(own ^ mask, mask)
        forced = playable & threats
        if forced & (forced - 1):
            return 0
        return (forced or playable) & ~(threats >> 1)

    def key(self, own: int, mask: int) -> int:
        """The number under which the table knows a position, early in the game its mirror image."""
        return self._key(own, mask, mask.bit_count())

    def winning_cells(self, stones: int, mask: int) -> int:
        """The open cells that would complete a line of these stones."""
        return self._winning(stones, mask)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _winning(self, p: cython.ulonglong, mask: cython.ulonglong) -> cython.ulonglong:
        found: cython.ulonglong
        one: cython.ulonglong
        two: cython.ulonglong
        d: cython.int
        i: cython.int
        if self.k != 4:
            return self._winning_of_k(p, mask)
        found = (p << 1) & (p << 2) & (p << 3)
        for i in range(3):
            d = self.steps[i]
            one = p << d
            two = p >> d
            found |= one & (p << 2 * d) & ((p << 3 * d) | two)
            found |= two & (p >> 2 * d) & ((p >> 3 * d) | one)
        return found & (self.board ^ mask)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _winning_of_k(self, p: cython.ulonglong, mask: cython.ulonglong) -> cython.ulonglong:
        """The same for any k: so many stones on one side of the cell, the rest on the other."""
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
        for i in range(3):
            d = self.steps[i]
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
    def _has_line(self, p: cython.ulonglong) -> cython.bint:
        """Whether there are k in a row among these cells."""
        run: cython.ulonglong
        i: cython.int
        j: cython.int
        d: cython.int
        for i in range(4):
            d = 1 if i == 3 else self.steps[i]
            run = p & (p >> d)
            if self.k == 4:
                run &= run >> 2 * d
            else:
                for j in range(self.k - 2):
                    run = p & (run >> d)
            if run:
                return True
        return False

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _search(  # one algorithm, in numbered steps
        self,
        own: cython.ulonglong,
        mask: cython.ulonglong,
        threats: cython.ulonglong,
        ply: cython.int,
        alpha: cython.int,
    ) -> cython.int:
        """Negamax with the null window (alpha, alpha + 1).

        `threats` are the open cells that complete a line of the other player. The player to
        move can't win at once. The result is an upper bound of the score if it is at most
        alpha, else a lower bound.
        """
        playable: cython.ulonglong
        safe: cython.ulonglong
        empty: cython.ulonglong
        high: cython.int
        low: cython.int
        sign: cython.int = 1
        while True:
            self.nodes += 1
            if self.nodes & self.check_mask == 0:
                with cython.gil:
                    self.stopped = bool(self.check(self.nodes))
            if self.stopped:
                return 0
            # 1. Moves that do not lose at once: where the other player would win one must move;
            #    below such a cell one must not.
            playable = (mask + self.bottom) & self.board
            safe = playable & threats
            if safe:
                if safe & (safe - 1):
                    return -sign * ((self.cells - ply) // 2)
                playable = safe
            safe = playable & ~(threats >> 1)
            if safe == 0:
                return -sign * ((self.cells - ply) // 2)
            if ply >= self.cells - 2:
                return 0
            # 2. What is possible at all: no win before the next move but one.
            high = (self.cells - 1 - ply) // 2
            if high <= alpha:
                return sign * high
            low = -((self.cells - 2 - ply) // 2)
            if low > alpha:
                return sign * low
            # 3. A single move is no choice: go on from there, with the sides exchanged.
            if safe & (safe - 1):
                break
            own ^= mask
            mask |= safe
            threats = self._winning(own ^ mask, mask)
            ply += 1
            alpha = -alpha - 1
            sign = -sign
        # 4. Who can't complete a line any more can't win.
        empty = self.board ^ mask
        if alpha >= 0 and not self._has_line(own | empty):
            return 0
        if alpha < 0 and not self._has_line((own ^ mask) | empty):
            return 0
        # 5. Claim-even: where all columns have an even number of open cells, the other player can
        #    answer each move in its column. That leaves only cells of odd rows to the mover, and
        #    all those of even rows to the other.
        if (
            alpha >= -1
            and playable & ~self.odd_rows == 0
            and self.rows % 2 == 0
            and not self._has_line(own | (empty & self.odd_rows))
        ):
            if alpha >= 0:
                return 0
            if self._has_line((own ^ mask) | (empty & ~self.odd_rows)):
                return -sign
        return sign * self._branch(own, mask, safe, ply, alpha)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _branch(
        self,
        own: cython.ulonglong,
        mask: cython.ulonglong,
        safe: cython.ulonglong,
        ply: cython.int,
        alpha: cython.int,
    ) -> cython.int:
        """Try the safe moves, of which there are several; the table is asked first, told last."""
        hash_: cython.ulonglong = self._hash(own, mask, ply)
        bound: cython.int
        best: cython.int
        if self.probe(hash_, ply):
            if self.found_high <= alpha:
                return self.found_high
            if self.found_low > alpha:
                return self.found_low
        moves: cython.ulonglong[64]
        threats: cython.ulonglong[64]
        weights: cython.int[64]
        if not cython.compiled:
            moves, threats, weights = [0] * 64, [0] * 64, [0] * 64
        count: cython.int = 0
        i: cython.int
        j: cython.int
        weight: cython.int
        move: cython.ulonglong
        after: cython.ulonglong
        own_after: cython.ulonglong
        wins: cython.ulonglong
        reply: cython.ulonglong
        other: cython.ulonglong = own ^ mask
        started: cython.longlong = self.nodes
        best = -UNKNOWN
        # 1. The moves with the most open cells that would win next come first, of those the
        #    middle ones. What the table knows of them may be enough.
        for i in range(self.columns):
            move = safe & self.column_mask[i]
            if move == 0:
                continue
            after = mask | move
            own_after = own | move
            if (
                ply < self.probe_until
                and self.probe(self._hash(other, after, ply + 1), ply + 1)
                and -self.found_high > alpha
            ):
                bound = -self.found_high
                self.store(hash_, ply, bound, UNKNOWN, 0)
                return bound
            wins = self._winning(own_after, after)
            # a move after which nothing is safe wins at once
            reply = (after + self.bottom) & self.board
            if reply & wins:
                reply &= wins
                if reply & (reply - 1):
                    return (self.cells - 1 - ply) // 2
            if reply and reply & ~(wins >> 1) == 0:
                return (self.cells - 1 - ply) // 2
            weight = popcount(wins)
            j = count
            while j > 0 and weights[j - 1] < weight:
                moves[j], threats[j], weights[j] = moves[j - 1], threats[j - 1], weights[j - 1]
                j -= 1
            moves[j], threats[j], weights[j] = move, wins, weight
            count += 1
        # 2. Search them; one that is worth more than alpha is enough.
        for i in range(count):
            bound = -self._search(other, mask | moves[i], threats[i], ply + 1, -alpha - 1)
            if self.stopped:
                return 0
            if bound > best:
                best = bound
                if bound > alpha:
                    break
        # 3. Tell the table.
        if best > alpha:
            self.store(hash_, ply, best, UNKNOWN, self.nodes - started)
        else:
            self.store(hash_, ply, -UNKNOWN, best, self.nodes - started)
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _hash(
        self, own: cython.ulonglong, mask: cython.ulonglong, ply: cython.int
    ) -> cython.ulonglong:
        """The key times an odd number, modulo a power of two.

        It is as unique as the key, and its upper bits depend on all of the key's.
        """
        return (self._key(own, mask, ply) * self.multiplier) & self.key_mask

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _key(
        self, own: cython.ulonglong, mask: cython.ulonglong, ply: cython.int
    ) -> cython.ulonglong:
        """A number no other position has (P. Pons); early in the game the mirror image's too."""
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
    """Whether a drop game's board can be held in 64-bit words."""
    return (rows + 1) * columns <= 64 and 2 <= k <= 20 and columns * rows >= 2


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def popcount(bits: cython.ulonglong) -> cython.int:
    """How many bits are set; few, as a rule."""
    count: cython.int = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# pyright: basic, reportInvalidTypeArguments=false, reportAttributeAccessIssue=false
# pyright: reportIndexIssue=false, reportAssignmentType=false, reportPossiblyUnboundVariable=false
"""The exact solver of drop games: Connect Four and other sizes that fit into two words.

A score is (cells + 2 - stones at the end) // 2 for a win, the negative of that for a loss, and 0
for a draw: a quick win is worth the most, and a slow loss costs the least.

Sources: P. Pons, "Solving Connect 4", 2015 (this score, the order by threats); A. Plaat, "Research
re: search and re-search", 1996 (enhanced transposition cut-offs).
"""

from collections.abc import Callable

import cython

from desktop_app.games.k_in_a_row.connect_four.kernel.claims import ConnectFourClaims
from desktop_app.search.limits import never_over

if not cython.compiled:  # compiled, they come from board.pxd
    UNKNOWN, popcount = 63, int.bit_count


@cython.final
@cython.cclass
class ConnectFourSolver(ConnectFourClaims):
    """The solver of one game, whose table is kept from search to search."""

    probe_until: cython.int

    def __init__(
        self,
        columns: int,
        rows: int,
        k: int,
        table_bytes: int,
        partner: "ConnectFourSolver | None" = None,
    ) -> None:
        """Make a solver for a board.

        Args:
            columns, rows: the size of the board; (rows + 1) * columns is at most 64.
            k: how many in a row win, at least 2.
            table_bytes: the largest size of the table; a power of two is used in full.
            partner: share the table of this solver, see `partner`.

        Raises:
            ValueError: the board does not fit into two words.
        """
        super().__init__(columns, rows, k, table_bytes, partner)
        # two solvers of the same position should not search in the same order
        sideways = range(columns) if partner is None else range(columns - 1, -1, -1)
        middle_first = sorted(sideways, key=lambda c: abs(2 * c - columns + 1))
        for place, column in enumerate(middle_first):
            self.column_mask[place] = ((1 << rows) - 1) << column * (rows + 1)
        # positions before this ply may save so much work that all replies are looked up first
        self.probe_until = self.cells - 16

    def partner(self):
        """Return a solver for another thread that shares this one's table.

        The table must have its full size, see `grow`. Nothing needs a lock: an entry is one word,
        which is written and read as a whole.
        """
        return ConnectFourSolver(self.columns, self.rows, self.k, self.table_bytes, self)

    def at_least(self, own: int, mask: int, bound: int, check: Callable[[int], bool]) -> int | None:
        """Find out whether a position is worth at least `bound` to the player to move.

        Args:
            own: the stones of the player to move.
            mask: all stones; nobody may have a line.
            bound: the score to test.
            check: called now and then with the number of nodes visited; true stops the search.

        Returns:
            A lower bound of the score that is at least `bound`, or an upper bound below it; None if
            the search was stopped.
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
            found = self._search(c_own, c_mask, self.winning(c_own ^ c_mask, c_mask), ply, alpha)
        self.check = never_over  # so that `check` and what it refers to can be freed
        return None if self.stopped else found

    def solve(
        self, own: int, mask: int, low: int, high: int, check: Callable[[int], bool]
    ) -> tuple[int, int]:
        """Find the score of a position, which is known to be between `low` and `high`.

        Returns:
            The bounds that are known then; they are equal unless the search was stopped.
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
            threats = self.winning(c_own ^ c_mask, c_mask)
            while c_low < c_high and not self.stopped:
                # test the middle of the window, or further from 0, where searches are quick
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
        self.check = never_over
        return c_low, c_high

    def known(self, own: int, mask: int) -> tuple[int, int]:
        """Return the bounds of a position's score that are known without a search."""
        low, high = self.limits(own, mask)
        ply = mask.bit_count()
        if self.probe(self._hash(own, mask, ply), ply):
            low, high = max(low, self.found_low), min(high, self.found_high)
        return low, high

    def least(self, own: int, mask: int) -> int:
        """Return a lower bound of a position's score, from what is known of its predecessors.

        The opponent had other moves in each predecessor, so its score there is at least what this
        move gives. If a book or an earlier search knows an upper bound of a predecessor, the player
        to move gets at least the negative of it here.
        """
        before = self.predecessors(own, mask)
        return max((-self.known(*position)[1] for position in before), default=-UNKNOWN)

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

        `threats` are the open cells that complete a line of the opponent. The player to move can't
        win at once. The result is an upper bound of the score if it is at most alpha, else a lower
        bound.
        """
        playable: cython.ulonglong
        safe: cython.ulonglong
        empty: cython.ulonglong
        high: cython.int
        low: cython.int
        sign: cython.int = 1
        followed: cython.bint = False
        while True:
            self.nodes += 1
            if self.nodes & self.check_mask == 0:
                with cython.gil:
                    self.stopped = bool(self.check(self.nodes))
            if self.stopped:
                return 0
            # 1. Moves that do not lose at once: the cell where the opponent would win must be
            #    taken, and the cell below such a cell must not.
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
            # 2. The possible scores: nobody wins before the next move but one.
            high = (self.cells - 1 - ply) // 2
            if high <= alpha:
                return sign * high
            low = -((self.cells - 2 - ply) // 2)
            if low > alpha:
                return sign * low
            # 3. A forced move: go on from there with the sides exchanged.
            if safe & (safe - 1):
                break
            own ^= mask
            mask |= safe
            threats = self.winning(own ^ mask, mask)
            ply += 1
            alpha = -alpha - 1
            sign = -sign
            followed = True
        # 4. A player who can't complete a line any more can't win.
        empty = self.board ^ mask
        if alpha >= 0 and not self.has_line(own | empty):
            return 0
        if alpha < 0 and not self.has_line((own ^ mask) | empty):
            return 0
        # 5. What the opponent can claim; without step 3 the caller has looked already.
        if followed:
            high = self.claimed(own, mask, threats, ply, alpha)
            if high <= alpha:
                return sign * high
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
        """Try the safe moves, of which there are several; probe the table, and store the result."""
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
        wins: cython.ulonglong
        reply: cython.ulonglong
        other: cython.ulonglong = own ^ mask
        started: cython.longlong = self.nodes
        best = -UNKNOWN
        # 1. Order the moves by the number of open cells that would win next, then from the middle
        #    outwards. What is known of a move without a search may be enough.
        for i in range(self.columns):
            move = safe & self.column_mask[i]
            if move == 0:
                continue
            after = mask | move
            wins = self.winning(own | move, after)
            # a move after which nothing is safe wins at once
            reply = (after + self.bottom) & self.board
            if reply & wins:
                reply &= wins
                if reply & (reply - 1):
                    return (self.cells - 1 - ply) // 2
            if reply and reply & ~(wins >> 1) == 0:
                return (self.cells - 1 - ply) // 2
            bound = -self.claimed(other, after, wins, ply + 1, -alpha - 1)
            if bound > alpha:
                return bound
            if (
                ply < self.probe_until
                and self.probe(self._hash(other, after, ply + 1), ply + 1)
                and -self.found_high > alpha
            ):
                bound = -self.found_high
                self.store(hash_, ply, bound, UNKNOWN, 0)
                return bound
            weight = popcount(wins)
            j = count
            while j > 0 and weights[j - 1] < weight:
                moves[j], threats[j], weights[j] = moves[j - 1], threats[j - 1], weights[j - 1]
                j -= 1
            moves[j], threats[j], weights[j] = move, wins, weight
            count += 1
        # 2. Search them until one is worth more than alpha.
        for i in range(count):
            bound = -self._search(other, mask | moves[i], threats[i], ply + 1, -alpha - 1)
            if self.stopped:
                return 0
            if bound > best:
                best = bound
                if bound > alpha:
                    break
        # 3. Store the bound.
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
        """Return the key times an odd number, modulo a power of two.

        It is as unique as the key, and its upper bits depend on all bits of the key.
        """
        return (self.key_of(own, mask, ply) * self.multiplier) & self.key_mask

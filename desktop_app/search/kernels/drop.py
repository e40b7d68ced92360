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

import mmap
from collections.abc import Callable

import cython

SLOTS = cython.declare(cython.int, 8)
"""Entries in a bucket of the table: 64 bytes, one line of the processor's cache."""
UNKNOWN = cython.declare(cython.int, 63)
"""No score is as large as this: stands for a bound that is not known."""


@cython.final
@cython.cclass
class DropSolver:
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
    table: cython.ulonglong[::1]
    multiplier: cython.ulonglong
    key_mask: cython.ulonglong
    near_shift: cython.int
    far_shift: cython.int
    least_shift: cython.int
    lost: cython.longlong
    far_start: cython.ulonglong
    near_from: cython.int
    rest_mask: cython.ulonglong
    nodes: cython.longlong
    check_mask: cython.longlong
    check: Callable[[int], bool]
    stopped: cython.bint
    mirror_until: cython.int
    probe_until: cython.int

    def __init__(self, columns: int, rows: int, k: int, table_bytes: int) -> None:
        """Make a solver for a size of board.

        Args:
            columns: how many.
            rows: how many; (rows + 1) * columns is at most 64.
            k: how many in a row win, at least 2.
            table_bytes: how large the table may become; a power of two is used in full.

        Raises:
            ValueError: the board does not fit.
        """
        if not fits(columns, rows, k):
            raise ValueError("no board for two 64-bit words")
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
        middle_first = sorted(range(columns), key=lambda c: abs(2 * c - columns + 1))
        for place, column in enumerate(middle_first):
            self.column_mask[place] = one_column << column * (rows + 1)
        key_bits = columns * (rows + 1)
        near_bits = min(max(14, key_bits - 44), key_bits)
        most_bits = max((table_bytes // (8 * SLOTS)).bit_length() - 1, near_bits)
        self.key_mask = (1 << key_bits) - 1
        self.multiplier = 0x9E3779B97F4A7C15 & ((1 << key_bits) - 1)
        self.near_shift = self.far_shift = key_bits - near_bits
        self.least_shift = key_bits - most_bits
        self.far_start = SLOTS << near_bits
        self.rest_mask = (1 << (key_bits - near_bits)) - 1
        self.table = empty_table(8 * SLOTS * ((1 << near_bits) + (1 << most_bits)))
        self.near_from = self.cells - (12 if most_bits > 23 else 20)
        self.lost = 0
        # early positions: those with a mirror image worth looking for; those of which each may
        # save so much work that all replies are looked up first; those kept in the far part
        self.mirror_until = self.cells // 2
        self.probe_until = self.cells - (16 if most_bits > 23 else 24)
        self.nodes = 0
        # positions between two calls of `check`, less one: about a millisecond
        self.check_mask = 4_095 if cython.compiled else 31
        self.stopped = False

    @property
    def visited(self) -> int:
        """Positions visited since the solver was made."""
        return self.nodes

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
        low, high = self._limits(own, mask)
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
        least, most = self._limits(own, mask)
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

    def _limits(self, own: int, mask: int) -> tuple[int, int]:
        """The scores that are possible at all; both the same if the game ends within two plies."""
        ply = mask.bit_count()
        playable = (mask + self.bottom) & self.board
        if self.winning_cells(own, mask) & playable:
            score = (self.cells + 1 - ply) // 2
            return score, score
        threats = self.winning_cells(own ^ mask, mask)
        if not self._has_safe_move(playable, threats):
            score = -((self.cells - ply) // 2) if playable else 0
            return score, score
        return -(max(self.cells - 2 - ply, 0) // 2), (self.cells - 1 - ply) // 2

    def _has_safe_move(self, playable: int, threats: int) -> bool:
        forced = playable & threats
        if forced & (forced - 1):
            return False
        return bool((forced or playable) & ~(threats >> 1))

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
        entry: cython.ulonglong = self._probe(hash_, self._place(hash_, ply))
        bound: cython.int
        best: cython.int
        if entry:
            bound = upper_of(entry)
            if bound <= alpha:
                return bound
            bound = lower_of(entry)
            if bound > alpha:
                return bound
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
            if ply < self.probe_until:
                reply = self._hash(other, after, ply + 1)
                entry = self._probe(reply, self._place(reply, ply + 1))
                if entry:
                    bound = -upper_of(entry)
                    if bound > alpha:
                        self._store(hash_, ply, bound, UNKNOWN, 0)
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
            self._store(hash_, ply, best, UNKNOWN, self.nodes - started)
        else:
            self._store(hash_, ply, -UNKNOWN, best, self.nodes - started)
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _hash(
        self, own: cython.ulonglong, mask: cython.ulonglong, ply: cython.int
    ) -> cython.ulonglong:
        """A number that no other position has; the same for the mirror image early in the game.

        own + mask is unique (P. Pons); times an odd number, modulo a power of two, it still is,
        and its upper bits depend on all of them.
        """
        key: cython.ulonglong = own + mask
        image: cython.ulonglong
        if ply < self.mirror_until:
            image = self._mirror(own) + self._mirror(mask)
            if image < key:
                key = image
        return (key * self.multiplier) & self.key_mask

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

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _place(self, hash_: cython.ulonglong, ply: cython.int) -> cython.ulonglong:
        """Where a position's bucket begins.

        Late positions, of which there are the most, share a small part of the table that stays
        in the processor's cache; early ones, each of which saves much work, have the rest.
        """
        if ply >= self.near_from:
            return (hash_ >> self.near_shift) * SLOTS
        return self.far_start + (hash_ >> self.far_shift) * SLOTS

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _probe(self, hash_: cython.ulonglong, start: cython.ulonglong) -> cython.ulonglong:
        """What the table holds of a position, 0 if nothing."""
        rest: cython.ulonglong = hash_ & self.rest_mask
        entry: cython.ulonglong
        i: cython.int
        for i in range(SLOTS):
            entry = self.table[start + i]
            if entry >> 20 == rest and entry:
                return entry
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _store(
        self,
        hash_: cython.ulonglong,
        ply: cython.int,
        low: cython.int,
        high: cython.int,
        nodes: cython.longlong,
    ) -> cython.void:
        """Note a bound; it takes the place of the entry in its bucket that took the least work.

        A bound that is not known is -UNKNOWN or UNKNOWN.
        """
        start: cython.ulonglong = self._place(hash_, ply)
        rest: cython.ulonglong = hash_ & self.rest_mask
        entry: cython.ulonglong
        place: cython.ulonglong = start
        least: cython.int = 64
        work: cython.int = 0
        i: cython.int
        while nodes > 0:
            nodes >>= 1
            work += 1
        for i in range(SLOTS):
            entry = self.table[start + i]
            if entry == 0:
                place = start + i
                break
            if entry >> 20 == rest:
                low = max(low, lower_of(entry))
                high = min(high, upper_of(entry))
                work = max(work, work_of(entry))
                place = start + i
                break
            if work_of(entry) < least:
                least = work_of(entry)
                place = start + i
        else:
            if ply < self.near_from:
                self.lost += 1
        self.table[place] = packed(rest, work, low, high)
        buckets: cython.longlong = self.key_mask >> self.far_shift
        if self.far_shift > self.least_shift and self.lost > buckets:
            self._grow()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _grow(self) -> cython.void:
        """Double the far part: each bucket gives half of its entries to its neighbour.

        A table that is no larger than it must be is found in the processor's cache more often.
        """
        rest: cython.ulonglong
        entry: cython.ulonglong
        start: cython.ulonglong
        ends: cython.ulonglong[2]
        if not cython.compiled:
            ends = [0] * 2
        bucket: cython.longlong
        i: cython.int
        self.far_shift -= 1
        self.lost = 0
        for bucket in range((self.key_mask >> self.far_shift >> 1), -1, -1):
            start = self.far_start + bucket * SLOTS
            ends[0] = self.far_start + 2 * bucket * SLOTS
            ends[1] = ends[0] + SLOTS
            for i in range(SLOTS):
                entry = self.table[start + i]
                self.table[start + i] = 0
                rest = entry >> 20 >> self.far_shift & 1
                if entry:
                    self.table[ends[rest]] = entry
                    ends[rest] += 1


def on_and_on(_nodes: int) -> bool:
    """The check of a solver that nobody asks anything."""
    return False


def empty_table(size: int) -> memoryview:
    """So many bytes of zeros as 64-bit words; they take memory only as they are written."""
    memory = mmap.mmap(-1, size)
    if hasattr(mmap, "MADV_HUGEPAGE"):
        memory.madvise(mmap.MADV_HUGEPAGE)  # random access finds its pages much faster
    return memoryview(memory).cast("Q")


def fits(columns: int, rows: int, k: int) -> bool:
    """Whether a drop game's board can be held in 64-bit words."""
    return (rows + 1) * columns <= 64 and 2 <= k <= 20 and columns * rows >= 2


# An entry of the table, from its lowest bit: lower bound + 64 in 7 bits, upper bound + 64 in 7,
# the work in 6 (the length of the number of positions), the rest of the key in 44; never 0.


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def packed(
    rest: cython.ulonglong, work: cython.int, low: cython.int, high: cython.int
) -> cython.ulonglong:
    """An entry."""
    bounds: cython.ulonglong = (high + 64) << 7 | (low + 64)
    effort: cython.ulonglong = work
    return rest << 20 | effort << 14 | bounds


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def lower_of(entry: cython.ulonglong) -> cython.int:
    """Its lower bound."""
    return cython.cast(cython.int, entry & 127) - 64


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def upper_of(entry: cython.ulonglong) -> cython.int:
    """Its upper bound."""
    return cython.cast(cython.int, entry >> 7 & 127) - 64


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def work_of(entry: cython.ulonglong) -> cython.int:
    """Its work."""
    return cython.cast(cython.int, entry >> 14 & 63)


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

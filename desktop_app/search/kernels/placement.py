# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# cython: language_level=3, boundscheck=False, wraparound=False
# cython: cdivision=True, initializedcheck=False
# pyright: reportInvalidTypeArguments=false, reportAttributeAccessIssue=false
# pyright: reportIndexIssue=false, reportUnknownVariableType=false, reportUnknownArgumentType=false
"""The exact solver of small free-placement line games: k in a row on at most 36 cells.

Compiled where there is a compiler; the same file runs interpreted, with equal results.

A value is a whole number for the player to move: a win that ends the game at ply P (stones on
the board) is `64 - P`, a loss the negative of that, a draw 0. One search answers one question,
"more than alpha?", by alpha-beta with a null window; its answer is a bound (fail-soft).

Each side has a list of the lines that are still open to it (no stone of the other), with the
stones that each still lacks. From these lists come, in this order: wins at once, forced
replies, double threats, the soonest possible end, and two proofs that a side can't win at all:

- P. Erdős, J. Selfridge, "On a Combinatorial Game", 1973: the sum over the open lines of
  2 ** -(stones lacked) is below 1/2 (below 1 where the defender moves first);
- A. Hales, R. Jewett, "Regularity and Positional Games", 1963: disjoint pairs of cells, one
  pair in each open line; the defender answers in the pair.

Sources: J. Uiterwijk, "Set Matching: An Enhancement of the Hales-Jewett Pairing Strategy",
2017 (a pair may serve several lines); D. Breuker, "Memory versus Search in Games", 1998 (the
table: of a bucket, the entry that took least work gives way).
"""

from array import array
from collections.abc import Callable

import cython

from desktop_app.games.board import Board, symmetries
from desktop_app.search.limits import on_and_on
from desktop_app.search.memory import empty_words, share_used

# numbers of C, which nobody outside can see
WON = cython.declare(cython.int, 64)
CHUNK = cython.declare(cython.int, 9)  # cells whose image or number is looked up at once
BUCKET = cython.declare(cython.int, 4)
MOST_TRIES = cython.declare(cython.int, 24)  # steps of one search for pairs
SYMMETRIC_PLIES = cython.declare(cython.int, 8)  # later, mirror images hardly meet any more
FAR = cython.declare(cython.int, 99)


@cython.final
@cython.cclass
class Placement:
    """The solver of one board, and what it remembers.

    Attributes (read through methods when compiled):
        masks, lacks, counts: by ply and side, the open lines and the stones they lack.
        table: buckets of four entries: rest of the key, work, upper and lower bound.
    """

    cells: cython.int
    k: cython.int
    lines: cython.int
    full: cython.ulonglong
    one: cython.ulonglong
    all_lines: cython.ulonglong[::1]
    masks: cython.ulonglong[::1]
    lacks: cython.int[::1]
    counts: cython.int[::1]
    order: cython.int[::1]
    unpaired: cython.ulonglong[::1]
    weights: cython.int[64]
    number: cython.int[67]
    pairs: cython.ulonglong[128]
    tries: cython.int
    images: cython.ulonglong[::1]
    turns: cython.int
    chunks: cython.int
    ternary: cython.ulonglong[::1]
    table: cython.ulonglong[::1]
    key_bits: cython.int
    rest_bits: cython.int
    key_mask: cython.ulonglong
    multiplier: cython.ulonglong
    winning: cython.ulonglong  # what the last scan found, and the last look into the table
    double: cython.ulonglong
    zone: cython.ulonglong
    threats: cython.ulonglong
    cover: cython.ulonglong
    danger: cython.ulonglong
    least: cython.int
    lower: cython.int
    upper: cython.int
    visited: cython.longlong
    check_mask: cython.longlong
    check: Callable[[int], bool]
    stopped: cython.bint

    def __init__(self, columns: int, rows: int, k: int, table_bits: int = 21) -> None:
        """Make the solver of a board.

        Args:
            columns, rows, k: the board; at most 36 cells.
            table_bits: the table has 2 ** table_bits buckets of 32 bytes (21: 64 MB, taken as
                it fills), 20 to 26.

        Raises:
            ValueError: the board is too large, or the table too small or too large.
        """
        board = Board(columns, rows, k)
        if board.cells > 36 or not 20 <= table_bits <= 26:
            raise ValueError("a board of more than 36 cells, or a table out of range")
        self.cells = board.cells
        self.k = k
        self.full = board.full
        self.one = 1
        if not cython.compiled:
            self.weights, self.number, self.pairs = [0] * 64, [0] * 67, [0] * 128
        for cell in range(64):
            self.number[(1 << cell) % 67] = cell  # 67 tells all powers of two apart
        self._make_stacks(board)
        self._make_images(columns, rows)
        self.key_bits = max(2 * board.cells, table_bits + 1) if board.cells <= 32 else 58
        self.key_mask = (self.one << (self.key_bits - 1)) * 2 - 1
        self.rest_bits = self.key_bits - table_bits
        self.multiplier = 0x9E3779B97F4A7C15
        self.table = empty_words(BUCKET * 8 << table_bits)
        self.check_mask = 4095 if cython.compiled else 63
        self.visited = 0
        self.stopped = False

    def _make_stacks(self, board: Board) -> None:
        """Room for the lists of lines of each ply, and for ordered moves and pairings."""
        self.lines = len(board.lines)
        self.all_lines = array("Q", board.lines or (0,))
        plies, lists = board.cells + 2, (board.cells + 2) * 2 * (self.lines + 1)
        self.masks = array("Q", bytes(8 * lists))
        self.lacks = array("i", bytes(4 * lists))
        self.counts = array("i", bytes(4 * plies * 2))
        self.order = array("i", bytes(4 * plies * 64))
        self.unpaired = array("Q", bytes(8 * plies * (self.lines + 1)))

    def _make_images(self, columns: int, rows: int) -> None:
        """Tables that turn nine cells at once, and number them in the system of base three."""
        maps = symmetries(columns, rows, gravity=False)
        chunks = (columns * rows + CHUNK - 1) // CHUNK
        self.turns, self.chunks = len(maps), chunks
        images = array("Q")
        for image in maps:
            for start in range(0, chunks * CHUNK, CHUNK):
                to = image[start : start + CHUNK]
                images.extend(
                    sum(1 << cell for i, cell in enumerate(to) if part >> i & 1)
                    for part in range(1 << CHUNK)
                )
        self.images = images
        self.ternary = array(
            "Q", [sum(3**i for i in range(CHUNK) if part >> i & 1) for part in range(1 << CHUNK)]
        )

    @property
    def nodes(self) -> int:
        """Positions visited since it was made."""
        return self.visited

    def table_use(self) -> float:
        """How much of the table holds entries, from 0 to 1: a sample."""
        return share_used(self.table)

    def search(self, own: int, other: int, alpha: int, check: Callable[[int], bool]) -> int | None:
        """Is a position worth more than alpha to the player to move?

        Args:
            own, other: the stones of the player to move and of the other; nobody has a line.
            alpha: from -64 to 63.
            check: is told `nodes` every few milliseconds; true ends the search.

        Returns:
            A lower bound above alpha, or an upper bound at or below it; None if it was ended.

        Raises:
            ValueError: these stones can't be on the board, or one side has a line.
        """
        ply: cython.int = self._begin(own, other, check)
        mine: cython.ulonglong = own
        theirs: cython.ulonglong = other
        floor: cython.int = max(-64, min(alpha, 63))
        found: cython.int
        with cython.nogil:
            found = self._search(ply, mine, theirs, floor)
        self.check = on_and_on  # lets go of who asked
        return None if self.stopped else found

    def reply(self, own: int, other: int, value: int, check: Callable[[int], bool]) -> int | None:
        """A best move of a position with an empty cell, of which the value is known.

        Args:
            own, other, check: as for `search`.
            value: what the position is worth to the player to move.

        Returns:
            The cell; None if the search was ended.

        Raises:
            ValueError: as for `search`, or there is no empty cell.
        """
        ply: cython.int = self._begin(own, other, check)
        if ply == self.cells:
            raise ValueError("the board is full")
        mine: cython.ulonglong = own
        theirs: cython.ulonglong = other
        wanted: cython.int = max(-63, min(value, 64))
        count: cython.int
        i: cython.int
        cell: cython.int = -1
        self._scan(ply, ply & 1, self.full & ~(mine | theirs))
        if self.winning:
            self.check = on_and_on
            return self.number[(self.winning & -self.winning) % 67]
        with cython.nogil:
            count = self._sort(ply, self.full & ~(mine | theirs))
            for i in range(count):
                cell = self._next(ply, i, count)
                self._play(ply, self.one << cell)
                if self._search(ply + 1, theirs, mine | self.one << cell, -wanted) <= -wanted:
                    break
        self.check = on_and_on
        return None if self.stopped else cell

    @cython.cfunc
    def _begin(self, own: int, other: int, check: Callable[[int], bool]) -> cython.int:
        """List the lines that are open to each side; return the ply."""
        if own & other or own < 0 or other < 0 or (own | other) > self.full:
            raise ValueError("stones on one another, or beyond the board")
        ply: cython.int = (own | other).bit_count()
        side: cython.int
        for side in range(2):
            mine, theirs = (own, other) if side == ply & 1 else (other, own)
            lines = [line for line in self.all_lines[: self.lines] if not line & theirs]
            base: cython.int = (ply * 2 + side) * self.lines
            for line in lines:
                self.masks[base] = line
                self.lacks[base] = self.k - (line & mine).bit_count()
                if self.lacks[base] == 0:
                    raise ValueError("a line of stones")
                base += 1
            self.counts[ply * 2 + side] = len(lines)
        self.check = check
        self.stopped = False
        return ply

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
        # 1. A win at once; two wins of the other's are one too many, one must be met.
        self._scan(ply, mover, empty)
        if self.winning:
            return WON - ply - 1
        own_double: cython.ulonglong = self.double
        moves: cython.ulonglong = self.threats
        cover: cython.ulonglong = self.cover
        danger: cython.ulonglong = self.danger
        least: cython.int = self.least
        self._scan(ply, 1 - mover, empty)
        if self.winning:
            if self.winning & (self.winning - 1):
                return ply + 2 - WON
            own |= self.winning
            self._play(ply, self.winning)
            return -self._search(ply + 1, other, own, -alpha - 1)
        # 2. A double threat that nobody can meet any more.
        if own_double:
            return WON - ply - 3
        # 3. How soon can each side win? Not at all without lines, or behind the last cell.
        best: cython.int = ply + (2 * least - 1 if least > 3 else 5)
        best = WON - best if best <= self.cells else 0
        if best <= alpha:
            return best
        best = ply + (4 if self.double else 2 * self.least if self.least > 3 else 6)
        best = best - WON if best <= self.cells else 0
        if best > alpha:
            return best
        # 4. Lines too few and too empty for the side whose win is in question.
        if (danger << 1 if alpha >= 0 else self.danger) < self.one << self.k:
            return 0
        # 5. Perhaps the table knows; else, perhaps the cells can be paired.
        key: cython.ulonglong = self._key(ply, own, other, cover, empty)
        self._probe(key, ply)
        lower: cython.int = self.lower
        upper: cython.int = self.upper
        if lower > alpha:
            return lower
        if upper <= alpha:
            return upper
        if self._pairs_hold(ply, mover if alpha >= 0 else 1 - mover, empty):
            self._store(key, ply, 0 if alpha < 0 else lower, 0 if alpha >= 0 else upper, 1)
            return 0
        # 6. Try the moves: where a double threat must be met, those that do or that threaten.
        best = -WON
        if self.double:
            moves |= self.zone
            best = ply + 4 - WON
        else:
            moves = empty & (cover | self.cover)
        value: cython.int
        i: cython.int
        bit: cython.ulonglong
        count: cython.int = self._sort(ply, moves)
        for i in range(count):
            bit = self.one << self._next(ply, i, count)
            self._play(ply, bit)
            value = -self._search(ply + 1, other, own | bit, -alpha - 1)
            if self.stopped:
                return 0
            if value > best:
                best = value
                if best > alpha:
                    break
        # 7. Note the bound.
        if best > alpha:
            self._store(key, ply, best, upper, self.visited - before)
        else:
            self._store(key, ply, lower, best, self.visited - before)
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _play(self, ply: cython.int, bit: cython.ulonglong) -> cython.void:
        """Make the lists of the next ply: the mover's lines lack less, the other's may close."""
        mover: cython.int = ply & 1
        old: cython.int = (ply * 2 + mover) * self.lines
        new: cython.int = old + 2 * self.lines
        count: cython.int = self.counts[ply * 2 + mover]
        kept: cython.int = 0
        i: cython.int
        for i in range(count):
            self.masks[new + i] = self.masks[old + i]
            self.lacks[new + i] = self.lacks[old + i] - (1 if self.masks[old + i] & bit else 0)
        self.counts[ply * 2 + 2 + mover] = count
        old = (ply * 2 + 1 - mover) * self.lines
        new = old + 2 * self.lines
        for i in range(self.counts[ply * 2 + 1 - mover]):
            self.masks[new + kept] = self.masks[old + i]
            self.lacks[new + kept] = self.lacks[old + i]
            kept += 0 if self.masks[old + i] & bit else 1
        self.counts[ply * 2 + 3 - mover] = kept

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _scan(self, ply: cython.int, side: cython.int, empty: cython.ulonglong) -> cython.void:
        """What a side's open lines hold: `winning` cells, cells of `threats`, the `least` stones
        lacked, cells of a `double` threat, the `zone` that meets all of those, the `cover` of all
        lines, and their `danger`, the sum of 2 ** (k - stones lacked).
        """
        base: cython.int = (ply * 2 + side) * self.lines
        found: cython.int = 0
        lack: cython.int
        i: cython.int
        j: cython.int
        pair: cython.ulonglong
        self.winning = self.threats = self.double = self.cover = self.danger = 0
        self.zone = self.full
        self.least = FAR
        for i in range(base, base + self.counts[ply * 2 + side]):
            lack = self.lacks[i]
            self.cover |= self.masks[i]
            self.danger += self.one << (self.k - lack)
            self.least = min(self.least, lack)
            pair = self.masks[i] & empty
            if lack == 1:
                self.winning |= pair
            elif lack == 2:
                for j in range(found):
                    if self.pairs[j] == pair:
                        break
                    if self.pairs[j] & pair:
                        self.double |= self.pairs[j] & pair
                        self.zone &= self.pairs[j] | pair
                else:
                    self.pairs[found] = pair
                    found += 1
                    self.threats |= pair

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _sort(self, ply: cython.int, moves: cython.ulonglong) -> cython.int:
        """Weigh the moves by the lines of both sides through each; return how many they are."""
        i: cython.int
        side: cython.int
        weight: cython.int
        base: cython.int
        count: cython.int = 0
        rest: cython.ulonglong
        for i in range(self.cells):
            self.weights[i] = 0
        for side in range(2):
            base = (ply * 2 + side) * self.lines
            for i in range(base, base + self.counts[ply * 2 + side]):
                weight = 1 if self.lacks[i] > 5 else 1 << 2 * (6 - self.lacks[i])
                rest = self.masks[i] & moves
                while rest:
                    self.weights[self.number[(rest & -rest) % 67]] += weight
                    rest &= rest - 1
        while moves:
            i = self.number[(moves & -moves) % 67]
            self.order[ply * 64 + count] = self.weights[i] << 6 | i
            moves &= moves - 1
            count += 1
        return count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _next(self, ply: cython.int, i: cython.int, count: cython.int) -> cython.int:
        """The heaviest of the moves from the i-th on, put in its place."""
        first: cython.int = ply * 64 + i
        best: cython.int = first
        j: cython.int
        for j in range(first + 1, ply * 64 + count):
            if self.order[j] > self.order[best]:
                best = j
        found: cython.int = self.order[best]
        self.order[best] = self.order[first]
        self.order[first] = found
        return found & 63

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _pairs_hold(
        self, ply: cython.int, side: cython.int, empty: cython.ulonglong
    ) -> cython.bint:
        """Whether pairs of cells are found that stop every open line of a side."""
        base: cython.int = (ply * 2 + side) * self.lines
        count: cython.int = self.counts[ply * 2 + side]
        i: cython.int
        for i in range(count):
            self.unpaired[i] = self.masks[base + i] & empty
        self.tries = MOST_TRIES
        return self._paired(0, count, empty)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _paired(self, level: cython.int, count: cython.int, free: cython.ulonglong) -> cython.bint:
        """Find pairs for the unpaired lines: for the line with the fewest free cells first."""
        self.tries -= 1
        if count == 0 or self.tries < 0:
            return count == 0
        base: cython.int = level * self.lines
        above: cython.int = base + self.lines
        fewest: cython.int = FAR
        size: cython.int
        kept: cython.int
        i: cython.int
        rest: cython.ulonglong
        pair: cython.ulonglong
        line: cython.ulonglong = 0
        for i in range(base, base + count):
            rest = self.unpaired[i] & free
            size = 0
            while rest:
                rest &= rest - 1
                size += 1
            if size < fewest:
                fewest = size
                line = self.unpaired[i] & free
                if size < 2:
                    return False
        while line and self.tries >= 0:
            rest = line & (line - 1)
            while rest:
                pair = (line & -line) | (rest & -rest)
                rest &= rest - 1
                kept = 0
                for i in range(base, base + count):
                    self.unpaired[above + kept] = self.unpaired[i]
                    kept += 0 if self.unpaired[i] & pair == pair else 1
                if self._paired(level + 1, kept, free & ~pair):
                    return True
            line &= line - 1
        return False

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _key(
        self,
        ply: cython.int,
        own: cython.ulonglong,
        other: cython.ulonglong,
        cover: cython.ulonglong,
        empty: cython.ulonglong,
    ) -> cython.ulonglong:
        """A number that positions share only if they are worth the same, scattered one to one.

        A cell on no open line is a wall, and so is a stone that none of its own side's open
        lines needs: no line can pass there, whoever it belongs to. (Beyond 32 cells walls of
        stones keep their colour, so that the key fits in 58 bits.)
        """
        i: cython.int
        wall: cython.ulonglong = empty & ~(cover | self.cover)
        if self.cells <= 32:
            wall |= (own & ~cover) | (other & ~self.cover)
            other |= wall
        own |= wall
        a: cython.ulonglong = own
        b: cython.ulonglong = other
        if ply <= SYMMETRIC_PLIES:
            image: cython.ulonglong
            image_b: cython.ulonglong
            for i in range(1, self.turns):
                image = self._image(i, own)
                if image <= a:
                    image_b = self._image(i, other)
                    if image < a or image_b < b:
                        a = image
                        b = image_b
        key: cython.ulonglong = a << self.cells | b if self.cells <= 32 else 0
        if self.cells > 32:
            for _ in range(4):
                key = key * 19683 + self.ternary[a & 511] + 2 * self.ternary[b & 511]
                a >>= CHUNK
                b >>= CHUNK
        key ^= key >> (self.key_bits >> 1)
        key = key * self.multiplier & self.key_mask
        return key ^ key >> (self.key_bits >> 1)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _image(self, turn: cython.int, mask: cython.ulonglong) -> cython.ulonglong:
        """The cells of a mask, mirrored or turned."""
        base: cython.int = turn * self.chunks << CHUNK
        image: cython.ulonglong = 0
        while mask:
            image |= self.images[base + (mask & 511)]
            mask >>= CHUNK
            base += 512
        return image

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _probe(self, key: cython.ulonglong, ply: cython.int) -> cython.void:
        """Set `lower` and `upper`, as far as the table knows. In it, distances count from here."""
        base: cython.ulonglong = (key >> self.rest_bits) * BUCKET
        rest: cython.ulonglong = key & ((self.one << self.rest_bits) - 1)
        i: cython.int
        self.lower = -WON
        self.upper = WON
        for i in range(BUCKET):
            entry: cython.ulonglong = self.table[base + i]
            if entry and entry >> 20 == rest:
                self.lower = cython.cast(cython.int, entry & 127) - WON
                self.upper = cython.cast(cython.int, entry >> 7 & 127) - WON
                self.lower += ply if self.lower < 0 else -ply if self.lower > 0 else 0
                self.upper += ply if self.upper < 0 else -ply if self.upper > 0 else 0
                return

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _store(
        self,
        key: cython.ulonglong,
        ply: cython.int,
        lower: cython.int,
        upper: cython.int,
        spent: cython.longlong,
    ) -> cython.void:
        """Note both bounds in place of the same position's, or where the least work went in."""
        base: cython.ulonglong = (key >> self.rest_bits) * BUCKET
        rest: cython.ulonglong = key & ((self.one << self.rest_bits) - 1)
        entry: cython.ulonglong
        slot: cython.ulonglong = base
        work: cython.ulonglong = 1
        least: cython.ulonglong = FAR
        i: cython.int
        while spent > 1:
            spent >>= 1
            work += 1
        for i in range(BUCKET):
            entry = self.table[base + i]
            if entry and entry >> 20 == rest:
                slot = base + i
                break
            if (entry >> 14 & 63) < least:
                least = entry >> 14 & 63
                slot = base + i
        lower += ply if lower > 0 else -ply if lower < 0 else 0
        upper += ply if upper > 0 else -ply if upper < 0 else 0
        lower = lower if lower > -WON else 1 - WON
        upper = upper if upper < WON else WON - 1
        entry = cython.cast(cython.ulonglong, upper + WON) << 7
        entry |= cython.cast(cython.ulonglong, lower + WON)
        self.table[slot] = rest << 20 | work << 14 | entry

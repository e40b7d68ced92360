# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# pyright: basic, reportInvalidTypeArguments=false, reportAttributeAccessIssue=false
# pyright: reportIndexIssue=false, reportAssignmentType=false, reportPossiblyUnboundVariable=false
"""The open lines of a small board, ply by ply, and what can be computed from them.

Each side has a list of the lines without a stone of the opponent, with the number of stones that
each still lacks. A move makes the lists of the next ply from those of this one, so nothing has to
be undone.
"""

from array import array

import cython

from desktop_app.core.grid import Board

FAR = cython.declare(cython.int, 99)  # the stones lacking where there is no line


@cython.cclass
class SmallBoard:
    """The open lines of the current position and of those before it.

    Attributes (read through methods when compiled):
        masks, lacks, counts: by ply and side, the open lines and the stones they lack.
        winning, double, zone, threats, cover, danger, least: the results of the last `scan`.
    """

    def __init__(self, columns: int, rows: int, k: int) -> None:
        """Make room for the lists of each ply.

        Args:
            columns, rows: the size of the board, at most 36 cells.
            k: how many in a row win.

        Raises:
            ValueError: the board is too large.
        """
        board = Board(columns, rows, k)
        if board.cells > 36:
            raise ValueError("a board of more than 36 cells is out of range")
        self.cells, self.k, self.full, self.one = board.cells, k, board.full, 1
        self.lines = len(board.lines)
        if not cython.compiled:
            self.weights, self.number, self.pairs = [0] * 64, [0] * 67, [0] * 128
        for cell in range(64):
            self.number[(1 << cell) % 67] = cell  # powers of two differ modulo 67
        self.all_lines = array("Q", board.lines or (0,))
        plies = board.cells + 2
        lists = plies * 2 * (self.lines + 1)
        self.masks = array("Q", bytes(8 * lists))
        self.lacks = array("i", bytes(4 * lists))
        self.counts = array("i", bytes(4 * plies * 2))
        self.order = array("i", bytes(4 * plies * 64))

    def list_lines(self, own: int, other: int) -> int:
        """List the lines that are open to each side; return the ply.

        Raises:
            ValueError: stones overlap or are off the board, or one side has a line.
        """
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
        return ply

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def play(self, ply: cython.int, bit: cython.ulonglong) -> cython.void:
        """Make the lists of the next ply: the mover's lines lack less, the opponent's may close."""
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
    def scan(self, ply: cython.int, side: cython.int, empty: cython.ulonglong) -> cython.void:
        """Compute what a side's open lines hold.

        That is the cells `winning` at once, the open cells of lines that lack two stones
        (`threats`), the cells of a `double` threat and the `zone` that meets all of those, the
        `least` number of stones lacking, the `cover` of all lines, and their `danger`, the sum of
        2 ** (k - stones lacking).
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
    def sort(self, ply: cython.int, moves: cython.ulonglong) -> cython.int:
        """Score the moves by the lines of both sides through each; return the number of moves."""
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
    def next_move(self, ply: cython.int, i: cython.int, count: cython.int) -> cython.int:
        """Swap the move with the highest score from the i-th on into place i, and return it."""
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

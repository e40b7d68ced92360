# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# pyright: reportInvalidTypeArguments=false, reportAttributeAccessIssue=false, reportIndexIssue=false
# pyright: reportGeneralTypeIssues=false, reportPossiblyUnboundVariable=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false
"""The board of a large line game, with the patterns of all open cells kept up to date.

For every open cell, either player and each of the four directions it knows the class of line that
a stone would make (see `patterns`), and from the four classes the cell's kind. A move changes only
the cells on its own four lines, so it takes about as long on any board. Cells are places in a
padded array: the border is `reach` cells wide, shared by the end of one row and the start of the
next, and blocks both players.
"""

from array import array
from random import Random

import cython

from desktop_app.games.k_in_a_row.gomoku.kernel.patterns import (
    COUNTED,
    LEAST,
    MOST,
    cell_kinds,
    line_classes,
)
from desktop_app.search.kernel.search import KernelSearch

if not cython.compiled:  # compiled, they are constants of board.pxd
    SIZE, MOST_CELLS, EMPTY, BORDER = 768, 400, 2, 3

WEIGHTS = (0, 1, 3, 4, 12, 14, 48, 52, 200, 400)
"""What a line of each class adds to the score of a cell; moves are ordered by these scores."""
SEED = 20_260

_classes_of: dict[int, bytes] = {}


def classes_for(k: int) -> bytes:
    """Return the table of `patterns.line_classes`; cached for each k."""
    if k not in _classes_of:
        _classes_of[k] = line_classes(k)
    return _classes_of[k]


@cython.cclass
class LineBoard(KernelSearch):
    """Stones on a board; player 0 moves first."""

    def __init__(self, columns: int, rows: int, k: int) -> None:
        """Make the empty board.

        Args:
            columns, rows: the size of the board, 20 at the most.
            k: how many in a row win, 3 to 6.

        Raises:
            ValueError: this kernel has no such board, see `fits`.
        """
        if not fits(columns, rows, k):
            raise ValueError("no board for this kernel")
        self.columns, self.rows, self.k = columns, rows, k
        self.cells, self.reach = columns * rows, k - 1
        self.stride = columns + self.reach
        self.classes = classes_for(k)
        self.kinds = cell_kinds()
        if not cython.compiled:  # what C has for nothing
            self.steps, self.place_of, self.cell_of = [0] * 4, [0] * MOST_CELLS, [0] * SIZE
            self.at, self.code, self.lines = [0] * SIZE, [0] * 4 * SIZE, [0] * 8 * SIZE
            self.counted, self.score, self.kind = [0] * 2 * SIZE, [0] * 2 * SIZE, [0] * 2 * SIZE
            self.counts, self.classed = [0] * 16, [0] * 32
            self.weight, self.count_of = [0] * 16, [0] * 16
            self.history, self.order = [0] * (MOST_CELLS + 1), [0] * MOST_CELLS
        step: cython.int
        for step in range(4):
            self.steps[step] = (1, self.stride, self.stride + 1, self.stride - 1)[step]
        for number, weight in enumerate(WEIGHTS):
            self.weight[number] = weight
            self.count_of[number] = COUNTED.get(number, 0)
        random = Random(SEED)
        self.zobrist = array("Q", [random.getrandbits(64) for _ in range(2 * SIZE)])
        for cell in range(self.cells):
            row, column = divmod(cell, columns)
            place = (row + self.reach) * self.stride + self.reach + column
            self.place_of[cell], self.cell_of[place] = place, cell
        for number, cell in enumerate(sorted(range(self.cells), key=self._from_centre)):
            self.order[number] = self.place_of[cell]
        self._clear()

    def _from_centre(self, cell: int) -> int:
        """Return the distance from the centre: of equally good cells the nearest comes first."""
        row, column = divmod(cell, self.columns)
        return (2 * column - self.columns + 1) ** 2 + (2 * row - self.rows + 1) ** 2

    def _clear(self) -> None:
        """Take all stones off the board and compute all patterns from scratch."""
        self.turn = self.ply = 0
        self.key = 0
        for place in range(SIZE):
            self.at[place] = BORDER
        for cell in range(self.cells):
            self.at[self.place_of[cell]] = EMPTY
        for number in range(16):
            self.counts[number] = 0
        for number in range(32):
            self.classed[number] = 0
        for cell in range(self.cells):
            place = self.place_of[cell]
            for direction in range(4):
                self.code[direction * SIZE + place] = self._border(place, self.steps[direction])
            self._value_anew(place)

    def _border(self, place: int, step: int) -> int:
        """Return the code of an open cell on an empty board: the cells beyond the edge, blocked."""
        reach, border = self.reach, 0
        for distance in range(1, reach + 1):
            if self.at[place - distance * step] == BORDER:
                border |= 1 << (reach - distance)
            if self.at[place + distance * step] == BORDER:
                border |= 1 << (reach - 1 + distance)
        return border | border << 2 * reach

    def _value_anew(self, place: int) -> None:
        """Compute the classes, kind and score of an open cell from its codes."""
        width = 2 * self.reach
        mask = (1 << width) - 1
        for player in range(2):
            counted = score = 0
            for direction in range(4):
                code = self.code[direction * SIZE + place]
                if player:
                    code = code >> width | (code & mask) << width
                line = self.classes[code]
                self.lines[(direction * 2 + player) * SIZE + place] = line
                counted += self.count_of[line]
                score += self.weight[line]
                self.classed[player * 16 + line] += 1
            kind = self.kinds[counted]
            self.counted[player * SIZE + place], self.kind[player * SIZE + place] = counted, kind
            self.score[player * SIZE + place] = score
            self.counts[player * 8 + kind] += 1

    def state(self) -> dict[str, object]:
        """Return everything that moves keep up to date, for tests; of open cells only."""
        places = [self.place_of[c] for c in range(self.cells)]
        open_places = [p for p in places if self.at[p] == EMPTY]
        return {
            "at": [self.at[p] for p in places],
            "lines": [self.lines[n * SIZE + p] for p in open_places for n in range(8)],
            "kinds": [self.kind[n * SIZE + p] for p in open_places for n in range(2)],
            "scores": [self.score[n * SIZE + p] for p in open_places for n in range(2)],
            "counts": list(self.counts),
            "classed": list(self.classed),
            "key": self.key,
            "turn": self.turn,
        }

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def make(self, cell: cython.int) -> cython.void:
        """Make a move: put a stone of the player to move on an open place."""
        player: cython.int
        other: cython.int = SIZE + cell
        self.counts[self.kind[cell]] -= 1
        self.counts[8 + self.kind[other]] -= 1
        self._count(cell, -1)
        player = self.turn
        self.at[cell] = player
        self._tell(cell, player)
        self.key ^= self.zobrist[player * SIZE + cell]
        self.history[self.ply] = cell
        self.ply += 1
        self.turn = 1 - player

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def unmake(self) -> cython.void:
        """Undo the last move; its cell gets back what was known of it."""
        cell: cython.int
        other: cython.int
        player: cython.int = 1 - self.turn
        self.ply -= 1
        self.turn = player
        cell = self.history[self.ply]
        other = SIZE + cell
        self.key ^= self.zobrist[player * SIZE + cell]
        self._tell(cell, player)
        self.at[cell] = EMPTY
        self.counts[self.kind[cell]] += 1
        self.counts[8 + self.kind[other]] += 1
        self._count(cell, 1)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _count(self, place: cython.int, change: cython.int) -> cython.void:
        """Add the lines through an open place to the counts (change 1), or remove them (-1)."""
        direction: cython.int
        for direction in range(4):
            self.classed[self.lines[2 * direction * SIZE + place]] += change
            self.classed[16 + self.lines[(2 * direction + 1) * SIZE + place]] += change

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _tell(self, cell: cython.int, player: cython.int) -> cython.void:
        """Update the cells on the four lines of a place where a stone was put or taken away."""
        direction: cython.int
        step: cython.int
        distance: cython.int
        side: cython.int
        place: cython.int
        bit: cython.int
        code: cython.uint
        reach: cython.int = self.reach
        width: cython.int = 2 * reach
        mask: cython.uint = (1 << width) - 1
        for direction in range(4):
            step = self.steps[direction]
            for side in range(2):
                place = cell
                for distance in range(1, reach + 1):
                    if side:
                        place += step
                        bit = reach - distance
                    else:
                        place -= step
                        bit = reach - 1 + distance
                    if self.at[place] == BORDER:
                        break
                    self.code[direction * SIZE + place] ^= 1 << (bit + player * width)
                    if self.at[place] == EMPTY:
                        code = self.code[direction * SIZE + place]
                        self._relearn(place, 2 * direction * SIZE + place, self.classes[code])
                        code = code >> width | (code & mask) << width
                        place += SIZE
                        self._relearn(place, 2 * direction * SIZE + place, self.classes[code])
                        place -= SIZE

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _relearn(self, place: cython.int, line: cython.int, then: cython.int) -> cython.void:
        """Change the class of one line of an open cell, for one player.

        Args:
            place: the cell, plus SIZE for the second player.
            line: the index of the class in `lines`.
            then: the new class.
        """
        before: cython.int = self.lines[line]
        change: cython.int
        player: cython.int
        if before == then:
            return
        self.lines[line] = then
        player = 1 if place >= SIZE else 0
        self.score[place] += self.weight[then] - self.weight[before]
        self.classed[16 * player + before] -= 1
        self.classed[16 * player + then] += 1
        change = self.count_of[then] - self.count_of[before]
        if change != 0:
            self.counted[place] += change
            before = self.kind[place]
            then = self.kinds[self.counted[place]]
            if before != then:
                self.kind[place] = then
                self.counts[8 * player + before] -= 1
                self.counts[8 * player + then] += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def find(self, player: cython.int, kind: cython.int) -> cython.int:
        """Return the open place of a player's kind that is nearest to the centre; 0 for none."""
        number: cython.int
        place: cython.int
        for number in range(self.cells):
            place = self.order[number]
            if self.at[place] == EMPTY and self.kind[player * SIZE + place] == kind:
                return place
        return 0


def fits(columns: int, rows: int, k: int) -> bool:
    """Return whether there are tables for k and the board is neither too small nor too large."""
    return LEAST <= k <= MOST and min(columns, rows) >= 1 and k <= max(columns, rows) <= 20

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# pyright: reportInvalidTypeArguments=false, reportAttributeAccessIssue=false, reportIndexIssue=false
# pyright: reportGeneralTypeIssues=false, reportPossiblyUnboundVariable=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false
"""The board of any line game, with the number of stones of either player in each line.

From these numbers it keeps up to date, for every cell and either player, what a stone there would
change in the evaluation `open_lines` (`games.k_in_a_row.evaluation`), and the evaluation itself. So
the value of the best move is known without making one.
"""

from random import Random

import cython

from desktop_app.search.compiled import source_only_names
from desktop_app.search.kernel.search import KernelSearch

if not cython.compiled:  # compiled, they are constants of counted.pxd
    CELLS, EMPTY, COUNTS, COMPLETE, TAKEN = 400, 2, 21, 1 << 22, 1 << 30
else:
    __getattr__ = source_only_names(__name__, "CELLS", "COMPLETE")

GROWTH, HEAVIEST = 4, 4**5
"""The weight of a line grows by the first with each stone, up to the second: as in
`games.k_in_a_row.evaluation`."""
SEED = 20_261
LARGEST_SIDE = 20


@cython.cclass
class CountedLines(KernelSearch):
    """Stones on a board. Player 0 moves first; a cell is row * columns + column.

    With gravity only the lowest open cell of each column can be played.
    """

    def __init__(self, columns: int, rows: int, k: int, gravity: bool = False) -> None:
        """Make the empty board.

        Args:
            columns, rows: the size of the board, 20 at the most.
            k: how many in a row win.
            gravity: whether stones fall.

        Raises:
            ValueError: the board is too large, or has no room for a line.
        """
        if not 1 <= k <= max(columns, rows) <= LARGEST_SIDE or min(columns, rows) < 1:
            raise ValueError("no such board")
        self.columns, self.rows, self.k, self.gravity = columns, rows, k, gravity
        self.cells = columns * rows
        if not cython.compiled:  # what C has for nothing
            self.at, self.lowest, self.gain = [0] * CELLS, [0] * 20, [0] * 2 * CELLS
            self.open_lines, self.worth = [0] * 2, [0] * COUNTS * COUNTS
            self.stones, self.cells_of = [0] * 3200, [0] * 8000
            self.through, self.through_count = [0] * 32_000, [0] * CELLS
            self.order, self.history, self.zobrist = [0] * CELLS, [0] * 401, [0] * 2 * CELLS
        random = Random(SEED)
        for number in range(2 * CELLS):
            self.zobrist[number] = random.getrandbits(64)
        self._weigh()
        self._draw_lines()
        middle = sorted(range(self.cells), key=self._from_centre)
        for number, cell in enumerate(middle):
            self.order[number] = cell
            self.at[cell] = EMPTY
        for column in range(columns):
            self.lowest[column] = self.cells - columns + column
        self.turn = self.ply = self.balance = 0
        self.key = 0

    def _from_centre(self, cell: int) -> int:
        """Return the distance from the centre: of equally good cells the nearest comes first."""
        row, column = divmod(cell, self.columns)
        return max(abs(2 * column - self.columns + 1), abs(2 * row - self.rows + 1))

    def _weigh(self) -> None:
        """Fill `worth`: what one more stone changes, by the stones of both players in a line."""
        weights = [0, *(min(GROWTH**n, HEAVIEST) for n in range(self.k))]
        for own in range(self.k):
            self.worth[own * COUNTS] = weights[own + 1] - weights[own]
        self.worth[(self.k - 1) * COUNTS] += COMPLETE
        for other in range(1, self.k + 1):
            self.worth[other] = weights[other]

    def _draw_lines(self) -> None:
        """Number all lines: k neighbouring cells in a row, column or diagonal."""
        k, reach = self.k, self.k - 1
        steps = [(1, 0), (0, 1), (1, 1), (-1, 1)]
        self.lines = 0
        for cell in range(self.cells):
            row, column = divmod(cell, self.columns)
            for right, down in steps[: 4 if reach else 1]:
                end_row, end_column = row + reach * down, column + reach * right
                if end_row >= self.rows or not 0 <= end_column < self.columns:
                    continue
                for i in range(k):
                    other = cell + i * (down * self.columns + right)
                    self.cells_of[self.lines * k + i] = other
                    self.through[other * 80 + self.through_count[other]] = self.lines
                    self.through_count[other] += 1
                self.lines += 1
        for cell in range(self.cells):
            for player in range(2):
                self.gain[player * CELLS + cell] = self.through_count[cell] * self.worth[0]
        self.open_lines[0] = self.open_lines[1] = self.lines

    def set_moves(self, moves: list[int]) -> None:
        """Set up the position after these moves; nobody may have a line in it.

        Moves that it shares with the current position are kept, not made again.

        Args:
            moves: cells, each of them once.
        """
        number: cython.int = 0
        while number < self.ply and number < len(moves) and self.history[number] == moves[number]:
            number += 1
        while self.ply > number:
            self.unmake()
        for cell in moves[number:]:
            self.make(cell)
        for column in range(self.columns):  # stones may have been given in any order
            cell = self.cells - self.columns + column
            while cell >= 0 and self.at[cell] != EMPTY:
                cell -= self.columns
            self.lowest[column] = cell

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def make(self, cell: cython.int) -> cython.void:
        """Make a move: put a stone of the player to move on a playable cell."""
        player: cython.int = self.turn
        self.balance += self.gain[player * CELLS + cell] * (1 - 2 * player)
        self._count(player, cell, 1)
        self.at[cell] = player
        self.gain[cell] -= TAKEN
        self.gain[CELLS + cell] -= TAKEN
        self.key ^= self.zobrist[player * CELLS + cell]
        self.lowest[cell % self.columns] = cell - self.columns
        self.history[self.ply] = cell
        self.ply += 1
        self.turn = 1 - player

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def unmake(self) -> cython.void:
        """Undo the last move."""
        player: cython.int = 1 - self.turn
        self.ply -= 1
        self.turn = player
        cell: cython.int = self.history[self.ply]
        self.at[cell] = EMPTY
        self.gain[cell] += TAKEN
        self.gain[CELLS + cell] += TAKEN
        self.key ^= self.zobrist[player * CELLS + cell]
        self.lowest[cell % self.columns] = cell
        self._count(player, cell, -1)
        self.balance -= self.gain[player * CELLS + cell] * (1 - 2 * player)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _count(self, player: cython.int, cell: cython.int, change: cython.int) -> cython.void:
        """Add a stone to all lines through its cell (change 1), or remove it (-1)."""
        mine: cython.int = player * 1600
        theirs: cython.int = 1600 - mine
        my_gain: cython.int = player * CELLS
        other_gain: cython.int = CELLS - my_gain
        i: cython.int
        j: cython.int
        line: cython.int
        own: cython.int
        other: cython.int
        mine_more: cython.int
        theirs_more: cython.int
        for i in range(cell * 80, cell * 80 + self.through_count[cell]):
            line = self.through[i]
            own = self.stones[mine + line]
            other = self.stones[theirs + line]
            self.stones[mine + line] = own + change
            if own + change == (1 if change > 0 else 0):
                self.open_lines[1 - player] -= change
            mine_more = self.worth[(own + change) * COUNTS + other]
            mine_more -= self.worth[own * COUNTS + other]
            theirs_more = self.worth[other * COUNTS + own + change]
            theirs_more -= self.worth[other * COUNTS + own]
            if mine_more == 0 and theirs_more == 0:
                continue  # both players have stones in this line
            for j in range(line * self.k, line * self.k + self.k):
                self.gain[my_gain + self.cells_of[j]] += mine_more
                self.gain[other_gain + self.cells_of[j]] += theirs_more

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def is_playable(self, cell: cython.int) -> cython.bint:
        """Return whether a stone can be put on a cell now."""
        if self.gravity:
            return self.lowest[cell % self.columns] == cell
        return self.at[cell] == EMPTY

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def best_gain(self, player: cython.int) -> cython.int:
        """Return the most that one more stone of a player adds; some cell must be open."""
        best: cython.int = -1
        cell: cython.int
        column: cython.int
        cells: cython.int = self.cells
        offset: cython.int = player * CELLS
        if self.gravity:
            for column in range(self.columns):
                cell = self.lowest[column]
                if cell >= 0 and self.gain[offset + cell] > best:
                    best = self.gain[offset + cell]
            return best
        for cell in range(offset, offset + cells):  # taken cells are far below zero
            if self.gain[cell] > best:
                best = self.gain[cell]
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def completing(self, player: cython.int) -> cython.int:
        """Return the cell that completes a line of a player; -1 for none, -2 for several."""
        found: cython.int = -1
        cell: cython.int
        offset: cython.int = player * CELLS
        for cell in range(self.cells):
            if self.gain[offset + cell] >= COMPLETE and self.is_playable(cell):
                if found >= 0:
                    return -2
                found = cell
        return found

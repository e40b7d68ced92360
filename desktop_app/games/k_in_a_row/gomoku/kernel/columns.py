# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# pyright: reportInvalidTypeArguments=false, reportAttributeAccessIssue=false, reportIndexIssue=false
# pyright: reportGeneralTypeIssues=false, reportPossiblyUnboundVariable=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false
"""The board of a large drop game: its columns, and the evaluation of a position.

The lines are those of games without gravity. A cell that completes one is a threat, which counts
once its column has grown up to it.

Source: V. Allis, "A Knowledge-based Approach of Connect-Four", 1988 (which rows are good for whom).
"""

from typing import Any

import cython

from desktop_app.games.k_in_a_row.gomoku.kernel.table import LineTable

if not cython.compiled:  # compiled, they are constants of the .pxd files
    SIZE, EMPTY, FIVE_CELL = 768, 2, 7

LINE_WORTH = (0, 0, 0, 1, 2, 7, 9, 30, 40)
"""The value of each line that a stone would make, by its class from `DEAD` to `OPEN_FOUR`."""
THREAT = cython.declare(cython.int, 240)
"""The value of a cell that completes a line; twice as much in a row that favours its owner."""


@cython.cclass
class LineColumns(LineTable):
    """A board with a table, and the lowest open place of each column."""

    def __init__(self, *given: Any) -> None:
        """Make the empty board; the arguments are those of `LineTable`."""
        super().__init__(*given)
        if not cython.compiled:
            self.lowest, self.middle, self.line_worth = [0] * 32, [0] * 32, [0] * 16
        for line, points in enumerate(LINE_WORTH):
            self.line_worth[line] = points
        self.parity = 1 - (self.columns - 1) * self.rows % 2
        columns = sorted(range(self.columns), key=lambda c: abs(2 * c - self.columns + 1))
        for number, column in enumerate(columns):
            self.middle[number] = column

    def settle(self) -> None:
        """Find the lowest open place of each column; for a full one it is the border above."""
        for column in range(self.columns):
            place = self.place_of[(self.rows - 1) * self.columns + column]
            while self.at[place] < EMPTY:
                place -= self.stride
            self.lowest[column] = place

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def drop(self, column: cython.int) -> cython.void:
        """Make a move: drop a stone of the player to move into a column that has room."""
        self.make(self.lowest[column])
        self.lowest[column] -= self.stride

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def lift(self, column: cython.int) -> cython.void:
        """Undo the last move, which was made in this column."""
        self.lowest[column] += self.stride
        self.unmake()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def completing_of(self, player: cython.int) -> cython.int:
        """Return in how many columns a player can complete a line; set `completing` to a place."""
        column: cython.int
        place: cython.int
        count: cython.int = 0
        if self.counts[8 * player + FIVE_CELL] == 0:
            return 0
        for column in range(self.columns):
            place = self.lowest[column]
            if self.at[place] == EMPTY and self.kind[player * SIZE + place] == FIVE_CELL:
                count += 1
                self.completing = place
        return count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def has_lines(self, player: cython.int) -> cython.bint:
        """Return whether a player can still complete a line."""
        line: cython.int
        lines: cython.int = 0
        for line in range(16 * player + 1, 16 * player + 10):
            lines += self.classed[line]
        return lines > 0

    def evaluate(self) -> int:
        """Return the evaluation of the position for the player to move."""
        self.settle()
        return self._evaluate()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _evaluate(self) -> cython.int:
        """Return the evaluation: lines that can still be made, and cells that complete one."""
        me: cython.int = self.turn
        value: cython.int = 0
        line: cython.int
        column: cython.int
        for line in range(1, 9):
            value += self.line_worth[line] * (
                self.classed[16 * me + line] - self.classed[16 - 16 * me + line]
            )
        if self.counts[FIVE_CELL] + self.counts[8 + FIVE_CELL]:
            for column in range(self.columns):
                value += self._threat_in(column)
        return value

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _threat_in(self, column: cython.int) -> cython.int:
        """Return what the lowest cell of a column that completes a line is worth to the mover.

        If nothing forces the players, they fill the other columns first. If that takes an even
        number of stones, the player who moved first in the game gets the odd rows of this column,
        else the even ones.
        """
        place: cython.int = self.lowest[column] - self.stride
        player: cython.int
        height: cython.int
        value: cython.int = 0
        while self.at[place] == EMPTY and value == 0:
            for player in range(2):
                if self.kind[player * SIZE + place] == FIVE_CELL:
                    height = self.rows - self.cell_of[place] // self.columns
                    value += THREAT if player == self.turn else -THREAT
                    if (height + player) % 2 == self.parity:
                        value += THREAT if player == self.turn else -THREAT
            place -= self.stride
        return value

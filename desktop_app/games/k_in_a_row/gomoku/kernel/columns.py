# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# pyright: reportInvalidTypeArguments=false, reportAttributeAccessIssue=false, reportIndexIssue=false
# pyright: reportGeneralTypeIssues=false, reportPossiblyUnboundVariable=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false
"""A board of lines on which stones fall: its columns, and what a position is taken to be worth.

The lines are those of the games without gravity; a cell that completes one is a threat that counts
once its column has grown up to it.

Source: V. Allis, "A Knowledge-based Approach of Connect-Four", 1988 (which rows are good for whom).
"""

from typing import Any

import cython

from desktop_app.games.k_in_a_row.gomoku.kernel.table import LineTable

if not cython.compiled:  # compiled, they are constants of the .pxd files
    SIZE, EMPTY, FIVE_CELL = 768, 2, 7

LINE_WORTH = (0, 0, 0, 1, 2, 7, 9, 30, 40)
"""What a line of each class that a stone would make, from `DEAD` to `OPEN_FOUR`, is worth."""
THREAT = cython.declare(cython.int, 240)
"""What a cell is worth that completes a line, and again so much in a row that is its owner's."""


@cython.cclass
class LineColumns(LineTable):
    """A board with a table, and the lowest open place of each column."""

    def __init__(self, *given: Any) -> None:
        """Make the empty board; see `LineTable` for what is given."""
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
        """Find the lowest open place of each column; above a full one it is the border."""
        for column in range(self.columns):
            place = self.place_of[(self.rows - 1) * self.columns + column]
            while self.at[place] < EMPTY:
                place -= self.stride
            self.lowest[column] = place

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def drop(self, column: cython.int) -> cython.void:
        """Let a stone of the player to move fall into a column that has room."""
        self.make(self.lowest[column])
        self.lowest[column] -= self.stride

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def lift(self, column: cython.int) -> cython.void:
        """Undo the last move, which was into this column."""
        self.lowest[column] += self.stride
        self.unmake()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def completing_of(self, player: cython.int) -> cython.int:
        """In how many columns a player's next stone completes a line; one is `completing`."""
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
        """Whether a player can complete any line at all."""
        line: cython.int
        lines: cython.int = 0
        for line in range(16 * player + 1, 16 * player + 10):
            lines += self.classed[line]
        return lines > 0

    def guess(self) -> int:
        """The evaluation of the position for the player to move."""
        self.settle()
        return self.guess_of()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def guess_of(self) -> cython.int:
        """The evaluation: lines that can still be made, and cells that complete one."""
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
        """What the lowest cell of a column that completes a line is worth to the player to move.

        If nothing forces either player they fill the other columns first. Where that takes an
        even number of stones, who moves first gets the odd rows of this one, else the even ones.
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

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# pyright: reportInvalidTypeArguments=false, reportAttributeAccessIssue=false, reportIndexIssue=false
# pyright: reportGeneralTypeIssues=false, reportPossiblyUnboundVariable=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false
"""The interface of the kernels of large line games: position, table and move history."""

from collections.abc import Callable

import cython

from desktop_app.games.k_in_a_row.gomoku.kernel.board import LineBoard
from desktop_app.search.kernel.search import BUCKET_BYTES

if not cython.compiled:  # compiled, they come from the .pxd files
    from desktop_app.search.kernel.tables import bound_of, depth_of, move_of, value_of

    SIZE, EMPTY, OPEN_FOUR_CELL, FIVE_CELL = 768, 2, 6, 7
    STACK = 40_960

DEEPEST = 250
"""The largest depth of a search; 255 marks a proof."""
FIRST_BYTES = 64 << 20
"""The size at which a growing table begins: in a large one almost every first access would touch a
new page of memory."""


@cython.cclass
class LineTable(LineBoard):
    """A board with a transposition table, a node count and the history heuristic."""

    def __init__(
        self,
        columns: int,
        rows: int,
        k: int,
        table_bytes: int,
        check: Callable[[int], bool],
        check_nodes: int = 1024,
    ) -> None:
        """Make a board with a table.

        Args:
            columns, rows: the size of the board, 20 at the most.
            k: how many in a row win, 3 to 6.
            table_bytes: the largest size of the table; a power of two is used in full.
            check: called with the number of nodes visited; true stops the search.
            check_nodes: the nodes between two calls of `check`, a power of two.

        Raises:
            ValueError: this kernel has no such board.
        """
        super().__init__(columns, rows, k)
        if not cython.compiled:
            self.moves, self.quiet = [0] * STACK, [0] * 2 * SIZE
        self.prepare(table_bytes, check_nodes, check)
        self.empty_table((FIRST_BYTES // BUCKET_BYTES).bit_length() - 1)
        self.fours_salt, self.threes_salt = 0x9E3779B97F4A7C15, 0xC2B2AE3D27D4EB4F
        self.answer_salt = 0xBF58476D1CE4E5B9
        self.threat_until = 0

    def start(self, moves: list[int]) -> None:
        """Set up the position after these moves; older move-ordering scores count less."""
        self.set_moves(moves)
        self.table.age = (self.table.age + 1) & 0xFF
        self.stopped = False
        for number in range(2 * SIZE):
            self.quiet[number] >>= 3

    def threat_win(self, _threes: bool, _depth: int, _nodes: int) -> tuple[int, int] | None:
        """Return None; `LineThreats` looks for a win by threats."""
        return None

    def take_guessed(self) -> bool:
        """Return True: a deeper search may know better. `LineSearch` knows whether it guessed."""
        return True

    def widen(self) -> bool:
        """Return False: no moves are left out. `LineSearch` can try more of them."""
        return False

    def set_moves(self, moves: list[int]) -> None:
        """Set up the position after these moves; nobody may have a line in it.

        Raises:
            ValueError: a cell is not on the board, or occurs twice; the board is then empty.
        """
        while self.ply:
            self.unmake()
        if len(set(moves)) < len(moves) or (
            moves and not 0 <= min(moves) <= max(moves) < self.cells
        ):
            raise ValueError("no such moves on this board")
        for cell in moves:
            self.make(self.place_of[cell])

    def play(self, cell: int) -> None:
        """Put a stone of the player to move on an open cell.

        Raises:
            ValueError: the cell is not open.
        """
        self.make(self._open_place(cell))

    def take_back(self) -> None:
        """Undo the last move.

        Raises:
            ValueError: there is none.
        """
        if self.ply == 0:
            raise ValueError("the board is empty")
        self.unmake()

    @property
    def stones(self) -> int:
        """The number of stones on the board."""
        return self.ply

    def scores(self) -> list[tuple[int, int]]:
        """Return the open cells from the centre outwards, each with its score for both players."""
        places = [self.order[number] for number in range(self.cells)]
        return [
            (self.cell_of[place], self.score[place] + self.score[SIZE + place])
            for place in places
            if self.at[place] == EMPTY
        ]

    def is_forced(self) -> bool:
        """Return whether the opponent threatens a five or an open four, which must be answered."""
        other = 8 - self.turn * 8
        return self.counts[other + FIVE_CELL] + self.counts[other + OPEN_FOUR_CELL] > 0

    def makes_five(self, cell: int) -> bool:
        """Return whether the player to move wins by taking an open cell.

        Raises:
            ValueError: the cell is not open.
        """
        return self.kind[self.turn * SIZE + self._open_place(cell)] == FIVE_CELL

    def _open_place(self, cell: int) -> int:
        """Return the place of an open cell in the padded array; ValueError if it is not open."""
        if not 0 <= cell < self.cells or self.at[self.place_of[cell]] != EMPTY:
            raise ValueError("no open cell of this board")
        return self.place_of[cell]

    def limit_nodes(self, last: int) -> None:
        """Stop all searches at this number of nodes since the kernel was made.

        Searches that an earlier limit has stopped can go on.
        """
        self.last_node = last
        self.stopped = False

    def entry_of(self, key: int) -> list[tuple[int, int, int, int]]:
        """Return the table's entry for a key as (cell, value, bound, depth); [] without a move."""
        entry: cython.ulonglong = self.table.find(key)
        place = move_of(entry)
        if entry == 0 or place >= SIZE or self.at[place] != EMPTY:
            return []
        return [(self.cell_of[place], value_of(entry), bound_of(entry), depth_of(entry))]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def update_history(self, number: cython.int, depth: cython.int) -> cython.void:
        """Add a cutoff to the history of a move: its place, plus SIZE for the second player."""
        i: cython.int
        self.quiet[number] += depth * depth
        if self.quiet[number] > 1 << 20:
            for i in range(2 * SIZE):
                self.quiet[i] >>= 1

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# pyright: reportInvalidTypeArguments=false, reportAttributeAccessIssue=false, reportIndexIssue=false
# pyright: reportGeneralTypeIssues=false, reportPossiblyUnboundVariable=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false
"""The board of line games as it is told and asked, its table, and when a search ends."""

from collections.abc import Callable

import cython

from desktop_app.games.k_in_a_row.gomoku.kernel.board import LineBoard
from desktop_app.search.kernel.tables import MovesTable

if not cython.compiled:  # compiled, they come from the .pxd files
    from desktop_app.search.kernel.tables import bound_of, depth_of, move_of, value_of

    SIZE, EMPTY, OPEN_FOUR_CELL, FIVE_CELL = 768, 2, 6, 7
    STACK = 40_960

DEEPEST = 250
"""The largest depth: 255 marks a proof."""
FIRST_BYTES = 64 << 20
"""The size at which a table begins that may become larger: every first look into a large one
would touch another page."""
BUCKET_BYTES = 32


@cython.cclass
class LineTable(LineBoard):
    """A board with a table of what was found, the count of positions and the stop flag."""

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
            columns: how many.
            rows: how many.
            k: stones in a row that win.
            table_bytes: how large the table may become; a power of two is used in full.
            check: called with the positions visited; true ends the search.
            check_nodes: positions between two calls, a power of two.
        """
        super().__init__(columns, rows, k)
        if not cython.compiled:
            self.moves, self.quiet = [0] * STACK, [0] * 2 * SIZE
        first_bits = (FIRST_BYTES // BUCKET_BYTES).bit_length() - 1
        most_bits = max((table_bytes // BUCKET_BYTES).bit_length() - 1, 1)
        self.table = MovesTable(first_bits, most_bits)
        self.fours_salt, self.threes_salt = 0x9E3779B97F4A7C15, 0xC2B2AE3D27D4EB4F
        self.answer_salt = 0xBF58476D1CE4E5B9
        self.top = 0
        self.nodes = self.threat_until = 0
        self.last_node = 1 << 62
        self.check_mask = check_nodes - 1
        self.check = check
        self.stopped = False

    def start(self, moves: list[int]) -> None:
        """Go to the position after these cells; what was learnt about moves fades."""
        self.set_moves(moves)
        self.table.age = (self.table.age + 1) & 0xFF
        self.stopped = False
        for number in range(2 * SIZE):
            self.quiet[number] >>= 3

    def threat_win(self, _threes: bool, _depth: int, _nodes: int) -> tuple[int, int] | None:
        """A win by threats, see `LineThreats`; a board by itself looks for none."""
        return None

    def take_guessed(self) -> bool:
        """Whether a deeper search may know better, see `LineSearch`; one that can't tell may."""
        return True

    def widen(self) -> bool:
        """Try more moves from now on, see `LineSearch`; not where none was left out."""
        return False

    def set_moves(self, moves: list[int]) -> None:
        """Take all stones off and play these cells in turn; nobody has a line.

        Raises:
            ValueError: a cell is not on the board, or is there twice; the board is then empty.
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
        """How many stones there are."""
        return self.ply

    def scores(self) -> list[tuple[int, int]]:
        """The open cells, the middle first, with what their lines are worth to both together."""
        places = [self.order[number] for number in range(self.cells)]
        return [
            (self.cell_of[place], self.score[place] + self.score[SIZE + place])
            for place in places
            if self.at[place] == EMPTY
        ]

    def is_forced(self) -> bool:
        """Whether the other player threatens a five or an open four: what does not answer loses."""
        other = 8 - self.turn * 8
        return self.counts[other + FIVE_CELL] + self.counts[other + OPEN_FOUR_CELL] > 0

    def makes_five(self, cell: int) -> bool:
        """Whether the player to move wins with an open cell.

        Raises:
            ValueError: the cell is not open.
        """
        return self.kind[self.turn * SIZE + self._open_place(cell)] == FIVE_CELL

    def _open_place(self, cell: int) -> int:
        """Where an open cell is in the padded board; ValueError if it is not open."""
        if not 0 <= cell < self.cells or self.at[self.place_of[cell]] != EMPTY:
            raise ValueError("no open cell of this board")
        return self.place_of[cell]

    @property
    def visited(self) -> int:
        """Positions visited since the kernel was made."""
        return self.nodes

    def table_use(self) -> float:
        """How much of the table holds entries, from 0 to 1: a sample."""
        return self.table.use()

    def limit_nodes(self, last: int) -> None:
        """End all searches once so many positions were visited since the kernel was made.

        A search that was ended by the limit before may be asked again.
        """
        self.last_node = last
        self.stopped = False

    def entry_of(self, key: int) -> list[tuple[int, int, int, int]]:
        """The entry with a key, if it has a move: its cell, the value, the bound, the depth."""
        entry: cython.ulonglong = self.table.find(key)
        place = move_of(entry)
        if entry == 0 or place >= SIZE or self.at[place] != EMPTY:
            return []
        return [(self.cell_of[place], value_of(entry), bound_of(entry), depth_of(entry))]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def update_history(self, number: cython.int, depth: cython.int) -> cython.void:
        """Remember that a move refuted: its place, plus SIZE for the second player."""
        i: cython.int
        self.quiet[number] += depth * depth
        if self.quiet[number] > 1 << 20:
            for i in range(2 * SIZE):
                self.quiet[i] >>= 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def visit(self) -> cython.void:
        """Count a position; now and then ask whether to go on."""
        self.nodes += 1
        if self.nodes >= self.last_node:
            self.stopped = True
        if self.nodes & self.check_mask == 0:
            with cython.gil:
                if self.check(self.nodes):
                    self.stopped = True

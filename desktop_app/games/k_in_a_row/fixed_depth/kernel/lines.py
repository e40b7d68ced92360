# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# pyright: reportInvalidTypeArguments=false, reportAttributeAccessIssue=false, reportIndexIssue=false
# pyright: reportGeneralTypeIssues=false, reportPossiblyUnboundVariable=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false
"""Alpha-beta to a fixed depth for any line game: the values of the textbook search, quickly.

It returns what `search.alphabeta` returns with the evaluation `open_lines`: all moves are tried to
the stated depth, neither more nor less. What is skipped can't change a value: nothing is tried
after an immediate win, only the defence where the opponent threatens one, and on the last ply the
board knows what the best move adds. If a width is set, only the best moves of each position are
tried, by what a stone there adds for either player; the others too if those lose, so that wins and
losses stay proven.

Values are for the player to move: a win is `WIN` minus the ply at which the game ends.

Sources: see `search.alphabeta`; T. A. Marsland, M. Campbell, "Parallel search of strongly ordered
game trees", 1982 (null windows).
"""

from collections.abc import Callable

import cython

from desktop_app.games.k_in_a_row.fixed_depth.kernel.counted import CountedLines
from desktop_app.search.limits import never_over

if not cython.compiled:  # compiled, they come from the .pxd files
    from desktop_app.games.k_in_a_row.fixed_depth.kernel.counted import CELLS, COMPLETE
    from desktop_app.search.kernel.search import (
        bound_beside,
        is_proven,
        note_value,
        push,
        takes_answer,
        visit,
    )
    from desktop_app.search.kernel.tables import move_of, value_of

    WIN, DECISIVE, INFINITE, STACK = 1_000_000, 999_000, 2_000_000, 160_800

AT_ONCE = 20_000
"""Searches of at most so many nodes keep Python's global lock: getting it back would take
longer than they do."""
SORTED = cython.declare(cython.int, 24)
"""The first so many words of the moves are put in order; by then the position is refuted, or all
moves have to be searched anyway."""


@cython.final
@cython.cclass
class FixedDepthLines(CountedLines):
    """A search with a table of its own."""

    def __init__(
        self, columns: int, rows: int, k: int, gravity: bool = False, table_bytes: int = 1 << 20
    ) -> None:
        """Make a search with an empty table.

        Args:
            columns, rows: the size of the board, 20 at the most.
            k: how many in a row win.
            gravity: whether stones fall.
            table_bytes: the largest size of the table; a power of two is used in full.

        Raises:
            ValueError: the board is too large, or has no room for a line.
        """
        super().__init__(columns, rows, k, gravity)
        if not cython.compiled:
            self.moves, self.killer, self.history_scores = [0] * STACK, [0] * 401, [0] * 2 * CELLS
        self.prepare(table_bytes)
        self.forget(0)

    def forget(self, width: int) -> None:
        """Empty the table and the move ordering; try `width` moves in each position, 0 for all."""
        self.width = width
        self.empty_table()
        for ply in range(401):
            self.killer[ply] = -1
        for number in range(2 * CELLS):
            self.history_scores[number] = 0

    def value(
        self, depth: int, alpha: int, beta: int, check: Callable[[int], bool], last_node: int
    ) -> int | None:
        """Search the position; return its value, or a bound outside (alpha, beta) (fail-soft).

        Args:
            depth: how many plies to look ahead, exactly.
            alpha: a value of at most this is an upper bound.
            beta: a value of at least this is a lower bound.
            check: called now and then with the number of nodes visited; true stops the search.
            last_node: the search also stops at this number of nodes since the kernel was made.

        Returns:
            The value for the player to move; None if the search was stopped.
        """
        c_depth: cython.int = min(depth, self.cells - self.ply)
        c_alpha: cython.int = max(alpha, -INFINITE)
        c_beta: cython.int = min(beta, INFINITE)
        found: cython.int
        self.check, self.last_node, self.stopped = check, last_node, False
        if (self.columns if self.gravity else self.cells) ** min(depth, 9) <= AT_ONCE:
            found = self._search(c_depth, c_alpha, c_beta)
        else:
            with cython.nogil:
                found = self._search(c_depth, c_alpha, c_beta)
        self.check = never_over  # so that `check` and what it refers to can be freed
        return None if self.stopped else found

    def likely(self) -> list[int]:
        """Return the playable cells, ordered by what a stone there adds for both players."""
        worth = {
            cell: self.gain[cell] + self.gain[CELLS + cell]
            for cell in [self.order[number] for number in range(self.cells)]
            if self.is_playable(cell)
        }
        return sorted(worth, key=lambda cell: -worth[cell])

    def best_move(self) -> int | None:
        """Return a cell that wins or is forced, or the table's move; None if there is none.

        If nobody can complete a line any more, it is any cell.
        """
        if self.ply == self.cells:
            return None
        likely = self.likely()
        for offset in (self.turn * CELLS, CELLS - self.turn * CELLS):
            for cell in likely:
                if self.gain[offset + cell] >= COMPLETE:
                    return cell
        first: cython.int = move_of(self.table.find(self.key)) - 1
        if first >= 0:
            return first
        is_over = self.open_lines[0] + self.open_lines[1] == 0 or self.ply + 1 == self.cells
        return likely[0] if is_over else None

    def best_of_one(self) -> int:
        """Return the best cell one ply ahead; a search of that depth stores no move.

        Raises:
            ValueError: no cell is open.
        """
        offset = self.turn * CELLS
        cells = [self.order[number] for number in range(self.cells)]
        worth = {cell: self.gain[offset + cell] for cell in cells if self.is_playable(cell)}
        return max(worth, key=worth.__getitem__)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _search(self, depth: cython.int, alpha: cython.int, beta: cython.int) -> cython.int:
        """Negamax; return the value, or a bound outside (alpha, beta)."""
        me: cython.int = self.turn
        value: cython.int
        most: cython.int
        first: cython.int = -1
        entry: cython.ulonglong
        visit(self)
        if self.stopped:
            return 0
        # 1. Decided positions, and the horizon: there the board knows the values.
        if self.ply == self.cells or self.open_lines[0] + self.open_lines[1] == 0:
            return 0
        value = self.balance * (1 - 2 * me)
        if depth <= 0:
            self.guessed = True
            return value
        most = self.best_gain(me)
        if most >= COMPLETE:
            return WIN - self.ply - 1
        if self.ply + 1 == self.cells:
            return 0
        if depth == 1:
            self.guessed = True
            return value + most
        # 2. The soonest possible win; two cells on which the opponent wins.
        if WIN - self.ply - 3 <= alpha:
            return WIN - self.ply - 3
        if self.best_gain(1 - me) >= COMPLETE and self.completing(1 - me) < -1:
            return self.ply + 2 - WIN
        # 3. The table, if its entry is settled or of exactly this depth.
        entry = self.table.find(self.key)
        if entry:
            first = move_of(entry) - 1  # stored plus one, for a cell may be 0
            if takes_answer(self, entry, depth, alpha, beta):
                return value_of(entry)
        # 4. The moves.
        return self._moves(depth, alpha, beta, first)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _moves(
        self, depth: cython.int, alpha: cython.int, beta: cython.int, first: cython.int
    ) -> cython.int:
        """Search the moves of a position and store the result."""
        base: cython.int = self.top
        ply: cython.int = self.ply
        best: cython.int = -INFINITE
        low: cython.int = alpha
        good: cython.int = -1
        before: cython.bint = self.guessed
        value: cython.int
        bound: cython.int
        cell: cython.int
        i: cython.int
        self.guessed = False
        self._list(first)
        for i in range(base, self.top, 2):
            if self.width and i >= base + 2 * self.width and best > -DECISIVE:
                self.guessed = True
                break
            if self.width or i < base + SORTED:
                self._take_best(i)
            cell = self.moves[i]
            self.make(cell)
            if i == base:
                value = -self._search(depth - 1, -beta, -low)
            else:
                value = -self._search(depth - 1, -low - 1, -low)
                if low < value < beta and not self.stopped:
                    value = -self._search(depth - 1, -beta, -low)
            self.unmake()
            if self.stopped:
                break
            if value > best:
                best = value
                good = cell
                if value > low:
                    low = value
                    if value >= beta:
                        self.killer[ply] = cell
                        self.history_scores[self.turn * CELLS + cell] += depth
                        break
        self.top = base
        if self.stopped:
            return 0
        bound = bound_beside(best, alpha, beta)
        # where moves are left out, a win found may not be the quickest
        if is_proven(best, bound, DECISIVE, INFINITE if self.width else WIN - ply - depth):
            self.guessed = False
        note_value(self, self.key, best, depth, bound, good, before)
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _list(self, first: cython.int) -> cython.void:
        """Push the moves with their scores; only the defence if the opponent threatens to win."""
        me: cython.int = self.turn * CELLS
        other: cython.int = CELLS - me
        number: cython.int
        worth: cython.int
        cell: cython.int = -1
        if self.best_gain(1 - self.turn) >= COMPLETE:
            cell = self.completing(1 - self.turn)
        if cell >= 0:
            self.top = push(self.moves, self.top, cell, 0)
            return
        for number in range(self.cells):
            cell = self.order[number]
            if not self.is_playable(cell):
                continue
            worth = 4 * (self.gain[me + cell] + self.gain[other + cell])
            if cell == first:
                worth += 1 << 28
            elif self.width == 0:
                worth += self.history_scores[me + cell] >> 4
                if cell == self.killer[self.ply]:
                    worth += 1 << 8
            self.top = push(self.moves, self.top, cell, worth)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _take_best(self, i: cython.int) -> cython.void:
        """Move the best move from the i-th word on to place i; the others keep their order."""
        best: cython.int = i
        cell: cython.int
        worth: cython.int
        j: cython.int
        for j in range(i + 2, self.top, 2):
            if self.moves[j + 1] > self.moves[best + 1]:
                best = j
        cell = self.moves[best]
        worth = self.moves[best + 1]
        while best > i:
            self.moves[best] = self.moves[best - 2]
            self.moves[best + 1] = self.moves[best - 1]
            best -= 2
        self.moves[i] = cell
        self.moves[i + 1] = worth

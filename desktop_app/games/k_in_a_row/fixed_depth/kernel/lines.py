# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# pyright: reportInvalidTypeArguments=false, reportAttributeAccessIssue=false, reportIndexIssue=false
# pyright: reportGeneralTypeIssues=false, reportPossiblyUnboundVariable=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false
"""Alpha-beta over any line game, exactly so many plies ahead: the textbook's values, quickly.

What it says is what `search.alphabeta` says with the evaluation `open_lines`: all moves are tried
to the stated depth, neither more nor less. What is skipped can't change a value: after a win
at once nothing is tried, where the other player threatens one only what prevents it, and on the
last ply the board knows what the best move adds. Asked for, it tries only the best moves of each
position by what a stone there adds for either player; the others too where those lose, so
that wins and losses stay proven.

Values are for the player to move: a win is `WIN` less the ply at which the game ends.

Sources: see `search.alphabeta`; T. A. Marsland, M. Campbell, "Parallel search of strongly ordered
game trees", 1982 (null windows).
"""

from collections.abc import Callable

import cython

from desktop_app.games.k_in_a_row.fixed_depth.kernel.counted import CountedLines
from desktop_app.search.limits import on_and_on

if not cython.compiled:  # compiled, they come from the .pxd files
    from desktop_app.games.k_in_a_row.fixed_depth.kernel.counted import CELLS, COMPLETE
    from desktop_app.search.kernel.search import (
        EXACT,
        LOWER,
        SETTLED,
        UPPER,
        bound_beside,
        is_answer,
        visit,
    )
    from desktop_app.search.kernel.tables import depth_of, move_of, value_of

    WIN, DECISIVE, INFINITE, STACK = 1_000_000, 999_000, 2_000_000, 160_800

AT_ONCE = 20_000
"""Searches of at most so many positions are done before other threads get their turn: asking
for it back would take longer."""
SORTED = cython.declare(cython.int, 24)
"""So many words of moves are put in order; by then a position is refuted or all moves are due."""


@cython.final
@cython.cclass
class FixedDepthLines(CountedLines):
    """A search with a table of its own."""

    def __init__(
        self, columns: int, rows: int, k: int, gravity: bool = False, table_bytes: int = 1 << 20
    ) -> None:
        """Make a search; see `CountedLines`, and `KernelSearch.prepare` for its table."""
        super().__init__(columns, rows, k, gravity)
        if not cython.compiled:
            self.moves, self.killer, self.praised = [0] * STACK, [0] * 401, [0] * 2 * CELLS
        self.prepare(table_bytes)
        self.forget(0)

    def forget(self, width: int) -> None:
        """Know nothing any more, and try so many moves in each position from now on; 0 for all."""
        self.width = width
        self.empty_table()
        for ply in range(401):
            self.killer[ply] = -1
        for number in range(2 * CELLS):
            self.praised[number] = 0

    def value(
        self, depth: int, alpha: int, beta: int, check: Callable[[int], bool], last_node: int
    ) -> int | None:
        """The value of the position, or a bound if it is not between alpha and beta (fail-soft).

        Args:
            depth: how many plies ahead, exactly.
            alpha: at most this: the value is a bound from above.
            beta: at least this: the value is a bound from below.
            check: called now and then with the positions visited; true ends the search.
            last_node: it ends too once so many positions were visited since it was made.

        Returns:
            The value for the player to move; None if the search was ended.
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
        self.check = on_and_on  # lets go of who asked
        return None if self.stopped else found

    def likely(self) -> list[int]:
        """The cells that can be played, the best by what a stone there adds first."""
        worth = {
            cell: self.gain[cell] + self.gain[CELLS + cell]
            for cell in [self.order[number] for number in range(self.cells)]
            if self.is_playable(cell)
        }
        return sorted(worth, key=lambda cell: -worth[cell])

    def best_move(self) -> int | None:
        """The cell that wins, or that is forced, or that the table holds; None if neither.

        Where the game is as good as over, for nobody can complete a line, it is any cell.
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
        """The cell that is best one ply ahead: a search sees that on the board and notes no move.

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
        """Negamax: the value, or a bound outside (alpha, beta)."""
        me: cython.int = self.turn
        value: cython.int
        most: cython.int
        first: cython.int = -1
        entry: cython.ulonglong
        visit(self)
        if self.stopped:
            return 0
        # 1. What is decided, and what is as far as we look: there the board knows the values.
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
        # 2. The soonest win there can be; two cells on which the other player wins.
        if WIN - self.ply - 3 <= alpha:
            return WIN - self.ply - 3
        if self.best_gain(1 - me) >= COMPLETE and self.completing(1 - me) < -1:
            return self.ply + 2 - WIN
        # 3. What the table knows for good, or to this very depth.
        entry = self.table.find(self.key)
        if entry:
            first = move_of(entry) - 1  # a cell, of which one is 0
            if is_answer(entry, depth, alpha, beta):
                self.guessed = self.guessed or depth_of(entry) != SETTLED
                return value_of(entry)
        # 4. The moves.
        return self._moves(depth, alpha, beta, first)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _moves(
        self, depth: cython.int, alpha: cython.int, beta: cython.int, first: cython.int
    ) -> cython.int:
        """Search the moves of a position, and note what is known then."""
        base: cython.int = self.top
        ply: cython.int = self.ply
        best: cython.int = -INFINITE
        low: cython.int = alpha
        good: cython.int = -1
        before: cython.bint = self.guessed
        proven: cython.bint
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
                        self.praised[self.turn * CELLS + cell] += depth
                        break
        self.top = base
        if self.stopped:
            return 0
        bound = bound_beside(best, alpha, beta)
        # a win or loss that no deeper search can change: see `alphabeta.is_proven`
        proven = (bound == LOWER and best >= DECISIVE) or (bound == UPPER and best <= -DECISIVE)
        if bound == EXACT and self.width == 0 and (best >= DECISIVE or best <= -DECISIVE):
            proven = WIN - abs(best) <= ply + depth
        if proven:
            self.guessed = False
        self.table.keep(self.key, best, depth if self.guessed else SETTLED, bound, good + 1)
        self.guessed = self.guessed or before
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _list(self, first: cython.int) -> cython.void:
        """Push the moves with what they promise: only one where it prevents the other's win."""
        me: cython.int = self.turn * CELLS
        other: cython.int = CELLS - me
        number: cython.int
        worth: cython.int
        cell: cython.int = -1
        if self.best_gain(1 - self.turn) >= COMPLETE:
            cell = self.completing(1 - self.turn)
        if cell >= 0:
            self.moves[self.top] = cell
            self.moves[self.top + 1] = 0
            self.top += 2
            return
        for number in range(self.cells):
            cell = self.order[number]
            if not self.is_playable(cell):
                continue
            worth = 4 * (self.gain[me + cell] + self.gain[other + cell])
            if cell == first:
                worth += 1 << 28
            elif self.width == 0:
                worth += self.praised[me + cell] >> 4
                if cell == self.killer[self.ply]:
                    worth += 1 << 8
            self.moves[self.top] = cell
            self.moves[self.top + 1] = worth
            self.top += 2

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _take_best(self, i: cython.int) -> cython.void:
        """Bring the best of the moves from the i-th word on to its place, equals as they were."""
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

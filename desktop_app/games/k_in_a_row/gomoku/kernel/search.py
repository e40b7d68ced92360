# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# pyright: reportInvalidTypeArguments=false, reportAttributeAccessIssue=false, reportIndexIssue=false
# pyright: reportGeneralTypeIssues=false, reportPossiblyUnboundVariable=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false
"""The search of line games without gravity that are too large to solve: selective negamax.

A four leaves one answer, and against the threat of an open four only its answers are tried: all
other moves lose, so nothing is left out. In quiet positions only the `WIDTH` best cells are tried,
by the lines that they make or block, and more after `widen`. So a win is proven if the loser has no
quiet answer to it. If all moves tried in a quiet position lose, another one might hold: the
position then counts as `LOST`, which is a guess. A decisive value is always a proof, though perhaps
not of the quickest win.

Values are for the player to move: a win is `WIN` minus the ply at which the game ends.

Sources: T. A. Marsland, M. Campbell, "Parallel search of strongly ordered game trees", 1982 (null
windows); J. Schaeffer, "The history heuristic", 1989; S. G. Akl, M. M. Newborn, "The principal
continuation and the killer heuristic", 1977.
"""

from typing import Any

import cython

from desktop_app.games.k_in_a_row.gomoku.kernel.table import DEEPEST
from desktop_app.games.k_in_a_row.gomoku.kernel.threats import LineThreats
from desktop_app.games.k_in_a_row.gomoku.kernel.weights import (
    BASE,
    OTHER_CELLS,
    OTHER_LINES,
    OWN_CELLS,
    OWN_LINES,
)

if not cython.compiled:  # compiled, they come from the .pxd files
    from desktop_app.search.kernel.search import bound_beside, visit
    from desktop_app.search.kernel.tables import bound_of, depth_of, move_of, value_of

    SIZE, EMPTY = 768, 2
    THREE_CELL, DOUBLE_THREE_CELL, FOUR_CELL, FOUR_THREE_CELL, OPEN_FOUR_CELL, FIVE_CELL = range(
        2, 8
    )
    WIN, DECISIVE, LOST, INFINITE = 1_000_000, 999_000, 900_000, 2_000_000
    STACK, WIDTH, LEAF_ATTACKS, LEAF_NODES, NODE_ATTACKS, NODE_NODES = 40_960, 16, 6, 60, 10, 400


@cython.cclass
class LineSearch(LineThreats):
    """A search whose table is kept from position to position."""

    def __init__(self, *given: Any) -> None:
        """Make a search; the arguments are those of `LineTable`."""
        super().__init__(*given)
        if not cython.compiled:
            self.killer = [0] * 802
            self.line_worth, self.cell_worth = [0] * 32, [0] * 16
        for number, worth in enumerate((OWN_LINES, OTHER_LINES)):
            for line, points in enumerate(worth):
                self.line_worth[16 * number + line] = points
        for number, worth in enumerate((OWN_CELLS, OTHER_CELLS)):
            for kind, points in enumerate(worth):
                self.cell_worth[8 * number + kind] = points
        self.base, self.width, self.guessed = BASE, WIDTH, False

    def start(self, moves: list[int]) -> None:
        """Set up the position after these moves; older move-ordering scores count less."""
        super().start(moves)
        self.width = WIDTH
        for number in range(802):
            self.killer[number] = 0

    def value(self, depth: int, alpha: int, beta: int) -> int | None:
        """Search the position; return its value, or a bound outside (alpha, beta).

        Args:
            depth: nominal depth in plies, at most `DEEPEST`; forced answers are not counted.
            alpha: a value of at most this is an upper bound.
            beta: a value of at least this is a lower bound.

        Returns:
            The value for the player to move; None if the search was stopped.
        """
        found: cython.int
        c_depth: cython.int = min(depth, DEEPEST)
        c_alpha: cython.int = max(alpha, -INFINITE)
        c_beta: cython.int = min(beta, INFINITE)
        with cython.nogil:
            found = self._search(c_depth, c_alpha, c_beta)
        return None if self.stopped else found

    def take_guessed(self) -> bool:
        """Return whether a search since the last call guessed: a deeper one may know better."""
        guessed, self.guessed = self.guessed, False
        return guessed

    def widen(self) -> bool:
        """Try twice as many moves in each position from now on; False if all are tried already."""
        if self.width >= self.cells:
            return False
        self.width *= 2
        return True

    def evaluate(self) -> int:
        """Return the evaluation of the position for the player to move."""
        return self._evaluate()

    def known(self) -> list[tuple[int, int, int, int]]:
        """Return what is known of the position: from the board if it is decided or forced.

        Otherwise from the table, which may have several entries for it.

        Returns:
            For each entry a cell; the value for the player to move after taking it; whether that is
            a lower bound (1), an upper bound (2) or exact (3), or 0 if there is no other move; and
            the depth of the search, 255 for a proof.
        """
        me = self.turn * 8
        if self.ply == self.cells:
            return []
        if self.counts[me + FIVE_CELL]:
            return [(self.cell_of[self.find(self.turn, FIVE_CELL)], WIN - self.ply - 1, 3, 255)]
        fives = self.counts[8 - me + FIVE_CELL]
        if fives:
            block = self.cell_of[self.find(1 - self.turn, FIVE_CELL)]
            return [(block, self.ply + 2 - WIN, 3, 255) if fives > 1 else (block, 0, 0, 255)]
        if self.counts[me + OPEN_FOUR_CELL]:
            four = self.cell_of[self.find(self.turn, OPEN_FOUR_CELL)]
            return [(four, WIN - self.ply - 3, 3, 255)]
        salts = 0, self.fours_salt, self.threes_salt, self.answer_salt
        return [entry for salt in salts for entry in self.entry_of(self.key ^ salt)]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _search(self, depth: cython.int, alpha: cython.int, beta: cython.int) -> cython.int:
        """Negamax; return the value, or a bound outside (alpha, beta)."""
        me: cython.int = self.turn * 8
        other: cython.int = 8 - me
        fives: cython.int
        value: cython.int
        bound: cython.int
        guess: cython.int = 0
        first: cython.int = 0
        known: cython.ulonglong
        visit(self)
        if self.stopped:
            return 0
        # 1. Decided positions, and forced answers: their values are exact.
        if self.counts[me + FIVE_CELL]:
            return WIN - self.ply - 1
        fives = self.counts[other + FIVE_CELL]
        if fives > 1:
            return self.ply + 2 - WIN
        if fives == 0 and self.counts[me + OPEN_FOUR_CELL]:
            return WIN - self.ply - 3
        if self.ply == self.cells:
            return 0
        if fives == 1:  # the only answer is not counted in the depth
            self.make(self.find(1 - self.turn, FIVE_CELL))
            value = -self._search(depth, -beta, -alpha)
            self.unmake()
            return value
        if WIN - self.ply - 5 <= alpha:
            return WIN - self.ply - 5
        # 2. The table; a proven win or loss holds at any depth. It is not probed at the horizon,
        # where entries are seldom worth the cache miss.
        known = self.table.find(self.key) if depth > 0 else 0
        if known:
            value, bound, first = value_of(known), bound_of(known), move_of(known)
            if depth_of(known) >= depth or value >= DECISIVE or value <= -DECISIVE:
                if bound == 3:
                    return value
                if (bound == 1 and value >= beta) or (bound == 2 and value <= alpha):
                    return value
        # 3. A win by continuous fours; at the horizon only if that could change anything.
        if depth <= 0:
            guess = self._evaluate()
            if guess >= beta:
                self.guessed = True
                return guess
        if self.counts[me + FOUR_CELL] + self.counts[me + FOUR_THREE_CELL]:
            self.threat_until = self.nodes + (NODE_NODES if depth > 0 else LEAF_NODES)
            value = self.attack(False, NODE_ATTACKS if depth > 0 else LEAF_ATTACKS)
            if value or self.stopped:
                return value
        if depth <= 0:
            self.guessed = True
            return guess
        if self.top > STACK - 2048:
            self.guessed = True
            return self._evaluate()
        # 4. The moves.
        return self._moves(depth, alpha, beta, first)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _moves(
        self, depth: cython.int, alpha: cython.int, beta: cython.int, first: cython.int
    ) -> cython.int:
        """Search the moves of a position, the table's move first, and store the result."""
        base: cython.int = self.top
        ply: cython.int = self.ply
        threatened: cython.bint = self.counts[8 - self.turn * 8 + OPEN_FOUR_CELL] > 0
        best: cython.int = -INFINITE
        low: cython.int = alpha
        value: cython.int
        less: cython.int
        place: cython.int
        kind: cython.int
        good: cython.int = 0
        left_out: cython.bint
        key: cython.ulonglong = self.key
        i: cython.int
        if threatened:
            best = ply + 4 - WIN  # the value of the moves that do not answer
            self.add_defences()
        else:
            self._add_best(first)
        for i in range(base, self.top, 2):
            place = self.moves[i]
            if place == first:
                self.moves[i + 1] += 1 << 28
            elif place == self.killer[2 * ply]:
                self.moves[i + 1] += 1 << 12
            elif place == self.killer[2 * ply + 1]:
                self.moves[i + 1] += 1 << 11
        self.sort(base)
        for i in range(base, self.top, 2):
            place = self.moves[i]
            kind = self.kind[self.turn * SIZE + place]
            less = 0
            if depth >= 2 and i >= base + 2 and not threatened and kind < THREE_CELL:
                less = 1 if i < base + 6 or depth < 4 else 2
                if i >= base + 16 and depth >= 5:
                    less = 3
            self.make(place)
            if i == base:
                value = -self._search(depth - 1, -beta, -low)
            else:
                value = -self._search(depth - 1 - less, -low - 1, -low)
                if value > low and less and not self.stopped:
                    value = -self._search(depth - 1, -low - 1, -low)
                if low < value < beta and not self.stopped:
                    value = -self._search(depth - 1, -beta, -low)
            self.unmake()
            if self.stopped:
                break
            if value > best:
                best = value
                good = place
                if value > low:
                    low = value
                    if value >= beta:
                        self._reward(place, depth)
                        break
        left_out = not threatened and self.top - base < 2 * (self.cells - ply)
        if good == 0 and self.top > base:  # no answer is better than none
            good = self.moves[base]
        self.top = base
        if self.stopped:
            return 0
        if best <= -DECISIVE and left_out:
            best = ply - LOST  # moves that were left out might hold
        self.table.keep(key, best, depth, bound_beside(best, alpha, beta), good)
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _reward(self, place: cython.int, depth: cython.int) -> cython.void:
        """Update the killer moves and the history of a move that caused a cutoff."""
        if self.killer[2 * self.ply] != place:
            self.killer[2 * self.ply + 1] = self.killer[2 * self.ply]
            self.killer[2 * self.ply] = place
        self.update_history(self.turn * SIZE + place, depth)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _add_best(self, first: cython.int) -> cython.void:
        """Push the table's move and the best cells by the lines they make or block, and history."""
        me: cython.int = self.turn * SIZE
        other: cython.int = SIZE - me
        base: cython.int = self.top
        last: cython.int
        number: cython.int
        place: cython.int
        worth: cython.int
        j: cython.int
        for number in range(self.cells):
            place = self.order[number]
            if self.at[place] != EMPTY:
                continue
            worth = 2 * self.score[me + place] + self.score[other + place]
            worth += self.quiet[me + place] >> 12
            if place == first:
                worth += 1 << 28
            # insertion into the list of the best, which is short
            last = self.top
            if last >= base + 2 * self.width:
                last -= 2
                if self.moves[last + 1] >= worth:
                    continue
            else:
                self.top += 2
            j = last
            while j > base and self.moves[j - 1] < worth:
                self.moves[j] = self.moves[j - 2]
                self.moves[j + 1] = self.moves[j - 1]
                j -= 2
            self.moves[j] = place
            self.moves[j + 1] = worth
        if self.moves[base] == first and first:
            self.moves[base + 1] -= 1 << 28

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _evaluate(self) -> cython.int:
        """Return the evaluation: a weighted sum, see `weights`."""
        me: cython.int = self.turn
        value: cython.int = self.base
        i: cython.int
        for i in range(1, 9):
            value += self.line_worth[i] * self.classed[16 * me + i]
            value += self.line_worth[16 + i] * self.classed[16 - 16 * me + i]
        for i in range(2, 7):
            value += self.cell_worth[i] * self.counts[8 * me + i]
            value += self.cell_worth[8 + i] * self.counts[8 - 8 * me + i]
        return value >> 4

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Alpha-beta over Dots and Boxes by its kernel, in the terms of positions and budgets.

The kernel knows what is still to come for who moves; what each has by now is added here.
"""

from __future__ import annotations

from math import inf
from typing import cast

from desktop_app.games.dots.chains import gains, safe_moves
from desktop_app.games.dots.game import DotsGame, DotsPosition
from desktop_app.games.position import Move, Position
from desktop_app.search.basics.limits import Budget, SearchStopped
from desktop_app.search.basics.score import terminal_value
from desktop_app.search.engines.dots.kernel.search import DotsKernel

_INFINITE = 1 << 30
FEW_LINES, DEEP = 28, 8
"""With so few lines left a search that looks so far looks to the end: little more is to be seen."""


def make_dots_kernel(game: DotsGame, table_bytes: int) -> DotsKernel:
    """The kernel of a size, with a table of at most so many bytes."""
    return DotsKernel(game.lattice.count, list(game.lattice.boxes), table_bytes)


class DotsSearch:
    """One searcher: a kernel, a budget, and what it counts.

    Attributes:
        nodes: positions visited so far.
        horizon: whether the last search guessed anywhere, see `AlphaBeta`.
        tried: all moves are, always.
    """

    tried: int | None = None

    def __init__(self, kernel: DotsKernel, budget: Budget, *, to_the_end: bool) -> None:
        """Search with a kernel; to the end where it is near, if that is wanted."""
        self.nodes = 0
        self.horizon = False
        self._kernel = kernel
        self._budget = budget
        self._to_the_end = to_the_end
        self._before = 0

    def value(
        self, position: Position, depth: int, alpha: float = -inf, beta: float = inf
    ) -> float:
        """See `AlphaBeta.value`.

        Raises:
            SearchStopped: the budget is spent.
        """
        self.horizon = False
        self._budget.check(self.nodes)
        if position.outcome is not None:
            self.nodes += 1
            return terminal_value(position) * position.turn
        dots, kernel, left = cast("DotsPosition", position), self._kernel, position.remaining
        if self._to_the_end and depth >= DEEP and left <= FEW_LINES:
            depth = left
        nodes = self._budget.limits.nodes if self._budget.holds else None
        kernel.guessed, self._before = False, kernel.visited
        last_node = _INFINITE * _INFINITE if nodes is None else self._before + nodes - self.nodes
        have = dots.margin * dots.turn
        low, high = (int(min(max(b - have, -_INFINITE), _INFINITE)) for b in (alpha, beta))
        found = kernel.value(dots.lines, min(depth, left), low, high, self._is_over, last_node)
        self.nodes += kernel.visited - self._before
        if found is None:
            self._budget.check_stop()
            raise SearchStopped
        self.horizon = kernel.guessed
        return found + have

    def first_moves(self, position: Position) -> list[Move]:
        """What closes a box, then what gives none away, then the rest."""
        best = (*gains(position), *safe_moves(position))
        return list(dict.fromkeys((*best, *position.legal_moves())))

    def line(self, position: Position, most: int) -> tuple[Move, ...]:
        """The best moves for both sides from a position, as far as the table remembers them."""
        line: list[Move] = []
        while len(line) < most and position.outcome is None:
            move = self._kernel.best_move(cast("DotsPosition", position).lines)
            if move is None:
                break
            line.append(move)
            position = position.after(move)
        return tuple(line)

    def _is_over(self, visited: int) -> bool:
        """What the kernel asks, with the positions visited since it was made."""
        try:
            self._budget.check(self.nodes + visited - self._before)
        except SearchStopped:
            return True
        return False

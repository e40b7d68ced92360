# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Alpha-beta over Othello by its kernel, in the terms of positions and budgets.

To a depth it says what `alphabeta.AlphaBeta` says with the evaluation `features`, and is asked in
the same way; it is a hundred times as fast. Where it may look as far ahead as there are empty
places it is exact, for then it does not count passes.
"""

from __future__ import annotations

from math import inf

from desktop_app.games.othello.entry import likely_first
from desktop_app.games.othello.evaluation import PARTS
from desktop_app.games.othello.game import OthelloGame, OthelloPosition
from desktop_app.games.position import Move, Position
from desktop_app.search.basics.limits import Budget, SearchStopped
from desktop_app.search.basics.score import terminal_value
from desktop_app.search.engines.othello.kernel.search import OthelloSearch

_INFINITE = 100_000
_NO_LIMIT = 1 << 62


def make_othello_kernel(game: OthelloGame, table_bytes: int) -> OthelloSearch:
    """The kernel of a board, with a table of at most so many bytes."""
    return OthelloSearch(game.columns, game.rows, table_bytes)


class OthelloSearcher:
    """One searcher: a kernel, a budget, and what it counts.

    Attributes:
        nodes: positions visited so far.
        horizon: whether the last search guessed anywhere, see `AlphaBeta`.
        tried: None: all moves of each position are tried.
    """

    def __init__(self, kernel: OthelloSearch, budget: Budget) -> None:
        self.nodes = 0
        self.horizon = False
        self.tried: int | None = None
        self._kernel, self._budget, self._before = kernel, budget, 0

    def value(
        self, position: Position, depth: int, alpha: float = -inf, beta: float = inf
    ) -> float:
        """See `AlphaBeta.value`.

        Raises:
            SearchStopped: the budget is spent.
        """
        assert isinstance(position, OthelloPosition)
        self.horizon = False
        self._budget.check(self.nodes)
        if position.outcome is not None:
            self.nodes += 1
            return terminal_value(position) * position.turn
        kernel, self._before = self._kernel, self._kernel.visited
        nodes = self._budget.limits.nodes if self._budget.holds else None
        last_node = _NO_LIMIT if nodes is None else self._before + nodes - self.nodes
        low = int(max(alpha * PARTS, -_INFINITE))
        high = int(min(beta * PARTS, _INFINITE))
        found = kernel.value(
            position.own, position.others, depth, low, high, self._is_over, last_node
        )
        self.nodes += kernel.visited - self._before
        if found is None:
            self._budget.check_stop()
            raise SearchStopped
        self.horizon = kernel.guessed
        return found / PARTS

    def first_moves(self, position: Position) -> list[Move]:
        """All legal moves, the likely best first."""
        return list(likely_first(position))

    def line(self, position: Position, most: int) -> tuple[Move, ...]:
        """The best moves for both sides from a position, as far as the table remembers them."""
        assert isinstance(position, OthelloPosition)
        line: list[Move] = []
        while len(line) < most and position.outcome is None:
            move = position.game.passing
            if not position.must_pass:
                number = self._kernel.best_move(position.own, position.others)
                if number is None or not position.places >> number & 1:
                    break
                move = position.game.place(number)
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

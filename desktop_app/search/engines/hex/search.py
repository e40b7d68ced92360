# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Alpha-beta over Hex by its kernel, in the terms of positions and budgets.

What it says is what `alphabeta.AlphaBeta` says with a table and the evaluation `distances`, and it
is asked in the same way; it is some hundred times as fast.
"""

from __future__ import annotations

from math import inf

from desktop_app.games.hex.game import HexGame, HexPosition
from desktop_app.games.position import Move, Position
from desktop_app.search.basics.limits import Budget, SearchStopped
from desktop_app.search.basics.score import terminal_value
from desktop_app.search.engines.hex.kernel.search import HexSearch

_INFINITE = 2_000_000
_NO_LIMIT = 1 << 62
FREE = 2


def make_hex_kernel(game: HexGame, table_bytes: int) -> HexSearch:
    """The kernel of a board, with a table of at most so many bytes."""
    return HexSearch(game.size, table_bytes)


def stand_on(kernel: HexSearch, position: HexPosition) -> None:
    """Show a kernel the stones of a position."""
    x, o = position.x_stones, position.o_stones
    kernel.set_stones(
        [0 if x & bit else 1 if o & bit else FREE for bit in position.game.board.bits]
    )


class HexSearcher:
    """One searcher: a kernel, a budget, and what it counts.

    Attributes:
        nodes: positions visited so far.
        horizon: whether the last search guessed anywhere, see `AlphaBeta`.
        tried: None: all moves of each position are tried.
    """

    def __init__(self, kernel: HexSearch, budget: Budget) -> None:
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
        assert isinstance(position, HexPosition)
        self.horizon = False
        self._budget.check(self.nodes)
        if position.outcome is not None:
            self.nodes += 1
            return terminal_value(position) * position.turn
        kernel = self._kernel
        stand_on(kernel, position)
        self._before = kernel.visited
        nodes = self._budget.limits.nodes if self._budget.holds else None
        last_node = _NO_LIMIT if nodes is None else self._before + nodes - self.nodes
        low, high = int(max(alpha, -_INFINITE)), int(min(beta, _INFINITE))
        found = kernel.value(depth, low, high, self._is_over, last_node)
        self.nodes += kernel.visited - self._before
        if found is None:
            self._budget.check_stop()
            raise SearchStopped
        self.horizon = kernel.guessed
        return found

    def first_moves(self, position: Position) -> list[Move]:
        """All legal moves, the likely best first."""
        assert isinstance(position, HexPosition)
        stand_on(self._kernel, position)
        return self._kernel.likely()

    def line(self, position: Position, most: int) -> tuple[Move, ...]:
        """The best moves for both sides from a position, as far as the table remembers them."""
        assert isinstance(position, HexPosition)
        line: list[Move] = []
        while len(line) < most and position.outcome is None:
            stand_on(self._kernel, position)
            move = self._kernel.best_move()
            if move is None or not position.game.board.bits[move] & position.free:
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

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Alpha-beta over line games by the plain kernel, in the terms of positions and budgets.

What it says is what `alphabeta.AlphaBeta` says with a table and the evaluation `open_lines`, and it
is asked in the same way; it is a hundred times as fast.
"""

from __future__ import annotations

from math import inf

from desktop_app.games.lines.game import LineGame, LinePosition
from desktop_app.games.lines.geometry import bits
from desktop_app.games.position import Move, Position
from desktop_app.search.basics.limits import Budget, SearchStopped
from desktop_app.search.basics.score import farther, nearer, terminal_value
from desktop_app.search.engines.plain.kernel.lines import PlainLines

_INFINITE = 1 << 30


def make_plain_kernel(game: LineGame, table_bytes: int) -> PlainLines:
    """The kernel of a line game, with a table of at most so many bytes."""
    return PlainLines(game.columns, game.rows, game.k, game.gravity, table_bytes)


class PlainSearch:
    """One searcher: a kernel, a budget, and what it counts.

    Attributes:
        nodes: positions visited so far.
        horizon: whether the last search guessed anywhere, see `AlphaBeta`.
        tried: how many moves of each position are tried; None: all of them.
    """

    def __init__(self, kernel: PlainLines, budget: Budget, tried: int | None = None) -> None:
        """Search with a kernel; it has been told how many moves to try."""
        self.nodes = 0
        self.horizon = False
        self.tried = tried
        self._kernel = kernel
        self._budget = budget
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
        self._stand_on(position)
        kernel = self._kernel
        nodes = self._budget.limits.nodes if self._budget.holds else None
        kernel.guessed, self._before = False, kernel.visited
        last_node = _INFINITE * _INFINITE if nodes is None else self._before + nodes - self.nodes
        # the kernel counts from the empty board
        alpha, beta = farther(alpha, position.ply), farther(beta, position.ply)
        low, high = int(max(alpha, -_INFINITE)), int(min(beta, _INFINITE))
        found = kernel.value(depth, low, high, self._is_over, last_node)
        self.nodes += kernel.visited - self._before
        if found is None:
            self._budget.check_stop()
            raise SearchStopped
        self.horizon = kernel.guessed
        return nearer(found, position.ply)

    def first_moves(self, position: Position) -> list[Move]:
        """All legal moves, the likely best first."""
        self._stand_on(position)
        return self._kernel.likely()

    def line(self, position: Position, most: int) -> tuple[Move, ...]:
        """The best moves for both sides from a position, as far as the table remembers them."""
        line: list[Move] = []
        while len(line) < most and position.outcome is None:
            self._stand_on(position)
            move = self._kernel.best_move()
            if move is None and len(line) + 1 < most:
                break
            move = self._kernel.best_of_one() if move is None else move
            line.append(move)
            position = position.after(move)
        return tuple(line)

    def _stand_on(self, position: Position) -> None:
        assert isinstance(position, LinePosition)
        moves = [0] * position.ply
        moves[::2], moves[1::2] = bits(position.x_stones), bits(position.o_stones)
        self._kernel.set_moves(moves)

    def _is_over(self, visited: int) -> bool:
        """What the kernel asks, with the positions visited since it was made."""
        try:
            self._budget.check(self.nodes + visited - self._before)
        except SearchStopped:
            return True
        return False

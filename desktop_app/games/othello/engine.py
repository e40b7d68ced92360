# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The engine for Othello: iterative deepening, to the end when it is near enough.

To a given depth the kernel returns what `alphabeta.AlphaBeta` returns with the evaluation
`features`, a hundred times as fast. If it may look as many plies ahead as there are empty squares,
its value is exact: passes do not count then.
"""

from __future__ import annotations

from desktop_app.core.position import Move, Position
from desktop_app.games.othello.evaluation import PARTS, features, ordered_moves
from desktop_app.games.othello.kernel.search import OthelloSearch
from desktop_app.games.othello.rules import OthelloGame, OthelloPosition
from desktop_app.search.alphabeta import Searcher
from desktop_app.search.engine import SearchRequest
from desktop_app.search.kernel_engine import KernelEngine, KernelSearcher, clamped_window
from desktop_app.search.limits import Budget

_INFINITE = 100_000


def make_othello_kernel(game: OthelloGame, table_bytes: int) -> OthelloSearch:
    """Return the kernel of a board, whose table has at most `table_bytes` bytes."""
    return OthelloSearch(game.columns, game.rows, table_bytes)


class OthelloSearcher(KernelSearcher[OthelloSearch]):
    """A searcher with the Othello kernel."""

    def first_moves(self, position: Position) -> list[Move]:
        return list(ordered_moves(position))

    def _found(
        self, position: Position, depth: int, window: tuple[float, float], last_node: int
    ) -> float | None:
        here = _at(position)
        low, high = clamped_window((window[0] * PARTS, window[1] * PARTS), _INFINITE)
        found = self._kernel.value(
            here.own, here.others, depth, low, high, self._is_over, last_node
        )
        return None if found is None else found / PARTS

    def _remembered(self, position: Position, *, is_last: bool) -> Move | None:  # noqa: ARG002
        here = _at(position)
        if here.must_pass:
            return here.game.passing
        number = self._kernel.best_move(here.own, here.others)
        is_open = number is not None and here.places >> number & 1
        return here.game.place(number) if number is not None and is_open else None


def _at(position: Position) -> OthelloPosition:
    assert isinstance(position, OthelloPosition)
    return position


class OthelloEngine(KernelEngine[OthelloSearch]):
    """The kernel of one board, and another one for levels of play.

    Their evaluation is compiled in: `features`, and no other.
    """

    @staticmethod
    def can_handle(request: SearchRequest) -> bool:
        is_othello = isinstance(request.position, OthelloPosition)
        return is_othello and request.evaluation in (None, features)

    def _make_kernel(self, table_bytes: int) -> OthelloSearch:
        assert isinstance(self._game, OthelloGame)
        return make_othello_kernel(self._game, table_bytes)

    def _searcher(self, request: SearchRequest, budget: Budget) -> Searcher:
        if not request.strictly:
            return OthelloSearcher(self.kernel, budget)
        self._level_kernel.forget()
        return OthelloSearcher(self._level_kernel, budget)

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Alpha-beta over Othello by its kernel, in the terms of positions and budgets.

To a depth it says what `alphabeta.AlphaBeta` says with the evaluation `features`, and is asked in
the same way; it is a hundred times as fast. Where it may look as far ahead as there are empty
places it is exact, for then it does not count passes.
"""

from __future__ import annotations

from desktop_app.core.position import Move, Position
from desktop_app.games.othello.evaluation import PARTS, likely_first
from desktop_app.games.othello.kernel.search import OthelloSearch
from desktop_app.games.othello.rules import OthelloGame, OthelloPosition
from desktop_app.search.kernel_engine import KernelSearcher, within

_INFINITE = 100_000


def make_othello_kernel(game: OthelloGame, table_bytes: int) -> OthelloSearch:
    """The kernel of a board, with a table of at most so many bytes."""
    return OthelloSearch(game.columns, game.rows, table_bytes)


class OthelloSearcher(KernelSearcher[OthelloSearch]):
    """See `KernelSearcher`."""

    def first_moves(self, position: Position) -> list[Move]:
        """All legal moves, the likely best first."""
        return list(likely_first(position))

    def _found(
        self, position: Position, depth: int, window: tuple[float, float], last_node: int
    ) -> float | None:
        here = _at(position)
        low, high = within((window[0] * PARTS, window[1] * PARTS), _INFINITE)
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

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The engine for Dots and Boxes: iterative deepening, to the end once few lines are left.

The kernel returns the boxes still to come for the player to move; the boxes that each side already
has are added here.
"""

from __future__ import annotations

from typing import cast

from desktop_app.core.position import Move, Position
from desktop_app.games.dots.evaluation import chain_margin, gains, safe_moves
from desktop_app.games.dots.kernel.search import DotsKernel
from desktop_app.games.dots.rules import DotsGame, DotsPosition
from desktop_app.search.alphabeta import Searcher
from desktop_app.search.engine import SearchRequest
from desktop_app.search.kernel_engine import KernelEngine, KernelSearcher, clamped_window
from desktop_app.search.limits import Budget

_INFINITE = 1 << 30
FEW_LINES, DEEP = 28, 8
"""With this few lines left, a search of this depth goes on to the end of the game."""


def make_dots_kernel(game: DotsGame, table_bytes: int) -> DotsKernel:
    """Return the kernel of a size, whose table has at most `table_bytes` bytes."""
    return DotsKernel(game.lattice.count, list(game.lattice.boxes), table_bytes)


class DotsSearch(KernelSearcher[DotsKernel]):
    """A searcher that can go on to the end of the game when it is near."""

    def __init__(self, kernel: DotsKernel, budget: Budget, *, to_the_end: bool) -> None:
        super().__init__(kernel, budget)
        self._to_the_end = to_the_end

    def first_moves(self, position: Position) -> list[Move]:
        """Return moves that close a box, then moves that give none away, then the rest."""
        best = (*gains(position), *safe_moves(position))
        return list(dict.fromkeys((*best, *position.legal_moves())))

    def _found(
        self, position: Position, depth: int, window: tuple[float, float], last_node: int
    ) -> float | None:
        dots, left = cast("DotsPosition", position), position.remaining
        if self._to_the_end and depth >= DEEP and left <= FEW_LINES:
            depth = left
        have = dots.margin * dots.turn
        low, high = clamped_window((window[0] - have, window[1] - have), _INFINITE)
        found = self._kernel.value(
            dots.lines, min(depth, left), low, high, self._is_over, last_node
        )
        return None if found is None else found + have

    def _remembered(self, position: Position, *, is_last: bool) -> Move | None:  # noqa: ARG002
        return self._kernel.best_move(cast("DotsPosition", position).lines)


class DotsEngine(KernelEngine[DotsKernel]):
    """The kernel of one size, and another one for levels of play.

    Their evaluation is compiled in: `chain_margin`, and no other.
    """

    @staticmethod
    def can_handle(request: SearchRequest) -> bool:
        if request.evaluation not in (None, chain_margin):
            return False
        return isinstance(request.position, DotsPosition)

    def _make_kernel(self, table_bytes: int) -> DotsKernel:
        assert isinstance(self._game, DotsGame)
        return make_dots_kernel(self._game, table_bytes)

    def _searcher(self, request: SearchRequest, budget: Budget) -> Searcher:
        if request.strictly and not request.wants_exact:
            self._level_kernel.forget(True)
            return DotsSearch(self._level_kernel, budget, to_the_end=False)
        return DotsSearch(self.kernel, budget, to_the_end=request.wants_exact)

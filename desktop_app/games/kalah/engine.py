# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The engine for Kalah: iterative deepening, to the end once few seeds are left.

The kernel returns what the player to move will gain from now on; the seeds already in the stores
are added here.
"""

from __future__ import annotations

from typing import cast

from desktop_app.core.position import MAX, Move, Position
from desktop_app.games.kalah.evaluation import ordered_moves, store_margin
from desktop_app.games.kalah.kernel.search import KalahKernel
from desktop_app.games.kalah.rules import KalahGame, KalahPosition
from desktop_app.search.alphabeta import Searcher
from desktop_app.search.engine import SearchRequest
from desktop_app.search.kernel_engine import KernelEngine, KernelSearcher, clamped_window
from desktop_app.search.limits import Budget

_INFINITE = 1 << 30
TO_THE_END = 250
"""Plies; no game that the search meets lasts longer."""
FEW_SEEDS, DEEP = 20, 10
"""With so few seeds on the board, a search that looks so far ahead looks to the end instead."""


def make_kalah_kernel(game: KalahGame, table_bytes: int) -> KalahKernel:
    """Return a kernel for a size, with a table of at most `table_bytes` bytes."""
    return KalahKernel(game.pits, game.empty_captures, table_bytes)


class KalahSearch(KernelSearcher[KalahKernel]):
    """A searcher with the Kalah kernel; with few seeds left it can search to the end."""

    def __init__(self, kernel: KalahKernel, budget: Budget, *, to_the_end: bool) -> None:
        super().__init__(kernel, budget)
        self._to_the_end = to_the_end

    def first_moves(self, position: Position) -> list[Move]:
        return list(ordered_moves(position))

    def _found(
        self, position: Position, depth: int, window: tuple[float, float], last_node: int
    ) -> float | None:
        kalah = cast("KalahPosition", position)
        if self._to_the_end and depth >= DEEP and kalah.on_board <= FEW_SEEDS:
            depth = TO_THE_END
        have = kalah.margin * kalah.turn
        low, high = clamped_window((window[0] - have, window[1] - have), _INFINITE)
        pits = (*kalah.own, *kalah.other)
        found = self._kernel.value(pits, depth, low, high, self._is_over, last_node)
        return None if found is None else found + have

    def _remembered(self, position: Position, *, is_last: bool) -> Move | None:  # noqa: ARG002
        kalah = cast("KalahPosition", position)
        pit = self._kernel.best_move((*kalah.own, *kalah.other))
        return None if pit is None else pit + (0 if kalah.turn is MAX else kalah.game.pits)


class KalahEngine(KernelEngine[KalahKernel]):
    """A kernel with memory, and another for levels; both evaluate by `store_margin`."""

    @staticmethod
    def can_handle(request: SearchRequest) -> bool:
        if request.evaluation not in (None, store_margin):
            return False
        return isinstance(request.position, KalahPosition)

    def _make_kernel(self, table_bytes: int) -> KalahKernel:
        assert isinstance(self._game, KalahGame)
        return make_kalah_kernel(self._game, table_bytes)

    def _searcher(self, request: SearchRequest, budget: Budget) -> Searcher:
        if request.strictly and not request.wants_exact:
            self._level_kernel.forget()
            return KalahSearch(self._level_kernel, budget, to_the_end=False)
        return KalahSearch(self.kernel, budget, to_the_end=request.wants_exact)

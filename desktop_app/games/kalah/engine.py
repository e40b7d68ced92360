# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The engine for Kalah: iterative deepening, to the end once few seeds are left."""

from __future__ import annotations

from desktop_app.games.kalah.evaluation import store_margin
from desktop_app.games.kalah.kernel.search import KalahKernel
from desktop_app.games.kalah.rules import KalahGame, KalahPosition
from desktop_app.games.kalah.search import KalahSearch, make_kalah_kernel
from desktop_app.search.alphabeta import Searcher
from desktop_app.search.engine import SearchRequest
from desktop_app.search.kernel_engine import KernelEngine
from desktop_app.search.limits import Budget


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

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Othello, deeper and deeper, and to the end where that is near enough."""

from __future__ import annotations

from desktop_app.games.othello.evaluation import features
from desktop_app.games.othello.kernel.search import OthelloSearch
from desktop_app.games.othello.rules import OthelloGame, OthelloPosition
from desktop_app.games.othello.search import OthelloSearcher, make_othello_kernel
from desktop_app.search.alphabeta import Searcher
from desktop_app.search.engine import Question
from desktop_app.search.kernel_engine import KernelEngine
from desktop_app.search.limits import Budget


class OthelloEngine(KernelEngine[OthelloSearch]):
    """The kernel of one board, and another one for levels of play.

    Their evaluation is compiled in: `features`, and no other.
    """

    @staticmethod
    def can_handle(question: Question) -> bool:
        """See `Engine.can_handle`."""
        is_othello = isinstance(question.position, OthelloPosition)
        return is_othello and question.evaluation in (None, features)

    def _make_kernel(self, table_bytes: int) -> OthelloSearch:
        assert isinstance(self._game, OthelloGame)
        return make_othello_kernel(self._game, table_bytes)

    def _searcher(self, question: Question, budget: Budget) -> Searcher:
        if not question.strictly:
            return OthelloSearcher(self.kernel, budget)
        self._level_kernel.forget()
        return OthelloSearcher(self._level_kernel, budget)

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Dots and Boxes of any size, deeper and deeper, and to the end where few enough lines are left."""

from __future__ import annotations

from desktop_app.games.dots.chains import chain_margin
from desktop_app.games.dots.kernel.search import DotsKernel
from desktop_app.games.dots.rules import DotsGame, DotsPosition
from desktop_app.games.dots.search import DotsSearch, make_dots_kernel
from desktop_app.search.alphabeta import Searcher
from desktop_app.search.engine import Question
from desktop_app.search.kernel_engine import KernelEngine
from desktop_app.search.limits import Budget


class DotsEngine(KernelEngine[DotsKernel]):
    """The kernel of one size, and another one for levels of play.

    Their evaluation is compiled in: `chain_margin`, and no other.
    """

    @staticmethod
    def can_handle(question: Question) -> bool:
        """See `Engine.can_handle`."""
        if question.evaluation not in (None, chain_margin):
            return False
        return isinstance(question.position, DotsPosition)

    def _make_kernel(self, table_bytes: int) -> DotsKernel:
        assert isinstance(self._game, DotsGame)
        return make_dots_kernel(self._game, table_bytes)

    def _searcher(self, question: Question, budget: Budget) -> Searcher:
        if question.strictly and not question.wants_truth:
            self._level_kernel.forget(True)
            return DotsSearch(self._level_kernel, budget, to_the_end=False)
        return DotsSearch(self.kernel, budget, to_the_end=question.wants_truth)

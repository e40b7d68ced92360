# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Dots and Boxes of any size, deeper and deeper, and to the end where few enough lines are left."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, partial

from desktop_app.games.dots.chains import chain_margin
from desktop_app.games.dots.game import DotsGame, DotsPosition
from desktop_app.games.position import Game
from desktop_app.search.basics.candidates import Analysis, BestMoves
from desktop_app.search.basics.limits import Budget
from desktop_app.search.basics.memory import MEGABYTE, made
from desktop_app.search.engines.best_moves import best_moves
from desktop_app.search.engines.deepening import Deepening
from desktop_app.search.engines.dots.kernel.search import DotsKernel
from desktop_app.search.engines.dots.search import DotsSearch, make_dots_kernel
from desktop_app.search.engines.engine import Engine, Means, Question
from desktop_app.search.textbook.alphabeta import Searcher

LEVEL_BYTES = 2 * MEGABYTE
"""The table of a search to a stated depth, which begins anew with each move."""


class DotsEngine(Engine):
    """The kernel of one size, and another one for levels of play.

    Each is made when it is first asked. Their evaluation is compiled in: `chain_margin`, and no
    other.
    """

    has_table = guesses = True

    def __init__(self, game: Game, means: Means) -> None:
        """Be ready."""
        assert isinstance(game, DotsGame)
        self._game, self._table_bytes = game, means.table_bytes

    @cached_property
    def kernel(self) -> DotsKernel:
        """The kernel whose table is kept."""
        return made(partial(make_dots_kernel, self._game), self._table_bytes)

    @cached_property
    def _level_kernel(self) -> DotsKernel:
        return make_dots_kernel(self._game, LEVEL_BYTES)

    @staticmethod
    def takes(question: Question) -> bool:
        """See `Engine.takes`."""
        if question.evaluation not in (None, chain_margin):
            return False
        return isinstance(question.position, DotsPosition)

    def values(self, question: Question) -> Iterator[Analysis]:
        """See `Engine.values`."""
        search = partial(self._searcher, question)
        return Deepening(question.position, question.budget, search, question.before).run()

    def best(self, question: Question) -> Iterator[BestMoves]:
        """See `Engine.best`."""
        searcher = self._searcher(question, question.budget)
        return best_moves(question.position, question.budget, searcher)

    def table_use(self) -> float:
        """See `Engine.table_use`."""
        return self.kernel.table_use()

    def _searcher(self, question: Question, budget: Budget) -> Searcher:
        if question.strictly and not question.wants_truth:
            self._level_kernel.forget(True)
            return DotsSearch(self._level_kernel, budget, to_the_end=False)
        return DotsSearch(self.kernel, budget, to_the_end=question.wants_truth)

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Othello, deeper and deeper, and to the end where that is near enough."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, partial

from desktop_app.games.othello.evaluation import features
from desktop_app.games.othello.game import OthelloGame, OthelloPosition
from desktop_app.games.position import Game
from desktop_app.search.basics.candidates import Analysis, BestMoves
from desktop_app.search.basics.limits import Budget
from desktop_app.search.basics.memory import MEGABYTE, made
from desktop_app.search.engines.best_moves import best_moves
from desktop_app.search.engines.deepening import Deepening
from desktop_app.search.engines.engine import Engine, Means, Question
from desktop_app.search.engines.othello.kernel.search import OthelloSearch
from desktop_app.search.engines.othello.search import OthelloSearcher, make_othello_kernel
from desktop_app.search.textbook.alphabeta import Searcher

LEVEL_BYTES = 2 * MEGABYTE
"""The table of a search to a stated depth, which begins anew with each move."""


class OthelloEngine(Engine):
    """The kernel of one board, and another one for levels of play; each made when first asked.

    Their evaluation is compiled in: `features`, and no other.
    """

    has_table = guesses = True

    def __init__(self, game: Game, means: Means) -> None:
        """Be ready."""
        assert isinstance(game, OthelloGame)
        self._game, self._table_bytes = game, means.table_bytes

    @cached_property
    def kernel(self) -> OthelloSearch:
        """The kernel whose table is kept."""
        return made(partial(make_othello_kernel, self._game), self._table_bytes)

    @cached_property
    def _level_kernel(self) -> OthelloSearch:
        return make_othello_kernel(self._game, LEVEL_BYTES)

    @staticmethod
    def takes(question: Question) -> bool:
        """See `Engine.takes`."""
        is_othello = isinstance(question.position, OthelloPosition)
        return is_othello and question.evaluation in (None, features)

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
        if not question.strictly:
            return OthelloSearcher(self.kernel, budget)
        self._level_kernel.forget()
        return OthelloSearcher(self._level_kernel, budget)

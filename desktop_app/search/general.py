# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""An engine for any game: textbook alpha-beta with a transposition table."""

from __future__ import annotations

from desktop_app.core.entry import family_of
from desktop_app.core.position import Game
from desktop_app.search.alphabeta import AlphaBeta, Searcher, TranspositionTable
from desktop_app.search.deepening import DeepeningEngine
from desktop_app.search.engine import EngineConfig, SearchRequest
from desktop_app.search.limits import Budget


class GeneralEngine(DeepeningEngine):
    """An engine for every position and any evaluation; the default is that of the game's entry.

    Attributes:
        table: the transposition table, kept between searches.
    """

    has_table = guesses = True

    def __init__(self, game: Game, config: EngineConfig) -> None:
        """Make an empty table."""
        self._ordering = family_of(game).ordering
        self._usual = self._guessed_by = family_of(game).evaluation
        self._table_bytes = config.table_bytes
        self.table = TranspositionTable(config.table_bytes)

    @staticmethod
    def can_handle(request: SearchRequest) -> bool:  # noqa: ARG004
        return True

    def table_use(self) -> float:
        return self.table.table_use()

    def _searcher(self, request: SearchRequest, budget: Budget) -> Searcher:
        evaluation = request.evaluation or self._usual
        table = TranspositionTable(self._table_bytes) if request.strictly else self.table
        if table is self.table and evaluation is not self._guessed_by:
            table.clear()  # guesses of another kind
            self._guessed_by = evaluation
        return AlphaBeta(budget, evaluation, table, self._ordering)

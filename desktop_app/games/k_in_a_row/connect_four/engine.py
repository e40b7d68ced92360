# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The exact engine for drop games that fit the kernel, with an opening book."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from desktop_app.core.position import Game
from desktop_app.games.k_in_a_row.connect_four.analysis import (
    ConnectFourAnalysis,
    can_handle,
    make_solver,
)
from desktop_app.games.k_in_a_row.connect_four.book import book_of
from desktop_app.games.k_in_a_row.game import LineGame
from desktop_app.search.candidates import Analysis
from desktop_app.search.engine import Engine, EngineConfig, SearchRequest
from desktop_app.search.memory import allocated


class ConnectFourEngine(Engine):
    """The solver of one drop game.

    Attributes:
        solver: the kernel with its table.
    """

    has_table = goes_by_clock = True

    def __init__(self, game: Game, config: EngineConfig) -> None:
        """Create the solver and read the book."""
        assert isinstance(game, LineGame)
        self.solver = allocated(partial(make_solver, game), config.table_bytes)
        self.solver.learn(book_of(game, config.read_book))
        self._threads = config.threads

    @staticmethod
    def can_handle(request: SearchRequest) -> bool:
        return request.wants_exact and can_handle(request.position)

    def values(self, request: SearchRequest) -> Iterator[Analysis]:
        position, budget = request.position, request.budget
        assert can_handle(position)
        yield from ConnectFourAnalysis(position, self.solver, budget, self._threads).run(
            request.guesses
        )

    def table_use(self) -> float:
        return self.solver.table_use()

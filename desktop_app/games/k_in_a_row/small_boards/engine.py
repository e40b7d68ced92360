# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The exact engine for small line games without gravity."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from desktop_app.core.position import Game
from desktop_app.games.k_in_a_row.game import LineGame
from desktop_app.games.k_in_a_row.small_boards.analysis import (
    GUESS_SECONDS,
    SmallBoardAnalysis,
    analyse_placement,
    can_handle,
)
from desktop_app.search.candidates import Analysis, BestMoves
from desktop_app.search.engine import Engine, EngineConfig, SearchRequest, best_of
from desktop_app.search.limits import never
from desktop_app.search.memory import allocated


class SmallBoardEngine(Engine):
    """The solver of one small board.

    Attributes:
        solver: the kernel with its table, and the bounds it has found.
    """

    has_table = goes_by_clock = True

    def __init__(self, game: Game, config: EngineConfig) -> None:
        """Create the solver."""
        assert isinstance(game, LineGame)
        self.solver = allocated(partial(SmallBoardAnalysis, game), config.table_bytes)

    @staticmethod
    def can_handle(request: SearchRequest) -> bool:
        return request.wants_exact and can_handle(request.position.game)

    def values(self, request: SearchRequest) -> Iterator[Analysis]:
        return self._asked(request, only_best=False)

    def best(self, request: SearchRequest) -> Iterator[BestMoves]:
        """Yield the best moves by evaluation, then the proven ones."""
        return best_of(self._asked(request, only_best=True))

    def _asked(self, request: SearchRequest, *, only_best: bool) -> Iterator[Analysis]:
        guess = partial(request.guesses, never, GUESS_SECONDS)
        return analyse_placement(
            request.position, request.budget, self.solver, guess, only_best=only_best
        )

    def table_use(self) -> float:
        return self.solver.table_use()

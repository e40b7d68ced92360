# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Free-placement line games on small boards: exact."""

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
from desktop_app.search.engine import Engine, EngineConfig, Question, best_of
from desktop_app.search.limits import never
from desktop_app.search.memory import made


class SmallBoardEngine(Engine):
    """The solver of one small board.

    Attributes:
        solver: the kernel with its table, and the bounds it has found.
    """

    has_table = goes_by_clock = True

    def __init__(self, game: Game, config: EngineConfig) -> None:
        """Make the solver."""
        assert isinstance(game, LineGame)
        self.solver = made(partial(SmallBoardAnalysis, game), config.table_bytes)

    @staticmethod
    def can_handle(question: Question) -> bool:
        return question.wants_truth and can_handle(question.position.game)

    def values(self, question: Question) -> Iterator[Analysis]:
        return self._asked(question, only_best=False)

    def best(self, question: Question) -> Iterator[BestMoves]:
        """See `Engine.best`; what seems best, then what is proven."""
        return best_of(self._asked(question, only_best=True))

    def _asked(self, question: Question, *, only_best: bool) -> Iterator[Analysis]:
        guess = partial(question.guesses, never, GUESS_SECONDS)
        return analyse_placement(
            question.position, question.budget, self.solver, guess, only_best=only_best
        )

    def table_use(self) -> float:
        return self.solver.table_use()

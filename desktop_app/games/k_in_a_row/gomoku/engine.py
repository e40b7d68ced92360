# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Line games on large boards, with and without gravity: as deep as the budget goes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from desktop_app.core.position import Game
from desktop_app.games.k_in_a_row.game import LineGame, LinePosition
from desktop_app.games.k_in_a_row.gomoku.analysis import analyse_lines, best_line_moves
from desktop_app.games.k_in_a_row.gomoku.kernels import LineKernel, can_handle
from desktop_app.search.candidates import Analysis, BestMoves
from desktop_app.search.engine import Engine, EngineConfig, Question
from desktop_app.search.memory import made


class GomokuEngine(Engine):
    """The kernel of one large board.

    It guesses by patterns of its own, and can't use another evaluation.

    Attributes:
        kernel: the kernel with its table.
    """

    has_table = True

    def __init__(self, game: Game, config: EngineConfig) -> None:
        """Make the kernel."""
        assert isinstance(game, LineGame)
        self.kernel = made(partial(LineKernel, game), config.table_bytes)

    @staticmethod
    def can_handle(question: Question) -> bool:
        if question.strictly or question.evaluation is not None:
            return False
        return can_handle(question.position.game)

    def values(self, question: Question) -> Iterator[Analysis]:
        position = question.position
        assert isinstance(position, LinePosition)
        return analyse_lines(position, question.budget, self.kernel, question.before)

    def best(self, question: Question) -> Iterator[BestMoves]:
        position = question.position
        assert isinstance(position, LinePosition)
        return best_line_moves(position, question.budget, self.kernel)

    def table_use(self) -> float:
        return self.kernel.table_use()

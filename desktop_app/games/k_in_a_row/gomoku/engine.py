# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The engine for line games on large boards, with and without gravity."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from desktop_app.core.position import Game
from desktop_app.games.k_in_a_row.game import LineGame, LinePosition
from desktop_app.games.k_in_a_row.gomoku.analysis import analyse_lines, best_line_moves
from desktop_app.games.k_in_a_row.gomoku.kernels import LineKernel, can_handle
from desktop_app.search.candidates import Analysis, BestMoves
from desktop_app.search.engine import Engine, EngineConfig, SearchRequest
from desktop_app.search.memory import allocated


class GomokuEngine(Engine):
    """The engine of one large board.

    It guesses by patterns of its own, and can't use another evaluation.

    Attributes:
        kernel: the kernel with its table.
    """

    has_table = True

    def __init__(self, game: Game, config: EngineConfig) -> None:
        """Create the kernel."""
        assert isinstance(game, LineGame)
        self.kernel = allocated(partial(LineKernel, game), config.table_bytes)

    @staticmethod
    def can_handle(request: SearchRequest) -> bool:
        if request.strictly or request.evaluation is not None:
            return False
        return can_handle(request.position.game)

    def values(self, request: SearchRequest) -> Iterator[Analysis]:
        position = request.position
        assert isinstance(position, LinePosition)
        return analyse_lines(position, request.budget, self.kernel, request.before)

    def best(self, request: SearchRequest) -> Iterator[BestMoves]:
        position = request.position
        assert isinstance(position, LinePosition)
        return best_line_moves(position, request.budget, self.kernel)

    def table_use(self) -> float:
        return self.kernel.table_use()

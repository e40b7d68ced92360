# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The chess engine: iterative deepening with any piece-square tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, cast

from desktop_app.core.position import Game, Move
from desktop_app.games.chess.analysis import VALUED, ChessAnalysis
from desktop_app.games.chess.evaluation import Tables, Weights, tapered
from desktop_app.games.chess.kernels import ChessKernel
from desktop_app.games.chess.rules import ChessGame
from desktop_app.search.candidates import Analysis, BestMoves
from desktop_app.search.engine import Engine, EngineConfig, SearchRequest
from desktop_app.search.kernel_engine import LEVEL_BYTES
from desktop_app.search.memory import allocated

if TYPE_CHECKING:
    from desktop_app.games.chess.position import ChessPosition


@dataclass(frozen=True, slots=True)
class Wish:
    """What a chess program can ask of a search, besides its limits.

    Attributes:
        lines: how many moves get values and lines of their own.
        moves: the only moves to search; all legal ones if empty.
        mate: the longest mate to look for, in moves of the player to move.
    """

    lines: int = 1
    moves: tuple[Move, ...] = ()
    mate: int | None = None


class ChessEngine(Engine):
    """The chess engine. It has one kernel for each evaluation, made on first use."""

    has_table = guesses = True

    def __init__(self, game: Game, config: EngineConfig) -> None:
        """Create the engine; kernels are made on first use."""
        assert isinstance(game, ChessGame)
        self._table_bytes = config.table_bytes
        self._kernels: dict[int, ChessKernel] = {}

    @staticmethod
    def can_handle(request: SearchRequest) -> bool:
        is_chess = isinstance(request.position.game, ChessGame)
        return is_chess and isinstance(request.evaluation or tapered, Tables)

    def values(self, request: SearchRequest) -> Iterator[Analysis]:
        return self._analysis(request, VALUED).run()

    def best(self, request: SearchRequest) -> Iterator[BestMoves]:
        return self._analysis(request, 1).best()

    def lines(self, request: SearchRequest, wish: Wish) -> Iterator[Analysis]:
        """Find the best moves for a chess program.

        Args:
            question: the position and the budget.
            wish: what the program asks for.

        Yields:
            Snapshots that get better; the first `wish.lines` candidates have values of their
            own.

        Raises:
            SearchStopped: the search was stopped before the first snapshot.
        """
        analysis = self._analysis(request, wish.lines, wish.moves)
        if wish.mate is not None:
            yield from analysis.mate(wish.mate)
            return
        for found in analysis.run(for_best=True):
            yield found
            if wish.lines == 1 and analysis.has_quickest_mate:
                return

    def _analysis(
        self, request: SearchRequest, valued: int, moves: Sequence[Move] = ()
    ) -> ChessAnalysis:
        position = cast("ChessPosition", request.position)
        weights = cast("Tables", request.evaluation or tapered).weights
        if request.strictly:
            kernel = ChessKernel(weights, LEVEL_BYTES)
            return ChessAnalysis(position, request.budget, kernel, valued, thorough=True)
        kernel = self._kernel(weights)
        return ChessAnalysis(position, request.budget, kernel, valued, moves=moves)

    def _kernel(self, weights: Weights) -> ChessKernel:
        """Return the kernel for the given tables; only one keeps its memory at a time."""
        if id(weights) not in self._kernels:
            self._kernels.clear()
            self._kernels[id(weights)] = allocated(partial(ChessKernel, weights), self._table_bytes)
        return self._kernels[id(weights)]

    def table_use(self) -> float | None:
        return next((kernel.search.table_use() for kernel in self._kernels.values()), None)

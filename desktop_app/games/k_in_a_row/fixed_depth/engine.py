# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Iterative deepening for any line game, by a compiled alpha-beta search.

To a given depth the kernel returns the same values as `alphabeta.AlphaBeta` with a table and the
evaluation `open_lines`, a hundred times as fast.
"""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.core.grid import bits
from desktop_app.core.position import Move, Position
from desktop_app.core.score import Bound, Outcome, Score, to_child, to_parent
from desktop_app.games.k_in_a_row.evaluation import open_lines
from desktop_app.games.k_in_a_row.fixed_depth.kernel.lines import FixedDepthLines
from desktop_app.games.k_in_a_row.game import LineGame, LinePosition
from desktop_app.games.k_in_a_row.levels import moves_tried
from desktop_app.games.k_in_a_row.pairing import holding_moves
from desktop_app.search.alphabeta import Searcher
from desktop_app.search.candidates import BestMoves
from desktop_app.search.engine import SearchRequest
from desktop_app.search.kernel_engine import KernelEngine, KernelSearcher, clamped_window
from desktop_app.search.limits import Budget

_INFINITE = 1 << 30


def make_plain_kernel(game: LineGame, table_bytes: int) -> FixedDepthLines:
    """Return the kernel of a line game, whose table has at most `table_bytes` bytes."""
    return FixedDepthLines(game.columns, game.rows, game.k, game.gravity, table_bytes)


class FixedDepthSearch(KernelSearcher[FixedDepthLines]):
    """A searcher with the kernel for line games of any size."""

    def first_moves(self, position: Position) -> list[Move]:
        self._stand_on(position)
        return self._kernel.likely()

    def _found(
        self, position: Position, depth: int, window: tuple[float, float], last_node: int
    ) -> float | None:
        self._stand_on(position)
        # the kernel counts from the empty board
        alpha, beta = (to_parent(bound, position.ply) for bound in window)
        low, high = clamped_window((alpha, beta), _INFINITE)
        found = self._kernel.value(depth, low, high, self._is_over, last_node)
        return None if found is None else to_child(found, position.ply)

    def _remembered(self, position: Position, *, is_last: bool) -> Move | None:
        self._stand_on(position)
        move = self._kernel.best_move()
        return self._kernel.best_of_one() if move is None and is_last else move

    def _stand_on(self, position: Position) -> None:
        assert isinstance(position, LinePosition)
        moves = [0] * position.ply
        moves[::2], moves[1::2] = bits(position.x_stones), bits(position.o_stones)
        self._kernel.set_moves(moves)


class FixedDepthEngine(KernelEngine[FixedDepthLines]):
    """The plain kernel of one line game, and another one for levels of play.

    Their evaluation is compiled in: `open_lines`, and no other.
    """

    @staticmethod
    def can_handle(request: SearchRequest) -> bool:
        if request.evaluation not in (None, open_lines):
            return False
        return isinstance(request.position, LinePosition)

    def best(self, request: SearchRequest) -> Iterator[BestMoves]:
        """Find the best moves; replace an unproven one by a proven draw in the end, if possible."""
        position, budget, found = request.position, request.budget, None
        for found in super().best(request):
            yield found
        if found is not None and not request.strictly:
            yield from _held(found, position, budget)

    def _make_kernel(self, table_bytes: int) -> FixedDepthLines:
        assert isinstance(self._game, LineGame)
        return make_plain_kernel(self._game, table_bytes)

    def _searcher(self, request: SearchRequest, budget: Budget) -> Searcher:
        depth = request.budget.limits.depth
        if not request.strictly or depth is None:
            return FixedDepthSearch(self.kernel, budget)
        assert isinstance(self._game, LineGame)
        tried = moves_tried(self._game, depth)
        self._level_kernel.forget(tried or 0)
        return FixedDepthSearch(self._level_kernel, budget, tried)


def _held(found: BestMoves, position: Position, budget: Budget) -> Iterator[BestMoves]:
    """Yield moves that pairings prove to be at least a draw, if not all moves found are.

    Of those found the ones that hold, or the likeliest of the others.
    """
    if found.score.outcome is Outcome.WIN or not isinstance(position, LinePosition):
        return
    holding = holding_moves(position, budget)
    if not holding or all(move in holding for move in found.moves):
        return
    sure = tuple(move for move in found.moves if move in holding) or (next(iter(holding)),)
    left, turn = position.remaining, position.turn
    score = Score(Outcome.DRAW, None, 0, Bound.LOWER, left, turn)
    yield BestMoves(sure, score, sure[:1], found.depth, found.nodes)

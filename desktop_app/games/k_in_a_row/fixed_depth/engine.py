# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Any line game, deeper and deeper, by the compiled plain alpha-beta."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.core.position import Position
from desktop_app.core.score import Bound, Outcome, Score
from desktop_app.games.k_in_a_row.evaluation import open_lines
from desktop_app.games.k_in_a_row.fixed_depth.kernel.lines import FixedDepthLines
from desktop_app.games.k_in_a_row.fixed_depth.search import FixedDepthSearch, make_plain_kernel
from desktop_app.games.k_in_a_row.game import LineGame, LinePosition
from desktop_app.games.k_in_a_row.levels import moves_tried
from desktop_app.games.k_in_a_row.pairing.pairs import holding_moves
from desktop_app.search.alphabeta import Searcher
from desktop_app.search.candidates import BestMoves
from desktop_app.search.engine import Question
from desktop_app.search.kernel_engine import KernelEngine
from desktop_app.search.limits import Budget


class FixedDepthEngine(KernelEngine[FixedDepthLines]):
    """The plain kernel of one line game, and another one for levels of play.

    Their evaluation is compiled in: `open_lines`, and no other.
    """

    @staticmethod
    def can_handle(question: Question) -> bool:
        """See `Engine.can_handle`."""
        if question.evaluation not in (None, open_lines):
            return False
        return isinstance(question.position, LinePosition)

    def best(self, question: Question) -> Iterator[BestMoves]:
        """See `Engine.best`; at the end a move that is sure not to lose, if this one is not."""
        position, budget, found = question.position, question.budget, None
        for found in super().best(question):
            yield found
        if found is not None and not question.strictly:
            yield from _held(found, position, budget)

    def _make_kernel(self, table_bytes: int) -> FixedDepthLines:
        assert isinstance(self._game, LineGame)
        return make_plain_kernel(self._game, table_bytes)

    def _searcher(self, question: Question, budget: Budget) -> Searcher:
        depth = question.budget.limits.depth
        if not question.strictly or depth is None:
            return FixedDepthSearch(self.kernel, budget)
        assert isinstance(self._game, LineGame)
        tried = moves_tried(self._game, depth)
        self._level_kernel.forget(tried or 0)
        return FixedDepthSearch(self._level_kernel, budget, tried)


def _held(found: BestMoves, position: Position, budget: Budget) -> Iterator[BestMoves]:
    """Moves that pairs of cells prove no worse than a draw, where not all that were found are.

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

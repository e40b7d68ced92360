# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Any line game, deeper and deeper, by the compiled plain alpha-beta."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, partial

from desktop_app.games.lines.evaluation import open_lines
from desktop_app.games.lines.game import LineGame, LinePosition
from desktop_app.games.lines.levels import moves_tried
from desktop_app.games.position import Game, Position
from desktop_app.search.basics.candidates import Analysis, BestMoves
from desktop_app.search.basics.limits import Budget
from desktop_app.search.basics.memory import MEGABYTE, made
from desktop_app.search.basics.score import Bound, Outcome, Score
from desktop_app.search.engines.best_moves import best_moves
from desktop_app.search.engines.deepening import Deepening
from desktop_app.search.engines.engine import Engine, Means, Question
from desktop_app.search.engines.pairing.pairs import holding_moves
from desktop_app.search.engines.plain.kernel.lines import PlainLines
from desktop_app.search.engines.plain.search import PlainSearch, make_plain_kernel
from desktop_app.search.textbook.alphabeta import Searcher

LEVEL_BYTES = 2 * MEGABYTE
"""The table of a search to a stated depth, which begins anew with each move."""


class PlainEngine(Engine):
    """The plain kernel of one line game, and another one for levels of play.

    Each is made when it is first asked. Their evaluation is compiled in: `open_lines`, and no
    other.
    """

    has_table = guesses = True

    def __init__(self, game: Game, means: Means) -> None:
        """Be ready."""
        assert isinstance(game, LineGame)
        self._game, self._table_bytes = game, means.table_bytes

    @cached_property
    def kernel(self) -> PlainLines:
        """The kernel whose table is kept."""
        return made(partial(make_plain_kernel, self._game), self._table_bytes)

    @cached_property
    def _level_kernel(self) -> PlainLines:
        return make_plain_kernel(self._game, LEVEL_BYTES)

    @staticmethod
    def takes(question: Question) -> bool:
        """See `Engine.takes`."""
        if question.evaluation not in (None, open_lines):
            return False
        return isinstance(question.position, LinePosition)

    def values(self, question: Question) -> Iterator[Analysis]:
        """See `Engine.values`."""
        search = partial(self._searcher, question)
        return Deepening(question.position, question.budget, search, question.before).run()

    def best(self, question: Question) -> Iterator[BestMoves]:
        """See `Engine.best`; at the end a move that is sure not to lose, if this one is not."""
        position, budget, found = question.position, question.budget, None
        for found in best_moves(position, budget, self._searcher(question, budget)):
            yield found
        if found is not None and not question.strictly:
            yield from _held(found, position, budget)

    def table_use(self) -> float:
        """See `Engine.table_use`."""
        return self.kernel.table_use()

    def _searcher(self, question: Question, budget: Budget) -> Searcher:
        depth = question.budget.limits.depth
        if not question.strictly or depth is None:
            return PlainSearch(self.kernel, budget)
        tried = moves_tried(self._game, depth)
        self._level_kernel.forget(tried or 0)
        return PlainSearch(self._level_kernel, budget, tried)


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

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Strategies that search: alpha-beta to a stated depth, and perfect minimax."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from desktop_app.games.entry import Evaluation
from desktop_app.games.lines.evaluation import open_lines
from desktop_app.games.lines.game import LinePosition
from desktop_app.games.lines.images import Images
from desktop_app.games.position import Position
from desktop_app.search.analysis import analyse
from desktop_app.search.basics.limits import Budget, SearchStopped
from desktop_app.search.basics.score import Outcome
from desktop_app.search.best_moves import (
    BestMoves,
    analysed_best,
    best_moves,
    labelled_best,
    solved_best,
)
from desktop_app.search.engines.drop import analysis as drop_analysis
from desktop_app.search.engines.large.best_moves import best_line_moves
from desktop_app.search.engines.large.kernels import as_taken
from desktop_app.search.engines.pairing import holding_moves
from desktop_app.search.engines.placement import analysis as placement_analysis
from desktop_app.search.textbook.labelled_tree import is_small
from desktop_app.strategies.strategy import Choice, Thinking


class DepthLimited:
    """Alpha-beta that looks a stated number of plies ahead and guesses beyond."""

    def __init__(self, depth: int, evaluation: Evaluation = open_lines) -> None:
        self._depth = depth
        self._evaluation = evaluation

    def choose(self, position: Position, thinking: Thinking) -> Choice:
        """See `Strategy.choose`."""
        limits = replace(thinking.limits, depth=self._depth)
        budget = Budget(limits, thinking.should_stop)
        searcher = thinking.knowledge.new_searcher(
            position.game, budget, self._evaluation, self._depth
        )
        return _last(best_moves(position, budget, searcher), position, thinking)


class Perfect:
    """Minimax to the end of the game; on boards too large for that, as deep as time allows."""

    def choose(self, position: Position, thinking: Thinking) -> Choice:
        """See `Strategy.choose`."""
        budget = Budget(thinking.limits, thinking.should_stop)
        if is_small(position):
            try:
                found = labelled_best(position, thinking.knowledge, budget)
            except SearchStopped:
                pass
            else:
                return _last([found], position, thinking)
        if drop_analysis.takes(position):
            found = analyse(position, thinking.limits, thinking.should_stop, thinking.knowledge)
            return _last(analysed_best(found), position, thinking)
        if placement_analysis.takes(position.game):
            return _last(solved_best(position, thinking.knowledge, budget), position, thinking)
        if taken := as_taken(position, open_lines):
            kernel = thinking.knowledge.line_kernel(taken.game)
            return _last(best_line_moves(taken, budget, kernel), position, thinking)
        searcher = thinking.knowledge.searcher(position.game, budget, open_lines)
        choice = _last(best_moves(position, budget, searcher), position, thinking)
        return _held(choice, position, budget)


def _held(choice: Choice, position: Position, budget: Budget) -> Choice:
    """The choice, or another that is sure not to lose where there is one and this is not sure."""
    won = choice.score is not None and choice.score.outcome is Outcome.WIN
    if won or not isinstance(position, LinePosition):
        return choice
    try:
        holding = holding_moves(position, budget)
    except SearchStopped:
        return choice
    sure = not holding or choice.move in holding
    return choice if sure else Choice(next(iter(holding)), depth=choice.depth, nodes=choice.nodes)


def _last(found: Iterable[BestMoves], position: Position, thinking: Thinking) -> Choice:
    """The last result, reported as they come; a random move if there was time for none.

    Ties are broken at random at each depth, so that the games differ with the seed.
    """
    choice, images = None, Images(position)
    for best in found:
        move = thinking.random.choice(best.moves)
        line = images.line(best.line, move) if best.line[0] in images.of(move) else (move,)
        choice = Choice(move, best.score, line, best.depth, best.nodes)
        thinking.report(choice)
    return choice or Choice(thinking.random.choice(position.legal_moves()))

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Strategies that search: alpha-beta to a stated depth, and perfect minimax."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from desktop_app.games.entry import Evaluation
from desktop_app.games.position import Position
from desktop_app.search.analysis import seek_best
from desktop_app.search.basics.candidates import BestMoves, Candidate
from desktop_app.search.basics.images import Images
from desktop_app.search.basics.limits import Budget
from desktop_app.strategies.strategy import Choice, Thinking
from desktop_app.strategies.ties import TieRule, preferred


class DepthLimited:
    """Alpha-beta that looks a stated number of plies ahead and guesses beyond."""

    def __init__(self, depth: int, evaluation: Evaluation | None = None) -> None:
        """Look so many plies ahead, with an evaluation or else the engine's own."""
        self._depth = depth
        self._evaluation = evaluation

    def choose(self, position: Position, thinking: Thinking) -> Choice:
        """See `Strategy.choose`."""
        budget = Budget(replace(thinking.limits, depth=self._depth), thinking.should_stop)
        evaluation, knowledge = self._evaluation, thinking.knowledge
        found = seek_best(position, budget, knowledge, evaluation, strictly=True)
        return _last(found, position, thinking, TieRule.RANDOM)


class Perfect:
    """Minimax to the end of the game; on boards too large for that, as deep as time allows."""

    def choose(self, position: Position, thinking: Thinking) -> Choice:
        """See `Strategy.choose`."""
        budget = Budget(thinking.limits, thinking.should_stop)
        found = seek_best(position, budget, thinking.knowledge)
        return _last(found, position, thinking, thinking.ties)


def _last(
    found: Iterable[BestMoves], position: Position, thinking: Thinking, ties: TieRule
) -> Choice:
    """The last result, reported as they come; a random move if there was time for none.

    Ties are broken at each depth; what the rule leaves open by chance, so that the games differ
    with the seed.
    """
    choice, images = None, Images(position)
    for best in found:
        among = preferred(ties, position, best.moves, thinking.knowledge, thinking.should_stop)
        move = thinking.random.choice(among)
        begins_so = best.line and best.line[0] in images.of(move)
        line = images.line(best.line, move) if begins_so else (move,)
        known = best.candidates or tuple(Candidate(m, best.score, (m,)) for m in best.moves)
        equals = len(best.moves)
        choice = Choice(move, best.score, line, best.depth, best.nodes, known, equals)
        thinking.report(choice)
    return choice or Choice(thinking.random.choice(position.legal_moves()))

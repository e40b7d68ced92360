# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Strategies that search: alpha-beta to a stated depth, and perfect minimax."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from desktop_app.core.entry import Evaluation
from desktop_app.core.position import Position
from desktop_app.games.registry import family_of
from desktop_app.players.misjudging import misjudging
from desktop_app.players.strategy import Choice, MoveContext, Strategy
from desktop_app.players.ties import TieRule, preferred
from desktop_app.search.analysis import seek_best
from desktop_app.search.candidates import BestMoves, Candidate
from desktop_app.search.images import Images
from desktop_app.search.limits import Budget


class DepthLimited:
    """Alpha-beta to a stated depth, with an evaluation at the horizon."""

    def __init__(self, depth: int, evaluation: Evaluation | None = None) -> None:
        """Search `depth` plies ahead with `evaluation`, by default the engine's own."""
        self._depth = depth
        self._evaluation = evaluation

    def choose(self, position: Position, thinking: MoveContext) -> Choice:
        budget = Budget(replace(thinking.limits, depth=self._depth), thinking.should_stop)
        evaluation, knowledge = self._evaluation, thinking.knowledge
        found = seek_best(position, budget, knowledge, evaluation, strictly=True)
        return _last(found, position, thinking, TieRule.RANDOM)


class Misjudging:
    """Alpha-beta to a stated depth with an evaluation that errs, in each game in its own way.

    What it errs on is decided by the seed of the game and by the side it plays; what is won or lost
    within its depth it sees as well as others do.
    """

    def __init__(self, depth: int, noise: int) -> None:
        """Search `depth` plies ahead, with errors up to `noise` hundredths of the game's unit."""
        self._depth = depth
        self._noise = noise

    def choose(self, position: Position, thinking: MoveContext) -> Choice:
        family = family_of(position.game)
        most = self._noise * (family.unit or 1) / 100
        seed = f"{thinking.seed}:{int(position.turn)}"
        wrong = (family.misjudging or misjudging)(family.evaluation, most, seed)
        return DepthLimited(self._depth, wrong).choose(position, thinking)


def looking(depth: int, noise: int | None) -> Strategy:
    """Return a player that searches `depth` plies, with evaluation errors if `noise` is not 0."""
    return DepthLimited(depth) if noise is None else Misjudging(depth, noise)


class Perfect:
    """Minimax to the end of the game; on large boards, as deep as time allows."""

    def choose(self, position: Position, thinking: MoveContext) -> Choice:
        budget = Budget(thinking.limits, thinking.should_stop)
        found = seek_best(position, budget, thinking.knowledge)
        return _last(found, position, thinking, thinking.ties)


def _last(
    found: Iterable[BestMoves], position: Position, thinking: MoveContext, ties: TieRule
) -> Choice:
    """Report the results as they come and choose from the last one; move at random if none came.

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

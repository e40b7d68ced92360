# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Strategies that search: alpha-beta to a stated depth, also with errors, and perfect minimax."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from hashlib import blake2b

from desktop_app.core.entry import Evaluation
from desktop_app.core.position import MAX, Player, Position
from desktop_app.games.registry import family_of
from desktop_app.players.strategy import ChosenMove, MoveContext, Strategy
from desktop_app.players.ties import TieRule, preferred
from desktop_app.search.analysis import seek_best
from desktop_app.search.candidates import BestMoves, Candidate
from desktop_app.search.limits import Budget
from desktop_app.search.symmetric_moves import SymmetricMoves

BYTES = 6
"""The length of the hash that an error is made from."""
STEPS = 256**BYTES - 1


class DepthLimited:
    """Alpha-beta to a stated depth, with an evaluation at the horizon."""

    def __init__(self, depth: int, evaluation: Evaluation | None = None) -> None:
        """Search `depth` plies ahead with `evaluation`, by default the engine's own."""
        self._depth = depth
        self._evaluation = evaluation

    def choose(self, position: Position, thinking: MoveContext) -> ChosenMove:
        budget = Budget(replace(thinking.limits, depth=self._depth), thinking.should_stop)
        evaluation, knowledge = self._evaluation, thinking.knowledge
        found = seek_best(position, budget, knowledge, evaluation, strictly=True)
        return _last(found, position, thinking, TieRule.RANDOM)


def noisy_evaluation(evaluation: Evaluation, most: float, seed: str) -> Evaluation:
    """Return an evaluation that errs by up to `most` in each position.

    A weak player does not know the value of everything to a hundredth. It is made weaker here by
    what it believes, not by a random move now and then: what it misjudges, it misjudges each time.
    A position and its mirror images get the same error, and what is too much for one player is too
    little for the other.

    Source: D. F. Beal, M. C. Smith, "Random Evaluations in Chess", ICCA Journal 17(1), 1994, on
    what random numbers at the leaves make of a search.

    Args:
        evaluation: the true evaluation.
        most: the largest error in either direction; all errors are equally likely.
        seed: determines the errors: the same seed misjudges the same position in the same way.
    """

    def misjudged(position: Position, player: Player) -> float:
        text = f"{seed}:{position.canonical_key!r}"
        number = int.from_bytes(blake2b(text.encode(), digest_size=BYTES).digest(), "big")
        error = (2 * number / STEPS - 1) * most
        return evaluation(position, player) + (error if player is MAX else -error)

    return misjudged


class NoisyDepthLimited:
    """Alpha-beta to a stated depth with an evaluation that errs.

    The seed of the game and the side it plays determine the errors. It sees wins and losses within
    its depth as well as others do.
    """

    def __init__(self, depth: int, noise: int) -> None:
        """Search `depth` plies ahead, with errors up to `noise` hundredths of the game's unit."""
        self._depth = depth
        self._noise = noise

    def choose(self, position: Position, thinking: MoveContext) -> ChosenMove:
        family = family_of(position.game)
        most = self._noise * (family.unit or 1) / 100
        seed = f"{thinking.seed}:{int(position.turn)}"
        wrong = (family.misjudging or noisy_evaluation)(family.evaluation, most, seed)
        return DepthLimited(self._depth, wrong).choose(position, thinking)


def depth_limited(depth: int, noise: int | None) -> Strategy:
    """Return a player that searches `depth` plies, with evaluation errors if `noise` is given."""
    return DepthLimited(depth) if noise is None else NoisyDepthLimited(depth, noise)


class Perfect:
    """Minimax to the end of the game; on large boards, as deep as time allows."""

    def choose(self, position: Position, thinking: MoveContext) -> ChosenMove:
        budget = Budget(thinking.limits, thinking.should_stop)
        found = seek_best(position, budget, thinking.knowledge)
        return _last(found, position, thinking, thinking.ties)


def _last(
    found: Iterable[BestMoves], position: Position, thinking: MoveContext, ties: TieRule
) -> ChosenMove:
    """Report the results as they come and choose from the last one; move at random if none came.

    Ties are broken at each depth; what the rule leaves open by chance, so that the games differ
    with the seed.
    """
    choice, images = None, SymmetricMoves(position)
    for best in found:
        among = preferred(ties, position, best.moves, thinking.knowledge, thinking.should_stop)
        move = thinking.random.choice(among)
        begins_so = best.line and best.line[0] in images.of(move)
        line = images.line(best.line, move) if begins_so else (move,)
        known = best.candidates or tuple(Candidate(m, best.score, (m,)) for m in best.moves)
        equals = len(best.moves)
        choice = ChosenMove(move, best.score, line, best.depth, best.nodes, known, equals)
        thinking.report(choice)
    return choice or ChosenMove(thinking.random.choice(position.legal_moves()))

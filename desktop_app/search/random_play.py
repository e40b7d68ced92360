# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Random play: the exact probability of every outcome below a position, and single random games.

`EndingCounter` counts all lines of play of a small game. This gives the two ways to value a move
that minimax is compared with: the worst that can happen whatever is played, and the share of games
won if both sides move at random. `random_outcome` plays one random game, for sampling.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from fractions import Fraction
from math import lcm
from random import Random
from typing import NamedTuple

from desktop_app.core.position import Player, Position
from desktop_app.search.limits import Budget, Limits

LONGEST = 10_000
"""The most plies of a random game when positions can repeat."""
_CHECK_MASK = 63


class OutcomeShare(NamedTuple):
    """All lines of play that end with one particular outcome.

    Attributes:
        outcome: the outcome for Max.
        probability: its probability if every legal move is equally likely at each turn.
        games: the number of lines of play that end so.
    """

    outcome: float
    probability: Fraction
    games: int


@dataclass(frozen=True, slots=True)
class OutcomeDistribution:
    """All lines of play from a position, one entry per outcome in ascending order."""

    shares: tuple[OutcomeShare, ...]

    @property
    def games(self) -> int:
        """The number of lines of play."""
        return sum(ending.games for ending in self.shares)

    def worst(self, player: Player) -> float:
        """Return the worst outcome for `player` over all lines of play, from that player's side."""
        return min(player * ending.outcome for ending in self.shares)

    def mean(self, player: Player) -> Fraction:
        """Return the expected outcome for `player` if both sides move at random."""
        return sum(
            (Fraction(player * e.outcome) * e.probability for e in self.shares), start=Fraction(0)
        )

    def share(self, player: Player, sign: int) -> Fraction:
        """Return the probability of wins (`sign` 1), draws (0) or losses (-1) for `player`."""
        return sum(
            (e.probability for e in self.shares if _sign(player * e.outcome) == sign),
            start=Fraction(0),
        )

    def count(self, player: Player, sign: int) -> int:
        """Return the number of lines of play that end as wins, draws or losses for `player`."""
        return sum(e.games for e in self.shares if _sign(player * e.outcome) == sign)


def _sign(number: float) -> int:
    return (number > 0) - (number < 0)


class _Count(NamedTuple):
    """The lines of play below a position, with integer weights.

    Fractions would be slower, because Python reduces them at each step.

    Attributes:
        whole: the sum of the weights of all outcomes.
        parts: each outcome, its weight and its number of lines of play; by ascending outcome.
    """

    whole: int
    parts: tuple[tuple[float, int, int], ...]


class EndingCounter:
    """Counts how the games below a position end; caches the counts, with symmetric positions once.

    For games in which no position can repeat.
    """

    def __init__(self) -> None:
        self._known: dict[Hashable, _Count] = {}

    def endings(self, position: Position, budget: Budget | None = None) -> OutcomeDistribution:
        """Return how the lines of play from a position end.

        Raises:
            SearchStopped: a stop was requested; what was counted so far is kept. The other limits
                of the budget do not apply.
        """
        whole, parts = self._count(position, budget or Budget(Limits()))
        return OutcomeDistribution(
            tuple(
                OutcomeShare(outcome, Fraction(weight, whole), games)
                for outcome, weight, games in parts
            )
        )

    def _count(self, position: Position, budget: Budget) -> _Count:
        key = position.canonical_key
        known = self._known.get(key)
        if known is not None:
            return known
        if not len(self._known) & _CHECK_MASK:
            budget.check_stop()
        if position.outcome is not None:
            found = _Count(1, ((position.outcome, 1, 1),))
        else:
            found = _merged(
                [self._count(position.after(m), budget) for m in position.legal_moves()]
            )
        self._known[key] = found
        return found


def _merged(branches: list[_Count]) -> _Count:
    """Combine the counts of all moves, each move equally likely."""
    shared = lcm(*(branch.whole for branch in branches))
    weights: dict[float, int] = {}
    games: dict[float, int] = {}
    for whole, parts in branches:
        times = shared // whole
        for outcome, weight, lines in parts:
            weights[outcome] = weights.get(outcome, 0) + weight * times
            games[outcome] = games.get(outcome, 0) + lines
    return _Count(
        shared * len(branches),
        tuple((outcome, weights[outcome], games[outcome]) for outcome in sorted(weights)),
    )


def random_outcome(position: Position, random: Random) -> float:
    """Play to the end with uniformly random moves, and return the outcome for Max.

    A game that has not ended after `LONGEST` plies counts as a draw.
    """
    if position.game.traits.moves_stay:
        # the open cells in a random order are a random game, and cheaper than a choice a ply
        cells = list(position.legal_moves())
        random.shuffle(cells)
        while position.outcome is None:
            position = position.after(cells.pop())
        return position.outcome
    for _ in range(LONGEST):
        if position.outcome is not None:
            return position.outcome
        position = position.after(random.choice(position.legal_moves()))
    return position.outcome or 0

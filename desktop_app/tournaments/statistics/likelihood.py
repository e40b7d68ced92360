# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The sequential probability ratio test: after how many games two players are told apart.

Sources: A. Wald, "Sequential Tests of Statistical Hypotheses", Annals of Mathematical Statistics 16
(1945), for the test; M. Van den Bergh, "Comments on Normalized Elo" (2020), section 4.1, and
"Comparing the approximations for the generalized log likelihood ratio of a multinomial
distribution", proposition 1.1, for the generalised likelihood ratio of results that fall into
classes: of all distributions that have the mean, or the normalised difference, of a hypothesis the
one is taken under which the results are the likeliest.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log, sqrt

from desktop_app.tournaments.statistics.elo import NORMALIZED, score_of
from desktop_app.tournaments.statistics.score import PAIR_CLASSES, mean, total, values, variance

PRIOR = 1e-3
"""What is counted in a class that is empty."""
ROUNDS, CLOSE = 50, 1e-10
HALVINGS = 200
ERRORS = 0.05
"""The share of tests that may end wrong, to either side."""

Distribution = list[float]


@dataclass(frozen=True, slots=True)
class Hypotheses:
    """Two differences between which a test decides, in Elo.

    Attributes:
        low: the difference that is refused when the test ends well.
        high: the one that is accepted then.
        is_normalized: whether they are normalised.
    """

    low: float
    high: float
    is_normalized: bool = True


def bounds(errors: float = ERRORS) -> tuple[float, float]:
    """The log-likelihood ratios at which the test ends: the lower one for, the upper against."""
    return log(errors / (1 - errors)), log((1 - errors) / errors)


def log_likelihood_ratio(counts: Sequence[int], hypotheses: Hypotheses) -> float:
    """How much likelier the results are under the higher hypothesis than under the lower one."""
    filled = [count or PRIOR for count in counts]
    seen = [count / total(filled) for count in filled]
    likeliest = _with_difference if hypotheses.is_normalized else _with_elo
    low, high = (likeliest(seen, elo) for elo in (hypotheses.low, hypotheses.high))
    ratios = (n * (log(p1) - log(p0)) for n, p0, p1 in zip(filled, low, high, strict=True))
    return sum(ratios)


def _with_elo(seen: Distribution, elo: float) -> Distribution:
    """The likeliest distribution with the mean that a difference gives."""
    score = score_of(elo)
    return _likeliest(seen, [value - score for value in values(seen)])


def _with_difference(seen: Distribution, elo: float) -> Distribution:
    """The likeliest distribution with a normalised difference; found step by step."""
    aim = elo / NORMALIZED * (sqrt(2) if len(seen) == PAIR_CLASSES else 1)
    found = [1 / len(seen)] * len(seen)
    for _ in range(ROUNDS):
        before, middle, deviation = found, mean(found), sqrt(variance(found))
        distances = [
            value - 0.5 - aim * deviation * (1 + ((middle - value) / deviation) ** 2) / 2
            for value in values(seen)
        ]
        found = _likeliest(seen, distances)
        if max(abs(new - old) for new, old in zip(found, before, strict=True)) < CLOSE:
            break
    return found


def _likeliest(seen: Distribution, distances: Sequence[float]) -> Distribution:
    """Of the distributions under which the distances are 0 on average the likeliest one.

    By Lagrange's multipliers each share is the seen one over 1 + x times its distance.
    """

    def average(x: float) -> float:
        return sum(p * d / (1 + x * d) for p, d in zip(seen, distances, strict=True))

    x = _root(average, -1 / max(distances), -1 / min(distances))
    return [p / (1 + x * d) for p, d in zip(seen, distances, strict=True)]


def _root(falling: Callable[[float], float], low: float, high: float) -> float:
    """Where a function that falls between two poles is 0."""
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        if not low < middle < high:
            break
        if falling(middle) > 0:
            low = middle
        else:
            high = middle
    return (low + high) / 2

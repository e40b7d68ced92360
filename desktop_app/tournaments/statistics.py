# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Statistics of results: the score with its interval, the Elo difference, and the SPRT.

Results are counts, the worst for a player first: three (losses, draws, wins) for single games, or
five (0, ½, 1, 1½, 2 points) for pairs of games. The two games of an opening, played from both
sides, are counted together because they are not independent.

The interval of a score holds each mean that a test does not reject: of all distributions of the
results that have this mean the likeliest is taken, and the sum of the results is compared with its
distribution under it. So a draw is a draw and not half a win and half a loss, and few or one-sided
results need no rule of their own. A result that is as likely as the observed one counts half
("mid-P"), because the whole would make intervals of few games too wide.

Sources: A. Agresti, "Categorical Data Analysis" (2013), sections 1.4.4 and 16.6, for mid-P; J.
Gil-Pelaez, "Note on the inversion theorem", Biometrika 38 (1951), for the distribution of a sum; M.
Van den Bergh, "Normalized Elo" (2020), for pairs of games and for the difference that does not
depend on how many games are drawn; A. Elo, "The Rating of Chessplayers" (1978), in its logistic
form, for the difference. `tests/benchmarks/bench_intervals.py` measures how often the interval
holds the true score, and compares the verdicts with those of a sign test.

A. Wald, "Sequential Tests of Statistical Hypotheses", Annals of Mathematical Statistics 16 (1945),
for the sequential probability ratio test; M. Van den Bergh, "Comments on Normalized Elo" (2020),
section 4.1, and "Comparing the approximations for the generalized log likelihood ratio of a
multinomial distribution", proposition 1.1, for the generalised likelihood ratio of results that
fall into classes: of all distributions that have the mean, or the normalised difference, of a
hypothesis, the one is taken under which the results are the likeliest.
"""

from __future__ import annotations

import cmath
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import log, log10, pi, sqrt, tan
from statistics import NormalDist

CONFIDENCE = 0.95
GAME_CLASSES, PAIR_CLASSES = 3, 5


@dataclass(frozen=True, slots=True)
class Interval:
    """The confidence interval of a score.

    Attributes:
        low: the lower end, from 0 to 1.
        high: the upper end.
    """

    low: float
    high: float


def total(counts: Sequence[float]) -> float:
    """Return the number of games, or pairs of games, that were counted."""
    return sum(counts)


def mean(counts: Sequence[float]) -> float:
    """Return the mean score of a game, from 0 to 1; needs at least one result."""
    return sum(v * n for v, n in zip(values(counts), counts, strict=True)) / total(counts)


def variance(counts: Sequence[float]) -> float:
    """Return the variance of the score of one game, or of the mean score of one pair."""
    middle = mean(counts)
    squares = ((value - middle) ** 2 for value in values(counts))
    return sum(s * n for s, n in zip(squares, counts, strict=True)) / total(counts)


def values(counts: Sequence[float]) -> list[float]:
    """Return the score of each class, from 0 to 1."""
    return [number / (len(counts) - 1) for number in range(len(counts))]


CLOSE_SCORE, CLOSE_DEVIATION = 1e-7, 1e-4
"""An end of an interval is found when its score, or its deviation, is known up to this."""
MAX_TRIES = 60
DEVIATIONS = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
"""How many standard deviations to each side cover that share of a normal distribution."""
SMALLEST_CHANCE = 1e-15
CACHED_INTERVALS = 1_000
"""The number of intervals that are remembered: the same one is asked for by several texts."""
EDGE = 1e-9
"""How near to 0 and 1 the means are tried."""


def interval(counts: Sequence[int]) -> Interval:
    """Return the confidence interval of the mean score; needs at least one result."""
    return _interval(tuple(counts))


@lru_cache(CACHED_INTERVALS)
def _interval(counts: tuple[int, ...]) -> Interval:
    score, number = mean(counts), total(counts)
    inside = min(max(score, EDGE), 1 - EDGE)
    # Both ends are surely nearer to the score than this, but not by much.
    reach = 2 * DEVIATIONS * sqrt((variance(counts) + 1 / number) / number)
    low, high = 0.0, 1.0
    if score > 0:
        start = max(score - reach, EDGE)
        low = _crossing(lambda tried: _deviation(counts, tried) + DEVIATIONS, start, inside)
    if score < 1:
        start = min(score + reach, 1 - EDGE)
        high = _crossing(lambda tried: _deviation(counts, tried) - DEVIATIONS, inside, start)
    return Interval(low, high)


def _deviation(counts: Sequence[int], score: float) -> float:
    """Return the p-value as a quantile of the normal distribution, nearly linear in the score."""
    chance = min(max(p_value(counts, score), SMALLEST_CHANCE), 1 - SMALLEST_CHANCE)
    return NormalDist().inv_cdf(chance)


def p_value(counts: Sequence[int], score: float) -> float:
    """Return how likely results at least as good as these are if the true mean score is `score`.

    Results as good as these count half. Close to 0, the true score is higher; close to 1, lower.
    """
    chances = _likeliest([n / total(counts) for n in counts], [v - score for v in values(counts)])
    return _upper_tail(chances, sum(counts), sum(i * n for i, n in enumerate(counts)))


NORMAL_VARIANCE = 400
"""From this variance of a sum on, its distribution is taken as normal, corrected by its skewness
and kurtosis."""
TAIL_DEVIATIONS, TAIL_POINTS = 10, 40
"""The farthest that a sum is taken to be from its mean: so many standard deviations and points."""


def _upper_tail(chances: Distribution, number: int, points: int) -> float:
    """Return the probability of a sum above `points`, and half of that of `points`.

    Args:
        chances: the probabilities of 0, 1, 2 ... points in one result.
        number: the number of results, which are independent.
        points: the sum with which the sum of the results is compared.
    """
    middle = sum(i * p for i, p in enumerate(chances))
    second, third, fourth = (
        sum((i - middle) ** power * p for i, p in enumerate(chances)) for power in (2, 3, 4)
    )
    ahead = points - number * middle
    if number * second > NORMAL_VARIANCE:  # the Edgeworth series
        z = ahead / sqrt(number * second)
        skewness = third / second**1.5 / sqrt(number)
        excess = (fourth / second**2 - 3) / number
        series = skewness * (z**2 - 1) / 6 + excess * (z**3 - 3 * z) / 24
        series += skewness**2 * (z**5 - 10 * z**3 + 15 * z) / 72
        return 1 - NormalDist().cdf(z) + NormalDist().pdf(z) * series
    # The integral over the characteristic function; this sum is exact if no result is farther away.
    reach = abs(ahead) + TAIL_DEVIATIONS * sqrt(number * second) + TAIL_POINTS
    terms = int(min((len(chances) - 1) * number, reach)) // 2 + 1
    whole = 0.0
    for term in range(terms):
        angle = pi * (term + 0.5) / terms
        turn, transform = cmath.exp(1j * angle), 0j
        for chance in reversed(chances):
            transform = transform * turn + chance
        whole += (transform**number / turn**points).imag / tan(angle / 2)
    return (1 + whole / terms) / 2


def _crossing(rising: Callable[[float], float], low: float, high: float) -> float:
    """Return the zero of a function that rises from below 0 to above it (the Illinois method)."""
    under, over = rising(low), rising(high)
    if under >= 0 or over <= 0:
        return low if under >= 0 else high
    was_under: bool | None = None
    for _ in range(MAX_TRIES):
        tried = (low * over - high * under) / (over - under)
        found = rising(tried)
        if abs(found) < CLOSE_DEVIATION or high - low < CLOSE_SCORE:
            return tried
        is_under = found < 0
        if is_under:
            low, under = tried, found
            over /= 2 if was_under is is_under else 1
        else:
            high, over = tried, found
            under /= 2 if was_under is is_under else 1
        was_under = is_under
    return (low + high) / 2


SCALE = 400.0
"""The Elo difference that means odds of ten to one."""
NORMALIZED = 800 / log(10)
"""Normalised Elo of one standard deviation of a game's score."""


@dataclass(frozen=True, slots=True)
class Difference:
    """The Elo difference between two players, with its interval.

    Attributes:
        elo: the difference; None if every game was won, or every one lost: it is unbounded then.
        low: the lower end; None if unbounded.
        high: the upper end; None if unbounded.
    """

    elo: float | None
    low: float | None
    high: float | None

    @property
    def error(self) -> float | None:
        """Half the width of the interval; None if it is unbounded."""
        return None if self.low is None or self.high is None else (self.high - self.low) / 2


def elo_of(score: float) -> float | None:
    """Return the Elo difference for a score; None unless it is between 0 and 1."""
    return SCALE * log10(score / (1 - score)) if 0 < score < 1 else None


def expected_score(elo: float) -> float:
    """Return the expected score of a player who is stronger by this Elo difference."""
    return 1 / (1 + 10 ** (-elo / SCALE))


def difference(counts: Sequence[int]) -> Difference:
    """Return the Elo difference with its interval."""
    around = interval(counts)
    return Difference(elo_of(mean(counts)), elo_of(around.low), elo_of(around.high))


def game_deviation(counts: Sequence[float]) -> float:
    """Return the standard deviation of one game's score; a pair's mean has half its variance."""
    return sqrt(variance(counts) * (2 if len(counts) == PAIR_CLASSES else 1))


def normalized_elo(counts: Sequence[float]) -> float | None:
    """Return the normalised Elo difference; None if the scores don't vary."""
    deviation = game_deviation(counts)
    return (mean(counts) - 0.5) / deviation * NORMALIZED if deviation else None


def superiority(counts: Sequence[int]) -> float:
    """Return the likelihood of superiority (LOS), from 0 to 1.

    It is above 0.975 if the interval of the score lies above one half, and only then.
    """
    return 1 - p_value(counts, 0.5)


PRIOR = 1e-3
"""The count that replaces 0 in an empty class."""
ROUNDS, CLOSE = 50, 1e-10
HALVINGS = 200
ERRORS = 0.05
"""The probability of a wrong result, for each hypothesis."""

Distribution = list[float]


@dataclass(frozen=True, slots=True)
class Hypotheses:
    """The two hypotheses of a sequential test, as Elo differences.

    Attributes:
        low: the null hypothesis, rejected when the test passes.
        high: the alternative, accepted when the test passes.
        is_normalized: whether the differences are normalised.
    """

    low: float
    high: float
    is_normalized: bool = True


def bounds(errors: float = ERRORS) -> tuple[float, float]:
    """Return the log-likelihood ratios at which the test ends, the lower one first."""
    return log(errors / (1 - errors)), log((1 - errors) / errors)


def log_likelihood_ratio(counts: Sequence[int], hypotheses: Hypotheses) -> float:
    """Return the log-likelihood ratio (LLR) of the higher hypothesis over the lower one."""
    filled = [count or PRIOR for count in counts]
    seen = [count / total(filled) for count in filled]
    likeliest = _with_difference if hypotheses.is_normalized else _with_elo
    low, high = (likeliest(seen, elo) for elo in (hypotheses.low, hypotheses.high))
    ratios = (n * (log(p1) - log(p0)) for n, p0, p1 in zip(filled, low, high, strict=True))
    return sum(ratios)


def _with_elo(seen: Distribution, elo: float) -> Distribution:
    """Return the likeliest distribution whose mean has this Elo difference."""
    score = expected_score(elo)
    return _likeliest(seen, [value - score for value in values(seen)])


def _with_difference(seen: Distribution, elo: float) -> Distribution:
    """Return the likeliest distribution with a normalised difference, found by iteration."""
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
    """Return the likeliest distribution under which the distances are 0 on average.

    By Lagrange multipliers, each share is the observed one divided by 1 + x times its distance. If
    no x will do, a class that was not observed takes the rest: the one farthest away.
    """

    def average(x: float) -> float:
        return sum(p * d / (1 + x * d) for p, d in zip(seen, distances, strict=True) if p)

    x = _root(average, -1 / max(distances), -1 / min(distances))
    found = [p / (1 + x * d) if p else 0.0 for p, d in zip(seen, distances, strict=True)]
    found[distances.index(max(distances) if x < 0 else min(distances))] += max(1 - sum(found), 0.0)
    return found


def _root(falling: Callable[[float], float], low: float, high: float) -> float:
    """Return the zero of a function that falls between two poles."""
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        if not low < middle < high:
            break
        if falling(middle) > 0:
            low = middle
        else:
            high = middle
    return (low + high) / 2

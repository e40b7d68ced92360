# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Statistics of results: the score with its interval, the Elo difference, and the SPRT.

Results are counts, the worst for a player first: three (losses, draws, wins) for single games, or
five (0, ½, 1, 1½, 2 points) for pairs of games. The two games of an opening, played from both
sides, are counted together because they are not independent.

Sources: E. B. Wilson, "Probable inference, the law of succession, and statistical inference",
Journal of the American Statistical Association 22 (1927), for the interval of single games; M. Van
den Bergh, "Normalized Elo" (2020), for pairs of games (the normal approximation with the variance
of the five classes, as the testers of chess programs use it) and for the difference that does not
depend on how many games are drawn; A. Elo, "The Rating of Chessplayers" (1978), in its logistic
form, for the difference; fishtest and fastchess for the likelihood of superiority by the normal
approximation.

A. Wald, "Sequential Tests of Statistical Hypotheses", Annals of Mathematical Statistics 16 (1945),
for the sequential probability ratio test; M. Van den Bergh, "Comments on Normalized Elo" (2020),
section 4.1, and "Comparing the approximations for the generalized log likelihood ratio of a
multinomial distribution", proposition 1.1, for the generalised likelihood ratio of results that
fall into classes: of all distributions that have the mean, or the normalised difference, of a
hypothesis, the one is taken under which the results are the likeliest.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log, log10, sqrt
from statistics import NormalDist

CONFIDENCE = 0.95
DEVIATIONS = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
"""How many standard deviations to each side cover that share of a normal distribution."""
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


def normal(counts: Sequence[float]) -> Interval:
    """Return the interval by the normal approximation.

    It may reach beyond 0 and 1, and has no width if all results are equal; use `wilson` for those.
    """
    half = DEVIATIONS * sqrt(variance(counts) / total(counts))
    middle = mean(counts)
    return Interval(middle - half, middle + half)


def wilson(counts: Sequence[float]) -> Interval:
    """Return Wilson's interval, which also works for few results and for equal ones.

    A draw counts as half a win and half a loss, so the interval errs on the wide side.
    """
    number, share, z = total(counts), mean(counts), DEVIATIONS
    square = z * z / number
    middle = (share + square / 2) / (1 + square)
    half = z / (1 + square) * sqrt(share * (1 - share) / number + square / (4 * number))
    return Interval(max(middle - half, 0.0), min(middle + half, 1.0))


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


def difference(counts: Sequence[float], interval: Interval | None = None) -> Difference:
    """Return the Elo difference with its interval.

    Args:
        counts: the results.
        interval: the interval of the score; None: by the normal approximation.
    """
    around = interval or normal(counts)
    return Difference(elo_of(mean(counts)), elo_of(around.low), elo_of(around.high))


def game_deviation(counts: Sequence[float]) -> float:
    """Return the standard deviation of one game's score; a pair's mean has half its variance."""
    return sqrt(variance(counts) * (2 if len(counts) == PAIR_CLASSES else 1))


def normalized_elo(counts: Sequence[float]) -> float | None:
    """Return the normalised Elo difference; None if the scores don't vary."""
    deviation = game_deviation(counts)
    return (mean(counts) - 0.5) / deviation * NORMALIZED if deviation else None


def superiority(counts: Sequence[float]) -> float:
    """Return the likelihood of superiority (LOS), from 0 to 1.

    Results that don't vary have no deviation: the number of decisive games then decides, as if wins
    and losses were tosses of a coin.
    """
    spread, number, ahead = variance(counts), total(counts), mean(counts) - 0.5
    if spread:
        return NormalDist().cdf(ahead / sqrt(spread / number))
    points = number * (len(counts) - 1) / 2
    return NormalDist().cdf(ahead * 2 * sqrt(points))


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

    By Lagrange multipliers, each share is the observed one divided by 1 + x times its distance.
    """

    def average(x: float) -> float:
        return sum(p * d / (1 + x * d) for p, d in zip(seen, distances, strict=True))

    x = _root(average, -1 / max(distances), -1 / min(distances))
    return [p / (1 + x * d) for p, d in zip(seen, distances, strict=True)]


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

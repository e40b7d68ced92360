# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The score of a player, and the interval in which it lies with so much confidence.

Sources: E. B. Wilson, "Probable inference, the law of succession, and statistical inference",
Journal of the American Statistical Association 22 (1927), for single games; for games in pairs
the normal approximation with the variance of the five classes, as M. Van den Bergh, "Normalized
Elo" (2020), and the testers of chess programs have it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

CONFIDENCE = 0.95
GAME_CLASSES, PAIR_CLASSES = 3, 5


@dataclass(frozen=True, slots=True)
class Interval:
    """Where a score lies, with the confidence that was asked for.

    Attributes:
        low: the least, from 0 to 1.
        high: the most.
    """

    low: float
    high: float


def deviations(confidence: float = CONFIDENCE) -> float:
    """How many standard deviations to both sides hold so much of a normal distribution."""
    return NormalDist().inv_cdf((1 + confidence) / 2)


def total(counts: Sequence[float]) -> float:
    """How many games, or pairs of games, were counted."""
    return sum(counts)


def mean(counts: Sequence[float]) -> float:
    """The mean score of a game, from 0 to 1; of at least one result."""
    return sum(v * n for v, n in zip(values(counts), counts, strict=True)) / total(counts)


def variance(counts: Sequence[float]) -> float:
    """The variance of the score of one game, or of the mean score of one pair of games."""
    middle = mean(counts)
    squares = ((value - middle) ** 2 for value in values(counts))
    return sum(s * n for s, n in zip(squares, counts, strict=True)) / total(counts)


def values(counts: Sequence[float]) -> list[float]:
    """The score of each class, from 0 to 1."""
    return [number / (len(counts) - 1) for number in range(len(counts))]


def normal(counts: Sequence[float], confidence: float = CONFIDENCE) -> Interval:
    """The interval by the normal approximation.

    It may reach beyond 0 and 1, and has no width where all results are alike: see `wilson`.
    """
    half = deviations(confidence) * sqrt(variance(counts) / total(counts))
    middle = mean(counts)
    return Interval(middle - half, middle + half)


def wilson(counts: Sequence[float], confidence: float = CONFIDENCE) -> Interval:
    """Wilson's interval, which is right for few results and for those that are all alike.

    A draw counts as half a win and half a loss: so the interval is rather too wide than too narrow.
    """
    number, share, z = total(counts), mean(counts), deviations(confidence)
    square = z * z / number
    middle = (share + square / 2) / (1 + square)
    half = z / (1 + square) * sqrt(share * (1 - share) / number + square / (4 * number))
    return Interval(max(middle - half, 0.0), min(middle + half, 1.0))

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How much stronger one player is than another, in Elo.

Sources: A. Elo, "The Rating of Chessplayers" (1978), in its logistic form, for the difference;
M. Van den Bergh, "Normalized Elo" (2020), for the one that does not depend on how many games are
drawn; the likelihood of superiority by the normal approximation, as fishtest and fastchess have it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, log10, sqrt
from statistics import NormalDist

from desktop_app.tournaments.statistics.score import (
    PAIR_CLASSES,
    Interval,
    mean,
    normal,
    total,
    variance,
)

SCALE = 400.0
"""So many points are odds of ten to one."""
NORMALIZED = 800 / log(10)
"""Normalised Elo of one standard deviation of a game's score."""


@dataclass(frozen=True, slots=True)
class Difference:
    """By how much one player is stronger.

    Attributes:
        elo: the difference; None where all is won, or lost: then it has no bound.
        low: the least it is; None where it has no lower bound.
        high: the most; None where it has no upper bound.
    """

    elo: float | None
    low: float | None
    high: float | None

    @property
    def error(self) -> float | None:
        """Half the width of the interval; None where it has none."""
        return None if self.low is None or self.high is None else (self.high - self.low) / 2


def elo_of(score: float) -> float | None:
    """The difference at which a player scores so much; None at 0 and 1, and beyond."""
    return SCALE * log10(score / (1 - score)) if 0 < score < 1 else None


def score_of(elo: float) -> float:
    """How much a player scores who is so much stronger."""
    return 1 / (1 + 10 ** (-elo / SCALE))


def difference(counts: Sequence[float], interval: Interval | None = None) -> Difference:
    """The difference with its interval.

    Args:
        counts: the results.
        interval: of the score; None: that of the normal approximation.
    """
    around = interval or normal(counts)
    return Difference(elo_of(mean(counts)), elo_of(around.low), elo_of(around.high))


def game_deviation(counts: Sequence[float]) -> float:
    """The standard deviation of one game's score; of two in a pair half the variance is each's."""
    return sqrt(variance(counts) * (2 if len(counts) == PAIR_CLASSES else 1))


def normalized_elo(counts: Sequence[float]) -> float | None:
    """The difference measured by how much the score of a game varies; None if it does not."""
    deviation = game_deviation(counts)
    return (mean(counts) - 0.5) / deviation * NORMALIZED if deviation else None


def superiority(counts: Sequence[float]) -> float:
    """How likely it is, from 0 to 1, that the player is the stronger one.

    Where results don't vary they have no deviation: then by the number of those that are not drawn,
    as if wins and losses were tosses of a coin.
    """
    spread, number, ahead = variance(counts), total(counts), mean(counts) - 0.5
    if spread:
        return NormalDist().cdf(ahead / sqrt(spread / number))
    points = number * (len(counts) - 1) / 2
    return NormalDist().cdf(ahead * 2 * sqrt(points))

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How often the interval of a score holds the true score, in simulated matches.

    python tests/benchmarks/bench_intervals.py [--matches 1000] [--seed 1]

Each line is a kind of match: the chances of a loss, a draw and a win, or of 0, ½, 1, 1½ and 2
points of a pair, and the number of games or pairs. It says how many of the intervals hold the true
score (95 % are stated), how many lie above and below it, and how many verdicts differ from those of
a sign test (two-sided, 5 %; a result that is just as likely counts half): of all results with as
many draws and the same distances from one half, how many are as far from it. Its distribution is
exact. With few games the possible results are so few that more than 95 % can't be avoided.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[2]))

from desktop_app.tournaments.statistics import CONFIDENCE, interval, mean, total

CHANCES = (
    (0.5, 0, 0.5), (0.3, 0.4, 0.3), (0.1, 0.8, 0.1), (0.02, 0.96, 0.02), (0.2, 0.3, 0.5),
    (0.1, 0.1, 0.8), (0.046, 0.954, 0), (0.05, 0.93, 0.02), (0.02, 0.03, 0.95),
    (0.1, 0.2, 0.4, 0.2, 0.1), (0.02, 0.1, 0.76, 0.1, 0.02), (0.01, 0.04, 0.2, 0.35, 0.4),
    (0.25, 0, 0.5, 0, 0.25),
)  # fmt: skip
NUMBERS = (10, 40, 100, 400, 1_000)
Verdict = int
"""1 if the player is stronger, -1 if it is weaker, 0 if that is open."""


def verdict_by_interval(counts: tuple[int, ...]) -> Verdict:
    """Return the verdict of the program's interval."""
    found = interval(counts)
    return (found.low > 0.5) - (found.high < 0.5)


@lru_cache(None)
def verdict_by_signs(counts: tuple[int, ...]) -> Verdict:
    """Return the verdict of the sign test."""
    middle = len(counts) // 2
    signs = {0: 1.0}  # the chance of each sum, if each distance from the middle has either sign
    for distance in range(1, middle + 1):
        for _ in range(counts[middle - distance] + counts[middle + distance]):
            longer = dict[int, float]()
            for points, chance in signs.items():
                for more in (-distance, distance):
                    longer[points + more] = longer.get(points + more, 0) + chance / 2
            signs = longer
    reached = sum((points - middle) * count for points, count in enumerate(counts))
    above = sum(chance for points, chance in signs.items() if points > reached)
    chance = above + signs[reached] / 2
    edge = (1 - CONFIDENCE) / 2
    return (chance < edge) - (chance > 1 - edge)


def measure(
    chances: Sequence[float], number: int, matches: int, random: Random
) -> tuple[float, float, float, float]:
    """Simulate matches of one kind.

    Returns:
        The shares of intervals that hold the true score, that lie above it, and that lie below it,
        and the share of verdicts that differ from the sign test's.
    """
    score, above, below, differ = mean(chances), 0, 0, 0
    for _ in range(matches):
        results = random.choices(range(len(chances)), chances, k=number)
        counts = tuple(results.count(points) for points in range(len(chances)))
        found = interval(counts)
        above += found.low > score
        below += found.high < score
        differ += verdict_by_interval(counts) != verdict_by_signs(counts)
    return 1 - (above + below) / matches, above / matches, below / matches, differ / matches


def main() -> None:
    """Print a line for each kind of match."""
    parser = argparse.ArgumentParser(description="How often intervals hold the true score")
    parser.add_argument("--matches", type=int, default=1_000, help="default: 1000")
    parser.add_argument("--seed", type=int, default=1, help="default: 1")
    asked = parser.parse_args()
    random = Random(asked.seed)
    for chances in CHANCES:
        assert abs(total(chances) - 1) < 1e-9
        for number in NUMBERS:
            held, above, below, differ = measure(chances, number, asked.matches, random)
            kind = f"{' '.join(map(str, chances)):24} {number:5}"
            beside = f"above {above:.1%}, below {below:.1%}"
            signs = f"differs from the sign test in {differ:.1%}"
            print(f"{kind}: holds {held:.1%}, {beside}; {signs}", flush=True)


if __name__ == "__main__":
    main()

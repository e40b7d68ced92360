# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How a player got better from game to game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from desktop_app.strategies.menace import DRAWN, LOST, WON

MOST_POINTS = 200
"""Of one line in a chart."""
WINDOW = 50
"""Games that a share is counted over: the last ones; fewer where there are not so many."""
GAINS = {1: WON, 0: DRAWN, -1: LOST}


@dataclass(frozen=True, slots=True)
class Shares:
    """How the last games had ended after so many.

    Attributes:
        games: how many were played.
        won: the share of them that the learner won, from 0 to 1.
        drawn: that was drawn.
        lost: that it lost.
    """

    games: int
    won: float
    drawn: float
    lost: float


@dataclass(slots=True)
class Learning:
    """The results of a learner on one side, in the order of its games.

    Attributes:
        results: 1 where it won, 0 for a draw, -1 where it lost.
    """

    results: list[int] = field(default_factory=list[int])

    def shares(self) -> list[Shares]:
        """The shares of its last games, after each, or after each of some."""
        results = self.results
        sums = [[0], [0], [0]]
        for result in results:
            for counts, wanted in zip(sums, (1, 0, -1), strict=True):
                counts.append(counts[-1] + (result == wanted))
        found: list[Shares] = []
        for games in self._steps():
            since = max(games - WINDOW, 0)
            parts = [(counts[games] - counts[since]) / (games - since) for counts in sums]
            found.append(Shares(games, *parts))
        return found

    def progress(self) -> list[tuple[int, int]]:
        """After so many games, by how much the beads in its first box would have become more.

        Figure 4 of Michie's paper of 1963 (see `strategies.menace`) is such a line: a step down for
        a loss, one up for a draw, three up for a win. Its slope tells how well the machine plays.
        """
        levels = [0]
        for result in self.results:
            levels.append(levels[-1] + GAINS[result])
        return [(0, 0), *((games, levels[games]) for games in self._steps())]

    def _steps(self) -> Sequence[int]:
        """The numbers of games at which a line has a point: some, and the last."""
        total = len(self.results)
        step = max(total // MOST_POINTS, 1)
        return sorted({*range(step, total + 1, step), total} - {0})

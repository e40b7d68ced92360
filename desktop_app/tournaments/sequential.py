# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The sequential test of two players: it ends at one game, whoever plays them and how many at once.

Games come as they end, some before others that were begun earlier. The test takes them in order of
their numbers and looks at stated ones, so that it ends at the same game each time. Games beyond
that one, which were on their way, don't count: to count them would be to look once more.
"""

from __future__ import annotations

from desktop_app.tournaments.standing import Standing
from desktop_app.tournaments.statistics.likelihood import Hypotheses, bounds, log_likelihood_ratio
from desktop_app.tournaments.terms import Played

LOOKS = 50
"""It looks after each pair of games at first, later whenever one game in so many is new."""


class SequentialTest:
    """Takes the games of two players, and says when it is clear which of two differences holds.

    Attributes:
        over_at: the number of games after which it was clear; None: it is not yet.
        beyond: how many games have come that don't count, since it was clear before them.

    Args:
        hypotheses: the two differences.
        is_paired: see `Standing`.
    """

    def __init__(self, hypotheses: Hypotheses, *, is_paired: bool) -> None:
        self.over_at: int | None = None
        self.beyond = 0
        self._hypotheses = hypotheses
        self._standing = Standing(is_paired)
        self._waiting: dict[int, Played] = {}
        self._next = 0
        self._look = 2

    def add(self, played: Played) -> None:
        """Take a game that is over."""
        self._waiting[played.number] = played
        while self.over_at is None and (game := self._waiting.pop(self._next, None)) is not None:
            self._standing.add(game)
            self._next += 1
            if self._next == self._look:
                self._look += 2 * max(self._next // (2 * LOOKS), 1)
                if self._is_clear():
                    self.over_at = self._next
        if self.over_at is not None:
            self.beyond += len(self._waiting)
            self._waiting.clear()

    def standing(self) -> Standing:
        """How it stands when the run has ended: by the games up to the one at which it was clear,
        or by all where it never was, also those that have come before others.

        No game is taken afterwards.
        """
        for number in sorted(self._waiting):
            self._standing.add(self._waiting.pop(number))
        return self._standing

    def _is_clear(self) -> bool:
        if not any(self._standing.counts):
            return False
        low, high = bounds()
        return not low < log_likelihood_ratio(self._standing.worth, self._hypotheses) < high

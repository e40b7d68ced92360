# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""All that a run has come to: the games, how it stands, and how it came to stand so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from desktop_app.arena.learning_model import BothSides
from desktop_app.tournaments.standing import Standing
from desktop_app.tournaments.terms import Played
from desktop_app.tournaments.tournament import Tournament

MOST_POINTS = 200
"""Of one line in a chart."""


@dataclass(frozen=True, slots=True)
class Point:
    """How it stood between two players after so many games.

    Attributes:
        games: how many.
        score: a's.
        low: where its interval begins.
        high: where that ends.
    """

    games: int
    score: float
    low: float
    high: float


class ArenaResults(QObject):
    """Counts the games of a run as they come.

    Attributes:
        tournament: who plays whom; None: there is no run yet.
        games: all that are over, as they came.
        standings: how it stands, for each pair.
        courses: how it came to stand so, for each pair.
        lengths: how many games had so many plies, for each pair.
        learnings: how who learns got better, for each pair.

    Signals:
        begun: there is another run.
        added: games have come: from this one on, counted from 0.
    """

    begun = Signal()
    added = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.tournament: Tournament | None = None
        self.games: list[Played] = []
        self.standings: list[Standing] = []
        self.courses: list[list[Point]] = []
        self.lengths: list[Counter[int]] = []
        self.learnings: list[BothSides] = []

    def begin(self, tournament: Tournament, games: Sequence[Played]) -> None:
        """Take another run, with the games that it has already."""
        self.tournament = tournament
        pairs = range(len(tournament.pairs))
        self.games = []
        self.standings = [Standing(tournament.is_paired) for _ in pairs]
        self.courses = [[] for _ in pairs]
        self.lengths = [Counter() for _ in pairs]
        self.learnings = [BothSides(pair) for pair in tournament.pairs]
        for game in games:
            self._count(game)
        self.begun.emit()

    def add(self, games: Sequence[Played]) -> None:
        """Take games that have ended."""
        before = len(self.games)
        for game in games:
            self._count(game)
        self.added.emit(before)

    def _count(self, game: Played) -> None:
        assert self.tournament is not None
        self.games.append(game)
        found = self.standings[game.pair]
        found.add(game)
        self.lengths[game.pair][game.plies] += 1
        self.learnings[game.pair].add(game)
        step = max(self.tournament.games // MOST_POINTS, 1)
        if found.games % step == 0 and found.score is not None and found.interval is not None:
            low, high = found.interval.low, found.interval.high
            self.courses[game.pair].append(Point(found.games, found.score, low, high))

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""All results of a run, counted as its games end: standings, scores over time, learning curves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, Signal

from desktop_app.players.menace import DRAWN, LOST, WON
from desktop_app.players.registry import MENACE, StrategyId
from desktop_app.tournaments.standing import Standing
from desktop_app.tournaments.terms import FinishedGame
from desktop_app.tournaments.tournament import Tournament

MOST_POINTS = 200
"""The most points of one line in a chart."""
WINDOW = 50
"""The number of latest games that a share is counted over, if there are as many."""
GAINS: Mapping[int, int] = {1: WON, 0: DRAWN, -1: LOST}


@dataclass(frozen=True, slots=True)
class Shares:
    """How the latest games ended, as shares, after a number of games.

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

    def add(self, result: int) -> None:
        """Take one more game."""
        self.results.append(result)

    def shares(self) -> list[Shares]:
        """The shares of its last games, after each, or after each of some."""
        found: list[Shares] = []
        for games in self._steps():
            last = self.results[max(games - WINDOW, 0) : games]
            won, drawn, lost = (last.count(result) / len(last) for result in (1, 0, -1))
            found.append(Shares(games, won, drawn, lost))
        return found

    def progress(self) -> list[tuple[int, int]]:
        """After so many games, by how much the beads in its first box would have become more.

        Figure 4 of Michie's paper of 1963 (see `players.menace`) is such a line: a step down for
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


class LearningBySide:
    """How the learner of two players got better: moving first, and with other boxes moving second.

    Attributes:
        learner: who that is; of two learners the one that is named first.
        first: of its games in which it moved first.
        second: of the others.
    """

    def __init__(self, pair: tuple[StrategyId, StrategyId]) -> None:
        """Begin with no game."""
        learners = [name for name in pair if name.kind == MENACE]
        self.learner = learners[0] if learners else None
        self._is_a = pair[0] == self.learner
        self.first, self.second = Learning(), Learning()

    def add(self, game: FinishedGame) -> None:
        """Take a game that has ended, the next of the two players."""
        if self.learner is not None and game.result is not None:
            result = game.result if self._is_a else -game.result
            (self.first if game.a_began is self._is_a else self.second).add(result)


@dataclass(frozen=True, slots=True)
class Point:
    """The score of a pair after some of its games.

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
        self.games: list[FinishedGame] = []
        self.standings: list[Standing] = []
        self.courses: list[list[Point]] = []
        self.lengths: list[Counter[int]] = []
        self.learnings: list[LearningBySide] = []

    def begin(self, tournament: Tournament, games: Sequence[FinishedGame]) -> None:
        """Take another run, with the games that it has already."""
        self.tournament = tournament
        pairs = range(len(tournament.pairs))
        self.games = []
        self.standings = [Standing(tournament.is_paired) for _ in pairs]
        self.courses = [[] for _ in pairs]
        self.lengths = [Counter() for _ in pairs]
        self.learnings = [LearningBySide(pair) for pair in tournament.pairs]
        for game in games:
            self._count(game)
        self.begun.emit()

    def add(self, games: Sequence[FinishedGame]) -> None:
        """Take games that have ended."""
        before = len(self.games)
        for game in games:
            self._count(game)
        self.added.emit(before)

    def _count(self, game: FinishedGame) -> None:
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

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
from desktop_app.tournaments.conditions import FinishedGame
from desktop_app.tournaments.standing import Standing
from desktop_app.tournaments.tournament import Tournament

MOST_POINTS = 200
"""The most points of one line in a chart."""
WINDOW = 50
"""The number of latest games that a share is counted over, if there are as many."""
GAINS: Mapping[int, int] = {1: WON, 0: DRAWN, -1: LOST}


@dataclass(frozen=True, slots=True)
class OutcomeShares:
    """Shares of wins, draws and losses among the latest games, after a number of games.

    Attributes:
        games: the number of games played so far.
        won: the share of the latest games that the learner won, from 0 to 1.
        drawn: the share of draws.
        lost: the share that it lost.
    """

    games: int
    won: float
    drawn: float
    lost: float


@dataclass(slots=True)
class LearningCurve:
    """The results of a learner on one side, in the order of its games.

    Attributes:
        results: 1 for a win of the learner, 0 for a draw, -1 for a loss.
    """

    results: list[int] = field(default_factory=list[int])

    def add(self, result: int) -> None:
        """Add the result of the next game."""
        self.results.append(result)

    def shares(self) -> list[OutcomeShares]:
        """Return the shares among the latest games, after every game or every few."""
        found: list[OutcomeShares] = []
        for games in self._steps():
            last = self.results[max(games - WINDOW, 0) : games]
            won, drawn, lost = (last.count(result) / len(last) for result in (1, 0, -1))
            found.append(OutcomeShares(games, won, drawn, lost))
        return found

    def progress(self) -> list[tuple[int, int]]:
        """Return the change in the beads of the first box after each number of games.

        The line is that of figure 4 in Michie's paper of 1963 (see `players.menace`): one step down
        for a loss, one up for a draw, three up for a win. Its slope shows how well it plays.
        """
        levels = [0]
        for result in self.results:
            levels.append(levels[-1] + GAINS[result])
        return [(0, 0), *((games, levels[games]) for games in self._steps())]

    def _steps(self) -> Sequence[int]:
        """Return the numbers of games that get a point on the line: some, and the last."""
        total = len(self.results)
        step = max(total // MOST_POINTS, 1)
        return sorted({*range(step, total + 1, step), total} - {0})


class LearningCurves:
    """The learning curves of a pair's learner: one as first player, one as second player.

    Attributes:
        learner: the player that learns; if both do, the one named first.
        first: its games as first player.
        second: its games as second player, in which it learns with other boxes.
    """

    def __init__(self, pair: tuple[StrategyId, StrategyId]) -> None:
        learners = [name for name in pair if name.kind == MENACE]
        self.learner = learners[0] if learners else None
        self._is_a = pair[0] == self.learner
        self.first, self.second = LearningCurve(), LearningCurve()

    def add(self, game: FinishedGame) -> None:
        """Add the next finished game of the pair."""
        if self.learner is not None and game.result is not None:
            result = game.result if self._is_a else -game.result
            (self.first if game.a_began is self._is_a else self.second).add(result)


@dataclass(frozen=True, slots=True)
class ScorePoint:
    """The score of a pair after some of its games.

    Attributes:
        games: the number of games.
        score: the score of player a, from 0 to 1.
        low: the lower end of its confidence interval.
        high: the upper end.
    """

    games: int
    score: float
    low: float
    high: float


class ArenaResults(QObject):
    """The results of a run, updated as its games end.

    Attributes:
        tournament: the tournament that is played; None if there is no run yet.
        games: all finished games, in the order in which they arrived.
        standings: the standing of each pair.
        courses: the score of each pair over time.
        lengths: for each pair, the number of games by length in plies, if they ended by the rules.
        learnings: the learning curves of each pair.

    Signals:
        begun: another run is shown.
        added: games have been added; the index of the first new one, from 0.
    """

    begun = Signal()
    added = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.tournament: Tournament | None = None
        self.games: list[FinishedGame] = []
        self.standings: list[Standing] = []
        self.courses: list[list[ScorePoint]] = []
        self.lengths: list[Counter[int]] = []
        self.learnings: list[LearningCurves] = []

    def begin(self, tournament: Tournament, games: Sequence[FinishedGame]) -> None:
        """Replace the run by another one and its finished games."""
        self.tournament = tournament
        pairs = range(len(tournament.pairs))
        self.games = []
        self.standings = [Standing(tournament.is_paired) for _ in pairs]
        self.courses = [[] for _ in pairs]
        self.lengths = [Counter() for _ in pairs]
        self.learnings = [LearningCurves(pair) for pair in tournament.pairs]
        for game in games:
            self._count(game)
        self.begun.emit()

    def add(self, games: Sequence[FinishedGame]) -> None:
        """Add finished games."""
        before = len(self.games)
        for game in games:
            self._count(game)
        self.added.emit(before)

    def _count(self, game: FinishedGame) -> None:
        assert self.tournament is not None
        self.games.append(game)
        found = self.standings[game.pair]
        found.add(game)
        if game.termination is None:
            self.lengths[game.pair][game.plies] += 1
        self.learnings[game.pair].add(game)
        step = max(self.tournament.games // MOST_POINTS, 1)
        if found.games % step == 0 and found.score is not None and found.interval is not None:
            low, high = found.interval.low, found.interval.high
            self.courses[game.pair].append(ScorePoint(found.games, found.score, low, high))

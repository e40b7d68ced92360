# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The results of a pair of players, and the sequential test that decides when they are enough."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum

from desktop_app.tournaments.conditions import FinishedGame, SearchStats
from desktop_app.tournaments.statistics import (
    GAME_CLASSES,
    PAIR_CLASSES,
    Difference,
    Hypotheses,
    Interval,
    bounds,
    difference,
    elo_of,
    interval,
    log_likelihood_ratio,
    mean,
    normalized_elo,
    superiority,
)


class SampleKind(StrEnum):
    """What the interval of a score is computed from."""

    PAIRS = "pairs"  # of games from one opening, played from both sides
    GAMES = "games"


class Comparison(StrEnum):
    """Whether a player is stronger or weaker than another, at the usual confidence."""

    STRONGER = "stronger"
    WEAKER = "weaker"
    OPEN = "open"


@dataclass(slots=True)
class SearchTotals:
    """The total cost of one player's moves in all games."""

    moves: int = 0
    seconds: float = 0.0
    nodes: int = 0

    def add(self, effort: SearchStats) -> None:
        """Add the statistics of one game."""
        self.moves += effort.moves
        self.seconds += effort.seconds
        self.nodes += effort.nodes


def _three() -> list[int]:
    return [0] * GAME_CLASSES


@dataclass
class Standing:
    """The results of a pair of players, a and b, from a's point of view.

    Attributes:
        is_paired: whether each opening is played from both sides, in consecutive games.
        games: the number of finished games.
        faults: the number of games that did not end by the rules.
        as_first: losses, draws and wins in which a moved first.
        as_second: losses, draws and wins in which b moved first.
        classes: the number of openings in which a scored 0, ½, 1, 1½ and 2 points.
        different: losses, draws and wins among games with different moves.
        plies: the total length of the games that ended by the rules.
        a: the cost of a's moves.
        b: the cost of b's moves.
    """

    is_paired: bool
    games: int = 0
    faults: int = 0
    as_first: list[int] = field(default_factory=_three)
    as_second: list[int] = field(default_factory=_three)
    classes: list[int] = field(default_factory=lambda: [0] * PAIR_CLASSES)
    different: list[int] = field(default_factory=_three)
    plies: int = 0
    a: SearchTotals = field(default_factory=SearchTotals)
    b: SearchTotals = field(default_factory=SearchTotals)
    _halves: dict[int, int] = field(default_factory=dict[int, int])
    _seen: set[int] = field(default_factory=set[int])

    def add(self, played: FinishedGame) -> None:
        """Count a finished game."""
        self.games += 1
        self.a.add(played.a)
        self.b.add(played.b)
        if played.termination is None:
            self.plies += played.plies
        else:
            self.faults += 1
        if played.result is None:
            return
        counts = self.as_first if played.a_began else self.as_second
        counts[played.result + 1] += 1
        name = hash((played.moves, played.a_began, played.result))
        if name not in self._seen:
            self._seen.add(name)
            self.different[played.result + 1] += 1
        if self.is_paired:
            other = self._halves.pop(played.number // 2, None)
            if other is None:
                self._halves[played.number // 2] = played.result
            else:
                self.classes[other + played.result + 2] += 1

    @property
    def counts(self) -> list[int]:
        """Losses, draws and wins."""
        return [one + other for one, other in zip(self.as_first, self.as_second, strict=True)]

    @property
    def mean_plies(self) -> float | None:
        """The mean length of the games that ended by the rules; None before the first."""
        ended = self.games - self.faults
        return self.plies / ended if ended else None

    @property
    def distinct(self) -> int:
        """The number of different games."""
        return sum(self.different)

    @property
    def score(self) -> float | None:
        """The mean score (win 1, draw ½, loss 0); None before the first game."""
        return mean(self.counts) if any(self.counts) else None

    @property
    def sample_kind(self) -> SampleKind:
        """What the interval is computed from: pairs as soon as one is complete."""
        return SampleKind.PAIRS if any(self.classes) else SampleKind.GAMES

    @property
    def sample(self) -> list[int]:
        """The counts that the interval is computed from: of pairs, or of games."""
        return self.classes if self.sample_kind is SampleKind.PAIRS else self.counts

    @property
    def interval(self) -> Interval | None:
        """The confidence interval of the score; None before the first game."""
        return interval(self.sample) if any(self.counts) else None

    @property
    def elo(self) -> Difference:
        """The Elo difference, which is unbounded before the first game."""
        if self.score is None:
            return Difference(None, None, None)
        around = difference(self.sample)
        return Difference(elo_of(self.score), around.low, around.high)

    @property
    def normalized_elo(self) -> float | None:
        """The normalised Elo difference; None without games, or if no score varies."""
        return normalized_elo(self.sample) if any(self.counts) else None

    @property
    def superiority(self) -> float | None:
        """The likelihood of superiority, from 0 to 1; None before the first game."""
        return superiority(self.sample) if any(self.counts) else None

    @property
    def verdict(self) -> Comparison:
        """Whether player a is stronger or weaker, if that is significant.

        It must also be significant among the different games alone: a thousand copies of one game
        are one result.
        """
        if self.interval is None:
            return Comparison.OPEN
        alone = interval(self.different)
        if min(self.interval.low, alone.low) > 0.5:
            return Comparison.STRONGER
        if max(self.interval.high, alone.high) < 0.5:
            return Comparison.WEAKER
        return Comparison.OPEN


def standings(pairs: int, played: Iterable[FinishedGame], *, is_paired: bool) -> list[Standing]:
    """Return the standing of each pair of players.

    Args:
        pairs: the number of pairs.
        played: all games, in any order.
        is_paired: whether each opening is played from both sides, in consecutive games.
    """
    found = [Standing(is_paired) for _ in range(pairs)]
    for game in played:
        found[game.pair].add(game)
    return found


LOOKS = 50
"""The test is evaluated after each pair of games at first, later when 1 in this many is new."""


class SequentialTest:
    """A sequential probability ratio test (SPRT) between two Elo differences.

    Attributes:
        over_at: the number of games after which the test ended; None: it goes on.
        beyond: the number of games that arrived after that and don't count.

    Args:
        hypotheses: the two differences.
        is_paired: whether each opening is played from both sides, in consecutive games.
    """

    def __init__(self, hypotheses: Hypotheses, *, is_paired: bool) -> None:
        self.over_at: int | None = None
        self.beyond = 0
        self._hypotheses = hypotheses
        self._standing = Standing(is_paired)
        self._waiting: dict[int, FinishedGame] = {}
        self._next = 0
        self._look = 2

    def add(self, played: FinishedGame) -> None:
        """Count a finished game, in the order of the games' numbers."""
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
        """Return the standing at the end of the run, and close the test to further games.

        It counts the games up to the one that ended the test. If the test did not end, it counts
        all games, even those that arrived ahead of others.
        """
        for number in sorted(self._waiting):
            self._standing.add(self._waiting.pop(number))
        return self._standing

    def _is_clear(self) -> bool:
        if not any(self._standing.counts):
            return False
        low, high = bounds()
        return not low < log_likelihood_ratio(self._standing.sample, self._hypotheses) < high

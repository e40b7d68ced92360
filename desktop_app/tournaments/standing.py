# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The results between two players, and the sequential test that decides when they are enough."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum

from desktop_app.tournaments.statistics import (
    GAME_CLASSES,
    PAIR_CLASSES,
    Difference,
    Hypotheses,
    Interval,
    bounds,
    difference,
    log_likelihood_ratio,
    mean,
    normal,
    normalized_elo,
    superiority,
    wilson,
)
from desktop_app.tournaments.terms import FinishedGame, SearchStats


class IntervalKind(StrEnum):
    """The kind of interval that a score is given with."""

    PAIRS = "pairs"  # the normal one of the five classes of two games of one opening
    WILSON = "wilson"


class Comparison(StrEnum):
    """How two players compare, with the usual confidence."""

    STRONGER = "stronger"
    WEAKER = "weaker"
    OPEN = "open"


@dataclass(slots=True)
class SearchTotals:
    """What the moves of one player cost in all games together."""

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
    """The games of two players, a and b, all from a's point of view.

    Attributes:
        is_paired: whether each opening is played from both sides, one game after the other.
        games: all that are over.
        faults: those that have not ended by the rules.
        as_first: losses, draws, wins where a began.
        as_second: the same where b began.
        classes: how often a has made none, a half, one, one and a half, two points of an opening.
        different: losses, draws, wins of the games that are not the same, move by move.
        plies: of all games.
        a: what a's moves took.
        b: what b's moves took.
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
        self.plies += played.plies
        self.a.add(played.a)
        self.b.add(played.b)
        if played.termination is not None:
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
        """Losses, draws, wins."""
        return [one + other for one, other in zip(self.as_first, self.as_second, strict=True)]

    @property
    def distinct(self) -> int:
        """The number of different games."""
        return sum(self.different)

    @property
    def score(self) -> float | None:
        """The mean of 1 for a win and a half for a draw; None before the first game."""
        return mean(self.counts) if any(self.counts) else None

    @property
    def interval_kind(self) -> IntervalKind:
        """By which interval the score is given: by pairs where all five classes came up."""
        return IntervalKind.PAIRS if all(self.classes) else IntervalKind.WILSON

    @property
    def sample(self) -> list[int]:
        """The counts that tell the most: of pairs where there are all classes, else of games."""
        return self.classes if self.interval_kind is IntervalKind.PAIRS else self.counts

    @property
    def interval(self) -> Interval | None:
        """The confidence interval of the score; None before the first game."""
        if self.interval_kind is IntervalKind.PAIRS:
            found = normal(self.classes)
            return Interval(max(found.low, 0.0), min(found.high, 1.0))
        return wilson(self.counts) if any(self.counts) else None

    @property
    def elo(self) -> Difference:
        """The Elo difference; nothing before the first game."""
        if self.interval is None:
            return Difference(None, None, None)
        return difference(self.counts, self.interval)

    @property
    def normalized_elo(self) -> float | None:
        """The normalised Elo difference; None before the first game, or if no score varies."""
        return normalized_elo(self.sample) if any(self.counts) else None

    @property
    def superiority(self) -> float | None:
        """The likelihood of superiority, from 0 to 1; None before the first game."""
        return superiority(self.sample) if any(self.counts) else None

    @property
    def verdict(self) -> Comparison:
        """Whether player a is stronger or weaker, if that is certain enough.

        The games that are different must tell it by themselves too: a thousand copies of one game
        are one result.
        """
        if self.interval is None:
            return Comparison.OPEN
        alone = wilson(self.different)
        if min(self.interval.low, alone.low) > 0.5:
            return Comparison.STRONGER
        if max(self.interval.high, alone.high) < 0.5:
            return Comparison.WEAKER
        return Comparison.OPEN


def standings(pairs: int, played: Iterable[FinishedGame], *, is_paired: bool) -> list[Standing]:
    """Return the standing of each pair of players.

    Args:
        pairs: how many pairs there are.
        played: all games, in any order.
        is_paired: see `Standing`.
    """
    found = [Standing(is_paired) for _ in range(pairs)]
    for game in played:
        found[game.pair].add(game)
    return found


LOOKS = 50
"""It looks after each pair of games at first, later whenever one game in so many is new."""


class SequentialTest:
    """A sequential probability ratio test (SPRT) between two Elo differences.

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
        return not low < log_likelihood_ratio(self._standing.sample, self._hypotheses) < high

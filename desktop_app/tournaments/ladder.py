# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Builds a ladder of players, each measurably stronger than the one below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from desktop_app.core.position import Game
from desktop_app.players.ladder import Ladder, MatchResult, Rung
from desktop_app.players.levels import minimal_tree_size
from desktop_app.players.registry import StrategyId
from desktop_app.search.limits import Limits
from desktop_app.search.solved import is_small
from desktop_app.tournaments.conditions import GameConditions
from desktop_app.tournaments.standing import Comparison, Standing
from desktop_app.tournaments.tournament import TAKES_ALL_TIME, Tournament

Match = Callable[[Tournament], Standing]
"""Plays a tournament of two players; returns the standing from the first one's point of view."""
ONE_AHEAD = StrategyId("one-ahead")
SLOW = 100_000
"""A player that needs more positions than this for a move counts as slow."""


@dataclass(frozen=True, slots=True)
class LadderBuilder:
    """Builds a ladder from below: keeps each candidate that is stronger than the last one kept.

    Each candidate is tried first, and if it is stronger, measured with another seed, which gives
    other games: otherwise some of many candidates would seem stronger by luck. The ladder states
    the figures of the measurement. The last candidate is always the top; rungs that can't be told
    apart from it are removed.

    Attributes:
        game: the game.
        games: the number of games of a match; even.
        slow_games: the number of games of a match with a slow player; even.
        seed: the seed for trying a candidate; measurements use the next one.
        nodes: the positions that a player without a limit of its own may visit for a move; None
            for no limit.
        date: the day of the measurement, which the ladder states.
        match: plays the tournaments.
    """

    game: Game
    games: int
    slow_games: int
    seed: int
    nodes: int | None
    date: str
    match: Match

    def ladder(self, candidates: Sequence[StrategyId]) -> Ladder:
        """Return the ladder of these candidates, which are listed from weakest to strongest."""
        first, *between, top = candidates
        rungs, alike = [Rung(first)], list[Rung]()
        for name in between:
            rung = self._compared(name, rungs[-1].strategy)
            (rungs if _is_stronger(rung) else alike).append(rung)
        while True:
            rung = self._compared(top, rungs[-1].strategy)
            if _is_stronger(rung) or len(rungs) == 1:
                break
            gone = rungs.pop().strategy
            alike.append(Rung(gone, rung.measured and _turned(rung.measured, top)))
        rungs.append(rung)
        beaten = self._measured(ONE_AHEAD, first, self.seed + 1)
        terms = self.games, self.slow_games, self.seed, self.nodes, self.date
        return Ladder(*terms, tuple(rungs), beaten, tuple(alike))

    def _compared(self, name: StrategyId, below: StrategyId) -> Rung:
        """Compare a candidate with the highest rung: a try, then a measurement if stronger."""
        rung = Rung(name, self._measured(name, below, self.seed))
        if _is_stronger(rung):
            return Rung(name, self._measured(name, below, self.seed + 1))
        return rung

    def _measured(self, name: StrategyId, other: StrategyId, seed: int) -> MatchResult:
        is_slow = _is_slow(self.game, name) or _is_slow(self.game, other)
        games = self.slow_games if is_slow else self.games
        takes_all = TAKES_ALL_TIME & {name.kind, other.kind}
        terms = GameConditions(self.game.id, seed, Limits(nodes=self.nodes if takes_all else None))
        tournament = Tournament(terms, (name, other), games, openings=games // 2)
        return measured(self.match(tournament), other)


def measured(found: Standing, other: StrategyId) -> MatchResult:
    """Return a standing of at least one game in the form in which ladders store it."""
    assert found.score is not None
    assert found.interval is not None
    losses, draws, wins = found.counts
    return MatchResult(
        other,
        wins,
        draws,
        losses,
        found.score,
        found.interval.low,
        found.interval.high,
        tuple(found.classes),
        tuple(reversed(found.different)),
    )


def _is_slow(game: Game, name: StrategyId) -> bool:
    """Return whether a player takes long for a move."""
    if name.kind in TAKES_ALL_TIME:
        return not is_small(game.start())
    return name.depth is not None and minimal_tree_size(game, name.depth) > SLOW


def _turned(told: MatchResult, other: StrategyId) -> MatchResult:
    """Return a measurement from the point of view of the other player, the lower rung."""
    return MatchResult(
        other,
        told.losses,
        told.draws,
        told.wins,
        1 - told.score,
        1 - told.high,
        1 - told.low,
        told.classes[::-1],
        told.different[::-1],
    )


def verdict(told: MatchResult) -> Comparison:
    """Return whether a measured player is significantly stronger or weaker than the other one."""
    return _standing(told).verdict


def _is_stronger(rung: Rung) -> bool:
    return rung.measured is not None and verdict(rung.measured) is Comparison.STRONGER


def _standing(told: MatchResult) -> Standing:
    """Return the standing that a stored measurement describes."""
    return Standing(
        is_paired=True,
        games=told.games,
        as_first=[told.losses, told.draws, told.wins],
        classes=list(told.classes),
        different=list(reversed(told.different)),
    )

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The making of a ladder: players that can be told apart, each stronger than the one below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from desktop_app.core.position import Game
from desktop_app.players.ladder import Ladder, Measured, Rung
from desktop_app.players.levels import least_positions
from desktop_app.players.registry import StrategyId
from desktop_app.search.limits import Limits
from desktop_app.search.solved import is_small
from desktop_app.tournaments.standing import Comparison, Standing
from desktop_app.tournaments.terms import Terms
from desktop_app.tournaments.tournament import TAKES_ALL_TIME, Tournament

Match = Callable[[Tournament], Standing]
"""Plays a tournament of two players; how it stands then, from the first one's point of view."""
ONE_AHEAD = StrategyId("one-ahead")
SLOW = 100_000
"""Who needs more positions than that for a move takes long."""


@dataclass(frozen=True, slots=True)
class LadderBuilder:
    """Makes a ladder from below: a candidate is kept that is stronger than the last one kept.

    Who is to be kept is tried first, and then measured with another seed, that is by other games:
    of many candidates some would seem stronger by luck. What the ladder tells are the figures of
    the measurement. The last candidate is the top in any case: whoever can't be told from that one
    gives way.

    Attributes:
        game: what is played.
        games: see `Ladder`; an even number.
        slow_games: see `Ladder`; an even number.
        seed: see `Ladder`.
        nodes: see `Ladder`.
        match: plays.
    """

    game: Game
    games: int
    slow_games: int
    seed: int
    nodes: int | None
    match: Match

    def ladder(self, candidates: Sequence[StrategyId]) -> Ladder:
        """The ladder of these, easiest first."""
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
        terms = self.games, self.slow_games, self.seed, self.nodes
        return Ladder(*terms, tuple(rungs), beaten, tuple(alike))

    def _compared(self, name: StrategyId, below: StrategyId) -> Rung:
        """A candidate beside the highest rung: tried, and measured if that went well."""
        rung = Rung(name, self._measured(name, below, self.seed))
        if _is_stronger(rung):
            return Rung(name, self._measured(name, below, self.seed + 1))
        return rung

    def _measured(self, name: StrategyId, other: StrategyId, seed: int) -> Measured:
        is_slow = _is_slow(self.game, name) or _is_slow(self.game, other)
        games = self.slow_games if is_slow else self.games
        takes_all = TAKES_ALL_TIME & {name.kind, other.kind}
        terms = Terms(self.game.id, seed, Limits(nodes=self.nodes if takes_all else None))
        tournament = Tournament(terms, (name, other), games, openings=games // 2)
        return measured(self.match(tournament), other)


def measured(found: Standing, other: StrategyId) -> Measured:
    """How it stands against another player, of at least one game, as a ladder tells it."""
    assert found.score is not None
    assert found.interval is not None
    losses, draws, wins = found.counts
    return Measured(
        other,
        wins,
        draws,
        losses,
        found.score,
        found.interval.low,
        found.interval.high,
        found.interval_kind.value,
        tuple(found.classes),
        tuple(reversed(found.different)),
    )


def _is_slow(game: Game, name: StrategyId) -> bool:
    """Whether a player takes long for a move."""
    if name.kind in TAKES_ALL_TIME:
        return not is_small(game.start())
    return name.depth is not None and least_positions(game, name.depth) > SLOW


def _turned(told: Measured, other: StrategyId) -> Measured:
    """The same from the point of view of the one below, who gives way."""
    return Measured(
        other,
        told.losses,
        told.draws,
        told.wins,
        1 - told.score,
        1 - told.high,
        1 - told.low,
        told.interval,
        told.classes[::-1],
        told.different[::-1],
    )


def verdict(told: Measured) -> Comparison:
    """Who is the stronger one, if that is sure; see `Standing.verdict`."""
    return _standing(told).verdict


def _is_stronger(rung: Rung) -> bool:
    return rung.measured is not None and verdict(rung.measured) is Comparison.STRONGER


def _standing(told: Measured) -> Standing:
    """What a ladder tells as it stood."""
    return Standing(
        is_paired=True,
        games=told.games,
        as_first=[told.losses, told.draws, told.wins],
        classes=list(told.classes),
        different=list(reversed(told.different)),
    )

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Building a ladder: which players stay, which are dropped, and which were only lucky."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from desktop_app.games.registry import find_game
from desktop_app.players.ladder import Ladder
from desktop_app.players.registry import StrategyId, parse_strategy
from desktop_app.tournaments.ladder import LadderBuilder
from desktop_app.tournaments.standing import Standing
from desktop_app.tournaments.tournament import Tournament
from tests.tournaments.results import played

GAME = find_game("connect-four")
SEED = 7


class Matches:
    """Matches in which the stronger player wins every game, and equal players draw."""

    def __init__(self, strengths: dict[str, int], lucky: Sequence[str] = ()) -> None:
        self.strengths, self.lucky = strengths, lucky
        self.seen: list[Tournament] = []

    def play(self, tournament: Tournament) -> Standing:
        self.seen.append(tournament)
        a, b = map(str, tournament.players)
        result = (self.strengths[a] > self.strengths[b]) - (self.strengths[a] < self.strengths[b])
        if a in self.lucky and tournament.terms.seed == SEED:
            result = 1
        standing = Standing(tournament.is_paired)
        for number in range(tournament.games):
            standing.add(played(number, result))
        return standing


def climbed(matches: Matches) -> Ladder:
    names = tuple(map(parse_strategy, matches.strengths))
    return LadderBuilder(GAME, 40, 20, SEED, 1_000, "2026-11-29", matches.play).ladder(names)


def rungs(ladder: Ladder) -> list[str]:
    return [str(rung.strategy) for rung in ladder.rungs]


def alike(ladder: Ladder) -> list[str]:
    return [str(rung.strategy) for rung in ladder.alike]


def test_a_candidate_no_stronger_than_the_last_rung_is_left_out() -> None:
    ladder = climbed(
        Matches({"random": 0, "one-ahead": 2, "alpha-beta:1": 1, "alpha-beta:2": 2, "perfect": 3})
    )
    assert rungs(ladder) == ["random", "one-ahead", "perfect"]
    assert alike(ladder) == ["alpha-beta:1", "alpha-beta:2"]
    against = [rung.measured and str(rung.measured.against) for rung in ladder.rungs]
    assert against == [None, "random", "one-ahead"]


def test_rungs_that_cannot_be_told_from_the_top_are_removed() -> None:
    strengths = {"random": 0, "one-ahead": 1, "alpha-beta:2": 2, "alpha-beta:4": 2, "perfect": 2}
    ladder = climbed(Matches(strengths))
    assert rungs(ladder) == ["random", "one-ahead", "perfect"]
    assert alike(ladder) == ["alpha-beta:4", "alpha-beta:2"]
    gone = ladder.alike[-1].measured
    assert gone is not None
    assert (str(gone.against), gone.draws, gone.score) == ("perfect", 20, 0.5)
    assert gone.low + gone.high == pytest.approx(1)
    assert gone.different == (0, 20, 0)


def test_the_top_is_there_even_if_it_is_no_stronger_than_the_first() -> None:
    assert rungs(climbed(Matches({"random": 0, "one-ahead": 0, "perfect": 0}))) == [
        "random",
        "perfect",
    ]


def test_luck_in_the_trial_does_not_make_a_rung() -> None:
    strengths = {"random": 0, "one-ahead": 1, "alpha-beta:2": 1, "perfect": 2}
    ladder = climbed(Matches(strengths, lucky=["alpha-beta:2"]))
    assert rungs(ladder) == ["random", "one-ahead", "perfect"]


def test_openings_are_paired_and_only_players_without_a_limit_get_one() -> None:
    matches = Matches({"random": 0, "one-ahead": 1, "perfect": 2})
    ladder = climbed(matches)
    perfect = StrategyId("perfect")
    for tournament in matches.seen:
        is_top = perfect in tournament.players
        assert tournament.games == (20 if is_top else 40)
        assert tournament.openings == tournament.games // 2
        assert tournament.is_paired
        assert tournament.is_repeatable
        assert tournament.terms.limits.nodes == (1_000 if is_top else None)
    assert (ladder.games, ladder.slow_games, ladder.seed, ladder.nodes) == (40, 20, SEED, 1_000)
    assert ladder.date == "2026-11-29"
    assert (ladder.beaten.wins, str(ladder.beaten.against)) == (40, "random")

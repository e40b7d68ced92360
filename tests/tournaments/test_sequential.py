# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The sequential test ends at the same game, in whatever order the games arrive."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from desktop_app.tournaments import standing as standing_module
from desktop_app.tournaments.conditions import FinishedGame
from desktop_app.tournaments.standing import SequentialTest, standings
from desktop_app.tournaments.statistics import Hypotheses, bounds, log_likelihood_ratio
from tests.tournaments.results import played

WIDE = Hypotheses(0, 40)


def games(count: int, seed: int = 1) -> list[FinishedGame]:
    """Return games of a player who wins more often than not."""
    chance = Random(seed)
    return [played(n, chance.choices((1, 0, -1), (5, 2, 3))[0]) for n in range(count)]


def taken(all_games: list[FinishedGame], *, is_paired: bool = True) -> SequentialTest:
    test = SequentialTest(WIDE, is_paired=is_paired)
    for game in all_games:
        test.add(game)
    return test


@pytest.mark.parametrize("is_paired", [True, False])
def test_games_in_any_order_end_it_at_the_same_one(is_paired: bool) -> None:
    all_games, chance = games(3000), Random(5)
    test = taken(all_games, is_paired=is_paired)
    assert test.over_at is not None
    assert 10 < test.over_at < 2000
    assert test.over_at + test.beyond == 3000
    (counted,) = standings(1, all_games[: test.over_at], is_paired=is_paired)
    assert test.standing() == counted
    low, high = bounds()
    assert not low < log_likelihood_ratio(counted.sample, WIDE) < high
    for _ in range(3):
        chance.shuffle(all_games)
        other = taken(all_games, is_paired=is_paired)
        assert (other.over_at, other.beyond) == (test.over_at, test.beyond)
        assert other.standing() == test.standing()


def test_before_it_is_clear_all_games_count() -> None:
    some = games(12)
    test = taken([*some[:4], *some[6:]])  # two have not arrived
    assert (test.over_at, test.beyond) == (None, 0)
    assert test.standing().games == 10


def test_games_that_do_not_count_do_not_end_it() -> None:
    test = taken([played(number, None) for number in range(50)])
    assert test.over_at is None
    assert test.standing().games == 50


def test_it_looks_after_each_pair_at_first_and_later_at_a_share_of_all_games(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looks, taken_so_far = list[int](), list[FinishedGame]()
    test = SequentialTest(WIDE, is_paired=True)

    def never_clear(_worth: object, _hypotheses: Hypotheses) -> float:
        looks.append(len(taken_so_far))
        return 0.0

    monkeypatch.setattr(standing_module, "log_likelihood_ratio", never_clear)
    for game in games(1000):
        taken_so_far.append(game)
        test.add(game)
    assert looks[:100] == [*range(2, 201, 2)]
    assert looks[100:104] == [204, 208, 212, 216]
    assert [other - one for one, other in pairwise(looks)][-1] == 18
    assert test.over_at is None

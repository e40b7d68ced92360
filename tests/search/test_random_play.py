# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What happens if nobody thinks: exact shares, against a naive count."""

from collections import Counter
from contextlib import suppress
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.core.position import MAX, MIN, Player, Position
from desktop_app.games.k_in_a_row.entry import PRESETS
from desktop_app.search.limits import Budget, Limits, SearchStopped
from desktop_app.search.random_play import EndingCounter, OutcomeDistribution, random_outcome
from tests.search.truth import TIC_TAC_TOE, random_endings, small_positions


@given(small_positions(most_left=5))
def test_endings_equal_a_naive_count(position: Position) -> None:
    endings = EndingCounter().endings(position)
    games, shares = random_endings(position)
    assert {e.outcome: e.games for e in endings.shares} == games
    assert {e.outcome: e.probability for e in endings.shares} == shares
    assert endings.games == games.total()
    for player in Player:
        assert endings.worst(player) == min(player * outcome for outcome in games)
        expected = sum((Fraction(player * o) * s for o, s in shares.items()), Fraction(0))
        assert endings.mean(player) == expected
        for sign in (1, 0, -1):
            fitting = [o for o in games if o * player * sign > 0 or o == sign == 0]
            assert endings.share(player, sign) == sum((shares[o] for o in fitting), Fraction(0))
            assert endings.count(player, sign) == sum(games[o] for o in fitting)


@given(small_positions(most_left=6))
def test_shares_add_up_to_one(position: Position) -> None:
    endings = EndingCounter().endings(position)
    assert sum(endings.share(MAX, sign) for sign in (-1, 0, 1)) == 1
    assert endings.share(MAX, 1) == endings.share(MIN, -1)


def test_tic_tac_toe_at_random() -> None:
    endings = EndingCounter().endings(TIC_TAC_TOE.start())
    assert endings.games == 255_168
    assert [endings.count(MAX, sign) for sign in (1, -1, 0)] == [131_184, 77_904, 46_080]
    assert [endings.share(MAX, sign) for sign in (1, -1, 0)] == [
        Fraction(737, 1260),
        Fraction(121, 420),
        Fraction(8, 63),
    ]


@given(st.integers(0, 20), small_positions(most_left=6))
def test_counts_made_before_a_stop_are_right(asked: int, position: Position) -> None:
    answers = iter([False] * asked)
    play = EndingCounter()
    with suppress(SearchStopped):
        play.endings(position, Budget(Limits(), lambda: next(answers, True)))
    assert play.endings(position) == EndingCounter().endings(position)


def test_a_stop_ends_the_count() -> None:
    with pytest.raises(SearchStopped):
        EndingCounter().endings(TIC_TAC_TOE.start(), Budget(Limits(), lambda: True))


@pytest.mark.parametrize("name", ["tic-tac-toe", "connect-four"])
def test_random_games_end_in_every_way_and_the_same_seed_in_the_same(name: str) -> None:
    start = PRESETS[name].start()
    outcomes = [random_outcome(start, Random(seed)) for seed in range(300)]
    assert outcomes == [random_outcome(start, Random(seed)) for seed in range(300)]
    assert {-1, 1} <= set(outcomes) <= {-1, 0, 1}


def test_random_games_have_the_exact_shares() -> None:
    """2,000 games are within 4 standard deviations; the seed is fixed, so this can't flicker."""
    random = Random(5)
    outcomes = Counter(random_outcome(TIC_TAC_TOE.start(), random) for _ in range(2_000))
    exact: OutcomeDistribution = EndingCounter().endings(TIC_TAC_TOE.start())
    for ending in exact.shares:
        p = float(ending.probability)
        assert abs(outcomes[ending.outcome] / 2_000 - p) < 4 * (p * (1 - p) / 2_000) ** 0.5

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Formulas compared with published figures and with their own definitions.

Published: fastchess's own tests (wins, losses, draws 136, 96, 111 and so on), by the normal
approximation, to which the exact intervals come close where there are many results.
"""

from __future__ import annotations

from itertools import product
from math import comb, inf, log, sqrt
from random import Random
from statistics import NormalDist

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from desktop_app.tournaments.statistics import (
    Hypotheses,
    bounds,
    difference,
    elo_of,
    expected_score,
    interval,
    log_likelihood_ratio,
    mean,
    normalized_elo,
    p_value,
    superiority,
    variance,
)

KNOWN = (96, 111, 136)
"""Losses, draws, wins."""


def normal_error(counts: tuple[int, ...]) -> float:
    """Half the width of the interval of the Elo difference, by the normal approximation."""
    half = NormalDist().inv_cdf(0.975) * sqrt(variance(counts) / sum(counts))
    low, high = (elo_of(mean(counts) + side * half) for side in (-1, 1))
    assert low is not None
    assert high is not None
    return (high - low) / 2


def test_published_elo_of_single_games() -> None:
    found = difference(KNOWN)
    assert found.elo is not None
    assert (round(found.elo, 2), round(normal_error(KNOWN), 2)) == (40.70, 30.43)
    assert found.error == pytest.approx(30.43, rel=0.003)
    assert round(normalized_elo(KNOWN) or 0, 2) == 49.77
    assert superiority(KNOWN) == pytest.approx(0.9960, abs=5e-4)
    assert round(mean(KNOWN), 3) == 0.558


def test_published_elo_of_single_games_against_the_other() -> None:
    counts = (89, 123, 76)
    assert round(normalized_elo(counts) or 0, 2) == -20.76
    assert superiority(counts) == pytest.approx(0.1553, abs=1e-3)


@pytest.mark.parametrize(
    ("classes", "elo", "error", "nelo", "los"),
    [
        ((34, 54, 63, 64, 75), 55.58, 27.65, 57.94, 1.0000),
        ((332, 433, 498, 333, 334), -8.64, 10.33, -9.17, 0.0505),
        ((7895, 8757, 5685, 568, 9999), -21.04, 2.95, -19.01, 0.0000),
    ],
)
def test_published_elo_of_pairs(
    classes: tuple[int, ...], elo: float, error: float, nelo: float, los: float
) -> None:
    found = difference(classes)
    assert found.elo == pytest.approx(elo, abs=0.005)
    assert normal_error(classes) == pytest.approx(error, abs=0.005)
    assert found.error == pytest.approx(error, rel=0.003)
    assert normalized_elo(classes) == pytest.approx(nelo, abs=0.005)
    assert superiority(classes) == pytest.approx(los, abs=5e-4)


@pytest.mark.parametrize(
    ("counts", "hypotheses", "llr"),
    [
        ((36027, 68692, 36433), Hypotheses(0, 2), 0.92),
        ((365, 16618, 36229, 16974, 390), Hypotheses(0, 2), 2.25),
        # the following are given there within one hundredth of them
        ((10650, 20431, 10871), Hypotheses(-1.75, 0.25), 2.30),
        ((0, 0, 4250), Hypotheses(0, 10), 120.56),
        ((127, 4883, 10712, 5150, 104), Hypotheses(-1.75, 0.25), 3.01),
        ((0, 0, 0, 0, 5550), Hypotheses(0, 5), 111.82),
        ((21184, 40708, 21404), Hypotheses(0.5, 2.5, is_normalized=False), -1.57),
        ((57030, 106593, 57433), Hypotheses(0, 2, is_normalized=False), -2.59),
        ((223, 9863, 21279, 10037, 246), Hypotheses(0.5, 2.5, is_normalized=False), -3.07),
        ((871, 26175, 55983, 26678, 821), Hypotheses(0, 2, is_normalized=False), -4.98),
    ],
)
def test_published_likelihood_ratios(
    counts: tuple[int, ...], hypotheses: Hypotheses, llr: float
) -> None:
    found = log_likelihood_ratio(counts, hypotheses)
    assert found == pytest.approx(llr, abs=0.01 * max(1, abs(llr)) if 0 in counts else 0.01)


def test_a_test_ends_where_wald_says() -> None:
    low, high = bounds()
    assert (round(low, 2), round(high, 2)) == (-2.94, 2.94)
    assert high == log(19)


def test_ten_of_ten_are_a_bound_and_not_infinite() -> None:
    counts = (0, 0, 10)
    found = interval(counts)
    assert (found.low, found.high) == (pytest.approx(0.05**0.1, abs=1e-5), 1)  # half of low^10
    apart = difference(counts)
    assert (apart.elo, round(apart.low or 0), apart.high, apart.error) == (None, 183, None, None)
    assert difference((10, 0, 0)).high == pytest.approx(-183, abs=0.5)
    assert normalized_elo(counts) is None
    assert superiority(counts) == pytest.approx(1 - 0.5**11)


def at_least(wins: int, games: int, score: float) -> float:
    """The probability of at least so many wins without draws; of just so many, a half."""
    shares = [comb(games, n) * score**n * (1 - score) ** (games - n) for n in range(games + 1)]
    return sum(shares[wins + 1 :]) + shares[wins] / 2


@pytest.mark.parametrize(("wins", "games"), [(8, 10), (9, 10), (1, 2), (3, 17), (60, 100)])
def test_without_draws_an_interval_is_that_of_the_binomial_distribution(
    wins: int, games: int
) -> None:
    counts = (games - wins, 0, wins)
    found = interval(counts)
    assert at_least(wins, games, found.low) == pytest.approx(0.025, abs=1e-5)
    assert at_least(wins, games, found.high) == pytest.approx(0.975, abs=1e-5)
    for score in (0.1, 0.5, 0.6, 0.93):
        assert p_value(counts, score) == pytest.approx(at_least(wins, games, score), abs=1e-9)


def test_eight_of_ten_are_not_enough_and_nine_are() -> None:
    assert interval((2, 0, 8)).low < 0.5 < interval((1, 0, 9)).low


def p_value_by_counting(counts: tuple[int, ...]) -> float:
    """The same for a true score of one half, by adding up what single results can come to.

    Of all distributions with this mean that fits symmetric counts best which is symmetric.
    """
    size = len(counts)
    chances = [
        (one + other) / 2 / sum(counts) for one, other in zip(counts, counts[::-1], strict=True)
    ]
    sums = {0: 1.0}
    for _ in range(sum(counts)):
        longer = dict[int, float]()
        for (points, chance), more in product(sums.items(), range(size)):
            longer[points + more] = longer.get(points + more, 0) + chance * chances[more]
        sums = longer
    reached = sum(points * count for points, count in enumerate(counts))
    above = sum(chance for points, chance in sums.items() if points > reached)
    return above + sums[reached] / 2


@pytest.mark.parametrize("counts", [(3, 5, 9), (0, 20, 6), (1, 30, 0), (4, 2, 0)])
def test_a_draw_counts_as_what_it_is(counts: tuple[int, ...]) -> None:
    """With three classes the likeliest distribution of mean one half is the symmetric one."""
    assert p_value(counts, 0.5) == pytest.approx(p_value_by_counting(counts), abs=1e-9)


def test_a_few_losses_among_many_draws_are_clear() -> None:
    assert interval((46, 954, 0)).high < 0.485
    assert interval((1, 1999, 0)).high > 0.5


def test_draws_alone_tell_nothing() -> None:
    counts = (0, 7, 0)
    assert (elo_of(mean(counts)), superiority(counts)) == (0, pytest.approx(0.5))
    few, many = interval(counts), interval((0, 700, 0))
    assert few.low < many.low < 0.5 < many.high < few.high
    assert many.high == pytest.approx(1 - 0.05 ** (1 / 700) / 2, abs=1e-6)  # half of no win in 700


def test_one_win_is_hardly_anything() -> None:
    assert superiority((0, 0, 1)) == pytest.approx(0.75)


@pytest.mark.parametrize(
    ("number", "chances"),
    [(40, (0.3, 0.4, 0.3)), (200, (0.0, 0.9, 0.1)), (40, (0.2, 0.0, 0.5, 0.0, 0.3))],
)
def test_an_interval_holds_the_true_score_as_often_as_it_says(
    number: int, chances: tuple[float, ...]
) -> None:
    """`bench_intervals.py` has many more; in sum, 93 to 97 % of 1,000 intervals should."""
    random, score, held = Random(5), mean(chances), 0
    for _ in range(1_000):
        results = random.choices(range(len(chances)), chances, k=number)
        found = interval([results.count(points) for points in range(len(chances))])
        held += found.low <= score <= found.high
    assert 930 <= held <= 970


counts_of = st.lists(st.integers(0, 60), min_size=3, max_size=3) | st.lists(
    st.integers(0, 60), min_size=5, max_size=5
)


@given(counts_of.filter(any))
@example([60, 0, 0])
@example([0, 0, 1, 0, 0])
def test_invariants_of_the_statistics_hold_for_all_counts(counts: list[int]) -> None:
    middle, found = mean(counts), interval(counts)
    assert 0 <= found.low <= middle + 1e-7
    assert middle - 1e-7 <= found.high <= 1
    mirrored = interval(counts[::-1])
    assert found.low == pytest.approx(1 - mirrored.high, abs=1e-5)
    assert superiority(counts) == pytest.approx(1 - superiority(counts[::-1]), abs=1e-9)
    if abs(superiority(counts) - 0.975) > 1e-4:
        assert (found.low > 0.5) == (superiority(counts) > 0.975)
    assert variance(counts) == pytest.approx(variance(counts[::-1]))
    many = interval([100 * count for count in counts])
    assert many.high - many.low < found.high - found.low
    score = mean(counts)
    if 0.001 < score < 0.999:
        assert expected_score(elo_of(score) or 0) == pytest.approx(score)


@given(counts=counts_of.filter(any), is_normalized=st.booleans())
@example(counts=[0, 1, 40], is_normalized=False)
@example(counts=[0, 0, 3, 1, 50], is_normalized=True)
def test_the_likelihood_ratio_is_antisymmetric_in_the_players(
    counts: list[int], is_normalized: bool
) -> None:
    ours = log_likelihood_ratio(counts, Hypotheses(-5, 20, is_normalized))
    theirs = log_likelihood_ratio(counts[::-1], Hypotheses(-20, 5, is_normalized))
    assert ours == pytest.approx(-theirs, abs=1e-6)


@pytest.mark.parametrize("counts", [(0, 5, 5), (1, 0, 4), (0, 0, 2, 0, 3)])
def test_a_class_that_is_empty_hardly_counts(counts: tuple[int, ...]) -> None:
    """A thousand times as many results give a thousand times the evidence."""
    hypotheses = Hypotheses(0, 50, is_normalized=False)
    few = log_likelihood_ratio(counts, hypotheses)
    many = log_likelihood_ratio([1000 * count for count in counts], hypotheses)
    assert many == pytest.approx(1000 * few, rel=0.01)


@given(counts_of.filter(lambda counts: sum(counts) > 5 and 0 not in counts))
def test_a_likelihood_ratio_is_the_best_that_its_hypotheses_allow(counts: list[int]) -> None:
    """At its own mean the results are the likeliest, so no other mean is preferred to it."""
    own = elo_of(mean(counts)) or 0.0
    for other in (own - 30, own - 1, own + 1, own + 30):
        low, high = sorted((own, other))
        ratio = log_likelihood_ratio(counts, Hypotheses(low, high, is_normalized=False))
        assert (ratio if high == own else -ratio) > 0
    assert log_likelihood_ratio(counts, Hypotheses(0, 0)) == 0
    assert abs(log_likelihood_ratio(counts, Hypotheses(-5, 5))) < inf

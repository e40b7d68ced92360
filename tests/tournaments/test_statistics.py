# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Formulas compared with published figures and with their own definitions.

Published: fastchess's own tests (wins, losses, draws 136, 96, 111 and so on); Wilson's
interval of 8 and 10 of 10.
"""

from __future__ import annotations

from math import inf, log

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from desktop_app.tournaments.statistics import (
    Hypotheses,
    bounds,
    difference,
    elo_of,
    expected_score,
    log_likelihood_ratio,
    mean,
    normal,
    normalized_elo,
    superiority,
    variance,
    wilson,
)

KNOWN = (96, 111, 136)
"""Losses, draws, wins."""


def test_published_elo_of_single_games() -> None:
    found = difference(KNOWN)
    assert found.elo is not None
    assert found.error is not None
    assert (round(found.elo, 2), round(found.error, 2)) == (40.70, 30.43)
    assert round(normalized_elo(KNOWN) or 0, 2) == 49.77
    assert round(superiority(KNOWN) * 100, 2) == 99.60
    assert round(mean(KNOWN), 3) == 0.558


def test_published_elo_of_single_games_against_the_other() -> None:
    counts = (89, 123, 76)
    assert round(normalized_elo(counts) or 0, 2) == -20.76
    assert round(superiority(counts) * 100, 2) == 15.53


@pytest.mark.parametrize(
    ("classes", "elo", "error", "nelo", "los"),
    [
        ((34, 54, 63, 64, 75), 55.58, 27.65, 57.94, 100.00),
        ((332, 433, 498, 333, 334), -8.64, 10.33, -9.17, 5.05),
        ((7895, 8757, 5685, 568, 9999), -21.04, 2.95, -19.01, 0.00),
    ],
)
def test_published_elo_of_pairs(
    classes: tuple[int, ...], elo: float, error: float, nelo: float, los: float
) -> None:
    found = difference(classes)
    assert found.elo == pytest.approx(elo, abs=0.005)
    assert found.error == pytest.approx(error, abs=0.005)
    assert normalized_elo(classes) == pytest.approx(nelo, abs=0.005)
    assert round(superiority(classes) * 100, 2) == los


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
    interval = wilson(counts)
    assert (round(interval.low, 3), interval.high) == (0.722, 1)
    found = difference(counts, interval)
    assert (found.elo, round(found.low or 0), found.high, found.error) == (None, 166, None, None)
    assert difference((10, 0, 0), wilson((10, 0, 0))).high == pytest.approx(-166, abs=0.5)
    assert normalized_elo(counts) is None
    assert superiority(counts) > 0.999


@pytest.mark.parametrize("number", [2, 9, 14, 26])
def test_no_score_is_beyond_all_or_nothing(number: int) -> None:
    """Rounding errors in sums of fractions could push it beyond."""
    assert wilson((0, 0, number)).high == 1
    assert wilson((number, 0, 0)).low == 0


def test_eight_of_ten_are_not_enough_and_nine_are() -> None:
    interval = wilson((2, 0, 8))
    assert (round(interval.low, 3), round(interval.high, 3)) == (0.490, 0.943)
    assert wilson((1, 0, 9)).low > 0.5


def test_draws_alone_tell_nothing() -> None:
    counts = (0, 7, 0)
    assert (elo_of(mean(counts)), superiority(counts)) == (0, 0.5)
    assert difference(counts).error == 0
    assert wilson(counts).low < 0.5 < wilson(counts).high


def test_one_win_is_hardly_anything() -> None:
    assert superiority((0, 0, 1)) == pytest.approx(0.841, abs=0.001)


counts_of = st.lists(st.integers(0, 60), min_size=3, max_size=3) | st.lists(
    st.integers(0, 60), min_size=5, max_size=5
)


@given(counts_of.filter(any))
def test_invariants_of_the_statistics_hold_for_all_counts(counts: list[int]) -> None:
    middle = mean(counts)
    for interval in (normal(counts), wilson(counts)):
        assert interval.low - 1e-12 <= middle <= interval.high + 1e-12
    mirrored = wilson(counts[::-1])
    assert wilson(counts).low == pytest.approx(1 - mirrored.high)
    assert superiority(counts) == pytest.approx(1 - superiority(counts[::-1]))
    assert variance(counts) == pytest.approx(variance(counts[::-1]))
    many = [100 * count for count in counts]
    assert wilson(many).high - wilson(many).low < wilson(counts).high - wilson(counts).low
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

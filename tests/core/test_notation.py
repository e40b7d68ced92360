# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole numbers of any length and sign, brought within bounds."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.core.notation import whole_number


@given(st.integers(-(10**30), 10**30), st.sampled_from(["", "0", "0" * 5_000]))
def test_a_number_is_read_or_becomes_the_nearest_bound(number: int, zeros: str) -> None:
    sign = "-" if number < 0 else ""
    text = f"{sign}{zeros}{abs(number)}"
    assert whole_number(text, -(10**15), 10**15) == min(max(number, -(10**15)), 10**15)


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("9" * 100_000, 50),
        ("-" + "9" * 100_000, -7),
        ("+5", 5),
        ("-0", 0),
        ("0" * 5_000, 0),
        ("4." + "9" * 5_000, 4),
    ],
)
def test_no_number_is_too_long(text: str, number: int) -> None:
    assert whole_number(text, -7, 50) == number


@pytest.mark.parametrize(
    ("text", "number"),
    [("4.999", 4), ("4,9", 4), ("4.", 4), ("0.5", 0), ("-0.5", -1), ("-3.0", -3), ("-3.01", -4)],
)
def test_fractions_are_rounded_down(text: str, number: int) -> None:
    assert whole_number(text, -7, 50) == number


@pytest.mark.parametrize(
    "text",
    ["", "-", "--1", "1_000", " 1", "1.0.0", ".5", "1e3", "\N{SUPERSCRIPT TWO}", "\u0663", "x"],
)
def test_text_that_is_no_number_gives_none(text: str) -> None:
    assert whole_number(text, 0, 9) is None


def test_text_of_any_length_is_refused_in_linear_time() -> None:
    assert whole_number("0" * 1_000_000 + "x", 0, 9) is None

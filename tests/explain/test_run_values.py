# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The values of a run as they are read: readable, in order, and the same as the panel's."""

from math import inf

import pytest

from desktop_app.core.position import MAX, MIN, Position
from desktop_app.core.score import WIN, Bound, to_parent
from desktop_app.explain.words.run_values import RunValues
from desktop_app.games.k_in_a_row.game import LineGame
from desktop_app.games.numbers.notation import parse_numbers
from desktop_app.search.algorithm import UtilityScale, algorithm_for
from desktop_app.search.trace import Trace

MINUS = "\N{MINUS SIGN}"
MOST_STEPPED = 1_000
"""A run of more positions takes long to step through."""
AFTER_FOUR = LineGame(3, 3, 3).parse_position("XOO/X../... X")


def values_of(worth: UtilityScale) -> RunValues:
    return RunValues(Trace(AFTER_FOUR, algorithm_for(AFTER_FOUR, None, worth=worth, prunes=True)))


@pytest.mark.parametrize(
    ("worth", "value", "text"),
    [
        (UtilityScale.QUICK, WIN - 1, "+1 in 1"),
        (UtilityScale.QUICK, WIN - 3, "+1 in 3"),
        (UtilityScale.QUICK, 4 - WIN, MINUS + "1 in 4"),
        (UtilityScale.QUICK, WIN, "+1"),  # the game is over already
        (UtilityScale.QUICK, 0, "0"),
        (UtilityScale.QUICK, -5, MINUS + "5"),
        (UtilityScale.QUICK, 2.25, "+2.2"),
        (UtilityScale.QUICK, 900_000, "+900,000"),
        (UtilityScale.QUICK, inf, "\N{INFINITY}"),
        (UtilityScale.QUICK, -inf, MINUS + "\N{INFINITY}"),
        (UtilityScale.PLAIN, 1, "+1"),
        (UtilityScale.PLAIN, -0.047619, MINUS + "0.05"),
        (UtilityScale.SCHOOL, 14, "+14"),
        (UtilityScale.SCHOOL, -12, MINUS + "12"),
        (UtilityScale.SCHOOL, 0.47619, "+0.5"),
        (UtilityScale.MAX_LOSS, 1, MINUS + "1"),
        (UtilityScale.MAX_LOSS, 0, "0"),
        (UtilityScale.MAX_LOSS, -0.047619, "+0.05"),
        (UtilityScale.MAX_LOSS, inf, MINUS + "\N{INFINITY}"),
    ],
)
def test_how_a_value_reads(worth: UtilityScale, value: float, text: str) -> None:
    assert values_of(worth).text(value) == text


def test_unknown_values_have_no_text() -> None:
    assert values_of(UtilityScale.QUICK).text(None) == ""


def test_numbers_of_a_tree_are_shown_unchanged() -> None:
    start = parse_numbers("3 -2.5").start()
    for worth in UtilityScale:
        values = RunValues(Trace(start, algorithm_for(start, None, worth=worth, prunes=True)))
        assert values.text(-2.5) == MINUS + "2.5"
        assert values.takes_largest(MAX)
        assert values.window(-inf, 3) == (-inf, 3)


def test_on_the_loss_scale_all_signs_are_reversed() -> None:
    values = values_of(UtilityScale.MAX_LOSS)
    assert not values.takes_largest(MAX)
    assert values.takes_largest(MIN)
    assert values.bounded("0", Bound.LOWER) == "at most 0"
    assert values.marked(-1, Bound.UPPER).startswith("\N{GREATER-THAN OR EQUAL TO}")
    alpha, beta = values.window(-1, inf)
    assert (values.text(alpha), values.text(beta)) == (MINUS + "\N{INFINITY}", "+1")


@pytest.mark.parametrize("worth", UtilityScale)
def test_values_stand_on_the_line_in_the_order_of_their_numbers(worth: UtilityScale) -> None:
    values = values_of(worth)
    ends = list(worth.ends(AFTER_FOUR))
    guesses = [worth.guess(number) for number in (9_000, 3, -3, -9_000)]
    found = sorted((*ends, *guesses), reverse=True)
    shares = [values.share(value) for value in found]
    assert shares == sorted(set(shares), reverse=worth is not UtilityScale.MAX_LOSS)
    assert all(0 <= share <= 1 for share in shares)
    assert {values.share(inf), values.share(-inf)} == {inf, -inf}


def test_different_evaluations_have_different_texts() -> None:
    values = values_of(UtilityScale.QUICK)
    assert values.texts(5_000, 6_000) == ("+5,000", "+6,000")
    assert values.texts(2.25, 2.2) == ("+2.25", "+2.20")
    assert values.texts(3, 3) == ("+3", "+3")


@pytest.mark.slow
@pytest.mark.parametrize("worth", UtilityScale)
def test_the_possible_answers_are_the_possible_results(worth: UtilityScale) -> None:
    """All ends below some positions are among those that are offered; no two read alike."""
    for text in ("XOO/X../... X", "XOX/OO./.X. X", "X../.../... O"):
        root = LineGame(3, 3, 3).parse_position(text)
        trace = Trace(root, algorithm_for(root, None, worth=worth, prunes=False))
        offered, values = worth.ends(root), RunValues(trace)
        met = {to_parent(trace.algorithm.leaf_value(end), end.ply - root.ply) for end in ends(root)}
        assert met <= set(offered)
        assert len({values.text(value) for value in offered}) == len(offered) <= 8
        if trace.summary.nodes > MOST_STEPPED:
            continue
        assert met == {
            step.summary.value
            for step in trace.steps()
            if step.summary is not None and step.node.position.outcome is not None
        }


def ends(root: Position) -> set[Position]:
    """The finished games below a position, each once however it comes about."""
    found, open_ones = set[Position](), {root}
    while open_ones:
        found |= {each for each in open_ones if each.outcome is not None}
        rest = [each for each in open_ones if each.outcome is None]
        open_ones = {each.after(move) for each in rest for move in each.legal_moves()}
    return found


def test_from_here_spells_a_value_as_seen_from_its_node() -> None:
    """A node's moves are counted from the top; aside it says what the panel would say there."""
    values = values_of(UtilityScale.QUICK)
    below = AFTER_FOUR.after(4)
    assert values.text(WIN - 3) == "+1 in 3"
    assert values.from_here(below, WIN - 3) == "X wins on its next move"
    assert values.from_here(AFTER_FOUR, WIN - 1) == ""  # the root says that itself

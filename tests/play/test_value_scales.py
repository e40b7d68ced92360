# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is shown of a score says the same on every scale: its order, and which side it bounds."""

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.core.position import MAX, MIN, Player
from desktop_app.core.scales import Scale, bound_on, is_reversed
from desktop_app.core.score import Bound, Outcome, Score
from desktop_app.games.k_in_a_row.game import LineGame
from desktop_app.games.numbers.notation import parse_numbers
from desktop_app.words.values import bare_value, known, value_text

POSITION = LineGame(15, 15, 5).start()
OPEN = POSITION.open_squares
NUMBERED = [scale for scale in Scale if scale is not Scale.WORDS]
MINUS = "\N{MINUS SIGN}"
EXACT, LOWER, UPPER = Bound.EXACT, Bound.LOWER, Bound.UPPER
AT_LEAST, AT_MOST = "\N{GREATER-THAN OR EQUAL TO}", "\N{LESS-THAN OR EQUAL TO}"


def ended(outcome: Outcome, plies: int | None, bound: Bound, player: Player) -> Score:
    return Score(outcome, plies, 0, bound, 9, player)


distances = st.integers(1, OPEN)
numbers = st.floats(-1e5, 1e5)
players = st.sampled_from(Player)
truths = st.one_of(
    st.builds(
        ended, st.sampled_from((Outcome.WIN, Outcome.LOSS)), distances, st.just(EXACT), players
    ),
    st.builds(ended, st.just(Outcome.DRAW), st.just(OPEN), st.just(EXACT), players),
    st.builds(
        Score,
        st.just(Outcome.UNKNOWN),
        st.none(),
        numbers,
        st.just(Bound.HEURISTIC),
        st.just(4),
        players,
    ),
)
claims = st.one_of(
    truths,
    st.builds(ended, st.just(Outcome.WIN), distances, st.just(LOWER), players),
    st.builds(ended, st.just(Outcome.LOSS), distances, st.just(UPPER), players),
    st.builds(ended, st.just(Outcome.DRAW), st.none(), st.sampled_from((LOWER, UPPER)), players),
    st.builds(
        Score,
        st.just(Outcome.UNKNOWN),
        st.none(),
        numbers,
        st.sampled_from((LOWER, UPPER)),
        st.just(4),
        players,
    ),
)


def shown(score: Score, scale: Scale) -> tuple[str, float]:
    """The mark and the number, as they are read off the screen."""
    text = value_text(score, scale, POSITION)
    found = re.fullmatch(r"([≥≤≈]?)([+−]?[\d.]+)", text)
    assert found is not None, text
    return found[1], float(found[2].replace(MINUS, "-"))


@pytest.mark.parametrize("scale", NUMBERED)
@given(one=truths, other=truths)
def test_the_order_of_what_is_shown_is_the_order_of_the_moves(
    scale: Scale, one: Score, other: Score
) -> None:
    other = other.seen_by(one.player)
    better, worse = sorted((one, other), key=lambda score: score.rank, reverse=True)
    sign = -1 if is_reversed(scale) else 1
    assert sign * shown(better, scale)[1] >= sign * shown(worse, scale)[1]


@pytest.mark.parametrize("scale", NUMBERED)
@given(claim=claims, truth=truths)
def test_a_bound_as_it_is_shown_holds_for_all_that_it_allows(
    scale: Scale, claim: Score, truth: Score
) -> None:
    truth = truth.seen_by(claim.player)
    allowed = {
        LOWER: truth.rank >= claim.rank,
        UPPER: truth.rank <= claim.rank,
        EXACT: truth == claim,
        Bound.HEURISTIC: truth == claim,
    }[claim.bound]
    if not allowed:
        return
    mark, number = shown(claim, scale)
    true_number = shown(truth, scale)[1]
    assert {
        AT_LEAST: true_number >= number,
        AT_MOST: true_number <= number,
    }.get(mark, true_number == number)


@pytest.mark.parametrize("scale", Scale)
@given(claim=claims)
def test_seen_from_the_other_side_the_sign_and_its_words_turn_with_the_number(
    scale: Scale, claim: Score
) -> None:
    for score in (claim, claim.seen_by(claim.player.opponent)):
        mark = value_text(score, scale, POSITION)[0]
        said = known(score, scale, POSITION.game)
        assert (said == "at least") <= (mark == AT_LEAST)
        assert (said == "at most") <= (mark == AT_MOST)
    assert bound_on(replace(claim, bound=bound_on(claim, scale)), scale) is claim.bound


@pytest.mark.parametrize(
    ("score", "text"),
    [
        (Score(Outcome.UNKNOWN, None, 12, UPPER, 6), "≥−0.11"),
        (Score(Outcome.UNKNOWN, None, 12, LOWER, 6), "≤−0.11"),
        (Score(Outcome.UNKNOWN, None, 12, Bound.HEURISTIC, 6), "≈−0.11"),
        (Score(Outcome.DRAW, None, 0, UPPER, 6), "≥0"),
        (Score(Outcome.WIN, 5, 0, LOWER, 6), "−1"),
        (Score(Outcome.LOSS, 4, 0, UPPER, 6), "+1"),
    ],
)
def test_where_the_loss_is_minimised_no_better_is_at_least_as_much(score: Score, text: str) -> None:
    assert value_text(score, Scale.MAX_LOSS, POSITION) == text


@pytest.mark.parametrize("scale", Scale)
def test_a_guess_never_reads_like_a_win(scale: Scale) -> None:
    for number in (1e5, -1e5):
        guess = Score(Outcome.UNKNOWN, None, number, Bound.HEURISTIC, 4)
        for end in (Outcome.WIN, Outcome.LOSS):
            assert bare_value(guess, scale, POSITION) != bare_value(
                ended(end, OPEN, EXACT, MAX), scale, POSITION
            )


@pytest.mark.parametrize("scale", Scale)
@pytest.mark.parametrize("viewer", Player)
def test_numbers_of_a_tree_are_shown_unchanged(scale: Scale, viewer: Player) -> None:
    start = parse_numbers("3 5 2 9").start()
    score = Score(Outcome.UNKNOWN, None, 3, LOWER, 1, MAX).seen_by(viewer)
    assert value_text(score, scale, start) == "≥3"
    assert known(score, scale, start.game) == (
        "at least" if not score.is_mere_bound else "bound, depth 1"
    )
    assert value_text(score.seen_by(MIN), scale, start) == "≥3"


def test_a_win_of_unknown_length_is_worth_at_least_ten_where_quick_wins_are_worth_more() -> None:
    score = Score(Outcome.WIN, None, 0, Bound.EXACT, 1, MAX)
    assert shown(score, Scale.SCHOOL) == (AT_LEAST, 10)
    assert value_text(score, Scale.OUTCOME, POSITION) == "+1"
    assert known(score, Scale.OUTCOME, POSITION.game) == "exact"
    assert known(score, Scale.SCHOOL, POSITION.game) == "proven"
    assert shown(score.seen_by(MIN), Scale.SCHOOL) == (AT_MOST, -10)

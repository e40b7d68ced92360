# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The scales of the school books."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.core.position import MIN
from desktop_app.core.scales import Scale, bound_on, normalized, on_scale, plies_to_spare
from desktop_app.core.score import DECISIVE, Bound, Outcome, Score
from desktop_app.games.registry import find_game
from tests.search.truth import play


def exact(outcome: Outcome, plies: int) -> Score:
    return Score(outcome, plies, 0, Bound.EXACT, plies)


GUESS = Score(Outcome.UNKNOWN, None, 100, Bound.HEURISTIC, 4)


@pytest.mark.parametrize(
    ("score", "open_squares", "outcome", "school", "max_loss"),
    [
        (exact(Outcome.WIN, 1), 5, 1, 14, -1),
        (exact(Outcome.WIN, 5), 5, 1, 10, -1),
        (exact(Outcome.LOSS, 2), 6, -1, -14, 1),
        (exact(Outcome.LOSS, 6), 6, -1, -10, 1),
        (exact(Outcome.DRAW, 9), 9, 0, 0, 0),
        (Score(Outcome.WIN, 3, 0, Bound.LOWER, 2), 7, 1, 14, -1),
        (GUESS, 20, 0.5, 5, -0.5),
        (GUESS.seen_by(MIN), 20, -0.5, -5, 0.5),
    ],
)
def test_one_score_on_every_scale(
    score: Score, open_squares: int, outcome: float, school: float, max_loss: float
) -> None:
    assert on_scale(score, Scale.OUTCOME, open_squares) == outcome
    assert on_scale(score, Scale.WORDS, open_squares) == outcome
    assert on_scale(score, Scale.SCHOOL, open_squares) == school
    assert on_scale(score, Scale.MAX_LOSS, open_squares) == max_loss


def test_a_draw_is_never_minus_nought() -> None:
    for scale in Scale:
        for nought in (exact(Outcome.DRAW, 9), Score(Outcome.UNKNOWN, None, 0, Bound.HEURISTIC, 2)):
            assert str(on_scale(nought, scale, 9)) in ("0", "0.0")


@pytest.mark.parametrize("scale", Scale)
def test_numbers_are_shown_unchanged_on_every_scale(scale: Scale) -> None:
    score = Score(Outcome.UNKNOWN, 3, -12.5, Bound.EXACT, 3)
    assert on_scale(score, scale, 0, is_numeric=True) == -12.5


evaluations = st.floats(-DECISIVE, DECISIVE)


@given(evaluations, evaluations)
def test_a_guess_stays_between_loss_and_win(one: float, other: float) -> None:
    assert -1 < normalized(one) < 1
    assert normalized(-one) == -normalized(one)
    if one < other:
        assert normalized(one) <= normalized(other)


@given(st.floats(-DECISIVE, DECISIVE), st.integers(1, 400), st.integers(0, 400))
def test_no_guess_is_better_than_a_win_or_worse_than_a_loss(
    number: float, plies: int, more: int
) -> None:
    guess = Score(Outcome.UNKNOWN, None, number, Bound.HEURISTIC, 4)
    win, loss = exact(Outcome.WIN, plies), exact(Outcome.LOSS, plies)
    for scale, sign in ((Scale.OUTCOME, 1), (Scale.SCHOOL, 1), (Scale.MAX_LOSS, -1)):
        low, middle, high = (sign * on_scale(s, scale, plies + more) for s in (loss, guess, win))
        assert low < middle < high


@given(st.integers(1, 9), st.integers(1, 9))
def test_school_likes_the_quick_win_and_the_slow_loss(one: int, other: int) -> None:
    quick, slow = sorted((one, other))
    for outcome, sign in ((Outcome.WIN, 1), (Outcome.LOSS, -1)):
        values = [sign * on_scale(exact(outcome, p), Scale.SCHOOL, 9) for p in (slow, quick)]
        assert values == sorted(values)
        assert (values[0] == values[1]) == (quick == slow)


@pytest.mark.parametrize(
    ("outcome", "plies", "bound", "school"),
    [
        (Outcome.WIN, 3, Bound.EXACT, Bound.EXACT),
        (Outcome.WIN, None, Bound.EXACT, Bound.LOWER),
        (Outcome.LOSS, None, Bound.EXACT, Bound.UPPER),
        (Outcome.DRAW, None, Bound.EXACT, Bound.EXACT),
        (Outcome.WIN, 3, Bound.LOWER, Bound.LOWER),
        (Outcome.WIN, None, Bound.UPPER, Bound.UPPER),
        (Outcome.LOSS, None, Bound.LOWER, Bound.LOWER),
        (Outcome.UNKNOWN, None, Bound.HEURISTIC, Bound.HEURISTIC),
    ],
)
def test_a_win_of_unknown_length_is_worth_at_least_so_much_where_quick_wins_are_worth_more(
    outcome: Outcome, plies: int | None, bound: Bound, school: Bound
) -> None:
    score = Score(outcome, plies, 0, bound, 4)
    assert bound_on(score, Scale.SCHOOL) is school
    assert bound_on(score, Scale.OUTCOME) is bound_on(score, Scale.WORDS) is bound
    assert bound_on(score, Scale.MAX_LOSS) is bound.opposite


def test_spare_plies_are_open_squares_and_none_where_a_game_may_go_on_for_ever() -> None:
    game = find_game("tic-tac-toe")
    full = play(game.start(), (0, 1, 2, 4, 3, 5, 7, 6, 8))
    won = play(game.start(), (0, 3, 1, 4, 2))
    assert [plies_to_spare(at) for at in (game.start(), won, full)] == [9, 4, 0]
    endless = find_game("three-mens-morris").start()
    assert plies_to_spare(endless) == plies_to_spare(endless.after(0)) == 0

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Scores: points of view, bounds, the order of values."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.core.position import MAX, MIN, Player, position_after
from desktop_app.core.score import (
    DECISIVE,
    WIN,
    Bound,
    Outcome,
    Score,
    bound_of,
    outcome_value,
    score_of,
    terminal_value,
    to_child,
    to_parent,
    winner_of,
)
from desktop_app.games.k_in_a_row.entry import PRESETS
from desktop_app.games.k_in_a_row.game import LineGame
from desktop_app.games.numbers.notation import parse_numbers
from tests.search.truth import TIC_TAC_TOE, play

scores = st.builds(
    Score,
    st.sampled_from(Outcome),
    st.none() | st.integers(1, 400),
    st.just(0) | st.floats(-1e5, 1e5),
    st.sampled_from(Bound),
    st.integers(0, 400),
    st.sampled_from(Player),
)


@given(scores)
def test_changing_the_point_of_view_twice_changes_nothing(score: Score) -> None:
    other = score.seen_by(score.player.opponent)
    assert other.player is score.player.opponent
    assert other.seen_by(score.player) == score
    assert other.seen_by(other.player) is other
    assert (other.plies, other.depth) == (score.plies, score.depth)
    assert other.number == -score.number


@pytest.mark.parametrize(
    ("outcome", "bound", "other_outcome", "other_bound"),
    [
        (Outcome.WIN, Bound.LOWER, Outcome.LOSS, Bound.UPPER),
        (Outcome.LOSS, Bound.UPPER, Outcome.WIN, Bound.LOWER),
        (Outcome.DRAW, Bound.EXACT, Outcome.DRAW, Bound.EXACT),
        (Outcome.UNKNOWN, Bound.HEURISTIC, Outcome.UNKNOWN, Bound.HEURISTIC),
    ],
)
def test_the_other_side_sees_the_opposite(
    outcome: Outcome, bound: Bound, other_outcome: Outcome, other_bound: Bound
) -> None:
    other = Score(outcome, 3, 0, bound, 4).seen_by(MIN)
    assert (other.outcome, other.bound) == (other_outcome, other_bound)


@pytest.mark.parametrize("bound", Bound)
@pytest.mark.parametrize("outcome", Outcome)
def test_a_mere_bound_is_a_bound_on_an_unknown_outcome(outcome: Outcome, bound: Bound) -> None:
    mere = {(Outcome.UNKNOWN, Bound.LOWER), (Outcome.UNKNOWN, Bound.UPPER)}
    assert Score(outcome, None, 0, bound, 4).is_mere_bound is ((outcome, bound) in mere)


def test_the_order_of_values() -> None:
    """An end of which nobody knows when it comes is taken for a late one."""

    def exact(outcome: Outcome, plies: int) -> Score:
        return Score(outcome, plies, 0, Bound.EXACT, plies)

    best_first = [
        exact(Outcome.WIN, 1),
        exact(Outcome.WIN, 3),
        Score(Outcome.WIN, None, 0, Bound.EXACT, 9),
        Score(Outcome.UNKNOWN, None, 12.5, Bound.HEURISTIC, 4),
        exact(Outcome.DRAW, 9),
        Score(Outcome.UNKNOWN, None, -3, Bound.HEURISTIC, 4),
        Score(Outcome.LOSS, None, 0, Bound.EXACT, 9),
        exact(Outcome.LOSS, 4),
        exact(Outcome.LOSS, 2),
    ]
    assert sorted(best_first, key=lambda score: score.rank) == best_first[::-1]


def test_an_exact_score_sorts_before_an_upper_bound_of_equal_rank() -> None:
    def draw(bound: Bound, number: float = 0) -> Score:
        return Score(Outcome.DRAW, None, number, bound, 9)

    best_first = [
        draw(Bound.LOWER, 0.5),
        draw(Bound.LOWER),
        draw(Bound.EXACT),
        draw(Bound.UPPER),
        draw(Bound.UPPER, -0.5),
    ]
    assert sorted(best_first, key=lambda score: score.order) == best_first[::-1]


def test_the_value_of_finished_games() -> None:
    game = TIC_TAC_TOE
    for moves, outcome, worth in (
        ((0, 3, 1, 4, 2), 1, WIN),
        ((0, 3, 1, 4, 8, 5), -1, -WIN),
        ((0, 1, 2, 4, 3, 5, 7, 6, 8), 0, 0),
    ):
        position = play(game.start(), moves)
        assert (outcome_value(position), terminal_value(position)) == (outcome, worth)
    leaf = parse_numbers("3,-5").start().after(1)
    assert (outcome_value(leaf), terminal_value(leaf)) == (-5, -5)


@pytest.mark.parametrize(
    ("moves", "winner"),
    [
        ((0, 3, 1, 4, 2), MAX),
        ((0, 3, 1, 4, 8, 5), MIN),
        ((0, 4, 8, 1, 7, 6, 2, 5, 3), None),
        ((0, 3, 1, 4), None),
    ],
)
def test_the_winner_of_a_game_is_the_player_with_three_in_a_row(
    moves: tuple[int, ...], winner: Player | None
) -> None:
    assert winner_of(position_after(TIC_TAC_TOE.start(), moves)) is winner


@given(scores)
def test_a_score_names_the_same_winner_from_both_points_of_view(score: Score) -> None:
    assert score.winner is score.seen_by(score.player.opponent).winner
    assert (score.winner is score.player) == (score.outcome is Outcome.WIN)
    assert (score.winner is None) == (score.outcome in (Outcome.DRAW, Outcome.UNKNOWN))


def test_an_unfinished_game_has_no_terminal_value() -> None:
    assert outcome_value(TIC_TAC_TOE.start()) == 0
    with pytest.raises(ValueError, match="goes on"):
        terminal_value(TIC_TAC_TOE.start())


@pytest.mark.parametrize(
    ("value", "guessed", "bound"),
    [
        (0, False, Bound.EXACT),
        (WIN - 9, False, Bound.EXACT),
        (0, True, Bound.HEURISTIC),
        (DECISIVE - 1, True, Bound.HEURISTIC),
        (1 - DECISIVE, True, Bound.HEURISTIC),
        (DECISIVE, True, Bound.LOWER),
        (-DECISIVE, True, Bound.UPPER),
        (WIN - 9, True, Bound.LOWER),
        (9 - WIN, True, Bound.UPPER),
    ],
)
def test_the_bound_of_a_search_value(value: float, guessed: bool, bound: Bound) -> None:
    assert bound_of(value, guessed=guessed) is bound


@pytest.mark.parametrize(
    ("value", "before", "later"),
    [
        (WIN - 9, WIN - 12, WIN - 6),
        (9 - WIN, 12 - WIN, 6 - WIN),
        (DECISIVE, DECISIVE - 3, DECISIVE + 3),
        (-DECISIVE, 3 - DECISIVE, -DECISIVE - 3),
        (DECISIVE - 1, DECISIVE - 1, DECISIVE - 1),
        (1 - DECISIVE, 1 - DECISIVE, 1 - DECISIVE),
        (12.5, 12.5, 12.5),
        (0, 0, 0),
    ],
)
def test_only_a_win_or_a_loss_counts_for_less_the_farther_away_it_is(
    value: float, before: float, later: float
) -> None:
    assert (to_parent(value, 3), to_child(value, 3)) == (before, later)


@pytest.mark.parametrize(
    ("moves", "value", "bound", "score"),
    [
        ((0, 1), WIN - 5, Bound.EXACT, Score(Outcome.WIN, 5, 0, Bound.EXACT, 6)),
        ((0, 1), DECISIVE, Bound.EXACT, Score(Outcome.WIN, WIN - DECISIVE, 0, Bound.EXACT, 6)),
        ((0, 1), -DECISIVE, Bound.LOWER, Score(Outcome.LOSS, WIN - DECISIVE, 0, Bound.LOWER, 6)),
        ((0,), 3 - WIN, Bound.UPPER, Score(Outcome.LOSS, 3, 0, Bound.UPPER, 6)),
        ((0, 1), 0, Bound.EXACT, Score(Outcome.DRAW, 7, 0, Bound.EXACT, 6)),
        ((0, 1), 0, Bound.LOWER, Score(Outcome.DRAW, None, 0, Bound.LOWER, 6)),
        ((0,), -2.5, Bound.HEURISTIC, Score(Outcome.UNKNOWN, None, -2.5, Bound.HEURISTIC, 6)),
    ],
)
def test_a_search_value_is_converted_to_a_score(
    moves: tuple[int, ...], value: float, bound: Bound, score: Score
) -> None:
    assert score_of(play(TIC_TAC_TOE.start(), moves), value, bound, 6) == score


def test_a_number_means_itself() -> None:
    start = parse_numbers("3,5").start()
    assert score_of(start, 5, Bound.EXACT, 1) == Score(Outcome.UNKNOWN, None, 5, Bound.EXACT, 1)


def test_no_game_lasts_so_long_that_a_win_is_no_win() -> None:
    largest = LineGame(20, 20, 5)
    assert WIN - largest.board.cells >= DECISIVE
    assert all(game.board.cells < WIN - DECISIVE for game in PRESETS.values())
    assert all(game.longest == game.board.cells for game in PRESETS.values())

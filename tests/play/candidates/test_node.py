# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from desktop_app.core.score import Bound, Outcome, Score
from desktop_app.games.registry import find_game
from desktop_app.play.candidates.node import (
    MOST_VALUES,
    UNKNOWN,
    CandidateNode,
    with_best_marked,
    with_value,
)
from desktop_app.search.candidates import Candidate

START = find_game("gomoku").start()


def guess(number: float, depth: int) -> Score:
    return Score(Outcome.UNKNOWN, None, number, Bound.HEURISTIC, depth)


def proven(plies: int, bound: Bound = Bound.LOWER) -> Score:
    return Score(Outcome.WIN, plies, 0, bound, plies)


AT_MOST = Score(Outcome.UNKNOWN, None, 3, Bound.UPPER, 5)

scores = st.one_of(
    st.builds(guess, st.floats(-50, 50), st.integers(1, 12)),
    st.builds(proven, st.integers(1, 9), st.sampled_from([Bound.LOWER, Bound.EXACT])),
    st.just(AT_MOST),
)


def values_of(*found: Score) -> tuple[Score, ...]:
    values: tuple[Score, ...] = ()
    for score in found:
        values = with_value(values, score)
    return values


def test_there_is_one_guess_for_each_depth_the_last_of_it() -> None:
    assert values_of(guess(3, 2), guess(5, 4)) == (guess(3, 2), guess(5, 4))
    assert values_of(guess(3, 2), guess(4, 2), guess(4, 3)) == (guess(4, 2), guess(4, 3))
    assert values_of(guess(3, 4), guess(1, 2)) == (guess(3, 4),)  # a search begun anew


def test_every_change_of_a_proven_value_is_kept_and_no_evaluation_after_it() -> None:
    first, then = proven(9), proven(5, Bound.EXACT)
    assert values_of(guess(3, 2), first, first, then) == (guess(3, 2), first, then)
    assert values_of(first, guess(3, 20)) == (first,)


def test_a_mere_bound_is_no_value() -> None:
    assert values_of(AT_MOST) == ()
    assert values_of(guess(1, 4), AT_MOST, guess(2, 6)) == (guess(1, 4), guess(2, 6))


@given(st.lists(scores, max_size=60))
def test_only_the_newest_values_by_depth_are_kept(found: list[Score]) -> None:
    values = values_of(*found)
    assert len(values) <= MOST_VALUES
    guesses = [score for score in values if score.bound is Bound.HEURISTIC]
    assert values[: len(guesses)] == tuple(guesses)
    depths = [score.depth for score in guesses]
    assert depths == sorted(set(depths))
    rest = values[len(guesses) :]
    assert all(a != b for a, b in pairwise(rest))


def test_a_row_takes_new_values_and_keeps_known_ones() -> None:
    node = CandidateNode(START, Candidate(7), (7,))
    assert node.rank == UNKNOWN
    assert not node.take(Candidate(7))
    assert node.take(Candidate(7, skipped=True))
    assert node.take(Candidate(7, guess(3, 2), (7,)))
    assert not node.take(Candidate(7, guess(3, 2), (7,)))
    assert not node.take(Candidate(7, skipped=True))
    assert not node.take(Candidate(7))
    assert node.take(Candidate(7, AT_MOST, (7,)))
    assert node.by_depth == (guess(3, 2),)
    before = node.rank
    assert node.take(Candidate(7, proven(3), (7,)))
    assert node.rank > before


def test_an_exact_line_is_not_made_shorter() -> None:
    whole = Candidate(112, proven(3, Bound.EXACT), (112, 113, 114))
    node = CandidateNode(START, Candidate(112), (112,))
    assert node.take(whole)
    assert not node.take(Candidate(112, proven(3, Bound.EXACT), (112,)))
    assert node.candidate == whole
    other = Candidate(112, proven(3, Bound.EXACT), (112, 98, 84))
    assert node.take(other)
    assert node.candidate == other
    assert node.take(Candidate(112, proven(1, Bound.EXACT), (112,)))
    assert node.candidate.line == (112,)


def test_the_best_rows_are_marked_unless_all_are_as_good() -> None:
    rows = [CandidateNode(START, Candidate(move), (move,)) for move in (3, 4, 5)]
    for row, number in zip(rows, (1, 7, 7), strict=True):
        row.take(Candidate(row.candidate.move, guess(number, 2)))
    assert with_best_marked(rows) == rows[1:]
    assert [row.best for row in rows] == [False, True, True]
    assert with_best_marked(rows) == []
    rows[0].take(Candidate(3, guess(7, 2)))
    assert with_best_marked(rows) == rows[1:]
    assert not any(row.best for row in rows)

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is proven of a move beside what another search says of it."""

from __future__ import annotations

import pytest

from desktop_app.core.score import Bound, Outcome, Score
from desktop_app.games.registry import find_game
from desktop_app.search.candidates import Candidate, combined, ranked

AT_MOST_A_DRAW = Score(Outcome.DRAW, None, 0, Bound.UPPER, 39)
AT_LEAST_A_DRAW = Score(Outcome.DRAW, None, 0, Bound.LOWER, 39)


def guessed(number: float) -> Score:
    return Score(Outcome.UNKNOWN, None, number, Bound.HEURISTIC, 12)


@pytest.mark.parametrize(
    ("proven", "end"),
    [
        (AT_MOST_A_DRAW, Score(Outcome.LOSS, 4, 0, Bound.EXACT, 4)),
        (AT_LEAST_A_DRAW, Score(Outcome.WIN, 5, 0, Bound.LOWER, 5)),
    ],
)
def test_a_seen_end_says_more_than_that_it_is_no_better_than_a_draw(
    proven: Score, end: Score
) -> None:
    guess = Candidate(3, end, (3, 2, 1, 0))
    assert combined(Candidate(3, proven, (3,)), guess) is guess


@pytest.mark.parametrize(
    ("proven", "number", "shown"),
    [
        (AT_MOST_A_DRAW, -18, -18),
        (AT_MOST_A_DRAW, 7, 0),
        (AT_LEAST_A_DRAW, 7, 7),
        (AT_LEAST_A_DRAW, -18, 0),
    ],
)
def test_a_heuristic_number_stays_within_the_proven_bound(
    proven: Score, number: int, shown: int
) -> None:
    found = combined(Candidate(3, proven, (3,)), Candidate(3, guessed(number), (3, 2)))
    assert found is not None
    assert found.score is not None
    assert (found.score.number, found.score.bound, found.line) == (shown, proven.bound, (3,))


def test_an_exact_value_ignores_the_heuristic_one() -> None:
    proven = Candidate(3, Score(Outcome.DRAW, 39, 0, Bound.EXACT, 39), (3, 2))
    assert combined(proven, Candidate(3, Score(Outcome.LOSS, 4, 0, Bound.EXACT, 4))) is proven
    assert combined(None, proven) is proven
    assert combined(proven, None) is proven


@pytest.mark.parametrize("end", [None, Score(Outcome.DRAW, 39, 0, Bound.EXACT, 39)])
def test_a_bound_stays_where_nothing_or_a_draw_is_seen_beside_it(end: Score | None) -> None:
    proven = Candidate(3, AT_MOST_A_DRAW, (3,))
    assert combined(proven, Candidate(3, end, (3, 2))) is proven


def test_a_move_that_is_only_known_to_be_no_better_comes_after_all_guesses() -> None:
    """While a search deepens, such a bound can be larger than the value that the best move has."""
    start = find_game("tic-tac-toe").start()
    no_better = Score(Outcome.UNKNOWN, None, 0.4, Bound.UPPER, 11)
    lost = Score(Outcome.LOSS, 4, 0, Bound.EXACT, 4)
    scores = [lost, no_better, guessed(-0.3), guessed(0.1)]
    found = ranked(start, [Candidate(move, score) for move, score in enumerate(scores)], 11, 0, 0.0)
    assert [candidate.move for candidate in found.candidates] == [3, 2, 1, 0]
    assert found.equals == (3,)

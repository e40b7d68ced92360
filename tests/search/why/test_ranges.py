# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is proven between two outcomes, and how soon an end may come that nobody has counted."""

from __future__ import annotations

import pytest

from desktop_app.core.score import Bound, Outcome, Score
from desktop_app.games.registry import find_game
from desktop_app.search.why.ranges import DRAW, LOSS, WIN, OutcomeRange, soonest


@pytest.mark.parametrize(
    ("least", "most", "likely"),
    [
        (LOSS, LOSS, LOSS),
        (LOSS, DRAW, DRAW),
        (LOSS, WIN, DRAW),
        (DRAW, DRAW, DRAW),
        (DRAW, WIN, DRAW),
        (WIN, WIN, WIN),
    ],
)
def test_where_more_than_one_outcome_is_left_a_draw_is_the_likely_one(
    least: int, most: int, likely: int
) -> None:
    assert OutcomeRange(least, most).likely == likely


THREAT_OF_X = "X.X../O.O.O/.X.XO/XXO../X..OO"
"""X, whose turn it is, wins with b2."""


@pytest.mark.parametrize(
    ("text", "move", "outcome", "plies"),
    [
        (THREAT_OF_X, "b2", Outcome.WIN, 1),
        (THREAT_OF_X, "d2", Outcome.WIN, 3),
        ("XX.X./OOOO./X..../...../.....", "a4", Outcome.LOSS, 2),
        (".X.../.X.../.OX.O/O..../.....", "a1", Outcome.LOSS, 3),
    ],
)
def test_an_end_of_unknown_distance_comes_no_sooner_than_the_rules_allow(
    text: str, move: str, outcome: Outcome, plies: int
) -> None:
    position = find_game("hex:5").parse_position(text)
    score = Score(outcome, None, 0, Bound.EXACT, 0, position.turn)
    assert soonest(position, position.game.parse_move(position, move), score) == plies

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The line of a proven win or loss is as long as it says, and ends in just that win."""

from __future__ import annotations

from random import Random

import pytest

from desktop_app.core.score import Outcome
from desktop_app.games.k_in_a_row.game import LineGame, LinePosition
from desktop_app.games.registry import new_engine_cache
from desktop_app.search.candidates import Analysis
from desktop_app.search.compiled import are_compiled
from desktop_app.search.limits import Limits
from tests.search.claims import last_analysis, random_opening
from tests.search.truth import play

FEW = 20 if are_compiled() else 4
"""Moves of each game that lose in more than a few plies."""


def check_lines(position: LinePosition, found: Analysis, outcome: Outcome) -> int:
    """Play the line of each move with that outcome; how many take more than a few plies."""
    far = 0
    for candidate in found.candidates:
        score = candidate.score
        if score is None or score.plies is None or score.outcome is not outcome:
            continue
        assert candidate.line[0] == candidate.move
        end = play(position, candidate.line)
        won = 1 if outcome is Outcome.WIN else -1
        assert (end.outcome, len(candidate.line)) == (won * position.turn, score.plies)
        far += score.plies > 4
    return far


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "opening", "limits"),
    [
        (LineGame(9, 9, 5), 6, Limits(nodes=10_000)),
        (LineGame(15, 15, 5), 6, Limits(depth=4, nodes=5_000)),
        (LineGame(15, 15, 6), 12, Limits(depth=4, nodes=10_000)),
    ],
    ids=lambda value: value.id if isinstance(value, LineGame) else "",
)
def test_lines_are_as_long_as_the_stated_distance(
    game: LineGame, opening: int, limits: Limits
) -> None:
    random, knowledge, lost, won = Random(game.id), new_engine_cache(threads=1), 0, 0
    while lost < FEW:
        position = random_opening(game, random, opening)
        while position.outcome is None:
            found = last_analysis(position, knowledge, limits)
            lost += check_lines(position, found, Outcome.LOSS)
            won += check_lines(position, found, Outcome.WIN)
            moves = [c.move for c in found.candidates[: 1 if random.random() < 0.6 else 4]]
            position = position.after(random.choice(moves))
    assert won >= FEW // 4

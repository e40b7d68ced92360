# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The riddles that are shipped."""

import pytest

from desktop_app.booth.riddles import EXAMPLE, Riddle, record_of_moves, riddles
from desktop_app.core.score import Outcome
from desktop_app.games.registry import has_board, new_engine_cache
from desktop_app.search.analysis import analyse
from desktop_app.search.limits import Limits


@pytest.mark.parametrize("riddle", riddles(), ids=lambda riddle: riddle.name)
def test_exactly_one_move_does_not_lose(riddle: Riddle) -> None:
    position = riddle.record().position
    *_, found = analyse(position, Limits(nodes=2_000_000), knowledge=new_engine_cache())
    outcomes = {c.move: c.score.outcome for c in found.candidates if c.score and c.score.is_exact}
    assert len(outcomes) == len(list(position.legal_moves())) > 2
    assert [m for m, each in outcomes.items() if each is not Outcome.LOSS] == [riddle.move]


def test_there_are_enough_of_each_game() -> None:
    games = {each.game for each in riddles()}
    assert len(games) == 3
    for game in games:
        assert sum(each.game == game for each in riddles()) >= 10
        assert has_board(record_of_moves(game, "").position.game)
    assert len({each.name for each in riddles()}) == len(riddles())


def test_the_example_is_a_lost_game() -> None:
    assert record_of_moves(*EXAMPLE).position.outcome == -1

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whom a visitor meets first: one who can be beaten, and is not silly."""

from collections import Counter
from random import Random

import pytest

from desktop_app.games.registry import PRESETS, find_game
from desktop_app.players.levels import FIRST_OPPONENT, PERFECT, level_at, levels_for
from desktop_app.players.registry import make_strategy
from desktop_app.players.simple import OnePlyAhead
from desktop_app.players.strategy import MoveContext
from tests.players.matches import outcomes


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "games"), [("tic-tac-toe", 200), ("connect-four", 200), ("gomoku", 40)]
)
def test_one_ahead_wins_a_third_to_two_thirds_against_the_first_opponent(
    name: str, games: int
) -> None:
    bot = make_strategy(FIRST_OPPONENT)
    found = Counter(outcomes(OnePlyAhead(), bot, find_game(name).start(), games))
    assert 1 / 3 < found[1] / (found[1] + found[-1]) < 2 / 3


@pytest.mark.parametrize("game", PRESETS.values(), ids=list(PRESETS))
def test_every_game_of_the_list_has_it_as_a_level_below_the_perfect_one(game: object) -> None:
    name = getattr(game, "id", "")
    levels = levels_for(find_game(name))
    assert FIRST_OPPONENT in levels[:-1], (
        "Beginner is not a level: see step 9 of desktop_app/games/README.md"
    )
    assert levels[-1] == PERFECT
    assert level_at(find_game(name), FIRST_OPPONENT) == FIRST_OPPONENT


def test_it_takes_a_win_and_blocks_one() -> None:
    bot, game = make_strategy(FIRST_OPPONENT), find_game("tic-tac-toe")
    for text, moves in (("XX./OO./... X", {2}), ("XX./O../... O", {2}), ("XX./OO./X.. O", {5})):
        position = game.parse_position(text)
        assert {bot.choose(position, MoveContext(Random(s))).move for s in range(20)} == moves

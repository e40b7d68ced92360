# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said of games that say nothing of it themselves."""

import pytest

from desktop_app.core.entry import (
    MOST_PLIES_TO_END,
    UNLISTED,
    Family,
    Measure,
    any_end,
    family_of,
    register,
)
from desktop_app.core.position import MAX, MIN, Player
from desktop_app.games.registry import find_game
from tests.games.small_games import Nim


def test_by_default_either_player_may_win_after_any_number_of_moves() -> None:
    start = find_game("tic-tac-toe").start()
    expected = [(player, plies) for plies in range(1, 10) for player in (MAX, MIN)]
    assert list(any_end(start)) == expected
    late = start.after(0).after(1)
    assert list(any_end(late)) == expected[:14]


def test_ends_that_are_too_far_away_are_not_offered() -> None:
    start = find_game("gomoku").start()
    assert start.remaining > MOST_PLIES_TO_END
    assert list(any_end(start))[-1] == (MIN, MOST_PLIES_TO_END)


@pytest.mark.parametrize("player", Player)
def test_by_default_the_evaluation_is_even_and_moves_have_natural_order(
    player: Player,
) -> None:
    start = Nim((1, 2)).start()
    assert UNLISTED.evaluation(start, player) == 0
    assert {UNLISTED.from_middle(start, move) for move in start.legal_moves()} == {0}


def test_by_default_level_depths_are_even() -> None:
    """An odd number of moves would end with the player's own, to which nobody answers."""
    depths = UNLISTED.level_depths(Nim((1, 2)))
    assert depths[0] == 0
    assert all(depth % 2 == 0 for depth in depths)
    assert list(depths) == sorted(set(depths))


@pytest.mark.parametrize(
    ("least", "most", "is_flag"), [(0, 1, True), (0, 2, False), (1, 1, False), (1, 20, False)]
)
def test_a_measure_from_0_to_1_is_a_flag(least: int, most: int, is_flag: bool) -> None:
    assert Measure("gravity", least, most, least).is_flag is is_flag


def test_a_family_is_known_once_it_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("desktop_app.core.entry._FAMILIES", {})
    game = Nim((1, 2))
    with pytest.raises(RuntimeError, match="registry"):
        family_of(game)
    other = Family(id="other", kinds={}, parse=UNLISTED.parse)
    register([other])
    assert family_of(game) is UNLISTED
    family = Family(id=game.family, kinds={}, parse=UNLISTED.parse)
    register(iter([family]))
    assert family_of(game) is family

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The defaults of games that leave out a hook, and the sample game among them."""

from collections.abc import Iterator, Sequence

import pytest

from desktop_app.core.entry import (
    MOST_PLIES_TO_END,
    SAMPLE_PLIES,
    UNLISTED,
    Family,
    SizeDimension,
    every_possible_end,
    family_of,
    register,
    short_game,
)
from desktop_app.core.position import MAX, MIN, Game, Move, Player, Position
from desktop_app.games.entry import GameEntry
from desktop_app.games.k_in_a_row.game import LineGame
from desktop_app.games.registry import Families, find_game
from tests.games.small_games import PASS, Nim, Truce, Walk


def test_by_default_either_player_may_win_after_any_number_of_moves() -> None:
    start = find_game("tic-tac-toe").start()
    expected = [(player, plies) for plies in range(1, 10) for player in (MAX, MIN)]
    assert list(every_possible_end(start)) == expected
    late = start.after(0).after(1)
    assert list(every_possible_end(late)) == expected[:14]


def test_ends_that_are_too_far_away_are_not_offered() -> None:
    start = find_game("gomoku").start()
    assert start.remaining > MOST_PLIES_TO_END
    assert list(every_possible_end(start))[-1] == (MIN, MOST_PLIES_TO_END)


@pytest.mark.parametrize("player", Player)
def test_by_default_the_evaluation_is_even_and_moves_have_natural_order(
    player: Player,
) -> None:
    start = Nim((1, 2)).start()
    assert UNLISTED.evaluation(start, player) == 0
    assert {UNLISTED.distance_from_center(start, move) for move in start.legal_moves()} == {0}


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
    assert SizeDimension("gravity", least, most, least).is_flag is is_flag


def test_a_family_is_known_once_it_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("desktop_app.core.entry._known", {})
    monkeypatch.setattr("desktop_app.core.entry._lists", [])
    game = Nim((1, 2))
    with pytest.raises(RuntimeError, match="registry"):
        family_of(game)
    other = Family(id="other", kinds={}, parse=UNLISTED.parse)
    register([other])
    assert family_of(game) is UNLISTED
    family = Family(id=game.family, kinds={}, parse=UNLISTED.parse)
    register([family])
    assert family_of(game) is family


def test_no_families_behind_a_game_s_own_are_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("desktop_app.core.entry._known", {})
    monkeypatch.setattr("desktop_app.core.entry._lists", [])
    game = Nim((1, 2))
    made = [GameEntry(id=name, kinds={}, parse=UNLISTED.parse) for name in ("other", game.family)]

    def entries() -> Iterator[GameEntry]:
        yield from made
        raise AssertionError

    families = Families(entries())
    register(families)
    assert family_of(game) is made[1]
    assert family_of(game) is made[1]
    with pytest.raises(AssertionError):
        len(families)


# The sample game


def end_of(game: Game, moves: Sequence[Move]) -> Position:
    position = game.start()
    for move in moves:
        assert move in position.legal_moves()
        position = position.after(move)
    return position


def test_the_shortest_game_that_is_won_is_shown() -> None:
    assert len(short_game(Nim((3,)))) == 1


def test_a_game_that_is_won_is_shown_rather_than_a_shorter_draw() -> None:
    game = Truce(9)
    moves = short_game(game)
    assert len(moves) > len([PASS, PASS])
    assert end_of(game, moves).outcome


def test_without_a_won_game_the_sample_is_any_game() -> None:
    game = LineGame(4, 1, 4)
    moves = short_game(game)
    assert len(moves) == 4
    assert end_of(game, moves).outcome == 0


def test_a_game_that_goes_on_and_on_is_left_as_it_is() -> None:
    game = Walk(1_001)
    moves = short_game(game)
    assert len(moves) == SAMPLE_PLIES
    assert end_of(game, moves).outcome is None

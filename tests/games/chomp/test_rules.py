# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later

import pytest

from desktop_app.core.errors import GameError, GameFault
from desktop_app.core.position import MAX, MIN
from desktop_app.games.chomp.rules import ChompFault, ChompGame, ChompPosition, bars_within
from desktop_app.games.registry import find_game
from tests.games.reached import reached


def played(game: ChompGame, text: str) -> ChompPosition:
    return reached(game.start(), text)


def test_a_bite_takes_all_above_and_to_the_right() -> None:
    game = ChompGame(5, 4)
    assert played(game, "c3").bar == (5, 5, 2, 2)
    assert played(game, "c3b1").bar == (1, 1, 1, 1)
    assert played(game, "a3").bar == (5, 5)


def test_the_player_who_eats_the_poison_loses() -> None:
    assert played(ChompGame(3, 2), "a1").outcome == MIN
    assert played(ChompGame(3, 2), "b1a2a1").outcome == MIN
    assert played(ChompGame(2, 1), "b1a1").outcome == MAX


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("chomp:", ChompFault.BAD_BAR),
        ("chomp:4", ChompFault.BAD_BAR),
        ("chomp:0x3", ChompFault.BAR_SIZE),
        ("chomp:11x2", ChompFault.BAR_SIZE),
        ("chomp:9x9", ChompFault.BAR_SIZE),
    ],
)
def test_impossible_bars_are_refused(text: str, fault: ChompFault) -> None:
    with pytest.raises(GameError) as refused:
        find_game(text)
    assert refused.value.fault == fault


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("5", GameFault.MOVE_SYNTAX),
        ("f1", ChompFault.OFF_BAR),
        ("a5", ChompFault.OFF_BAR),
        ("c3d4", ChompFault.EATEN),
        ("a1a1", GameFault.GAME_OVER),
    ],
)
def test_illegal_moves_are_refused(text: str, fault: str) -> None:
    with pytest.raises(GameError) as refused:
        played(ChompGame(5, 4), text)
    assert refused.value.fault == fault


def test_a_bar_is_written_and_read() -> None:
    game = ChompGame(5, 4)
    position = played(game, "c3")
    assert position.text == "5,5,2,2 B"
    assert game.parse_position(position.text) == position
    for text in ("", "5,6", "3,4", "5,5,5,5,5", "x", "5 C"):
        with pytest.raises(GameError):
            game.parse_position(text)


def test_columns_and_rows_may_be_changed_for_each_other() -> None:
    game = ChompGame(4, 4)
    one, other = played(game, "c1"), played(game, "a3")
    assert one.key != other.key
    assert one.canonical_key == other.canonical_key


def test_so_many_bars_can_be_left_as_there_are_ways_along_their_edge() -> None:
    assert bars_within((10,) * 8) == 43_758
    assert ChompGame(10, 8).start().size_bound() == 2 * 43_758
    game, seen = ChompGame(5, 4), set[tuple[int, ...]]()
    waiting = [game.parse_position("5,3,3,1")]
    while waiting:
        position = waiting.pop()
        if position.bar not in seen:
            seen.add(position.bar)
            waiting += map(position.after, position.legal_moves())
    assert len(seen) == bars_within((5, 3, 3, 1))


@pytest.mark.parametrize("name", ["chomp:10x1", "chomp:1x10", "chomp:1x1"])
def test_bars_may_be_long_either_way(name: str) -> None:
    assert find_game(name).id == name

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later

from math import comb

import pytest

from desktop_app.core.errors import GameError, GameFault
from desktop_app.core.position import MAX, MIN
from desktop_app.core.record import parse_moves
from desktop_app.games.nim.rules import NimFault, NimGame, NimPosition
from desktop_app.games.registry import find_game
from tests.games.reached import reached


def played(game: NimGame, text: str) -> NimPosition:
    return reached(game.start(), text)


@pytest.mark.parametrize(
    ("text", "heaps", "most", "misere"),
    [
        ("nim:3,4,5", (3, 4, 5), None, False),
        ("nim:3,4,5:misere", (3, 4, 5), None, True),
        ("nim:21:max3", (21,), 3, False),
        ("nim:99,1:max12:misere", (99, 1), 12, True),
        ("NIM:20,20,20,20,20,20,20:MISERE", (20,) * 7, None, True),
    ],
)
def test_heaps_stand_in_the_name(
    text: str, heaps: tuple[int, ...], most: int | None, misere: bool
) -> None:
    game = find_game(text)
    assert game == NimGame(heaps, most, misere)
    assert game.id == text.lower()


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("nim:", NimFault.BAD_HEAPS),
        ("nim:3,,4", NimFault.BAD_HEAPS),
        ("nim:3:max", NimFault.BAD_HEAPS),
        ("nim:3:max0", NimFault.BAD_HEAPS),
        ("nim:3:misere:max2", NimFault.BAD_HEAPS),
        ("nim:3:miserable", NimFault.BAD_HEAPS),
        ("nim:0", NimFault.HEAP_SIZE),
        ("nim:21", NimFault.HEAP_SIZE),
        ("nim:100:max3", NimFault.HEAP_SIZE),
        ("nim:1,1,1,1,1,1,1,1", NimFault.HEAP_COUNT),
    ],
)
def test_impossible_heaps_are_refused(text: str, fault: NimFault) -> None:
    with pytest.raises(GameError) as refused:
        find_game(text)
    assert refused.value.fault == fault


def test_taking_the_last_object_wins_or_loses() -> None:
    assert played(NimGame((2, 1)), "a2b1").outcome == MIN
    assert played(NimGame((2, 1), misere=True), "a2b1").outcome == MAX
    assert played(NimGame((2, 1)), "a1a1b1").outcome == MAX


def test_moves_are_taken_from_one_heap() -> None:
    game = NimGame((3, 0 + 1), most=2)
    position = game.start()
    assert [game.move_text(move) for move in position.legal_moves()] == ["a1", "a2", "b1"]
    assert played(game, "a2 B1").heaps == (1, 0)
    assert [game.move_text(m) for m in played(game, "a2b1").legal_moves()] == ["a1"]
    assert game.moves_text(parse_moves(position, "a2,b1;a1")) == "a2b1a1"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("x", GameFault.MOVE_SYNTAX),
        ("a", GameFault.MOVE_SYNTAX),
        ("c1", NimFault.NO_HEAP),
        ("a4", NimFault.TOO_MANY),
        ("a0", NimFault.TOO_MANY),
        ("a3b4a1", GameFault.GAME_OVER),
    ],
)
def test_illegal_moves_are_refused(text: str, fault: str) -> None:
    with pytest.raises(GameError) as refused:
        played(NimGame((3, 4)), text)
    assert refused.value.fault == fault


def test_a_position_is_written_and_read() -> None:
    game = NimGame((3, 4, 5))
    position = played(game, "a1b4")
    assert position.text == "2,0,5 A"
    assert game.parse_position(position.text).key == position.key
    assert game.parse_position("1,1,1 b").turn is MIN
    for text in ("", "1,2", "1,2,3 C", "4,4,5", "1,2,x"):
        with pytest.raises(GameError):
            game.parse_position(text)


def test_equal_heaps_have_equal_keys_however_they_came_about() -> None:
    game = NimGame((3, 3))
    one, other = played(game, "a2b1"), played(game, "a1b1a1")
    assert one.heaps == (1, 2)
    assert other.heaps == (1, 2)
    assert one.turn is not other.turn
    assert played(game, "a1b1").canonical_key == played(game, "b1a1").canonical_key
    assert played(game, "a1b2").canonical_key == played(game, "a2b1").canonical_key


def test_the_bound_on_positions_is_one() -> None:
    assert NimGame((20,) * 7).start().size_bound() == 2 * comb(27, 7) == 2 * 888_030
    game = NimGame((2, 3, 1))
    seen, todo = set[tuple[int, ...]](), [game.start()]
    while todo:
        position = todo.pop()
        if position.key not in seen:
            seen.add(position.key)
            todo += map(position.after, position.legal_moves())
    assert len(seen) <= game.start().size_bound()


def test_an_error_quotes_only_the_beginning_of_a_long_text() -> None:
    with pytest.raises(GameError) as refused:
        find_game("nim:3,4,5").parse_position("3,4,five" + 40 * "!")
    assert refused.value.details["text"] == "3,4,five" + 22 * "!"

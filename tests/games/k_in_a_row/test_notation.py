# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Moves and boards of line games as text, both ways, and every way to get them wrong."""

from enum import StrEnum

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from desktop_app.core.errors import GameError, GameFault
from desktop_app.core.record import parse_moves
from desktop_app.games.k_in_a_row.game import LineGame, LinePosition
from desktop_app.games.k_in_a_row.rules import LineFault
from desktop_app.games.registry import find_game
from tests.games.positions import line_games, line_positions, moves_of, played

Details = dict[str, object]


def line_game(text: str) -> LineGame:
    game = find_game(text)
    assert isinstance(game, LineGame)
    return game


@given(line_games(), st.data())
def test_moves_round_trip(game: LineGame, data: st.DataObject) -> None:
    moves = data.draw(moves_of(game))
    assert parse_moves(game.start(), game.moves_text(moves)) == moves


@pytest.mark.slow
@pytest.mark.parametrize("name", ["gomoku", "five-in-a-row", "drop:10x4x4", "drop:20x20x5"])
@settings(max_examples=40)
@given(data=st.data())
def test_moves_of_large_boards_round_trip(name: str, data: st.DataObject) -> None:
    game = line_game(name)
    moves = data.draw(moves_of(game, least_left=game.board.cells - 40))
    text = game.moves_text(moves)
    assert parse_moves(game.start(), text) == moves
    assert parse_moves(game.start(), text.upper()) == moves


@given(line_positions())
def test_boards_round_trip(position: LinePosition) -> None:
    text = position.text
    for written in (text, text.lower(), text.replace(".", "-"), text.replace("O", "0")):
        read = position.game.parse_position(written)
        assert (read, read.outcome) == (position, position.outcome)
    assert position.game.parse_position(text.split()[0]) == position


@pytest.mark.parametrize(
    ("game", "text", "cells"),
    [
        ("tic-tac-toe", "a3b2c1", [0, 4, 8]),
        ("tic-tac-toe", "a1 c1,b3", [6, 8, 1]),
        ("gomoku", "h8i9", [7 * 15 + 7, 6 * 15 + 8]),
        ("gomoku", "h8_i9_O15", [7 * 15 + 7, 6 * 15 + 8, 14]),
        ("connect-four", "4453", [38, 31, 39, 37]),
        ("drop:12x4x4", "12 1 12", [47, 36, 35]),
    ],
)
def test_known_moves(game: str, text: str, cells: list[int]) -> None:
    assert parse_moves(find_game(game).start(), text) == cells


def test_a_board_reads_from_the_top_left() -> None:
    position = find_game("tic-tac-toe").parse_position("X.O/.X./..O X")
    assert position == played(line_game("tic-tac-toe"), [0, 2, 4, 8])


@pytest.mark.parametrize(
    ("game", "text", "fault", "details"),
    [
        ("tic-tac-toe", "a3!", GameFault.MOVE_SYNTAX, {"text": "!", "number": 2}),
        ("tic-tac-toe", "a3 b", GameFault.MOVE_SYNTAX, {"text": "b", "number": 2}),
        ("tic-tac-toe", "u3", GameFault.MOVE_SYNTAX, {"text": "u3", "number": 1}),
        ("connect-four", "4x", GameFault.MOVE_SYNTAX, {"text": "x", "number": 2}),
        ("tic-tac-toe", "d1", LineFault.OFF_BOARD, {"text": "d1", "corner": "c3", "number": 1}),
        ("tic-tac-toe", "a1a0", LineFault.OFF_BOARD, {"text": "a0", "corner": "c3", "number": 2}),
        ("tic-tac-toe", "b4", LineFault.OFF_BOARD, {"text": "b4", "corner": "c3", "number": 1}),
        ("connect-four", "8", LineFault.NO_COLUMN, {"text": "8", "corner": "7", "number": 1}),
        ("connect-four", "10", LineFault.NO_COLUMN, {"text": "0", "corner": "7", "number": 2}),
        ("drop:12x4x4", "12 13", LineFault.NO_COLUMN, {"text": "13", "corner": "12", "number": 2}),
        ("tic-tac-toe", "a1b1a1", LineFault.CELL_TAKEN, {"text": "a1", "number": 3}),
        ("connect-four", "4444444", LineFault.COLUMN_FULL, {"text": "4", "number": 7}),
        ("tic-tac-toe", "a1b1a2b2a3c1", GameFault.GAME_OVER, {"text": "c1", "number": 6}),
        ("connect-four", "11223344", GameFault.GAME_OVER, {"text": "4", "number": 8}),
    ],
)
def test_moves_that_are_refused(game: str, text: str, fault: StrEnum, details: Details) -> None:
    with pytest.raises(GameError) as error:
        parse_moves(find_game(game).start(), text)
    assert error.value.fault is fault
    assert details.items() <= error.value.details.items()


@pytest.mark.parametrize(
    ("game", "text", "plain"),
    [
        ("connect-four", "1. 4 4 2. 5 3", "4453"),
        ("connect-four", "1.4 2.4 3.5 4.3", "4453"),
        ("connect-four", "1. 1 2 2. 2 1", "1221"),
        ("gomoku", "1. h8 i9 2. j10", "h8i9j10"),
        ("gomoku", "1. H8 2. I9 3. J10", "h8i9j10"),
    ],
)
def test_numbers_of_moves_are_skipped(game: str, text: str, plain: str) -> None:
    start = find_game(game).start()
    assert parse_moves(start, text) == parse_moves(start, plain)


@pytest.mark.parametrize("text", ["4453.", "4.4", "44.53"])
def test_no_column_is_taken_for_the_number_of_a_move(text: str) -> None:
    with pytest.raises(GameError):
        parse_moves(find_game("connect-four").start(), text)


@given(line_games(largest=20))
def test_text_without_moves_is_refused_with_an_example(game: LineGame) -> None:
    with pytest.raises(GameError) as error:
        game.split_moves("?")
    example = error.value.details["example"]
    assert isinstance(example, str)
    assert len(game.split_moves(example)) == 1
    game.parse_move(game.start(), game.split_moves(example)[0])


@pytest.mark.parametrize(
    ("game", "text", "fault", "details"),
    [
        ("tic-tac-toe", "", LineFault.ROW_COUNT, {"rows": 0, "expected": 3}),
        ("tic-tac-toe", "X.O/.X.", LineFault.ROW_COUNT, {"rows": 2, "expected": 3}),
        ("tic-tac-toe", "X.O .X. ..O", LineFault.ROW_COUNT, {"rows": 1, "expected": 3}),
        ("tic-tac-toe", "X../.O/...", LineFault.ROW_LENGTH, {"row": 2, "cells": 2, "expected": 3}),
        (
            "tic-tac-toe",
            ".../..../...",
            LineFault.ROW_LENGTH,
            {"row": 2, "cells": 4, "expected": 3},
        ),
        ("tic-tac-toe", "X../.O./..Z", LineFault.BAD_MARK, {"mark": "Z", "row": 3, "column": 3}),
        ("tic-tac-toe", ".../.../... z", LineFault.BAD_TURN, {"text": "Z"}),
        ("tic-tac-toe", ".../.../... X to move", LineFault.BAD_TURN, {"text": "X TO MOVE"}),
        (
            "tic-tac-toe",
            "X../.../... X",
            LineFault.WRONG_TURN,
            {"turn": "X", "expected": "O", "x": 1, "o": 0},
        ),
        ("tic-tac-toe", "XXX/.../...", LineFault.WRONG_COUNTS, {"x": 3, "o": 0}),
        ("tic-tac-toe", "O../.../... X", LineFault.WRONG_COUNTS, {"x": 0, "o": 1}),
        ("tic-tac-toe", "XXX/OOO/...", LineFault.BOTH_WON, {}),
        ("tic-tac-toe", "XXX/OO./O..", LineFault.PLAYED_ON, {"winner": "X"}),
        ("tic-tac-toe", "OOO/XX./XX.", LineFault.PLAYED_ON, {"winner": "O"}),
        ("mnk:4x3x3", "XXX./.OO./XXXO", LineFault.WRONG_COUNTS, {"x": 6, "o": 3}),
        ("mnk:4x3x3", "XXX./OO.O/XXXO", LineFault.WRONG_COUNTS, {"x": 6, "o": 4}),
        ("mnk:4x4x3", "XXX./OO.O/XXX./.OO.", LineFault.TWO_WINS, {"winner": "X"}),
        ("drop:3x3x3", "X../.../...", LineFault.FLOATING, {"cell": "a3"}),
        ("drop:3x3x3", ".../O../.XX", LineFault.FLOATING, {"cell": "a2"}),
    ],
)
def test_boards_that_are_refused(game: str, text: str, fault: StrEnum, details: Details) -> None:
    with pytest.raises(GameError) as error:
        find_game(game).parse_position(text)
    assert error.value.fault is fault
    assert details.items() <= error.value.details.items()


def test_a_winner_can_have_two_lines_through_the_last_stone() -> None:
    position = find_game("tic-tac-toe").parse_position("XXX/XOO/XOO O")
    assert position.outcome == 1


def test_with_gravity_the_last_stone_lies_on_top() -> None:
    """The bottom row of X is buried, and X's stone on top makes no line."""
    with pytest.raises(GameError) as error:
        find_game("drop:4x3x3").parse_position("..../OXO./XXXO")
    assert error.value.fault is LineFault.TWO_WINS
    assert find_game("drop:4x3x3").parse_position("..../OX.O/XXXO").outcome == 1


@pytest.mark.slow
@pytest.mark.parametrize("name", ["tic-tac-toe", "gomoku", "connect-four", "drop:20x20x5"])
@given(
    text=st.text(max_size=30)
    | st.text("abcijktuzABK0123456789 ,;_-/", max_size=30)
    | st.lists(st.integers(0, 21).map(str), max_size=9).map(" ".join)
)
@example(text="\N{LATIN CAPITAL LETTER I WITH DOT ABOVE}3")
@example(text="\N{KELVIN SIGN}3")
@example(text="\N{SUPERSCRIPT TWO}")
@example(text="\N{ARABIC-INDIC DIGIT THREE}")
@example(text="a" + "9" * 5_000)
@example(text="9" * 5_000)
def test_any_text_gives_moves_or_a_game_error(name: str, text: str) -> None:
    start = find_game(name).start()
    try:
        moves = parse_moves(start, text)
    except GameError:
        return
    assert parse_moves(start, start.game.moves_text(moves)) == moves


@pytest.mark.parametrize("name", ["tic-tac-toe", "drop:3x3x2"])
@given(
    text=st.text(max_size=20)
    | st.text("XO.-_0xo/ Zß", max_size=14)
    | st.lists(st.text("XO.", min_size=3, max_size=3), min_size=3, max_size=3).map("/".join)
)
def test_any_text_gives_a_board_or_a_game_error(name: str, text: str) -> None:
    game = line_game(name)
    try:
        position = game.parse_position(text)
    except GameError:
        return
    assert game.parse_position(position.text) == position

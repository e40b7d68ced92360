# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""`show` prints what a file holds, and `--file` takes its game to other commands."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from desktop_app.core.record import GameRecord, parse_moves
from desktop_app.files.game_file import GameFileContents, game_text
from desktop_app.games.registry import find_game
from tests.cli.test_parser import Capture, Json, run

PGN = """[Event "Cup"]
[White "Ada"]
[Black "Bob"]
[Date "2001.02.??"]
[Result "1-0"]

1. e4 {best} e5 2. Qh5 Ke7 3. Qxe5# 1-0

[White "Cy"]

1. d4 d5 *
"""
OTHELLO = "D3C5F6F5F4C3C4D2E2B4D1F3B5E3F2F1A4D6E6E7"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "games"
    path.write_text(PGN, "utf-8")
    return path


def answer(capsys: Capture, *arguments: str) -> Json:
    result = run(capsys, *arguments, "--json")
    assert (result.status, result.err) == (0, "")
    return json.loads(result.out)


def test_several_games_are_listed(capsys: Capture, file: Path) -> None:
    assert answer(capsys, "show", str(file)) == {
        "games": [
            {"players": ["Ada", "Bob"], "date": "2001.02", "result": "1-0", "moves": 5},
            {"players": ["Cy", ""], "date": "", "result": "", "moves": 2},
        ]
    }
    lines = run(capsys, "show", str(file)).out.splitlines()
    titles = "game first player second player date result moves"
    assert " ".join(lines[0].split()) == titles
    assert lines[1].split() == ["1", "Ada", "Bob", "2001.02", "1-0", "5"]


def test_a_game_is_printed_in_the_notation_of_files(capsys: Capture, file: Path) -> None:
    assert answer(capsys, "show", str(file), "--game", "1") == {
        "game": "chess",
        "players": ["Ada", "Bob"],
        "tags": {
            "Event": "Cup",
            "White": "Ada",
            "Black": "Bob",
            "Date": "2001.02.??",
        },
        "result": "1-0",
        "moves": ["e4", "e5", "Qh5", "Ke7", "Qxe5#"],
        "comments": [{"after": 1, "text": "best"}],
        "left_out": [],
    }
    text = run(capsys, "show", str(file), "--game", "1").out
    for part in ("Chess", "White: Ada", "Event: Cup", "Result: 1-0", "best"):
        assert part in text
    assert "moves" in answer(capsys, "show", str(file), "--game", "2")


def test_a_saved_game_from_a_position_is_printed(capsys: Capture, tmp_path: Path) -> None:
    start = find_game("tic-tac-toe").parse_position("X../.O./...")
    record = GameRecord(start)
    record.play_all(parse_moves(start, "c3"))
    path = tmp_path / "saved.json"
    path.write_text(game_text(GameFileContents(record)), "utf-8")
    told = answer(capsys, "show", str(path))
    assert (told["start"], told["moves"]) == (start.text, ["c3"])
    assert told["players"] == ["person", "person"]
    found = answer(capsys, "analyse", "--file", f"file://{path}")
    assert (found["moves"], found["turn"]) == ("c3", "O")


def test_a_transcript_is_printed_with_its_passes(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "game.mmfair"
    path.write_text(OTHELLO, "utf-8")
    told = answer(capsys, "show", str(path))
    assert (told["game"], told["left_out"]) == ("othello:8x8", [])
    path.write_text(f"{OTHELLO} ??? a1", "utf-8")
    left_out = answer(capsys, "show", str(path))["left_out"]
    assert left_out == [
        "Line 1, move 20: “???” can't be read and was left out.",
        "Line 1, move 21: “a1” can't be played here, so the moves from there on were left out.",
    ]


def test_moves_of_several_games_need_a_choice(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "abc"
    path.write_text("a1 b2 c3", "utf-8")
    result = run(capsys, "show", str(path))
    assert (result.status, result.out) == (2, "")
    assert result.err.startswith(
        "minimax-fair: The moves in “abc” fit several games: tic-tac-toe, mnk:4x4x4, gomoku, "
    )
    assert result.err.endswith("Choose one, for example --as tic-tac-toe.\n")
    assert answer(capsys, "show", str(path), "--as", "hex")["game"] == "hex"
    assert answer(capsys, "analyse", "--file", str(path), "--as", "tic-tac-toe")["turn"] == "O"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--game", "3"), "there is no game 3 in it. Choose a number from 1 to 2."),
        (("--game", "0"), "“0” isn't the number of a game. Give a whole number, 1 or more."),
        (("--as", "go"), "There is no game called “go”."),
    ],
)
def test_a_choice_that_does_not_fit_is_refused_in_one_line(
    capsys: Capture, file: Path, arguments: tuple[str, ...], said: str
) -> None:
    result = run(capsys, "show", str(file), *arguments)
    assert (result.status, result.out, result.err.count("\n")) == (2, "", 1)
    assert said in result.err


@pytest.mark.parametrize("text", ["", "Hello there.\n", '{"format": "other"}', "\x00\x01"])
def test_a_file_without_a_game_is_refused_in_one_line(
    capsys: Capture, tmp_path: Path, text: str
) -> None:
    path = tmp_path / "none.txt"
    path.write_text(text, "utf-8")
    result = run(capsys, "show", str(path))
    assert (result.status, result.out, result.err.count("\n")) == (2, "", 1)
    assert "“none.txt” wasn't opened: " in result.err
    assert run(capsys, "show", str(tmp_path / "nowhere")).status == 2


def test_a_file_takes_the_place_of_game_and_moves(capsys: Capture, file: Path) -> None:
    found = answer(capsys, "analyse", "--file", str(file), "--game", "2", "--depth", "1")
    assert (found["game"], found["moves"]) == ("chess", "d2d4 d7d5")
    why = run(capsys, "why", "--file", str(file), "--game", "1")
    assert why.status == 0
    assert "♔e7" in why.out.splitlines()[0]
    several = run(capsys, "why", "--file", str(file))
    assert several.status == 2
    assert "Choose one by its number, for example --game 1." in several.err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--file", "x", "chess"), "--file takes the place of GAME, MOVES and --position."),
        (("chess", "e4", "--file", "x"), "--file takes the place of GAME, MOVES and --position."),
        (("--file", "x", "--position", "y"), "--file takes the place of GAME, MOVES and"),
        (("chess", "--game", "1"), "--game and --as choose a game of a file."),
        ((), "Name a game, or a file with --file."),
    ],
)
def test_a_game_is_named_in_one_way(capsys: Capture, arguments: tuple[str, ...], said: str) -> None:
    result = run(capsys, "analyse", *arguments)
    assert (result.status, result.err.count("\n")) == (2, 1)
    assert said in result.err

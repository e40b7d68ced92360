# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the games of a PGN file begin and end, and what a list says of them."""

from __future__ import annotations

import pytest

from desktop_app.core.file_formats import MOST_GAME_CHARACTERS, GameSummary, GameText
from desktop_app.files.disk import lines_of
from desktop_app.games.chess.pgn_split import split, summary

TWO = """[Event "a"]
[White "Ada"]
[Black "Bo"]
[Date "1999.??.??"]
[Result "1-0"]

1. e4 {so [Event "x"]} e5 (1... c5 2. Nf3) 2. Nf3 1-0

[Event "b"]
[White "?"]
[Result "*"]

1. d4 *
"""


def games(text: str) -> list[GameText]:
    return list(split(lines_of((text,))))


def test_games_are_listed_without_playing_them() -> None:
    assert [summary(game) for game in games(TWO)] == [
        GameSummary(("Ada", "Bo"), "1999", "1-0", 3, 1),
        GameSummary(("", ""), "", "", 1, 9),
    ]
    assert [game.line for game in games(TWO.replace("\n", "\r\n"))] == [1, 9]
    assert [game.line for game in games(TWO.replace("\n", "\r"))] == [1, 9]


A, B = '[Event "a"]', '[Event "b"]'


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("", []),
        ("nothing\n", [1]),
        (f"{A}\n1. e4 e5 1-0 (1... c5)\n", [1]),
        (f"{A}\n\n1. e4\n\n1... e5 *\n\x1a", [1]),
        (f"{A}\n1. e4\n{B}\n1. d4", [1, 3]),
        (f"{A}\n\n{B}\n\n*", [1, 3]),
        (f"{A}\n\n[White \"Ada\"]\n\n1. e4", [1]),
        (f"{A}\n\nBy Ada\n\n1. e4 *\n\nA report\n\n{B}\n\n1. d4", [1, 9]),
        (f"From: Ada\nSubject: our game\n\n{A}\n\n1. e4", [4]),
        (f"1. e4 e5 *\n\n{A}\n\n1. d4", [1, 3]),
        ("1. e4 e5 1-0\n\n1. d4 d5 0-1\n", [1, 3]),
        ("1. e4 e5 1-0\n1. d4 d5 0-1\n", [1, 2]),
        ("1. e4 e5\n\n1. d4 d5\n", [1, 3]),
        ("1. e4\n1... e5\n\n2. Nf3\n", [1]),
        ("1. e4 (\n\n1. d4 d5)\n", [1]),
        (f"{A}\n1. e4 {{one\n{B}\ntwo}} e5\n\n", [1]),
        (f"{A}\n1. e4 {{one\n\n{B}\n\n1. d4", [1, 4]),
        (f"{A}\n1. e4 {{one\n\n{B}\n\n1. d4 {{so}} *\n\n{A}\n1. c4", [1, 4, 8]),
        (f"{A}\n1. e4 ; not {{open\n{B}\n\n1. d4", [1, 3]),
        (f"{A}\n1. e4 e5\n[Annotator \"Ada\"]\n2. Nf3", [1]),
        (f"{A}\n1. e4 e5\n\n[White \"Ada\"]\n\n1. d4", [1, 4]),
        (f"{A}\n1. e4 e5 *\n[White \"Ada\"]\n1. d4", [1, 3]),
        (f"> {A}\n> \n> 1. e4\n\n> {B}\n> 1. d4", [1, 5]),
        (f"\ufeff{A}\n1. e4\n\n\ufeff{B}\n1. d4", [1, 4]),
        ("[Event Club evening]\n1. e4\n\n[Event “b”]\n1. d4", [1, 4]),
        (f"{A}\n1. e4 [%clk 1]\n[%csl Ga1]\n1... e5", [1]),
    ],
)  # fmt: skip
def test_a_game_begins_with_tags_or_its_first_move(text: str, lines: list[int]) -> None:
    assert [game.line for game in games(text)] == lines


def test_a_game_without_end_is_cut() -> None:
    one = '[Event "a"]\n\n' + "1. e4 e5\n" * (MOST_GAME_CHARACTERS // 9) + '\n[Event "b"]\n\n1. d4'
    first, second = games(one)
    assert first.is_cut
    assert len(first.text) == MOST_GAME_CHARACTERS
    assert not second.is_cut
    first, second = games(one.replace("1.", "1. {", 1))
    assert first.is_cut
    assert second.text == '[Event "b"]\n\n1. d4'

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Othello games in the Generic Game Format, as servers and programs write them."""

from __future__ import annotations

import pytest

from desktop_app.core.file_formats import FormatError, GameText, ImportedGame, LeftOut, Omission
from desktop_app.core.record import parse_moves
from desktop_app.files.disk import lines_of
from desktop_app.games.othello.ggf import GGF
from desktop_app.games.registry import find_game

STANDARD = "8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *"
FOUR = find_game("othello:4x4")
BLOCKED = "4 *O-* -O** **** -O*O O"
"""White must pass."""


def read(text: str, most: int | None = None) -> ImportedGame:
    (game,) = GGF.split(lines_of((text,)))
    return GGF.read(game, most, lambda _: None)


def text_of(told: ImportedGame) -> str:
    record = told.record
    return record.position.game.moves_text(record.moves())


def test_players_times_and_results_are_read() -> None:
    told = read(
        f"(;GM[Othello]PC[GGS/os]DT[2001-02-03 04:05 GMT]PB[Ada]PW[Bob]RB[1700.1]TI[15:00//02:00]"
        f"TY[8]RE[+4.00:r]BO[{STANDARD}]B[F5//1.2]W[d6/-2.00/3]\nB[C3];)\n"
    )
    assert text_of(told) == "f5d6c3"
    assert told.names == ("Ada", "Bob")
    assert told.record.tags == {
        "PC": "GGS/os",
        "DT": "2001-02-03 04:05 GMT",
        "RB": "1700.1",
        "TI": "15:00//02:00",
        "TY": "8",
        "RE": "+4.00:r",
    }
    assert told.record.root.position == find_game("othello:8x8").start()
    assert not told.left_out


@pytest.mark.parametrize("written", ["W[pass]", "W[PA]", "W[--]", "W[PA//2.1]", ""])
def test_passes_are_read_or_filled_in(written: str) -> None:
    told = read(f"(;GM[othello]BO[{BLOCKED}]{written}B[c1];)")
    start = FOUR.parse_position("BW.B/.WBB/BBBB/.WBW W")
    assert told.record.root.position == start
    assert told.record.moves() == parse_moves(start, "passc1")


@pytest.mark.parametrize(
    ("board", "game"),
    [
        ("8 ---------------------------O*------*O--------------------------- *", "othello:8x8"),
        ("6 ------ ------ --O*-- --*O-- ------ ------ *", "othello:6x6"),
        ("4 ---- -o*- -*o- ---- *", "othello:4x4"),
    ],
)
def test_boards_of_all_sizes_are_read(board: str, game: str) -> None:
    told = read(
        f"(;GM[Othello]BO[{board}];)" if "4" in game else f"(;GM[Othello]BO[{board}]B[c3];)"
    )
    assert told.record.root.position == find_game(game).start()


def test_a_game_from_the_middle_or_the_mirrored_start_is_read() -> None:
    mirrored = STANDARD.replace("O*", "xx").replace("*O", "O*").replace("xx", "*O")
    told = read(f"(;GM[Othello]BO[{mirrored}]B[e3]W[f3];)")
    assert text_of(told) == "e3f3"
    assert told.record.root.position != find_game("othello:8x8").start()


def test_the_moves_before_an_illegal_one_are_kept() -> None:
    told = read(f"(;GM[Othello]\nBO[{STANDARD}]\nB[f5]W[d6]\nB[a1]W[c3];)")
    assert text_of(told) == "f5d6"
    assert list(told.left_out) == [LeftOut(Omission.MOVES, 4, 3, "a1")]


def test_a_limit_of_moves_is_kept() -> None:
    told = read(f"(;GM[Othello]BO[{STANDARD}]B[f5]W[d6]B[c3];)", most=2)
    assert text_of(told) == "f5d6"
    assert list(told.left_out) == [LeftOut(Omission.LONG, 1, 3, "c3")]


@pytest.mark.parametrize(
    "text",
    [
        "(;GM[Othello]PB[a];)",
        "(;GM[Othello]BO[10 - *]B[d3];)",
        f"(;GM[Othello]BO[{STANDARD.replace('O', '-')}]B[d3];)",
        "(;GM[Othello]BO[nothing]B[d3];)",
    ],
)
def test_what_is_no_game_is_refused(text: str) -> None:
    with pytest.raises(FormatError):
        read(text)


def test_games_are_divided_wherever_they_begin() -> None:
    one, two = "(;GM[Othello]PB[a]B[d3];)", "(;GM[Othello]PW[b]RE[-2]DT[1999]B[f5]\nW[d6];)"
    texts = list(GGF.split(lines_of((f"noise\n2 {one}{two}\n\n{one}\n",))))
    assert [game.line for game in texts] == [2, 2, 5]
    assert GGF.summary is not None
    told = [GGF.summary(game) for game in texts]
    assert [(each.players, each.result, each.date, each.moves) for each in told] == [
        (("a", ""), "", "", 1),
        (("", "b"), "-2", "1999", 2),
        (("a", ""), "", "", 1),
    ]
    assert list(GGF.split(())) == []
    assert GGF.seems(f"2 {one}")
    assert not GGF.seems("(;GM[1]FF[4])")
    assert GameText(1, "") not in texts

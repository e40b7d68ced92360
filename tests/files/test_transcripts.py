# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lines of moves say by themselves which game they are of, or which they may be of."""

from __future__ import annotations

from random import Random

import pytest

from desktop_app.core.file_formats import GameText, LeftOut, Omission
from desktop_app.core.record import GameRecord, parse_moves
from desktop_app.files.errors import FileError, FileFault
from desktop_app.files.opening import ListedGames, OpenedGame, Wish, open_text
from desktop_app.files.transcripts import follow, games_of
from desktop_app.games.registry import PRESETS, find_game

WORLD_FINAL = (
    "F5D6C5F4E3C6D3F6E6D7G4G3G6H3G5H4E7F7H5H6E8F3C4C7D8C8B8B4B6B5A4A5A6E2A3D2D1C1B1C2C3B2F2F1A1B3"
    "E1A2G1G2H1H2H7G7H8B7A8A7F8G8"
)
"""The transcript that the book of rcrr/reversi shows."""
OTHELLO = find_game("othello:8x8")
FROM_BELOW = "".join(each if each.isalpha() else str(9 - int(each)) for each in WORLD_FINAL)
"""The same with rows counted from below, which begins from the mirrored start."""
TAGGED = """[Event "Final"]
[Date "2007.??.??"]
[Black "Ada"]
[White "Bob"]
[Result "35-29"]

1. F5 D6 2. C5 F4 3. E3 C6 4. D3 F6 5. E6 D7 6. G4 G3
7. G6 H3 8. G5 H4 9. E7 F7 10. H5 H6
35-29

"""


def names(text: str) -> list[str]:
    return [game.id for game in games_of(text)]


@pytest.mark.parametrize(
    ("text", "game"),
    [
        (WORLD_FINAL, "othello:8x8"),
        (WORLD_FINAL.lower(), "othello:8x8"),
        ("Nicolet 35-29 Tominaga\n" + WORLD_FINAL, "othello:8x8"),
        ("1. F5 D6 2. C5 F4 3. E3 C6 4. D3 F6 5. E6 D7 6. G4", "othello:8x8"),
        (FROM_BELOW, "othello:8x8"),
        ("4453", "connect-four"),
        ("1. 4 4 2. 5 3", "connect-four"),
        ("h8 i9 j12 k13", "gomoku"),
        ("1. e4 e5 2. Nf3 Nc6", "chess"),
        ("a1a2 b3xa2", "hexapawn"),
        ("XA1 OB2", "wild"),
    ],
)
def test_moves_that_fit_one_game_are_of_that_game(text: str, game: str) -> None:
    assert names(text) == [game]


@pytest.mark.parametrize(
    ("text", "some"),
    [
        ("a1b2c3", {"tic-tac-toe", "gomoku", "hex", "notakto"}),
        ("d3c5", {"othello:8x8", "gomoku", "hex"}),
        ("h8i9", {"gomoku", "hex"}),
        ("cab", {"kalah:4x3", "kalah:6x4"}),
    ],
)
def test_moves_that_fit_several_games_are_of_any_of_them(text: str, some: set[str]) -> None:
    assert some <= set(names(text))
    with pytest.raises(FileError) as raised:
        open_text(text)
    assert raised.value.fault is FileFault.SEVERAL
    assert raised.value.details["games"] == names(text)
    for name in some:
        found = open_text(text, Wish(game=find_game(name)))
        assert isinstance(found, OpenedGame)
        assert found.kept.record.position.game.id == name


@pytest.mark.parametrize(
    "text",
    ["", "This is a text about a cab.\nAnd more.", "[1, 2]", "3 5 2 9", "x" * 5_000, "d3 " * 2_000],
)
def test_a_text_that_is_no_line_of_moves_is_of_no_game(text: str) -> None:
    assert names(text) == []


def test_a_game_of_each_kind_is_among_those_that_its_moves_fit() -> None:
    for seed, game in enumerate(PRESETS.values()):
        record, dice = GameRecord(game.start()), Random(seed)
        while record.position.outcome is None and len(record.moves()) < 30:
            record.play(dice.choice(record.position.legal_moves()))
        assert game.id in names(game.moves_text(record.moves()))


def test_a_slip_costs_nothing_before_it() -> None:
    text = WORLD_FINAL[:60] + " ??? " + WORLD_FINAL[60:80] + "a1" + WORLD_FINAL[80:]
    assert names(text) == ["othello:8x8"]
    found = follow(OTHELLO, GameText(1, f"\n{text}"))
    whole = parse_moves(OTHELLO.start(), WORLD_FINAL)
    assert found.record.moves() == whole[: len(found.record.moves())]
    assert found.left_out[0] == LeftOut(Omission.TEXT, 2, 30, "???")
    assert found.left_out[1] == LeftOut(Omission.MOVES, 2, 41, "a1")
    assert found.moves == 40


def test_games_are_divided_by_tags_or_by_lines() -> None:
    listed = open_text(TAGGED * 2)
    assert isinstance(listed, ListedGames)
    assert [each.players for each in listed.games] == [("Ada", "Bob")] * 2
    assert [(each.date, each.result, each.moves) for each in listed.games] == [
        ("2007.??.??", "35-29", 20)
    ] * 2
    second = open_text(TAGGED * 2, Wish(number=2))
    assert isinstance(second, OpenedGame)
    assert second.kept.record.tags["Event"] == "Final"
    assert not second.is_alone
    lines = open_text(f"{WORLD_FINAL}\n{WORLD_FINAL[:40]}\n\n{WORLD_FINAL[:30]}\n")
    assert isinstance(lines, ListedGames)
    assert [each.moves for each in lines.games] == [60, 20, 15]
    assert [each.line for each in lines.games] == [1, 2, 4]
    wrapped = open_text(f"{WORLD_FINAL[:40]}\n{WORLD_FINAL[40:]}\n")
    assert isinstance(wrapped, OpenedGame)
    assert len(wrapped.kept.record.line()) >= 61


def test_the_moves_of_another_game_than_chess_in_pgn_are_read() -> None:
    found = open_text(TAGGED)
    assert isinstance(found, OpenedGame)
    assert found.kept.record.position.game == OTHELLO
    assert found.summary is not None
    assert found.summary.players == ("Ada", "Bob")


def test_chess_from_a_position_is_chess_although_its_moves_fit_other_games() -> None:
    text = '[FEN "4k3/8/6p1/8/7P/8/8/4K3 w - - 0 1"]\n[SetUp "1"]\n\n1. h5 g5 2. h6 g4 1-0\n'
    assert "chess" not in names(text)  # from the usual start
    assert "gomoku" in names(text)
    found = open_text(text)
    assert isinstance(found, OpenedGame)
    assert found.kept.record.position.game.id == "chess"
    assert len(found.kept.record.line()) == 5

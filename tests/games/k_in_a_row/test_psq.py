# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Games of five in a row in the files of Piskvork and its successors."""

from __future__ import annotations

import pytest

from desktop_app.core.file_formats import FormatError, GameText, ImportedGame, LeftOut, Omission
from desktop_app.games.k_in_a_row.entry import line_game
from desktop_app.games.k_in_a_row.psq import psq_format

PSQ = psq_format(line_game)


def read(text: str, most: int | None = None) -> ImportedGame:
    return PSQ.read(GameText(1, text), most, lambda _: None)


@pytest.mark.parametrize(
    ("size", "game"),
    [("15x15", "gomoku"), ("20x20", "five-in-a-row"), ("12x10", "mnk:12x10x5")],
)
def test_the_size_tells_the_board_and_cells_count_from_the_top_left(size: str, game: str) -> None:
    told = read(f"Piskvorky {size}, 11:11, 0\n8,1,0\n1,3,120\n9,9\nA.zip\nB\n-1\n1,Freestyle\n")
    board = told.record.position.game
    assert board.id == game
    rows = int(size.partition("x")[2])
    assert board.moves_text(told.record.moves()) == f"h{rows}a{rows - 2}i{rows - 8}"
    assert told.record.tags == {"Player 1": "A.zip", "Player 2": "B"}
    assert not told.left_out


@pytest.mark.parametrize(
    ("line", "what"),
    [("8,8,5", Omission.MOVES), ("16,1,5", Omission.MOVES), ("0,1,5", Omission.MOVES)],
)
def test_the_moves_before_an_impossible_one_are_kept(line: str, what: Omission) -> None:
    told = read(f"\nPiskvorky 15x15, 11:11, 0\n8,8,0\n{line}\n9,9,0\n")
    assert len(told.record.moves()) == 1
    assert list(told.left_out) == [LeftOut(what, 4, 2, line)]


def test_moves_after_the_end_are_left_out() -> None:
    lines = [f"{x},{y},0" for x in range(1, 6) for y in (1, 2)]
    told = read("\n".join(["piskvorky 15x15, 11:11, 0", *lines]))
    assert told.record.position.outcome == 1
    assert list(told.left_out) == [LeftOut(Omission.AFTER_END, 11, 10, "5,2,0")]
    assert len(read("\n".join(["Piskvorky 15x15,", *lines]), most=3).record.moves()) == 3


@pytest.mark.parametrize("text", ["", "Piskvorky 99x99, 1:1, 0\n1,1,0", "1,1,0\n2,2,0"])
def test_what_is_no_such_game_is_refused(text: str) -> None:
    with pytest.raises(FormatError):
        read(text)


def test_a_file_is_known_by_its_first_line() -> None:
    assert PSQ.seems("Piskvorky 15x15, 11:11, 0\n")
    assert not PSQ.seems("8,8,0\n")
    assert PSQ.summary is not None
    assert PSQ.summary(GameText(1, "Piskvorky 15x15, 11:11, 0\n8,8,0\n9,9,0\nA\n")).moves == 2

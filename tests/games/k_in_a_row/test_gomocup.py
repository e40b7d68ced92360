# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.core.notation import LONGEST_LINE, LineSplitter
from desktop_app.games.k_in_a_row.game import LinePosition
from desktop_app.games.k_in_a_row.gomocup import (
    OWN,
    added_stone,
    cell_at,
    is_supported,
    parse_answer,
    parse_pair,
    parse_stone,
    point_text,
    stone_lines,
)
from desktop_app.games.registry import find_game
from tests.games.positions import line_positions


@given(line_positions(largest=6))
def test_cells_go_there_and_back(position: LinePosition) -> None:
    game = position.game
    for cell in range(game.board.cells):
        pair = parse_pair(point_text(game, cell))
        assert pair is not None
        assert cell_at(game, *pair) == cell
    assert cell_at(game, game.columns, 0) is cell_at(game, 0, game.rows) is None
    assert cell_at(game, -1, 0) is None


def test_the_first_number_is_the_column_the_second_the_row_from_the_top() -> None:
    game = find_game("mnk:9x6x5")
    start = game.start()
    assert isinstance(start, LinePosition)
    assert point_text(start.game, game.parse_move(start, "a6")) == "0,0"
    assert point_text(start.game, game.parse_move(start, "c6")) == "2,0"
    assert point_text(start.game, game.parse_move(start, "i1")) == "8,5"


@pytest.mark.parametrize("text", ["", "1", "1,", ",1", "1,2,3", "-1,2", "a,b", "1.2", "１,２"])
def test_text_that_is_no_pair_is_refused(text: str) -> None:
    assert parse_pair(text) is None


@pytest.mark.parametrize("text", ["3 14", "3;14", "3\t14", "(3, 14)", "[3,14]", "3.9,14.0"])
def test_pairs_are_read_as_programs_write_them(text: str) -> None:
    assert parse_pair(text) == parse_answer(text) == (3, 14)


@pytest.mark.parametrize("text", ["3,14 depth 12", "3,14.", "3, 14 ; 5,5", "3,14!"])
def test_an_answer_may_have_text_behind_it(text: str) -> None:
    assert parse_answer(text) == (3, 14)


@pytest.mark.parametrize("text", ["3,14,1", "3 14 15", "3 nodes", "3,x", "about 3,14", "3,140000"])
def test_text_that_is_no_answer_gives_none(text: str) -> None:
    assert parse_answer(text) is None


def test_pairs_and_stones_may_have_blanks() -> None:
    assert parse_stone("3 14 2") == parse_stone("3;14;2.0") == parse_stone("3,14,2 white")
    assert parse_pair(" 3 , 14 ") == (3, 14)
    assert parse_stone("3, 14, 2") == (3, 14, 2)
    assert parse_stone("3,14") is None


@given(line_positions(largest=6))
def test_a_board_s_lines_bring_the_position_back(position: LinePosition) -> None:
    game, masks = position.game, {1: 0, 2: 0}
    owners: list[int] = []
    for line in stone_lines(position):
        stone = parse_stone(line)
        assert stone is not None
        cell = cell_at(game, stone[0], stone[1])
        assert cell is not None
        owners.append(stone[2])
        masks[stone[2]] |= 1 << cell
    assert (masks[1], masks[2]) == (position.own, position.other)
    assert all(a != b for a, b in pairwise(owners))
    assert not owners or owners[-1] != OWN


@given(line_positions(largest=6))
def test_a_move_is_recognised(position: LinePosition) -> None:
    for move in position.legal_moves():
        child = position.after(move)
        assert added_stone(position, child) == move
        assert added_stone(child, position) is added_stone(child, child) is None
        for reply in child.legal_moves():
            assert added_stone(position, child.after(reply)) is None
            other = position.after(reply)
            assert other == child or added_stone(child, other) is None


def test_games_that_the_protocol_has() -> None:
    accessible_text = ["gomoku", "five-in-a-row", "mnk:9x6x5", "mnk:5x5x5"]
    others = ["tic-tac-toe", "mnk:9x9x4", "mnk:9x9x6", "drop:9x9x5", "numbers:1,2"]
    assert all(is_supported(find_game(game)) for game in accessible_text)
    assert not any(is_supported(find_game(game)) for game in others)


@given(
    st.lists(st.text("abc ,0", min_size=1).filter(str.strip)),
    st.sampled_from(["\n", "\r", "\r\n", "\n\r\n"]),
    st.lists(st.integers(1, 9)),
)
def test_lines_are_cut_at_any_line_end_however_they_come(
    lines: list[str], end: str, sizes: list[int]
) -> None:
    data = "".join(line + end for line in lines).encode()
    splitter, found = LineSplitter(), list[str]()
    for size in [*sizes, len(data)]:
        found += splitter.feed(data[:size])
        data = data[size:]
    assert found == [line.strip() for line in lines]


def test_lines_that_are_too_long_are_cut_and_the_next_is_whole() -> None:
    splitter = LineSplitter()
    for _ in range(50):
        assert splitter.feed(b"x" * 1000) == []
    assert splitter.feed(b"\nnext\n") == ["x" * LONGEST_LINE, "next"]
    assert splitter.feed(b"\xff\xfe\n") == ["\ufffd\ufffd"]

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of line-game engines: which boards each of them takes."""

from __future__ import annotations

from desktop_app.games.k_in_a_row.engine import (
    CONNECT_FOUR,
    FIXED_DEPTH,
    GOMOKU,
    PAIRING,
    SMALL_BOARDS,
)
from desktop_app.games.k_in_a_row.entry import PRESETS
from desktop_app.games.k_in_a_row.game import LineGame
from desktop_app.games.numbers.notation import parse_numbers
from desktop_app.games.registry import find_game
from desktop_app.search.solved import is_small


def test_large_boards_with_pattern_tables_are_searched_by_patterns() -> None:
    assert GOMOKU.has_board(PRESETS["gomoku"])
    assert GOMOKU.has_board(LineGame(20, 20, 5))
    assert not GOMOKU.has_board(LineGame(5, 5, 4))
    assert not GOMOKU.has_board(LineGame(9, 9, 7))
    assert not GOMOKU.has_board(LineGame(7, 6, 4, gravity=True))
    assert GOMOKU.has_board(LineGame(9, 9, 4, gravity=True))
    assert not GOMOKU.has_board(LineGame(9, 9, 7, gravity=True))


def test_boards_of_few_cells_without_gravity_are_solved() -> None:
    for name in ("mnk:4x4x4", "mnk:6x6x5", "mnk:12x3x3"):
        assert SMALL_BOARDS.has_board(find_game(name))
    for name in ("connect-four", "drop:4x4x4", "gomoku", "mnk:7x6x4"):
        assert not SMALL_BOARDS.has_board(find_game(name))
    assert not SMALL_BOARDS.has_board(parse_numbers("3,5"))
    assert is_small(find_game("tic-tac-toe").start())  # solved by labelling all the same


def test_every_drop_game_is_either_solved_in_two_words_or_searched() -> None:
    for columns in range(1, 13):
        for rows in range(1, 13):
            for k in range(4, min(max(columns, rows), 6) + 1):
                if columns * rows > 1:
                    game = LineGame(columns, rows, k, gravity=True)
                    assert CONNECT_FOUR.has_board(game) != GOMOKU.has_board(game)


def test_pairings_and_the_plain_search_take_every_line_game_and_no_other() -> None:
    for domain in (PAIRING, FIXED_DEPTH):
        for game in (*PRESETS.values(), LineGame(9, 9, 8), LineGame(1, 1, 1)):
            assert domain.has_board(game)
        assert not domain.has_board(find_game("nim"))

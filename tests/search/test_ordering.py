# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Orderings lose no move, and put the likely best first."""

from hypothesis import given

from desktop_app.core.entry import natural_order, ordered_moves
from desktop_app.core.grid import bits
from desktop_app.core.position import Position
from desktop_app.games.k_in_a_row.entry import PRESETS
from desktop_app.games.k_in_a_row.evaluation import near_stones_first, neighbourhood
from desktop_app.games.k_in_a_row.game import LineGame, LinePosition
from tests.games.positions import line_positions
from tests.search.truth import small_positions


@given(small_positions())
def test_no_move_is_lost_or_made_up(position: Position) -> None:
    assert list(natural_order(position)) == list(position.legal_moves())
    assert sorted(ordered_moves(position)) == sorted(position.legal_moves())


@given(line_positions(largest=8))
def test_the_neighbourhood_is_two_steps_wide(position: LinePosition) -> None:
    board = position.game.board
    stones = [divmod(cell, board.columns) for cell in bits(position.own | position.other)]
    expected = {
        cell
        for cell in range(board.cells)
        for row, column in stones
        if max(abs(row - cell // board.columns), abs(column - cell % board.columns)) <= 2
    }
    assert set(bits(neighbourhood(board, position.own | position.other))) == expected


def test_the_centre_comes_first_on_an_empty_board() -> None:
    assert near_stones_first(PRESETS["tic-tac-toe"].start())[0] == 4
    assert near_stones_first(PRESETS["connect-four"].start())[0] % 7 not in (0, 6)
    assert near_stones_first(PRESETS["gomoku"].start())[0] == 7 * 15 + 7


def test_near_a_stone_comes_before_the_centre() -> None:
    game: LineGame = PRESETS["gomoku"]
    moves = list(near_stones_first(game.start().after(0)))
    assert set(moves[:8]) == {r * 15 + c for r in range(3) for c in range(3)} - {0}
    assert moves[8] == 7 * 15 + 7

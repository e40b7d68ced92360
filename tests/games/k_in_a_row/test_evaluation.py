# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Open lines: counted at once in slices, they are what counting line by line gives."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from desktop_app.core.entry import zero_evaluation
from desktop_app.core.grid import Board
from desktop_app.core.position import MAX, MIN
from desktop_app.core.score import DECISIVE
from desktop_app.games.k_in_a_row.entry import PRESETS
from desktop_app.games.k_in_a_row.evaluation import (
    GROWTH,
    HEAVIEST,
    open_lines,
    open_lines_of_both,
)
from desktop_app.games.k_in_a_row.game import LineGame, LinePosition
from desktop_app.games.k_in_a_row.rules import LARGEST_SIDE
from desktop_app.games.numbers.notation import parse_numbers
from tests.games.positions import line_games, line_positions, marks_of, naive_lines, positions_of


def line_by_line(position: LinePosition) -> int:
    """For X: 4 to the number of stones less one for each of its lines, less the same for O."""
    game, marks, total = position.game, marks_of(position), 0
    for line in naive_lines(game.columns, game.rows, game.k):
        stones = [marks[point] for point in line if point in marks]
        if len(set(stones)) == 1:
            weight = min(GROWTH ** (len(stones) - 1), HEAVIEST)
            total += weight if stones[0] == "X" else -weight
    return total


@pytest.mark.slow
@given(st.one_of(line_positions(), line_positions(largest=9), line_games(20).flatmap(positions_of)))
def test_open_lines_are_counted_right_and_alike_for_both(position: LinePosition) -> None:
    assume(position.outcome is None)
    assert open_lines(position, MAX) == line_by_line(position)
    assert open_lines(position, MIN) == -open_lines(position, MAX)


@given(st.one_of(line_positions(), line_games(9).flatmap(positions_of)))
def test_open_lines_of_each_side_are_counted_right(position: LinePosition) -> None:
    assume(position.outcome is None)
    game, marks, found = position.game, marks_of(position), {"X": 0, "O": 0}
    for line in naive_lines(game.columns, game.rows, game.k):
        stones = {marks[point] for point in line if point in marks}
        if len(stones) == 1:
            found[stones.pop()] += 1
    assert open_lines_of_both(position) == (found["X"], found["O"])


def test_one_stone_in_the_centre_has_four_lines() -> None:
    position = PRESETS["tic-tac-toe"].start().after(4)
    assert open_lines(position, MAX) == 4
    assert open_lines(position.after(0), MAX) == 3 - 2


def test_no_sum_of_lines_is_taken_for_a_win() -> None:
    for k in range(2, LARGEST_SIDE + 1):
        lines = len(Board(LARGEST_SIDE, LARGEST_SIDE, k).lines)
        assert lines * min(GROWTH ** (k - 2), HEAVIEST) < DECISIVE


def test_a_board_full_of_nearly_whole_lines_is_not_taken_for_a_win() -> None:
    """X fills eight columns but for a hole in each line of nine, O is scattered beside."""
    game = LineGame(20, 20, 9)
    cells = range(game.board.cells)
    x_cells = [c for c in cells if c % 20 < 8 and (c // 20 + c % 20) % 9 != 8]
    o_cells = [c for c in cells if c % 20 >= 8 and (c // 20 * 2 + c % 20) % 5 < 3]
    count = min(len(x_cells), len(o_cells))
    position = game.position(*(sum(1 << c for c in some[:count]) for some in (x_cells, o_cells)))
    assert position.outcome is None
    assert abs(open_lines(position, MAX)) < DECISIVE


def test_there_is_no_opinion_where_there_are_no_lines() -> None:
    position = parse_numbers("3,5").start()
    assert (open_lines(position, MAX), zero_evaluation(position, MIN)) == (0, 0)

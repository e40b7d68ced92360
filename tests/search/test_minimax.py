# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Textbook minimax: the numbers that the textbooks print."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.core.position import Position
from desktop_app.core.score import outcome_value, terminal_value
from desktop_app.games.k_in_a_row.entry import PRESETS
from desktop_app.games.numbers.notation import parse_numbers
from desktop_app.games.numbers.tree import Node, NumberTree
from desktop_app.search.minimax import minimax
from tests.games.positions import number_trees
from tests.search.truth import TIC_TAC_TOE, small_positions, truth


@pytest.mark.slow
def test_tic_tac_toe_takes_549_946_positions_and_ends_in_255_168_games() -> None:
    visited: Counter[float | None] = Counter()

    def visit(position: Position) -> None:
        visited[position.outcome] += 1

    assert minimax(PRESETS["tic-tac-toe"].start(), visit=visit) == 0
    assert visited.total() == 549_946
    assert (visited[1], visited[-1], visited[0]) == (131_184, 77_904, 46_080)
    assert visited.total() - visited[None] == 255_168


def test_all_nine_first_moves_are_draws() -> None:
    start = TIC_TAC_TOE.start()
    assert [truth(start.after(move)) for move in start.legal_moves()] == [0] * 9


def test_the_trees_of_numbers_give_12_and_3() -> None:
    assert minimax(parse_numbers("3,5,2,9,12,5,23,23").start()) == 12
    start = parse_numbers("3,5,2,9").start()
    assert minimax(start) == 3
    assert [minimax(start.after(branch)) for branch in start.legal_moves()] == [3, 2]


@given(number_trees)
def test_a_tree_of_numbers_is_max_of_min_of_max(tree: NumberTree) -> None:
    def naive(node: Node, maximise: bool) -> float:
        if not isinstance(node, tuple):
            return node
        values = [naive(child, not maximise) for child in node]
        return max(values) if maximise else min(values)

    assert minimax(tree.start(), terminal_value) == naive(tree.root, True)


@given(small_positions(most_left=5))
def test_the_memory_of_the_tests_changes_nothing(position: Position) -> None:
    assert truth(position) == minimax(position, terminal_value)


@given(small_positions(most_left=4))
def test_quick_wins_and_slow_losses_have_the_same_outcome(position: Position) -> None:
    value, plain = minimax(position, terminal_value), minimax(position, outcome_value)
    assert (value > 0) - (value < 0) == (plain > 0) - (plain < 0)


@given(small_positions(most_left=4), st.integers(0, 6))
def test_all_positions_are_visited_to_the_depth_asked(position: Position, depth: int) -> None:
    visited: list[Position] = []
    minimax(position, outcome_value, depth, visited.append)
    level, expected = [position], [position]
    for _ in range(depth):
        level = [p.after(move) for p in level for move in p.legal_moves()]
        expected += level
    assert visited[0] == position
    assert Counter(visited) == Counter(expected)


def test_depth_nought_is_the_score_function() -> None:
    assert minimax(TIC_TAC_TOE.start(), lambda _position: 42, depth=0) == 42

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Memoized minimax: every position of a small game, valued once."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.core.position import Position
from desktop_app.core.score import terminal_value, to_parent
from desktop_app.games.k_in_a_row.game import LineGame
from desktop_app.search import memoized
from desktop_app.search.limits import Budget, Limits, SearchStopped
from desktop_app.search.memoized import MemoizedMinimax
from tests.games.positions import reachable
from tests.search.truth import TIC_TAC_TOE, play, small_positions, truth


def line_shows(tree: MemoizedMinimax, position: Position) -> bool:
    """Whether the end of the line is as good and as far away as the position's value says."""
    line = tree.line(position)
    return to_parent(terminal_value(play(position, line)), len(line)) == truth(position)


def test_tic_tac_toe_has_765_labels_and_they_are_right() -> None:
    tree = MemoizedMinimax()
    assert tree.value(TIC_TAC_TOE.start()) == 0
    assert len(tree) == 765
    for position in reachable(TIC_TAC_TOE.start()).values():
        assert tree.value(position) == truth(position)
    assert len(tree) == 765


@given(small_positions(most_left=7))
def test_labels_are_minimax_and_the_line_shows_them(position: Position) -> None:
    tree = MemoizedMinimax()
    assert tree.value(position) == truth(position)
    assert line_shows(tree, position)


@pytest.mark.parametrize(
    ("size", "x_wins"),
    [((4, 3, 3), True), ((3, 4, 3), True), ((4, 3, 4), False), ((5, 2, 3), False)],
)
def test_known_results_of_small_boards(size: tuple[int, int, int], x_wins: bool) -> None:
    assert (MemoizedMinimax().value(LineGame(*size).start()) > 0) is x_wins


@given(st.integers(0, 40), small_positions(most_left=7))
def test_labels_made_before_a_stop_are_right(asked: int, position: Position) -> None:
    answers = iter([False] * asked)
    tree = MemoizedMinimax()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(memoized, "CHECK_MASK", 3)
        with suppress(SearchStopped):
            tree.value(position, Budget(Limits(), lambda: next(answers, True)))
    assert tree.value(position) == truth(position)
    assert line_shows(tree, position)


@given(small_positions(most_left=5))
def test_a_full_table_of_labels_is_cleared(position: Position) -> None:
    tree = MemoizedMinimax()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(memoized, "CAPACITY", 3)
        assert tree.value(position) == truth(position)
        assert line_shows(tree, position)

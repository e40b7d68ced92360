# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The work of a search: the textbook's numbers."""

import pytest

from desktop_app.core.position import Move, Position
from desktop_app.games.k_in_a_row.game import LineGame
from desktop_app.games.numbers.notation import parse_numbers
from desktop_app.games.registry import find_game
from desktop_app.search.algorithm import Algorithm, UtilityScale
from desktop_app.search.complexity import affordable_depth, board_positions, chess_games, complexity
from desktop_app.search.trace import Trace


@pytest.mark.parametrize(
    ("numbers", "depth", "fewest"), [("3 5 2 9", 2, 3), ("1 4 5 6 2 3 7 8", 3, 5)]
)
def test_the_formulas_hold_for_a_full_binary_tree(numbers: str, depth: int, fewest: int) -> None:
    position = parse_numbers(numbers).start()
    found = complexity(
        *(
            Trace(position, Algorithm(prunes, worth=UtilityScale.PLAIN)).summary
            for prunes in (False, True)
        )
    )
    assert (found.branches, found.depth) == (2, depth)
    assert found.plain.leaves == 2**depth
    assert found.fewest == fewest == found.pruned.leaves


def test_an_uneven_tree_has_the_branches_that_give_its_leaves() -> None:
    start = LineGame(3, 3, 3).start()
    found = complexity(
        *(
            Trace(start, Algorithm(prunes, worth=UtilityScale.PLAIN)).summary
            for prunes in (False, True)
        )
    )
    assert round(found.branches**found.depth) == found.plain.leaves == 255_168
    # 73 leaves show that X can draw, 457 that O can, and one of them is in both
    assert 73 + 457 - 1 <= found.fewest <= found.pruned.leaves == 7_330


def test_a_leaf_is_no_work() -> None:
    leaf = Trace(parse_numbers("7").start(), Algorithm()).summary
    assert complexity(leaf, leaf).depth == 0


def test_a_tree_too_large_to_walk_is_not_counted_to_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    start, made = find_game("notakto:2").start(), list[Position]()
    kind = type(start)
    after = kind.after

    def note(position: Position, move: Move) -> Position:
        made.append(position)
        return after(position, move)

    monkeypatch.setattr(kind, "after", note)
    assert affordable_depth(start) is not None
    assert 0 < len(made) < 100_000


def test_boards_and_chess() -> None:
    assert board_positions(3) == 986_410
    assert board_positions(4) == 56_874_039_553_217
    assert len(str(board_positions(20))) == 870
    assert len(str(chess_games())) == 124
    plain = Trace(LineGame(3, 3, 3).start(), Algorithm()).summary
    assert plain.nodes < board_positions(3)

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Trees to be searched by hand: as they were asked for, and worth it."""

from dataclasses import replace

import pytest

from desktop_app.explain.worksheets.random_trees import RandomTrees
from desktop_app.games.numbers.tree import leaves
from desktop_app.search.algorithm import Algorithm
from desktop_app.search.minimax import minimax
from desktop_app.search.trace import Trace

SHAPES = [(1, 4), (2, 2), (2, 3), (2, 5), (3, 2), (3, 3), (4, 2), (5, 2)]


@pytest.mark.parametrize(("depth", "branching"), SHAPES)
def test_trees_have_the_shape_and_the_numbers_that_were_asked_for(
    depth: int, branching: int
) -> None:
    asked = RandomTrees(20, depth, branching, (-5, 30), seed=4)
    assert asked.is_possible
    trees = asked.trees()
    assert len(trees) == len(set(trees)) == 20
    for tree in trees:
        numbers = list(leaves(tree.root))
        assert len(numbers) == branching**depth
        assert all(-5 <= number <= 30 for number in numbers)
        assert tree.longest == depth
        assert len(tree.start().legal_moves()) == branching


@pytest.mark.parametrize("prunes", [False, True])
def test_each_tree_has_one_best_branch_and_for_alpha_beta_a_cut(prunes: bool) -> None:
    for tree in RandomTrees(100, 3, 2, prunes=prunes, seed=9).trees():
        root = tree.start()
        values = [minimax(root.after(move)) for move in root.legal_moves()]
        assert values.count(max(values)) == 1
        assert not prunes or Trace(root, Algorithm(prunes=True)).summary.cuts > 0


def test_equal_seeds_make_equal_trees() -> None:
    asked = RandomTrees(10, 3, 2, seed=7)
    assert asked.trees() == asked.trees()
    assert asked.trees() != replace(asked, seed=8).trees()
    # the trees of a seed stay the same from version to version: sheets are printed again
    assert asked.trees()[0].id == "numbers:10,4,12,20,1,2,17,3"


def test_a_range_that_has_too_few_trees_repeats_them() -> None:
    assert len(RandomTrees(100, 1, 2, (0, 1)).trees()) == 100


@pytest.mark.parametrize(
    "wrong",
    [
        RandomTrees(0),
        RandomTrees(101),
        RandomTrees(depth=0),
        RandomTrees(depth=6),
        RandomTrees(branching=1),
        RandomTrees(depth=4, branching=3),
        RandomTrees(numbers=(5, 5)),
        RandomTrees(numbers=(0, 1_000)),
    ],
)
def test_exercises_too_large_for_paper_are_not_possible(wrong: RandomTrees) -> None:
    assert not wrong.is_possible

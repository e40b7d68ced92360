# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Two searches of one tree, side by side."""

from __future__ import annotations

from os import environ
from random import Random

import pytest

from desktop_app.games.numbers.tree import random_tree
from desktop_app.search.algorithm import algorithm_for
from desktop_app.search.trace import Trace, step_at_equal_work

QUICK, SEEDS = 20, int(environ.get("TREE_SEEDS", "36"))
"""Trees of the quick tests, and of all; a hundred were tried."""
each_seed = pytest.mark.parametrize(
    "seed",
    [*range(QUICK), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(QUICK, SEEDS))],
)


def runs(seed: int) -> tuple[Trace, Trace]:
    """Return runs of minimax and of alpha-beta on a small random tree."""
    dice = Random(seed)
    game = random_tree(dice, dice.randint(1, 4), dice.randint(2, 3), (-9, 9))
    start = game.start()
    plain, pruned = (Trace(start, algorithm_for(start, None, prunes=p)) for p in (False, True))
    return plain, pruned


def nodes(trace: Trace) -> list[int]:
    """Return how many positions have been visited at each step."""
    return [step.counters.nodes for step in trace.steps()]


@each_seed
def test_alpha_beta_never_comes_last(seed: int) -> None:
    plain, pruned = runs(seed)
    steps = [step_at_equal_work(plain, pruned, index) for index in range(plain.summary.steps)]
    assert steps == sorted(steps)
    assert (steps[0], steps[-1]) == (0, pruned.summary.steps - 1)
    visited = nodes(pruned)
    for step, equal in zip(steps, nodes(plain), strict=True):
        assert visited[step] == min(equal, pruned.summary.nodes)
    assert steps.index(pruned.summary.steps - 1) <= plain.summary.steps - 1


@each_seed
def test_minimax_has_come_as_far_and_is_done_only_where_nothing_was_cut(seed: int) -> None:
    plain, pruned = runs(seed)
    steps = [step_at_equal_work(pruned, plain, index) for index in range(pruned.summary.steps)]
    assert steps == sorted(steps)
    visited = nodes(plain)
    assert [visited[step] for step in steps] == nodes(pruned)
    is_done = steps[-1] == plain.summary.steps - 1
    assert is_done is (plain.summary.nodes == pruned.summary.nodes)
    assert steps.count(plain.summary.steps - 1) == is_done

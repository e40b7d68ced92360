# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Another number at a leaf: the same as a tree that was typed, and the reader stays in place."""

from random import Random

import pytest

from desktop_app.explain.drawn_tree import Path
from desktop_app.explain.tree_run import TreeRun
from desktop_app.games.numbers.notation import parse_numbers
from desktop_app.games.numbers.tree import leaves, random_tree
from desktop_app.search.algorithm import algorithm_for
from desktop_app.search.trace import Trace, corresponding_step

SHAPES = [(1, 3), (2, 2), (2, 3), (3, 2), (3, 3), (4, 2), (2, 4)]


@pytest.mark.slow
def test_every_changed_leaf_is_a_fresh_run() -> None:
    random = Random(14)
    for _ in range(300):
        depth, branching = random.choice(SHAPES)
        tree = random_tree(random, depth, branching, (-9, 20))
        path: Path = tuple(random.randrange(branching) for _ in range(depth))
        number = random.choice([random.randint(-20, 30), random.randint(-20, 30) / 4])
        changed = tree.with_number(path, number)
        place = sum(move * branching ** (depth - 1 - n) for n, move in enumerate(path))
        numbers = list(leaves(tree.root))
        numbers[place] = number
        assert list(leaves(changed.root)) == numbers
        assert parse_numbers(changed.id.removeprefix("numbers:")) == changed
        prunes = random.random() < 0.5
        old, new = (
            Trace(one.start(), algorithm_for(one.start(), None, prunes=prunes))
            for one in (tree, changed)
        )
        fresh = Trace(parse_numbers(changed.id.removeprefix("numbers:")).start(), new.algorithm)
        assert list(new.steps()) == list(fresh.steps())
        run, was = TreeRun(new), TreeRun(old)
        for index in {0, old.summary.steps - 1, random.randrange(old.summary.steps)}:
            was.go(index)
            run.restore_as(was)
            assert run.step == fresh.at(run.index)
            if index == was.last:
                assert run.index == run.last
            if not prunes:
                assert run.step.moves == was.step.moves
                assert len(run.step.node.tried) == len(was.step.node.tried)
            else:
                assert run.step.moves == was.step.moves[: len(run.step.moves)]


def test_the_place_is_the_same_where_there_is_one() -> None:
    def run_on(text: str) -> Trace:
        start = parse_numbers(text).start()
        return Trace(start, algorithm_for(start, None, prunes=True))

    old, same, cut = run_on("3 5 4 9"), run_on("3 6 4 9"), run_on("3 5 2 9")
    for index in range(old.summary.steps):
        assert corresponding_step(same, old, index) == index
    entered = next(s.index for s in old.steps() if s.moves == (1, 1))
    assert cut.at(corresponding_step(cut, old, entered)).moves == (1,)


@pytest.mark.parametrize("path", [(), (0,), (0, 2), (0, 0, 0), (-1, 0)])
def test_there_must_be_a_leaf(path: Path) -> None:
    with pytest.raises(ValueError, match="no leaf"):
        parse_numbers("3 5 2 9").with_number(path, 1)

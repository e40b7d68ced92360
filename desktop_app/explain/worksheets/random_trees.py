# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Random trees to search by hand, reproducible from a seed; each has something to find."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from desktop_app.games.numbers.tree import NumberTree, random_tree
from desktop_app.search.algorithm import Algorithm
from desktop_app.search.minimax import minimax
from desktop_app.search.trace import Trace

MOST_TREES = 100
DEPTHS = range(1, 6)
BRANCHINGS = range(2, 6)
MOST_LEAVES = 32
"""The most numbers that fit side by side on paper."""
LARGEST = 999
TRIES = 200
"""The most attempts at a good exercise; a small range may not allow one."""


@dataclass(frozen=True, slots=True)
class RandomTrees:
    """Settings for random trees.

    Attributes:
        count: the number of trees.
        depth: plies of each tree.
        branching: branches of each inner node.
        numbers: the least and the largest number at a leaf.
        prunes: whether to practise alpha-beta rather than minimax.
        seed: the seed of the random numbers; equal settings make equal trees.
    """

    count: int = 10
    depth: int = 3
    branching: int = 2
    numbers: tuple[int, int] = (0, 20)
    prunes: bool = False
    seed: int = 1

    @property
    def is_possible(self) -> bool:
        """Whether such trees exist and are small enough for paper."""
        least, most = self.numbers
        return (
            1 <= self.count <= MOST_TREES
            and self.depth in DEPTHS
            and self.branching in BRANCHINGS
            and self.branching**self.depth <= MOST_LEAVES
            and -LARGEST <= least < most <= LARGEST
        )

    def trees(self) -> list[NumberTree]:
        """Return the trees, without repetition if the range allows it."""
        return list(self.each_tree())

    def each_tree(self) -> Iterator[NumberTree]:
        """Yield the trees one by one, as many take a while."""
        random, found = Random(self.seed), list[NumberTree]()
        for _ in range(self.count):
            found.append(self._next(random, found))
            yield found[-1]

    def _next(self, random: Random, before: list[NumberTree]) -> NumberTree:
        tree = random_tree(random, self.depth, self.branching, self.numbers)
        for _ in range(TRIES):
            if tree not in before and has_something_to_find(tree, prunes=self.prunes):
                break
            tree = random_tree(random, self.depth, self.branching, self.numbers)
        return tree


def has_something_to_find(tree: NumberTree, *, prunes: bool) -> bool:
    """Return whether only one branch is best and, for alpha-beta, something is skipped.

    A tree of one ply has nothing to skip, so only its best branch counts.
    """
    root = tree.start()
    values = sorted((minimax(root.after(move)) for move in root.legal_moves()), reverse=True)
    if values[0] == values[1]:
        return False
    return not prunes or tree.longest < 2 or Trace(root, Algorithm(prunes=True)).summary.cuts > 0

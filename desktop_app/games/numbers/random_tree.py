# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Trees of numbers drawn by chance: of one shape, the numbers from a range."""

from __future__ import annotations

from random import Random

from desktop_app.games.numbers.tree import Node, NumberTree


def random_tree(random: Random, depth: int, branching: int, numbers: tuple[int, int]) -> NumberTree:
    """A tree of so many plies with so many branches at each node.

    Args:
        random: the chance; equal seeds make equal trees.
        depth: plies from the root to each leaf, at least 1.
        branching: branches of each inner node, at least 2.
        numbers: the least and the largest number of a leaf.
    """
    level: list[Node] = [random.randint(*numbers) for _ in range(branching**depth)]
    while len(level) > 1:
        level = [tuple(level[i : i + branching]) for i in range(0, len(level), branching)]
    return NumberTree(level[0])

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How much work a search is: counted where that is possible, from formulas where it is not.

Sources: D. Knuth, R. Moore, "An Analysis of Alpha-Beta Pruning", 1975 (the fewest leaves that
alpha-beta can do with); C. Shannon, "Programming a Computer for Playing Chess", 1950 (some 30
moves in each of 80 plies; 35 is the mean in games of masters).
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, factorial, floor, perm

from desktop_app.search.trace_steps import Summary

CHESS_BRANCHES = 35
CHESS_PLIES = 80


@dataclass(frozen=True, slots=True)
class Complexity:
    """The work of minimax and of alpha-beta in one tree.

    Attributes:
        branches: with so many at each node a tree of this depth would have as many leaves. (The
            mean over the positions would say little: most of them are near the leaves, where
            few moves are left.)
        depth: the plies of the longest line.
        plain: what minimax does.
        pruned: what alpha-beta does.
        fewest: the fewest leaves alpha-beta can do with, in a tree of so many branches at each
            node and this depth.
    """

    branches: float
    depth: int
    plain: Summary
    pruned: Summary
    fewest: float


def complexity(plain: Summary, pruned: Summary) -> Complexity:
    """What the counts of both searches of one tree say of it."""
    depth = plain.deepest
    branches = plain.leaves ** (1 / depth) if depth else 0.0
    fewest = branches ** ceil(depth / 2) + branches ** floor(depth / 2) - 1
    return Complexity(branches, depth, plain, pruned, fewest)


def board_positions(side: int) -> int:
    """The most positions that minimax can visit on a board of side x side cells.

    As if no game ended before the board is full: the sum of n! / (n - k)! for k from 0 to n cells.
    """
    cells = side * side
    return sum(perm(cells, stones) for stones in range(cells + 1))


def orders(cells: int) -> int:
    """In how many orders so many cells can be filled: n!, were all of them filled each time."""
    return factorial(cells)


def chess_games() -> int:
    """How many games of chess there are, by Shannon's estimate."""
    return CHESS_BRANCHES**CHESS_PLIES

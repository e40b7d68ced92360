# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The size of a search: counted where that is possible, estimated by formulas elsewhere.

Sources: D. Knuth, R. Moore, "An Analysis of Alpha-Beta Pruning", 1975 (the fewest leaves that
alpha-beta can do with); C. Shannon, "Programming a Computer for Playing Chess", 1950 (some 30
moves in each of 80 plies; 35 is the mean in games of masters).
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from functools import lru_cache
from math import ceil, factorial, floor, perm

from desktop_app.core.position import Position
from desktop_app.search.solved import is_small
from desktop_app.search.trace_steps import Summary

AT_ONCE = 3_000
"""Positions of a run whose work is counted while somebody waits, where few of them are equal."""
COUNTABLE = 2_000_000
"""Positions that can be counted one by one in a minute or so, though not while somebody waits."""
DEEPEST = 100
"""No explained search looks further ahead, unless it looks to the end."""
WALKABLE = 100_000_000
"""Nodes of a tree that is walked through to its end; all of its steps can be numbered."""
IN_REACH = 20_000_000
"""Positions of a tree of which alpha-beta sees few enough to walk through."""


CHESS_BRANCHES = 35
CHESS_PLIES = 80


@dataclass(frozen=True, slots=True)
class Complexity:
    """The work of minimax and of alpha-beta on the same tree.

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
    """Compare the counts of a plain and a pruned search of the same tree."""
    depth = plain.deepest
    branches = plain.leaves ** (1 / depth) if depth else 0.0
    fewest = branches ** ceil(depth / 2) + branches ** floor(depth / 2) - 1
    return Complexity(branches, depth, plain, pruned, fewest)


def board_positions(side: int) -> int:
    """Return the most positions that minimax can visit on a board of `side` x `side` cells.

    As if no game ended before the board is full: the sum of n! / (n - k)! for k from 0 to n cells.
    """
    cells = side * side
    return sum(perm(cells, stones) for stones in range(cells + 1))


def orders(cells: int) -> int:
    """Return in how many orders the cells can be filled: n!, ignoring early wins."""
    return factorial(cells)


def chess_games() -> int:
    """Return Shannon's estimate of the number of possible chess games."""
    return CHESS_BRANCHES**CHESS_PLIES


@lru_cache(16)
def tree_nodes(position: Position) -> int:
    """Count the nodes of the whole tree below a small position, itself included.

    Many more than there are positions, where many moves in another order lead to the same.
    """
    nodes: dict[Hashable, int] = {}

    def count(node: Position) -> int:
        known = nodes.get(node.key)
        if known is None:
            known = nodes[node.key] = 1 + sum(count(node.after(m)) for m in node.legal_moves())
        return known

    return count(position)


def affordable_depth(position: Position, positions: int = AT_ONCE) -> int | None:
    """Return the depth that minimax can afford; None if it can search to the end of the game.

    At most `DEEPEST` plies: if positions can repeat, a line may have no end. The moves
    are counted along a line on which the game goes on for as long as it can: one move that wins
    at once says nothing about how many positions the others lead to.
    """
    if is_small(position) and tree_nodes(position) <= WALKABLE:
        return None
    count, depth = 1, 0
    ahead: Position | None = position
    while ahead is not None and depth < DEEPEST:
        moves = ahead.legal_moves()
        if count * len(moves) > positions:
            break
        count *= len(moves)
        children = map(ahead.after, moves)
        ahead = next((child for child in children if child.outcome is None), None)
        depth += 1
    return max(depth, 1)

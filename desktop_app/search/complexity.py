# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The size of a search: counted where that is possible, estimated by formulas elsewhere.

Sources: D. Knuth, R. Moore, "An Analysis of Alpha-Beta Pruning", 1975 (the fewest leaves that
alpha-beta needs); C. Shannon, "Programming a Computer for Playing Chess", 1950 (about 30 moves in
each of 80 plies; the mean in games between masters is 35).
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
"""The most positions of a run to count while the user waits, where moves rarely transpose."""
COUNTABLE = 2_000_000
"""The most positions to count one by one in the background, which takes about a minute."""
DEEPEST = 100
"""The most plies that an explained search looks ahead, unless it searches to the end."""
WALKABLE = 100_000_000
"""The most nodes of a tree that is searched to the end of the game, with all steps numbered."""
IN_REACH = 20_000_000
"""The most positions of a tree for which alpha-beta is still quick enough to step through."""


CHESS_BRANCHES = 35
CHESS_PLIES = 80


@dataclass(frozen=True, slots=True)
class Complexity:
    """The work of minimax and of alpha-beta on the same tree.

    Attributes:
        branches: the effective branching factor: a uniform tree of this depth with as many leaves.
            (The mean over all positions would be too low, since most of them are near the leaves,
            where few moves are left.)
        depth: the plies of the longest line.
        plain: the work of minimax.
        pruned: the work of alpha-beta.
        fewest: the fewest leaves that alpha-beta has to visit in such a uniform tree.
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
    """Return an upper bound on the nodes of minimax on an empty board of `side` x `side` cells.

    It ignores early ends of the game: the sum of n! / (n - k)! for k from 0 to n = `side` ** 2.
    """
    cells = side * side
    return sum(perm(cells, stones) for stones in range(cells + 1))


def orders(cells: int) -> int:
    """Return the number of orders in which the cells can be filled: n!, ignoring early wins."""
    return factorial(cells)


def chess_games() -> int:
    """Return a rough number of possible chess games, counted as Shannon did: a usual number of
    moves in each position of a usual game.
    """
    return CHESS_BRANCHES**CHESS_PLIES


@lru_cache(16)
def tree_nodes(position: Position) -> int:
    """Count the nodes of the whole game tree of a small position, the root included.

    A position counts once for each order of moves that leads to it. If there are more than
    `WALKABLE`, the count stops soon after.
    """
    nodes: dict[Hashable, int] = {}

    def count(node: Position) -> int:
        found = nodes.get(node.key)
        if found is None:
            found = 1
            for move in node.legal_moves():
                found += count(node.after(move))
                if found > WALKABLE:
                    break
            nodes[node.key] = found
        return found

    return count(position)


def affordable_depth(position: Position, positions: int = AT_ONCE) -> int | None:
    """Return the depth to which minimax visits about `positions` nodes at most; at least 1.

    None if it can search to the end of the game; otherwise at most `DEEPEST`, since a line may have
    no end if positions can repeat. The nodes are estimated from the number of moves along one
    line, which avoids moves that end the game.
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

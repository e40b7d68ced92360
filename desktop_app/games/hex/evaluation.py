# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Evaluation for Hex: the difference of both players' distances between their edges.

A player's distance is how many stones more join both edges where bridges count as joined, for who
takes one of a bridge's two cells leaves the other: the simplest of the virtual connections of
V. Anshelevich, "A hierarchical approach to computer Hex", Artificial Intelligence 134, 2002. The
other's distance less one's own is the guess, as in Queenbee (J. van Rijswijck, "Search and
evaluation in Hex", 2002), which measures distance in another way. Among equals more cells that lie
on a shortest way are better. Bridges that share a cell can't both be kept, so it is a guess only.
"""

from __future__ import annotations

from desktop_app.core.position import MAX, Player, Position
from desktop_app.games.hex.geometry import Rhombus
from desktop_app.games.hex.rules import HexPosition

STONE = 10
"""The value of needing one stone less."""
MOST_WAYS = 9
"""At most this many cells on shortest paths count."""


def costs(board: Rhombus, player: int, own: int, free: int) -> tuple[int, dict[int, int]]:
    """Return a player's distance, and for each free cell that of a path through it, by bit."""
    there = board.levels(player, own, free)
    back = board.levels(player, own, free, backwards=True)
    through: dict[int, int] = {}
    for levels in (there, back):
        seen = 0
        for distance, level in enumerate(levels):
            new = level & free & ~seen
            seen |= level
            while new:
                bit = new & -new
                new ^= bit
                through[bit] = through.get(bit, 0) + distance
        rest = free & ~seen
        while rest:
            bit = rest & -rest
            rest ^= bit
            through[bit] = through.get(bit, 0) + len(levels)
    return len(there) - 1, through


def _lead(position: HexPosition, player: int) -> tuple[int, int]:
    """Return a player's distance, and the number of cells on a shortest path."""
    own = position.x_stones if player == 0 else position.o_stones
    distance, through = costs(position.game.board, player, own, position.free)
    least = distance + 1  # a cell's stone is counted from both edges
    return distance, sum(cost <= least for cost in through.values())


def distances(position: Position, player: Player) -> float:
    """Return the heuristic value for a player."""
    assert isinstance(position, HexPosition)
    (x, x_ways), (o, o_ways) = _lead(position, 0), _lead(position, 1)
    value = STONE * (o - x) + min(x_ways, MOST_WAYS) - min(o_ways, MOST_WAYS)
    return value if player is MAX else -value


def likely_cells(board: Rhombus, stones: tuple[int, int], free: int) -> list[int]:
    """Return the free cells as bits, those on both players' shortest paths first.

    Equal cells stay in reading order.
    """
    ways = [costs(board, player, stones[player], free)[1] for player in (0, 1)]
    return sorted(ways[0], key=lambda bit: (ways[0][bit] + ways[1][bit], bit))

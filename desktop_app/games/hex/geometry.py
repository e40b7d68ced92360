# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Cells of a rhombus of hexagons as bits, what lies beside them, chains and bridges.

A row has three bits more than cells, so that a step beside the board is never on it. The cells
beside each edge are stones of the player whose edge it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

BORDER = 3


class Rhombus:
    """A board of a given size. Player 0 joins top and bottom, player 1 left and right.

    Attributes:
        size: cells of a side.
        wide: bits of a row.
        cells: the bits of all cells.
        bits: the bit of each cell, numbered as one reads.
        edges: for each player the two edges, as bits beside the board.
    """

    def __init__(self, size: int) -> None:
        self.size: Final = size
        self.wide: Final = size + BORDER
        self.bits: Final = [self._bit(row, column) for row in range(size) for column in range(size)]
        self.cells: Final = sum(self.bits)
        along = range(size)
        self.edges: Final = (
            (sum(self._bit(-1, c) for c in along), sum(self._bit(size, c) for c in along)),
            (sum(self._bit(r, -1) for r in along), sum(self._bit(r, size) for r in along)),
        )
        self._number: Final = {bit: number for number, bit in enumerate(self.bits)}

    def _bit(self, row: int, column: int) -> int:
        return 1 << (row + 1) * self.wide + column + 1

    def number(self, bit: int) -> int:
        """Return the cell number of a bit."""
        return self._number[bit]

    def numbers(self, bits: int) -> Iterator[int]:
        """Yield the cell numbers of bits, in reading order."""
        while bits:
            low = bits & -bits
            yield self._number[low]
            bits ^= low

    def turned(self, bits: int) -> int:
        """Rotate the board by 180 degrees: the first cell becomes the last."""
        text = f"{bits >> self.wide + 1:0{self.wide * self.size - BORDER}b}"
        return int(text[::-1], 2) << self.wide + 1

    def beside(self, bits: int) -> int:
        """Return all neighbours of some cells, in six directions."""
        wide = self.wide
        beneath, above = bits | bits >> 1, bits | bits << 1
        return bits << 1 | bits >> 1 | beneath << wide | above >> wide

    def chain(self, start: int, stones: int) -> int:
        """Return the cells connected to some cells by stones, including themselves."""
        found, new = start, start
        while new:
            new = self.beside(new) & stones & ~found
            found |= new
        return found

    def over_bridges(self, bits: int, free: int) -> int:
        """Return the cells reached by a bridge: two steps away over two free cells."""
        wide, less = self.wide, self.wide - 1
        right, left = bits << 1 & free, bits >> 1 & free
        below, above = bits << wide & free, bits >> wide & free
        below_left, above_right = bits << less & free, bits >> less & free
        # each bridge goes by two steps with a sixth of a turn between them, in either order
        return (
            (right >> less & above_right << 1)
            | (left << less & below_left >> 1)
            | (below << 1 & right << wide)
            | (above >> 1 & left >> wide)
            | (below_left << wide & below << less)
            | (above_right >> wide & above >> less)
        )

    def joins(self, player: int, stones: int) -> bool:
        """Return whether a player's stones join that player's edges."""
        first, last = self.edges[player]
        return bool(self.chain(first, stones | last) & last)

    def joining(self, player: int, stones: int, free: int) -> int:
        """Return the free cells with which a player joins both edges at once."""
        first, last = self.edges[player]
        one, other = self.chain(first, stones), self.chain(last, stones)
        return self.beside(one) & self.beside(other) & free

    def path(self, player: int, stones: int) -> Sequence[int]:
        """Return the cells of a shortest chain from edge to edge; empty if there is none."""
        first, last = self.edges[player]
        layers, seen = [first], first
        while not self.beside(layers[-1]) & last:
            layer = self.beside(layers[-1]) & stones & ~seen
            if not layer:
                return ()
            layers.append(layer)
            seen |= layer
        way, target = list[int](), last
        for layer in layers[:0:-1]:
            near = layer & self.beside(target)
            target = near & -near
            way.append(self._number[target])
        return way[::-1]

    def levels(self, player: int, own: int, free: int, *, backwards: bool = False) -> list[int]:
        """Return the cells a player reaches from an edge with 0, 1, 2 ... more stones.

        Bridges count as joined. The last level is the first that reaches the other edge.
        """
        first, last = self.edges[player][::-1] if backwards else self.edges[player]
        stones, reached, found = own | last, first, list[int]()
        for _ in range(self.size + 1):
            before = 0
            while reached != before:
                before = reached
                reached = self.chain(reached, stones)
                reached |= self.over_bridges(reached, free) & stones
            found.append(reached)
            if reached & last:
                break
            reached |= (self.beside(reached) | self.over_bridges(reached, free)) & free
        return found


@cache
def rhombus(size: int) -> Rhombus:
    """Return the board of a size; cached."""
    return Rhombus(size)

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Moves that a symmetry of the position maps onto each other: they are one move.

Whatever is found of one of them holds of all, and so does the play after it, mirrored or turned.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from desktop_app.games.lines.game import LinePosition
from desktop_app.games.lines.geometry import bits, symmetries
from desktop_app.games.position import Move, Position

CellMap = Sequence[int]
"""For each cell the cell on which it comes to lie."""


class Images:
    """The symmetries of one position; of a position that has none every move stands by itself.

    Of moves that are each other's images the lowest is the first: engines search only that.
    """

    def __init__(self, position: Position) -> None:
        self._maps: list[CellMap] = []
        if isinstance(position, LinePosition):
            game = position.game
            maps = _symmetries(game.columns, game.rows, game.gravity)
            self._maps = [image for image in maps if _is_same(position, image)]

    def first(self, move: Move) -> Move:
        """The first of a move and its images."""
        return min([move, *(image[move] for image in self._maps)])

    def of(self, move: Move) -> tuple[Move, ...]:
        """A move and its images in natural order."""
        return tuple(sorted({move, *(image[move] for image in self._maps)}))

    def firsts(self, moves: Sequence[Move]) -> list[Move]:
        """Those of some moves that are not another's image, in their order."""
        return [move for move in moves if self.first(move) == move]

    def line(self, line: Sequence[Move], move: Move) -> tuple[Move, ...]:
        """A line as it looks when it begins with an image of its first move.

        Raises:
            ValueError: the move is no image of it.
        """
        if line[0] == move:
            return tuple(line)
        for image in self._maps:
            if image[line[0]] == move:
                return tuple(image[cell] for cell in line)
        raise ValueError("no image of the first move")


@cache
def _symmetries(columns: int, rows: int, gravity: bool) -> list[list[int]]:
    """The symmetries of a board, made once for each; the identity is none."""
    return symmetries(columns, rows, gravity=gravity)[1:]


def _is_same(position: LinePosition, image: CellMap) -> bool:
    """Whether a map of the cells leaves a position as it is."""
    stones = position.own, position.other
    return all(side >> image[cell] & 1 for side in stones for cell in bits(side))

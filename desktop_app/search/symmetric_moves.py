# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Moves that a symmetry of the position maps onto each other, and which so have equal values.

The value of one holds for all of them, and so does its line of best play, mirrored or turned.
"""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.core.entry import family_of
from desktop_app.core.position import Move, Position


class SymmetricMoves:
    """The symmetries of one position; if it has none, each move is its own only image.

    The first of a set of images is the move with the lowest number; engines search only that one.
    """

    def __init__(self, position: Position) -> None:
        self._maps = family_of(position.game).symmetries(position)

    def first(self, move: Move) -> Move:
        """Return the first of a move and its images."""
        return min(move, *(image[move] for image in self._maps)) if self._maps else move

    def of(self, move: Move) -> tuple[Move, ...]:
        """Return a move and its images in natural order."""
        if not self._maps:
            return (move,)
        return tuple(sorted({move, *(image[move] for image in self._maps)}))

    def firsts(self, moves: Sequence[Move]) -> list[Move]:
        """Return those of the given moves, in order, that are the first of their set of images."""
        return [move for move in moves if self.first(move) == move] if self._maps else list(moves)

    def line(self, line: Sequence[Move], move: Move) -> tuple[Move, ...]:
        """Map a line onto an image of its first move.

        Raises:
            ValueError: `move` is not an image of the line's first move.
        """
        if line[0] == move:
            return tuple(line)
        for image in self._maps:
            if image[line[0]] == move:
                return tuple(image[each] for each in line)
        raise ValueError("no image of the first move")

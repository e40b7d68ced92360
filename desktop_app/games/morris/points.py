# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The nine points of three men's morris: rows of three, and along which lines stones may go."""

from __future__ import annotations

from enum import StrEnum
from itertools import product

SIDE, STONES = 3, 3
POINTS = SIDE * SIDE
CENTRE = 4


class Ways(StrEnum):
    """Where stones may be moved.

    STRAIGHT: to the next point of a row or a column.
    CENTRE: also between the centre and a corner: the board with two diagonals.
    DIAGONALS: also along the short diagonals, between the middles of two sides.
    ANYWHERE: to any free point.
    """

    STRAIGHT = "straight"
    CENTRE = "centre"
    DIAGONALS = "diagonals"
    ANYWHERE = "anywhere"


def point_text(point: int) -> str:
    """Its column's letter, and the number of its row from below."""
    row, column = divmod(point, SIDE)
    return f"{chr(ord('a') + column)}{SIDE - row}"


def _joined(ways: Ways, one: int, other: int) -> bool:
    """Whether a stone may go from one point to another."""
    down, right = (abs(a - b) for a, b in zip(divmod(one, SIDE), divmod(other, SIDE), strict=True))
    if ways is Ways.ANYWHERE:
        return one != other
    if (down, right) == (1, 1):
        return ways is Ways.DIAGONALS or (ways is Ways.CENTRE and CENTRE in (one, other))
    return down + right == 1


LINKS = {
    ways: tuple(
        tuple(other for other in range(POINTS) if _joined(ways, one, other))
        for one in range(POINTS)
    )
    for ways in Ways
}
"""By the rules, for each point where a stone may go from there."""

ROWS = tuple(
    sum(1 << point for point in points)
    for points in (
        (0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6),
    )
)  # fmt: skip
"""Three points in a row, as bits."""


def _turned(point: int, turn: tuple[int, int, int]) -> int:
    """A point on the board mirrored in its columns, in its rows, and in its diagonal."""
    row, column = divmod(point, SIDE)
    across, down, swaps = turn
    column, row = (SIDE - 1 - column if across else column), (SIDE - 1 - row if down else row)
    return column * SIDE + row if swaps else row * SIDE + column


IMAGES = tuple(
    tuple(_turned(point, (across, down, swaps)) for point in range(POINTS))
    for across, down, swaps in product((0, 1), repeat=3)
)
"""For each symmetry of the board where each point comes to lie; the first changes nothing."""


def _image_table(image: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(
        sum(1 << image[point] for point in range(POINTS) if stones >> point & 1)
        for stones in range(1 << POINTS)
    )


STONE_IMAGES = tuple(map(_image_table, IMAGES))
"""For each symmetry what each set of points becomes."""
MOVE_IMAGES = tuple(
    tuple(
        image[move % POINTS] + POINTS * (image[move // POINTS - 1] + 1 if move >= POINTS else 0)
        for move in range(POINTS * (POINTS + 1))
    )
    for image in IMAGES
)
"""For each symmetry what each move becomes."""
HAS_ROW = tuple(any(stones & row == row for row in ROWS) for stones in range(1 << POINTS))
"""Whether there are three in a row among a set of points."""

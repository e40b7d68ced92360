# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The geometry of a rhombus of hexagons on screen, in sides of a place.

A hexagon stands on a corner and is one side wide; each row begins half a cell further right.
"""

from __future__ import annotations

from math import floor, sqrt

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPolygonF

STEP = sqrt(3) / 2
"""From a row to the next."""
REACH = 1 / sqrt(3)
"""From the middle of a hexagon to a corner."""
LEFT, ABOVE, RIGHT, BELOW = 0.95, 1.2, 0.72, 0.75
"""Room around the cells for coordinates and for the signs of the edges."""
RIM = 0.15
"""Room around the cells for their outline alone."""
BARE = QPointF(LEFT - RIM, ABOVE - RIM)
"""The origin of a board without surroundings."""
_CORNERS = ((0, -1), (0.5, -0.5), (0.5, 0.5), (0, 1), (-0.5, 0.5), (-0.5, -0.5))
"""Clockwise from above, in sides and reaches."""


def extent(size: int) -> tuple[float, float]:
    """Return the width and height of the board with its surroundings."""
    wide, high = bare(size)
    return wide + LEFT + RIGHT - 2 * RIM, high + ABOVE + BELOW - 2 * RIM


def bare(size: int) -> tuple[float, float]:
    """Return the width and height of the cells with their outline."""
    return size + (size - 1) / 2 + 2 * RIM, (size - 1) * STEP + 2 * REACH + 2 * RIM


def middle(size: int, place: int) -> QPointF:
    """Return the centre of a cell, or of a place next to the board."""
    row, column = divmod(place, size)
    return at(row, column)


def at(row: float, column: float) -> QPointF:
    """Return the point of a row and a column, which may be fractions."""
    return QPointF(LEFT + 0.5 + column + row / 2, ABOVE + REACH + row * STEP)


def hexagon(center: QPointF, side: float, share: float = 1) -> QPolygonF:
    """Return a cell's outline in pixels, scaled by `share`."""
    x, y = center.x() * side, center.y() * side
    return QPolygonF(
        [
            QPointF(x + right * side * share, y + down * REACH * side * share)
            for right, down in _CORNERS
        ]
    )


def cell_at(size: int, x: float, y: float) -> int:
    """Return the cell at a point, -1 for none; cells don't overlap."""
    near = floor((y - ABOVE - REACH) / STEP)
    for row in (near, near + 1):
        if not 0 <= row < size:
            continue
        column = floor(x - LEFT - row / 2)
        if not 0 <= column < size:
            continue
        center = at(row, column)
        right, down = abs(x - center.x()), abs(y - center.y())
        if down <= REACH - right * REACH:
            return row * size + column
    return -1


def edge(size: int, number: int) -> list[QPointF]:
    """Return the outline of an edge: 0 top, 1 bottom, 2 left, 3 right.

    At the two sharp corners of the board edges meet in the middle of a cell's side.
    """
    points: list[QPointF] = []
    for i in range(size):
        row, column = ((0, i), (size - 1, i), (i, 0), (i, size - 1))[number]
        # of the six corners those that look outwards
        outer = ((5, 0, 1), (4, 3, 2), (5, 4, 3), (0, 1, 2))[number]
        points += [corner(at(row, column), one) for one in outer]
    place = slice(-2, None) if number in (0, 2) else slice(0, 2)
    first, second = points[place]
    between = (first + second) / 2
    points[place] = [first, between] if number in (0, 2) else [between, second]
    return points


def corner(center: QPointF, number: int) -> QPointF:
    """Return one of the six corners of a cell."""
    right, down = _CORNERS[number]
    return center + QPointF(right, down * REACH)

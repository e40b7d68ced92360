# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The fixed parts of a Hex board: cells, edges with their owners' signs, labels."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPolygonF

from desktop_app.boards.canvas import Canvas
from desktop_app.core.position import MAX, MIN, Player
from desktop_app.games.hex import board_cells as cells

OWNERS = (MAX, MAX, MIN, MIN)
"""The owner of each edge: top, bottom, left, right."""
SIGN = 0.24
"""The radius of the signs beside the edges."""
SIGN_SHIFTS = ((0, -1.32), (0, 1), (-1.38, 0), (1.17, 0))
"""From the middle of the cells of each edge to its sign, beyond the names of rows and columns."""
COLUMN_SHIFT, ROW_SHIFT = QPointF(0, -0.85), QPointF(-0.78, 0)
NAME = 0.3


def paint_cells(canvas: Canvas, size: int) -> None:
    """Paint all hexagons, empty."""
    p, theme = canvas.painter, canvas.theme
    p.setPen(canvas.pen(theme.line, max(1.0, canvas.side * 0.025)))
    p.setBrush(QColor(theme.base))
    for place in range(size**2):
        p.drawPolygon(cells.hexagon(cells.middle(size, place), canvas.side))
    p.setBrush(Qt.BrushStyle.NoBrush)


def paint_edges(canvas: Canvas, size: int) -> None:
    """Paint the edges: one line for X, two for O, so that they differ without colour."""
    p, theme, wide = canvas.painter, canvas.theme, max(2.0, canvas.side * 0.14)
    for number, owner in enumerate(OWNERS):
        line = QPolygonF([point * canvas.side for point in cells.edge(size, number)])
        p.setPen(canvas.pen(theme.x if owner is MAX else theme.o, wide))
        p.drawPolyline(line)
        if owner is MIN:
            p.setPen(canvas.pen(theme.base, wide * 0.4))
            p.drawPolyline(line)


def paint_around(
    canvas: Canvas, size: int, column_text: Callable[[int], str], row_text: Callable[[int], str]
) -> None:
    """Paint the labels of columns and rows, and the sign of each edge."""
    ink = QColor(canvas.theme.faint)
    for i in range(size):
        _name(canvas, cells.at(0, i) + COLUMN_SHIFT, column_text(i), ink)
        _name(canvas, cells.at(i, 0) + ROW_SHIFT, row_text(i), ink)
    last, half = size - 1, (size - 1) / 2
    middles = (0, half), (last, half), (half, 0), (half, last)
    for owner, middle, shift in zip(OWNERS, middles, SIGN_SHIFTS, strict=True):
        paint_sign(canvas, cells.at(*middle) + QPointF(*shift), owner, SIGN)


def _name(canvas: Canvas, center: QPointF, text: str, ink: QColor) -> None:
    side = canvas.side
    room = QRectF(0, 0, side, side)
    room.moveCenter(center * side)
    canvas.text(room, text, NAME, ink, bold=False)


def paint_sign(canvas: Canvas, center: QPointF, player: Player, reach: float) -> None:
    """Paint a player's cross or ring with the given radius."""
    p, theme, side = canvas.painter, canvas.theme, canvas.side
    x, y, far = center.x() * side, center.y() * side, reach * side
    p.setPen(canvas.pen(theme.x if player is MAX else theme.o, max(1.4, side * 0.3 * reach)))
    if player is MAX:
        far *= 0.8
        p.drawLine(QLineF(x - far, y - far, x + far, y + far))
        p.drawLine(QLineF(x + far, y - far, x - far, y + far))
    else:
        p.drawEllipse(QPointF(x, y), far, far)

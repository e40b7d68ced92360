# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The sign of a move that gave something away: the more, the larger and the fuller."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from desktop_app.core.mistake import Mistake
from desktop_app.kit.look.theme import Theme

SIZES = {Mistake.SMALL: 0.8, Mistake.MEDIUM: 0.9, Mistake.LARGE: 1.0}
"""Shares of the radius that is given."""
RIM = 0.26
"""Width of the rim that keeps the sign apart from what it lies on, as a share of the radius."""


def paint_mistake(
    painter: QPainter, center: QPointF, radius: float, mistake: Mistake, theme: Theme
) -> None:
    """Two triangles, one or the outline of one, all down, inside a circle of that radius."""
    reach = radius * SIZES[mistake]
    tips = [-0.45, 0.45] if mistake is Mistake.LARGE else [0.0]
    high = 0.55 if mistake is Mistake.LARGE else 0.8
    shapes = [_triangle(center + QPointF(0, reach * tip), reach, high) for tip in tips]
    ink, ground = QColor(theme.loss), QColor(theme.base)
    rim = QPen(ground, max(2.0, 2 * RIM * radius))
    rim.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(rim)
    painter.setBrush(ground)
    for shape in shapes:
        painter.drawPolygon(shape)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    if mistake is Mistake.SMALL:
        painter.setPen(QPen(ink, max(1.2, radius * 0.22)))
        painter.setBrush(ground)
    for shape in shapes:
        painter.drawPolygon(shape)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _triangle(center: QPointF, reach: float, high: float) -> QPolygonF:
    """Pointing down, so high above and below its middle."""
    top, tip = center.y() - reach * high, center.y() + reach * high
    corners = ((center.x() - reach, top), (center.x() + reach, top), (center.x(), tip))
    return QPolygonF([QPointF(*corner) for corner in corners])

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Faces of players, and their stars, painted at any size."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from desktop_app.resources import resource_path

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

PERSON_FACE, BOT_FACE = "person", "bot"
"""The faces of a person, and of a player without a face of its own."""
POINTS = 5
INNER = 0.45
"""The radius of a star's inner corners, as a share of the outer ones'."""
STAR_GAP = 0.15
"""The gap between two stars, as a share of a star."""


@cache
def _drawing(name: str) -> QSvgRenderer:
    from PySide6.QtSvg import QSvgRenderer

    return QSvgRenderer(str(resource_path("faces", f"{name}.svg")))


def paint_face(painter: QPainter, rect: QRectF, name: str) -> None:
    """Paint a face into a square."""
    _drawing(name).render(painter, rect)


def stars_width(high: float, most: int) -> float:
    """Return the width of a row of stars."""
    return high * (most + (most - 1) * STAR_GAP)


def paint_stars(
    painter: QPainter,
    rect: QRectF,
    count: int,
    most: int,
    color: QColor,
    *,
    is_mirrored: bool = False,
) -> None:
    """Paint a row of stars: `count` filled ones, and the outlines of the rest.

    Args:
        painter: the painter.
        rect: the place of the row; its height is that of a star.
        count: the number of filled stars.
        most: the number of all stars.
        color: the colour of both kinds.
        is_mirrored: whether the row begins at the right.
    """
    high = rect.height()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    thin = max(high / 12, 1.0)
    for number in range(most):
        left = rect.left() + number * high * (1 + STAR_GAP)
        middle = QPointF(left + high / 2, rect.top() + high * 0.53)
        is_filled = (most - 1 - number if is_mirrored else number) < count
        painter.setPen(QPen(color, thin))
        painter.setBrush(color if is_filled else QColor(0, 0, 0, 0))
        painter.drawPolygon(_star(middle, high / 2 - thin / 2))
    painter.restore()


def _star(middle: QPointF, radius: float) -> QPolygonF:
    corners: list[QPointF] = []
    for number in range(2 * POINTS):
        far = radius if number % 2 == 0 else radius * INNER
        angle = pi * number / POINTS
        corners.append(middle + QPointF(far * sin(angle), -far * cos(angle)))
    return QPolygonF(corners)

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Marks beside the nodes of the drawn tree, as large at each zoom: the pointer, and the corners."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath, QPolygonF
from PySide6.QtWidgets import QGraphicsPathItem

from desktop_app.explain.tree.cards.card import CardStyle
from desktop_app.explain.tree.places.plan import Spot

RING = 5
"""What the current node's own ring takes beside it."""
AWAY, LONG, HIGH = 8, 15, 10
"""How far an arrow's tip is from its node, its length, and half its height."""


def point_at(
    item: QGraphicsPathItem, spot: Spot, style: CardStyle, zoom: float, room: float
) -> None:
    """An arrow at the left of the current node, short where there is little room."""
    u = style.unit / zoom
    away = min(AWAY * style.unit, max(room - LONG * u, RING * style.unit))
    long = min(LONG * u, max(room - away, 0))
    high = HIGH * u * max(long / (LONG * u), 0.7)
    tip, middle = -spot.width / 2 - away, spot.height / 2
    path = QPainterPath()
    path.addPolygon(
        QPolygonF(
            [
                QPointF(tip, middle),
                QPointF(tip - long, middle - high),
                QPointF(tip - 0.7 * long, middle),
                QPointF(tip - long, middle + high),
                QPointF(tip, middle),
            ]
        )
    )
    item.setPath(path)
    item.setPen(style.pen(style.theme.base, 1 / zoom))
    item.setBrush(QColor(style.theme.accent))
    item.setPos(spot.x, spot.top)
    item.show()


def mark_corners(item: QGraphicsPathItem, spot: Spot, style: CardStyle, zoom: float) -> None:
    """Four corners around the node that the keyboard is at."""
    gap = 9 * style.unit + 2 / zoom
    arm = min(spot.width, spot.height) * 0.28
    rect = QRectF(-spot.width / 2, 0, spot.width, spot.height).adjusted(-gap, -gap, gap, gap)
    path = QPainterPath()
    for x, y, right, down in (
        (rect.left(), rect.top(), arm, arm),
        (rect.right(), rect.top(), -arm, arm),
        (rect.left(), rect.bottom(), arm, -arm),
        (rect.right(), rect.bottom(), -arm, -arm),
    ):
        path.moveTo(x, y + down)
        path.lineTo(x, y)
        path.lineTo(x + right, y)
    pen = style.pen(style.theme.hint if style.theme.dark else style.theme.x, 1)
    pen.setCosmetic(True)
    pen.setWidthF(3 * style.unit)
    item.setPen(pen)
    item.setPath(path)
    item.setPos(spot.x, spot.top)
    item.show()

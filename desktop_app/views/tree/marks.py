# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Marks beside the nodes of the drawn tree, as large at each zoom: the pointer, and the corners."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath, QPolygonF
from PySide6.QtWidgets import QGraphicsPathItem

from desktop_app.views.tree.cards.card import CardStyle
from desktop_app.views.tree.places.plan import Spot


def point_at(item: QGraphicsPathItem, spot: Spot, style: CardStyle, zoom: float) -> None:
    """An arrow at the left of the current node."""
    u = style.unit / zoom
    tip, middle = -spot.width / 2 - 8 * style.unit, spot.height / 2
    path = QPainterPath()
    path.addPolygon(
        QPolygonF(
            [
                QPointF(tip, middle),
                QPointF(tip - 15 * u, middle - 10 * u),
                QPointF(tip - 11 * u, middle),
                QPointF(tip - 15 * u, middle + 10 * u),
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

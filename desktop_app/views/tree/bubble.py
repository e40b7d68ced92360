# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The sentence of a step beside the node that it is about, to be read from the last row."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QWidget

from desktop_app.guard import guarded
from desktop_app.views.kit.look.theme import LIGHT, Theme
from desktop_app.views.kit.look.type_size import enlarge

GAP = 18
"""Pixels between the node and the sentence."""
MARGIN, ROUND = 12, 8
SHARES = (0.42, 0.28)
"""Of the drawing's width that the sentence may take: few lines, or narrow."""
TIMES = 1.35
OWN = 50
"""So much worse is it to cover the node itself than another."""


@guarded
class NodeBubble(QLabel):
    """Lies over the drawing where it covers least, and lets everything through.

    Who hears the window has the sentence already: it is no part of what is read out.
    """

    def __init__(self, drawing: QWidget) -> None:
        super().__init__(drawing)
        self._theme = LIGHT
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setMargin(MARGIN)
        enlarge(self, TIMES)
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Paint in other colours."""
        self._theme = theme
        self.update()

    def place(self, node: QRect, others: Iterable[QRect], room: QRect) -> None:
        """Go beside a node.

        Args:
            node: where it is in the drawing.
            others: the nodes around it.
            room: what of the drawing is to be seen.
        """
        near = [other for other in others if other != node]
        sizes = [self._wanted(int(room.width() * share)) for share in SHARES]
        places = [
            _inside(QRect(point, size), room) for size in sizes for point in _around(node, size)
        ]
        best = min(places, key=lambda place: _covered(place, near) + OWN * _common(place, node))
        if best != self.geometry():
            self.setGeometry(best)

    def _wanted(self, most: int) -> QSize:
        """As wide as its text in one line, or as it may be, and as high as it is then."""
        line = self.fontMetrics().horizontalAdvance(self.text()) + 2 * MARGIN + 4
        wide = max(min(line, most), 1)
        return QSize(wide, self.heightForWidth(wide))

    def paintEvent(self, event: QPaintEvent) -> None:
        """A rounded ground below the text."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self._theme.accent), 2))
        painter.setBrush(QColor(self._theme.base))
        painter.drawRoundedRect(self.rect().adjusted(1, 1, -2, -2), ROUND, ROUND)
        painter.end()
        super().paintEvent(event)


def _around(node: QRect, size: QSize) -> list[QPoint]:
    """Where a sentence could begin: right, left, above, below, and at the corners."""
    lefts = (node.right() + GAP, node.left() - GAP - size.width())
    tops = (node.top() - GAP - size.height(), node.bottom() + GAP)
    middle = QPoint(node.center().x() - size.width() // 2, node.center().y() - size.height() // 2)
    beside = [QPoint(left, middle.y()) for left in lefts]
    over = [QPoint(middle.x(), top) for top in tops]
    return [*beside, *over, *(QPoint(left, top) for top in tops for left in lefts)]


def _inside(place: QRect, room: QRect) -> QRect:
    """The same place, moved so that none of it is out of sight."""
    left = min(max(place.left(), room.left()), room.right() + 1 - place.width())
    top = min(max(place.top(), room.top()), room.bottom() + 1 - place.height())
    return QRect(QPoint(left, top), place.size())


def _common(one: QRect, other: QRect) -> int:
    """Pixels that two places share."""
    both = one & other
    return both.width() * both.height() if both.isValid() else 0


def _covered(place: QRect, others: list[QRect]) -> int:
    return sum(_common(place, other) for other in others)

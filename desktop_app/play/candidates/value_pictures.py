# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Small pictures of how a move's value went from depth to depth.

They are drawn once for each new value, not each time a row is painted: painting the tree then
calls no Python, which it would have to wait for while a search runs.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QWidget

from desktop_app.core.score import Bound
from desktop_app.kit.look.theme import LIGHT, Theme
from desktop_app.play.candidates.node import CandidateNode
from desktop_app.play.candidates.texts import CandidateTexts

WIDTH = 72
"""Of a picture, in pixels."""
DOT = 2.6
"""Half of the last value's dot."""
LEAST_RANGE = 2.0
"""Values on the school scale that lie closer together do not fill the height."""
MOST_KEPT = 500

NO_DOT, OPEN_DOT, FULL_DOT = range(3)


class ValuePictures:
    """Draws a line from the first value to the last, larger ones higher.

    It ends in a dot, full where the value is proven and open where it is a guess; without one
    where the last depth has found but a bound. A dotted line is zero, where both signs occur.
    """

    def __init__(self, texts: CandidateTexts, widget: QWidget) -> None:
        self._texts = texts
        self._widget = widget
        self._theme = LIGHT
        self._kept: dict[tuple[int, tuple[float, ...]], QIcon] = {}

    @property
    def size(self) -> QSize:
        """Of a picture: no higher than a line of text."""
        return QSize(WIDTH, self._widget.fontMetrics().height() - 2)

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours, or for another screen, from now on."""
        self._theme = theme
        self._kept.clear()

    def icon(self, node: CandidateNode) -> QIcon:
        """The picture of a row; empty where there are not two values yet."""
        if len(node.by_depth) < 2:
            return QIcon()
        heights = tuple(self._texts.heights(node))
        key = _dot(node), heights
        icon = self._kept.get(key)
        if icon is None:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            icon = self._kept[key] = QIcon()
            pixmap = self._drawn(*key)
            icon.addPixmap(pixmap)
            icon.addPixmap(_white(pixmap), QIcon.Mode.Selected)
        return icon

    def _drawn(self, dot: int, heights: Sequence[float]) -> QPixmap:
        ratio = self._widget.devicePixelRatioF()
        pixmap = QPixmap(self.size * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        edge = DOT + 0.5
        room = QRectF(0, 0, self.size.width(), self.size.height()).adjusted(
            edge, edge, -edge, -edge
        )
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        zero, points = line_points(heights, room)
        if zero is not None:
            painter.setPen(QPen(QColor(self._theme.faint), 1, Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(room.left(), zero), QPointF(room.right(), zero))
        pen = QPen(QColor(self._theme.text), 1.5)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline(QPolygonF(points))
        if dot != NO_DOT:
            painter.setBrush(pen.color())
            if dot == OPEN_DOT:  # the line must not be seen through it
                painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
                painter.drawEllipse(points[-1], DOT, DOT)
                painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
                painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(points[-1], DOT, DOT)
        painter.end()
        return pixmap


def _white(pixmap: QPixmap) -> QPixmap:
    """The same picture for a row that is chosen."""
    found = QPixmap(pixmap)
    painter = QPainter(found)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(QRectF(QPointF(), found.deviceIndependentSize()), Qt.GlobalColor.white)
    painter.end()
    return found


def _dot(node: CandidateNode) -> int:
    score = node.candidate.score
    if score is None or score.is_mere_bound:
        return NO_DOT
    return OPEN_DOT if score.bound is Bound.HEURISTIC else FULL_DOT


def line_points(heights: Sequence[float], room: QRectF) -> tuple[float | None, list[QPointF]]:
    """Where zero and the values lie in a room: evenly from left to right, larger ones higher.

    Zero is None where all values have one sign.
    """
    least, most = min(heights), max(heights)
    spare = max(LEAST_RANGE - (most - least), 0) / 2
    scale = room.height() / (most - least + 2 * spare)
    step = room.width() / max(len(heights) - 1, 1)

    def level(height: float) -> float:
        return room.top() + (most + spare - height) * scale

    points = [
        QPointF(room.left() + number * step, level(height)) for number, height in enumerate(heights)
    ]
    return (level(0) if least < 0 < most else None), points

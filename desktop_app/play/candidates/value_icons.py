# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Icons for the list of moves: a chip with the value, and a sparkline of the values by depth.

Each icon is drawn once and cached. Qt then paints the list without calling Python code, which would
have to wait for the GIL while a search runs.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QWidget

from desktop_app.core.score import Bound
from desktop_app.kit.look.theme import LIGHT, Theme
from desktop_app.kit.value_signs import Tag, TagPainter, ValueKind, tag_height, tag_size
from desktop_app.play.candidates.node import CandidateNode
from desktop_app.play.candidates.words import CandidateTexts

MOST_KEPT = 500


class ValueChips:
    """Draws and caches chips: the sign of a value, and its text if texts are shown."""

    def __init__(self, texts: CandidateTexts, widget: QWidget) -> None:
        self._texts = texts
        self._widget = widget
        self._theme = LIGHT
        self._kept: dict[Tag, QIcon] = {}

    @property
    def height(self) -> int:
        """The height of a chip in pixels."""
        return tag_height(self._widget.font())

    def width(self, text: str) -> int:
        """Return the width in pixels of a chip with this text, or without it if no chip has one."""
        return self._size(Tag(ValueKind.WIN, text if self._texts.tags_have_texts else "")).width()

    def _size(self, tag: Tag) -> QSize:
        return tag_size(tag, self.height, self._widget.font()).toSize()

    def set_theme(self, theme: Theme) -> None:
        """Use other colours, or another screen's resolution, from now on."""
        self._theme = theme
        self._kept.clear()

    def icon(self, node: CandidateNode) -> QIcon:
        """Return the chip of a row's value; an empty icon without a value."""
        value_kind = self._texts.value_kind(node)
        if value_kind is None:
            return QIcon()
        tag = Tag(value_kind, self._texts.tag(node), filled=node.best)
        icon = self._kept.get(tag)
        if icon is None:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            icon = self._kept[tag] = QIcon()
            pixmap = self._draw(tag)
            for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):  # otherwise Qt tints it
                icon.addPixmap(pixmap, mode)
        return icon

    def _draw(self, tag: Tag) -> QPixmap:
        ratio, size = self._widget.devicePixelRatioF(), self._size(tag)
        pixmap = QPixmap(size * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tags = TagPainter(painter, self._theme, self._widget.font())
        tags.paint(QRectF(QPointF(), size), tag, self.height)
        painter.end()
        return pixmap


SPARKLINE_WIDTH = 72
"""In pixels."""
DOT_RADIUS = 2.6
"""The radius in pixels of the dot at the last value."""
LEAST_SPAN = 2.0
"""The least span of values, on the school scale, that fills the height of a sparkline."""

NO_DOT, OPEN_DOT, FULL_DOT = range(3)


class ValueSparklines:
    """Draws and caches sparklines of values by search depth, with larger values higher.

    The line ends in a dot, full for a proven value and open for a guess; there is none if the last
    depth found only a bound. A dotted line marks zero if both signs occur.
    """

    def __init__(self, texts: CandidateTexts, widget: QWidget) -> None:
        self._texts = texts
        self._widget = widget
        self._theme = LIGHT
        self._kept: dict[tuple[int, tuple[float, ...]], QIcon] = {}

    @property
    def size(self) -> QSize:
        """The size of a sparkline in pixels: no higher than a line of text."""
        return QSize(SPARKLINE_WIDTH, self._widget.fontMetrics().height() - 2)

    def set_theme(self, theme: Theme) -> None:
        """Use other colours, or another screen's resolution, from now on."""
        self._theme = theme
        self._kept.clear()

    def icon(self, node: CandidateNode) -> QIcon:
        """Return the sparkline of a row; an empty icon for fewer than two values."""
        if len(node.by_depth) < 2:
            return QIcon()
        heights = tuple(self._texts.heights(node))
        key = _dot(node), heights
        icon = self._kept.get(key)
        if icon is None:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            icon = self._kept[key] = QIcon()
            pixmap = self._draw(*key)
            icon.addPixmap(pixmap)
            icon.addPixmap(_white(pixmap), QIcon.Mode.Selected)
        return icon

    def _draw(self, dot: int, heights: Sequence[float]) -> QPixmap:
        ratio = self._widget.devicePixelRatioF()
        pixmap = QPixmap(self.size * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        edge = DOT_RADIUS + 0.5
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
            if dot == OPEN_DOT:  # the line must not show through it
                painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
                painter.drawEllipse(points[-1], DOT_RADIUS, DOT_RADIUS)
                painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
                painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(points[-1], DOT_RADIUS, DOT_RADIUS)
        painter.end()
        return pixmap


def _white(pixmap: QPixmap) -> QPixmap:
    """Return a pixmap in white, for a selected row."""
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
    """Lay out values in a rectangle, evenly from left to right and larger ones higher.

    Return the height of zero, which is None if all values have one sign, and the points.
    """
    least, most = min(heights), max(heights)
    spare = max(LEAST_SPAN - (most - least), 0) / 2
    scale = room.height() / (most - least + 2 * spare)
    step = room.width() / max(len(heights) - 1, 1)

    def level(height: float) -> float:
        return room.top() + (most + spare - height) * scale

    points = [
        QPointF(room.left() + number * step, level(height)) for number, height in enumerate(heights)
    ]
    return (level(0) if least < 0 < most else None), points

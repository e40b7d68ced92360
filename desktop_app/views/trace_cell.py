# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The cell that shows how a move's value went from depth to depth, as a small line."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QWidget

from desktop_app.models.candidate_model import CandidateModel, Index
from desktop_app.search.score import Bound
from desktop_app.views.roomy_rows import RoomyRows
from desktop_app.views.row_texts import RowTexts

WIDTH = 84
SIDE, END = 8.0, 5.0
"""Room left and right, and above and below the line."""
DOT = 2.6
LEAST_RANGE = 4.0
"""Values on the school scale that lie closer together do not fill the height."""


class TraceCell(RoomyRows):
    """Draws a line from the first value to the last, larger ones higher.

    It ends in a dot, full where the value is proven and open where it is a guess; without one
    where the last depth has found but a bound. A dotted line is zero, where both signs occur.
    The cell's text, which says the same, is not drawn.
    """

    def __init__(self, model: CandidateModel, texts: RowTexts, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        self._texts = texts

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """The cell's ground, without its text."""
        super().initStyleOption(option, index)
        option.text = ""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As high as the others, and as wide as a line wants to be."""
        return QSize(WIDTH, super().sizeHint(option, index).height())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the ground, and the line where there are two values or more."""
        super().paint(painter, option, index)
        node = self._model.node(index)
        if node is None or len(node.trace) < 2:
            return
        heights = self._texts.trace_heights(node)
        room = QRectF(option.rect).adjusted(SIDE, END, -SIDE, -END)
        room.setWidth(min(room.width(), WIDTH - 2 * SIDE))
        line, zero = _inks(option)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _paint_zero(painter, room, heights, zero)
        points = trace_points(heights, room)
        painter.setPen(line)
        painter.drawPolyline(QPolygonF(points))
        score = node.candidate.score
        if score is not None and not score.is_mere_bound:
            sure = score.bound is not Bound.HEURISTIC
            painter.setBrush(line.color() if sure else _ground(option))
            painter.drawEllipse(points[-1], DOT, DOT)
        painter.restore()


def _inks(option: QStyleOptionViewItem) -> tuple[QPen, QPen]:
    """The pens for the line and for zero, in the colours of the row's text."""
    flags, palette = option.state, option.palette
    active, disabled = QPalette.ColorGroup.Active, QPalette.ColorGroup.Disabled
    group = active if flags & QStyle.StateFlag.State_Enabled else disabled
    chosen = bool(flags & QStyle.StateFlag.State_Selected)
    text = QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.Text
    faint = QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.PlaceholderText
    zero = QPen(palette.color(group, faint), 1, Qt.PenStyle.DotLine)
    line = QPen(palette.color(group, text), 1.5)
    line.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    line.setCapStyle(Qt.PenCapStyle.RoundCap)
    return line, zero


def _ground(option: QStyleOptionViewItem) -> QColor:
    """The colour behind the line."""
    chosen = option.state & QStyle.StateFlag.State_Selected
    return option.palette.color(QPalette.ColorRole.Highlight if chosen else QPalette.ColorRole.Base)


def trace_points(heights: Sequence[float], room: QRectF) -> list[QPointF]:
    """Where the values lie in a room, evenly from left to right, larger ones higher."""
    top, scale = _frame(heights, room)
    step = room.width() / max(len(heights) - 1, 1)
    return [
        QPointF(room.left() + number * step, room.top() + (top - height) * scale)
        for number, height in enumerate(heights)
    ]


def _frame(heights: Sequence[float], room: QRectF) -> tuple[float, float]:
    """The value at the room's upper edge, and the pixels to one of value."""
    least, most = min(heights), max(heights)
    spare = max(LEAST_RANGE - (most - least), 0) / 2
    return most + spare, room.height() / (most - least + 2 * spare)


def _paint_zero(painter: QPainter, room: QRectF, heights: Sequence[float], pen: QPen) -> None:
    if min(heights) < 0 < max(heights):
        top, scale = _frame(heights, room)
        level = room.top() + top * scale
        painter.setPen(pen)
        painter.drawLine(QPointF(room.left(), level), QPointF(room.right(), level))

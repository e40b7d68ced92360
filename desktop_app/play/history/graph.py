# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A graph of the value from move to move: the higher, the better for the reader's side."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop_app.core.position import Player
from desktop_app.guard import guarded
from desktop_app.kit.look.theme import LIGHT, Theme
from desktop_app.kit.value_signs import paint_mistake
from desktop_app.play.history.model import HistoryPoint

DOT, MISTAKE = 4.0, 8.0
"""The radii of the marks for a position and for a mistake."""
LEAST_WIDTH = 146
"""The least width in pixels, with the labels."""
SHADE = 70
"""The opacity, of 255, of the area between line and middle; lines must stay readable."""


@guarded
class ValueGraph(QWidget):
    """A line over the moves, with a mark where a move gave something away.

    Signals:
        pointChosen: the number of a position on the line; the start is 0.
        stepAsked: -1 or 1 to walk one move, -2 or 2 to go to the start or the end.
    """

    pointChosen = Signal(int)
    stepAsked = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._points: list[HistoryPoint] = []
        self._viewer = Player.MAX
        self._theme = LIGHT
        self._names = ("", "", "")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_theme(self, theme: Theme) -> None:
        """Set the colours."""
        self._theme = theme
        self.update()

    def set_points(
        self, points: list[HistoryPoint], viewer: Player, names: tuple[str, str, str]
    ) -> None:
        """Show positions from one player's point of view; `names` label top, middle and bottom."""
        self._points, self._viewer, self._names = points, viewer, names
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Return a height that fits three labels."""
        return QSize(LEAST_WIDTH, self.fontMetrics().height() * 4)

    def sizeHint(self) -> QSize:
        return QSize(360, self.fontMetrics().height() * 8)

    def _area(self) -> QRectF:
        metrics = self.fontMetrics()
        left = max(metrics.horizontalAdvance(name) for name in self._names) + 14
        half = metrics.height() * 1.1
        return QRectF(left, half, max(self.width() - left - 12, 10), self.height() - 2 * half)

    def _place(self, number: int, height: float) -> QPointF:
        area = self._area()
        step = area.width() / max(len(self._points) - 1, 1)
        return QPointF(area.left() + number * step, area.center().y() - height * area.height() / 2)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(self._theme.line))
        painter.setBrush(QColor(self._theme.base))
        painter.drawRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        self._paint_axes(painter)
        if sum(point.height is not None for point in self._points) > 1:  # one value is no line
            self._paint_line(painter)
            for number, point in enumerate(self._points):
                self._paint_point(painter, number, point)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(self._theme.accent), 2))
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))
        painter.end()

    def _paint_axes(self, painter: QPainter) -> None:
        area, height = self._area(), self.fontMetrics().height()
        for name, y in zip(
            self._names, (area.top(), area.center().y(), area.bottom()), strict=True
        ):
            painter.setPen(QPen(QColor(self._theme.line), 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(QColor(self._theme.faint))
            rect = QRectF(0, y - height / 2, area.left() - 8, height)
            painter.drawText(
                rect, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, name
            )

    def _paint_line(self, painter: QPainter) -> None:
        run: list[QPointF] = []
        for number, point in enumerate(self._points):
            if point.height is None:
                self._paint_run(painter, run)
                run = []
            else:
                run.append(self._place(number, point.height * self._viewer))
        self._paint_run(painter, run)

    def _paint_run(self, painter: QPainter, run: list[QPointF]) -> None:
        """Paint values without a gap, and their distance from even in the colours of values."""
        if not run:
            return
        area, theme = self._area(), self._theme
        ends = [QPointF(place.x(), area.center().y()) for place in (run[-1], run[0])]
        for edge, top, bottom in (
            (theme.win, area.top(), area.center().y()),
            (theme.loss, area.center().y(), area.bottom()),
        ):
            color = QColor(edge)
            color.setAlpha(SHADE)
            painter.save()
            painter.setClipRect(QRectF(area.left(), top, area.width(), bottom - top))
            painter.setPen(QColor(edge))
            painter.setBrush(color)
            painter.drawPolygon(QPolygonF([*run, *ends]))
            painter.restore()
        painter.setPen(QPen(QColor(self._theme.text), 2))
        painter.drawPolyline(QPolygonF(run))

    def _paint_point(self, painter: QPainter, number: int, point: HistoryPoint) -> None:
        theme = self._theme
        if point.is_current:
            x = self._place(number, 0).x()
            painter.setPen(QPen(QColor(theme.accent), 1.5, Qt.PenStyle.DashLine))
            painter.drawLine(QPointF(x, 0), QPointF(x, self.height()))
        if point.height is None:
            return
        place = self._place(number, point.height * self._viewer)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.accent if point.is_current else theme.text))
        painter.drawEllipse(place, DOT, DOT)
        if point.mistake is not None:
            paint_mistake(painter, place, MISTAKE, point.mistake, theme)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the nearest position."""
        if not self._points:
            return
        area = self._area()
        step = area.width() / max(len(self._points) - 1, 1)
        number = round((event.position().x() - area.left()) / step)
        self.pointChosen.emit(min(max(number, 0), len(self._points) - 1))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk with the arrow keys, Home and End."""
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Home: -2,
            Qt.Key.Key_End: 2,
        }
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.stepAsked.emit(step)

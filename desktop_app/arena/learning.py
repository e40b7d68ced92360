# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Learning curves: each line has a stroke of its own, and its name and number at its end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF

from desktop_app.arena.charts import LINES, Chart
from desktop_app.arena.learning_model import Learning
from desktop_app.arena.words.learning import line_labels, progress_told, shares_told
from desktop_app.arena.words.results import signed
from desktop_app.guard import guarded
from desktop_app.kit.look.scale import TIGHT

SOLID, DASHED, DOTTED = Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DotLine
THICK = 2.5


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a chart.

    Attributes:
        points: across, and upwards.
        label: what stands at its end.
        color: of both.
        style: of the stroke.
    """

    points: Sequence[tuple[float, float]]
    label: str
    color: str
    style: Qt.PenStyle


@guarded
class LinesChart(Chart):
    """Paints lines that grow to the right; who inherits from it says which."""

    def minimumSizeHint(self) -> QSize:
        """Room for the title and a few lines' height of chart."""
        unit = self.fontMetrics().height()
        return QSize(8 * unit, LINES * unit)

    def paint_lines(
        self, painter: QPainter, room: QRectF, lines: Sequence[Line], low: float, high: float
    ) -> None:
        """Paint lines between two heights, with their labels beside their ends."""
        unit = self.fontMetrics().height()
        most = max((line.points[-1][0] for line in lines if line.points), default=1.0) or 1.0
        ends: list[tuple[float, Line]] = []
        for line in lines:
            if not line.points:
                continue
            places = [
                QPointF(
                    room.left() + room.width() * across / most,
                    room.bottom() - room.height() * (up - low) / (high - low),
                )
                for across, up in line.points
            ]
            painter.setPen(QPen(QColor(line.color), THICK, line.style))
            painter.drawPolyline(QPolygonF(places))
            ends.append((places[-1].y(), line))
        ends.sort(key=lambda end: end[0])
        top = room.top() - unit / 2
        for number, (height, line) in enumerate(ends):
            left = len(ends) - number - 1  # so many labels stand below
            at = max(top, min(height - unit / 2, room.bottom() + unit / 2 - (left + 1) * unit))
            place = QRectF(room.right() + TIGHT, at, self.width() - room.right() - TIGHT, unit)
            painter.setPen(QColor(line.color))
            painter.drawText(place, Qt.AlignmentFlag.AlignLeft, line.label)
            top = at + unit


@guarded
class SharesChart(LinesChart):
    """Which share of its last games a learner has won, drawn and lost."""

    def __init__(self, title: str) -> None:
        super().__init__(title)
        self._learning = Learning()

    def show_learning(self, learning: Learning) -> None:
        """Show how it went so far."""
        self._learning = learning
        self.tell(shares_told(learning))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Three lines between none and all."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shares, theme = self._learning.shares(), self._theme
        labels = line_labels(shares[-1]) if shares else []
        room = self.room(painter, labels)
        for share in (0.0, 0.5, 1.0):
            height = room.bottom() - share * room.height()
            self.mark(painter, room, height, f"{100 * share:.0f} %")
            painter.setPen(QPen(QColor(theme.line), 1, DASHED))
            painter.drawLine(QPointF(room.left(), height), QPointF(room.right(), height))
        if shares:
            rows = (
                ([(s.games, s.won) for s in shares], theme.win, SOLID),
                ([(s.games, s.drawn) for s in shares], theme.draw, DASHED),
                ([(s.games, s.lost) for s in shares], theme.loss, DOTTED),
            )
            lines = [
                Line(points, label, color, style)
                for (points, color, style), label in zip(rows, labels, strict=True)
            ]
            self.paint_lines(painter, room, lines, 0.0, 1.0)
        self.mark_below(painter, room, "0", f"{len(self._learning.results):,}")
        painter.end()


@guarded
class ProgressChart(LinesChart):
    """By how much the beads in the first box have become more: Michie's own curve."""

    def __init__(self, title: str) -> None:
        super().__init__(title)
        self._learnings: Sequence[tuple[str, Learning]] = ()

    def show_learnings(self, learnings: Sequence[tuple[str, Learning]]) -> None:
        """Show how it went, with a name for each line."""
        self._learnings = learnings
        self.tell(progress_told(learnings))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A line for each, and the height at which they began."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._theme
        drawn = [(name, each.progress()) for name, each in self._learnings]
        levels = [0, *(level for _, points in drawn for _, level in points)]
        low, high = float(min(levels)), float(max(*levels, min(levels) + 1))
        styles = ((theme.text, SOLID), (theme.accent, DASHED))
        lines = [
            Line(points, f"{name} {signed(points[-1][1])}".strip(), color, style)
            for (name, points), (color, style) in zip(drawn, styles, strict=False)
        ]
        room = self.room(painter, [line.label for line in lines])
        zero = room.bottom() + room.height() * low / (high - low)
        painter.setPen(QPen(QColor(theme.line), 1, DASHED))
        painter.drawLine(QPointF(room.left(), zero), QPointF(room.right(), zero))
        for level in {low, high}:
            height = room.bottom() - room.height() * (level - low) / (high - low)
            self.mark(painter, room, height, signed(level))
        self.paint_lines(painter, room, lines, low, high)
        most = max((len(each.results) for _, each in self._learnings), default=0)
        self.mark_below(painter, room, "0", f"{most:,}")
        painter.end()

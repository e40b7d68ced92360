# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The charts of the arena, painted with Qt alone; none relies on colour alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop_app.arena.results_model import LearningCurve, ScorePoint
from desktop_app.arena.words import (
    line_labels,
    percent_text,
    progress_description,
    shares_description,
    signed,
)
from desktop_app.guard import guarded
from desktop_app.kit.look.scale import NEAR, SNUG, TIGHT, TITLE
from desktop_app.kit.look.theme import LIGHT, Theme
from desktop_app.numerals import grouped

LINES = 7
"""The least height of a chart, in lines of text."""
BAND = 70
"""The opacity of an interval, of 255."""
STROKE = 0.11
"""The width of a line relative to the height of text, so that it grows with the type."""


@guarded
class Chart(QWidget):
    """A frame with a title; subclasses paint the chart inside it."""

    def __init__(self, title: str) -> None:
        super().__init__()
        self._title = title
        self._theme = LIGHT
        self.setAccessibleName(title)
        self.setToolTip(title)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def minimumSizeHint(self) -> QSize:
        return QSize(8 * self._unit, LINES * self._unit)

    def set_theme(self, theme: Theme) -> None:
        """Repaint in the colours of a theme."""
        self._theme = theme
        self.update()

    def describe(self, text: str) -> None:
        """Describe the chart in words, for screen readers."""
        self.setAccessibleDescription(text)
        self.update()

    def room(self, painter: QPainter, labels: Sequence[str] = ()) -> QRectF:
        """Paint the title and background; return the room for the chart, left of its labels."""
        unit = self.fontMetrics().height()
        painter.setPen(QColor(self._theme.text))
        head = QRectF(NEAR, TIGHT, self.width() - 2 * NEAR, unit)
        dots = Qt.TextElideMode.ElideRight
        title = self.fontMetrics().elidedText(self._title, dots, round(head.width()))
        painter.drawText(head, Qt.AlignmentFlag.AlignLeft, title)
        left = self.fontMetrics().horizontalAdvance(percent_text(1)) + SNUG
        beside = max((self.fontMetrics().horizontalAdvance(text) for text in labels), default=0)
        # the topmost mark reaches half a line above the room
        above, around = 1.5 * unit + TIGHT, -NEAR - beside
        room = QRectF(self.rect()).adjusted(left, above, around, -unit - SNUG)
        painter.fillRect(room, QColor(self._theme.base))
        painter.setPen(QPen(QColor(self._theme.line), 1))
        painter.drawRect(room)
        return room

    def mark(self, painter: QPainter, room: QRectF, height: float, text: str) -> None:
        """Write a label to the left of the chart at a given height."""
        unit = self.fontMetrics().height()
        place = QRectF(0, height - unit / 2, room.left() - TIGHT, unit)
        painter.setPen(QColor(self._theme.faint))
        painter.drawText(place, Qt.AlignmentFlag.AlignRight, text)

    def mark_below(self, painter: QPainter, room: QRectF, least: str, most: str) -> None:
        """Write labels below both ends of the horizontal axis."""
        place = QRectF(room.left(), room.bottom() + TIGHT, room.width(), self._unit)
        painter.setPen(QColor(self._theme.faint))
        painter.drawText(place, Qt.AlignmentFlag.AlignLeft, least)
        painter.drawText(place, Qt.AlignmentFlag.AlignRight, most)

    @property
    def _unit(self) -> int:
        return self.fontMetrics().height()


@guarded
class ScoreChart(Chart):
    """The score of one player with its confidence interval, after each game."""

    def __init__(self, title: str) -> None:
        super().__init__(title)
        self._points: Sequence[ScorePoint] = ()
        self._games = 1

    def show_course(self, points: Sequence[ScorePoint], games: int, text: str) -> None:
        """Show the score after each game, out of `games` in all, and describe it as `text`."""
        self._points, self._games = points, max(games, 1)
        self.describe(text)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = self.room(painter)
        for share in (0.0, 0.5, 1.0):
            height = room.bottom() - share * room.height()
            self.mark(painter, room, height, percent_text(share))
            pen = QPen(QColor(self._theme.line), 1, Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.drawLine(QPointF(room.left(), height), QPointF(room.right(), height))
        self.mark_below(painter, room, "0", grouped(self._games))
        self._paint_course(painter, room)
        painter.end()

    def _paint_course(self, painter: QPainter, room: QRectF) -> None:
        if not self._points:
            return

        def place(point: ScorePoint, value: float) -> QPointF:
            across = room.left() + room.width() * point.games / self._games
            return QPointF(across, room.bottom() - value * room.height())

        tops = [place(each, each.high) for each in self._points]
        lows = [place(each, each.low) for each in reversed(self._points)]
        band = QColor(self._theme.accent)
        band.setAlpha(BAND)
        painter.setPen(QPen(QColor(self._theme.accent), 1, Qt.PenStyle.DotLine))
        painter.setBrush(band)
        painter.drawPolygon(QPolygonF([*tops, *lows]))
        thick = max(2.0, STROKE * self._unit)
        painter.setPen(QPen(QColor(self._theme.text), thick))
        painter.drawPolyline(QPolygonF([place(each, each.score) for each in self._points]))
        last = place(self._points[-1], self._points[-1].score)
        painter.drawEllipse(last, thick, thick)
        self._paint_score(painter, room, last)

    def _paint_score(self, painter: QPainter, room: QRectF, last: QPointF) -> None:
        """Write the current score beside its point, clear of the line."""
        text = percent_text(self._points[-1].score)
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * TITLE)
        font.setBold(True)
        metrics = QFontMetricsF(font)
        wide, high = metrics.horizontalAdvance(text), metrics.height()
        if last.x() + 2 * NEAR + wide < room.right():  # there is room to its right
            left, top = last.x() + NEAR, last.y() - high / 2
        else:  # below its band, or above
            point, left = self._points[-1], room.right() - wide - NEAR
            low, high_end = (room.bottom() - y * room.height() for y in (point.low, point.high))
            top = low + TIGHT if room.bottom() - low > high else high_end - high - TIGHT
        top = min(max(top, room.top()), room.bottom() - high)
        if room.height() > 3 * high:
            painter.setFont(font)
            painter.setPen(QColor(self._theme.text))
            painter.drawText(QRectF(left, top, wide + 1, high), Qt.AlignmentFlag.AlignCenter, text)
            painter.setFont(self.font())


@guarded
class LengthChart(Chart):
    """A histogram of game lengths, in moves."""

    def __init__(self, title: str) -> None:
        super().__init__(title)
        self._lengths = Counter[int]()

    def show_lengths(self, lengths: Counter[int], text: str) -> None:
        """Show game lengths, described as `text`."""
        self._lengths = lengths
        self.describe(text)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        room = self.room(painter)
        if self._lengths:
            least, most = min(self._lengths), max(self._lengths)
            highest, wide = max(self._lengths.values()), room.width() / (most - least + 1)
            painter.setPen(QPen(QColor(self._theme.base), 1 if wide > TIGHT else 0))
            painter.setBrush(QColor(self._theme.draw))
            for length, count in self._lengths.items():
                high = room.height() * count / highest
                left = room.left() + (length - least) * wide
                painter.drawRect(QRectF(left, room.bottom() - high, wide, high))
            self.mark(painter, room, room.top() + self._unit / 2, grouped(highest))
            if self.fontMetrics().horizontalAdvance(f"{most} ") > wide:
                self.mark_below(painter, room, str(least), str(most))
            else:
                for length in range(least, most + 1):
                    self._mark_bar(painter, room, length - least, wide, str(length))
        painter.end()

    def _mark_bar(
        self, painter: QPainter, room: QRectF, number: int, wide: float, text: str
    ) -> None:
        place = QRectF(room.left() + number * wide, room.bottom() + TIGHT, wide, self._unit)
        painter.setPen(QColor(self._theme.faint))
        painter.drawText(place, Qt.AlignmentFlag.AlignHCenter, text)


SOLID, DASHED, DOTTED = Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DotLine
THICK = 2.5


@dataclass(frozen=True, slots=True)
class ChartLine:
    """One line of a chart.

    Attributes:
        points: pairs of x and y values.
        label: the text at the end of the line.
        color: the colour of the line and its label.
        style: the stroke of the line.
    """

    points: Sequence[tuple[float, float]]
    label: str
    color: str
    style: Qt.PenStyle


@guarded
class LineChart(Chart):
    """Base class of charts with lines from left to right; subclasses supply the lines."""

    def paint_lines(
        self, painter: QPainter, room: QRectF, lines: Sequence[ChartLine], low: float, high: float
    ) -> None:
        """Paint lines between two values of the vertical axis, each with a label beside its end."""
        unit = self.fontMetrics().height()
        most = max((line.points[-1][0] for line in lines if line.points), default=1.0) or 1.0
        ends: list[tuple[float, ChartLine]] = []
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
            left = len(ends) - number - 1  # the number of labels below
            at = max(top, min(height - unit / 2, room.bottom() + unit / 2 - (left + 1) * unit))
            place = QRectF(room.right() + TIGHT, at, self.width() - room.right() - TIGHT, unit)
            painter.setPen(QColor(line.color))
            painter.drawText(place, Qt.AlignmentFlag.AlignLeft, line.label)
            top = at + unit


@guarded
class SharesChart(LineChart):
    """The shares of wins, draws and losses among a learner's latest games."""

    def __init__(self, title: str) -> None:
        super().__init__(title)
        self._learning = LearningCurve()

    def show_learning(self, learning: LearningCurve) -> None:
        """Show a learner's results so far."""
        self._learning = learning
        self.describe(shares_description(learning))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shares, theme = self._learning.shares(), self._theme
        labels = line_labels(shares[-1]) if shares else []
        room = self.room(painter, labels)
        for share in (0.0, 0.5, 1.0):
            height = room.bottom() - share * room.height()
            self.mark(painter, room, height, percent_text(share))
            painter.setPen(QPen(QColor(theme.line), 1, DASHED))
            painter.drawLine(QPointF(room.left(), height), QPointF(room.right(), height))
        if shares:
            rows = (
                ([(s.games, s.won) for s in shares], theme.win, SOLID),
                ([(s.games, s.drawn) for s in shares], theme.draw, DASHED),
                ([(s.games, s.lost) for s in shares], theme.loss, DOTTED),
            )
            lines = [
                ChartLine(points, label, color, style)
                for (points, color, style), label in zip(rows, labels, strict=True)
            ]
            self.paint_lines(painter, room, lines, 0.0, 1.0)
        self.mark_below(painter, room, "0", grouped(len(self._learning.results)))
        painter.end()


@guarded
class ProgressChart(LineChart):
    """The change in the number of beads in the first box, as in Michie's paper."""

    def __init__(self, title: str) -> None:
        super().__init__(title)
        self._learnings: Sequence[tuple[str, LearningCurve]] = ()

    def show_learnings(self, learnings: Sequence[tuple[str, LearningCurve]]) -> None:
        """Show the progress of several learners, each with a label for its line."""
        self._learnings = learnings
        self.describe(progress_description(learnings))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._theme
        drawn = [(name, each.progress()) for name, each in self._learnings]
        levels = [0, *(level for _, points in drawn for _, level in points)]
        low, high = float(min(levels)), float(max(*levels, min(levels) + 1))
        styles = ((theme.text, SOLID), (theme.accent, DASHED))
        lines = [
            ChartLine(points, f"{name} {signed(points[-1][1])}".strip(), color, style)
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
        self.mark_below(painter, room, "0", grouped(most))
        painter.end()

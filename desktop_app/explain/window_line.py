# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Alpha and beta as a line of numbers: what lies between them can still matter."""

from __future__ import annotations

from math import inf, isinf
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop_app.guard import guarded

MARGIN = 34


class WindowEnd(NamedTuple):
    """Alpha or beta: its place between the smallest (0) and the largest value (1), and its text.

    An infinite place is beyond all values.
    """

    share: float
    text: str


@guarded
class WindowLine(QWidget):
    """A line from the worst to the best value, with the window that is open."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._alpha, self._beta = WindowEnd(-inf, ""), WindowEnd(inf, "")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Window"))
        self.setToolTip(
            self.tr(
                "What MAX is sure of already (alpha), and what MIN is (beta). "
                "Only values between them can change the result."
            )
        )

    def sizeHint(self) -> QSize:
        """One line of numbers with a text above and below."""
        return QSize(220, 4 * self.fontMetrics().height())

    def minimumSizeHint(self) -> QSize:
        """As high as is wished for."""
        return QSize(160, self.sizeHint().height())

    def set_window(self, alpha: WindowEnd, beta: WindowEnd) -> None:
        """Show another window."""
        if (alpha, beta) == (self._alpha, self._beta):
            return
        self._alpha, self._beta = alpha, beta
        text = self.tr("alpha {alpha}, beta {beta}")
        self.setAccessibleDescription(text.format(alpha=alpha.text, beta=beta.text))
        self.update()

    def _x(self, end: WindowEnd) -> float:
        if isinf(end.share):
            return MARGIN / 2 if end.share < 0 else self.width() - MARGIN / 2
        return MARGIN + end.share * (self.width() - 2 * MARGIN)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the line, the window as a thick part of it, and both ends' names."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colors = self.palette()
        middle = self.height() / 2
        left, right = self._x(self._alpha), self._x(self._beta)
        painter.setPen(QPen(colors.color(QPalette.ColorRole.Mid), 2))
        painter.drawLine(QPointF(4, middle), QPointF(self.width() - 4, middle))
        if left <= right:
            pen = QPen(colors.color(QPalette.ColorRole.Highlight), 7)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(pen)
            painter.drawLine(QPointF(left, middle), QPointF(right, middle))
        else:
            painter.setPen(QPen(colors.color(QPalette.ColorRole.WindowText), 2))
            # above the line on the side where alpha's text is not
            name = self._room(left, self._names()[0], above=True)
            room = QRectF(4, name.top(), name.left() - 8, name.height())
            if left <= self.width() / 2:
                room = QRectF(name.right() + 4, name.top(), self.width(), name.height())
                room.setRight(self.width() - 4)
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, self.tr("nothing between"))
        alpha, beta = self._names()
        self._mark(painter, left, alpha, above=True)
        self._mark(painter, right, beta, above=False)

    def _names(self) -> tuple[str, str]:
        alpha = self.tr("α = {value}")
        beta = self.tr("β = {value}")
        return alpha.format(value=self._alpha.text), beta.format(value=self._beta.text)

    def _room(self, x: float, name: str, *, above: bool) -> QRectF:
        """Where the name of an end is written."""
        height, width = self.fontMetrics().height(), self.fontMetrics().horizontalAdvance(name) + 4
        start = min(max(x - width / 2, 0), self.width() - width)
        middle = self.height() / 2
        return QRectF(start, middle - 14 - height if above else middle + 14, width, height)

    def _mark(self, painter: QPainter, x: float, name: str, *, above: bool) -> None:
        middle, sign = self.height() / 2, -1 if above else 1
        color = self.palette().color(QPalette.ColorRole.WindowText)
        painter.setPen(QPen(color, 1.5))
        painter.setBrush(color)
        tip = QPointF(x, middle + sign * 5)
        painter.drawPolygon(
            QPolygonF([tip, tip + QPointF(-5, sign * 8), tip + QPointF(5, sign * 8)])
        )
        room = self._room(x, name, above=above)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, name)

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Paints the values on a board: as texts where these can be read, else the best few as marks."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPolygonF

from desktop_app.views.board.kinds.canvas import Canvas
from desktop_app.views.board.kinds.picture import Badge, Verdict
from desktop_app.views.kit.theme import Theme

SMALL_CELL = 34
"""Below this many pixels a place has room for one short text only."""
TEXT_CELL = 24
"""Below this many it has room for no text at all, and the best moves get a mark."""
BUBBLE_TEXT = 15
"""Pixels of the type beside a place that has no room for a text."""


class BadgePainter:
    """Paints values into the square places of a board."""

    def __init__(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self._p = canvas.painter

    def paint(self, place: QRectF, badge: Badge) -> None:
        """A value: its verdict's shape and colour, its text; the best ones on a filled ground."""
        p, side, theme, text = self._p, self._canvas.side, self._canvas.theme, self._canvas.text
        if not self._has_room_for(badge):
            if badge.marked:
                self._mark(place, badge)
            return
        color = QColor(_verdict_color(badge.verdict, theme))
        rect = self._canvas.inset(place, self._inset())
        ground = QColor(color) if badge.best else QColor(theme.base)
        p.setPen(self._canvas.pen(color.name(), max(1.0, side * 0.02)))
        p.setBrush(ground)
        p.drawRoundedRect(rect, side * 0.14, side * 0.14)
        p.setBrush(Qt.BrushStyle.NoBrush)
        ink = QColor(theme.base) if badge.best else color
        if side < SMALL_CELL:
            text(rect, badge.text, 0.4, ink, bold=True)
            return
        lift = 0 if badge.note else 0.09  # without a second line the rest moves to the middle

        def band(top: float, height: float) -> QRectF:
            y = rect.top() + rect.height() * (top + lift)
            return QRectF(rect.left(), y, rect.width(), rect.height() * height)

        self._shape(band(0.04, 0.3).center(), side * 0.09, badge.verdict, ink)
        text(band(0.33, 0.36), badge.text, 0.27, ink, bold=True)
        if badge.note and self._canvas.fitting(badge.note, 0.15, rect.width(), bold=False):
            text(band(0.7, 0.22), badge.note, 0.15, ink, bold=False)

    def _inset(self) -> float:
        """Share of a place that its badge leaves free at each side."""
        return 0.03 if self._canvas.side < SMALL_CELL else 0.1

    def _has_room_for(self, badge: Badge) -> bool:
        """Whether a place holds a value that can be read, with all of its characters."""
        side = self._canvas.side
        if side < TEXT_CELL:
            return False
        size = 0.4 if side < SMALL_CELL else 0.27
        room = side * (1 - 2 * self._inset())
        return self._canvas.fitting(badge.text, size, room, bold=True) is not None

    def _mark(self, rect: QRectF, badge: Badge) -> None:
        """What is left of a value in a small place: a target, a triangle up, or one down."""
        p, theme, center = self._p, self._canvas.theme, rect.center()
        reach = rect.width() * 0.36
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(theme.win if badge.best or badge.good else theme.loss))
        if badge.best:
            p.drawEllipse(center, reach, reach)
            p.setBrush(QColor(theme.base))
            p.drawEllipse(center, reach * 0.6, reach * 0.6)
            p.setBrush(QColor(theme.win))
            p.drawEllipse(center, reach * 0.3, reach * 0.3)
        else:
            self._triangle(center, reach * 0.8, up=badge.good)
        p.setBrush(Qt.BrushStyle.NoBrush)

    def paint_beside(self, place: QRectF, badge: Badge, board: QRectF) -> None:
        """Beside the place under the pointer, on the board, the value that has no room in it."""
        if self._has_room_for(badge):
            return
        p, theme = self._p, self._canvas.theme
        font = QFont(self._canvas.font)
        font.setBold(True)
        font.setPixelSize(BUBBLE_TEXT)
        text = " ".join(filter(None, (badge.text, badge.note)))
        metrics = QFontMetricsF(font)
        size = QSizeF(metrics.horizontalAdvance(text) + 14, metrics.height() + 8)
        left = min(max(place.center().x() - size.width() / 2, 1), board.width() - size.width() - 1)
        top = place.top() - size.height() - 3
        if top < 1:
            top = min(place.bottom() + 3, board.height() - size.height() - 1)
        rect = QRectF(QPointF(left, top), size)
        p.setPen(self._canvas.pen(_verdict_color(badge.verdict, theme), 2))
        p.setBrush(QColor(theme.base))
        p.drawRoundedRect(rect, 5, 5)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setFont(font)
        p.setPen(QColor(theme.text))
        p.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)

    def _shape(self, center: QPointF, radius: float, verdict: Verdict, ink: QColor) -> None:
        """Up for a win, level for a draw, down for a loss, a wave for what is a guess."""
        p = self._p
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(ink)
        x, y = center.x(), center.y()
        if verdict is Verdict.DRAW:
            p.drawRect(QRectF(x - radius, y - radius * 0.55, 2 * radius, radius * 0.4))
            p.drawRect(QRectF(x - radius, y + radius * 0.25, 2 * radius, radius * 0.4))
        elif verdict is Verdict.UNCLEAR:
            room = QRectF(x - 3 * radius, y - 2 * radius, 6 * radius, 4 * radius)
            self._canvas.text(room, "\N{ALMOST EQUAL TO}", 0.26, ink, bold=True)
        else:
            self._triangle(center, radius, up=verdict is Verdict.WIN)
        p.setBrush(Qt.BrushStyle.NoBrush)

    def _triangle(self, center: QPointF, radius: float, *, up: bool) -> None:
        x, y, tip = center.x(), center.y(), -radius if up else radius
        foot = y - tip * 0.7
        self._p.drawPolygon(
            QPolygonF([QPointF(x, y + tip), QPointF(x - radius, foot), QPointF(x + radius, foot)])
        )


def _verdict_color(verdict: Verdict, theme: Theme) -> str:
    return {
        Verdict.WIN: theme.win,
        Verdict.DRAW: theme.draw,
        Verdict.LOSS: theme.loss,
        Verdict.UNCLEAR: theme.unclear,
    }[verdict]

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Signs on a board of pieces: where a move goes, what may be taken, values beside pieces."""

from __future__ import annotations

from math import atan2, cos, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPolygonF

from desktop_app.boards.canvas import Canvas
from desktop_app.boards.picture import Badge
from desktop_app.kit.values.value_kind import (
    has_sign,
    paint_plate,
    paint_sign,
    paint_triangle,
    value_color,
)

TINT = 90
"""How dense a colour lies on a square, of 255."""
BAND = 0.34
"""Height of a value below a piece, as a share of its square."""
MOST_BAND = 38
"""More pixels would only cover more of the piece."""
TEXT_BAND = 11
"""Below so many pixels it has no room for a text, and is a mark."""
USUAL = "+0.00"
"""A value of the usual length."""


def tint(canvas: Canvas, place: QRectF, color: str, *, framed: bool = True) -> None:
    """A colour over a square, with a line around it."""
    thin = QColor(color)
    thin.setAlpha(TINT)
    canvas.painter.fillRect(place, thin)
    if framed:
        frame(canvas, place, color, 0.04)


def frame(canvas: Canvas, place: QRectF, color: str, width: float) -> None:
    """A line inside the edges of a square, a share of it wide."""
    wide = max(1.0, canvas.side * width)
    pen = canvas.pen(color, wide)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    canvas.painter.setPen(pen)
    canvas.painter.setBrush(Qt.BrushStyle.NoBrush)
    canvas.painter.drawRect(place.adjusted(wide / 2, wide / 2, -wide / 2, -wide / 2))


def take_ring(canvas: Canvas, place: QRectF) -> None:
    """A ring around what may be taken."""
    p, theme = canvas.painter, canvas.theme
    p.setBrush(Qt.BrushStyle.NoBrush)
    for color, width in ((theme.base, 0.11), (theme.accent, 0.06)):
        p.setPen(canvas.pen(color, max(1.5, canvas.side * width)))
        p.drawEllipse(canvas.inset(place, 0.07))


def arrow(canvas: Canvas, start: QRectF, end: QRectF, color: str, number: int = 0) -> None:
    """From the middle of a square to that of another, with the number of a move on its way."""
    p, side, theme = canvas.painter, canvas.side, canvas.theme
    one, other = start.center(), end.center()
    way = other - one
    angle = atan2(way.y(), way.x())
    ahead, aside = QPointF(cos(angle), sin(angle)), QPointF(-sin(angle), cos(angle))
    half, head = side * 0.06, side * 0.3
    foot, neck = one + ahead * (side * 0.25), other - ahead * head
    tip = other + ahead * (side * 0.05)
    corners = [foot + aside * half, neck + aside * half, neck + aside * (half * 3), tip]
    corners += [neck - aside * (half * 3), neck - aside * half, foot - aside * half]
    p.setPen(canvas.pen(theme.base, max(1.0, side * 0.03)))
    p.setBrush(QColor(color))
    p.drawPolygon(QPolygonF(corners))
    if number:
        middle = neck - ahead * (side * 0.12)
        disc(canvas, middle, str(number), theme.base, color)
    p.setBrush(Qt.BrushStyle.NoBrush)


def disc(canvas: Canvas, middle: QPointF, text: str, ground: str, ink: str) -> None:
    """A sign of one or two letters on a round ground."""
    p, reach = canvas.painter, max(5.0, canvas.side * 0.17)
    p.setPen(canvas.pen(ink, max(1.0, canvas.side * 0.025)))
    p.setBrush(QColor(ground))
    p.drawEllipse(middle, reach, reach)
    p.setBrush(Qt.BrushStyle.NoBrush)
    room = QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach)
    canvas.text(room, text, 0.26, QColor(ink), bold=True)


def value(canvas: Canvas, place: QRectF, badge: Badge) -> None:
    """A value at the lower edge of a square, so that the piece above it can be seen."""
    p, side = canvas.painter, min(canvas.side, MOST_BAND / BAND)
    high = max(side * BAND, min(TEXT_BAND + 2.0, side * 0.6))
    wide = side * 0.94
    rect = QRectF(place.center().x() - wide / 2, place.bottom() - high - 1, wide, high)
    size = 0.26 * side / canvas.side
    inner = wide * (0.62 if has_sign(badge.value_kind) else 0.92)
    text = next(
        (
            text
            for text in (badge.text, badge.short_text)
            if text and canvas.fitting(text, size, inner, bold=True)
        ),
        None,
    )
    if text is None or high < TEXT_BAND:
        _mark(canvas, place, badge)
        return
    if "." in text and (letters := canvas.fitting(USUAL, size, inner, bold=True)) is not None:
        size = letters.pixelSize() / side  # as large as others beside it
    ink = paint_plate(
        p, rect, badge.value_kind, canvas.theme, filled=badge.best, width=max(1.0, side * 0.02)
    )
    if has_sign(badge.value_kind):
        sign = QPointF(rect.left() + wide * 0.18, rect.center().y())
        paint_sign(p, sign, side * 0.08, badge.value_kind, ink)
        rect.setLeft(rect.left() + wide * 0.32)
    canvas.text(rect, text, size, ink, bold=True)


def _mark(canvas: Canvas, place: QRectF, badge: Badge) -> None:
    """What is left of a value in a small square: a triangle up, or one down, best with a rim."""
    if not badge.marked:
        return
    p, side, theme = canvas.painter, canvas.side, canvas.theme
    at = place.bottomRight() - QPointF(side * 0.25, side * 0.25)
    if badge.best:
        p.setPen(canvas.pen(theme.text, 1))
        p.setBrush(QColor(theme.base))
        p.drawEllipse(at, side * 0.25, side * 0.25)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QColor(value_color(badge.value_kind, theme)))
    paint_triangle(p, at, side * 0.18, up=badge.best or badge.good)
    p.setBrush(Qt.BrushStyle.NoBrush)

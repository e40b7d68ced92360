# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The colours and signs of values and of mistakes, on the board and in the list of moves."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from desktop_app.core.mistake import Mistake
from desktop_app.core.score import Outcome, Score
from desktop_app.kit.look.theme import Theme

DRAW_SIGN = "="
"""The sign of a draw, for places too small for the word."""
WIDE = 2.2
"""The width of a wave, in radii of the other signs."""


class ValueKind(Enum):
    """The kind of a value for the reader; a known number is none of the other kinds."""

    WIN = auto()
    DRAW = auto()
    LOSS = auto()
    UNCLEAR = auto()
    NUMBER = auto()


def value_kind_of(score: Score) -> ValueKind:
    """Return the kind of a score, from its player's point of view."""
    if score.outcome is Outcome.UNKNOWN and score.is_exact:
        return ValueKind.NUMBER
    return {
        Outcome.WIN: ValueKind.WIN,
        Outcome.DRAW: ValueKind.DRAW,
        Outcome.LOSS: ValueKind.LOSS,
    }.get(score.outcome, ValueKind.UNCLEAR)


def value_color(value_kind: ValueKind, theme: Theme) -> str:
    """Return the colour of a kind of value."""
    return {
        ValueKind.WIN: theme.win,
        ValueKind.DRAW: theme.draw,
        ValueKind.LOSS: theme.loss,
        ValueKind.UNCLEAR: theme.unclear,
        ValueKind.NUMBER: theme.draw,
    }[value_kind]


def has_sign(value_kind: ValueKind) -> bool:
    """Return whether a kind has a sign beside its text; a draw's text needs none."""
    return value_kind not in (ValueKind.DRAW, ValueKind.NUMBER)


def paint_plate(
    painter: QPainter,
    rect: QRectF,
    value_kind: ValueKind,
    theme: Theme,
    *,
    filled: bool,
    width: float,
) -> QColor:
    """Paint the plate of a value, with a rim of `width` pixels; return the colour of its text."""
    color, base = QColor(value_color(value_kind, theme)), QColor(theme.base)
    painter.setPen(QPen(color, width))
    painter.setBrush(color if filled else base)
    corner = min(rect.width(), rect.height()) * 0.18
    painter.drawRoundedRect(rect, corner, corner)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    return base if filled else color


def paint_sign(
    painter: QPainter, center: QPointF, radius: float, value_kind: ValueKind, ink: QColor
) -> None:
    """Paint a sign: up for a win, down for a loss, level for a draw, a wave for a guess."""
    x, y = center.x(), center.y()
    if value_kind is ValueKind.NUMBER:
        return
    if value_kind is ValueKind.UNCLEAR:
        _paint_wave(painter, center, radius, ink)
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    if value_kind is ValueKind.DRAW:
        painter.drawRect(QRectF(x - radius, y - radius * 0.55, 2 * radius, radius * 0.4))
        painter.drawRect(QRectF(x - radius, y + radius * 0.25, 2 * radius, radius * 0.4))
    else:
        paint_triangle(painter, center, radius, up=value_kind is ValueKind.WIN)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def paint_triangle(painter: QPainter, center: QPointF, radius: float, *, up: bool) -> None:
    """Paint a triangle with the painter's brush."""
    x, y, tip = center.x(), center.y(), -radius if up else radius
    foot = y - tip * 0.7
    painter.drawPolygon(
        QPolygonF([QPointF(x, y + tip), QPointF(x - radius, foot), QPointF(x + radius, foot)])
    )


def _paint_wave(painter: QPainter, center: QPointF, radius: float, ink: QColor) -> None:
    """Paint two waves, as in the sign for "about"."""
    pen = QPen(ink, max(1.0, radius * 0.4))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    half, high = radius * WIDE / 2, radius * 0.55
    for y in (center.y() - radius * 0.45, center.y() + radius * 0.45):
        path = QPainterPath(QPointF(center.x() - half, y))
        path.cubicTo(
            QPointF(center.x() - half * 0.3, y - 2 * high),
            QPointF(center.x() + half * 0.3, y + 2 * high),
            QPointF(center.x() + half, y),
        )
        painter.drawPath(path)


SIZES = {Mistake.SMALL: 0.8, Mistake.MEDIUM: 0.9, Mistake.LARGE: 1.0}
"""The size of the sign of each mistake, as a share of the given radius."""
RIM = 0.26
"""The width of the rim around the sign, as a share of the radius."""


def paint_mistake(
    painter: QPainter, center: QPointF, radius: float, mistake: Mistake, theme: Theme
) -> None:
    """Paint two triangles, one, or an outline, by size, pointing down inside a circle."""
    reach = radius * SIZES[mistake]
    tips = [-0.45, 0.45] if mistake is Mistake.LARGE else [0.0]
    high = 0.55 if mistake is Mistake.LARGE else 0.8
    shapes = [_triangle(center + QPointF(0, reach * tip), reach, high) for tip in tips]
    ink, ground = QColor(theme.loss), QColor(theme.base)
    rim = QPen(ground, max(2.0, 2 * RIM * radius))
    rim.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(rim)
    painter.setBrush(ground)
    for shape in shapes:
        painter.drawPolygon(shape)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    if mistake is Mistake.SMALL:
        painter.setPen(QPen(ink, max(1.2, radius * 0.22)))
        painter.setBrush(ground)
    for shape in shapes:
        painter.drawPolygon(shape)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _triangle(center: QPointF, reach: float, high: float) -> QPolygonF:
    """Return a triangle that points down, `high` radii above and below its middle."""
    top, tip = center.y() - reach * high, center.y() + reach * high
    corners = ((center.x() - reach, top), (center.x() + reach, top), (center.x(), tip))
    return QPolygonF([QPointF(*corner) for corner in corners])

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Signs at the places of a board, whatever stands there: hint, cursor, what is pointed at."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor

from desktop_app.boards.canvas import Canvas


def paint_hint(canvas: Canvas, place: QRectF, *, has_badge: bool, is_round: bool) -> None:
    """A frame, with a star where no value stands."""
    p, side = canvas.painter, canvas.side
    p.setPen(canvas.pen(canvas.theme.hint, max(2.5, side * 0.06)))
    if is_round and not has_badge:  # a ring would lie across the badge's words
        p.drawEllipse(canvas.inset(place, 0.12))
    else:
        p.drawRoundedRect(canvas.inset(place, 0.08), side * 0.12, side * 0.12)
    if not has_badge:
        canvas.text(place, "\N{BLACK STAR}", 0.5, QColor(canvas.theme.hint), bold=False)


def paint_marked(canvas: Canvas, place: QRectF) -> None:
    """A frame around the place whose row the pointer is over."""
    canvas.painter.setPen(canvas.pen(canvas.theme.accent, max(2.0, canvas.side * 0.05)))
    canvas.painter.drawRect(canvas.inset(place, 0.03))


def paint_dot(canvas: Canvas, place: QRectF) -> None:
    """A dot with a rim: here a choice goes on."""
    p, reach = canvas.painter, max(2.0, canvas.side * 0.12)
    p.setPen(canvas.pen(canvas.theme.base, max(1.0, canvas.side * 0.025)))
    p.setBrush(QColor(canvas.theme.accent))
    p.drawEllipse(place.center(), reach, reach)
    p.setBrush(Qt.BrushStyle.NoBrush)


def paint_pulse(canvas: Canvas, place: QRectF) -> None:
    """A frame that comes and goes."""
    width = max(3.0, canvas.side * 0.06)
    canvas.painter.setPen(canvas.pen(canvas.theme.text, width))
    canvas.painter.drawRect(place.adjusted(width, width, -width, -width))


def paint_cursor(canvas: Canvas, place: QRectF) -> None:
    """Paint the keyboard cursor: a dashed frame in two tones, visible on any background."""
    rect, width = canvas.inset(place, 0.045), max(2.0, canvas.side * 0.03)
    canvas.painter.setPen(canvas.pen(canvas.theme.base, width + 2))
    canvas.painter.drawRect(rect)
    pen = canvas.pen(canvas.theme.text, width)
    pen.setStyle(Qt.PenStyle.DashLine)
    canvas.painter.setPen(pen)
    canvas.painter.drawRect(rect)


def paint_cross_hairs(canvas: Canvas, place: QRectF) -> None:
    """A ring with four arms: a finger aims here."""
    p = canvas.painter
    p.setPen(canvas.pen(canvas.theme.accent, max(2.0, canvas.side * 0.08)))
    rect = canvas.inset(place, 0.02)
    p.drawEllipse(rect)
    center, reach = rect.center(), rect.width() * 0.9
    p.drawLines(
        [
            QLineF(center.x() - reach, center.y(), rect.left(), center.y()),
            QLineF(rect.right(), center.y(), center.x() + reach, center.y()),
            QLineF(center.x(), center.y() - reach, center.x(), rect.top()),
            QLineF(center.x(), rect.bottom(), center.x(), center.y() + reach),
        ]
    )


def paint_number(canvas: Canvas, place: QRectF, number: int) -> None:
    """Which move of a line is made here."""
    canvas.text(place, str(number), 0.3, QColor(canvas.theme.text), bold=True)

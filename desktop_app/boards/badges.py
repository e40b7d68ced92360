# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Paints values on a board: as texts if they are readable, else the best few as marks."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF

from desktop_app.boards.canvas import Canvas
from desktop_app.boards.picture import Badge, MistakeBadge
from desktop_app.kit.value_signs import (
    has_sign,
    paint_mistake,
    paint_plate,
    paint_sign,
    paint_triangle,
    value_color,
)

SMALL_CELL = 34
"""The side in pixels below which a place has space for one short text only."""
TEXT_CELL = 24
"""The side in pixels below which a place shows no text, and the best moves get a mark."""
NOTE = 0.15
"""The height of the second line, as a share of a place."""
EASY_TEXT = 10
"""The smallest type size in pixels for a second line that could be shorter."""
BUBBLE_TEXT = 15
"""The type size in pixels beside a place that is too small for a text."""
LEAST_LOST_CELL = 20
"""Places smaller than this, in pixels, have no room for the sign of a mistake beside their mark."""
LOST, MOST_LOST, EASY_LOST = 0.13, 0.19, 6.5
"""A mistake sign's usual and largest radius as shares of a place, and its ideal in pixels."""
GAP = 1.35
"""From the edges of its place to its middle, in radii: its rim needs room too."""


def paint_lost(canvas: Canvas, place: QRectF, lost: MistakeBadge, *, at_left: bool) -> None:
    """Paint the sign of a mistake in an upper corner, which leaves the last move's dot free."""
    if canvas.side >= LEAST_LOST_CELL:
        reach = max(LOST * canvas.side, min(MOST_LOST * canvas.side, EASY_LOST))
        gap = reach * GAP
        corner = QPointF(place.left() + gap if at_left else place.right() - gap, place.top() + gap)
        paint_mistake(canvas.painter, corner, reach, lost.size, canvas.theme)


class BadgePainter:
    """Paints values into the square places of a board."""

    def __init__(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self._p = canvas.painter

    def paint(self, place: QRectF, badge: Badge) -> None:
        """Paint a value with its sign, colour and text; the best ones on a filled ground."""
        p, side, theme, text = self._p, self._canvas.side, self._canvas.theme, self._canvas.text
        value = self._text_with_room(badge)
        if value is None:
            if badge.marked:
                self._mark(place, badge)
            return
        rect = self._canvas.inset(place, self._inset())
        width = max(1.0, side * 0.02)
        ink = paint_plate(p, rect, badge.value_kind, theme, filled=badge.best, width=width)
        if side < SMALL_CELL:
            text(rect, value, 0.4, ink, bold=True)
            return
        note = self._note_with_room(badge)
        with_sign = has_sign(badge.value_kind)

        # if something is left out, the rest moves to the middle
        lift = (0.09 if with_sign else -0.01) if not note else (0 if with_sign else -0.1)

        def band(top: float, height: float) -> QRectF:
            y = rect.top() + rect.height() * (top + lift)
            free = rect.width() - self._room()
            return QRectF(rect.left() + free / 2, y, self._room(), rect.height() * height)

        if with_sign:
            paint_sign(p, band(0.04, 0.3).center(), side * 0.09, badge.value_kind, ink)
        text(band(0.33, 0.36), value, 0.27, ink, bold=True)
        if note:
            text(band(0.7, 0.22), note, NOTE, ink, bold=False)

    def _inset(self) -> float:
        """The share of a place that its badge leaves free on each side."""
        return 0.03 if self._canvas.side < SMALL_CELL else 0.1

    def _text_with_room(self, badge: Badge) -> str | None:
        """Return the value as a text that is readable in a place; None if none fits."""
        if self._canvas.side < TEXT_CELL:
            return None
        size = 0.4 if self._canvas.side < SMALL_CELL else 0.27
        return self._fitting((badge.text, badge.short_text), size, bold=True)

    def _note_with_room(self, badge: Badge) -> str | None:
        """Return the second line, in its longer form if that is readable; None if none fits."""
        if badge.note and self._width_left(badge.note) >= 0:
            return badge.note
        return self._fitting((badge.short_note or badge.note,), NOTE, bold=False)

    def _width_left(self, note: str) -> float:
        """Return the width that a second line leaves free at an easily readable size."""
        font = QFont(self._canvas.font)
        font.setPixelSize(EASY_TEXT)
        return self._room() - QFontMetricsF(font).horizontalAdvance(note)

    def _room(self) -> float:
        """The width for texts; a larger badge keeps them away from its rim."""
        room = self._canvas.side * (1 - 2 * self._inset())
        return room if self._canvas.side < SMALL_CELL else 0.92 * room

    def _fitting(self, texts: Iterable[str], size: float, *, bold: bool) -> str | None:
        fits, room = self._canvas.fitting, self._room()
        return next((t for t in texts if t and fits(t, size, room, bold=bold)), None)

    def _mark(self, rect: QRectF, badge: Badge) -> None:
        """Paint a value in a small place as a target, a triangle up, or a triangle down."""
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
            paint_triangle(p, center, reach * 0.8, up=badge.good)
        p.setBrush(Qt.BrushStyle.NoBrush)

    def paint_beside(
        self, place: QRectF, badge: Badge, board: QRectF, *, on_the_side: bool = False
    ) -> None:
        """Paint a value that does not fit into the place under the pointer near that place.

        Args:
            place: the place under the pointer.
            badge: the value.
            board: the rectangle of the board.
            on_the_side: whether to leave the places above and below free.
        """
        if self._text_with_room(badge) is not None:
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
        if on_the_side:
            top = max(place.center().y() - size.height() / 2, 1)
            top = min(top, board.height() - size.height() - 1)
            left = place.right() + 3
            if left + size.width() >= board.width():
                left = place.left() - size.width() - 3
        rect = QRectF(QPointF(left, top), size)
        p.setPen(self._canvas.pen(value_color(badge.value_kind, theme), 2))
        p.setBrush(QColor(theme.base))
        p.drawRoundedRect(rect, 5, 5)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setFont(font)
        p.setPen(QColor(theme.text))
        p.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)

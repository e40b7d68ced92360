# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The painting tools that all kinds of boards share."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from desktop_app.kit.look.theme import Theme
from desktop_app.kit.value_signs import TagMeter, TagType

LEAST_TEXT = 8
"""The smallest readable type size, in pixels."""


class Canvas:
    """A painter with a board's scale, colours and font.

    Attributes:
        painter: the painter; its origin is the upper left corner of the board, and no shape is
            filled at first.
        side: the side of a place in pixels.
        theme: the colours.
        font: the font of all texts.
        unit: the scale of a miniature, 1 beside texts of 13 pixels.
        tags: the type of all values on the board, or what finds it; None for no common type.
        rim: the colour of the line around values; empty for none.
    """

    tags: TagMeter | TagType | None = None
    rim: str = ""

    def __init__(
        self, painter: QPainter, side: int, theme: Theme, font: QFont, unit: float = 1.0
    ) -> None:
        self.painter, self.side, self.theme, self.font = painter, side, theme, font
        self.unit = unit
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def scaled(self, side: int) -> Canvas:
        """Return the same canvas for places of another size."""
        other = Canvas(self.painter, side, self.theme, self.font, self.unit)
        other.tags, other.rim = self.tags, self.rim
        return other

    def inset(self, rect: QRectF, share: float) -> QRectF:
        """Return a rectangle reduced at each edge by a share of a place's side."""
        gap = share * self.side
        wide, high = rect.width() - 2 * gap, rect.height() - 2 * gap
        return QRectF(rect.left() + gap, rect.top() + gap, wide, high)

    def pen(self, color: str, width: float) -> QPen:
        """Return a pen with round ends and joins."""
        pen = QPen(QColor(color), width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        return pen

    def text(self, rect: QRectF, text: str, size: float, ink: QColor, *, bold: bool) -> None:
        """Paint a text in the middle of a rectangle, shrunk until it fits; nothing is cut."""
        fitting = self.fitting(text, size, rect.width(), bold=bold)
        font = fitting or self._letters(LEAST_TEXT, bold=bold)
        self.painter.setFont(font)
        self.painter.setPen(ink)
        flags = Qt.AlignmentFlag.AlignCenter.value | Qt.TextFlag.TextDontClip.value
        self.painter.drawText(rect, flags, text)

    def fitting(self, text: str, size: float, room: float, *, bold: bool) -> QFont | None:
        """Return the largest font, up to a share of a place, in which a text fits; None if none."""
        for pixels in range(max(LEAST_TEXT, round(self.side * size)), LEAST_TEXT - 1, -1):
            font = self._letters(pixels, bold=bold)
            if QFontMetricsF(font).horizontalAdvance(text) <= room * 0.98:
                return font
        return None

    def _letters(self, pixels: int, *, bold: bool) -> QFont:
        font = QFont(self.font)
        font.setBold(bold)
        font.setPixelSize(pixels)
        return font

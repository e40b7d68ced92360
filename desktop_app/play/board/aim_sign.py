# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Beside the cell that a finger aims at: what plays there."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from desktop_app.kit.look.theme import Theme

ROOM = 6.0
"""Pixels around the text."""


def paint_aim_sign(
    painter: QPainter, cell: QRectF, board: QRectF, *, text: str, theme: Theme, font: QFont
) -> None:
    """Paint a text above a cell, or below it where there is no room, within the board."""
    place = sign_place(cell, board, QFontMetricsF(font).boundingRect(text).size())
    painter.setFont(font)
    painter.setPen(QColor(theme.accent))
    painter.setBrush(QColor(theme.base))
    painter.drawRoundedRect(place, ROOM, ROOM)
    painter.setPen(QColor(theme.text))
    painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)


def sign_place(cell: QRectF, board: QRectF, text: QSizeF) -> QRectF:
    """Where such a text stands: clear of the cell and of the arms of its cross."""
    wide, high = text.width() + 2 * ROOM, text.height() + ROOM
    left = min(max(cell.center().x() - wide / 2, board.left()), board.right() - wide)
    above = cell.top() - cell.height() / 2 - high
    below = cell.bottom() + cell.height() / 2
    return QRectF(left, above if above >= board.top() else below, wide, high)

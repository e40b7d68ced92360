# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is written on paper: black, and never wider than its room."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

BLACK = "#000000"
LEAST_TYPE = 6
"""Type is not made smaller than this to fit."""
BESIDE = 4.0
"""What stays free of the room's width at the least."""


def write_text(
    painter: QPainter,
    room: QRectF,
    text: str,
    font: QFont,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    *,
    wraps: bool = False,
) -> None:
    """Write a text: what is too long goes on in the next line, or is made smaller."""
    if not text:
        return
    flags = int(align.value)
    if wraps:
        flags |= int(Qt.TextFlag.TextWordWrap.value)
    else:
        wide, has = QFontMetricsF(font).horizontalAdvance(text), room.width() - BESIDE
        if wide > has:
            font = QFont(font)
            font.setPixelSize(max(LEAST_TYPE, int(font.pixelSize() * has / wide)))
    painter.setFont(font)
    painter.setPen(QColor(BLACK))
    painter.drawText(room, flags, text)

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Signs of a check, and of mate."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from desktop_app.boards.badges import LEAST_LOST_CELL
from desktop_app.boards.canvas import Canvas
from desktop_app.boards.signs import paint_disc, paint_frame, paint_tint


def attacked(canvas: Canvas, place: QRectF) -> None:
    """Below the king that stands in check or is mated."""
    paint_tint(canvas, place, canvas.theme.loss, framed=False)
    paint_frame(canvas, place, canvas.theme.loss, 0.07)


def letter(canvas: Canvas, place: QRectF, sign: str) -> None:
    """Above it, in a corner: which of both, as chess players write it (+ or #)."""
    if canvas.side >= LEAST_LOST_CELL:
        reach = max(6.0, canvas.side * 0.19)
        corner = QPointF(place.left() + reach, place.top() + reach)
        paint_disc(canvas, corner, sign, canvas.theme.loss, canvas.theme.base)

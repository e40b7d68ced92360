# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The discs of Othello: dark with a cross, light with a ring, on a ground in between."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor

from desktop_app.boards.canvas import Canvas
from desktop_app.core.position import MAX, Player
from desktop_app.kit.look.theme import LIGHT

DARK_DISC, LIGHT_DISC = LIGHT.text, LIGHT.base
"""Black and White are dark and light in every theme."""
BESIDE, SIGN = 0.09, 0.34
"""Shares of a place beside a disc, and beside the sign on it."""
SMALL = 9
"""Below so many pixels a disc has no room for its sign, and only its size tells them apart."""


def paint_discs(canvas: Canvas, cells: Iterable[QRectF], player: Player) -> None:
    """Paint a player's discs, each with its sign."""
    p, is_black = canvas.painter, player is MAX
    fill, ink = (DARK_DISC, LIGHT_DISC) if is_black else (LIGHT_DISC, DARK_DISC)
    rim = canvas.theme.faint if is_black else DARK_DISC
    for cell in cells:
        p.setPen(canvas.pen(rim, max(1.0, canvas.side * 0.03)))
        p.setBrush(QColor(fill))
        p.drawEllipse(canvas.inset(cell, BESIDE))
        p.setBrush(Qt.BrushStyle.NoBrush)
        if canvas.side < SMALL:
            continue
        p.setPen(canvas.pen(ink, max(1.0, canvas.side * 0.045)))
        sign = canvas.inset(cell, SIGN)
        if is_black:
            p.drawLine(QLineF(sign.topLeft(), sign.bottomRight()))
            p.drawLine(QLineF(sign.topRight(), sign.bottomLeft()))
        else:
            p.drawEllipse(sign)


def paint_turned(canvas: Canvas, cells: Iterable[QRectF], *, dashed: bool = False) -> None:
    """Paint thin rings on discs that were turned, dashed ones on those that would be.

    It lies on a rim, for no colour is seen well on dark and on light discs.
    """
    width = max(1.5, canvas.side * 0.04)
    rim = canvas.pen(canvas.theme.base, width + max(3.2, canvas.side * 0.06))
    ring = canvas.pen(canvas.theme.accent, width)
    if dashed:
        ring.setStyle(Qt.PenStyle.DashLine)
    for cell in cells:
        for pen in (rim, ring):
            canvas.painter.setPen(pen)
            canvas.painter.drawEllipse(canvas.inset(cell, 0.17))


def paint_last(canvas: Canvas, cell: QRectF) -> None:
    """Paint a dot with a rim on the last disc."""
    p, size = canvas.painter, max(1.6, canvas.side * 0.085)
    p.setPen(Qt.PenStyle.NoPen)
    for color, radius in ((LIGHT.base, size * 1.45), (LIGHT.accent, size)):
        p.setBrush(QColor(color))
        p.drawEllipse(cell.center(), radius, radius)
    p.setBrush(Qt.BrushStyle.NoBrush)


def paint_ground(canvas: Canvas, columns: int, rows: int) -> None:
    """Paint the empty board."""
    p, side, theme = canvas.painter, canvas.side, canvas.theme
    board = QRectF(0, 0, columns * side, rows * side)
    p.fillRect(board, QColor(theme.deep))
    p.setRenderHint(p.RenderHint.Antialiasing, False)
    p.setPen(canvas.pen(theme.frame, max(1.0, side // 40)))
    for column in range(1, columns):
        p.drawLine(QLineF(column * side, 1, column * side, board.height() - 2))
    for row in range(1, rows):
        p.drawLine(QLineF(1, row * side, board.width() - 2, row * side))
    p.drawRect(board.adjusted(0, 0, -1, -1))
    p.setRenderHint(p.RenderHint.Antialiasing)

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The pieces of chess, drawn with the set by Colin M. L. Burnett from the library `chess`.

The library and QtSvg are loaded when the first board is painted, not with the list of kinds.
"""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QImage, QPaintEngine, QPainter

from desktop_app.kit.look.theme import Theme

KEPT = 256
"""Pictures that are kept: twelve pieces in some sizes."""
SMALL = 24
"""Pixels of a side below which White's pieces need bolder lines to be seen."""
BLACK = "#000"
SIZE = 45
"""Units of the drawings' side."""
USUAL_LINE, BOLD_LINE = 'stroke-width="1.5"', 'stroke-width="3.6"'
PIXELS = (QPaintEngine.Type.Raster, QPaintEngine.Type.OpenGL, QPaintEngine.Type.OpenGL2)


def paint_piece(
    painter: QPainter, rect: QRectF, piece: str, theme: Theme, *, in_row: bool = False
) -> None:
    """Paint a piece into a square: as kept pixels on a screen, as lines on paper.

    Args:
        painter: of anything.
        rect: the square.
        piece: its letter, a capital for White's.
        theme: on dark squares Black's pieces have a light rim.
        in_row: whether it overlaps others like it, from which a rim sets Black's apart.
    """
    engine = painter.paintEngine()
    scale = painter.deviceTransform().m11()  # of a screen's pixels and of a drawing that is zoomed
    is_small = rect.width() * scale < SMALL
    rim = BLACK if is_small and piece.isupper() else ""
    if theme.dark and piece.islower():
        rim = theme.text
    elif in_row and piece.islower():
        rim = theme.window
    if engine.type() not in PIXELS:
        _render(painter, rect, piece, rim)
        return
    side = max(1, round(rect.width() * scale))
    picture = _picture(piece, side, rim)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(rect, picture)
    painter.restore()


@lru_cache(KEPT)
def _picture(piece: str, side: int, rim: str) -> QImage:
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    _render(painter, QRectF(0, 0, side, side), piece, rim)
    painter.end()
    return image


def _render(painter: QPainter, rect: QRectF, piece: str, rim: str) -> None:
    from PySide6.QtSvg import QSvgRenderer

    QSvgRenderer(QByteArray(_drawing(piece, rim).encode())).render(painter, rect)


@lru_cache(KEPT)
def _drawing(piece: str, rim: str) -> str:
    from chess.svg import PIECES

    drawn = PIECES[piece]
    if rim:  # the same below, in bolder lines: within them the piece looks as on paper
        below = drawn.replace('stroke="#000"', f'stroke="{rim}"').replace(USUAL_LINE, BOLD_LINE)
        below = below.replace("stroke:#000000", f"stroke:{rim}")
        drawn = below.replace('stroke="none"', f'stroke="{rim}"') + drawn
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}">{drawn}</svg>'

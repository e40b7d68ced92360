# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The chess pieces, drawn with the set by Colin M. L. Burnett from the library `chess`.

The library and QtSvg are loaded when the first board is painted, not on import.
"""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from desktop_app.boards.kind import ShareColors
from desktop_app.boards.stones import PIXELS
from desktop_app.kit.look.theme import Theme

KEPT = 256
"""The number of cached pictures: twelve pieces in a few sizes."""
SMALL = 24
"""The side in pixels below which White's pieces need bolder lines."""
BLACK = "#000"
WHITE_SIDE, BLACK_SIDE = "#ffffff", "#14171c"
"""The colours of both sides in a bar."""
SIZE = 45
"""The side of the drawings in their own units."""
USUAL, BOLD = 1.5, 3.6
"""The width of the lines of a drawing, and of those below it that make a rim, in its own units."""
OUTLINE, LEAST_OUTLINE, MOST_OUTLINE = 0.06, 2.0, 4.0
"""The width of a rim in high contrast and on a dark page, as a share of a piece and, at least and
most, in pixels."""


def paint_piece(
    painter: QPainter,
    rect: QRectF,
    piece: str,
    theme: Theme,
    *,
    beside: bool = False,
    outline: str = "",
) -> None:
    """Paint a piece into a square: as cached pixels on a screen, as vectors on paper.

    Args:
        painter: the painter of any device.
        rect: the square.
        piece: the letter of the piece, upper case for White.
        theme: the colours; in some themes Black's pieces have a light rim.
        beside: whether it is beside the board, where it may overlap others: a rim then sets
            Black's pieces apart, and on a dark page it is as wide as in high contrast.
        outline: the colour of an equally wide rim around Black's pieces where something else is
            dark around them; empty for none.
    """
    engine = painter.paintEngine()
    scale = painter.deviceTransform().m11()  # the screen's pixel ratio and the drawing's zoom
    is_small = rect.width() * scale < SMALL
    rim = BLACK if is_small and piece.isupper() else ""
    if outline and piece.islower():
        rim = outline
    elif theme.dark and piece.islower():
        rim = theme.text
    elif beside and piece.islower():
        rim = theme.window
    if engine.type() not in PIXELS:
        _render(painter, rect, piece, rim, BOLD)
        return
    side = max(1, round(rect.width() * scale))
    is_outlined = piece.islower() and (bool(outline) or (theme.dark and (theme.strong or beside)))
    picture = _picture(piece, side, rim, _boldest(rect.width()) if is_outlined else BOLD)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(rect, picture)
    painter.restore()


def _boldest(side: float) -> float:
    """Return the width of lines that make a rim of some pixels, half of which lies outside."""
    pixels = min(max(OUTLINE * side, LEAST_OUTLINE), MOST_OUTLINE)
    return round(USUAL + 2 * pixels * SIZE / max(side, 1), 1)


def shares_of_sides(theme: Theme) -> ShareColors:
    """Return the colours of a bar of White, who goes first, and Black."""
    return ShareColors.of_pieces(WHITE_SIDE, BLACK_SIDE, theme)


@lru_cache(KEPT)
def _picture(piece: str, side: int, rim: str, line: float) -> QImage:
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    _render(painter, QRectF(0, 0, side, side), piece, rim, line)
    painter.end()
    return image


def _render(painter: QPainter, rect: QRectF, piece: str, rim: str, line: float) -> None:
    from PySide6.QtSvg import QSvgRenderer

    QSvgRenderer(QByteArray(_drawing(piece, rim, line).encode())).render(painter, rect)


def _width(line: float) -> str:
    return f'stroke-width="{line}"'


@lru_cache(KEPT)
def _drawing(piece: str, rim: str, line: float) -> str:
    from chess.svg import PIECES

    drawn = PIECES[piece]
    if rim:  # bolder lines below make the rim; inside it the piece looks as on paper
        below = drawn.replace('stroke="#000"', f'stroke="{rim}"').replace(
            _width(USUAL), _width(line)
        )
        below = below.replace("stroke:#000000", f"stroke:{rim}")
        drawn = below.replace('stroke="none"', f'stroke="{rim}"') + drawn
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}">{drawn}</svg>'

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Stones and discs with light and shadow, and the wood, felt and card that they lie on.

Their colours are those of the toys, not those of the page, and are chosen by theme.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QMargins, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPaintEngine, QPainter, QPen

from desktop_app.boards.canvas import Canvas
from desktop_app.kit.look.theme import HALF, Theme

SMALL = 14
"""The side in pixels of a place below which boards and pieces are drawn with few shapes."""
KEPT = 96
"""The number of cached pictures of pieces."""
PIXELS = (QPaintEngine.Type.Raster, QPaintEngine.Type.OpenGL, QPaintEngine.Type.OpenGL2)
"""The paint engines that draw pixels; others, such as those of PDF and SVG, keep the shapes."""
STONE, MARK, SMALL_CROSS, WIDE_RING = 0.43, 0.17, 0.12, 0.26
"""The radius of a stone, and the reach of the marks on it, as shares of a place."""
THICK, THIN = 0.085, 0.032
"""The width of the lines of a mark, as shares of a place."""
OUTLINE, LEAST_OUTLINE, MOST_OUTLINE = 0.055, 2.0, 4.0
"""The outline of a piece that has the page's own colour: its width as a share of a place, and its
least and greatest width in pixels."""
SHADOW = 60
"""The opacity of a shadow, of 255."""
SOFT = ((1, 5, 22), (3, 3, 22), (5, 1, 22))
"""The layers of a soft shadow: how far down, how far out in pixels, and the opacity, of 255."""
REACH = 8
"""The margin in a cached picture for the shadow, which reaches less far, in pixels."""
SHEETS = 2
"""The number of cached pictures of sheets: each is as large as a board."""


FREE = 2
"""The pixels of the margin that a frame leaves free for its shadow."""
EDGE = 3
"""The height of the lower edge of wood in pixels."""


class PieceColors(NamedTuple):
    """The colours of a piece.

    Attributes:
        face, light, deep: the piece, where the light falls on it, and where it does not.
        rim: the line around it, which sets it apart from the ground.
        mark: the mark on it.
        is_outlined: whether that line is so wide that the colour in it is not taken for the ground.
    """

    face: str
    light: str
    deep: str
    rim: str
    mark: str
    is_outlined: bool = False


class BoardColors(NamedTuple):
    """The colours of a board.

    Attributes:
        face, edge: the board, and its lower edge.
        line: the lines on it, and its star points.
        border: the frame around it; the same as `face` if it has none.
        label: the labels, on the frame.
    """

    face: str
    edge: str
    line: str
    border: str
    label: str


BLACK = PieceColors("#20252e", "#56606f", "#0c0f14", "#0c0f14", "#f4f1ea")
WHITE = PieceColors("#f7f4ed", "#ffffff", "#d3cdc0", "#4d4334", "#20252e")
PALE, OUTLINED = "#a8a29a", "#e9e4d9"
"""The rim of a white and of a black piece on dark ground beside the board."""
LIFTED = "#343b47"
"""The face of a black piece there: it is not taken for a ring."""
STONES = {
    (False, False): (BLACK, WHITE),
    (True, False): (BLACK, WHITE),
    (False, True): (
        PieceColors("#000000", "#3a3a3a", "#000000", "#000000", "#ffffff"),
        PieceColors("#ffffff", "#ffffff", "#ffffff", "#000000", "#000000", is_outlined=True),
    ),
    (True, True): (
        PieceColors("#000000", "#6e6e6e", "#000000", "#ffffff", "#ffffff", is_outlined=True),
        PieceColors("#ffffff", "#ffffff", "#ffffff", "#000000", "#000000"),
    ),
}
"""Black and white pieces by theme: whether it is dark, and whether it is one of high contrast."""
WOODS = {
    (False, False): BoardColors("#e2b66f", "#a97a36", "#6b4a1e", "#e2b66f", "#4f3310"),
    (True, False): BoardColors("#bd9155", "#7d5a2a", "#3a260c", "#bd9155", "#1d1204"),
    (False, True): BoardColors("#fbeed4", "#000000", "#000000", "#fbeed4", "#000000"),
    (True, True): BoardColors("#3d2a10", "#ffffff", "#ffffff", "#3d2a10", "#ffffff"),
}
FELTS = {
    (False, False): BoardColors("#2f8f5b", "#2e1d12", "#0c3a22", "#4a3222", "#f6e9d8"),
    (True, False): BoardColors("#27774b", "#1a1009", "#05210f", "#4b3423", "#f6e9d8"),
    (False, True): BoardColors("#d9efe1", "#000000", "#000000", "#3a2416", "#ffffff"),
    (True, True): BoardColors("#06351c", "#ffffff", "#ffffff", "#000000", "#ffffff"),
}


PRINTED = BoardColors("#ffffff", "#6e6e6e", "#6e6e6e", "#ffffff", "#000000")
"""Any board on paper, which needs little ink."""
LAST, LAST_PRINTED = "#e0483d", "#8a8a8a"
"""The colours of the sign of the last move, which can be seen on black and on white pieces."""
ROW, ROW_PRINTED = "#b3261e", "#6e6e6e"
"""The colours of a line through a row, which has a white rim."""


def last_color(theme: Theme) -> str:
    """Return the colour of the sign of the last move on black and white pieces."""
    return LAST_PRINTED if theme.printed else LAST


def row_color(theme: Theme) -> str:
    """Return the colour of a line through a row of black or white pieces."""
    return ROW_PRINTED if theme.printed else ROW


def tones_of(theme: Theme, *, is_black: bool) -> PieceColors:
    """Return the colours of black or white stones and discs."""
    black, white = STONES[theme.dark, theme.strong or theme.printed]
    tones = black if is_black else white
    return tones._replace(is_outlined=False) if theme.printed else tones  # to save ink


def on_page(tones: PieceColors, theme: Theme, ground: str = "") -> PieceColors:
    """Return the colours of a piece beside the board, with a rim that is seen on a dark page.

    A dark piece has as wide an outline there as in high contrast.

    Args:
        tones: its colours on the board.
        theme: the colours of the page.
        ground: what the piece lies on, if that is not the page.
    """
    is_dark = QColor(ground).lightness() < HALF if ground else theme.dark
    if not is_dark or tones.is_outlined:
        return tones
    if QColor(tones.face).lightness() >= HALF:
        return tones._replace(rim=PALE)
    return tones._replace(rim=OUTLINED, face=LIFTED, light=PALE, is_outlined=True)


def wood_of(theme: Theme) -> BoardColors:
    """Return the colours of a wooden board."""
    return PRINTED if theme.printed else WOODS[theme.dark, theme.strong]


def felt_of(theme: Theme) -> BoardColors:
    """Return the colours of green felt in a wooden frame."""
    return PRINTED if theme.printed else FELTS[theme.dark, theme.strong]


def over_wood(canvas: Canvas) -> Canvas:
    """Return a canvas whose signs can be seen on wood."""
    if canvas.theme.strong or canvas.theme.printed:
        return canvas
    return _with(canvas, accent="#4a12b8", hint="#6a2f00", text="#1d1204", base="#fff3da")


def over_felt(canvas: Canvas) -> Canvas:
    """Return a canvas whose signs can be seen on felt."""
    if canvas.theme.strong or canvas.theme.printed:
        return canvas
    return _with(canvas, accent="#f1e9ff", hint="#ffe98a", text="#ffffff", base="#0c3a22")


def _with(canvas: Canvas, *, accent: str, hint: str, text: str, base: str) -> Canvas:
    theme = canvas.theme._replace(accent=accent, hint=hint, text=text, base=base)
    return Canvas(canvas.painter, canvas.side, theme, canvas.font)


# Cached pictures


def stamp(painter: QPainter, rect: QRectF, draw: Callable[..., None], *how: object) -> None:
    """Draw a piece into a square: as cached pixels on a screen, as vectors on paper.

    Args:
        painter: the painter of any device.
        rect: the square.
        draw: a function of a module, called with a painter, the square and `how`.
        how: hashable arguments.
    """
    if painter.paintEngine().type() not in PIXELS:
        draw(painter, rect, *how)
        return
    side = max(1, round(rect.width() * painter.deviceTransform().m11()))
    hint = QPainter.RenderHint.SmoothPixmapTransform
    was_smooth = painter.testRenderHint(hint)
    painter.setRenderHint(hint)
    painter.drawImage(rect, _picture(draw, side, *how))
    painter.setRenderHint(hint, was_smooth)


@lru_cache(KEPT)
def _picture(draw: Callable[..., None], side: int, *how: object) -> QImage:
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter, QRectF(0, 0, side, side), *how)
    painter.end()
    return image


# Pieces


def draw_stone(painter: QPainter, rect: QRectF, tones: PieceColors, mark: str) -> None:
    """Draw a stone, lit from the upper left, with its shadow.

    Args:
        painter: the painter.
        rect: the square of its place.
        tones: its colours.
        mark: X for a cross on it, O for a ring, x and o for thin ones, or an empty text.
    """
    side, center = rect.width(), rect.center()
    reach = STONE * side
    painter.setPen(Qt.PenStyle.NoPen)
    _ellipse(painter, QColor(0, 0, 0, SHADOW), center + QPointF(0.02, 0.05) * side, reach)
    _ellipse(painter, QColor(tones.rim), center, reach)
    reach -= _outline(side) if tones.is_outlined else max(1.0, 0.025 * side)
    _ellipse(painter, QColor(tones.deep), center, reach)
    _ellipse(painter, QColor(tones.face), center - QPointF(0.014, 0.02) * side, reach * 0.955)
    painter.setBrush(QColor(tones.light))
    painter.drawEllipse(center - QPointF(0.13, 0.18) * side, 0.13 * side, 0.085 * side)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    draw_mark(painter, rect, tones.mark, mark)


def draw_disc(
    painter: QPainter, rect: QRectF, tones: PieceColors, mark: str, wide: float = 1
) -> None:
    """Draw a flat disc with a bevelled edge and its shadow.

    Args:
        painter: the painter.
        rect: the square of its place.
        tones: its colours.
        mark: see `draw_stone`.
        wide: its width as a share of its height; less than 1 while it is turned over.
    """
    side, center = rect.width(), rect.center()
    reach = STONE * side
    across = max(wide, 0.08)
    painter.save()
    painter.translate(center)
    painter.scale(across, 1)
    middle = QPointF()
    painter.setPen(Qt.PenStyle.NoPen)
    _ellipse(painter, QColor(0, 0, 0, SHADOW), middle + QPointF(0, 0.05) * side, reach)
    _ellipse(painter, QColor(tones.rim), middle, reach)
    reach -= _outline(side) if tones.is_outlined else max(1.0, 0.02 * side)
    _ellipse(painter, QColor(tones.light), middle, reach)
    _ellipse(painter, QColor(tones.deep), middle + QPointF(0, 0.02) * side, reach - 0.02 * side)
    _ellipse(painter, QColor(tones.face), middle, reach - 0.045 * side)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(QColor(tones.light), 0.035 * side)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    arc = 0.31 * side
    painter.drawArc(QRectF(-arc, -arc, 2 * arc, 2 * arc), 50 * 16, 80 * 16)
    draw_mark(painter, QRectF(-side / 2, -side / 2, side, side), tones.mark, mark)
    painter.restore()


def _outline(side: float) -> float:
    """Return the width of the line around a piece that has the colour of the page."""
    return min(max(LEAST_OUTLINE, OUTLINE * side), MOST_OUTLINE)


def draw_mark(painter: QPainter, rect: QRectF, color: str, mark: str) -> None:
    """Draw a mark in the middle of a piece: a cross or a ring, thin for small letters."""
    if not mark:
        return
    side = rect.width()
    is_thin = mark.islower()
    pen = QPen(QColor(color), max(1.0, side * (THIN if is_thin else THICK)))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    reach = {"x": SMALL_CROSS, "o": WIDE_RING}.get(mark, MARK) * side
    room = QRectF(rect.center().x() - reach, rect.center().y() - reach, 2 * reach, 2 * reach)
    if mark.upper() == "X":
        painter.drawLine(room.topLeft(), room.bottomRight())
        painter.drawLine(room.topRight(), room.bottomLeft())
    else:
        painter.drawEllipse(room)


def _ellipse(painter: QPainter, color: QColor, center: QPointF, reach: float) -> None:
    painter.setBrush(color)
    painter.drawEllipse(center, reach, reach)


def paint_points(
    canvas: Canvas, centers: list[QPointF], tones: PieceColors, wide: float, *, hollow: bool = False
) -> None:
    """Paint many pieces of few pixels: round points, with a rim or just the rim.

    Args:
        canvas: where to paint.
        centers: where the pieces are.
        tones: their colours.
        wide: their width in pixels.
        hollow: whether they have a dot in the middle, to be told from the other player's.
    """
    p = canvas.painter
    for color, across in ((tones.rim, wide), (tones.face, wide - 1.4)):
        p.setPen(canvas.pen(color, max(1.0, across)))
        p.drawPoints(centers)
    if hollow:
        p.setPen(canvas.pen(tones.mark, max(1.0, 0.3 * wide)))
        p.drawPoints(centers)


# What they lie on


def paint_sheet(canvas: Canvas, rect: QRectF, color: str, corner: float, edge: str) -> None:
    """Paint a board or a card with round corners, an edge and a soft shadow.

    Args:
        canvas: where to paint.
        rect: its rectangle, with edges on whole pixels.
        color: its colour.
        corner: the radius of its corners in pixels.
        edge: the colour of the line around it.
    """
    _paint_sheet(canvas, rect, _Sheet(corner, edge, ((color, 1),), not canvas.theme.strong))


def paint_wood(
    canvas: Canvas, wide: float, high: float, edges: QMargins, ground: BoardColors
) -> None:
    """Paint the wood around a board of a size in sides of a place, its lower edge and shadow."""
    rect, faces = around(canvas, wide, high, edges), ((ground.edge, 1), (ground.border, EDGE))
    sheet = _Sheet(edges.left() / 2, ground.edge, faces, not canvas.theme.strong)
    _paint_sheet(canvas, rect, sheet)


class _Sheet(NamedTuple):
    """How a sheet with round corners looks.

    Attributes:
        corner: the radius of its corners in pixels.
        edge: the colour of the line around it.
        faces: the colours painted inside the edge, the first at the bottom, each with the height in
            pixels of the strip that stays free below it.
        has_shadow: whether it casts a shadow.
    """

    corner: float
    edge: str
    faces: tuple[tuple[str, int], ...]
    has_shadow: bool


def _paint_sheet(canvas: Canvas, rect: QRectF, sheet: _Sheet) -> None:
    """Paint a sheet, as cached pixels where one pixel of theirs is one of the screen."""
    painter = canvas.painter
    placed = painter.deviceTransform()
    place, scale = placed.map(rect.topLeft()), placed.m11()
    is_whole = scale == round(scale) and place == QPointF(place.toPoint())
    if is_whole and painter.paintEngine().type() in PIXELS:
        picture = _picture_of_sheet(round(rect.width()), round(rect.height()), sheet, round(scale))
        painter.drawImage(rect.topLeft() - QPointF(REACH, REACH), picture)
    else:
        _draw_sheet(painter, rect, sheet)


@lru_cache(SHEETS)
def _picture_of_sheet(wide: int, high: int, sheet: _Sheet, scale: int) -> QImage:
    size = QSize(wide + 2 * REACH, high + 2 * REACH) * scale
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(scale)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _draw_sheet(painter, QRectF(REACH, REACH, wide, high), sheet)
    painter.end()
    return image


def _draw_sheet(painter: QPainter, rect: QRectF, sheet: _Sheet) -> None:
    corner = sheet.corner
    painter.setPen(Qt.PenStyle.NoPen)
    for down, out, opacity in SOFT if sheet.has_shadow else ():
        painter.setBrush(QColor(0, 0, 0, opacity))
        layer = rect.adjusted(-out / 2, down, out / 2, down)
        painter.drawRoundedRect(layer, corner + out / 2, corner + out / 2)
    painter.setBrush(QColor(sheet.edge))
    painter.drawRoundedRect(rect, corner, corner)
    for color, low in sheet.faces:
        painter.setBrush(QColor(color))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -low), corner - 1, corner - 1)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def all_round(margin: int) -> QMargins:
    """Return the edges of a frame that takes the margin on all sides."""
    edge = margin - FREE
    return QMargins(edge, edge, edge, edge)


def around(canvas: Canvas, columns: float, rows: float, edges: QMargins) -> QRectF:
    """Return the rectangle of a board with the frame around it, on whole pixels."""
    wide, high = ceil(columns * canvas.side), ceil(rows * canvas.side)
    left, top, right, bottom = edges.left(), edges.top(), edges.right(), edges.bottom()
    return QRectF(-left, -top, wide + left + right, high + top + bottom)

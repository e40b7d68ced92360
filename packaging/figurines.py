# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draw the chess pieces of the program's typeface: `python packaging/figurines.py`.

Moves are written with figurines (♘f3), and no typeface that a machine may have can be relied on for
them. The twelve glyphs are drawn here, under the licence of the typeface, and put into the files in
`resources/fonts`, with the stems of the regular and of the bold face. Needs `fontTools`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from fontTools.cu2qu import curve_to_quadratic
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QPolygonF, QTransform

if TYPE_CHECKING:
    from fontTools.ttLib import Glyph

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "fonts"
STEMS = {"Regular": 58, "Bold": 78}
"""The width of the lines in units of the face, of which 1,000 are the size of the type."""
BEARING = 50
"""The room at both sides of a piece."""
WHITE, BLACK = "♔♕♖♗♘♙", "♚♛♜♝♞♟"
NAMES = ("king", "queen", "rook", "bishop", "knight", "pawn")
TOLERANCE = 1.0
"""How far a curve may be from the one that was drawn, in units."""


Point = tuple[float, float]


def _path(*steps: tuple[float, ...]) -> QPainterPath:
    """Return a closed shape: a point to begin at, then points of lines or of curves."""
    path = QPainterPath(QPointF(*steps[0]))
    for step in steps[1:]:
        points = [QPointF(*step[n : n + 2]) for n in range(0, len(step), 2)]
        if len(points) == 1:
            path.lineTo(points[0])
        else:
            path.cubicTo(*points)
    path.closeSubpath()
    return path


def _box(left: float, bottom: float, right: float, top: float) -> QPainterPath:
    path = QPainterPath()
    path.addRect(QRectF(left, bottom, right - left, top - bottom))
    return path


def _disc(x: float, y: float, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius)
    return path


def _line(x: float, y: float, to_x: float, to_y: float, width: float) -> QPainterPath:
    path, pen = QPainterPath(QPointF(x, y)), QPainterPathStroker()
    path.lineTo(to_x, to_y)
    pen.setWidth(width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen.createStroke(path)


def _foot(half: float) -> QPainterPath:
    return _path((-half, 0), (half, 0), (half, 70), (half - 55, 128), (55 - half, 128), (-half, 70))


def _king(stem: float) -> tuple[QPainterPath, QPainterPath]:
    cross = _box(-0.55 * stem, 470, 0.55 * stem, 730) | _box(-105, 600, 105, 600 + 1.1 * stem)
    crown = _path(
        (-185, 110),
        (-300, 400),
        (-320, 560, -110, 590, 0, 470),
        (110, 590, 320, 560, 300, 400),
        (185, 110),
    )
    return crown | _foot(265) | cross, QPainterPath()


def _queen(stem: float) -> tuple[QPainterPath, QPainterPath]:
    crown = _path(
        (-190, 110),
        (-325, 540),
        (-165, 370),
        (-130, 620),
        (0, 400),
        (130, 620),
        (165, 370),
        (325, 540),
        (190, 110),
    )
    tips = ((-325, 575), (-130, 655), (130, 655), (325, 575))
    balls = QPainterPath()
    for tip in tips:
        balls |= _disc(*tip, 30 + 0.35 * stem)
    return crown | balls | _foot(255), QPainterPath()


def _rook(stem: float) -> tuple[QPainterPath, QPainterPath]:
    gap = 62
    side = 255
    width = (2 * side - 2 * gap) / 3
    top = _box(-side, 470, side, 690)
    for left in (-side + width, side - width - gap):
        top -= _box(left, 600, left + gap, 700)
    trunk = _path((-200, 110), (-165, 480), (165, 480), (200, 110))
    return top | trunk | _foot(275), _line(-120, 470, 120, 470, 0.6 * stem)


def _bishop(stem: float) -> tuple[QPainterPath, QPainterPath]:
    mitre = _path((-130, 110), (-300, 300, -190, 470, 0, 640), (190, 470, 300, 300, 130, 110))
    cross = _line(0, 240, 0, 430, 0.75 * stem) | _line(-85, 345, 85, 345, 0.75 * stem)
    return mitre | _disc(0, 660, 38 + 0.35 * stem) | _foot(260), cross


def _knight(stem: float) -> tuple[QPainterPath, QPainterPath]:
    head = _path(
        (-190, 110),
        (-185, 230, -60, 260, -45, 360),
        (-95, 320, -140, 320, -180, 300),
        (-230, 235, -320, 270, -315, 345),
        (-290, 420, -235, 500, -205, 570),
        (-195, 620, -190, 655, -175, 705),
        (-150, 680, -130, 655, -110, 630),
        (150, 630, 290, 430, 245, 110),
    )
    return head | _foot(275), _disc(-135, 485, 0.55 * stem)


def _pawn(_stem: float) -> tuple[QPainterPath, QPainterPath]:
    body = _path(
        (-190, 110), (-175, 260, -90, 290, -75, 400), (75, 400), (90, 290, 175, 260, 190, 110)
    )
    return body | _disc(0, 490, 135) | _foot(225), QPainterPath()


DRAWN: tuple[Callable[[float], tuple[QPainterPath, QPainterPath]], ...] = (
    _king,
    _queen,
    _rook,
    _bishop,
    _knight,
    _pawn,
)
"""Each draws the outline of a piece and its details, around the middle of its foot."""


def _outlined(whole: QPainterPath, details: QPainterPath, stem: float) -> QPainterPath:
    """Return a white piece: lines along the inside of its edge, and its details."""
    pen = QPainterPathStroker()
    pen.setWidth(2 * stem)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    edge = (whole & pen.createStroke(whole)) | details
    foot = _box(-300, 0, 300, 128 + 0.35 * stem) & whole
    return edge | foot


def _filled(whole: QPainterPath, details: QPainterPath, stem: float) -> QPainterPath:
    """Return a black piece: all of it but its details and a line above its foot."""
    return whole - details - _line(-150, 128, 150, 128, 0.6 * stem)


def glyph_of(shape: QPainterPath) -> tuple[Glyph, int]:
    """Return the outlines of a shape for a TrueType face, and the width of the glyph."""
    shape = shape.simplified()
    box = shape.boundingRect()
    shape = QTransform.fromTranslate(BEARING - box.left(), 0).map(shape)
    pen, polygons = TTGlyphPen(None), _contours(shape)
    outlines = [QPolygonF([QPointF(*step[-1]) for step in each]) for each in polygons]
    for number, polygon in enumerate(polygons):
        inside = QPointF(*polygon[0][-1])
        others = [line for n, line in enumerate(outlines) if n != number]
        around = sum(line.containsPoint(inside, Qt.FillRule.OddEvenFill) for line in others)
        # faces fill what is on the right of a line
        is_right = _turns_left(outlines[number]) is (around % 2 == 1)
        steps = polygon if is_right else _reversed(polygon)
        at = steps[0][-1]
        pen.moveTo(_whole(at))
        for step in steps[1:]:
            if len(step) == 1:
                pen.lineTo(_whole(step[0]))
            else:
                pen.qCurveTo(*map(_whole, curve_to_quadratic([at, *step], TOLERANCE)[1:]))
            at = step[-1]
        pen.closePath()
    return pen.glyph(), round(box.width() + 2 * BEARING)


def _turns_left(line: QPolygonF) -> bool:
    """Return whether a closed line runs counter-clockwise."""
    points = [line.at(number) for number in range(line.count())]
    following = (*points[1:], points[0])
    pairs = zip(points, following, strict=True)
    return sum(a.x() * b.y() - b.x() * a.y() for a, b in pairs) > 0


def _reversed(polygon: list[list[Point]]) -> list[list[Point]]:
    """Return a closed line, given as the points of its steps, in the other direction."""
    points = [polygon[0][-1], *(point for step in polygon[1:] for point in step)]
    sizes = [len(step) for step in polygon[1:]]
    points.reverse()
    turned, at = [[points[0]]], 1
    for size in reversed(sizes):
        turned.append(points[at : at + size])
        at += size
    return turned


def _contours(shape: QPainterPath) -> list[list[list[Point]]]:
    """Return the closed lines of a path, each as its first point and the points of its steps."""
    found: list[list[list[Point]]] = []
    kinds = QPainterPath.ElementType
    for number in range(shape.elementCount()):
        element = shape.elementAt(number)
        point = (element.x, element.y)
        if element.type == kinds.MoveToElement:
            found.append([[point]])
        elif element.type == kinds.CurveToDataElement:
            found[-1][-1].append(point)
        else:
            found[-1].append([point])
    return found


def _whole(point: Point) -> tuple[int, int]:
    return round(point[0]), round(point[1])


def main() -> None:
    """Put the pieces into both files, over those that are there."""
    for weight, stem in STEMS.items():
        file = FOLDER / f"MinimaxFairHyperlegible-{weight}.ttf"
        face = TTFont(file)
        shapes, widths, order = face["glyf"], face["hmtx"], face.getGlyphOrder()
        added = dict[int, str]()
        for draw, name, *signs in zip(DRAWN, NAMES, WHITE, BLACK, strict=True):
            drawn, details = draw(stem)
            whole = drawn.simplified()
            kinds = zip((_outlined, _filled), ("white", "black"), signs, strict=True)
            for made, side, sign in kinds:
                glyph, width = glyph_of(made(whole, details, stem))
                glyph_name = f"chess.{side}.{name}"
                if glyph_name not in order:
                    order.append(glyph_name)
                shapes[glyph_name] = glyph
                glyph.recalcBounds(shapes)
                widths[glyph_name] = (width, glyph.xMin)
                added[ord(sign)] = glyph_name
        face.setGlyphOrder(order)
        for table in face["cmap"].tables:
            if table.isUnicode():
                table.cmap.update(added)
        face.save(file)


if __name__ == "__main__":
    main()

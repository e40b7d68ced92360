# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Signs at the places of a board: hint, cursor, aim, moves, and values beside pieces."""

from __future__ import annotations

from math import atan2, cos, sin

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPolygonF

from desktop_app.boards.badges import LEAST_TAG, paint_small_tag, value_tag_height
from desktop_app.boards.canvas import Canvas
from desktop_app.boards.picture import Badge
from desktop_app.kit.look.scale import SMALL_RADIUS
from desktop_app.kit.look.theme import Theme
from desktop_app.kit.value_signs import (
    Tag,
    TagPainter,
    fitting_tag,
    tag_size,
)


def paint_hint(canvas: Canvas, place: QRectF, *, has_badge: bool, is_round: bool) -> None:
    """Paint a frame around the hinted move, with a star if there is no value."""
    p, side = canvas.painter, canvas.side
    p.setPen(canvas.pen(canvas.theme.hint, max(2.5, side * 0.06)))
    if is_round and not has_badge:  # a ring would cross the badge's text
        p.drawEllipse(canvas.inset(place, 0.12))
    else:
        p.drawRoundedRect(canvas.inset(place, 0.08), side * 0.12, side * 0.12)
    if not has_badge:
        canvas.text(place, "\N{BLACK STAR}", 0.5, QColor(canvas.theme.hint), bold=False)


def paint_marked(canvas: Canvas, place: QRectF) -> None:
    """Paint a frame around the place of the row under the pointer."""
    canvas.painter.setPen(canvas.pen(canvas.theme.accent, max(2.0, canvas.side * 0.05)))
    canvas.painter.drawRect(canvas.inset(place, 0.03))


def paint_dot(canvas: Canvas, place: QRectF) -> None:
    """Paint a dot with a rim: this place can be chosen next."""
    p, reach = canvas.painter, max(2.0, canvas.side * 0.12)
    p.setPen(canvas.pen(canvas.theme.base, max(1.0, canvas.side * 0.025)))
    p.setBrush(QColor(canvas.theme.accent))
    p.drawEllipse(place.center(), reach, reach)
    p.setBrush(Qt.BrushStyle.NoBrush)


def paint_pulse(canvas: Canvas, place: QRectF) -> None:
    """Paint a frame; the caller fades it in and out."""
    width = max(3.0, canvas.side * 0.06)
    canvas.painter.setPen(canvas.pen(canvas.theme.text, width))
    canvas.painter.drawRect(place.adjusted(width, width, -width, -width))


def paint_cursor(canvas: Canvas, place: QRectF) -> None:
    """Paint the keyboard cursor: a dashed frame in two tones, visible on any background."""
    rect, width = canvas.inset(place, 0.045), max(2.0, canvas.side * 0.03)
    canvas.painter.setPen(canvas.pen(canvas.theme.base, width + 2))
    canvas.painter.drawRect(rect)
    pen = canvas.pen(canvas.theme.text, width)
    pen.setStyle(Qt.PenStyle.DashLine)
    canvas.painter.setPen(pen)
    canvas.painter.drawRect(rect)


def paint_cross_hairs(canvas: Canvas, place: QRectF) -> None:
    """Paint cross hairs: a finger aims here."""
    p = canvas.painter
    p.setPen(canvas.pen(canvas.theme.accent, max(2.0, canvas.side * 0.08)))
    rect = canvas.inset(place, 0.02)
    p.drawEllipse(rect)
    center, reach = rect.center(), rect.width() * 0.9
    p.drawLines(
        [
            QLineF(center.x() - reach, center.y(), rect.left(), center.y()),
            QLineF(rect.right(), center.y(), center.x() + reach, center.y()),
            QLineF(center.x(), center.y() - reach, center.x(), rect.top()),
            QLineF(center.x(), rect.bottom(), center.x(), center.y() + reach),
        ]
    )


def paint_number(canvas: Canvas, place: QRectF, number: int) -> None:
    """Paint the number of a move in a line."""
    canvas.text(place, str(number), 0.3, QColor(canvas.theme.text), bold=True)


TOY_ACCENT, TOY_EDGE = "#4712b0", "#ffffff"
"""The colours of the ring around the last piece on a toy, and of its edge: one of them can be seen
on any piece and on anything it lies on."""
LAST_RING, LAST_EDGE = 0.06, 0.05
"""The width of that ring and that of both its edges together, as shares of a place."""
LAST_TINT, LAST_CORNER = 46, 0.12
"""The opacity of the ground of the last move, of 255, and the radius of its corners, as a share of
a place."""
TINT = 90
"""The opacity of a tint, of 255."""
BAND, LEAST_BAND = 0.36, 15.0
"""The greatest height of a value below a piece, as a share of the square, and the least of it."""
LEAST_TAG_CELL = 28
"""The side in pixels of a square below which a value is a mark instead of a tag."""
CORNER, WIDE_CORNER, MOST_CORNER = 0.25, 0.34, 0.42
"""The height of a value in a corner, as a share of the square; the greatest share for a height at
which it is easy to read; and the largest share of a square of few pixels."""
LEAST_CORNER = 14.0
"""The least height of a value in a corner in pixels."""
TAG_RIM = 1
"""The distance in pixels of a tag from the edges of its square."""


def paint_tint(canvas: Canvas, place: QRectF, color: str, *, framed: bool = True) -> None:
    """Tint a square, with a line around it."""
    thin = QColor(color)
    thin.setAlpha(TINT)
    canvas.painter.fillRect(place, thin)
    if framed:
        paint_frame(canvas, place, color, 0.04)


def paint_frame(canvas: Canvas, place: QRectF, color: str, width: float) -> None:
    """Paint a line inside the edges of a square; `width` is a share of its side."""
    wide = max(1.0, canvas.side * width)
    pen = canvas.pen(color, wide)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    canvas.painter.setPen(pen)
    canvas.painter.setBrush(Qt.BrushStyle.NoBrush)
    canvas.painter.drawRect(place.adjusted(wide / 2, wide / 2, -wide / 2, -wide / 2))


def colors_of_last(theme: Theme) -> tuple[str, str]:
    """Return the colours of the sign of the last move on a toy, and of the sign's pale edge."""
    return (theme.accent, theme.base) if theme.printed else (TOY_ACCENT, TOY_EDGE)


def paint_last_ring(canvas: Canvas, middle: QPointF, reach: float) -> None:
    """Paint the ring around the piece of the last move, with a pale edge on both sides of it.

    Args:
        canvas: where to paint.
        middle: the middle of the piece.
        reach: the radius of the ring, as a share of a place.
    """
    p, side = canvas.painter, canvas.side
    color, edge = colors_of_last(canvas.theme)
    p.setBrush(Qt.BrushStyle.NoBrush)
    width = max(1.6, LAST_RING * side)
    for ink, wide in ((edge, width + max(1.4, LAST_EDGE * side)), (color, width)):
        p.setPen(canvas.pen(ink, wide))
        p.drawEllipse(middle, reach * side, reach * side)


def paint_last_square(canvas: Canvas, place: QRectF) -> None:
    """Paint the ground of the last move, below a mark: pale, with a thin line around it."""
    p, corner, thin = canvas.painter, LAST_CORNER * canvas.side, QColor(canvas.theme.accent)
    thin.setAlpha(LAST_TINT)
    p.setPen(canvas.pen(canvas.theme.accent, max(1.5, 0.02 * canvas.side)))
    p.setBrush(thin)
    p.drawRoundedRect(place, corner, corner)
    p.setBrush(Qt.BrushStyle.NoBrush)


def paint_capture_ring(canvas: Canvas, place: QRectF) -> None:
    """Paint a ring around a piece that can be captured."""
    p, theme = canvas.painter, canvas.theme
    p.setBrush(Qt.BrushStyle.NoBrush)
    for color, width in ((theme.base, 0.11), (theme.accent, 0.06)):
        p.setPen(canvas.pen(color, max(1.5, canvas.side * width)))
        p.drawEllipse(canvas.inset(place, 0.07))


def paint_arrow(
    canvas: Canvas, start: QRectF, end: QRectF, color: str, number: int = 0, *, before: float = 0
) -> None:
    """Paint an arrow between the middles of two squares, with the number of a move on it.

    Args:
        canvas: where to paint.
        start: the first square.
        end: the second square.
        color: the colour of the arrow.
        number: the number on it; 0 for none.
        before: how far before the middle of the second square it ends, as a share of a square.
    """
    p, side, theme = canvas.painter, canvas.side, canvas.theme
    one, other = start.center(), end.center()
    way = other - one
    angle = atan2(way.y(), way.x())
    ahead, aside = QPointF(cos(angle), sin(angle)), QPointF(-sin(angle), cos(angle))
    half, head = side * 0.06, side * 0.3
    other -= ahead * (side * before)
    foot, neck = one + ahead * (side * 0.25), other - ahead * head
    tip = other + ahead * (side * 0.05)
    corners = [foot + aside * half, neck + aside * half, neck + aside * (half * 3), tip]
    corners += [neck - aside * (half * 3), neck - aside * half, foot - aside * half]
    p.setPen(canvas.pen(theme.base, max(1.0, side * 0.03)))
    p.setBrush(QColor(color))
    p.drawPolygon(QPolygonF(corners))
    if number:
        middle = neck - ahead * (side * 0.12)
        paint_disc(canvas, middle, str(number), theme.base, color)
    p.setBrush(Qt.BrushStyle.NoBrush)


def paint_disc(canvas: Canvas, middle: QPointF, text: str, ground: str, ink: str) -> None:
    """Paint one or two letters on a disc."""
    p, reach = canvas.painter, max(5.0, canvas.side * 0.17)
    p.setPen(canvas.pen(ink, max(1.0, canvas.side * 0.025)))
    p.setBrush(QColor(ground))
    p.drawEllipse(middle, reach, reach)
    p.setBrush(Qt.BrushStyle.NoBrush)
    room = QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach)
    canvas.text(room, text, 0.26, QColor(ink), bold=True)


def paint_value(canvas: Canvas, place: QRectF, badge: Badge) -> None:
    """Paint a value at the lower edge of a square, so that the piece above it can be seen."""
    side = min(canvas.side, place.width(), place.height())
    high = min(value_tag_height(canvas, side), max(BAND * side, LEAST_BAND))
    tag = Tag(badge.value_kind, "" if badge.quiet else badge.text, filled=badge.best)
    room = QSizeF(side - 2 * TAG_RIM, high)
    short = "" if badge.quiet else badge.short_text
    found = fitting_tag(tag, short, room, high, canvas.font, common=canvas.tags)
    if found is None or side < LEAST_TAG_CELL:
        at = place.bottomRight() - QPointF(side * 0.25, side * 0.25)
        paint_small_tag(canvas, at, side * 0.25, badge)
        return
    tag, high = found
    rect = QRectF(QPointF(), tag_size(tag, high, canvas.font))
    rect.moveCenter(place.center())
    rect.moveBottom(place.bottom() - TAG_RIM)
    tags = TagPainter(canvas.painter, canvas.theme, canvas.font, canvas.rim)
    tags.paint(rect, tag, high)


def paint_corner_value(
    canvas: Canvas,
    place: QRectF,
    badge: Badge,
    share: float = CORNER,
    least: float | None = None,
) -> None:
    """Paint a small value in the upper right corner of a square, so that its piece is seen whole.

    Args:
        canvas: where to paint.
        place: the square.
        badge: the value.
        share: the height of the value, as a share of the square.
        least: the least height in pixels; None for one that leaves room for a chess piece.
    """
    if least is None:
        least = max(LEAST_CORNER, min(WIDE_CORNER * canvas.side, LEAST_TAG))
    high = min(max(share * canvas.side, least), MOST_CORNER * canvas.side)
    tag = Tag(badge.value_kind, "" if badge.quiet else badge.text, filled=badge.best)
    room, short = QSizeF(canvas.side / 2, high), "" if badge.quiet else badge.short_text
    found = fitting_tag(tag, short, room, high, canvas.font, common=canvas.tags)
    corner = place.topRight() + QPointF(-TAG_RIM, TAG_RIM)
    if found is None:
        paint_small_tag(canvas, corner + QPointF(-high / 2, high / 2), high / 2, badge)
        return
    tag, high = found
    rect = QRectF(QPointF(), tag_size(tag, high, canvas.font))
    rect.moveTopRight(corner)
    TagPainter(canvas.painter, canvas.theme, canvas.font, canvas.rim).paint(rect, tag, high)


AIM_ROOM = 6.0
"""The padding around the text, in pixels."""


def paint_aim_sign(
    painter: QPainter, cell: QRectF, board: QRectF, *, text: str, theme: Theme, font: QFont
) -> None:
    """Paint a text above a cell, or below it where there is no room, within the board."""
    place = sign_place(cell, board, QFontMetricsF(font).boundingRect(text).size())
    painter.setFont(font)
    painter.setPen(QColor(theme.accent))
    painter.setBrush(QColor(theme.base))
    painter.drawRoundedRect(place, SMALL_RADIUS, SMALL_RADIUS)
    painter.setPen(QColor(theme.text))
    painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)


def sign_place(cell: QRectF, board: QRectF, text: QSizeF) -> QRectF:
    """Return the rectangle for an aim sign, clear of the cell and of its cross hairs."""
    wide, high = text.width() + 2 * AIM_ROOM, text.height() + AIM_ROOM
    left = min(max(cell.center().x() - wide / 2, board.left()), board.right() - wide)
    above = cell.top() - cell.height() / 2 - high
    below = cell.bottom() + cell.height() / 2
    return QRectF(left, above if above >= board.top() else below, wide, high)

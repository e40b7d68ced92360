# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Shapes and colours that boards drawn as toys share."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainterPath

from desktop_app.boards.badges import paint_small_tag, value_tag_height
from desktop_app.boards.canvas import Canvas
from desktop_app.boards.picture import Badge
from desktop_app.core.position import MAX, Player
from desktop_app.kit.look.theme import mixed
from desktop_app.kit.value_signs import Tag, TagPainter, fitting_tag, tag_size

SHADOW = 70
"""The opacity of a soft shadow, of 255."""
LEAST_TAG = 16
"""The least height in pixels of a room for a tag."""


def whole(rect: QRectF) -> QRectF:
    """Return a rectangle whose edges are moved to the nearest whole pixels."""
    left, top = round(rect.left()), round(rect.top())
    return QRectF(left, top, round(rect.right()) - left, round(rect.bottom()) - top)


def shadow(opacity: int = SHADOW) -> QColor:
    """Return the colour of a soft shadow."""
    return QColor(0, 0, 0, opacity)


def outline_of(rects: Iterable[QRectF]) -> QPainterPath:
    """Return the outline of the area that rectangles cover together."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for rect in rects:
        path.addRect(rect)
    return path.simplified()


def paint_outline(canvas: Canvas, path: QPainterPath, color: str) -> None:
    """Paint a line inside an outline, with a rim that makes it visible on any toy."""
    p, width = canvas.painter, max(2.0, canvas.side * 0.05)
    p.save()
    p.setClipPath(path)  # which leaves the inner half of each line
    p.setBrush(Qt.BrushStyle.NoBrush)
    for ink, wide in ((canvas.theme.base, 2 * width + 3), (color, 2 * width)):
        p.setPen(canvas.pen(ink, wide))
        p.drawPath(path)
    p.restore()


def paint_star(canvas: Canvas, middle: QPointF, reach: float) -> None:
    """Paint the star of a hint on a disc, so that it is visible on any toy."""
    p, hint = canvas.painter, canvas.theme.hint
    p.setPen(canvas.pen(hint, max(1.5, reach * 0.12)))
    p.setBrush(QColor(canvas.theme.base))
    p.drawEllipse(middle, reach, reach)
    p.setBrush(Qt.BrushStyle.NoBrush)
    room = QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach)
    star, size = "\N{BLACK STAR}", 1.3 * reach / canvas.side
    canvas.text(room, star, size, QColor(hint), bold=False)


def paint_stone(
    canvas: Canvas, middle: QPointF, reach: float, player: Player, *, raised: bool = True
) -> None:
    """Paint a player's stone: a disc in three tones with a cross or a ring, and its shadow.

    Args:
        canvas: where to paint.
        middle: the centre in pixels.
        reach: the radius in pixels.
        player: the owner; a cross is the first player's.
        raised: whether it has a shadow.
    """
    p, theme = canvas.painter, canvas.theme
    color = theme.x if player is MAX else theme.o
    p.setPen(Qt.PenStyle.NoPen)
    if raised and not theme.strong:
        p.setBrush(shadow())
        p.drawEllipse(middle + QPointF(reach * 0.05, reach * 0.15), reach, reach)
    p.setBrush(QColor(mixed(color, "#000000", 0.28)))
    p.drawEllipse(middle, reach, reach)
    p.setBrush(QColor(mixed(color, "#ffffff", 0.32)))
    p.drawEllipse(middle - QPointF(0, reach * 0.03), reach * 0.93, reach * 0.93)
    p.setBrush(QColor(color))
    p.drawEllipse(middle + QPointF(0, reach * 0.06), reach * 0.85, reach * 0.85)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(canvas.pen(theme.base, max(1.4, reach * 0.2)))
    paint_cross_or_ring(canvas, middle, reach * 0.42, player)


def paint_cross_or_ring(canvas: Canvas, middle: QPointF, reach: float, player: Player) -> None:
    """Paint a player's sign with the painter's pen; a cross is a little smaller than a ring."""
    p, x, y = canvas.painter, middle.x(), middle.y()
    if player is MAX:
        far = 0.8 * reach
        p.drawLine(QLineF(x - far, y - far, x + far, y + far))
        p.drawLine(QLineF(x + far, y - far, x - far, y + far))
    else:
        p.drawEllipse(middle, reach, reach)


MIDDLE = Qt.AlignmentFlag.AlignHCenter


def paint_tag(
    canvas: Canvas,
    room: QRectF,
    badge: Badge,
    *,
    label: str = "",
    side: Qt.AlignmentFlag = MIDDLE,
) -> bool:
    """Paint a value as a tag of one line into a wide room, and return whether it fits.

    Args:
        canvas: where to paint.
        room: the room.
        badge: the value.
        label: the move it belongs to, if the place has several; may be empty.
        side: the side of the room at which the tag is, if not in its middle.
    """
    if room.height() < LEAST_TAG:
        return False
    text, short = ("", "") if badge.quiet else (badge.text, badge.short_text)
    tag = Tag(badge.value_kind, text, filled=badge.best, label=label)
    high = min(value_tag_height(canvas, canvas.side), room.height())
    size = QSizeF(room.width(), room.height())
    found = fitting_tag(tag, short, size, high, canvas.font, common=canvas.tags)
    if found is None:
        return False
    tag, high = found
    rect = QRectF(QPointF(), tag_size(tag, high, canvas.font))
    rect.moveCenter(room.center())
    if side is Qt.AlignmentFlag.AlignLeft:
        rect.moveLeft(room.left())
    elif side is Qt.AlignmentFlag.AlignRight:
        rect.moveRight(room.right())
    tags = TagPainter(canvas.painter, canvas.theme, canvas.font, canvas.rim)
    tags.paint(rect, tag, high)
    return True


def paint_tag_or_sign(
    canvas: Canvas,
    room: QRectF,
    badge: Badge,
    *,
    label: str = "",
    side: Qt.AlignmentFlag = MIDDLE,
) -> None:
    """Paint a value as `paint_tag` does, or with its sign alone if that does not fit."""
    if paint_tag(canvas, room, badge, label=label, side=side):
        return
    reach, middle = min(room.width(), room.height()) / 2, room.center()
    if side is Qt.AlignmentFlag.AlignLeft:
        middle.setX(room.left() + reach)
    elif side is Qt.AlignmentFlag.AlignRight:
        middle.setX(room.right() - reach)
    paint_small_tag(canvas, middle, reach, badge)

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Paints values on a board: as texts if they are readable, else as marks."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontInfo, QPainterPath

from desktop_app.boards.canvas import Canvas
from desktop_app.boards.picture import Badge, MistakeBadge
from desktop_app.kit.value_signs import (
    Tag,
    TagPainter,
    fitting_tag,
    paint_mistake,
    paint_sign,
    tag_outline,
    tag_size,
    value_color,
    value_ground,
)

SMALL_CELL = 36
"""The side in pixels below which a place has space for one short text only."""
TEXT_CELL = 28
"""The side in pixels below which a place shows no text, and the best moves get a mark."""
WIDTH_SHARE, SMALL_SHARE, HEIGHT_SHARE = 0.88, 0.96, 0.72
"""The room for a tag, as shares of a place: its width, also in a small place, and its height."""
TAG_LINE, TAG_SHARE, MOST_SHARE = 1.9, 0.24, 0.5
"""The height of a tag: a multiple of the type size, and its least and most share of a place."""
LEAST_TAG = 18.0
"""The least height of a tag in pixels, if a place has room for it."""
QUIET = 0.8
"""The height of a sign that says what all others say, as a share of that of a tag."""
DARK_RIM, PALE_RIM = "#1d1204", "#fff6e6"
"""The colours of the line around tags on pale toys and on dark ones."""
BUBBLE = 30.0
"""The height of a tag beside a place that is too small for its text, in pixels."""
MARK, SMALL_MARK, LEAST_MARK = 0.42, 0.29, 4.7
"""The radius of a mark as a share of its place, and where it must not be as large as a round piece;
and the radius in pixels below which the smaller marks would have no visible sign."""
HALO, THIN_HALO = 1.2, 0.1
"""The pale line around a mark, which may have the colour of the board, in pixels and, around marks
of few pixels, as a share of their radius."""
MARKED_SIGN, FILLED_SIGN = 0.56, 0.46
"""The size of the sign in a mark, as a share of its radius; smaller on the strong ground of a best
move, which must be seen around it."""
LEAST_LOST_CELL = 20
"""Places smaller than this, in pixels, have no room for the sign of a mistake beside their mark."""
LOST, MOST_LOST, EASY_LOST = 0.13, 0.19, 6.5
"""A mistake sign's usual and largest radius as shares of a place, and its ideal in pixels."""
GAP = 1.2
"""From the edges of its place to its middle, in radii: its rim needs room too."""


def paint_lost(
    canvas: Canvas, place: QRectF, lost: MistakeBadge, *, at_left: bool, at_foot: bool = False
) -> None:
    """Paint the sign of a mistake in a corner, which leaves the last move's dot free.

    Args:
        canvas: where to paint.
        place: the place of the move.
        lost: what it gave away.
        at_left: whether it is in a left corner; in a right one if not.
        at_foot: whether it is in a lower corner; in an upper one if not.
    """
    if canvas.side >= LEAST_LOST_CELL:
        reach = max(LOST * canvas.side, min(MOST_LOST * canvas.side, EASY_LOST))
        gap = reach * GAP
        corner = QPointF(
            place.left() + gap if at_left else place.right() - gap,
            place.bottom() - gap if at_foot else place.top() + gap,
        )
        paint_mistake(canvas.painter, corner, reach, lost.size, canvas.theme)


def paint_small_tag(canvas: Canvas, center: QPointF, reach: float, badge: Badge) -> None:
    """Paint a value in little room: a tag with only its sign, filled for the best moves."""
    p, theme = canvas.painter, canvas.theme
    strong = QColor(value_color(badge.value_kind, theme))
    halo = HALO if reach > LEAST_MARK else THIN_HALO * reach
    p.setPen(canvas.pen(theme.base, 2 * halo))
    p.setBrush(strong if badge.best else QColor(value_ground(badge.value_kind, theme)))
    p.drawPath(_mark_outline(center, reach, badge))
    p.setBrush(Qt.BrushStyle.NoBrush)
    if not badge.best:
        line = max(1.0, 0.1 * reach)
        p.setPen(canvas.pen(strong.name(), line))
        p.drawPath(_mark_outline(center, reach - halo / 2 - line / 4, badge))
    ink = QColor(theme.base) if badge.best else strong
    share = FILLED_SIGN if badge.best else MARKED_SIGN
    paint_sign(p, center, share * reach, badge.value_kind, ink)


def _mark_outline(center: QPointF, reach: float, badge: Badge) -> QPainterPath:
    room = QRectF(center.x() - reach, center.y() - reach, 2 * reach, 2 * reach)
    return tag_outline(room, 2 * reach, badge.value_kind)


def value_tag_height(canvas: Canvas, side: float) -> float:
    """Return the height of a tag in a place of this side: as on a page, larger if there is room."""
    usual = TAG_LINE * QFontInfo(canvas.font).pixelSize()
    return round(max(min(max(usual, TAG_SHARE * side), MOST_SHARE * side), LEAST_TAG))


class BadgePainter:
    """Paints values into the square places of a board."""

    def __init__(self, canvas: Canvas, mark: float = MARK) -> None:
        """Paint on a canvas; `mark` is the radius of marks as a share of a place."""
        self._canvas, self._mark = canvas, mark
        self._font = canvas.font
        self._tags = TagPainter(canvas.painter, canvas.theme, canvas.font, canvas.rim)

    def paint(self, place: QRectF, badge: Badge) -> None:
        """Paint a value as a tag in the middle of a place; as a mark if no tag fits."""
        found = self._fitting(place, badge)
        if found is None:
            wide = place.width()
            reach = max(self._mark * wide, min(MARK * wide, LEAST_MARK))
            paint_small_tag(self._canvas, place.center(), reach, badge)
            return
        tag, high = found
        rect = QRectF(QPointF(), tag_size(tag, high, self._font))
        rect.moveCenter(place.center())
        self._tags.paint(rect, tag, high)

    def _fitting(self, place: QRectF, badge: Badge) -> tuple[Tag, float] | None:
        """Return the tag that fits into a place, and the height of its first line."""
        side = min(self._canvas.side, place.width(), place.height())
        if side < TEXT_CELL:
            return None
        share = SMALL_SHARE if side < SMALL_CELL else WIDTH_SHARE
        room, high = QSizeF(share * side, HEIGHT_SHARE * side), value_tag_height(self._canvas, side)
        if badge.quiet:
            return fitting_tag(Tag(badge.value_kind, ""), "", room, QUIET * high, self._font)
        tag = Tag(badge.value_kind, badge.text, filled=badge.best, note=badge.note)
        return fitting_tag(
            tag,
            badge.short_text,
            room,
            high,
            self._font,
            short_note=badge.short_note,
            common=self._canvas.tags,
        )

    def paint_beside(
        self, place: QRectF, badge: Badge, board: QRectF, *, on_the_side: bool = False
    ) -> None:
        """Paint a value that does not fit into the place under the pointer near that place.

        Args:
            place: the place under the pointer.
            badge: the value.
            board: the rectangle of the board.
            on_the_side: whether to leave the places above and below free.
        """
        found = self._fitting(place, badge)
        if found is not None and (found[0].text or badge.quiet):
            return
        tag = Tag(badge.value_kind, " ".join(filter(None, (badge.text, badge.note))))
        size = tag_size(tag, BUBBLE, self._font)
        left = min(max(place.center().x() - size.width() / 2, 1), board.width() - size.width() - 1)
        top = place.top() - size.height() - 3
        if top < 1:
            top = min(place.bottom() + 3, board.height() - size.height() - 1)
        if on_the_side:
            top = max(place.center().y() - size.height() / 2, 1)
            top = min(top, board.height() - size.height() - 1)
            left = place.right() + 3
            if left + size.width() >= board.width():
                left = place.left() - size.width() - 3
        rect = QRectF(QPointF(left, top), size)
        self._tags.paint(rect, tag, BUBBLE)

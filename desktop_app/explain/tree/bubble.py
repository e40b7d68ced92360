# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The sentence of a step in a bubble beside its node, large enough for the last row of a class."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from desktop_app.guard import guarded
from desktop_app.kit.look.theme import LIGHT, Theme

GAP = 18
"""Pixels between the node and the bubble."""
MARGIN, ROUND = 12, 8
SHARES = (0.42, 0.28, 0.7, 0.94)
"""Shares of the view's width for the bubble: medium, narrow, or wide."""
TIMES = {1.35: 0, 1.0: 20_000, 0.75: 60_000}
"""Font sizes relative to the usual one, with the cost of using each.

The cost is in covered pixels of a waiting node. A large font is best unless it would cover
something important.
"""
TOUCHED = 1_500
"""The cost of touching an area at all, in covered pixels."""
AWAY = 60
"""The cost of a pixel of distance from the node, in covered pixels of a waiting node."""
FLAGS = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft
ROOM = 10_000
"""A height in pixels that no sentence reaches."""
TIGHT = 0.55
"""Lines are balanced in length, but not made narrower than this share of the width."""


class _Shape(NamedTuple):
    """A font and size for the sentence, and the penalty for choosing it."""

    font: QFont
    size: QSize
    harm: int


class Covered(NamedTuple):
    """An area that the bubble should leave free.

    Attributes:
        place: its rectangle in the drawing.
        worth: the cost of covering one of its pixels.
    """

    place: QRect
    worth: int


@guarded
class NodeBubble(QLabel):
    """Bubble on top of the drawing, placed where it covers least; it ignores the mouse.

    It is hidden from screen readers, which get the sentence from the window.
    """

    def __init__(self, drawing: QWidget) -> None:
        super().__init__(drawing)
        self._theme = LIGHT
        self._measured: tuple[object, list[_Shape]] = (None, [])
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setMargin(MARGIN)
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Paint in the colours of a theme."""
        self._theme = theme
        self.update()

    def place(self, node: QRect, others: Iterable[Covered], room: QRect) -> None:
        """Move the bubble next to a node, or farther off if it would cover something important.

        Args:
            node: the rectangle of the node in the drawing.
            others: the areas to leave free, including the node.
            room: the visible part of the drawing.
        """
        around = list(others)
        shapes = self._shapes(room.size())
        near = [
            (shape, _inside(QRect(spot, shape.size), room))
            for shape in shapes
            for spot in _beside(node, shape.size)
        ]
        best = next((each for each in near if not _harm(each[1], around) + each[0].harm), None)
        if best is None:
            far = [
                (shape, QRect(spot, shape.size))
                for shape in shapes
                for spot in _at_edges(node, shape.size, room)
            ]

            def badness(each: tuple[_Shape, QRect]) -> int:
                shape, place = each
                return shape.harm + _harm(place, around) + AWAY * _distance(place, node)

            best = min((*near, *far), key=badness)
        self.setFont(best[0].font)
        if best[1] != self.geometry():
            self.setGeometry(best[1])

    def _shapes(self, room: QSize) -> list[_Shape]:
        """Return the fonts and sizes in which the sentence fits the visible area."""
        usual = QApplication.font()
        key = self.text(), room, usual.pointSizeF()
        if key != self._measured[0]:
            shapes = [
                _Shape(font, self._wanted(int(room.width() * share), font), harm)
                for font, harm in zip(_fonts(usual), TIMES.values(), strict=True)
                for share in SHARES
            ]
            fitting = [shape for shape in shapes if shape.size.height() <= room.height()]
            self._measured = key, fitting or shapes[-1:]
        return self._measured[1]

    def _wanted(self, most: int, font: QFont) -> QSize:
        """Return the size of the text: one line if it fits `most`, else lines of similar length."""
        metrics = QFontMetrics(font)

        def high(wide: int) -> int:
            line = QRect(0, 0, max(wide - 2 * MARGIN, 1), ROOM)
            return metrics.boundingRect(line, FLAGS, self.text()).height() + 2 * MARGIN

        line = metrics.horizontalAdvance(self.text()) + 2 * MARGIN + 4
        if line <= most:
            return QSize(line, high(line))
        most, least = max(most, 1), int(most * TIGHT)
        highest = high(most)
        # the narrowest width with the same number of lines
        wide = bisect_left(range(most), True, least, key=lambda wide: high(wide) <= highest)
        return QSize(wide, highest)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a rounded background below the text."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self._theme.accent), 2))
        painter.setBrush(QColor(self._theme.base))
        painter.drawRoundedRect(self.rect().adjusted(1, 1, -2, -2), ROUND, ROUND)
        painter.end()
        super().paintEvent(event)


def _fonts(usual: QFont) -> list[QFont]:
    fonts = [QFont(usual) for _ in TIMES]
    for font, times in zip(fonts, TIMES, strict=True):
        font.setPointSizeF(usual.pointSizeF() * times)
    return fonts


def _beside(node: QRect, size: QSize) -> list[QPoint]:
    """Return the corners for a bubble at the right, left, above, below and diagonally."""
    lefts = (node.right() + GAP, node.left() - GAP - size.width())
    tops = (node.top() - GAP - size.height(), node.bottom() + GAP)
    middle = QPoint(node.center().x() - size.width() // 2, node.center().y() - size.height() // 2)
    beside = [QPoint(left, middle.y()) for left in lefts]
    over = [QPoint(middle.x(), top) for top in tops]
    return [*beside, *over, *(QPoint(left, top) for top in tops for left in lefts)]


def _at_edges(node: QRect, size: QSize, room: QRect) -> list[QPoint]:
    """Return the corners for a bubble at the edges of the view or level with the node."""
    right, low = room.right() + 1 - size.width(), room.bottom() + 1 - size.height()
    lefts = (room.left(), node.center().x() - size.width() // 2, right)
    tops = (room.top(), node.center().y() - size.height() // 2, low)
    lefts = tuple(min(max(left, room.left()), right) for left in lefts)
    tops = tuple(min(max(top, room.top()), low) for top in tops)
    return [QPoint(left, top) for top in tops for left in lefts]


def _inside(place: QRect, room: QRect) -> QRect:
    """Return the rectangle moved into the view."""
    left = min(max(place.left(), room.left()), room.right() + 1 - place.width())
    top = min(max(place.top(), room.top()), room.bottom() + 1 - place.height())
    return QRect(QPoint(left, top), place.size())


def _harm(place: QRect, others: list[Covered]) -> int:
    """Return the cost of covering the areas that `place` overlaps."""
    harm = 0
    for other, worth in others:
        if place.intersects(other):
            both = place & other
            harm += worth * (TOUCHED + both.width() * both.height())
    return harm


def _distance(place: QRect, node: QRect) -> int:
    """Return the distance between two rectangles in pixels, across plus down."""
    across = max(place.left() - node.right(), node.left() - place.right(), 0)
    down = max(place.top() - node.bottom(), node.top() - place.bottom(), 0)
    return across + down

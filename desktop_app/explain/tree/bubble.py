# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The sentence of a step beside the node that it is about, to be read from the last row."""

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
"""Pixels between the node and the sentence."""
MARGIN, ROUND = 12, 8
SHARES = (0.42, 0.28, 0.7, 0.94)
"""Of the drawing's width that the sentence may take: few lines, narrow, or wide."""
TIMES = {1.35: 0, 1.0: 20_000, 0.75: 60_000}
"""Its type beside the usual one: larger, but where that would cover what is to be read.

Smaller type is as bad as so many pixels of a node that waits, covered.
"""
TOUCHED = 1_500
"""Cost of covering anything at all, in covered pixels."""
AWAY = 60
"""Cost of a pixel of distance from the node, in covered pixels of a waiting node."""
FLAGS = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft
ROOM = 10_000
"""Pixels: no sentence is higher."""
TIGHT = 0.55
"""The lines of a sentence are made equally long, but no shorter than this part of their room."""


class _Shape(NamedTuple):
    """What the sentence can look like, and how bad that is."""

    font: QFont
    size: QSize
    harm: int


class Covered(NamedTuple):
    """A place that the sentence should leave free.

    Attributes:
        place: in the drawing.
        worth: the cost of covering a pixel of it.
    """

    place: QRect
    worth: int


@guarded
class NodeBubble(QLabel):
    """Lies over the drawing where it covers least, and lets everything through.

    Who hears the window has the sentence already: it is no part of what is read out.
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
        """Paint in other colours."""
        self._theme = theme
        self.update()

    def place(self, node: QRect, others: Iterable[Covered], room: QRect) -> None:
        """Go beside a node, or farther off where something would be covered that is to be read.

        Args:
            node: where it is in the drawing.
            others: what is around it, the node itself too.
            room: what of the drawing is to be seen.
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
        """How the sentence can be written in a drawing of a size."""
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
        """As wide as its text in one line, or as it may be, with lines of about one length."""
        metrics = QFontMetrics(font)

        def high(wide: int) -> int:
            line = QRect(0, 0, max(wide - 2 * MARGIN, 1), ROOM)
            return metrics.boundingRect(line, FLAGS, self.text()).height() + 2 * MARGIN

        line = metrics.horizontalAdvance(self.text()) + 2 * MARGIN + 4
        if line <= most:
            return QSize(line, high(line))
        most, least = max(most, 1), int(most * TIGHT)
        highest = high(most)
        # as narrow as it can be without another line
        wide = bisect_left(range(most), True, least, key=lambda wide: high(wide) <= highest)
        return QSize(wide, highest)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A rounded ground below the text."""
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
    """Where a sentence could begin: right, left, above, below, and at the corners."""
    lefts = (node.right() + GAP, node.left() - GAP - size.width())
    tops = (node.top() - GAP - size.height(), node.bottom() + GAP)
    middle = QPoint(node.center().x() - size.width() // 2, node.center().y() - size.height() // 2)
    beside = [QPoint(left, middle.y()) for left in lefts]
    over = [QPoint(middle.x(), top) for top in tops]
    return [*beside, *over, *(QPoint(left, top) for top in tops for left in lefts)]


def _at_edges(node: QRect, size: QSize, room: QRect) -> list[QPoint]:
    """Where it could begin at the edges of what is to be seen, at the node's height or across."""
    right, low = room.right() + 1 - size.width(), room.bottom() + 1 - size.height()
    lefts = (room.left(), node.center().x() - size.width() // 2, right)
    tops = (room.top(), node.center().y() - size.height() // 2, low)
    lefts = tuple(min(max(left, room.left()), right) for left in lefts)
    tops = tuple(min(max(top, room.top()), low) for top in tops)
    return [QPoint(left, top) for top in tops for left in lefts]


def _inside(place: QRect, room: QRect) -> QRect:
    """The same place, moved so that none of it is out of sight."""
    left = min(max(place.left(), room.left()), room.right() + 1 - place.width())
    top = min(max(place.top(), room.top()), room.bottom() + 1 - place.height())
    return QRect(QPoint(left, top), place.size())


def _harm(place: QRect, others: list[Covered]) -> int:
    """How bad it is to cover what is there."""
    harm = 0
    for other, worth in others:
        if place.intersects(other):
            both = place & other
            harm += worth * (TOUCHED + both.width() * both.height())
    return harm


def _distance(place: QRect, node: QRect) -> int:
    """Pixels of background between two places."""
    across = max(place.left() - node.right(), node.left() - place.right(), 0)
    down = max(place.top() - node.bottom(), node.top() - place.bottom(), 0)
    return across + down

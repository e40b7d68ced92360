# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Icons for the list of moves: the value of a move, and its values from depth to depth.

Each icon is drawn once and cached. Painting the list then calls no Python code, which would have
to wait for a running search.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QIcon, QPainter, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QWidget

from desktop_app.core.score import Bound
from desktop_app.kit.look.theme import LIGHT, Theme
from desktop_app.kit.value_signs import ValueKind, has_sign, paint_plate, paint_sign
from desktop_app.play.candidates.node import CandidateNode
from desktop_app.play.candidates.words import CandidateTexts

HIGHER = 6
"""The sum of the padding above and below the text, in pixels."""
AROUND = 7
"""The padding on each side of text and sign, in pixels."""
SIGN = 4
"""Half the width of a sign, in pixels."""
GAP = 4
"""The distance between sign and text, in pixels."""
MOST_KEPT = 500


class Chip(NamedTuple):
    """The content of a chip: a text and its kind, filled for one of the best moves."""

    text: str
    value_kind: ValueKind
    best: bool


class ValueChips:
    """Draws and caches chips, the icons of values."""

    def __init__(self, texts: CandidateTexts, widget: QWidget) -> None:
        self._texts = texts
        self._widget = widget
        self._theme = LIGHT
        self._kept: dict[Chip, QIcon] = {}

    @property
    def height(self) -> int:
        """The height of a chip in pixels."""
        return self._widget.fontMetrics().height() + HIGHER

    def width(self, text: str) -> int:
        """Return the width in pixels of a chip with a sign."""
        return self._width(text, with_sign=True)

    def _width(self, text: str, *, with_sign: bool) -> int:
        beside = 2 * SIGN + GAP if with_sign else 0
        return QFontMetrics(self._font()).horizontalAdvance(text) + 2 * AROUND + beside + 1

    def set_theme(self, theme: Theme) -> None:
        """Use other colours, or another screen's resolution, from now on."""
        self._theme = theme
        self._kept.clear()

    def icon(self, node: CandidateNode) -> QIcon:
        """Return the chip of a row's value; an empty icon without a value."""
        value_kind = self._texts.value_kind(node)
        if value_kind is None:
            return QIcon()
        chip = Chip(self._texts.value(node), value_kind, node.best)
        icon = self._kept.get(chip)
        if icon is None:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            icon = self._kept[chip] = QIcon()
            pixmap = self._drawn(chip)
            for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):  # otherwise Qt tints it
                icon.addPixmap(pixmap, mode)
        return icon

    def _font(self) -> QFont:
        font = QFont(self._widget.font())
        font.setBold(True)
        return font

    def _drawn(self, chip: Chip) -> QPixmap:
        ratio, font = self._widget.devicePixelRatioF(), self._font()
        # the text of a guess already has a sign, which may also be that of a bound
        with_sign = has_sign(chip.value_kind) and chip.value_kind is not ValueKind.UNCLEAR
        beside = 2 * SIGN + GAP if with_sign else 0
        size = QSize(self._width(chip.text, with_sign=with_sign), self.height)
        pixmap = QPixmap(size * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plate = QRectF(0, 0, size.width(), size.height()).adjusted(1, 1, -1, -1)
        ink = paint_plate(painter, plate, chip.value_kind, self._theme, filled=chip.best, width=1.5)
        if with_sign:
            center = QPointF(plate.left() + AROUND + SIGN - 1, plate.center().y())
            paint_sign(painter, center, SIGN, chip.value_kind, ink)
        painter.setFont(font)
        painter.setPen(ink)
        text = plate.adjusted(AROUND - 1 + beside, 0, -AROUND + 1, 0)
        flags = Qt.AlignmentFlag.AlignCenter.value | Qt.TextFlag.TextDontClip.value
        painter.drawText(text, flags, chip.text)
        painter.end()
        return pixmap


WIDTH = 72
"""The width of a picture, in pixels."""
DOT = 2.6
"""The radius of the last value's dot, in pixels."""
LEAST_RANGE = 2.0
"""The least range of values on the school scale that fills the height of a picture."""

NO_DOT, OPEN_DOT, FULL_DOT = range(3)


class ValuePictures:
    """Draws and caches pictures of values by depth: a line, larger values higher.

    The line ends in a dot, full for a proven value and open for a guess; there is none if the last
    depth found only a bound. A dotted line marks zero if both signs occur.
    """

    def __init__(self, texts: CandidateTexts, widget: QWidget) -> None:
        self._texts = texts
        self._widget = widget
        self._theme = LIGHT
        self._kept: dict[tuple[int, tuple[float, ...]], QIcon] = {}

    @property
    def size(self) -> QSize:
        """The size of a picture in pixels: no higher than a line of text."""
        return QSize(WIDTH, self._widget.fontMetrics().height() - 2)

    def set_theme(self, theme: Theme) -> None:
        """Use other colours, or another screen's resolution, from now on."""
        self._theme = theme
        self._kept.clear()

    def icon(self, node: CandidateNode) -> QIcon:
        """Return the picture of a row; an empty icon for fewer than two values."""
        if len(node.by_depth) < 2:
            return QIcon()
        heights = tuple(self._texts.heights(node))
        key = _dot(node), heights
        icon = self._kept.get(key)
        if icon is None:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            icon = self._kept[key] = QIcon()
            pixmap = self._drawn(*key)
            icon.addPixmap(pixmap)
            icon.addPixmap(_white(pixmap), QIcon.Mode.Selected)
        return icon

    def _drawn(self, dot: int, heights: Sequence[float]) -> QPixmap:
        ratio = self._widget.devicePixelRatioF()
        pixmap = QPixmap(self.size * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        edge = DOT + 0.5
        room = QRectF(0, 0, self.size.width(), self.size.height()).adjusted(
            edge, edge, -edge, -edge
        )
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        zero, points = line_points(heights, room)
        if zero is not None:
            painter.setPen(QPen(QColor(self._theme.faint), 1, Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(room.left(), zero), QPointF(room.right(), zero))
        pen = QPen(QColor(self._theme.text), 1.5)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline(QPolygonF(points))
        if dot != NO_DOT:
            painter.setBrush(pen.color())
            if dot == OPEN_DOT:  # the line must not show through it
                painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
                painter.drawEllipse(points[-1], DOT, DOT)
                painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
                painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(points[-1], DOT, DOT)
        painter.end()
        return pixmap


def _white(pixmap: QPixmap) -> QPixmap:
    """Return a picture in white, for a selected row."""
    found = QPixmap(pixmap)
    painter = QPainter(found)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(QRectF(QPointF(), found.deviceIndependentSize()), Qt.GlobalColor.white)
    painter.end()
    return found


def _dot(node: CandidateNode) -> int:
    score = node.candidate.score
    if score is None or score.is_mere_bound:
        return NO_DOT
    return OPEN_DOT if score.bound is Bound.HEURISTIC else FULL_DOT


def line_points(heights: Sequence[float], room: QRectF) -> tuple[float | None, list[QPointF]]:
    """Lay out values in a rectangle, evenly from left to right and larger ones higher.

    Return the height of zero, which is None if all values have one sign, and the points.
    """
    least, most = min(heights), max(heights)
    spare = max(LEAST_RANGE - (most - least), 0) / 2
    scale = room.height() / (most - least + 2 * spare)
    step = room.width() / max(len(heights) - 1, 1)

    def level(height: float) -> float:
        return room.top() + (most + spare - height) * scale

    points = [
        QPointF(room.left() + number * step, level(height)) for number, height in enumerate(heights)
    ]
    return (level(0) if least < 0 < most else None), points

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The values in the list of moves: small plates with the colour and the sign of the board's.

Each is drawn once and kept, as there are few different ones: painting the list calls no Python.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from desktop_app.kit.look.theme import LIGHT, Theme
from desktop_app.kit.values.value_kind import ValueKind, has_sign, paint_plate, paint_sign
from desktop_app.play.candidates.node import CandidateNode
from desktop_app.play.candidates.texts import CandidateTexts

HIGHER = 6
"""Pixels above and below the text together."""
AROUND = 7
"""Pixels at each side of what stands there."""
SIGN = 4
"""Half of a sign's width."""
GAP = 4
"""Pixels between sign and text."""
MOST_KEPT = 500


class Chip(NamedTuple):
    """What is drawn: a text of some kind, on a filled ground for one of the best."""

    text: str
    value_kind: ValueKind
    best: bool


class ValueChips:
    """Draws them."""

    def __init__(self, texts: CandidateTexts, widget: QWidget) -> None:
        self._texts = texts
        self._widget = widget
        self._theme = LIGHT
        self._kept: dict[Chip, QIcon] = {}

    @property
    def height(self) -> int:
        """Of each, in pixels."""
        return self._widget.fontMetrics().height() + HIGHER

    def width(self, text: str) -> int:
        """In pixels, of one with a sign."""
        return self._width(text, with_sign=True)

    def _width(self, text: str, *, with_sign: bool) -> int:
        beside = 2 * SIGN + GAP if with_sign else 0
        return QFontMetrics(self._font()).horizontalAdvance(text) + 2 * AROUND + beside + 1

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours, or for another screen, from now on."""
        self._theme = theme
        self._kept.clear()

    def icon(self, node: CandidateNode) -> QIcon:
        """The value of a row; empty where there is none yet."""
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
            for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):  # else Qt tints it
                icon.addPixmap(pixmap, mode)
        return icon

    def _font(self) -> QFont:
        font = QFont(self._widget.font())
        font.setBold(True)
        return font

    def _drawn(self, chip: Chip) -> QPixmap:
        ratio, font = self._widget.devicePixelRatioF(), self._font()
        # the text of a guess has a sign of its own, which may also be that of a bound
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

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Bars that show wins, draws and losses: small ones in table rows, and a large one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontInfo,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop_app.arena.words import count_texts, counts_text
from desktop_app.guard import guarded
from desktop_app.kit.item_views import Index
from desktop_app.kit.look.scale import HEADING, NEAR, SNUG, TIGHT, WIDE, enlarge
from desktop_app.kit.look.theme import LIGHT, Theme
from desktop_app.kit.touch.sizes import TouchRowDelegate
from desktop_app.numerals import grouped

CountsOf = Callable[[int], list[int]]
"""Takes a row of the table, and returns its losses, draws and wins."""
HATCH = 70
"""The opacity of the hatching on losses, of 255."""
BAR = 0.55
"""The share of a row's height that its bar takes."""
GOOD_BAR = 200
"""The preferred width of a bar in pixels."""
LEAST_TYPE = 9
"""The smallest type of the legend, in pixels."""
LINES = 2.4
"""The height of the large bar and its legend, in lines of text."""


def paint_counts(
    painter: QPainter, bar: QRectF, counts: Sequence[int], theme: Theme, *, numbers: bool = True
) -> None:
    """Paint wins, draws and losses from left to right, with their numbers where they fit."""
    painter.setPen(QPen(QColor(theme.line), 1))
    painter.drawRect(bar)
    total, left = sum(counts), bar.left()
    inks = (theme.base, theme.text, theme.base)
    for number, (count, ink) in enumerate(zip(counts, inks, strict=True)):
        wide = bar.width() * count / total if total else 0.0
        part = QRectF(left, bar.top(), wide, bar.height())
        paint_part(painter, part, number, theme)
        text = grouped(count)
        if numbers and count and painter.fontMetrics().horizontalAdvance(text) < wide - TIGHT:
            painter.setPen(QColor(ink))
            painter.drawText(part, Qt.AlignmentFlag.AlignCenter, text)
        left += wide


def paint_part(painter: QPainter, part: QRectF, number: int, theme: Theme) -> None:
    """Paint one part of a bar: 0 for wins, 1 for draws, 2 for losses, which are also hatched."""
    painter.fillRect(part, QColor((theme.win, theme.base, theme.loss)[number]))
    if number == 2:
        hatch = QColor(theme.base)
        hatch.setAlpha(HATCH)
        painter.fillRect(part, QBrush(hatch, Qt.BrushStyle.BDiagPattern))
    painter.setPen(QPen(QColor(theme.line), 1))
    if part.width():
        painter.drawRect(part)


@guarded
class ResultBarDelegate(TouchRowDelegate):
    """Item delegate that paints the result bar of each table row."""

    def __init__(self, parent: QWidget, counts: CountsOf) -> None:
        super().__init__(parent)
        self._counts = counts
        self.theme = LIGHT

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return super().sizeHint(option, index).expandedTo(QSize(GOOD_BAR, 0))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        blank = QStyleOptionViewItem(option)
        QStyledItemDelegate.initStyleOption(self, blank, index)
        counts = self._counts(index.row())[::-1]
        # PySide's stubs lack the attributes of style options
        rect: QRectF = QRectF(getattr(option, "rect"))  # noqa: B009
        high = rect.height() * BAR
        bar = QRectF(rect.left() + TIGHT, rect.center().y() - high / 2, rect.width() - NEAR, high)
        painter.save()
        paint_counts(painter, bar, counts, self.theme)
        painter.restore()


@guarded
class ScoreBar(QWidget):
    """The results of two players as a large bar with a legend below, readable across a room."""

    def __init__(self) -> None:
        super().__init__()
        self._counts: Sequence[int] = (0, 0, 0)
        self._theme = LIGHT
        self.setAccessibleName(self.tr("Won, drawn, lost"))
        self.setToolTip(self.tr("Games won, drawn and lost"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        enlarge(self, HEADING)

    def sizeHint(self) -> QSize:
        unit = self.fontMetrics().height()
        return QSize(self._key_width(), round(LINES * unit) + SNUG)

    def minimumSizeHint(self) -> QSize:
        """Return the height and no width; the legend gets smaller type where it lacks room."""
        return QSize(0, self.sizeHint().height())

    def set_theme(self, theme: Theme) -> None:
        """Repaint in the colours of a theme."""
        self._theme = theme
        self.update()

    def show_counts(self, counts: Sequence[int]) -> None:
        self._counts = counts[::-1]
        self.setAccessibleDescription(counts_text([*counts]))
        self.update()

    def _key_width(self, font: QFont | None = None) -> int:
        metrics = QFontMetrics(font or self.font())
        unit, advance = metrics.height(), metrics.horizontalAdvance
        return sum(advance(text) + unit + TIGHT + WIDE for text in count_texts(self._counts))

    def _key_font(self) -> QFont:
        """Return the font of the legend: the usual one, or the largest in which it fits."""
        font = QFont(self.font())
        font.setPixelSize(QFontInfo(font).pixelSize())
        while self._key_width(font) > self.width() and font.pixelSize() > LEAST_TYPE:
            font.setPixelSize(font.pixelSize() - 1)
        return font

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, unit = QPainter(self), self.fontMetrics().height()
        bar = QRectF(0.5, 0.5, self.width() - 1, 1.2 * unit)
        paint_counts(painter, bar, self._counts, self._theme, numbers=False)
        painter.setFont(self._key_font())
        metrics = painter.fontMetrics()
        unit = metrics.height()
        side, place = 0.7 * unit, QPointF(0.5, bar.bottom() + SNUG)
        for number, text in enumerate(count_texts(self._counts)):
            swatch = QRectF(place.x(), place.y() + (unit - side) / 2, side, side)
            paint_part(painter, swatch, number, self._theme)
            wide = metrics.horizontalAdvance(text)
            painter.setPen(QColor(self._theme.text))
            words = QRectF(swatch.right() + TIGHT, place.y(), wide + 1, unit)
            painter.drawText(words, Qt.AlignmentFlag.AlignLeft, text)
            place.setX(words.right() + WIDE)
        painter.end()

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A line of text that never widens its window, and wrapped texts of a constant height."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from desktop_app.guard import guarded
from desktop_app.kit.screen_reader import spoken

WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft


def even_lines(text: str, metrics: QFontMetrics) -> Sequence[str]:
    """Return the two lines of a text, broken at the space that makes them most even.

    A text without a space has one line.
    """
    words = text.split(" ")
    breaks = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    return min(breaks, key=lambda lines: width_of(lines, metrics), default=(text,))


def width_of(lines: Sequence[str], metrics: QFontMetrics) -> int:
    """Return the width of the longest line in pixels."""
    return max(map(metrics.horizontalAdvance, lines), default=0)


@guarded
class ElidedLabel(QLabel):
    """A line of text, shortened or elided if it does not fit; the tooltip has the whole text.

    Attributes:
        whole: the whole text.
        short: what to show instead if the whole text does not fit; may be empty.
        tip: the rest of the tooltip.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.whole = self.tip = self.short = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        """Return the height of a line and no width, so that no text widens the window."""
        return QSize(0, self.sizeHint().height())

    def show_whole(self, text: str) -> None:
        """Set the text."""
        if text != self.whole:
            self.whole = text
            self.setToolTip("\n\n".join(filter(None, (text, self.tip))))
            self.setAccessibleName(spoken(text))
            self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Elide the text again in another font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as much of the text as fits."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        metrics, end = self.fontMetrics(), Qt.TextElideMode.ElideRight
        room = self.contentsRect().width()
        fits = metrics.horizontalAdvance(self.whole) <= room
        shown = self.whole if fits or not self.short else self.short
        self.setText(metrics.elidedText(shown, end, room))


@guarded
class RoomyLabel(QLabel):
    """A wrapped text with room for the highest of several texts.

    Nothing around it moves when one of them takes the place of another.
    """

    _possible: tuple[str, ...] = ()  # Qt also calls during construction

    def __init__(self) -> None:
        super().__init__()
        self._heights: dict[int, int] = {}
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)

    def reserve(self, possible: Sequence[str]) -> None:
        """Reserve room for any of these texts; for none, the height follows the text shown."""
        if tuple(possible) != self._possible:
            self._possible = tuple(possible)
            self._heights.clear()
            self.updateGeometry()

    @property
    def has_room(self) -> bool:
        """Whether there is room reserved for a text."""
        return any(self._possible)

    def heightForWidth(self, width: int) -> int:
        """Return the height of the highest text at a width in pixels."""
        own = super().heightForWidth(width)
        if not self._possible:
            return own
        if width not in self._heights:
            metrics, room = self.fontMetrics(), QRect(0, 0, max(width, 1), 0)
            rects = (metrics.boundingRect(room, WRAPPED, text) for text in self._possible)
            self._heights[width] = max(rect.height() for rect in rects)
        return max(own, self._heights[width])

    def changeEvent(self, event: QEvent) -> None:
        """Measure the texts again in another font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self._possible:
            self._heights.clear()
            self.updateGeometry()

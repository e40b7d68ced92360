# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A line of text that never widens its window, and a text broken into two even lines."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from desktop_app.guard import guarded


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
            self.setAccessibleName(text)
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

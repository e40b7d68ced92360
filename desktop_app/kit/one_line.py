# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A text of one line that never makes its window wider."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from desktop_app.guard import guarded


@guarded
class OneLine(QLabel):
    """A text in one line, whose end is left out where there is no room; the tip has all of it.

    Attributes:
        whole: all of the text.
        tip: what the tip says besides.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.whole = self.tip = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        """One line high and without a width, so that no text makes the window wider."""
        return QSize(0, self.sizeHint().height())

    def show_whole(self, text: str) -> None:
        """Show a text."""
        if text != self.whole:
            self.whole = text
            self.setToolTip("\n\n".join(filter(None, (text, self.tip))))
            self.setAccessibleName(text)
            self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Fit the text to another font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as much as there is room for."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        end = Qt.TextElideMode.ElideRight
        self.setText(self.fontMetrics().elidedText(self.whole, end, self.width()))

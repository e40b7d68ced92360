# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A choice that a mouse wheel passing over it does not change."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox

WIDENS = Qt.ItemDataRole.UserRole + 1
ROW_HEIGHT = 34
"""Pixels of a row in the list that opens: enough for a finger."""


class StillBox(QComboBox):
    """A combo box for settings that take effect at once."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Let the wheel be."""
        event.ignore()

    def add_choice(self, text: str, value: object, tip: str = "", *, widens: bool = True) -> None:
        """Add a row that a finger can hit; `widens` tells whether the closed box grows for it."""
        self.addItem(text, value)
        row = self.count() - 1
        self.setItemData(row, QSize(0, ROW_HEIGHT), Qt.ItemDataRole.SizeHintRole)
        if tip:
            self.setItemData(row, tip, Qt.ItemDataRole.ToolTipRole)
        self.setItemData(row, widens, WIDENS)

    def sizeHint(self) -> QSize:
        """As wide as the widest row that the box grows for."""
        return self._narrowed(super().sizeHint())

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self._narrowed(super().minimumSizeHint())

    def _narrowed(self, hint: QSize) -> QSize:
        advance = self.fontMetrics().horizontalAdvance
        widths = [
            (advance(self.itemText(i)), self.itemData(i, WIDENS)) for i in range(self.count())
        ]
        widest = max((width for width, _ in widths), default=0)
        counted = max((width for width, widens in widths if widens), default=widest)
        return QSize(hint.width() - widest + counted, hint.height())

    def showPopup(self) -> None:
        """Open the list, as wide as its rows."""
        view = self.view()
        view.setMinimumWidth(view.sizeHintForColumn(0) + 2 * view.frameWidth())
        super().showPopup()

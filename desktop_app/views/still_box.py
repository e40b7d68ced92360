# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A choice that a mouse wheel passing over it does not change."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox

ROW_HEIGHT = 34
"""Pixels of a row in the list that opens: enough for a finger."""


class StillBox(QComboBox):
    """A combo box for settings that take effect at once."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Let the wheel be."""
        event.ignore()

    def add_choice(self, text: str, value: object, tip: str = "") -> None:
        """Add a row that a finger can hit."""
        self.addItem(text, value)
        row = self.count() - 1
        self.setItemData(row, QSize(0, ROW_HEIGHT), Qt.ItemDataRole.SizeHintRole)
        if tip:
            self.setItemData(row, tip, Qt.ItemDataRole.ToolTipRole)

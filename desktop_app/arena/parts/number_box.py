# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Numbers that a mouse wheel passing over them does not change."""

from __future__ import annotations

from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QDoubleSpinBox, QSpinBox

from desktop_app.guard import guarded


@guarded
class CountBox(QSpinBox):
    """A whole number."""

    def __init__(self, least: int, most: int, value: int) -> None:
        super().__init__()
        self.setRange(least, most)
        self.setValue(value)
        self.setGroupSeparatorShown(True)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Let the wheel be: it scrolls the page."""
        event.ignore()


@guarded
class AmountBox(QDoubleSpinBox):
    """A number that may have a fraction."""

    def __init__(self) -> None:
        super().__init__()
        self.setGroupSeparatorShown(True)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Let the wheel be: it scrolls the page."""
        event.ignore()

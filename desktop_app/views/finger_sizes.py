# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Controls that a finger meets, in rows that are no wider than their texts need."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QLineEdit, QPushButton, QWidget

from desktop_app.views.roomy_rows import RoomyRows

FINGER = 34
"""Pixels that a finger meets."""
AROUND, ARROW = 20, 22
"""Pixels beside a button's text, and for a picture or an arrow."""


def fit_for_fingers(page: QWidget) -> None:
    """Make all controls of a page high enough, and its buttons as narrow as they can be."""
    for kind in (QPushButton, QComboBox, QAbstractSpinBox, QLineEdit):
        for widget in page.findChildren(kind):
            if not isinstance(widget.parent(), QAbstractSpinBox):
                widget.setMinimumHeight(FINGER)
    for box in page.findChildren(QComboBox):
        box.setItemDelegate(RoomyRows(box))
    for button in page.findChildren(QPushButton):
        room = AROUND + (ARROW if button.menu() or not button.icon().isNull() else 0)
        button.setMinimumWidth(button.fontMetrics().horizontalAdvance(button.text()) + room)

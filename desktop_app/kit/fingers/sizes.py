# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Controls that a finger meets, in rows that are no wider than their texts need."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSize
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QPushButton,
    QSlider,
    QStyleOptionViewItem,
    QWidget,
)

from desktop_app.guard import guarded
from desktop_app.kit.fingers.high_rows import HighRows
from desktop_app.kit.fingers.used import FINGER, high_enough
from desktop_app.kit.look.type_size import TypeFollower
from desktop_app.kit.model_index import Index

CHECK = "\N{CHECK MARK}"
AROUND, ARROW = 20, 22
"""Pixels beside a button's text, and for a picture or an arrow."""


@guarded
class FingerRows(HighRows):
    """Rows of a list, each as high as a finger needs it."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """The usual width."""
        return super().sizeHint(option, index).expandedTo(QSize(0, FINGER))


def show_check(button: QAbstractButton) -> None:
    """Have a button that can be checked say so by a sign, not by its shade alone."""
    text, key = button.text(), button.shortcut()
    button.setAccessibleName(button.accessibleName() or text)

    def show(checked: bool) -> None:
        button.setText(f"{CHECK} {text}" if checked else text)
        button.setShortcut(key)  # which Qt forgets with the text

    button.toggled.connect(show)
    show(button.isChecked())

    def fit() -> None:
        wide = button.fontMetrics().horizontalAdvance(f"{CHECK} {text}")
        button.setMinimumWidth(wide + AROUND)  # what is beside it stays where it is

    TypeFollower(button, fit)


def fit_for_fingers(page: QWidget) -> None:
    """Make all controls of a page high enough, and its buttons as narrow as they can be."""
    for kind in (QPushButton, QComboBox, QAbstractSpinBox, QLineEdit, QSlider):
        for widget in page.findChildren(kind):
            if not isinstance(widget.parent(), QAbstractSpinBox):
                high_enough(widget)
    for box in page.findChildren(QComboBox):
        box.setItemDelegate(FingerRows(box))
    for button in page.findChildren(QPushButton):
        TypeFollower(button, partial(_fit_width, button, button.minimumWidth()))


def _fit_width(button: QPushButton, least: int) -> None:
    room = AROUND + (ARROW if button.menu() or not button.icon().isNull() else 0)
    wide = button.fontMetrics().horizontalAdvance(button.text()) + room
    button.setMinimumWidth(max(wide, least))

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Rows that a finger can hit."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QObject, QSize, Slot
from PySide6.QtWidgets import QMenu, QStyledItemDelegate, QStyleOptionViewItem, QTreeView

from desktop_app.guard import guarded
from desktop_app.kit.fingers.used import FINGER, finger_sizes
from desktop_app.kit.model_index import Index

ROOM = 10


@guarded
class HighRows(QStyledItemDelegate):
    """Qt's own cells, some pixels higher; where fingers are used, as high as they need."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        finger_sizes.changed.connect(self._measure)

    @Slot()
    def _measure(self) -> None:
        self.sizeHintChanged.emit(QModelIndex())

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """The usual size and some room."""
        found = super().sizeHint(option, index) + QSize(0, ROOM)
        return found.expandedTo(QSize(0, FINGER)) if finger_sizes.are_large else found


def room_of_rows(view: QTreeView, count: int, *, titles: bool = False) -> int:
    """Pixels of height in which a list shows so many rows, and the titles of its columns."""
    high = max(view.fontMetrics().height(), view.iconSize().height()) + ROOM
    row = max(high, FINGER) if finger_sizes.are_large else high
    above = view.header().sizeHint().height() if titles else 0
    return count * row + above + 2 * view.frameWidth()


def with_high_rows(menu: QMenu) -> QMenu:
    """The same menu with rows that a finger meets."""
    menu.setStyleSheet(
        "QMenu::item { padding: 13px 26px 13px 16px; }"
        "QMenu::item:selected { background: palette(highlight); color: palette(highlighted-text); }"
    )
    return menu

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Table model and list view shared by the lists of the arena; the view can be scrolled by touch."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractTableModel, QModelIndex, Qt
from PySide6.QtWidgets import QAbstractItemView, QTreeView

from desktop_app.guard import guarded
from desktop_app.kit.item_views import Index
from desktop_app.kit.touch.scroll import enable_touch_scrolling
from desktop_app.kit.touch.sizes import TouchRowDelegate

Role = Qt.ItemDataRole
SHOWN = (Role.DisplayRole, Role.AccessibleTextRole, Role.ToolTipRole)


@guarded
class TextTable(QAbstractTableModel):
    """Table model of text rows with column titles."""

    def __init__(self, titles: Sequence[str]) -> None:
        super().__init__()
        self.titles = titles

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self.titles)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole
    ) -> object:
        if role == Role.DisplayRole and orientation is Qt.Orientation.Horizontal:
            return self.titles[section]
        return None


def list_view(name: str, tip: str) -> QTreeView:
    """Return a list view that can be scrolled by touch."""
    view = QTreeView()
    enable_touch_scrolling(view)
    view.setRootIsDecorated(False)
    view.setUniformRowHeights(True)
    view.setAllColumnsShowFocus(True)
    view.setItemDelegate(TouchRowDelegate(view))
    view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    view.setAccessibleName(name)
    view.setToolTip(tip)
    return view

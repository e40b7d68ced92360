# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the lists of the arena share: rows of texts below titles, in a view that fingers scroll."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractTableModel, QModelIndex, Qt
from PySide6.QtWidgets import QAbstractItemView, QTreeView

from desktop_app.guard import guarded
from desktop_app.kit.fingers.scroll import scroll_by_finger
from desktop_app.kit.fingers.sizes import FingerRows
from desktop_app.kit.item_views import Index

Role = Qt.ItemDataRole
SHOWN = (Role.DisplayRole, Role.AccessibleTextRole, Role.ToolTipRole)


@guarded
class Table(QAbstractTableModel):
    """Rows of texts below their titles."""

    def __init__(self, titles: Sequence[str]) -> None:
        super().__init__()
        self.titles = titles

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """One for each title."""
        return 0 if parent.isValid() else len(self.titles)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole
    ) -> object:
        """The titles."""
        if role == Role.DisplayRole and orientation is Qt.Orientation.Horizontal:
            return self.titles[section]
        return None


def list_view(name: str, tip: str) -> QTreeView:
    """A list that fingers scroll."""
    view = QTreeView()
    scroll_by_finger(view)
    view.setRootIsDecorated(False)
    view.setUniformRowHeights(True)
    view.setAllColumnsShowFocus(True)
    view.setItemDelegate(FingerRows(view))
    view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    view.setAccessibleName(name)
    view.setToolTip(tip)
    return view

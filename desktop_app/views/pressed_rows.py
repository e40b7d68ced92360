# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A tree whose rows can be pressed by a screen reader.

The one action that Qt gives a row's cell is to select that cell, or to let go of it. Here keyboard
and mouse always select whole rows; so a cell that is selected or let go by itself was pressed.
"""

from __future__ import annotations

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtWidgets import QAbstractItemView, QTreeView

from desktop_app.guard import guarded
from desktop_app.models.candidate_model import Index

SelectionFlag = QItemSelectionModel.SelectionFlag


@guarded
class PressedRows(QTreeView):
    """Selects row by row.

    Signals:
        rowPressed: a `QModelIndex` of the row that was pressed.
    """

    rowPressed = Signal(QModelIndex)

    def __init__(self) -> None:
        super().__init__()
        self._pressed = QPersistentModelIndex()
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)

    def selectionCommand(
        self,
        index: Index,
        event: QEvent | None = None,  # noqa: ARG002
    ) -> QItemSelectionModel.SelectionFlag:
        """Whole rows, whatever chooses one."""
        if not index.isValid():
            return SelectionFlag.Clear
        return SelectionFlag.ClearAndSelect | SelectionFlag.Rows

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        """Tell a press from a choice."""
        super().selectionChanged(selected, deselected)
        left = self.selectionModel().selectedIndexes()
        changed = selected.indexes() or deselected.indexes()
        columns = self.model().columnCount()
        if len(changed) == 1 < columns and len(left) in (1, columns - 1):
            self._pressed = QPersistentModelIndex(changed[0].siblingAtColumn(0))
            QTimer.singleShot(0, self._tell)  # the caller still stands in the tree

    @Slot()
    def _tell(self) -> None:
        pressed, self._pressed = self._pressed, QPersistentModelIndex()
        if pressed.isValid():
            index = self.model().index(pressed.row(), 0, pressed.parent())
            self.setCurrentIndex(index)
            self.selectionModel().select(index, self.selectionCommand(index))
            self.rowPressed.emit(index)

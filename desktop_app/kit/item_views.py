# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A tree for item models whose rows a screen reader can press and whose changes it announces.

The only action that Qt gives a cell is to select or deselect that cell. Keyboard and mouse always
select whole rows here, so a cell that is selected or deselected by itself was pressed.

Screen readers remember the text of a cell until they are told that it has changed, which Qt does
for the current cell only. Here they are told about all cells in sight and, for the other rows,
about the first cell, which has the text of the whole row; soon after a change, and only while a
screen reader is running. A cell that changes back to a former text is announced as well: the reader
may have read something else in the meantime.
"""

from __future__ import annotations

from PySide6 import QtGui
from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtWidgets import QAbstractItemView, QTreeView

from desktop_app.guard import guarded
from desktop_app.kit.screen_reader import notify_child

Index = QModelIndex | QPersistentModelIndex


CHANGES_MS = 200
"""The shortest time between two announcements of changes."""
REST_MS = 150
"""After so long without scrolling, the rows move until the first one is whole."""
HIGHEST = 16_777_215
"""Qt's limit for any length."""
Cell = tuple[int, int, int]
"""The id of a cell's parent, its row and its column."""
SelectionFlag = QItemSelectionModel.SelectionFlag


@guarded
class PressableRows(QTreeView):
    """A tree that selects whole rows, and can be pressed by a screen reader.

    Signals:
        rowPressed: a `QModelIndex` of the row that was pressed.
    """

    rowPressed = Signal(QModelIndex)

    def __init__(self) -> None:
        super().__init__()
        self._pressed = QPersistentModelIndex()
        self._announced: dict[Cell, str] = {}
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(CHANGES_MS)
        self._soon.timeout.connect(self._announce_changes)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)

    def setModel(self, model: QAbstractItemModel | None) -> None:
        """Show a model, and follow its changes."""
        super().setModel(model)
        if model is not None:
            model.dataChanged.connect(self._forget_changed)
            for changed in (model.rowsInserted, model.layoutChanged):
                changed.connect(self._announce_soon)
            for others in (model.rowsInserted, model.rowsRemoved, model.modelReset):
                others.connect(self._forget)

    @Slot()
    def _forget(self) -> None:
        """Forget what was announced: rows were added or removed."""
        self._announced.clear()

    @Slot(QModelIndex, QModelIndex)
    def _forget_changed(self, top: QModelIndex, bottom: QModelIndex) -> None:
        """Forget the cells whose text has changed, for however short a time."""
        for row in range(top.row(), bottom.row() + 1):
            for column in range(top.column(), bottom.column() + 1):
                cell = top.internalId(), row, column
                if cell in self._announced and self._announced[cell] != _accessible_text(
                    top.sibling(row, column)
                ):
                    del self._announced[cell]
        self._announce_soon()

    def show_titles(self, shown: bool) -> None:
        """Show the header, or make it 0 pixels high: hidden it would stop sizing the columns."""
        most = HIGHEST if shown else 0
        if self.header().maximumHeight() != most:
            self.header().setMaximumHeight(most)
            self.updateGeometries()

    @Slot()
    def _announce_soon(self) -> None:
        if QtGui.QAccessible.isActive() and not self._soon.isActive():
            self._soon.start()

    @Slot()
    def _announce_changes(self) -> None:
        """Announce the cells whose text differs from what was announced last."""
        model, room = self.model(), self.viewport().rect()
        columns = [n for n in range(model.columnCount()) if not self.isColumnHidden(n)]
        index, row = model.index(0, 0), 1  # the first row is the header's
        while index.isValid():
            in_sight = room.intersects(self.visualRect(index))
            for column in columns if in_sight else columns[:1]:
                self._announce_cell(
                    index.siblingAtColumn(column), row * model.columnCount() + column
                )
            index, row = self.indexBelow(index), row + 1

    def _announce_cell(self, index: QModelIndex, child: int) -> None:
        text, cell = _accessible_text(index), (index.internalId(), index.row(), index.column())
        if self._announced.get(cell, "") != text:
            self._announced[cell] = text
            notify_child(self, QtGui.QAccessible.Event.NameChanged, child)

    def selectionCommand(
        self,
        index: Index,
        event: QEvent | None = None,  # noqa: ARG002
    ) -> QItemSelectionModel.SelectionFlag:
        """Select whole rows, whatever the input."""
        if not index.isValid():
            return SelectionFlag.Clear
        return SelectionFlag.ClearAndSelect | SelectionFlag.Rows

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        """Detect a press by a screen reader."""
        super().selectionChanged(selected, deselected)
        left = self.selectionModel().selectedIndexes()
        changed = selected.indexes() or deselected.indexes()
        columns = self.model().columnCount()
        if len(changed) == 1 < columns and len(left) in (1, columns - 1):
            self._pressed = QPersistentModelIndex(changed[0].siblingAtColumn(0))
            QTimer.singleShot(0, self, self._press)  # the caller is still using the tree

    @Slot()
    def _press(self) -> None:
        pressed, self._pressed = self._pressed, QPersistentModelIndex()
        if pressed.isValid():
            index = self.model().index(pressed.row(), 0, pressed.parent())
            self.setCurrentIndex(index)
            self.selectionModel().select(index, self.selectionCommand(index))
            self.rowPressed.emit(index)


@guarded
class WholeRows(PressableRows):
    """Rows that always come to rest with a whole first row."""

    def __init__(self) -> None:
        super().__init__()
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self._come_to_rest)
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self._await_rest)
        bar.rangeChanged.connect(self._extend)

    @Slot()
    def _extend(self) -> None:
        """Extend the range so that the first row can be whole at the end, too.

        Qt announces a smaller range before it moves the rows into it.
        """
        bar = self.verticalScrollBar()
        if bar.maximum() > 0:
            bar.setMaximum(bar.maximum() + self._cut(bar.maximum())[1])

    def show_whole(self, index: Index) -> None:
        """Scroll as little as it takes to show a row, with a whole first row."""
        self.scrollTo(index)
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + self._cut(bar.value())[1])

    def _cut(self, value: int) -> tuple[int, int]:
        """Return how much of the first row is hidden and seen at a value of the scroll bar.

        Both are 0 if that row is whole.
        """
        down = value - self.verticalScrollBar().value()
        room = self.visualRect(self.indexAt(QPoint(self.viewport().width() // 2, down)))
        hidden = down - room.top()
        return (hidden, room.height() - hidden) if hidden > 0 and room.isValid() else (0, 0)

    @Slot()
    def _await_rest(self) -> None:
        self._rest.start()

    @Slot()
    def _come_to_rest(self) -> None:
        """Move the rows to the nearest place where the first one is whole."""
        bar = self.verticalScrollBar()
        if bar.isSliderDown() or self._is_rolling():
            self._rest.start()
            return
        hidden, seen = self._cut(bar.value())
        bar.setValue(bar.value() + (seen if seen <= hidden else -hidden))

    def _is_rolling(self) -> bool:
        """Return whether a finger is moving the rows, or has flung them."""
        from PySide6.QtWidgets import QScroller

        viewport, still = self.viewport(), QScroller.State.Inactive
        return QScroller.hasScroller(viewport) and QScroller.scroller(viewport).state() != still


def _accessible_text(index: QModelIndex) -> str:
    """Return the text of a cell for screen readers."""
    return index.data(Qt.ItemDataRole.AccessibleTextRole) or index.data() or ""

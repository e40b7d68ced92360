# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A table model of the board's places, and notifications for screen readers when it changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6 import QtGui
from PySide6.QtCore import QAbstractTableModel, QModelIndex, Qt
from PySide6.QtWidgets import QTableView

from desktop_app.boards.kind import BoardKind
from desktop_app.boards.picture import BoardPicture
from desktop_app.guard import guarded
from desktop_app.kit.item_views import Index
from desktop_app.kit.screen_reader import notify_child

PlaceText = Callable[[int], str]
"""Returns the text of a place, given its number."""


class PlaceTable(Protocol):
    """A numbered table of places, in reading order; equal for boards that look the same."""

    @property
    def columns(self) -> int:
        """The number of columns."""
        ...

    @property
    def rows(self) -> int:
        """The number of rows."""
        ...

    def seen(self, place: int) -> int:
        """Map a place to where it appears on a turned board, and back."""
        ...

    def column_text(self, column: int) -> str:
        """Return the label of a column."""
        ...

    def row_text(self, row: int) -> str:
        """Return the label of a row."""
        ...


@guarded
class BoardModel(QAbstractTableModel):
    """A table model of the board's places; the view paints the whole board itself."""

    def __init__(
        self, places: PlaceTable, place_text: PlaceText, tip_text: PlaceText | None = None
    ) -> None:
        """Show places with their accessible texts and their tooltips."""
        super().__init__()
        self._places = places
        self._place_text, self._tip_text = place_text, tip_text

    def set_places(self, places: PlaceTable) -> None:
        """Show other places, perhaps of another board."""
        if places != self._places:
            self.beginResetModel()
            self._places = places
            self.endResetModel()
        else:
            last = self.index(self.rowCount() - 1, self.columnCount() - 1)
            self.dataChanged.emit(self.index(0, 0), last, [Qt.ItemDataRole.AccessibleTextRole])

    def place(self, index: Index) -> int:
        """Return the place number of an index; -1 for an invalid index."""
        at = index.row() * self._places.columns + index.column()
        return self._places.seen(at) if index.isValid() else -1

    def index_of(self, place: int) -> QModelIndex:
        """Return the index of a place."""
        row, column = divmod(self._places.seen(place), self._places.columns)
        return self.index(row, column)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else self._places.rows

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else self._places.columns

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        """Return the text of a place (as display and accessible text) or its tooltip, or None."""
        if role == Qt.ItemDataRole.ToolTipRole and self._tip_text is not None:
            return self._tip_text(self.place(index)) or None
        wanted = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
        return self._place_text(self.place(index)) if index.isValid() and role in wanted else None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> str | None:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        places = self._places
        if orientation is Qt.Orientation.Vertical:
            return places.row_text(places.seen(section * places.columns) // places.columns)
        return places.column_text(places.seen(section) % places.columns)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Make every place reachable by keyboard and selectable by screen readers."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


def notify_focus(board: QTableView, kind: BoardKind, place: int) -> None:
    """Tell screen readers which place has the keyboard cursor; -1 for none."""
    if place >= 0:
        notify_child(board, QtGui.QAccessible.Event.Focus, _child(kind, place))


def notify_changed_places(
    board: QTableView, kind: BoardKind, before: BoardPicture, now: BoardPicture
) -> None:
    """Tell screen readers which places changed their text, unless the game is another one."""
    is_same = before.position.game == now.position.game
    if is_same and before != now and QtGui.QAccessible.isActive():
        for place in range(kind.columns * kind.rows):
            if kind.accessible_text(before, place) != kind.accessible_text(now, place):
                notify_child(board, QtGui.QAccessible.Event.NameChanged, _child(kind, place))


def _child(kind: BoardKind, place: int) -> int:
    """Return the number of a place among the table's accessible children, headers included."""
    row, column = divmod(kind.seen(place), kind.columns)
    return (row + 1) * (kind.columns + 1) + column + 1

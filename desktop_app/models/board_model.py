# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The board as a table of cells: what keyboards and screen readers walk through."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QAbstractTableModel, QModelIndex, Qt

from desktop_app.games.lines.game import LineGame, LinePosition
from desktop_app.guard import guarded
from desktop_app.models.candidate_model import Index

CellText = Callable[[int], str]
"""What is said of a cell, by its number."""


@guarded
class BoardModel(QAbstractTableModel):
    """Rows and columns of the board; the view paints it itself, in one go."""

    def __init__(self, game: LineGame, cell_text: CellText) -> None:
        super().__init__()
        self._game = game
        self._cell_text = cell_text

    def set_position(self, position: LinePosition) -> None:
        """Show another position, perhaps of another board."""
        if position.game != self._game:
            self.beginResetModel()
            self._game = position.game
            self.endResetModel()
        else:
            last = self.index(self.rowCount() - 1, self.columnCount() - 1)
            self.dataChanged.emit(self.index(0, 0), last, [Qt.ItemDataRole.AccessibleTextRole])

    def cell(self, index: Index) -> int:
        """The number of an index's cell."""
        return index.row() * self._game.columns + index.column()

    def index_of(self, cell: int) -> QModelIndex:
        """The index of a cell."""
        row, column = divmod(cell, self._game.columns)
        return self.index(row, column)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """The board's rows."""
        return 0 if parent.isValid() else self._game.rows

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """The board's columns."""
        return 0 if parent.isValid() else self._game.columns

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        """The cell in words."""
        wanted = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
        return self._cell_text(self.cell(index)) if index.isValid() and role in wanted else None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> str | None:
        """What stands below a column, or beside a row."""
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation is Qt.Orientation.Vertical:
            return str(self._game.rows - section)
        return str(section + 1) if self._game.gravity else chr(ord("a") + section)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Cells can be walked to and chosen."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

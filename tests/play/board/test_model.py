# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later

from dataclasses import dataclass

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from desktop_app.play.board.model import BoardModel

pytestmark = pytest.mark.usefixtures("qapp")


@dataclass(frozen=True)
class Table:
    columns: int
    rows: int
    is_turned: bool = False

    def seen(self, place: int) -> int:
        return self.columns * self.rows - 1 - place if self.is_turned else place

    def column_text(self, column: int) -> str:
        return chr(ord("a") + column)

    def row_text(self, row: int) -> str:
        return str(self.rows - row)


WIDE = Table(5, 3)
HIGH = Table(2, 7)


@pytest.fixture
def model() -> BoardModel:
    made = BoardModel(WIDE, lambda cell: f"cell {cell}")
    QAbstractItemModelTester(made, QAbstractItemModelTester.FailureReportingMode.Warning, made)
    return made


def test_it_has_the_boards_rows_and_columns(model: BoardModel) -> None:
    assert (model.rowCount(), model.columnCount()) == (3, 5)
    assert model.rowCount(model.index(0, 0)) == 0
    assert model.columnCount(model.index(0, 0)) == 0


def test_cells_are_numbered_as_one_reads(model: BoardModel) -> None:
    assert [model.place(model.index(r, c)) for r in range(3) for c in range(5)] == list(range(15))
    for cell in range(15):
        assert model.place(model.index_of(cell)) == cell
    top_right = model.index_of(4)
    assert (top_right.row(), top_right.column()) == (0, 4)
    assert model.place(QModelIndex()) == -1
    headers = (Qt.Orientation.Horizontal, 4), (Qt.Orientation.Vertical, 0)
    assert [model.headerData(at, side) for side, at in headers] == ["e", "3"]


def test_a_table_that_is_turned_is_walked_through_as_it_is_seen(model: BoardModel) -> None:
    model.set_places(Table(5, 3, is_turned=True))
    assert model.place(model.index(0, 0)) == 14
    corner = model.index_of(0)
    assert (corner.row(), corner.column()) == (2, 4)
    headers = (Qt.Orientation.Horizontal, 4), (Qt.Orientation.Vertical, 0)
    assert [model.headerData(at, side) for side, at in headers] == ["a", "1"]


def test_another_board_lays_the_cells_anew(model: BoardModel) -> None:
    resets: list[bool] = []
    model.modelReset.connect(lambda: resets.append(True))
    model.set_places(Table(5, 3))
    assert resets == []
    model.set_places(HIGH)
    assert resets == [True]
    assert (model.rowCount(), model.columnCount()) == (7, 2)
    assert model.place(model.index_of(13)) == 13


def test_another_position_on_the_same_board_changes_what_all_cells_say(model: BoardModel) -> None:
    changed: list[tuple[int, int]] = []

    def note(first: QModelIndex, last: QModelIndex) -> None:
        changed.append((model.place(first), model.place(last)))

    model.dataChanged.connect(note)
    model.set_places(WIDE)
    assert changed == [(0, 14)]


def test_cells_are_said_in_words_and_in_words_only(model: BoardModel) -> None:
    index = model.index_of(7)
    assert model.data(index, Qt.ItemDataRole.AccessibleTextRole) == "cell 7"
    assert model.data(index, Qt.ItemDataRole.DisplayRole) == "cell 7"
    assert model.data(index, Qt.ItemDataRole.DecorationRole) is None
    assert model.data(QModelIndex()) is None


def test_cells_can_be_walked_to_but_not_edited(model: BoardModel) -> None:
    flags = model.flags(model.index_of(7))
    assert flags & Qt.ItemFlag.ItemIsEnabled
    assert flags & Qt.ItemFlag.ItemIsSelectable
    assert not flags & Qt.ItemFlag.ItemIsEditable
    assert model.flags(QModelIndex()) == Qt.ItemFlag.NoItemFlags

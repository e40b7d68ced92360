# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The columns of the list of moves share what room there is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QStyle, QTreeView, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.kit.look.theme import DARK
from desktop_app.play.history.model import COLUMNS, MOVE, NOTE, PLY, VALUE, WHO
from desktop_app.play.history.panel import HistoryColumns
from tests.calm import settle
from tests.driver import Driver


@pytest.fixture
def rows(qtbot: QtBot) -> Iterator[QTreeView]:
    """A list of moves that leaves its size to the test."""
    around = QWidget()
    qtbot.addWidget(around)
    made = QTreeView(around)
    made.setModel(QStandardItemModel(3, COLUMNS, made))
    around.show()
    yield made
    around.close()


@pytest.fixture
def columns(rows: QTreeView) -> HistoryColumns:
    model = rows.model()
    assert isinstance(model, QStandardItemModel)
    made = HistoryColumns(rows, model)
    made.fit_type()
    return made


def test_the_narrowest_list_hides_only_the_player(rows: QTreeView, columns: HistoryColumns) -> None:
    bar = rows.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
    around = 2 * rows.frameWidth() + bar
    needed = sum(rows.columnWidth(column) for column in (PLY, MOVE, VALUE))
    assert needed <= columns.least_width() <= needed + around
    columns.fit_width(columns.least_width())
    assert rows.isColumnHidden(WHO)
    columns.fit_width(columns.good_width())
    assert not rows.isColumnHidden(WHO)


def test_who_moved_is_shown_only_where_notes_have_room_too(
    rows: QTreeView, columns: HistoryColumns
) -> None:
    title = rows.fontMetrics().horizontalAdvance("Note")
    for width in range(columns.least_width(), columns.good_width() + 1):
        rows.resize(width, 200)
        columns.fit_width(width)
        columns.fill()
        assert rows.isColumnHidden(WHO) or rows.columnWidth(NOTE) > title


def test_the_notes_take_the_remaining_width(rows: QTreeView, columns: HistoryColumns) -> None:
    rows.resize(columns.good_width() + 100, 200)
    settle()
    before = rows.columnWidth(NOTE)
    rows.setColumnWidth(MOVE, rows.columnWidth(MOVE) + 30)
    settle()
    assert rows.columnWidth(NOTE) == before - 30 > 0
    assert rows.horizontalScrollBar().maximum() == 0


def value_cell(driver: Driver, row: int) -> set[str]:
    """The colours of a row's value in the list of moves."""
    (rows,) = driver.window.history_panel.findChildren(QTreeView)
    place = rows.visualRect(driver.window.history.index(row, VALUE))
    image = rows.viewport().grab(place).toImage()
    places = ((x, y) for x in range(image.width()) for y in range(image.height()))
    return {image.pixelColor(*at).name() for at in places}


def test_values_are_tags_in_the_colours_of_their_kind(driver: Driver) -> None:
    driver.analyse()
    driver.begin("tic-tac-toe", "b2b1")  # the answer loses
    driver.wait_values()
    driver.window.set_theme(DARK)
    driver.settle()
    draw, win = value_cell(driver, 0), value_cell(driver, 1)
    assert {DARK.draw_pale, DARK.draw} <= draw
    assert {DARK.win_pale, DARK.win} <= win
    assert DARK.win_pale not in draw

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Readers remember what a row says until they are told that it says something else."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QItemSelectionModel, QModelIndex
from PySide6.QtGui import QAccessible, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QTreeView
from pytestqt.qtbot import QtBot

from desktop_app.core.scales import Scale
from desktop_app.kit import item_views
from desktop_app.kit.item_views import PressableRows
from tests.calm import pass_time, settle
from tests.driver import Driver, named

Told = tuple[QTreeView, QAccessible.Event, int]
NAME = QAccessible.Event.NameChanged


@pytest.fixture
def listened_to() -> Iterator[None]:
    before = QAccessible.isActive()
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(before)


@pytest.mark.usefixtures("listened_to")
def test_rows_announce_new_values(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    told = noted(monkeypatch)
    driver.analyse()
    driver.begin("tic-tac-toe", "a3b3a2b2")  # a draw alone is told alike on these scales
    driver.wait_values()
    driver.wait(lambda: said(told, driver.tree, 1))
    told.clear()
    driver.window.display.next_scale()
    driver.wait(lambda: said(told, driver.tree, 1))


@pytest.mark.usefixtures("listened_to")
def test_rows_of_another_position_are_announced_even_with_equal_texts(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They may have been read before their values came."""
    told = noted(monkeypatch)
    driver.analyse()
    for _ in range(2):
        driver.begin("tic-tac-toe", "a3b3a2b2")
        driver.wait_values()
        driver.wait(lambda: all(said(told, driver.tree, row) for row in range(1, 6)))
        told.clear()


@pytest.mark.usefixtures("listened_to")
def test_a_row_that_returns_to_an_earlier_text_is_announced(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may have been read in between."""
    told = noted(monkeypatch)
    driver.analyse()
    driver.begin("tic-tac-toe", "a3b3a2b2")
    driver.wait_values()
    history = named(driver.window, QTreeView, "Moves in this game")
    trees = (driver.tree, history)
    for tree in trees:
        driver.wait(lambda tree=tree: said(told, tree, 1))
    pass_time()  # all is told
    told.clear()
    choice = driver.window.display
    before = choice.display
    choice.choose(replace(before, scale=Scale.WORDS))
    choice.choose(before)
    pass_time()
    for tree in trees:
        assert said(told, tree, 1)


@pytest.mark.parametrize("is_chosen", [False, True])
def test_a_reader_presses_a_row_by_any_cell_be_the_row_chosen_or_not(
    qtbot: QtBot, is_chosen: bool
) -> None:
    """What is pressed is the row; it is chosen then as a mouse would have chosen it."""
    rows, model, pressed = PressableRows(), QStandardItemModel(3, 4), list[QModelIndex]()
    qtbot.addWidget(rows)
    rows.setModel(model)
    rows.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    rows.rowPressed.connect(pressed.append)
    rows.setCurrentIndex(model.index(2 if is_chosen else 0, 0))
    flags = QItemSelectionModel.SelectionFlag
    command = flags.Deselect if is_chosen else flags.ClearAndSelect
    rows.selectionModel().select(model.index(2, 1), command)
    settle()
    assert pressed == [model.index(2, 0)]
    assert rows.currentIndex() == model.index(2, 0)
    chosen = rows.selectionModel().selectedIndexes()
    assert [(each.row(), each.column()) for each in chosen] == [(2, n) for n in range(4)]


def said(told: list[Told], tree: QTreeView, row: int) -> bool:
    """Whether the first cell of a row has told its name: all that is said of it."""
    return (tree, NAME, row * tree.model().columnCount()) in told


def noted(monkeypatch: pytest.MonkeyPatch) -> list[Told]:
    """What rows tell: which tree, what has happened, and to which cell."""
    told: list[Told] = []

    def note(tree: QTreeView, kind: QAccessible.Event, child: int) -> None:
        told.append((tree, kind, child))

    monkeypatch.setattr(item_views, "notify_child", note)
    return told

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said goes when it is over; nothing asks before the game goes on; keys are told alike."""

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QMessageBox, QToolButton

from desktop_app import __version__
from desktop_app.core.position import MIN
from desktop_app.explain.dialogs.depths import DepthsDialog
from desktop_app.kit.dialogs import key_rows
from desktop_app.shell.dialogs.help import KeysDialog
from tests.driver import Driver, Key
from tests.explain.opened_page import explain_board


def type_position(driver: Driver, text: str) -> None:
    line = driver.window.position_bar.line
    driver.window.position_bar.open_bar()
    line.setText(text)
    QTest.keyClick(line, Key.Key_Return)


def test_a_message_about_a_text_goes_when_the_text_is_corrected(driver: Driver) -> None:
    type_position(driver, "b2b2")
    assert "b2" in driver.message
    QTest.keyClick(driver.window.position_bar.line, Key.Key_Backspace)
    assert driver.message == ""


def test_it_goes_with_the_line_in_which_the_text_stands(driver: Driver) -> None:
    type_position(driver, "b2b2")
    assert driver.message
    driver.press(Key.Key_Escape)
    assert not driver.window.position_bar.isVisible()
    assert driver.message == ""


@pytest.mark.parametrize("way", ["move", "undo", "new"])
def test_a_message_goes_with_the_position_it_was_about(driver: Driver, way: str) -> None:
    driver.click("a1")
    driver.window.message_bar.show_message("The program has ended.")
    if way == "move":
        driver.click("b2")
    else:
        driver.press({"undo": "u", "new": "n"}[way])
    assert driver.message == ""


def test_messages_on_the_explain_page_close_with_the_next_step(driver: Driver) -> None:
    page = explain_board(driver)
    page.saving.saved.emit("tree.png")
    assert page.trouble.text
    driver.press("s")
    assert page.trouble.text == ""
    page.numbers.line.setText("3 5 2 x")
    page.numbers.take()
    assert page.trouble.text
    QTest.keyClick(page.numbers.line, Key.Key_Backspace)
    assert page.trouble.text == ""


def test_the_game_goes_on_while_the_keys_are_shown(driver: Driver) -> None:
    driver.press(Key.Key_F1)
    dialog = driver.window.findChild(KeysDialog)
    assert dialog is not None
    driver.wait(dialog.isVisible)
    assert not dialog.isModal()
    assert QApplication.activeModalWidget() is None
    driver.click("b2")
    assert driver.moves == "b2"
    driver.press(Key.Key_F1)
    assert len(driver.window.findChildren(KeysDialog)) == 1


def test_the_table_of_keys_is_readable(driver: Driver) -> None:
    driver.press(Key.Key_F1)
    dialog = driver.window.findChild(KeysDialog)
    assert dialog is not None
    driver.wait(dialog.isVisible)
    table = dialog.table
    driver.wait(lambda: table.columnWidth(1) > 0)
    assert table.sizeHintForColumn(1) <= table.columnWidth(1)
    assert table.columnViewportPosition(1) + table.columnWidth(1) <= table.viewport().width()
    assert table.horizontalScrollBar().maximum() == 0


def test_the_game_goes_on_while_a_program_is_looked_for(driver: Driver) -> None:
    driver.window.programs.ask(MIN, "brain")
    dialog = driver.window.programs.dialog
    assert dialog is not None
    driver.wait(dialog.isVisible)
    assert QApplication.activeModalWidget() is None
    driver.click("b2")
    assert driver.moves == "b2"
    dialog.close()


def test_a_table_stands_beside_the_tree_and_goes_with_it(driver: Driver) -> None:
    page = explain_board(driver)
    page.choices.depths.click()
    dialog = page.findChild(DepthsDialog)
    assert dialog is not None
    driver.wait(dialog.isVisible)
    assert QApplication.activeModalWidget() is None
    run = page.tree_run
    assert run is not None
    page.controls.slider.setValue(run.last)
    assert run.index == run.last
    assert dialog.isVisible()
    page.numbers.take()
    driver.wait(lambda: page.findChild(DepthsDialog) is None)


def test_every_key_is_named_in_the_same_way(driver: Driver) -> None:
    """The first of an action's keys stands on its button, in its menu, and first among all."""
    window = driver.window
    native = QKeySequence.SequenceFormat.NativeText
    rows = dict(key_rows(window.actions_list.all()))
    for action in window.actions_list.all():
        if not action.shortcuts():
            continue
        first = action.shortcut().toString(native)
        assert rows[action.statusTip()].split(", ")[0] == first
        assert action.toolTip().endswith(f"({first})")
        button = window.tool_bar.widgetForAction(action)
        if isinstance(button, QToolButton):
            assert button.text().endswith(f"({first})")


def test_every_combo_box_has_an_accessible_name(driver: Driver) -> None:
    driver.analyse()
    explain_board(driver)
    boxes = driver.window.findChildren(QComboBox)
    assert len(boxes) >= 8
    labels = driver.window.findChildren(QLabel)
    for box in boxes:
        titles = [label.text() for label in labels if label.buddy() is box]
        assert len(titles) == 1, box.accessibleName()
        assert titles[0].strip() or not box.isVisible()
    strip = driver.window.strip
    said = [
        label.text()
        for label in strip.findChildren(QLabel)
        if isinstance(label.buddy(), QComboBox) and not label.isHidden()
    ]
    assert sorted(said) == ["Game", "Who plays O", "Who plays X"]


def test_the_about_box_shows_the_version_without_stopping_the_game(driver: Driver) -> None:
    driver.window.actions_list["about"].trigger()
    (box,) = driver.window.findChildren(QMessageBox)
    assert box.isVisible()
    assert not box.isModal()
    assert __version__ in box.text()
    box.close()

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A leaf's number is changed in the tree: what is shown is a fresh run, at the same place."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAction, QHelpEvent, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QToolTip
from pytestqt.qtbot import QtBot

from desktop_app.explain.examples import examples
from desktop_app.explain.page import ExplainPage
from desktop_app.games.registry import PRESETS
from tests.explain.opened_page import OpenPage, place, run_of


@pytest.fixture
def page(open_page: OpenPage) -> ExplainPage:
    """The first example: minimax on 3 5 2 9."""
    made = open_page(lambda page: page.explain(PRESETS["tic-tac-toe"].start()))
    made.show_example(examples()[0])
    made.drawing.fit()
    return made


def to_the_end(page: ExplainPage) -> None:
    action = next(a for a in page.controls.actions() if a.text() == "To the end")
    assert isinstance(action, QAction)
    action.trigger()


def line_of(page: ExplainPage) -> QLineEdit:
    (line,) = page.drawing.viewport().findChildren(QLineEdit)
    return line


def test_a_leaf_is_dragged_and_the_values_follow_at_once(page: ExplainPage) -> None:
    viewport, where = page.drawing.viewport(), place(page, (1, 0))
    to_the_end(page)
    scrolled = page.drawing.verticalScrollBar().value()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=where)
    for up in (16, 32, 48):
        QTest.mouseMove(viewport, where - QPoint(0, up))
        assert page.numbers.line.text() == f"3 5 {2 + up // 8} 9"
        assert run_of(page).summary.value == max(3, 2 + up // 8)
        assert run_of(page).index == run_of(page).last
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=where - QPoint(0, 48))
    assert "value 8" in page.drawing.describe(())
    assert run_of(page).index == run_of(page).last  # it was no click
    assert page.drawing.verticalScrollBar().value() == scrolled
    # what is asked stays, what was told of the old numbers goes
    assert examples()[0].question in page.note.text()
    assert examples()[0].text not in page.note.text()


def test_escape_brings_a_dragged_number_back(page: ExplainPage, qtbot: QtBot) -> None:
    viewport, where = page.drawing.viewport(), place(page, (1, 0))
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=where)
    QTest.mouseMove(viewport, where + QPoint(0, 40))
    assert page.numbers.line.text() == "3 5 -3 9"
    with qtbot.assertNotEmitted(page.left):
        QTest.keyClick(page.drawing, Qt.Key.Key_Escape)
    assert page.numbers.line.text() == "3 5 2 9"
    QTest.mouseMove(viewport, where + QPoint(0, 80))
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=where + QPoint(0, 80))
    assert page.numbers.line.text() == "3 5 2 9"


def test_a_leaf_is_dragged_by_a_finger(page: ExplainPage) -> None:
    device: QPointingDevice = QTest.createTouchDevice()
    viewport, where = page.drawing.viewport(), place(page, (0, 0))
    QTest.touchEvent(viewport, device).press(0, where, viewport).commit()
    for up in (20, 40):
        QTest.touchEvent(viewport, device).move(0, where - QPoint(0, up), viewport).commit()
    QTest.touchEvent(viewport, device).release(0, where - QPoint(0, 40), viewport).commit()
    assert page.numbers.line.text() == "8 5 2 9"
    assert run_of(page).summary.value == 5
    assert run_of(page).index == 0


def test_a_leaf_is_typed_in_place(page: ExplainPage, qtbot: QtBot) -> None:
    to_the_end(page)
    drawing, line = page.drawing, line_of(page)
    where = place(page, (1, 0))
    QTest.mouseDClick(drawing.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert line.isVisible()
    assert line.geometry().contains(where)
    QTest.keyClicks(line, "12.5")
    assert page.numbers.line.text() == "3 5 12.5 9"
    assert "value 9" in drawing.describe(())
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert not line.isVisible()
    assert drawing.hasFocus()
    assert drawing.focus_path == (1, 0)
    QTest.keyClick(drawing, Qt.Key.Key_Return)
    assert line.isVisible()
    QTest.keyClicks(line, "-4")
    assert page.numbers.line.text() == "3 5 -4 9"
    with qtbot.assertNotEmitted(page.left):
        QTest.keyClick(line, Qt.Key.Key_Escape)
    assert not line.isVisible()
    assert page.numbers.line.text() == "3 5 12.5 9"
    QTest.keyClick(drawing, Qt.Key.Key_Return)
    QTest.keyClicks(line, "x")
    assert page.numbers.line.text() == "3 5 12.5 9"
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert "x" in page.trouble.text
    assert page.numbers.line.text() == "3 5 12.5 9"


def test_a_digit_begins_a_new_number(page: ExplainPage) -> None:
    to_the_end(page)
    drawing, line = page.drawing, line_of(page)
    drawing.setFocus()
    QTest.keyClick(drawing, Qt.Key.Key_7)  # at the root, which has no number of its own
    assert not line.isVisible()
    drawing.set_focus_path((1, 0))
    QTest.keyClick(drawing, Qt.Key.Key_0)
    assert page.numbers.line.text() == "3 5 0 9"
    QTest.keyClick(line, Qt.Key.Key_Escape)
    assert page.numbers.line.text() == "3 5 2 9"
    QTest.keyClick(drawing, Qt.Key.Key_7)
    QTest.keyClicks(line, "1")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert page.numbers.line.text() == "3 5 71 9"
    page.choices.guess.click()
    QTest.keyClick(drawing, Qt.Key.Key_4)  # that would be a guess
    assert page.numbers.line.text() == "3 5 71 9"


def test_a_double_click_leaves_the_reader_at_their_step(page: ExplainPage) -> None:
    to_the_end(page)
    viewport, where = page.drawing.viewport(), place(page, (1, 0))
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=where)  # the first half
    assert run_of(page).index < run_of(page).last
    QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=where)
    assert run_of(page).index == run_of(page).last
    QTest.keyClicks(line_of(page), "12")
    QTest.keyClick(line_of(page), Qt.Key.Key_Return)
    assert run_of(page).index == run_of(page).last
    assert "value 9" in page.drawing.describe(())


def test_a_leaf_says_how_it_is_changed(page: ExplainPage, qtbot: QtBot) -> None:
    drawing, where = page.drawing, place(page, (1, 0))
    viewport = drawing.viewport()
    help_event = QHelpEvent(QEvent.Type.ToolTip, where, viewport.mapToGlobal(where))
    QApplication.sendEvent(viewport, help_event)
    qtbot.waitUntil(lambda: "change" in QToolTip.text(), timeout=60_000)
    assert drawing.describe((1, 0)) in QToolTip.text()
    QToolTip.hideText()


def test_leaves_cannot_be_edited_while_marking_or_in_a_game(
    page: ExplainPage,
) -> None:
    page.choices.cut.click()
    page.drawing.set_focus_path((1, 1))
    QTest.keyClick(page.drawing, Qt.Key.Key_Return)
    assert not line_of(page).isVisible()
    assert "marked" in page.drawing.describe((1, 1))
    page.choices.cut.click()
    page.explain(PRESETS["tic-tac-toe"].parse_position("XOX/OO./.X."))
    page.drawing.set_focus_path((6, 5))
    QTest.keyClick(page.drawing, Qt.Key.Key_Return)
    assert not line_of(page).isVisible()

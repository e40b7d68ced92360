# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Cut?: branches are marked by mouse, finger and keys, and told what the run does."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from desktop_app.explain.page import ExplainPage
from desktop_app.games.registry import PRESETS
from desktop_app.search.trace_steps import StepKind
from tests.explain.opened_page import OpenPage, place, run_of
from tests.hearing import listen


@pytest.fixture
def page(open_page: OpenPage) -> ExplainPage:
    """Alpha-beta on 3 5 2 9, of which it skips the 9."""
    made = open_page(lambda page: page.explain(PRESETS["tic-tac-toe"].start()))
    show_numbers(made, "3 5 2 9")
    return made


def show_numbers(page: ExplainPage, numbers: str) -> None:
    page.numbers.line.setText(numbers)
    page.numbers.take()


def press(page: ExplainPage, text: str) -> None:
    next(b for b in page.cut_bar.findChildren(QPushButton) if b.text() == text).click()


def action(page: ExplainPage, text: str) -> QAction:
    return next(a for a in page.controls.actions() if a.text() == text)


def test_marks_by_mouse_finger_and_keys(page: ExplainPage, qtbot: QtBot) -> None:
    page.choices.cut.click()
    run, drawing = run_of(page), page.drawing
    assert page.choices.prunes  # minimax skips nothing
    assert page.cut_bar.isVisible()
    drawing.fit()
    QTest.mouseClick(drawing.viewport(), Qt.MouseButton.LeftButton, pos=place(page, (1, 1)))
    assert "marked as skipped" in drawing.describe((1, 1))
    assert "Marked: 1." in page.cut_bar.text.text()
    device: QPointingDevice = QTest.createTouchDevice()
    viewport, where = drawing.viewport(), place(page, (0,))
    QTest.touchEvent(viewport, device).press(0, where, viewport).commit()
    QTest.touchEvent(viewport, device).release(0, where, viewport).commit()
    assert "marked as skipped" in drawing.describe((0,))
    drawing.set_focus_path((0,))
    QTest.keyClick(drawing, Qt.Key.Key_Return)
    assert "marked" not in drawing.describe((0,))
    drawing.press_node((0, 1))  # as screen readers do it
    assert "marked as skipped" in drawing.describe((0, 1))
    drawing.press_node(())  # no branch leads there
    assert "Marked: 2." in page.cut_bar.text.text()
    assert run.index == 0


def test_checked_marks_are_explained(page: ExplainPage) -> None:
    page.choices.cut.click()
    drawing, said = page.drawing, page.cut_bar.text
    assert "Which branches" in said.text()
    drawing.press_node((0, 1))
    press(page, "Check")
    assert "Right: 0, missed: 1, wrong: 1." in said.text()
    assert "Wrong" in said.text()
    assert "marked by mistake: alpha-beta does look at it" in drawing.describe((0, 1))
    assert "missed: alpha-beta skips this, but you didn't mark it" in drawing.describe((1, 1))
    drawing.press_node((1, 1))
    assert "MIN already has 2 here, but MAX has 3 further up" in said.text()
    press(page, "Again")
    assert "missed" not in drawing.describe((1, 1))
    drawing.press_node((1, 1))
    press(page, "Check")
    assert "All correct: 1." in said.text()
    assert "marked, right: alpha-beta skips it" in drawing.describe((1, 1))


def test_who_marks_again_is_reminded_once(
    page: ExplainPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(3):
        page.choices.cut.click()
    heard = listen(monkeypatch)
    action(page, "Step").trigger()
    assert len([text for text in heard if text.startswith("First mark the branches")]) == 1


def test_no_explanation_is_given_before_the_marks_are_checked(page: ExplainPage) -> None:
    page.choices.cut.click()
    run = run_of(page)
    for name in ("Step", "Next cut", "To the end", "Finish node"):
        action(page, name).trigger()
        assert run.index == 0
        assert page.controls.slider.value() == 0
        assert "press Check" in page.cut_bar.text.text()
    press(page, "Check")
    action(page, "Next cut").trigger()
    assert run.step.kind is StepKind.CUT
    page.choices.cut.click()
    assert not page.cut_bar.isVisible()
    assert "missed" not in page.drawing.describe((1, 1))
    assert run.step.kind is StepKind.CUT


def test_it_is_either_guessed_or_marked(page: ExplainPage) -> None:
    page.choices.guess.click()
    page.choices.cut.click()
    assert not page.choices.guess.isChecked()
    assert not page.guess_bar.isVisible()
    page.choices.guess.click()
    assert not page.choices.cut.isChecked()
    assert not page.cut_bar.isVisible()
    action(page, "Step").trigger()
    assert run_of(page).index == 1


def test_another_tree_starts_without_marks_and_a_large_one_cannot_be_marked(
    page: ExplainPage,
) -> None:
    page.choices.cut.click()
    page.drawing.press_node((1, 1))
    show_numbers(page, "7 5 8 6 3 1 4 2")
    assert page.choices.cut.isChecked()
    assert "Which branches" in page.cut_bar.text.text()
    page.drawing.press_node((1,))
    assert "Marked: 1." in page.cut_bar.text.text()
    page.explain(PRESETS["tic-tac-toe"].start())
    assert not page.choices.cut.isEnabled()
    assert not page.cut_bar.isVisible()
    assert "whole tree" in page.choices.cut.toolTip()


def test_leaves_have_their_values_while_branches_are_marked(page: ExplainPage) -> None:
    """Ends of the game always have them; those at the horizon have them for the marks."""
    page.explain(PRESETS["tic-tac-toe"].parse_position("XOX/OO./.X."))
    assert "value −1 in 2" in page.drawing.describe((6, 5))
    page.choices.plies = 2
    assert "value" not in page.drawing.describe((6, 8))
    page.choices.cut.click()
    assert "value −1 in 2" in page.drawing.describe((6, 5))
    assert "value" in page.drawing.describe((6, 8))


def test_nobody_is_asked_to_step_on_while_branches_are_marked(page: ExplainPage) -> None:
    assert page.panel.reason.whole.endswith("Press “Step” to look ahead.")
    page.choices.cut.click()
    assert "Press “Step”" not in page.panel.reason.whole


def test_the_strip_asks_until_the_marks_are_checked(page: ExplainPage) -> None:
    page.choices.cut.click()
    assert page.strip.question.isVisible()
    assert page.strip.question.text() == "Which branches does alpha-beta skip?"
    assert not page.panel.reason.isVisible()
    high = page.strip.height()
    press(page, "Check")
    assert not page.strip.question.isVisible()
    assert page.panel.reason.isVisible()
    assert page.strip.height() == high

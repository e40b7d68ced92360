# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the window answers a screen reader; what it tells by itself, and how often."""

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QTextDocumentFragment
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QToolButton,
    QTreeView,
    QWidget,
)

from desktop_app.explain.control_row import ControlSet
from desktop_app.explain.page import ExplainPage
from desktop_app.kit import screen_reader
from desktop_app.kit.look.theme import DARK, LIGHT, Theme
from desktop_app.kit.screen_reader import LatestAnnouncer
from tests.driver import Driver, Key

ELLIPSIS = "\N{HORIZONTAL ELLIPSIS}"
MAY_BREAK = "\N{ZERO WIDTH SPACE}"
"""Where a line of code may be broken."""


def interface(widget: QWidget) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(widget)


def name_of(widget: QWidget) -> str:
    return interface(widget).text(QAccessible.Text.Name)


def child_named(widget: QWidget, start: str) -> QAccessibleInterface:
    """The first part of a widget whose name begins so."""
    parts = [interface(widget).child(number) for number in range(interface(widget).childCount())]
    return next(part for part in parts if part.text(QAccessible.Text.Name).startswith(start))


def check_texts() -> int:
    """No text in any window is hidden by its title; how many there are."""
    labels = [w for w in QApplication.allWidgets() if isinstance(w, QLabel) and w.isVisible()]
    for label in labels:
        text = QTextDocumentFragment.fromHtml(label.text()).toPlainText().strip()
        if label.textFormat() is Qt.TextFormat.PlainText or "<" not in label.text():
            text = label.text()
        text = text.replace(MAY_BREAK, "")  # which is neither seen nor heard
        said = name_of(label)
        cut = text.endswith(ELLIPSIS) and said.startswith(text.removesuffix(ELLIPSIS))
        buddy = text.replace("&", "") if label.buddy() else text
        assert said in (text, buddy) or cut, (text, said)
    return len(labels)


def explained(driver: Driver) -> ExplainPage:
    driver.window.pages.toggle()
    page = driver.window.pages.explain_page
    assert page is not None
    driver.wait(lambda: page.tree_run is not None and page.controls.isEnabled())
    return page


def test_no_text_is_hidden_by_its_title(driver: Driver) -> None:
    driver.analyse()
    driver.click("b2")
    driver.wait_values()
    assert check_texts() > 5
    page = explained(driver)
    assert check_texts() > 15
    page.choices.compare.click()
    page.choices.guess.click()
    for button in (page.choices.work, page.choices.depths, page.choices.ways):
        before = check_texts()
        button.click()
        driver.settle()
        assert check_texts() > before
        for dialog in driver.window.findChildren(QWidget):
            if dialog.isWindow() and dialog.isVisible() and dialog is not driver.window:
                dialog.close()
        driver.settle()


def test_a_sentence_is_titled_and_read(driver: Driver) -> None:
    label = driver.window.turn_bar.findChild(QLabel)
    assert label is not None
    assert name_of(label) == "X's turn"
    assert interface(label).text(QAccessible.Text.Description) == "Game status"


def test_a_move_does_not_refill_the_choices(driver: Driver) -> None:
    boxes = driver.window.strip.findChildren(QComboBox)
    changes: list[int] = []
    for box in boxes:
        box.model().rowsInserted.connect(lambda: changes.append(1))
    assert len(boxes) == 3
    driver.click("b2")
    driver.click("a1")
    driver.press("u")
    assert changes == []
    driver.begin("gomoku")
    assert changes
    assert "Gomoku" in " ".join(box.currentText() for box in boxes)


def test_tools_are_reached_and_used_by_keys(driver: Driver) -> None:
    driver.click("b2")
    undo = driver.window.tool_bar.widgetForAction(driver.window.actions_list["undo"])
    assert isinstance(undo, QToolButton)
    for _ in range(60):
        driver.press(Key.Key_Tab)
        if driver.window.focusWidget() is undo:
            break
    assert undo.hasFocus()
    driver.press(Key.Key_Space)
    assert driver.moves == ""
    driver.click("b2")
    driver.click_widget(undo)
    assert driver.moves == ""
    assert driver.window.board.hasFocus()  # a mouse leaves it there


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_every_focused_widget_shows_the_focus(driver: Driver, theme: Theme) -> None:
    driver.analyse()
    driver.window.set_theme(theme)
    page = explained(driver)
    page.choose_set(ControlSet.STUDY)
    page.settings.click()
    page.choices.compare.click()
    page.choices.guess.click()
    driver.settle()
    reached: list[QWidget] = []
    for _ in range(60):
        driver.press(Key.Key_Tab)
        widget = driver.window.focusWidget()
        assert widget is not None
        if widget in reached:
            break
        reached.append(widget)
        driver.settle()
        focused = widget.grab().toImage()
        widget.clearFocus()
        driver.settle()
        assert widget.grab().toImage() != focused, name_of(widget)
        widget.setFocus(Qt.FocusReason.TabFocusReason)
    assert len(reached) > 25


def test_rows_of_the_history_read_as_moves(driver: Driver) -> None:
    driver.analyse()
    driver.begin("tic-tac-toe", "b2b3")
    history = driver.window.history_panel.findChild(QTreeView)
    assert history is not None
    assert (
        child_named(history, "Move 1").text(QAccessible.Text.Name).startswith("Move 1: X plays b2")
    )
    assert "on the board" in child_named(history, "Move 2").text(QAccessible.Text.Name)


def test_a_cells_action_plays_it(driver: Driver) -> None:
    for cell, moves in (("b2", "b2"), ("a1", "b2a1"), ("a1", "b2a1"), ("c3", "b2a1c3")):
        child_named(driver.window.board, f"{cell}: ").actionInterface().doAction("Toggle")
        driver.settle()
        assert driver.moves == moves
    driver.press(Key.Key_Left, Key.Key_Left, Key.Key_Up)
    driver.settle()
    assert driver.moves == "b2a1c3"  # arrows choose nothing


@pytest.mark.usefixtures("open_window")
def test_rows_are_opened_and_gone_to_by_their_actions(driver: Driver) -> None:
    driver.analyse()
    driver.click("b2")
    driver.click("b3")
    driver.wait_values()
    tree, history = driver.tree, driver.window.history_panel.findChild(QTreeView)
    assert history is not None
    first = tree.model().index(0, 0)
    start = str(first.data(Qt.ItemDataRole.AccessibleTextRole))[:3]
    for is_open in (True, False, True):
        child_named(tree, start).actionInterface().doAction("Toggle")
        driver.wait(lambda wanted=is_open: tree.isExpanded(first) is wanted)
        assert tree.currentIndex() == first
    assert driver.moves == "b2b3"
    tree.setCurrentIndex(QModelIndex())
    tree.setCurrentIndex(tree.model().index(1, 0))  # as by keys: nothing opens
    driver.settle()
    assert not tree.isExpanded(tree.model().index(1, 0))
    child_named(history, "Move 1").actionInterface().doAction("Toggle")
    driver.wait(lambda: driver.moves == "b2")


def test_of_fast_announcements_only_the_newest_is_said(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []

    def note(_widget: QWidget, text: str, *, interrupts: bool = False) -> None:
        assert interrupts
        said.append(text)

    monkeypatch.setattr(screen_reader, "announce", note)
    voice = LatestAnnouncer(driver.window.board)
    for number in range(100):
        voice.say(str(number), 200)
    assert said == ["0"]
    driver.wait(lambda: len(said) > 1)
    assert said == ["0", "99"]
    voice.say("slow", 60_000)
    driver.wait(lambda: said[-1] == "slow")
    voice.say("waits", 60_000)
    voice.say("at once", 10)  # a key is answered, however slowly the film was told
    assert said[-1] == "at once"

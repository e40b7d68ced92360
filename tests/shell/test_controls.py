# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything can be reached by keyboard, says its name to a screen reader, and explains itself."""

from collections import Counter

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QMenuBar,
    QPushButton,
    QSplitterHandle,
    QToolBar,
    QToolButton,
    QWidget,
)

from desktop_app.core.position import MAX, MIN
from desktop_app.kit.look.theme import DARK, LIGHT
from desktop_app.shell.menus import MORE_BUTTON
from tests.driver import PERFECT, Driver, Key


def interface(widget: QWidget) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(widget)


def name_of(widget: QWidget) -> str:
    """What a screen reader says of a control (of a list, Qt says what is chosen on Linux)."""
    if isinstance(widget, QComboBox):
        return widget.accessibleName()
    return interface(widget).text(QAccessible.Text.Name)


def cells(driver: Driver) -> dict[str, str]:
    """What a screen reader says of the board's cells, by what comes before the colon."""
    board = interface(driver.window.board)
    children = [board.child(i) for i in range(board.childCount())]
    said = [child.text(QAccessible.Text.Name) for child in children]
    return dict(text.split(": ", 1) for text in said if ": " in text)  # headers left out


def controls(driver: Driver) -> list[QWidget]:
    """All that a person can use in the window, the parts of other controls left out."""
    found: list[QWidget] = []
    for widget in driver.window.findChildren(QWidget):
        inside = widget.parentWidget()
        part = isinstance(inside, QComboBox | QLineEdit | QAbstractScrollArea | QToolBar) and (
            not isinstance(inside, QToolBar) or not isinstance(widget, QAbstractButton)
        )
        dock_button = widget.objectName().startswith("qt_dockwidget")
        usable = widget.focusPolicy() != Qt.FocusPolicy.NoFocus or isinstance(
            widget, QAbstractButton
        )
        if (
            usable
            and not part
            and not dock_button
            and widget.isVisible()
            and not isinstance(widget, QLabel | QMenu | QMenuBar | QSplitterHandle)
            and not widget.objectName().startswith("qt_")
        ):
            found.append(widget)
    return found


@pytest.fixture
def everything_shown(driver: Driver) -> Driver:
    driver.analyse()
    driver.click("b2")
    driver.window.position_bar.open_bar()
    driver.window.message_bar.show_message("Something.")
    driver.settle()
    return driver


def test_every_control_has_a_name_and_explains_itself(everything_shown: Driver) -> None:
    found = controls(everything_shown)
    assert len(found) > 20
    for widget in found:
        where = f"{type(widget).__name__} {widget.objectName()} {widget.parentWidget()}"
        assert name_of(widget).strip(), where
        if widget is not everything_shown.window.board:  # there a tip would hide cells
            assert widget.toolTip().strip(), where


def test_no_two_controls_that_do_different_things_have_the_same_name(
    everything_shown: Driver,
) -> None:
    boxes = [w for w in controls(everything_shown) if not isinstance(w, QAbstractButton)]
    names = Counter(map(name_of, boxes))
    assert {name for name, count in names.items() if count > 1} == set()


def test_every_action_explains_itself_and_names_its_key(driver: Driver) -> None:
    actions = [a for a in driver.window.findChildren(QAction) if a.objectName() and a.text()]
    ours = [a for a in actions if a in driver.window.actions()]
    assert len(ours) > 20
    for action in ours:
        assert action.toolTip(), action.text()
        assert action.toolTip() != action.text(), action.text()
        shortcut = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        if shortcut:
            assert f"({shortcut})" in action.toolTip()


def test_every_action_stands_in_a_menu(driver: Driver) -> None:
    listed = {action for menu in driver.window.findChildren(QMenu) for action in menu.actions()}
    for action in driver.window.actions():
        if action.text():
            assert action in listed, action.text()


def test_no_key_is_given_twice(driver: Driver) -> None:
    keys = Counter(
        key.toString() for action in driver.window.actions() for key in action.shortcuts()
    )
    assert [key for key, count in keys.items() if count > 1] == []


def test_menus_can_be_opened_by_letter_and_no_letter_twice(driver: Driver) -> None:
    texts = [action.text() for action in driver.window.menuBar().actions() if action.text()]
    letters = [text[text.index("&") + 1] for text in texts]
    assert len(set(letters)) == len(letters) == len(texts)


def test_tab_goes_through_all_controls_and_back_to_the_board(driver: Driver) -> None:
    driver.analyse()
    driver.click("b2")
    driver.settle()
    reached: list[QWidget] = []
    for _ in range(60):
        QTest.keyClick(driver.window.windowHandle(), Key.Key_Tab)
        widget = driver.window.focusWidget()
        assert widget is not None
        if widget is driver.window.board:
            break
        assert widget not in reached
        reached.append(widget)
    assert driver.window.focusWidget() is driver.window.board
    options = driver.named(QPushButton, "How values are shown")
    wanted = [driver.seat_box(MAX), driver.seat_box(MIN), driver.game_box, options, driver.tree]
    history = [driver.named(QWidget, n) for n in ("Moves in this game", "Value after each move")]
    for widget in (*wanted, *history):
        assert widget in reached, name_of(widget)


def test_tab_to_the_board_shows_the_cursor(driver: Driver) -> None:
    driver.click("b2")
    assert driver.window.board.pointer.cursor == -1
    driver.game_box.setFocus()
    for _ in range(60):
        QTest.keyClick(driver.window.windowHandle(), Key.Key_Tab)
        if driver.window.focusWidget() is driver.window.board:
            break
    assert driver.window.board.pointer.cursor == driver.cell("b2")


# The board to a screen reader


def test_the_board_is_a_table_of_cells_with_accessible_texts(driver: Driver) -> None:
    driver.click("b2")
    driver.click("a3")
    board = interface(driver.window.board)
    assert board.text(QAccessible.Text.Name) == "Board"
    assert cells(driver) == {
        "a3": "O", "b3": "empty", "c3": "empty",
        "a2": "empty", "b2": "X", "c2": "empty",
        "a1": "empty", "b1": "empty", "c1": "empty",
    }  # fmt: skip


def test_values_on_the_board_have_accessible_texts(driver: Driver) -> None:
    driver.press("a")
    driver.begin("tic-tac-toe", "a3b3a2b2")
    driver.wait_values()
    said = cells(driver)
    assert said["a1"] == "empty, value +1, X wins now"
    assert said["c1"] == "empty, value \N{MINUS SIGN}1, O wins on its next move"
    assert said["a3"] == "X"


def test_rows_of_the_tree_have_one_accessible_sentence(driver: Driver) -> None:
    driver.analyse()
    driver.begin("tic-tac-toe", "a3b3a2b2")
    driver.wait_values()
    index = driver.window.candidates.index(0, 0)
    said = str(index.data(Qt.ItemDataRole.AccessibleTextRole))
    for word in ("a1", "+1", "X wins now", "exact"):
        assert word in said


def test_the_state_of_the_game_is_there_to_be_read(driver: Driver) -> None:
    label = driver.about("Game status")
    assert label.accessibleName() == "Game status" or "X's turn" in name_of(label)
    driver.click("b2")
    assert label.text() == "O's turn"


# Larger type and other directions


@pytest.mark.parametrize("points", [8, 14, 22])
def test_larger_type_hides_nothing(driver: Driver, points: int) -> None:
    before = QApplication.font()
    font = QApplication.font()
    font.setPointSize(points)
    try:
        QApplication.setFont(font)
        QApplication.sendEvent(driver.window, QEvent(QEvent.Type.ApplicationFontChange))
        driver.analyse()
        driver.window.resize(1590, 990)
        driver.settle()
        driver.click("b2")
        assert driver.moves == "b2"
        for box in (driver.seat_box(MAX), driver.seat_box(MIN), driver.game_box):
            width = box.fontMetrics().horizontalAdvance(box.currentText())
            assert box.width() > width
    finally:
        QApplication.setFont(before)


def test_all_controls_can_be_hit_by_a_finger(driver: Driver) -> None:
    for action in driver.window.tool_bar.actions():
        button = driver.window.tool_bar.widgetForAction(action)
        if isinstance(button, QAbstractButton):
            assert min(button.width(), button.height()) >= 36, action.text()
    for box in (driver.seat_box(MAX), driver.seat_box(MIN), driver.game_box):
        assert box.height() >= 36


def test_the_way_through_a_game_is_under_its_board(driver: Driver) -> None:
    driver.click("b2")
    driver.click("a1")
    driver.click("c3")
    for name, left in (("back", "b2a1"), ("start", ""), ("forward", "b2"), ("end", "b2a1c3")):
        button = driver.button(name)
        assert min(button.width(), button.height()) >= 40
        assert button.mapTo(driver.window, QPoint()).y() > driver.place(0).y()
        driver.click_widget(button)
        assert driver.moves == left
    hold = driver.button("hold")
    assert not hold.isVisible()  # nobody else plays
    driver.seat(MIN, PERFECT)
    driver.wait(hold.isVisible)
    assert name_of(hold).startswith("Pause the bots")
    driver.click_widget(hold)
    assert driver.window.session.held


def test_the_overflow_button_is_visible_in_both_themes(driver: Driver) -> None:
    window = driver.window
    window.resize(440, 600)
    more = window.tool_bar.findChild(QToolButton, MORE_BUTTON)
    assert more is not None
    driver.wait(more.isVisible)
    assert name_of(more) == "More tools"
    assert more.toolTip()
    for theme, is_light in ((LIGHT, False), (DARK, True)):
        window.set_theme(theme)
        image = more.icon().pixmap(24, 24).toImage()
        ink = image.pixelColor(12, 12)
        assert ink.alpha() > 128
        assert (ink.lightness() > 128) == is_light


@pytest.mark.parametrize("wide", [800, 1024, 1366])
def test_whose_turn_it_is_can_be_read_beside_its_buttons(driver: Driver, wide: int) -> None:
    driver.window.resize(wide, 600)
    driver.analyse()
    driver.seat(MIN, PERFECT)
    driver.settle()
    (label,) = (
        label
        for label in driver.window.turn_bar.findChildren(QLabel)
        if label.text().startswith("Your")
    )
    assert label.text() == "Your turn (X)"

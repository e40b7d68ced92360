# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Where a finger is used, all that it taps is high enough, and stays where it is meanwhile."""

from PySide6.QtCore import QPoint, QSize, QTimer
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QMenu,
    QPushButton,
    QScrollBar,
    QSlider,
    QStyle,
    QStyleOptionSlider,
    QTreeView,
    QWidget,
)

from desktop_app.core.position import MAX, MIN
from desktop_app.kit.look.theme import DARK, LIGHT
from desktop_app.kit.touch.sizes import FINGER
from desktop_app.shell.dialogs.custom_board import CustomBoardDialog
from tests.driver import Driver, Fingers
from tests.explain.opened_page import explain_board
from tests.window import OpenWindow

CONTROLS = QAbstractButton | QAbstractSpinBox | QComboBox | QLineEdit | QSlider


def choose_sizes(driver: Driver, name: str) -> None:
    """Choose in the settings menu as a person does."""
    (menu,) = (
        menu
        for menu in driver.window.menuBar().findChildren(QMenu)
        if menu.title() == "Large buttons"
    )
    (action,) = (action for action in menu.actions() if action.text() == name)
    action.trigger()
    driver.settle()


def low(root: QWidget) -> list[str]:
    """Controls in sight that are lower than a finger needs; panels' titles belong to Qt."""
    return [
        f"{type(each).__name__} {each.accessibleName() or each.objectName()}: {each.height()}"
        for each in root.findChildren(QWidget)
        if isinstance(each, CONTROLS)
        and each.isVisible()
        and not each.objectName().startswith("qt_")
        and not isinstance(each.parent(), QAbstractSpinBox | QComboBox | QAbstractItemView)
        and each.height() < FINGER
    ]


def row_height(view: QTreeView) -> int:
    return view.visualRect(view.model().index(0, 0)).height()


def bar_width(driver: Driver) -> int:
    """Pixels that the candidates' scroll bar takes."""
    bar = driver.tree.verticalScrollBar()
    assert isinstance(bar, QScrollBar)
    return bar.sizeHint().width()


def test_every_control_is_high_enough_on_the_board_and_in_explain(driver: Driver) -> None:
    choose_sizes(driver, "Always")
    driver.analyse()
    driver.wait_values()
    assert low(driver.window) == []
    page = explain_board(driver)
    driver.settle()
    assert len(page.findChildren(QAbstractButton)) > 20
    assert low(page) == []


def test_rows_menus_and_bars_follow_what_is_chosen(driver: Driver) -> None:
    driver.analyse()
    driver.wait_values()
    driver.click("b2")
    driver.wait_values()
    history = driver.named(QTreeView, "Moves in this game")
    menus = driver.window.menuBar()
    before = (row_height(driver.tree), row_height(history), bar_width(driver), menus.height())
    choose_sizes(driver, "Always")
    assert row_height(driver.tree) >= FINGER
    assert row_height(history) >= FINGER
    assert menus.height() >= FINGER
    assert bar_width(driver) > before[2]
    for menu in menus.findChildren(QMenu):
        menu.ensurePolished()
        for action in menu.actions():
            if not action.isSeparator():
                assert menu.actionGeometry(action).height() >= FINGER, action.text()
    choose_sizes(driver, "Never")
    driver.wait(lambda: menus.height() == before[3])
    after = (row_height(driver.tree), row_height(history), bar_width(driver), menus.height())
    assert after == before


def test_a_finger_is_seen_and_remembered(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.seat(MAX, None)
    driver.seat(MIN, None)
    driver.analyse()
    driver.wait_values()
    assert row_height(driver.tree) < FINGER
    driver.tap("b2")
    driver.wait_values()
    assert driver.moves == "b2"
    assert row_height(driver.tree) < FINGER  # nothing moves that was aimed at
    driver.press("n")
    driver.wait_values()
    assert row_height(driver.tree) >= FINGER
    choose_sizes(driver, "Never")
    assert row_height(driver.tree) < FINGER
    choose_sizes(driver, "When you touch the screen")
    assert row_height(driver.tree) >= FINGER


def test_the_first_finger_is_seen_on_a_button(open_window: OpenWindow) -> None:
    """Which knows nothing of fingers: to it they are a mouse."""
    driver = open_window()
    driver.analyse()
    driver.wait_values()
    assert row_height(driver.tree) < FINGER
    button = driver.named(QPushButton, "How values are shown")
    QTimer.singleShot(0, button.menu(), button.menu().close)  # it runs until it is closed
    Fingers(button).tap(button.rect().center())
    assert row_height(driver.tree) < FINGER  # nothing grows under a finger
    driver.press("n")
    driver.wait_values()
    assert row_height(driver.tree) >= FINGER


def test_the_first_finger_is_seen_on_the_drawn_tree(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.analyse()
    page = explain_board(driver)
    driver.settle()
    surface = page.drawing.viewport()
    Fingers(surface).tap(surface.rect().center())
    driver.press("e")
    driver.press("n")
    driver.wait_values()
    assert row_height(driver.tree) >= FINGER


def handle_size(slider: QSlider) -> QSize:
    """Of what is held of a slider."""
    option = QStyleOptionSlider()
    slider.initStyleOption(option)
    parts, kind = QStyle.SubControl, QStyle.ComplexControl.CC_Slider
    return slider.style().subControlRect(kind, option, parts.SC_SliderHandle, slider).size()


def test_sliders_have_handles_for_fingers(driver: Driver) -> None:
    page = explain_board(driver)
    driver.press("o")  # the settings have the speed
    driver.settle()
    sliders = page.findChildren(QSlider)
    assert len(sliders) >= 2
    small = [handle_size(slider) for slider in sliders]
    choose_sizes(driver, "Always")
    for slider in sliders:
        size = handle_size(slider)
        assert min(size.width(), size.height()) >= 26
        at = QPoint(slider.width() * 3 // 4, slider.height() // 2)
        before = slider.value()
        driver.click_widget(slider, at)
        assert slider.value() != before
        # the handle's middle is where it was pressed
        share = (slider.value() - slider.minimum()) / (slider.maximum() - slider.minimum())
        assert 0.65 < share < 0.85
    choose_sizes(driver, "Never")
    assert [handle_size(slider) for slider in sliders] == small


def test_the_comment_and_the_lists_have_room_for_fingers(driver: Driver) -> None:
    choose_sizes(driver, "Always")
    driver.analyse()
    driver.window.resize(1024, 600)
    driver.begin("tic-tac-toe", "b2a3")
    driver.wait_values()
    comment = driver.named(QLineEdit, "Comment on this move")
    assert comment.height() >= FINGER
    assert comment.visibleRegion().boundingRect() == comment.rect()
    assert driver.tree.viewport().height() >= 3 * row_height(driver.tree)
    moves = driver.named(QTreeView, "Moves in this game")
    assert moves.viewport().height() >= 2 * row_height(moves)


def test_other_colours_come_to_what_is_larger_for_fingers_too(driver: Driver) -> None:
    choose_sizes(driver, "Always")
    driver.analyse()
    driver.window.set_theme(LIGHT)
    driver.settle()
    parts = (driver.window.menuBar(), driver.tree.verticalScrollBar())
    for theme in (DARK, LIGHT, DARK):
        driver.window.set_theme(theme)
        driver.settle()
        for part in parts:
            ground = part.grab().toImage().pixelColor(2, part.height() - 3)
            assert (ground.lightness() < 128) is theme.dark


def test_small_cells_are_aimed_at_with_a_finger(driver: Driver) -> None:
    """On any board; large ones are played in two taps always."""
    driver.begin("mnk:8x8x4")
    driver.window.resize(800, 500)
    driver.analyse()
    driver.settle()
    driver.tap("d4")
    assert driver.window.board.height() // 8 < FINGER
    assert driver.moves == ""
    driver.tap("d4")
    assert driver.moves == "d4"
    driver.begin("tic-tac-toe")
    driver.tap("b2")
    assert driver.moves == "b2"


def test_the_questions_about_another_board_are_high_enough(driver: Driver) -> None:
    choose_sizes(driver, "Always")
    dialog = CustomBoardDialog(driver.window)
    dialog.show()
    driver.settle()
    assert low(dialog) == []
    dialog.close()

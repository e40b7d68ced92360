# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every page on every screen: nothing that is there to be used or read lies outside or is cut."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QSlider,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop_app.explain.examples import examples
from desktop_app.kit.elided_label import ElidedLabel
from desktop_app.kit.flow_row import FlowRow
from desktop_app.kit.wheel_proof_box import WheelProofBox
from desktop_app.kit.window_place import fitted
from tests.driver import Driver

LAPTOP, SMALL, DOUBLED = (1366, 730), (1024, 600), (800, 500)
"""A usual laptop's screen, the smallest one, and 1600x1000 where everything is twice as large."""
SIZES = [LAPTOP, SMALL, DOUBLED]
GAMES = ["tic-tac-toe", "connect-four", "gomoku", "mnk:20x20x5"]
USED = QAbstractButton | QComboBox | QLabel | QLineEdit | QSlider | QProgressBar
BESIDE = 12
"""Pixels of a button beside its text."""
DECORATION = "qt_"
"""What Qt's own parts of a control are called by."""


def parts(window: QWidget) -> Iterator[QWidget]:
    """All that is read or pressed; what a list or a scrolled panel holds is for its scroll bar."""
    for widget in window.findChildren(QWidget):
        if not isinstance(widget, USED) or not widget.isVisible():
            continue
        around = widget.parentWidget()
        while around is not None and not isinstance(around, QAbstractScrollArea | QComboBox):
            around = around.parentWidget()
        if around is None and not widget.objectName().startswith(DECORATION):
            yield widget


def title(widget: QWidget) -> str:
    text = widget.text() if isinstance(widget, QAbstractButton | QLabel | QLineEdit) else ""
    return f"{type(widget).__name__} “{text or widget.accessibleName()}”"


def cut(window: QWidget) -> list[str]:
    """What is outside of the window, covered, or too small for its text."""
    wrong: list[str] = []
    for widget in parts(window):
        place = QRect(widget.mapTo(window, QPoint()), widget.size())
        if not window.rect().contains(place):
            wrong.append(f"{title(widget)} at {place.getRect()} is outside")
        seen = widget.visibleRegion().boundingRect()
        if seen != widget.rect() and not widget.findChildren(QWidget):
            wrong.append(f"{title(widget)}: of {widget.size()} only {seen} is in sight")
        if not fits(widget):
            wrong.append(f"{title(widget)}: {widget.size()}, wants {widget.sizeHint()}")
    return wrong


def fits(widget: QWidget) -> bool:
    """Whether a control has room for its text."""
    wanted = widget.sizeHint()
    if isinstance(widget, ElidedLabel | WheelProofBox):
        return says_all(widget)
    if isinstance(widget, QLabel) and widget.wordWrap():
        return widget.heightForWidth(widget.width()) <= widget.height()
    if isinstance(widget, QPushButton) and not widget.menu() and widget.icon().isNull():
        # the style wishes for more than short texts need
        text = widget.fontMetrics().horizontalAdvance(widget.text())
        return text + BESIDE <= widget.width() and wanted.height() <= widget.height()
    if isinstance(widget, QLabel | QAbstractButton):
        return wanted.width() <= widget.width() and wanted.height() <= widget.height()
    if isinstance(widget, QComboBox):
        text = widget.fontMetrics().horizontalAdvance(widget.currentText())
        return text < widget.width()
    return widget.minimumSizeHint().width() <= widget.width()


def says_all(widget: ElidedLabel | WheelProofBox) -> bool:
    """Whether a text is shown whole, or ends with dots and is whole in the tooltip."""
    if isinstance(widget, ElidedLabel):
        return widget.text() == widget.whole or widget.whole in widget.toolTip()
    return widget.sizeHint().width() <= widget.width() or widget.currentText() in widget.tip


def show(driver: Driver, size: tuple[int, int]) -> None:
    driver.window.resize(*size)
    driver.settle()
    assert driver.window.size() == QSize(*size)


@pytest.mark.parametrize("size", SIZES)
def test_both_layouts_show_all_of_themselves(driver: Driver, size: tuple[int, int]) -> None:
    for game in GAMES:
        shows_all_in_both_layouts(driver, size, game)


def shows_all_in_both_layouts(driver: Driver, size: tuple[int, int], game: str) -> None:
    window = driver.window
    driver.begin(game)
    for _ in range(2):
        show(driver, size)
        assert cut(window) == [], game
        board, rules = window.board, driver.position.game
        assert window.area.rect().contains(board.geometry())
        # a cell can be hit: on the largest boards after the first tap has aimed
        assert board.width() // rules.columns >= 8
        assert board.height() >= 130
        assert not window.turn_bar.visibleRegion().isEmpty()
        driver.press("a")


@pytest.mark.parametrize("size", SIZES)
def test_the_page_that_explains_shows_all_of_itself(driver: Driver, size: tuple[int, int]) -> None:
    for game in GAMES:
        explains_in_its_room(driver, size, game)


def explains_in_its_room(driver: Driver, size: tuple[int, int], game: str) -> None:
    window = driver.window
    driver.begin(game)
    show(driver, size)
    driver.press("e")
    page = window.pages.explain_page
    assert page is not None
    there = window.session.position
    driver.wait(lambda: page.tree_run is not None and page.tree_run.trace.position == there)
    driver.settle()
    assert window.size() == QSize(*size), game
    assert cut(window) == [], game
    assert page.drawing.height() >= 120, game
    # its examples, with a question to be guessed and the other search beside it
    page.show_example(examples()[6])
    page.choices.guess.setChecked(True)
    driver.settle()
    assert page.drawing.height() >= 80, game
    page.choices.compare.setChecked(True)
    driver.wait(lambda: cut(window) == [])
    assert window.size() == QSize(*size), game
    assert page.drawing.height() >= 50, game
    for choice in (page.choices.compare, page.choices.guess):
        choice.setChecked(False)
    driver.press("e")


@pytest.mark.parametrize("size", SIZES)
def test_texts_are_shown_in_full(driver: Driver, size: tuple[int, int]) -> None:
    window = driver.window
    driver.analyse()
    show(driver, size)
    window.position_bar.open_bar()
    window.position_bar.line.setText("XX/OO")
    window.position_bar.entered.emit("XX/OO")
    driver.settle()
    assert driver.message
    bar = window.message_bar
    for label in bar.findChildren(QLabel):
        assert fits(label)
    assert window.rect().contains(QRect(bar.mapTo(window, QPoint()), bar.size()))
    assert window.position_bar.rect() == window.position_bar.visibleRegion().boundingRect()


@pytest.mark.parametrize("size", SIZES)
def test_the_line_that_runs_is_in_sight_in_every_step(
    driver: Driver, size: tuple[int, int]
) -> None:
    window = driver.window
    driver.press("e")
    page = window.pages.explain_page
    show(driver, size)
    for example in (examples()[1], examples()[7]):
        page.show_example(example)
        driver.settle()
        assert page.note.visibleRegion().boundingRect().top() == 0  # first one reads what it is
        run = page.tree_run
        assert run is not None
        for index in range(1, run.last + 1):
            run.go(index)
            row = page.panel.code.lit_row()
            assert row is not None
            assert row.visibleRegion().boundingRect().height() == row.height()
            reason = page.panel.reason
            assert reason.visibleRegion().boundingRect().size() == reason.size()


def test_the_window_can_be_made_small(driver: Driver) -> None:
    driver.begin("gomoku")
    driver.analyse()
    least = driver.window.minimumSizeHint()
    assert least.width() <= 640
    assert least.height() <= 460


@pytest.mark.parametrize(
    ("wanted", "room", "made"),
    [
        ((0, 0, 1280, 860), (0, 0, 1920, 1080), (0, 0, 1280, 860)),
        ((0, 0, 1280, 860), (4, 28, 1358, 736), (4, 28, 1280, 736)),
        ((2000, 900, 1600, 1000), (4, 28, 1016, 568), (4, 28, 1016, 568)),
        ((900, 500, 300, 300), (0, 0, 1024, 600), (724, 300, 300, 300)),
        ((-500, -20, 300, 300), (0, 0, 1024, 600), (0, 0, 300, 300)),
    ],
)
def test_a_window_of_another_screen_is_fitted_to_this_one(
    wanted: tuple[int, int, int, int],
    room: tuple[int, int, int, int],
    made: tuple[int, int, int, int],
) -> None:
    assert fitted(QRect(*wanted), QRect(*room)) == QRect(*made)


def test_the_board_takes_the_room_of_a_message_only_where_there_is_no_turn(
    driver: Driver,
) -> None:
    """A message lies over the text below the board and covers no cell."""
    window = driver.window
    show(driver, SMALL)
    window.message_bar.show_message("Something went wrong.")
    driver.settle()
    bar, board = window.message_bar, window.board
    top = bar.mapTo(window, QPoint()).y()
    bottom = board.mapTo(window, QPoint(0, board.height())).y()
    assert top >= bottom
    assert bar.testAttribute(Qt.WidgetAttribute.WA_WState_Visible)


def test_other_board_fits_a_small_screen_at_200_percent(driver: Driver) -> None:
    driver.window.actions_list["custom"].trigger()
    (dialog,) = (each for each in driver.window.findChildren(QDialog) if each.isVisible())
    least = dialog.minimumSizeHint().expandedTo(dialog.minimumSize())
    assert least.width() <= 683
    assert least.height() <= 384 - 30  # with a title


def test_every_dialog_can_be_as_small_as_the_smallest_screen(driver: Driver) -> None:
    window = driver.window

    def check_dialogs() -> None:
        dialogs = [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]
        assert len(dialogs) == 2
        for dialog in dialogs:
            least = dialog.minimumSizeHint().expandedTo(dialog.minimumSize())
            assert least.width() <= 780, dialog.windowTitle()
            assert least.height() <= 450, dialog.windowTitle()

    window.actions_list["keys"].trigger()
    window.strip.customAsked.emit()
    check_dialogs()
    driver.press("e")
    page = window.pages.explain_page
    assert page is not None
    page.show_example(examples()[6])
    driver.settle()
    for button in (page.choices.work, page.choices.depths, page.choices.ways):
        button.click()
        check_dialogs()


def test_an_engine_with_its_level_is_named_in_full_below_a_board_alone(driver: Driver) -> None:
    driver.window.resize(*LAPTOP)
    text = "Black (stockfish, Elo 1500) is thinking…"
    bar = driver.window.turn_bar
    bar.show_state(text, note="", thinking=True, over=False, waits=False)
    driver.settle()
    (said,) = [label for label in bar.findChildren(ElidedLabel) if label.whole == text]
    assert said.text() == said.whole


def test_the_last_part_of_a_row_stays_right_aligned_when_it_wraps(qtbot: QtBot) -> None:
    row, first, last = FlowRow(spacing=4), QPushButton("First"), QPushButton("Last")
    qtbot.addWidget(row)
    row.add(first, None, last)
    row.show()
    wide = first.sizeHint().width() + last.sizeHint().width()
    for room in (wide + 20, wide - 10):
        row.resize(room, row.heightForWidth(room))
        assert first.x() == 0
        assert last.geometry().right() == room - 1
        assert row.rect().contains(last.geometry())
    assert first.y() < last.y()

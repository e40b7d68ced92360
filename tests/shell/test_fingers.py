# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A screen without a mouse: what a finger means on the board, on lists, on the slider, on trees."""

import pytest
from PySide6.QtCore import QPoint, QRectF, QSizeF
from PySide6.QtWidgets import QAbstractItemView, QDialog, QScrollArea, QScroller, QTreeView

from desktop_app.boards.signs import sign_place
from desktop_app.explain.page import ExplainPage
from desktop_app.shell.dialogs.help import KeysDialog
from tests.driver import Driver, Fingers


@pytest.fixture
def analysing(driver: Driver) -> Driver:
    driver.analyse()
    return driver


def on_board(driver: Driver) -> Fingers:
    return Fingers(driver.window.board.viewport())


def middle(driver: Driver, cell: str) -> QPoint:
    """The middle of a cell, as the board sees it."""
    return driver.window.board.place_center(driver.cell(cell)).toPoint()


# The board


def test_a_finger_that_slides_off_its_cell_plays_nothing(driver: Driver) -> None:
    on_board(driver).drag(middle(driver, "b3"), middle(driver, "b1"))
    assert driver.moves == ""
    driver.tap("b3")
    assert driver.moves == "b3"


def test_a_finger_that_comes_back_to_its_cell_plays_it_as_a_mouse_does(driver: Driver) -> None:
    touch, start = on_board(driver), middle(driver, "b3")
    touch.press(start)
    touch.move(middle(driver, "b1"))
    touch.move(start)
    touch.lift(start)
    assert driver.moves == "b3"


def test_a_second_finger_plays_nothing(driver: Driver) -> None:
    touch, first, second = on_board(driver), middle(driver, "a3"), middle(driver, "c1")
    touch.press(first)
    touch.press_another(second, first)
    touch.lift(first, second)
    assert driver.moves == ""
    touch.press(first, second)
    touch.lift(first, second)
    assert driver.moves == ""
    driver.tap("a3")
    assert driver.moves == "a3"


def test_a_finger_that_gets_lost_plays_nothing(driver: Driver) -> None:
    touch, place = on_board(driver), middle(driver, "a3")
    touch.press(place)
    touch.lose()
    touch.lift(place)
    assert driver.moves == ""


def test_a_finger_that_rests_on_a_cell_plays_it_once(driver: Driver) -> None:
    touch, place = on_board(driver), middle(driver, "a3")
    touch.press(place)
    for _ in range(20):
        touch.move(place)
        driver.settle()
    touch.lift(place)
    assert driver.moves == "a3"


def test_sliding_on_a_large_board_aims_at_nothing(driver: Driver) -> None:
    driver.begin("gomoku")
    on_board(driver).drag(middle(driver, "h8"), middle(driver, "i9"))
    driver.tap("i9")
    assert driver.moves == ""
    driver.tap("i9")
    assert driver.moves == "i9"


def test_an_aimed_place_says_how_to_play_it(driver: Driver) -> None:
    driver.begin("gomoku")
    board = driver.window.board
    before = board.grab().toImage()
    driver.tap("h8")
    aimed = board.grab().toImage()
    cell = board.visualRect(board.indexAt(middle(driver, "h8")))
    text = QSizeF(110, 15)
    place = sign_place(QRectF(cell), QRectF(board.viewport().rect()), text).toRect()
    assert aimed.copy(place) != before.copy(place)


@pytest.mark.parametrize("side", [24.0, 40.0])
def test_the_aim_sign_is_on_the_board_and_clear_of_its_cell(side: float) -> None:
    board = QRectF(0, 0, 15 * side, 15 * side)
    for number in range(225):
        cell = QRectF(number % 15 * side, number // 15 * side, side, side)
        place = sign_place(cell, board, QSizeF(110, 15))
        assert board.contains(place)
        assert not place.intersects(cell)


def test_a_finger_slides_along_a_column_of_a_drop_game_without_a_stone(driver: Driver) -> None:
    driver.begin("connect-four")
    on_board(driver).drag(middle(driver, "d6"), middle(driver, "d1"))
    assert driver.moves == ""


# Lists


def rows_in_sight(view: QAbstractItemView) -> range:
    """The top rows whose middles are to be seen."""
    room = view.viewport().rect()
    seen = [
        row
        for row in range(view.model().rowCount())
        if room.contains(view.visualRect(view.model().index(row, 0)).center())
    ]
    return range(seen[0], seen[-1] + 1)


def drag_list(view: QAbstractItemView) -> None:
    """Draw a finger over four rows, upwards, or over as many as there are in sight."""
    rows = rows_in_sight(view)
    begin = min(5, len(rows) - 1)
    places = (begin, max(begin - 4, 0))
    start, end = (view.visualRect(view.model().index(rows[n], 0)).center() for n in places)
    Fingers(view.viewport()).drag(start, end)


def tap_row(view: QAbstractItemView, row: int) -> None:
    Fingers(view.viewport()).tap(view.visualRect(view.model().index(row, 0)).center())


def test_candidates_are_scrolled_and_not_chosen_by_a_drag(analysing: Driver) -> None:
    driver = analysing
    driver.begin("gomoku")
    driver.wait_guesses()
    before = rows_in_sight(driver.tree)
    drag_list(driver.tree)
    assert rows_in_sight(driver.tree).start == before.start + 4
    assert not driver.tree.currentIndex().isValid()
    assert driver.moves == ""
    drag_list(driver.tree)
    assert rows_in_sight(driver.tree).start == before.start + 8
    assert not driver.tree.currentIndex().isValid()


def test_a_tap_chooses_a_row_and_two_play_it(analysing: Driver) -> None:
    driver = analysing
    driver.wait_values()
    tap_row(driver.tree, 3)
    assert driver.tree.currentIndex().row() == 3
    assert driver.moves == ""
    move = driver.tree.model().index(3, 0).data()
    tap_row(driver.tree, 3)
    assert driver.moves == move


def test_a_tap_on_its_arrow_opens_a_row(analysing: Driver) -> None:
    driver = analysing
    driver.wait_values()
    tree, first = driver.tree, driver.tree.model().index(0, 0)
    arrow = QPoint(tree.visualRect(first).left() // 2, tree.visualRect(first).center().y())
    Fingers(tree.viewport()).tap(arrow)
    assert tree.isExpanded(first)


def test_a_finger_stops_a_rolling_list_without_choosing_a_row(analysing: Driver) -> None:
    driver = analysing
    driver.begin("gomoku")
    driver.wait_guesses()
    view = driver.tree
    rows = rows_in_sight(view)
    start, end = (view.visualRect(view.model().index(rows[n], 0)).center() for n in (-2, 1))
    touch, bar = Fingers(view.viewport()), view.verticalScrollBar()
    touch.press(start)
    for step in range(1, 7):
        touch.move(start + (end - start) * step / 6)
    touch.lift(end)
    lifted = bar.value()
    driver.wait(lambda: bar.value() > lifted)  # it rolls on by itself
    touch.tap(end)
    stopped = bar.value()
    assert QScroller.scroller(view.viewport()).state() is QScroller.State.Inactive
    driver.settle()
    assert bar.value() == stopped
    assert not view.currentIndex().isValid()


def test_two_fingers_and_lost_ones_choose_nothing_in_a_list(analysing: Driver) -> None:
    driver = analysing
    driver.wait_values()
    view = driver.tree
    first, second = (view.visualRect(view.model().index(n, 0)).center() for n in (1, 4))
    touch = Fingers(view.viewport())
    touch.press(first)
    touch.press_another(second, first)
    touch.lift(first, second)
    touch.press(first)
    touch.lose()
    touch.lift(first)
    assert not view.currentIndex().isValid()


def test_the_history_is_scrolled_without_leaving_the_position(analysing: Driver) -> None:
    driver = analysing
    driver.begin("gomoku", "a1b1c1d1e1f1g1h1i1j1k1l1m1n1o1a2b2c2d2e2")
    driver.settle()
    history, moves = driver.window.history_panel.findChild(QTreeView), driver.moves
    assert history is not None
    bar = history.verticalScrollBar()
    bar.setValue(0)
    drag_list(history)
    assert bar.value() > 0
    assert driver.moves == moves
    tap_row(history, rows_in_sight(history)[1])
    assert driver.moves != moves


def test_the_keys_and_the_page_beside_the_tree_are_scrolled(driver: Driver) -> None:
    driver.window.actions_list["keys"].trigger()
    dialog = driver.window.findChild(KeysDialog)
    assert isinstance(dialog, QDialog)
    driver.wait(dialog.isVisible)
    dialog.resize(500, 400)
    driver.settle()
    before = dialog.table.verticalScrollBar().value()
    Fingers(dialog.table.viewport()).drag(QPoint(100, 250), QPoint(100, 100))
    assert dialog.table.verticalScrollBar().value() > before
    dialog.reject()
    driver.window.resize(1000, 620)
    driver.window.pages.toggle()
    page = driver.window.findChild(ExplainPage)
    assert page is not None
    area = page.findChild(QScrollArea)
    assert area is not None
    driver.wait(area.isVisible)
    driver.wait(lambda: page.tree_run is not None)  # which begins at the top
    page.panel.setMinimumHeight(2_000)
    driver.settle()
    bottom = area.viewport().height()
    Fingers(area.viewport()).drag(QPoint(60, bottom - 10), QPoint(60, 10))
    assert area.verticalScrollBar().value() > 100


# The slider


def test_the_slider_is_dragged_from_any_of_its_height(driver: Driver) -> None:
    driver.window.pages.toggle()
    page = driver.window.findChild(ExplainPage)
    assert page is not None
    slider = page.controls.slider
    driver.wait(lambda: page.tree_run is not None and slider.isEnabled())
    driver.settle()
    for above in (-13, -7, 0, 7, 13):
        wide, y = slider.width(), slider.height() // 2 + above
        assert page.tree_run is not None
        page.tree_run.go(0)
        touch = Fingers(slider)
        touch.press(QPoint(wide // 4, y))
        pressed = slider.value()
        assert abs(pressed / slider.maximum() - 0.25) < 0.05, above
        for tenth in (4, 5, 6, 7):
            touch.move(QPoint(wide * tenth // 10, y))
        touch.lift(QPoint(wide * 7 // 10, y))
        assert abs(slider.value() / slider.maximum() - 0.7) < 0.05, above
        assert page.tree_run.index == slider.value()


# The drawn tree


def test_two_fingers_enlarge_the_tree_about_their_middle(driver: Driver) -> None:
    driver.window.pages.toggle()
    page = driver.window.findChild(ExplainPage)
    assert page is not None
    drawing = page.drawing
    driver.wait(lambda: page.tree_run is not None and drawing.isEnabled())
    driver.settle()
    before, run = drawing.zoom, page.tree_run
    assert run is not None
    index = run.index
    center = drawing.viewport().rect().center()
    touch = Fingers(drawing.viewport())
    near, far = QPoint(40, 0), QPoint(120, 0)
    touch.press(center - near)
    touch.press_another(center + near, center - near)
    for step in range(1, 9):
        way = near + (far - near) * step / 8
        touch.move(center - way, center + way)
    touch.lift(center - far, center + far)
    assert drawing.zoom == pytest.approx(3 * before, rel=0.05)
    assert run.index == index
    touch.press(center)
    touch.lose()
    touch.lift(center)
    assert run.index == index

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Boards of tic-tac-toe by other rules: dead ones, several of them, a mark that is chosen."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop_app.core.position import MAX, MIN
from desktop_app.play.session import PERSON
from tests.driver import Driver

Key = Qt.Key


def begin(driver: Driver, game: str, moves: str = "") -> None:
    for player in (MAX, MIN):
        driver.window.session.set_seat(player, PERSON)
    driver.begin(game, moves)


def said(driver: Driver, row: int, column: int) -> str:
    index = driver.window.board.model().index(row, column)
    return str(index.data(Qt.ItemDataRole.AccessibleTextRole))


def test_a_cell_and_its_mark_are_chosen_by_keys(driver: Driver) -> None:
    """Left of the picked cell stands the cross, right of it the ring, in its row."""
    begin(driver, "wild")
    driver.window.board.setFocus()
    driver.press(Key.Key_Return)
    assert driver.moves == ""
    assert said(driver, 1, 1) == "b2: chosen, now choose X or O"
    assert said(driver, 1, 0) == "a2: put X on b2"
    assert said(driver, 1, 2) == "c2: put O on b2"
    driver.press(Key.Key_Right, Key.Key_Return)
    assert driver.moves == "Ob2"
    assert said(driver, 1, 1) == "b2: O"


def test_a_mark_may_be_chosen_where_another_one_stands(driver: Driver) -> None:
    begin(driver, "wild", "Xa2")
    board = driver.window.board
    for place in (4, 3):
        point = board.place_center(place).toPoint()
        QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert driver.moves == "Xa2Xb2"


def test_a_dead_board_is_announced_and_refuses_moves(driver: Driver) -> None:
    begin(driver, "notakto:2", "a1a2a3")
    assert said(driver, 0, 0) == "a3: X, this board is dead"
    assert said(driver, 0, 1) == "b3: empty, this board is dead"
    assert said(driver, 0, 3) == "d3: empty"
    kind, position = driver.window.board.kind, driver.window.session.position
    assert "is dead" in kind.why_not(position, 1)
    assert set(kind.targets(position)) == {3, 4, 5, 9, 10, 11, 15, 16, 17}


def test_there_is_no_place_between_two_boards(driver: Driver) -> None:
    begin(driver, "notakto:2")
    kind, side = driver.window.board.kind, 40
    left, right = kind.rect(2, side).toRect(), kind.rect(3, side).toRect()
    assert right.left() - left.right() > side // 4
    gap = left.center()
    gap.setX((left.right() + right.left()) // 2)
    assert kind.place_at(gap, side) == -1
    assert kind.place_at(left.center(), side) == 2

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A board changes its kind with the game, and a new kind is played on by mouse, finger and keys."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop_app.boards.picture import Badge, BoardPicture, ValueKind
from desktop_app.core.position import Move
from desktop_app.games.registry import find_game
from desktop_app.play.board.area import BoardArea
from desktop_app.play.board.view import BoardView
from tests.boards.rows_of_counters import in_the_list
from tests.driver import Driver, Fingers
from tests.games.small_games import MOST_TAKEN, Nim

NIM = Nim((2, 3, 5))
START = NIM.start()
HEAPS = BoardPicture(START, accepts_moves=True)
PICTURES = [
    HEAPS,
    *(
        BoardPicture(find_game(name).start(), accepts_moves=True)
        for name in ("connect-four", "mnk:7x6x4", "gomoku")  # two of them in cells of one size
    ),
]


@pytest.fixture(autouse=True)
def with_the_toy() -> Iterator[None]:
    with in_the_list():
        yield


def shown(qtbot: QtBot, picture: BoardPicture) -> tuple[BoardArea, BoardView]:
    board = BoardView(picture)
    area = BoardArea(board)
    area.resize(420, 360)
    qtbot.addWidget(area)
    with qtbot.waitExposed(area):
        area.show()
    area.activateWindow()
    qtbot.waitUntil(area.isActiveWindow, timeout=60_000)
    return area, board


def place_of(board: BoardView, move: Move) -> QPoint:
    return board.place_center(board.kind.place_of(board.picture.position, move)).toPoint()


@pytest.mark.parametrize("first", PICTURES)
def test_after_another_game_all_is_as_if_it_had_begun_with_it(
    qtbot: QtBot, first: BoardPicture
) -> None:
    area, board = shown(qtbot, first)
    for picture in [*PICTURES, *PICTURES[::-1]]:
        area.set_picture(picture)
        fresh, other = shown(qtbot, picture)
        assert area.grab().toImage() == fresh.grab().toImage()
        assert board.geometry() == other.geometry()
        model = board.model()
        assert (model.columnCount(), model.rowCount()) == (board.kind.columns, board.kind.rows)
        assert board.targets == other.targets
        fresh.hide()


def test_the_windows_board_shows_another_kind_where_the_last_one_was(driver: Driver) -> None:
    area, board = driver.window.area, driver.window.board
    before, size = area.geometry(), driver.window.size()
    area.set_picture(HEAPS)
    assert (area.geometry(), driver.window.size()) == (before, size)
    assert area.rect().contains(board.geometry())
    assert set(board.targets.values()) == set(START.legal_moves())
    driver.window.presenter.refresh()
    assert board.picture.position == driver.position
    assert (area.geometry(), driver.window.size()) == (before, size)


def test_every_move_is_made_by_a_click_and_by_a_tap(qtbot: QtBot) -> None:
    _, board = shown(qtbot, HEAPS)
    made = list[Move]()
    board.moveChosen.connect(made.append)
    fingers = Fingers(board.viewport())
    for move in START.legal_moves():
        QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=place_of(board, move))
        fingers.tap(place_of(board, move))
        assert made == [move, move]
        made.clear()


def test_there_is_no_place_beside_the_counters(qtbot: QtBot) -> None:
    """Rows lie in the middle: at the left of the shortest there is none."""
    _, board = shown(qtbot, HEAPS)
    told = list[int]()
    board.moveChosen.connect(told.append)
    board.placeRefused.connect(told.append)
    QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    assert told == []
    assert not board.indexAt(QPoint(3, 3)).isValid()


def test_pointing_at_a_counter_tells_its_move(qtbot: QtBot) -> None:
    _, board = shown(qtbot, HEAPS)
    told = list[Move]()
    board.moveHovered.connect(told.append)
    plain = board.grab().toImage()
    last_two = 2 * MOST_TAKEN + 2
    QTest.mouseMove(board.viewport(), place_of(board, last_two))
    qtbot.waitUntil(lambda: told == [last_two], timeout=60_000)
    assert board.pointer.hovered == last_two
    assert board.grab().toImage() != plain


def test_another_board_under_the_pointer_is_not_pointed_at_until_it_moves(qtbot: QtBot) -> None:
    """The numbers of places mean something else there."""
    area, board = shown(qtbot, PICTURES[1])
    told = list[Move]()
    board.moveHovered.connect(told.append)
    QTest.mouseMove(board.viewport(), board.place_center(2).toPoint())
    qtbot.waitUntil(lambda: bool(told), timeout=60_000)
    assert board.pointer.hovered >= 0
    area.set_picture(HEAPS)
    assert board.pointer.hovered == -1


def test_arrow_keys_and_enter_make_a_move(qtbot: QtBot) -> None:
    _, board = shown(qtbot, HEAPS)
    board.setFocus()
    made = list[Move]()
    board.moveChosen.connect(made.append)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Return):
        QTest.keyClick(board, key)
    # the first key goes on from the first counter of the first row
    assert made == [MOST_TAKEN + 2]


def test_a_screen_reader_meets_every_counter(qtbot: QtBot) -> None:
    move = 2 * MOST_TAKEN + 4
    badge = Badge("+1", "", ValueKind.WIN, best=True)
    _, board = shown(qtbot, BoardPicture(START, badges={move: badge}, accepts_moves=True))
    place = board.kind.place_of(START, move)
    table = QAccessible.queryAccessibleInterface(board)
    row, column = divmod(place, board.kind.columns)
    cell = table.child((row + 1) * (board.kind.columns + 1) + column + 1)
    assert cell.text(QAccessible.Text.Name) == "row 3, 2: leaves 1, value +1"
    middle = board.viewport().mapToGlobal(place_of(board, move))
    assert cell.rect().contains(middle)
    assert table.childAt(middle.x(), middle.y()) is not None

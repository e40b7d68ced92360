# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The board by itself: what is picked, let go of, told and painted anew."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop_app.boards.kind import BoardKind
from desktop_app.boards.picture import BoardPicture, PointerState
from desktop_app.games.registry import find_game, move_name
from desktop_app.play.board import view
from desktop_app.play.board.view import BoardView
from tests.calm import pass_time, settle
from tests.driver import LEFT, Driver, Fingers, Key
from tests.waiting import PATIENCE_MS

KNIGHT, FREE = 62, 45
"""The places g1 and f3 of a chessboard."""


@pytest.fixture
def board(qtbot: QtBot) -> BoardView:
    """White may move."""
    made = BoardView(BoardPicture(find_game("chess").start(), accepts_moves=True))
    qtbot.addWidget(made)
    made.set_side(50)
    made.resize(400, 400)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow, timeout=PATIENCE_MS)
    return made


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is announced."""
    said: list[str] = []

    def note(_board: BoardView, text: str) -> None:
        said.append(text)

    monkeypatch.setattr(view, "announce", note)
    return said


class Paints(QObject):
    """Counts how often a surface is painted."""

    def __init__(self, board: BoardView) -> None:
        super().__init__(board)
        self.count = 0
        settle()
        board.viewport().installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.Paint
        return False


def center(board: BoardView, place: int) -> QPoint:
    return board.place_center(place).toPoint()


def test_at_first_there_is_no_cursor_and_no_pointer(board: BoardView) -> None:
    assert board.pointer == PointerState()


def test_a_picked_place_is_announced_and_escape_deselects_it(
    board: BoardView, heard: list[str]
) -> None:
    QTest.mouseClick(board.viewport(), LEFT, pos=center(board, KNIGHT))
    assert board.picture.picked == (KNIGHT,)
    assert board.pointer.cursor == -1  # that is the keyboard's
    assert len(heard) == 1
    assert "g1" in heard[0]
    QTest.keyClick(board, Key.Key_Escape)
    assert board.picture.picked == ()


def test_a_long_press_deselects_the_picked_place(board: BoardView) -> None:
    finger = Fingers(board.viewport())
    finger.press(center(board, KNIGHT))
    assert board.picture.picked == (KNIGHT,)
    pass_time()
    assert board.picture.picked == ()
    finger.lift(center(board, KNIGHT))


def test_a_piece_dragged_by_finger_is_painted_and_dropped(board: BoardView) -> None:
    moves: list[int] = []
    board.moveChosen.connect(moves.append)
    finger, start, end = Fingers(board.viewport()), center(board, KNIGHT), center(board, FREE)
    finger.press(start)
    finger.move(end)
    assert board.pointer.dragged == end
    paints = Paints(board)
    finger.move(end + QPoint(5, 5))  # in the same place
    settle()
    assert paints.count > 0
    finger.lift(end + QPoint(5, 5))
    position = board.picture.position
    assert [move_name(position, move) for move in moves] == ["♘f3"]


def test_what_a_mouse_drags_is_seen_on_its_way(board: BoardView) -> None:
    surface, end = board.viewport(), center(board, FREE)
    QTest.mousePress(surface, LEFT, pos=center(board, KNIGHT))
    QTest.mouseMove(surface, end)
    assert board.pointer.dragged == end
    paints = Paints(board)
    QTest.mouseMove(surface, end + QPoint(5, 5))  # in the same place
    settle()
    assert paints.count > 0


def test_a_tap_that_means_nothing_is_refused(board: BoardView) -> None:
    refused: list[int] = []
    board.placeRefused.connect(refused.append)
    Fingers(board.viewport()).tap(center(board, FREE))
    assert refused == [FREE]


def test_the_place_that_is_aimed_at_is_painted_at_once(qtbot: QtBot) -> None:
    board = BoardView(BoardPicture(find_game("gomoku").start(), accepts_moves=True))
    qtbot.addWidget(board)
    board.set_side(30)
    board.resize(450, 450)
    with qtbot.waitExposed(board, timeout=60_000):
        board.show()
    finger = Fingers(board.viewport())
    finger.tap(center(board, 96))
    finger.press(center(board, 112))
    paints = Paints(board)
    finger.lift(center(board, 112))
    settle()
    assert board.pointer.aimed == 112
    qtbot.waitUntil(lambda: paints.count > 0, timeout=60_000)  # the screen may be late


def test_the_keyboards_place_is_painted_where_the_focus_comes_and_goes(
    board: BoardView,
) -> None:
    board.clearFocus()
    paints = Paints(board)
    board.setFocus()
    settle()
    came = paints.count
    board.clearFocus()
    settle()
    assert paints.count > came > 0


def test_a_key_without_effect_announces_the_cursor(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of any other step Qt tells."""
    told: list[int] = []

    def note(_board: BoardView, _kind: BoardKind, place: int) -> None:
        told.append(place)

    monkeypatch.setattr(view, "notify_focus", note)
    driver.window.board.setFocus()
    corner = driver.cell("a3")
    for _ in range(3):
        driver.press(Key.Key_Left, Key.Key_Up)
    driver.settle()
    told.clear()
    driver.press(Key.Key_Right)
    driver.settle()
    assert told == []
    driver.press(Key.Key_Left, Key.Key_Left)
    assert told == [corner]

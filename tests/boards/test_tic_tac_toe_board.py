# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Boards of tic-tac-toe by other rules: dead ones, several of them, a mark that is chosen."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop_app.boards.canvas import Canvas
from desktop_app.boards.picture import Badge, BoardPicture
from desktop_app.games.registry import board_of, find_game
from desktop_app.kit.look.theme import LIGHT
from desktop_app.kit.value_signs import Tag, TagPainter, ValueKind
from tests.driver import Driver

Key = Qt.Key


def begin(driver: Driver, game: str, moves: str = "") -> None:
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


def test_each_mark_on_a_cell_has_a_value_of_its_own(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The letter is in the tag: a cross above a ring, and both are said."""
    position = find_game("wild").start()
    kind, side = board_of(position.game), 140
    draw = Badge("Draw", "", ValueKind.DRAW, best=False, meaning="Draw")
    win = Badge("You win", "in 2", ValueKind.WIN, best=True, meaning="You win in 2 moves")
    badges = {move: win if move & 1 else draw for move in position.legal_moves()}
    found = list[tuple[Tag, QRectF]]()

    def note(_: TagPainter, rect: QRectF, tag: Tag, __: float) -> None:
        found.append((tag, rect))

    monkeypatch.setattr(TagPainter, "paint", note)
    image = QImage(3 * side, 3 * side, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    canvas = Canvas(painter, side, LIGHT, qapp.font())
    picture = BoardPicture(position, badges=badges)
    canvas.tags = kind.type_of_tags(canvas, picture)
    found.clear()
    kind.paint_values(canvas, picture)
    painter.end()
    assert sorted((tag.label, tag.text) for tag, _ in found) == [
        *[("O", "You win")] * 9,
        *[("X", "Draw")] * 9,
    ]
    for place in range(9):
        cell = kind.rect(place, side)
        above, below = sorted(
            ((tag, rect) for tag, rect in found if cell.contains(rect)), key=lambda t: t[1].top()
        )
        assert (above[0].label, below[0].label) == ("X", "O")
        assert above[1].bottom() <= below[1].top()
    assert kind.accessible_text(picture, 0) == (
        "a3: empty, X there: Draw, O there: You win in 2 moves"
    )
    only = BoardPicture(position, badges={1: win})
    assert kind.accessible_text(only, 0) == "a3: empty, O there: You win in 2 moves"
    assert kind.accessible_text(only, 1) == "b3: empty"

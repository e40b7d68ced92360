# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A board that is seen from the other side: every place, sign, key and word turns with it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFont, QImage, QPainter
from PySide6.QtWidgets import QMenu

from desktop_app.boards.canvas import Canvas
from desktop_app.boards.kind import BoardKind
from desktop_app.boards.picture import Badge, BoardPicture, ValueKind
from desktop_app.core.position import MAX, Game
from desktop_app.core.record import parse_moves
from desktop_app.games.registry import PRESETS, board_of, find_game, has_board
from desktop_app.kit.look.theme import LIGHT
from desktop_app.play.board.value_bar import ValueBar
from desktop_app.players.registry import StrategyId
from tests.boards.test_chess_board import begin, click, drag, tap
from tests.driver import Driver, Key
from tests.window import OpenWindow

SIDE = 40
HORIZONTAL, VERTICAL = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
CHESS = find_game("chess")
BOT = StrategyId("random")
SHOWN = [game for game in PRESETS.values() if has_board(game)]
TURNING = [game for game in SHOWN if board_of(game).can_turn]


def painted(kind: BoardKind, picture: BoardPicture) -> QImage:
    image = QImage(kind.columns * SIDE, kind.rows * SIDE, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    canvas = Canvas(painter, SIDE, LIGHT, QFont())
    kind.paint_ground(canvas)
    kind.paint_static(canvas, picture)
    painter.end()
    return image


def cell(image: QImage, kind: BoardKind, place: int) -> QImage:
    return image.copy(kind.rect(place, SIDE).toRect())


@pytest.mark.parametrize("game", TURNING, ids=lambda game: game.id)
def test_each_place_looks_the_same_and_lies_opposite(game: Game) -> None:
    kind, turned = board_of(game), board_of(game, is_turned=True)
    assert kind != turned == board_of(game, is_turned=True)
    assert turned.turned() == kind
    last = kind.columns * kind.rows - 1
    move, second = game.start().legal_moves()[0], None
    position = game.start().after(move)
    second = position.legal_moves()[0]
    badges = {second: Badge("You win", "", ValueKind.WIN, best=False)}  # arrows show the best
    if game.family == "hexapawn":  # whose values are upright on the edges between two squares
        badges = {}
    picture = BoardPicture(position, last_move=move, badges=badges)
    straight, opposite = painted(kind, picture), painted(turned, picture)
    for each in range(last + 1):
        assert turned.rect(each, SIDE) == kind.rect(last - each, SIDE)
        assert turned.place_at(turned.rect(each, SIDE).toRect().center(), SIDE) == each
        assert cell(straight, kind, each) == cell(opposite, turned, each)
        for right, down in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            there = turned.walk(position, each, right, down)
            assert there == kind.walk(position, each, -right, -down)
    assert turned.place_at(QPoint(-1, 5), SIDE) == -1


@pytest.mark.parametrize("game", TURNING, ids=lambda game: game.id)
def test_coordinates_stand_at_their_rows_and_columns(game: Game) -> None:
    kind, turned = board_of(game), board_of(game, is_turned=True)
    rooms = [(room, text) for room, text in kind.labels(SIDE, 20)]
    assert [text for _, text in turned.labels(SIDE, 20)] != [text for _, text in rooms]
    for room, text in turned.labels(SIDE, 20):
        column_or_row = [kind.column_text(n) for n in range(kind.columns)]
        if room.x() < 0:
            at = room.y() // SIDE
            assert text == kind.row_text(kind.rows - 1 - at)
        else:
            assert text == column_or_row[kind.columns - 1 - room.x() // SIDE]


def test_boards_on_which_things_fall_or_that_have_no_sides_stay_as_they_are() -> None:
    for name in ("tic-tac-toe", "connect-four", "nim:3,4,5"):
        game = find_game(name)
        assert board_of(game, is_turned=True) == board_of(game)
        assert not board_of(game, is_turned=True).is_turned


def square_at_the_lower_left(driver: Driver) -> str:
    board = driver.window.board
    corner = QPoint(3, board.viewport().height() - 3)
    return board.kind.accessible_text(board.picture, board.place_under(corner)).split(":")[0]


def test_a_person_who_plays_black_against_a_bot_has_black_below(driver: Driver) -> None:
    begin(driver)
    session = driver.window.session
    assert square_at_the_lower_left(driver) == "a1"
    session.hold()
    session.set_seat(MAX, BOT)
    assert square_at_the_lower_left(driver) == "h8"
    session.swap_seats()
    assert square_at_the_lower_left(driver) == "a1"
    session.set_seat(MAX, BOT)  # bots alone
    assert square_at_the_lower_left(driver) == "a1"


def test_moves_are_made_on_a_turned_board_by_mouse_finger_and_keys(driver: Driver) -> None:
    begin(driver)
    driver.press("f")
    assert square_at_the_lower_left(driver) == "h8"
    for way, squares in ((click, "e2 e4"), (drag, "e7 e5"), (tap, "g1 f3")):
        way(driver, squares.split())
    board, session = driver.window.board, driver.window.session
    board.setFocus()
    driver.press(Key.Key_Up)
    here = board.pointer.cursor
    driver.press(Key.Key_Up)
    assert board.pointer.cursor == here + 8  # towards White's side
    driver.press(Key.Key_Left)
    assert board.pointer.cursor == here + 9
    driver.press("f")
    assert board.pointer.cursor == here + 9
    moves = parse_moves(CHESS.start(), "e4 e5 Nf3")
    assert session.record.moves() == moves
    assert square_at_the_lower_left(driver) == "a1"


def test_screen_readers_walk_over_what_is_seen(driver: Driver) -> None:
    begin(driver)
    board = driver.window.board
    driver.press("f")
    model = board.model()
    assert str(model.index(0, 0).data()).startswith("h1: white rook")
    assert str(model.index(7, 0).data()).startswith("h8: black rook")
    assert [model.headerData(at, HORIZONTAL) for at in (0, 7)] == ["h", "a"]
    assert [model.headerData(at, VERTICAL) for at in (0, 7)] == ["1", "8"]
    first, last = board.visualRect(model.index(0, 0)), board.visualRect(model.index(7, 7))
    assert first.topLeft() == QPoint(0, 0)
    assert last.center().x() > first.center().x()
    assert last.center().y() > first.center().y()


def test_the_side_is_remembered_where_a_person_has_chosen_it(open_window: OpenWindow) -> None:
    driver = open_window()
    begin(driver)
    driver.press("f")
    driver.window.close()
    driver = open_window()
    assert driver.window.session.game == CHESS
    assert square_at_the_lower_left(driver) == "h8"
    driver.press("f")
    driver.window.close()
    assert square_at_the_lower_left(open_window()) == "a1"


def test_the_board_is_flipped_by_the_menu_where_it_can_be(driver: Driver) -> None:
    flip = driver.window.actions_list["flip"]
    (menu,) = [m for m in driver.window.findChildren(QMenu) if m.title() == "&View"]
    assert flip in menu.actions()
    driver.begin("tic-tac-toe", "")
    assert not flip.isEnabled()
    begin(driver)
    assert flip.isEnabled()
    flip.trigger()
    assert square_at_the_lower_left(driver) == "h8"


def test_the_bar_of_values_fills_from_the_first_players_side(driver: Driver) -> None:
    """Its filled part is the first player's."""
    begin(driver)
    driver.analyse()
    (bar,) = driver.window.findChildren(ValueBar)

    def ends() -> tuple[int, int]:
        image = bar.grab().toImage()
        middle = image.width() // 2
        inside = 2 * image.width()  # beyond the pieces at the ends
        return image.pixel(middle, inside), image.pixel(middle, image.height() - 1 - inside)

    driver.wait(lambda: bar.isVisible() and ends()[0] != ends()[1])
    above, below = ends()
    driver.press("f")
    driver.wait(lambda: ends() == (below, above))

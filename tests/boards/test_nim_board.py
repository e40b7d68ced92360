# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of Nim: stacks of coins, their names and sizes, and coins that are taken."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from desktop_app.boards.canvas import Canvas
from desktop_app.boards.kind import BoardEvent
from desktop_app.boards.picture import Badge, BoardPicture, PointerState
from desktop_app.core.position import MIN, Position
from desktop_app.core.record import parse_moves
from desktop_app.games.nim.board import TABLES
from desktop_app.games.nim.rules import HEAP
from desktop_app.games.registry import board_of, find_game
from desktop_app.kit.look.theme import LIGHT, Theme
from desktop_app.kit.value_signs import ValueKind
from desktop_app.play.session import PERSON
from tests.boards.painting import READABLE, SIDE, THEMES, contrast, painted
from tests.driver import Driver
from tests.games.reached import reached

GAME = find_game("nim:3,4,5")
KIND = board_of(GAME)


def after(moves: str) -> Position:
    return reached(GAME.start(), moves)


def place(heap: str, coin: int) -> int:
    """The place of a coin, counted from 1."""
    found = ord(heap) - ord("a")
    left = (3, 4, 5)[found]
    return KIND.place_of(GAME.start(), HEAP * found + left - coin + 1)


@pytest.mark.parametrize("theme", THEMES)
def test_coins_and_texts_have_contrast(theme: Theme) -> None:
    table = TABLES[theme.dark, theme.strong]
    assert (
        max(contrast(each, table.wall) for each in (table.gold.line, table.gold.face)) >= READABLE
    )
    assert contrast(table.gold.line, table.gold.face) >= READABLE  # one coin from the next
    assert contrast(table.ink, table.table) >= (7 if theme.strong else 4.5)
    assert contrast(theme.accent, table.wall) >= READABLE


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("theme", THEMES)
def test_the_coins_can_be_counted(theme: Theme) -> None:
    """A line up through a stack meets as many fronts of coins as there are coins."""
    table = TABLES[theme.dark, theme.strong]
    image = painted(BoardPicture(after("b1")), SIDE, theme)
    for heap, count in (("a", 3), ("b", 3), ("c", 5)):
        x = KIND.rect(place(heap, 1), SIDE).left() + 0.6 * KIND.rect(place(heap, 1), SIDE).width()
        column = [image.pixelColor(round(x), y).name() for y in range(image.height())]
        is_rim = [color == table.gold.rim for color in column]
        fronts = sum(1 for y in range(1, len(is_rim)) if is_rim[y] and not is_rim[y - 1])
        assert fronts == count


def test_a_click_at_the_front_of_a_stack_means_its_lowest_coin() -> None:
    rect = KIND.rect(place("b", 1), SIDE)
    on_table = QPoint(round(rect.center().x()), round(rect.bottom() + SIDE))
    assert KIND.place_at(on_table, SIDE) == place("b", 1)
    between = (rect.right() + KIND.rect(place("c", 1), SIDE).left()) / 2
    assert KIND.place_at(QPoint(round(between), round(rect.center().y())), SIDE) == -1
    assert KIND.place_at(QPoint(round(rect.center().x()), 2), SIDE) == -1


def test_a_coin_is_taken_with_all_above_it(driver: Driver) -> None:
    driver.begin(GAME.id)
    driver.seat(MIN, PERSON)
    board = driver.window.board
    driver.click_widget(board.viewport(), board.place_center(place("c", 3)).toPoint())
    assert driver.moves == "c3"


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("theme", THEMES)
def test_coins_that_would_be_taken_are_pale_with_the_value_over_them(theme: Theme) -> None:
    start = GAME.start()
    (move,) = parse_moves(start, "b2")
    badge = Badge("+1", "", ValueKind.WIN, best=True)
    picture = BoardPicture(start, badges={move: badge}, accepts_moves=True)
    plain, hovered = (
        painted(picture, SIDE, theme),
        painted(picture, SIDE, theme, PointerState(hovered=move)),
    )
    table = TABLES[theme.dark, theme.strong]
    for heap, count in (("a", 3), ("b", 4), ("c", 5)):
        for coin in range(1, count + 1):
            rect = KIND.rect(place(heap, coin), SIDE).toRect()
            left = rect.adjusted(rect.width() // 8, 2, -rect.width() * 3 // 4, -2)
            is_taken = heap == "b" and coin > 2
            face = QColor(table.gold.face)
            seen = {
                hovered.pixelColor(x, y).name()
                for x in range(left.left(), left.right())
                for y in range(left.top(), left.bottom())
            }
            assert (face.name() in seen) != is_taken
    middle = KIND.rect(place("b", 3), SIDE).center().toPoint()
    tag = QRect(middle - QPoint(8, 6), middle + QPoint(8, 6))
    assert hovered.copy(tag) == plain.copy(tag)


@pytest.mark.usefixtures("qapp")
def test_coins_slide_away_from_where_they_were() -> None:
    """At first they are where they were before the move; at the end there is nothing of them."""
    before, position = after("b1"), after("b1c2")
    (move,) = parse_moves(before, "c2")
    picture = BoardPicture(position, last_move=move)
    assert KIND.shows_motion(picture)
    images = [painted(BoardPicture(before), SIDE)]
    wide, high = images[0].width(), images[0].height()
    for share in (0.0, 0.5, 1.0):
        image = QImage(wide, high, QImage.Format.Format_RGB32)
        image.fill(QColor(LIGHT.window))
        painter = QPainter(image)
        canvas = Canvas(painter, SIDE, LIGHT, QFont())
        KIND.paint_ground(canvas)
        KIND.paint_static(canvas, picture, moving=True)
        KIND.paint_moment(canvas, picture, BoardEvent.MOVE, share)
        painter.end()
        images.append(image)
    wall = KIND.rect(place("c", 5), SIDE).toRect()
    was, first, halfway, last = (image.copy(wall) for image in images)
    assert first == was
    assert halfway not in (first, last)
    assert {last.pixelColor(9, y).name() for y in range(9)} == {TABLES[False, False].wall}

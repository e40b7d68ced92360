# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of Othello: discs are put and turned, somebody must pass, discs are counted."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from desktop_app.boards.picture import Badge, BoardPicture, PointerState, ValueKind
from desktop_app.boards.signs import TOY_ACCENT
from desktop_app.boards.stones import felt_of
from desktop_app.core.position import MAX, MIN, Position
from desktop_app.games.registry import board_of, find_game
from desktop_app.kit.look.theme import LIGHT, Theme
from desktop_app.play.board.layers import BoardLayers
from tests.boards.painting import READABLE, THEMES, contrast, painted
from tests.driver import PERFECT, Driver, Fingers, Key

FOUR = find_game("othello:4x4")
EIGHT = find_game("othello:8x8")
PASSING = "BW.B/.WBB/BBBB/.WBW W"
PASS = 16


def begin(driver: Driver, position: Position) -> None:
    session = driver.window.session
    session.new_game(position)
    driver.settle()


def said(position: Position, place: int, **more: object) -> str:
    picture = BoardPicture(position, accepts_moves=True, **more)  # type: ignore[arg-type]
    return board_of(position.game).accessible_text(picture, place)


def click(driver: Driver, place: int) -> None:
    driver.click(place)


def tap(driver: Driver, place: int) -> None:
    board = driver.window.board
    Fingers(board.viewport()).tap(board.place_center(place).toPoint())


def keys(driver: Driver, place: int) -> None:
    """Any arrow leads there where one must pass."""
    board = driver.window.board
    board.setFocus()
    driver.press(Key.Key_Down)
    if board.pointer.cursor != place:
        driver.press(Key.Key_Left)
    assert board.pointer.cursor == place
    driver.press(Key.Key_Return)


def number_key(driver: Driver, _place: int) -> None:
    driver.analyse()
    driver.press(Key.Key_1)


@pytest.mark.parametrize("how", [click, tap, keys, number_key])
def test_a_player_can_pass_by_click_and_by_key(
    driver: Driver, how: Callable[[Driver, int], None]
) -> None:
    begin(driver, FOUR.parse_position(PASSING))
    how(driver, PASS)
    assert driver.moves == "pass"
    assert driver.window.session.position.turn is MAX


def test_a_required_pass_and_a_made_pass_are_announced() -> None:
    position = FOUR.parse_position(PASSING)
    assert said(position, PASS) == "White can't move: Pass"
    kind = board_of(FOUR)
    assert kind.accessible_text(BoardPicture(position), PASS) == "White must pass"
    assert said(position.after(PASS), PASS, last_move=PASS) == "White passed"
    assert said(FOUR.start(), PASS) == "You can't pass while you can move"
    assert kind.first_place(position) == PASS


def test_a_square_that_is_no_move_says_why() -> None:
    kind, position = board_of(EIGHT), EIGHT.start()
    assert kind.why_not(position, 27) == "Square d4 is taken"
    assert kind.why_not(position, 0) == "A disc on a1 wouldn't turn any discs"
    assert kind.why_not(position, 64) == "You can't pass while you can move"
    stuck = FOUR.parse_position(PASSING)
    assert "Press Pass" in board_of(FOUR).why_not(stuck, 2)


def test_a_square_announces_the_discs_that_a_move_there_turns() -> None:
    position = EIGHT.start()
    assert said(position, 19) == "d3: empty, turns 1"
    assert said(position, 0) == "a1: empty"
    after = position.after(19)
    assert said(after, 27) == "d4: Black, just turned"
    assert said(after, 36) == "e5: White"
    badge = Badge("+1", "", ValueKind.WIN, best=True)
    assert said(position, 19, badges={19: badge}) == "d3: empty, turns 1, value +1"


def test_discs_are_counted_below_the_board() -> None:
    after = EIGHT.start().after(19)
    assert said(after, 65) == "Black has 4 discs"
    assert said(after, 66) == "White has 1 disc"


def test_rows_are_counted_from_above() -> None:
    kind = board_of(EIGHT)
    assert [kind.row_text(row) for row in (0, 7, 8)] == ["1", "8", ""]
    assert {text for _, text in kind.labels(40, 20)} == set("abcdefgh12345678")


@pytest.mark.parametrize("size", ["othello:4x4", "othello:6x8", "othello:8x8"])
def test_every_place_is_hit_in_its_middle_and_walked_to(size: str) -> None:
    game = find_game(size)
    kind, side = board_of(game), 50
    squares = game.start().legal_moves()[0] and kind.columns * (kind.rows - 1)
    for place in range(squares + 3):
        assert kind.place_at(kind.rect(place, side).center().toPoint(), side) == place
    wide, high = (round(length * side) for length in kind.extent)
    assert kind.place_at(QPoint(wide + 1, 5), side) == -1
    assert kind.place_at(QPoint(5, high + 1), side) == -1
    seen, waiting = set[int](), [0]
    while waiting:
        place = waiting.pop()
        if place not in seen:
            seen.add(place)
            ways = ((1, 0), (-1, 0), (0, 1), (0, -1))
            waiting += [kind.walk(game.start(), place, *way) for way in ways]
    assert seen == set(range(squares + 3))


def test_a_bots_pass_is_made_and_announced(driver: Driver) -> None:
    begin(driver, FOUR.parse_position(PASSING))
    driver.window.session.set_seat(MIN, PERFECT)
    driver.wait(lambda: driver.moves.startswith("pass"))
    board = driver.window.board
    assert board.kind.accessible_text(board.picture, PASS) == "White passed"


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("theme", THEMES)
def test_stones_and_marks_are_visible_on_the_board(theme: Theme) -> None:
    start = EIGHT.start()
    after = start.after(19)
    stuck = FOUR.parse_position(PASSING)
    badge = Badge("+14", "", ValueKind.LOSS, best=False)
    line = tuple(start.legal_moves()[:1])
    pictures = [
        BoardPicture(start),
        BoardPicture(start, accepts_moves=True),
        BoardPicture(start, preview=line),
        BoardPicture(start, hint=19),
        BoardPicture(after),
        BoardPicture(after, last_move=19),
        BoardPicture(stuck),
        BoardPicture(stuck, accepts_moves=True),
        BoardPicture(stuck, badges={PASS: badge}),
        BoardPicture(stuck, preview=(PASS, 2)),
        BoardPicture(stuck.after(PASS), last_move=PASS),
    ]
    images = [painted(picture, 40, theme) for picture in pictures]
    assert all(a != b for n, a in enumerate(images) for b in images[:n])
    hovered = painted(pictures[1], 40, theme, PointerState(hovered=19))
    assert hovered != images[1]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("moves", [(19,), (19, 18)])  # the same disc turns dark, and light again
def test_the_spot_on_a_disc_that_was_turned_lies_on_a_rim_in_which_it_is_seen(
    moves: tuple[int, ...], theme: Theme
) -> None:
    """It is smaller than the ring around the last disc, but as violet."""
    after = EIGHT.start()
    for move in moves:
        after = after.after(move)
    image = painted(BoardPicture(after, last_move=moves[-1]), 40, theme)
    middle = board_of(EIGHT).rect(27, 40).center().toPoint()
    colors = [image.pixelColor(middle.x() + step, middle.y()) for step in range(8)]
    assert apart(colors[0], QColor(TOY_ACCENT)) < 10
    assert max(contrast(color.name(), TOY_ACCENT) for color in colors[2:5]) >= READABLE


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("theme", THEMES)
def test_with_high_contrast_the_last_disc_has_corners_around_it(theme: Theme) -> None:
    """There every disc has a strong rim, from which a ring would hardly differ."""
    kind = board_of(EIGHT)
    image = painted(BoardPicture(EIGHT.start().after(19), last_move=19), 40, theme)

    def is_marked(place: int) -> bool:
        corner = kind.rect(place, 40).topLeft().toPoint() + QPoint(3, 3)
        return image.pixelColor(corner).name() == theme.accent

    assert [is_marked(place) for place in (19, 27, 28)] == [theme.strong, False, False]
    assert not theme.strong or contrast(theme.accent, felt_of(theme).face) >= READABLE


def apart(one: QColor, other: QColor) -> int:
    """How much their parts differ, all together."""
    parts = ((one.red(), other.red()), (one.green(), other.green()), (one.blue(), other.blue()))
    return sum(abs(a - b) for a, b in parts)


@pytest.mark.usefixtures("qapp")
def test_dots_come_when_a_person_may_move() -> None:
    """The same position, first while nobody may move."""
    layers, images = BoardLayers(), list[QImage]()
    for accepts in (False, True):
        image = QImage(330, 370, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        picture = BoardPicture(EIGHT.start(), accepts_moves=accepts)
        layers.paint(painter, picture, 40, LIGHT, QFont(), pointer=PointerState())
        painter.end()
        images.append(image)
    assert images[0] != images[1]


@pytest.mark.parametrize(
    ("size", "width"), [("othello:4x4", 56), ("othello:6x6", 60), ("othello:8x8", 80)]
)
def test_small_boards_are_so_wide_that_their_discs_can_be_seen(size: str, width: int) -> None:
    found = board_of(find_game(size)).miniature_size(1)
    assert (found.width(), found.height()) == (width, width)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("unit", [1, 2])
def test_after_a_pass_a_frame_goes_around_the_whole_small_board(unit: int) -> None:
    kind, position = board_of(FOUR), FOUR.parse_position(PASSING).after(PASS)
    size = kind.miniature_size(unit)
    image = QImage(size, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    kind.paint_miniature(painter, position, PASS, unit=unit, theme=LIGHT, font=QFont())
    painter.end()
    right, low = size.width() - 1, size.height() - 1
    middle = right // 2
    edges = ((middle, 0), (middle, low), (0, middle), (right, middle))
    assert {image.pixelColor(*at).name() for at in edges} == {QColor(LIGHT.accent).name()}


@pytest.mark.usefixtures("qapp")
def test_the_dots_of_a_large_board_are_large() -> None:
    kind, side = board_of(EIGHT), 80
    image = painted(BoardPicture(EIGHT.start(), accepts_moves=True), side)
    middle = kind.rect(19, side).center().toPoint()
    colors = [image.pixelColor(middle + QPoint(step, 0)) for step in (0, 4, 9)]
    assert [color == QColor(felt_of(LIGHT).line) for color in colors] == [True, True, False]

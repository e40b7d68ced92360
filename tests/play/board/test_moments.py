# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The moment of a win, a draw, a block: shown, and gone without a trace."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QFont, QImage, QPainter
from PySide6.QtWidgets import (
    QApplication,
    QMenu,
    QProxyStyle,
    QStyle,
    QStyleHintReturn,
    QStyleOption,
    QWidget,
)

from desktop_app.boards.kind import BoardEvent
from desktop_app.boards.picture import BoardPicture, PointerState
from desktop_app.core.position import MIN
from desktop_app.core.record import parse_moves
from desktop_app.games.registry import board_of, find_game
from desktop_app.kit.look.motion import MotionChoice, motion
from desktop_app.kit.look.theme import LIGHT
from desktop_app.play.board.layers import BoardLayers
from desktop_app.play.session import PERSON
from tests.driver import Driver

SCENES = [
    ("tic-tac-toe", "a1b1a2b2a3", BoardEvent.WIN),
    ("tic-tac-toe", "b2a1c1a3a2c2b3b1c3", BoardEvent.DRAW),
    ("tic-tac-toe", "a1b1a2a3", BoardEvent.BLOCK),
    ("connect-four", "4142434", BoardEvent.WIN),
    ("connect-four", "414244", BoardEvent.BLOCK),
    ("nim:1,1", "a1b1", BoardEvent.WIN),
    ("connect-four", "4444", BoardEvent.MOVE),
    ("othello:8x8", "d3c5", BoardEvent.MOVE),
    ("hex:5", "c3b2", BoardEvent.MOVE),
    ("hexapawn", "b1b2 a3xb2", BoardEvent.MOVE),
    ("chess", "e4 d5 exd5", BoardEvent.MOVE),
    ("kalah:6x4", "c f", BoardEvent.MOVE),
]


@pytest.fixture(autouse=True)
def moving() -> Iterator[None]:
    before, motion.choice = motion.choice, MotionChoice.FULL
    yield
    motion.choice = before


def painted(name: str, moves: str, moment: tuple[BoardEvent, float] | None) -> QImage:
    position = find_game(name).start()
    line = parse_moves(position, moves)
    before = position
    for move in line:
        before, position = position, position.after(move)
    side = 40
    wide, high = (round(length * side) for length in board_of(position.game).extent)
    image = QImage(wide, high, QImage.Format.Format_RGB32)
    image.fill(0x123456)
    painter = QPainter(image)
    picture = BoardPicture(position, last_move=line[-1], before=before)
    BoardLayers().paint(
        painter, picture, side, LIGHT, QFont(), pointer=PointerState(), moment=moment
    )
    painter.end()
    return image


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("name", "moves", "moment"), SCENES)
def test_a_moment_ends_in_the_picture_without_it(name: str, moves: str, moment: BoardEvent) -> None:
    without = painted(name, moves, None)
    assert painted(name, moves, (moment, 1.0)) == without
    assert painted(name, moves, (moment, 0.5)) != without


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("share", [0.2, 0.4, 0.6])
def test_a_disc_falls_behind_the_front_of_the_rack(share: float) -> None:
    """Between the holes nothing is seen of it, and above the front it is seen whole."""
    before, on_the_way = (
        painted("connect-four", "4", None),
        painted("connect-four", "43", (BoardEvent.MOVE, share)),
    )
    kind, side = board_of(find_game("connect-four")), 40
    column = [kind.rect(row * 7 + 2, side).toRect() for row in range(6)]
    front = [corner for cell in column for corner in (cell.topLeft(), cell.bottomRight())]
    assert all(before.pixelColor(at) == on_the_way.pixelColor(at) for at in front)
    seen = [cell for cell in column if before.copy(cell) != on_the_way.copy(cell)]
    assert 1 <= len(seen) <= 2
    others = [kind.rect(row * 7 + 4, side).toRect() for row in range(6)]
    assert all(before.copy(cell) == on_the_way.copy(cell) for cell in others)


@pytest.mark.usefixtures("qapp")
def test_turned_discs_are_narrow_half_way_and_the_new_one_lies_still() -> None:
    kind, half = (
        board_of(find_game("othello:8x8")),
        painted("othello:8x8", "d3", (BoardEvent.MOVE, 0.325)),
    )
    done = painted("othello:8x8", "d3", None)
    placed, turned = (kind.rect(place, 40).toRect() for place in (19, 27))  # d3 and d4
    green = done.pixelColor(kind.rect(0, 40).center().toPoint())

    def wide(image: QImage, cell: QRect) -> int:
        row = range(cell.left() + 3, cell.right() - 2)
        return sum(image.pixelColor(x, cell.center().y() + 8) != green for x in row)

    assert wide(half, turned) < wide(done, turned) / 2
    assert wide(half, placed) == wide(done, placed)


def inked(image: QImage, other: QImage) -> QRect:
    """Around all pixels in which two pictures differ."""
    places = [
        QPoint(x, y)
        for y in range(image.height())
        for x in range(image.width())
        if image.pixel(x, y) != other.pixel(x, y)
    ]
    xs, ys = [each.x() for each in places], [each.y() for each in places]
    return QRect(QPoint(min(xs), min(ys)), QPoint(max(xs), max(ys)))


@pytest.mark.usefixtures("qapp")
def test_a_pawn_walks_from_the_square_that_it_leaves() -> None:
    resting = painted("hexapawn", "b1b2", (BoardEvent.MOVE, 0.0))
    begun, later = (painted("hexapawn", "b1b2", (BoardEvent.MOVE, share)) for share in (0.1, 0.6))
    kind = board_of(find_game("hexapawn"))
    start, end = (kind.rect(place, 40).toRect() for place in (7, 4))
    done = painted("hexapawn", "b1b2", None)
    assert resting.copy(end) != done.copy(end)
    assert resting.copy(start) != done.copy(start)
    assert inked(begun, done).bottom() > end.bottom()
    assert inked(later, done).bottom() < inked(begun, done).bottom()


@pytest.mark.usefixtures("qapp")
def test_a_stone_is_set_down_from_above_and_the_others_lie_still() -> None:
    bare, early, late = (
        painted("hex:5", "c3b2", (BoardEvent.MOVE, share)) for share in (0.0, 0.3, 0.9)
    )
    large, small = inked(early, bare), inked(late, bare)
    assert large.width() > small.width()
    kind = board_of(find_game("hex:5"))
    first, placed = (kind.rect(place, 40).toRect() for place in (12, 6))
    assert placed.contains(large.center())
    assert early.copy(first) == late.copy(first) == bare.copy(first)


@pytest.mark.usefixtures("qapp")
def test_seeds_are_sown_one_pit_after_the_other() -> None:
    """Pit c has four seeds: after half of the time two of them lie in d and e, and none in f."""
    start = painted("kalah:6x4", "c", (BoardEvent.MOVE, 0.0))
    half, done = painted("kalah:6x4", "c", (BoardEvent.MOVE, 0.5)), painted("kalah:6x4", "c", None)
    kind = board_of(find_game("kalah:6x4"))
    # the numbers below the pits, which nothing hops over
    numbers = [
        kind.rect(place, 40).translated(0, 40).toRect().adjusted(12, 2, 0, -24)
        for place in range(9, 15)
    ]
    emptied, first, second, third = (numbers[each] for each in (2, 3, 4, 5))
    assert half.copy(emptied) == done.copy(emptied) == start.copy(emptied)
    assert half.copy(first) == done.copy(first) != start.copy(first)
    assert half.copy(second) == done.copy(second) != start.copy(second)
    assert half.copy(third) == start.copy(third) != done.copy(third)


def test_a_disc_falls_before_the_winning_row_is_drawn(driver: Driver) -> None:
    driver.begin("connect-four", "414243")
    driver.seat(MIN, PERSON)
    moments = driver.window.board.moments
    driver.click(38)
    now = moments.now
    assert now is not None
    assert now[0] is BoardEvent.MOVE
    driver.wait(lambda: moments.now is not None and moments.now[0] is BoardEvent.WIN)
    driver.wait(lambda: moments.now is None)


def test_a_disc_does_not_fall_if_less_motion_is_wanted(driver: Driver) -> None:
    motion.choice = MotionChoice.LESS
    driver.begin("connect-four", "")
    driver.seat(MIN, PERSON)
    driver.click(38)
    assert driver.window.board.moments.now is None


def test_a_win_is_drawn_at_once_and_ends_by_itself(driver: Driver) -> None:
    driver.seat(MIN, PERSON)
    moments = driver.window.board.moments
    for cell in ("a1", "b1", "a2", "b2", "a3"):
        assert moments.now is None
        driver.click(cell)
    now = moments.now
    assert now is not None
    assert now[0] is BoardEvent.WIN
    driver.wait(lambda: moments.now is None)


def test_nothing_waits_for_a_moment(driver: Driver) -> None:
    driver.seat(MIN, PERSON)
    moments = driver.window.board.moments
    for cell in ("a1", "b1", "a2", "a3"):
        driver.click(cell)
    now = moments.now
    assert now is not None
    assert now[0] is BoardEvent.BLOCK
    driver.click("c3")
    assert driver.moves == "a1b1a2a3c3"
    assert moments.now is None


def test_a_position_that_is_looked_up_is_no_moment(driver: Driver) -> None:
    driver.begin("tic-tac-toe", "a1b1a2b2a3")
    moments = driver.window.board.moments
    assert moments.now is None
    driver.window.session.go_to_start()
    driver.window.session.go_to_end()
    assert moments.now is None


def test_motion_is_turned_off_in_the_settings(driver: Driver) -> None:
    driver.seat(MIN, PERSON)
    choices = [menu for menu in driver.window.findChildren(QMenu) if menu.title() == "Animation"]
    less = next(each for each in choices[0].actions() if each.text() == "Less animation")
    less.trigger()
    for cell in ("a1", "b1", "a2", "b2", "a3"):
        driver.click(cell)
        assert driver.window.board.moments.now is None


class StillStyle(QProxyStyle):
    """A system without animations."""

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returnData: QStyleHintReturn | None = None,  # noqa: N803
    ) -> int:
        if hint is QStyle.StyleHint.SH_Widget_Animation_Duration:
            return 0
        return super().styleHint(hint, option, widget, returnData)


def test_motion_is_off_where_the_system_asks_for_less(driver: Driver) -> None:
    motion.choice = MotionChoice.SYSTEM
    assert motion.is_wanted
    QApplication.setStyle(StillStyle("fusion"))
    assert not motion.is_wanted
    driver.seat(MIN, PERSON)
    for cell in ("a1", "b1", "a2", "b2", "a3"):
        driver.click(cell)
    assert driver.window.board.moments.now is None


def test_a_moment_can_follow_another(driver: Driver) -> None:
    moments = driver.window.board.moments
    moments.begin(BoardEvent.MOVE)
    moments.follow(BoardEvent.WIN)
    shown = [moments.now]
    assert shown[0] is not None
    assert shown[0][0] is BoardEvent.MOVE
    driver.wait(lambda: moments.now is not None and moments.now[0] is BoardEvent.WIN)
    driver.wait(lambda: moments.now is None)
    moments.follow(BoardEvent.BLOCK)  # at once, as nothing is shown
    assert moments.now is not None
    moments.follow(BoardEvent.WIN)
    moments.end()
    assert moments.now is None

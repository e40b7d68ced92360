# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of three men's morris: stones are placed, then moved; what is said and seen of them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from PySide6.QtWidgets import QApplication

from desktop_app.boards.canvas import Canvas
from desktop_app.boards.picture import Badge, BoardPicture
from desktop_app.boards.stones import tones_of
from desktop_app.core.position import Position
from desktop_app.games.morris.rules import MorrisPosition
from desktop_app.games.registry import board_of, find_game
from desktop_app.kit.look.theme import DARK, LIGHT, Theme
from desktop_app.kit.value_signs import Tag, TagPainter, ValueKind
from tests.boards.moving import by_click, by_drag, by_finger, by_key, place
from tests.driver import Driver

GAME = find_game("three-mens-morris")
KIND = board_of(GAME)
PLACED = ("b2", "a3", "c2", "a2", "a1", "c3")


@pytest.mark.parametrize("how", [by_click, by_drag, by_finger, by_key])
def test_stones_are_placed_and_then_moved(
    driver: Driver, how: Callable[[Driver, str, str], None]
) -> None:
    session = driver.window.session
    session.new_game(GAME.start())
    driver.settle()
    for point in PLACED:
        driver.click(place(point))
    how(driver, "b2", "b1")
    how(driver, "a3", "b3")
    how(driver, "c2", "c1")
    assert driver.moves == "b2 a3 c2 a2 a1 c3 b2-b1 a3-b3 c2-c1"
    assert session.position.outcome == 1


SAID = [
    (".../.../...", "", "b2", "b2: empty, legal move"),
    ("X../.../...", "", "a3", "a3: X"),
    ("O.O/OXX/X..", "", "b2", "b2: X, can move"),
    ("O.O/OXX/X..", "b2", "b2", "b2: X, selected"),
    ("O.O/OXX/X..", "b2", "b1", "b1: empty, legal move"),
    ("O.O/OXX/X..", "c2", "b1", "b1: empty"),
    ("OO./O.X/X.X O", "", "a3", "a3: O, can move"),
    ("OO./O../XXX O", "", "b1", "b1: X, in the winning row"),
]


@pytest.mark.parametrize(("board", "picked", "point", "said"), SAID)
def test_points_have_accessible_texts(board: str, picked: str, point: str, said: str) -> None:
    picks = tuple(map(place, picked.split()))
    seen = BoardPicture(GAME.parse_position(board), accepts_moves=True, picked=picks)
    assert KIND.accessible_text(seen, place(point)) == said


REFUSED = [
    ("X../.../...", "", "a3", "Point a3 is taken"),
    ("O.O/OXX/X..", "", "b3", "All stones are on the board. Move one of yours"),
    ("O.O/OXX/X..", "", "a3", "The stone on a3 belongs to the other player"),
    ("O.O/OXX/X..", "c2", "b1", "There is no line from c2 to b1"),
    ("O.O/OXX/X..", "c2", "c3", "Point c3 is taken"),
    ("XXO/OO./X..", "", "a3", "There is no empty point next to the stone on a3"),
]


@pytest.mark.parametrize(("board", "picked", "point", "said"), REFUSED)
def test_a_refused_point_gives_the_reason(board: str, picked: str, point: str, said: str) -> None:
    picks = tuple(map(place, picked.split()))
    assert KIND.why_not(GAME.parse_position(board), place(point), picks) == said


def ground(name: str, theme: Theme) -> QImage:
    image = QImage(180, 180, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    board_of(find_game(name)).paint_ground(Canvas(painter, 60, theme, QFont()))
    painter.end()
    return image


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_the_lines_are_those_that_the_rules_allow(theme: Theme) -> None:
    names = ("morris:straight", "three-mens-morris", "morris:diagonals", "morris:anywhere")
    grounds = [ground(name, theme) for name in names]
    for number, one in enumerate(grounds):
        assert all(one != other for other in grounds[number + 1 :])


def stone(piece: str, theme: Theme) -> QImage:
    image = QImage(100, 100, QImage.Format.Format_RGB32)
    image.fill(QColor(theme.accent))
    painter = QPainter(image)
    KIND.paint_piece(Canvas(painter, 100, theme, QFont()), QRectF(0, 0, 100, 100), piece)
    painter.end()
    return image


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_a_stone_is_black_with_a_cross_or_white_with_a_ring(theme: Theme) -> None:
    """The middle belongs to the cross, and what is beside it and below to the ring."""
    cross, ring = stone("X", theme), stone("O", theme)
    black, white = (tones_of(theme, is_black=is_black) for is_black in (True, False))
    assert cross.pixelColor(50, 50) == cross.pixelColor(40, 40) == QColor(black.mark)
    assert cross.pixelColor(50, 67) == cross.pixelColor(67, 50) == QColor(black.face)
    assert ring.pixelColor(50, 50) == ring.pixelColor(57, 57) == QColor(white.face)
    assert ring.pixelColor(50, 67) == ring.pixelColor(67, 50) == QColor(white.mark)


def test_a_hint_goes_round_the_point() -> None:
    """Above and beside its middle, and not so near its corners."""
    image = QImage(180, 180, QImage.Format.Format_RGB32)
    image.fill(QColor(LIGHT.base))
    painter = QPainter(image)
    KIND.paint_hint(Canvas(painter, 60, LIGHT, QFont()), BoardPicture(GAME.start()), place("b2"))
    painter.end()
    hint = QColor(LIGHT.hint)
    assert image.pixelColor(90, 68) == image.pixelColor(68, 90) == hint
    assert image.pixelColor(68, 68) != hint


@pytest.mark.parametrize("board", [".../.O./X..", "O.O/OXX/X.."])
@pytest.mark.parametrize("side", [60, 100, 150])
@pytest.mark.parametrize("name", ["three-mens-morris", "morris:anywhere"])
def test_values_are_on_free_points_and_never_on_a_stone(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, board: str, side: int, name: str
) -> None:
    """Before stones are placed on the point itself, later on the way to it."""
    position = find_game(name).parse_position(board)
    kind = board_of(position.game)
    badge = Badge("Bot wins", "", ValueKind.LOSS, best=False)
    moves = position.legal_moves()
    found = list[QRectF]()

    def note(_: TagPainter, rect: QRectF, __: Tag, ___: float) -> None:
        found.append(rect)

    monkeypatch.setattr(TagPainter, "paint", note)
    image = QImage(3 * side, 3 * side, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    canvas = Canvas(painter, side, LIGHT, qapp.font())
    picture = BoardPicture(position, badges=dict.fromkeys(moves, badge))
    canvas.tags = kind.type_of_tags(canvas, picture)
    found.clear()
    kind.paint_values(canvas, picture)
    painter.end()
    assert found
    standing = [kind.rect(each, side).center() for each in range(9) if stone_on(position, each)]
    for rect in found:
        for middle in standing:  # the point of the tag that is nearest to a stone
            x = min(max(middle.x(), rect.left()), rect.right())
            y = min(max(middle.y(), rect.top()), rect.bottom())
            assert QLineF(middle, QPointF(x, y)).length() >= 0.38 * side
    if board.count("X") == 1:
        centers = {kind.rect(each, side).center().toPoint() for each in range(9)}
        assert all(rect.center().toPoint() in centers for rect in found)
    elif name == "three-mens-morris":
        assert len(found) == len(moves)


def stone_on(position: Position, point: int) -> bool:
    assert isinstance(position, MorrisPosition)
    return bool((position.x | position.o) >> point & 1)

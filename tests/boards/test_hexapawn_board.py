# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of Hexapawn: how pawns are moved, what is said of squares, how the end is seen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from desktop_app.boards.canvas import Canvas
from desktop_app.boards.kind import BoardKind
from desktop_app.boards.picture import Badge, BoardPicture
from desktop_app.boards.stones import felt_of
from desktop_app.core.position import MAX, MIN, Move, Position
from desktop_app.games.hexapawn.board import HexapawnBoardKind
from desktop_app.games.registry import board_of, find_game
from desktop_app.kit.look.theme import DARK, LIGHT, Theme
from desktop_app.kit.value_signs import Tag, TagPainter, ValueKind
from desktop_app.play.session import PERSON
from tests.boards.moving import by_click, by_drag, by_finger, by_key, place
from tests.boards.painting import THEMES, contrast, painted
from tests.driver import Driver

GAME = find_game("hexapawn")
KIND = board_of(GAME)


def begin(driver: Driver) -> None:
    session = driver.window.session
    for player in (MAX, MIN):
        session.set_seat(player, PERSON)
    session.new_game(GAME.start())
    driver.settle()


@pytest.mark.parametrize("how", [by_click, by_drag, by_finger, by_key])
def test_pawns_are_moved(driver: Driver, how: Callable[[Driver, str, str], None]) -> None:
    begin(driver)
    for move in ("b1 b2", "a3 b2", "c1 b2"):
        how(driver, *move.split())
    assert driver.moves == "b1b2 a3xb2 c1xb2"


def position(text: str) -> Position:
    return GAME.parse_position(text)


SAID = [
    ("BBB/.../WWW W", "", "a1", "a1: white pawn, can move"),
    ("BBB/.../WWW W", "", "b2", "b2: empty"),
    ("BBB/.../WWW W", "a1", "a1", "a1: white pawn, selected"),
    ("BBB/.../WWW W", "a1", "a2", "a2: empty, legal move"),
    ("BBB/.W./W.W B", "a3", "b2", "b2: white pawn, can be captured"),
    ("..W/B../... B", "", "c3", "c3: white pawn, has crossed the board"),
    ("B../W../... B", "", "a3", "a3: black pawn, can't move"),
]


@pytest.mark.parametrize(("board", "picked", "square", "said"), SAID)
def test_squares_have_accessible_texts(board: str, picked: str, square: str, said: str) -> None:
    places = tuple(map(place, picked.split()))
    seen = BoardPicture(position(board), accepts_moves=True, picked=places)
    assert KIND.accessible_text(seen, place(square)) == said


REFUSED = [
    ("", "b2", "Square b2 is empty"),
    ("", "b3", "The pawn on b3 belongs to the other player"),
    (
        "a1",
        "b2",
        "The pawn on a1 can't go to b2. Pawns move one square straight forward "
        "and capture diagonally",
    ),
]


@pytest.mark.parametrize(("picked", "square", "said"), REFUSED)
def test_a_refused_square_gives_the_reason(picked: str, square: str, said: str) -> None:
    places = tuple(map(place, picked.split()))
    assert KIND.why_not(GAME.start(), place(square), places) == said


def test_a_blocked_pawn_gives_the_reason() -> None:
    said = KIND.why_not(position("B../W../..W W"), place("a2"))
    assert said == "The pawn on a2 is blocked and has nothing to capture"


def drawn(text: str, theme: Theme) -> QImage:
    image = QImage(180, 180, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    canvas = Canvas(painter, 60, theme, QFont())
    KIND.paint_ground(canvas)
    KIND.paint_pieces(canvas, BoardPicture(position(text)))
    KIND.paint_end(canvas, BoardPicture(position(text)))
    painter.end()
    return image


@pytest.mark.parametrize("theme", [LIGHT, DARK])
@pytest.mark.parametrize(
    ("ended", "goes_on"),
    [("W../..B/... B", "W../..B/... B"), ("B../W../... B", "B../W../..W W")],
)
def test_the_end_of_the_game_is_visible_on_the_board(
    theme: Theme, ended: str, goes_on: str
) -> None:
    image = QImage(180, 180, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    canvas = Canvas(painter, 60, theme, QFont())
    KIND.paint_ground(canvas)
    KIND.paint_pieces(canvas, BoardPicture(position(goes_on)))
    painter.end()
    corner = KIND.rect(place("a3"), 60).toRect()
    assert drawn(ended, theme).copy(corner) != image.copy(corner)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("kind", [KIND, board_of(find_game("chess"))], ids=["hexapawn", "chess"])
def test_a_wooden_frame_carries_the_labels(kind: BoardKind, theme: Theme) -> None:
    margin, wood, side = 24, felt_of(theme), kind.columns * 60
    image = QImage(side + 2 * margin, side + 2 * margin, QImage.Format.Format_RGB32)
    image.fill(QColor(theme.window))
    painter = QPainter(image)
    painter.translate(margin, margin)
    kind.paint_frame(Canvas(painter, 60, theme, QFont()), margin)
    painter.end()
    for room, _text in kind.labels(60, margin):
        at = room.center()
        assert image.pixelColor(margin + at.x(), margin + at.y()).name() == wood.border
    assert contrast(kind.label_color(theme), wood.border) >= (7 if theme.strong else 4.5)


@pytest.mark.parametrize("board", ["BBB/W../.WW B", "BBB/.../WWW W", "B.B/.W./W.W B"])
@pytest.mark.parametrize("side", [40, 96])
def test_each_move_has_a_value_of_its_own_that_covers_no_pawn(board: str, side: int) -> None:
    """Two moves may leave one square, or end on one."""
    here = position(board)
    moves = here.legal_moves()

    def valued(*moves: Move) -> QImage:
        values = {move: Badge("You win", "", ValueKind.WIN, best=True) for move in moves}
        return painted(BoardPicture(here, badges=values), side)

    bare, areas = valued(), list[set[tuple[int, int]]]()
    for move in moves:
        image = valued(move)
        dots = ((x, y) for x in range(3 * side) for y in range(3 * side))
        areas.append({dot for dot in dots if image.pixel(*dot) != bare.pixel(*dot)})
    assert all(areas)
    shown = valued(*moves)
    dots = {(x, y) for x in range(3 * side) for y in range(3 * side)}
    seen = {dot for dot in dots if shown.pixel(*dot) != bare.pixel(*dot)}
    assert not seen & pawns_of(here, side)
    middles = {
        (sum(x for x, _ in area) // len(area), sum(y for _, y in area) // len(area))
        for area in areas
    }
    assert len(middles) == len(moves)


def test_the_arrow_of_a_capture_ends_before_the_pawn_to_be_captured() -> None:
    here, side = position("BBB/W../.WW B"), 96
    (move,) = (m for m in here.legal_moves() if here.game.move_text(m) == "b3xa2")
    badge = Badge("You win", "", ValueKind.WIN, best=True)
    shown, bare = (painted(BoardPicture(here, badges=b), side) for b in ({move: badge}, {}))
    pawns = pawns_of(here, side)
    captured = [(x, y) for x, y in pawns if x < side < y < 2 * side]
    assert len(captured) > 500
    near = {(x + dx, y + dy) for x, y in captured for dx in (-6, 0, 6) for dy in (0, 6)}
    body = {(x, y) for x, y in near if y > 1.45 * side}  # the value is above the head
    assert all(shown.pixel(*dot) == bare.pixel(*dot) for dot in body)


def pawns_of(here: Position, side: int) -> set[tuple[int, int]]:
    """The pixels inside the pawns, but for their edges."""
    images = list[QImage]()
    for paints_pawns in (False, True):
        image = QImage(3 * side, 3 * side, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        canvas = Canvas(painter, side, LIGHT, QFont())
        KIND.paint_ground(canvas)
        if paints_pawns:
            KIND.paint_pieces(canvas, BoardPicture(here))
        painter.end()
        images.append(image)
    dots = {(x, y) for x in range(3 * side) for y in range(3 * side)}
    pawns = {dot for dot in dots if images[0].pixel(*dot) != images[1].pixel(*dot)}
    around = [(x, y) for x in range(-3, 4) for y in range(-3, 4)]
    return {(x, y) for x, y in pawns if all((x + dx, y + dy) in pawns for dx, dy in around)}


@pytest.mark.parametrize("board", ["BBB/W../.WW B", "BBB/.../WWW W", "B.B/.W./W.W B"])
@pytest.mark.parametrize("side", [60, 110, 170])
def test_a_value_is_on_the_square_that_its_move_reaches(
    monkeypatch: pytest.MonkeyPatch, board: str, side: int
) -> None:
    """Beside a pawn that two can capture it is on the side of the one that does."""
    found = list[QRectF]()

    def note(_: TagPainter, rect: QRectF, __: Tag, ___: float) -> None:
        found.append(rect)

    monkeypatch.setattr(TagPainter, "paint", note)
    here = position(board)
    assert isinstance(KIND, HexapawnBoardKind)
    for move in here.legal_moves():
        start, end = (KIND.rect(each, side) for each in KIND.ends_of(move))
        value = Badge("+1", "", ValueKind.WIN, best=True, short_text="+1")
        painted(BoardPicture(here, badges={move: value}), side)
        place = found[-1]  # the others only measure
        found.clear()
        assert end.contains(place)
        aside = place.center().x() - end.center().x()
        assert aside * (start.x() - end.x()) >= 0
        assert (abs(aside) > 0.1 * side) is (start.x() != end.x())

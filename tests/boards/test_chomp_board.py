# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of Chomp: the tray below the chocolate."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from desktop_app.boards.canvas import Canvas
from desktop_app.boards.kind import BoardEvent
from desktop_app.boards.picture import Badge, BoardPicture, PointerState
from desktop_app.core.record import parse_moves
from desktop_app.games.chomp.board import SWEETS
from desktop_app.games.chomp.rules import POISON
from desktop_app.games.registry import board_of, find_game
from desktop_app.kit.look.theme import LIGHT, Theme
from desktop_app.kit.value_signs import ValueKind
from tests.boards.painting import READABLE, THEMES, contrast, painted
from tests.boards.painting import SIDE as SQUARE

SIDE = 30


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", ["chomp:2x5", "chomp:5x2", "chomp:4x4"])
def test_the_tray_is_as_large_as_the_bar(name: str) -> None:
    kind = board_of(find_game(name))
    wide, high = kind.columns * SIDE, kind.rows * SIDE
    image = QImage(wide + 9, high + 9, QImage.Format.Format_RGB32)
    beside, tray = QColor(LIGHT.accent), QColor(SWEETS[False, False].tray)
    image.fill(beside)
    painter = QPainter(image)
    kind.paint_ground(Canvas(painter, SIDE, LIGHT, QFont()))
    painter.end()
    for corner in ((9, 9), (wide - 9, 9), (9, high - 9), (wide - 9, high - 9)):
        assert image.pixelColor(*corner) == tray
    for corner in ((0, 0), (wide - 1, 0), (0, high - 1), (wide - 1, high - 1)):
        assert image.pixelColor(*corner) == QColor(SWEETS[False, False].fold)
    assert image.pixelColor(wide + 1, high - 9) == image.pixelColor(wide - 9, high + 1) == beside


@pytest.mark.parametrize("theme", THEMES)
def test_the_chocolate_is_visible_in_its_tray_and_the_skull_on_its_square(theme: Theme) -> None:
    sweets = SWEETS[theme.dark, theme.strong]
    for piece in (sweets.good, sweets.poison):
        assert contrast(piece.face, sweets.tray) >= READABLE
        assert contrast(piece.side, sweets.tray) >= READABLE
    assert contrast(sweets.poison.ink, sweets.poison.face) >= READABLE
    assert contrast(sweets.label, sweets.tray) >= (7 if theme.strong else 4.5)
    if theme.strong:
        assert contrast(sweets.good.face, sweets.tray) >= 7
        assert contrast(sweets.poison.ink, sweets.poison.face) >= 7


@pytest.mark.usefixtures("qapp")
def test_eaten_squares_are_gone_and_a_bite_is_shown_before_it_is_made() -> None:
    """Squares b2 to c3 are eaten by b2; a bite is pale and keeps its values on top."""
    game = find_game("chomp:3x3")
    kind, start = board_of(game), game.start()
    (bite,) = parse_moves(start, "b2")
    sweets = SWEETS[False, False]
    before, after = (
        painted(BoardPicture(start), SQUARE),
        painted(BoardPicture(start.after(bite)), SQUARE),
    )
    bare = painted(
        BoardPicture(start, accepts_moves=True), SQUARE, pointer=PointerState(hovered=bite)
    )
    value = Badge("+1", "", ValueKind.WIN, best=True)
    valued = BoardPicture(start, badges={bite: value}, accepts_moves=True)
    shown, hovered = (
        painted(valued, SQUARE),
        painted(valued, SQUARE, pointer=PointerState(hovered=bite)),
    )
    for place in range(9):
        rect = kind.rect(place, SQUARE).toRect()
        aside, is_eaten = rect.topLeft() + QPoint(20, 40), place in (1, 2, 4, 5)
        assert (after.pixelColor(aside) == QColor(sweets.tray)) == is_eaten
        assert (before.pixelColor(aside) == QColor(sweets.good.face)) == (place != 6)
        assert (bare.pixelColor(aside) != before.pixelColor(aside)) == is_eaten
    middle = kind.rect(4, SQUARE).center().toPoint()
    assert hovered.pixelColor(middle) == shown.pixelColor(middle) != before.pixelColor(middle)


@pytest.mark.usefixtures("qapp")
def test_only_what_was_eaten_now_fades() -> None:
    """The bite b2 eats b2 and b3: the column c has been eaten before."""
    game = find_game("chomp:3x3")
    kind, position = board_of(game), game.start()
    moves = parse_moves(position, "c1b2")
    for move in moves:
        position = position.after(move)
    picture = BoardPicture(position, last_move=moves[-1])
    assert kind.shows_motion(picture)
    assert not kind.shows_motion(BoardPicture(game.parse_position("2,1,1 A"), last_move=moves[-1]))
    found = list[list[bool]]()
    for share in (0.0, 0.5, 1.0):
        image = QImage(3 * SQUARE, 3 * SQUARE, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        canvas = Canvas(painter, SQUARE, LIGHT, QFont())
        kind.paint_ground(canvas)
        kind.paint_static(canvas, picture, moving=True)
        kind.paint_moment(canvas, picture, BoardEvent.MOVE, share)
        painter.end()
        tray = QColor(SWEETS[False, False].tray)
        at = [kind.rect(place, SQUARE).toRect().topLeft() + QPoint(20, 44) for place in range(9)]
        found.append([image.pixelColor(point) != tray for point in at])
    assert found[0] == found[1] == [True, True, False] * 2 + [True, True, False]
    assert found[2] == [True, False, False] * 2 + [True, True, False]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("side", [36, 75, 140])
@pytest.mark.parametrize("quiet", [True, False])
def test_a_value_on_the_poisoned_square_covers_neither_the_skull_nor_the_rim(
    side: int, *, quiet: bool
) -> None:
    start = find_game("chomp:3x3").start()
    kind, place, sweets = board_of(start.game), 6, SWEETS[False, False]
    badge = Badge("+1", "", ValueKind.LOSS, best=False, quiet=quiet)
    room = kind.rect(place, side).toRect()
    tag, pieces = (QImage(3 * side, 3 * side, QImage.Format.Format_ARGB32) for _ in range(2))
    for image in (tag, pieces):
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        canvas = Canvas(painter, side, LIGHT, QFont())
        if image is tag:
            kind.paint_value(canvas, place, badge)
        else:
            kind.paint_unmoved(canvas, BoardPicture(start, badges={POISON: badge}))
        painter.end()
    inked = [
        QPoint(x, y)
        for x in range(room.left(), room.right() + 1)
        for y in range(room.top(), room.bottom() + 1)
    ]
    covered = {(at.x(), at.y()) for at in inked if tag.pixelColor(at).alpha()}
    skull = {(at.x(), at.y()) for at in inked if pieces.pixelColor(at) == QColor(sweets.poison.ink)}
    assert covered
    assert len(skull) > 0.03 * side**2
    assert not covered & skull
    rim = round(0.05 * side)
    inner = room.adjusted(rim, rim, -rim, -rim)
    assert all(inner.contains(*at) for at in covered)

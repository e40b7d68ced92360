# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Boards drawn as toys: what lies on them is seen in every theme, and lines are sharp."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

import pytest
from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from desktop_app.boards import stones
from desktop_app.boards.canvas import Canvas
from desktop_app.boards.looks import TOP, grid_color, over_rack, rack_of
from desktop_app.boards.picture import Badge, BoardPicture, ValueKind
from desktop_app.boards.stones import (
    LAST,
    LAST_PRINTED,
    PIXELS,
    all_round,
    felt_of,
    on_page,
    over_felt,
    over_wood,
    paint_sheet,
    paint_wood,
    tones_of,
    wood_of,
)
from desktop_app.core.position import MAX, MIN, Player
from desktop_app.core.record import parse_moves
from desktop_app.explain.worksheets.tree import PAPER
from desktop_app.games.registry import board_of, find_game
from desktop_app.kit.look.theme import CONTRAST_DARK, CONTRAST_LIGHT, DARK, LIGHT, Theme
from desktop_app.kit.value_signs import value_color
from tests.boards.painting import READABLE, THEMES, contrast, painted
from tests.games.reached import reached

LETTERS, STRONG = 4.5, 7.0
"""The least contrast of texts, and of everything in themes of high contrast."""
every_theme = pytest.mark.parametrize("theme", THEMES)
pytestmark = pytest.mark.usefixtures("qapp")


def least(theme: Theme) -> float:
    return STRONG if theme.strong else READABLE


@every_theme
def test_stones_and_lines_are_seen_on_wood_and_on_felt(theme: Theme) -> None:
    """A stone's own colour or its rim tells it from the ground."""
    for ground in (wood_of(theme), felt_of(theme)):
        assert contrast(ground.line, ground.face) >= least(theme)
        assert contrast(ground.label, ground.border) >= max(LETTERS, least(theme))
        for is_black in (True, False):
            tones = tones_of(theme, is_black=is_black)
            seen = [contrast(color, ground.face) for color in (tones.face, tones.rim)]
            assert max(seen) >= least(theme)
            assert contrast(tones.mark, tones.face) >= max(LETTERS, least(theme))
    black, white = (tones_of(theme, is_black=is_black) for is_black in (True, False))
    assert contrast(black.face, white.face) >= STRONG
    for last in (LAST, LAST_PRINTED):
        assert contrast(last, black.face) >= READABLE
        assert contrast(last, white.face) >= READABLE


@every_theme
def test_black_and_white_are_seen_beside_the_board(theme: Theme) -> None:
    """On the page, and on the dark frame of Othello where discs are counted."""
    for ground in ("", felt_of(theme).border):
        for is_black in (True, False):
            tones = on_page(tones_of(theme, is_black=is_black), theme, ground)
            seen = [contrast(color, ground or theme.window) for color in (tones.face, tones.rim)]
            assert max(seen) >= READABLE


@every_theme
def test_crosses_and_rings_are_seen_on_discs_and_signs_on_the_rack(theme: Theme) -> None:
    rack = rack_of(theme)
    for tones in (rack.first, rack.second):
        assert contrast(tones.mark, tones.face) >= (STRONG if theme.strong else LETTERS)
    assert contrast(rack.first.face, rack.hole) >= READABLE
    assert contrast(rack.hint, rack.hole) >= least(theme)
    for front in (rack.upper, rack.lower):
        assert contrast(rack.label, front) >= max(LETTERS, least(theme))
        assert contrast(rack.hole, front) >= (STRONG if theme.strong else 2)


def on_wood(theme: Theme) -> list[str]:
    return [wood_of(theme).face]


def on_felt(theme: Theme) -> list[str]:
    return [felt_of(theme).face]


def on_the_rack(theme: Theme) -> list[str]:
    return [rack_of(theme).upper, rack_of(theme).lower]


@every_theme
@pytest.mark.parametrize(
    ("over", "grounds"),
    [(over_wood, on_wood), (over_felt, on_felt), (over_rack, on_the_rack)],
)
def test_signs_are_seen_on_every_toy(
    over: Callable[[Canvas], Canvas], grounds: Callable[[Theme], list[str]], theme: Theme
) -> None:
    """The frame of a move, what was blocked and, except on a rack, the hint."""
    image = QImage(9, 9, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    seen = over(Canvas(painter, 9, theme, QFont())).theme
    painter.end()
    for ground in grounds(theme):
        assert contrast(seen.accent, ground) >= READABLE
        assert contrast(seen.text, ground) >= READABLE
        if over is not over_rack:
            assert contrast(seen.hint, ground) >= READABLE
    assert contrast(seen.base, seen.text) >= LETTERS  # the two tones of the keyboard cursor


@every_theme
@pytest.mark.parametrize("name", ["othello:8x8", "gomoku"])
@pytest.mark.parametrize("is_best", [True, False])
def test_a_mark_for_a_value_has_a_line_around_it_in_which_it_is_seen(
    name: str, theme: Theme, *, is_best: bool
) -> None:
    """In a place that is too small for a tag."""
    badge = Badge("better than you think", "", ValueKind.AHEAD, best=is_best)
    kind, side = board_of(find_game(name)), 27
    image = QImage(3 * side, 3 * side, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    canvas = Canvas(painter, side, theme, QFont())
    kind.paint_ground(canvas)
    kind.paint_value(canvas, kind.columns + 1, badge)
    painter.end()
    middle = 3 * side // 2
    colors = {image.pixelColor(x, middle).name() for x in range(side, 2 * side)}
    assert QColor(theme.base).name() in colors
    inside = [image.pixelColor(middle + x, middle).name() for x in range(-6, 7)]
    ground = value_color(badge.value_kind, theme) if is_best else theme.unclear_pale
    assert max(contrast(color, ground) for color in inside) >= READABLE, "the sign in it"
    assert max(contrast(color, theme.base) for color in inside) >= READABLE
    assert contrast(theme.unclear, theme.base) >= LETTERS


@every_theme
def test_the_grid_is_seen_on_its_card(theme: Theme) -> None:
    assert contrast(grid_color(theme), theme.base) >= least(theme)


@pytest.mark.parametrize("side", [14, 21, 40, 57, 83])
@pytest.mark.parametrize("name", ["tic-tac-toe", "gomoku", "othello:8x8"])
def test_grid_lines_are_sharp_at_every_size(name: str, side: int) -> None:
    """Across a line there are whole pixels only: nothing between the colours of line and ground."""
    kind = board_of(find_game(name))
    image = QImage(3 * side, 3 * side, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    kind.paint_ground(Canvas(painter, side, LIGHT, QFont()))
    painter.end()
    row = 2 * side - side // 4 if name == "gomoku" else 2 * side - side // 2
    colors = {image.pixelColor(x, row).name() for x in range(side // 5 + 1, 3 * side)}
    assert len(colors) == 2


@every_theme
@pytest.mark.parametrize(
    "name", ["connect-four", "gomoku", "othello:8x8", "three-mens-morris", "chess"]
)
def test_the_signs_of_the_players_differ_and_are_pieces(name: str, theme: Theme) -> None:
    """They are no crosses and rings on the page, but fill the middle of their square."""
    kind, images = board_of(find_game(name)), list[QImage]()
    for player in (MAX, MIN):
        image = QImage(40, 40, QImage.Format.Format_RGB32)
        image.fill(QColor(theme.window))
        painter = QPainter(image)
        canvas = Canvas(painter, 40, theme, QFont())
        kind.paint_player(canvas, canvas.inset(image.rect().toRectF(), 0), player, "?")
        painter.end()
        images.append(image)
    assert images[0] != images[1]
    for image in images:
        page = QColor(theme.window).name()
        row = [image.pixelColor(x, 24).name() != page for x in range(40)]
        assert sum(row[13:27]) >= 12 or theme.strong


@every_theme
@pytest.mark.parametrize("name", ["connect-four", "gomoku", "othello:8x8", "three-mens-morris"])
def test_the_bar_of_a_toy_has_the_colours_of_its_pieces(name: str, theme: Theme) -> None:
    shares = board_of(find_game(name)).shares(theme)
    assert contrast(shares.first_edge, theme.window) >= READABLE
    assert contrast(shares.second_edge, theme.window) >= READABLE
    assert contrast(shares.first, shares.second) >= 2


TOYS = ("gomoku", "othello:8x8", "three-mens-morris")


@pytest.mark.parametrize("scale", [1, 2])
@pytest.mark.parametrize(
    ("name", "theme", "player"),
    [
        *((name, CONTRAST_DARK, MAX) for name in TOYS),
        *((name, CONTRAST_LIGHT, MIN) for name in TOYS),
        ("hexapawn", CONTRAST_DARK, MIN),
    ],
)
def test_a_piece_of_the_colour_of_the_page_has_an_outline_of_two_pixels(
    name: str, theme: Theme, player: Player, scale: int
) -> None:
    """It would look empty, or like a piece of the other colour. What it is filled with is clear."""
    wide, inside = outline_beside_board(name, theme, player, scale)
    assert 1.6 * scale <= wide <= 4 * scale
    assert QColor(theme.window).name() in inside, "it has the colour of the page: black or white"


@pytest.mark.parametrize("scale", [1, 2])
@pytest.mark.parametrize(
    ("name", "player"), [*((name, MAX) for name in TOYS), ("hexapawn", MIN), ("chess", MIN)]
)
def test_a_black_piece_on_a_dark_page_has_as_wide_an_outline(
    name: str, player: Player, scale: int
) -> None:
    """It is not taken for a ring, either: its inside is not of the colour of the page."""
    wide, inside = outline_beside_board(name, DARK, player, scale)
    assert 1.6 * scale <= wide <= 4 * scale
    assert DARK.window not in inside


def outline_beside_board(
    name: str, theme: Theme, player: Player, scale: int
) -> tuple[int, list[str]]:
    """The width in pixels of the outline of a player's piece, and the colours inside it."""
    kind, side = board_of(find_game(name)), 32
    image = QImage(side * scale, side * scale, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(scale)
    image.fill(QColor(theme.window))
    painter = QPainter(image)
    canvas = Canvas(painter, side, theme, QFont())
    kind.paint_player(canvas, QRectF(0, 0, side, side), player, "?")
    painter.end()
    page = QColor(theme.window).name()
    row = [image.pixelColor(x, 24 * scale).name() for x in range(side * scale // 2)]
    is_seen = [contrast(color, page) >= READABLE for color in row]
    first = is_seen.index(True)
    wide = is_seen[first:].index(False)
    return wide, row[first + wide :]


@pytest.mark.parametrize("side", [34, 60, 90])
def test_the_values_of_columns_are_above_the_rack_and_hide_no_disc(side: int) -> None:
    start = find_game("connect-four").start()
    position = reached(start, "444435")
    kind = board_of(start.game)
    wide, high = (ceil(length * side) for length in kind.extent)
    badges = {move: Badge("+1", "", ValueKind.WIN, best=True) for move in position.legal_moves()}
    images = [painted(BoardPicture(position, badges=shown), side) for shown in ({}, badges)]
    top = int(kind.rect(0, side).top()) - round(TOP * side)
    for column in range(7):
        strip = QRect(column * side, 0, side, top)
        assert images[0].copy(strip) != images[1].copy(strip)
    rack = QRect(0, top, wide, high - top)
    assert images[0].copy(rack) == images[1].copy(rack)


@pytest.mark.parametrize("unit", [1, 2.5])
@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("tic-tac-toe", "a1b1a2b2a3"),
        ("connect-four", "4142434"),
        ("gomoku", "h8g8h9g9h10g10h11i8h12"),
        ("othello:4x4", "b1a1"),
        ("three-mens-morris", "b2 a3 c2 a2 a1 c3 b2-b1 a3-b3 c2-c1"),
    ],
)
def test_toys_on_a_worksheet_are_black_on_white(name: str, text: str, unit: float) -> None:
    start = find_game(name).start()
    position, moves = start, parse_moves(start, text)
    for move in moves:
        position = position.after(move)
    kind = board_of(start.game)
    image = QImage(kind.miniature_size(unit), QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    kind.paint_miniature(painter, position, moves[-1], unit=unit, theme=PAPER, font=QFont())
    painter.end()
    every = ((x, y) for x in range(image.width()) for y in range(image.height()))
    colors = [image.pixelColor(*at) for at in every]
    parts = [(color.red(), color.green(), color.blue()) for color in colors]
    assert all(max(part) - min(part) < 3 for part in parts)
    assert len(set(parts)) > 2
    white = sum(min(part) > 200 for part in parts)
    assert white > len(parts) / 2


@every_theme
@pytest.mark.parametrize("scale", [1, 2])
def test_a_board_s_frame_is_the_same_from_the_cache_as_drawn(
    theme: Theme, scale: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    pictures: list[bytes] = []
    for engines in (PIXELS, PIXELS, ()):  # drawn, taken from the cache, and drawn anew
        monkeypatch.setattr(stones, "PIXELS", engines)
        image = QImage(QSize(150, 140) * scale, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(scale)
        image.fill(QColor(theme.window))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(20, 15)
        canvas = Canvas(painter, 25, theme, QFont())
        paint_wood(canvas, 4, 3.5, all_round(12), wood_of(theme))
        paint_sheet(canvas, QRectF(20, 20, 50, 40), theme.base, 6, theme.line)
        painter.end()
        pictures.append(bytes(image.constBits()))
    cached, again, drawn = pictures
    assert cached == again
    assert max(abs(one - other) for one, other in zip(cached, drawn, strict=True)) <= 2
    assert len({*cached}) > 4

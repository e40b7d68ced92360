# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Discs are told from the rack they are in, and the last move by a dot inside its mark."""

from dataclasses import replace
from math import ceil

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from desktop_app.boards.canvas import Canvas
from desktop_app.boards.picture import BoardPicture, Pointer
from desktop_app.core.record import parse_moves
from desktop_app.games.registry import board_of, find_game
from desktop_app.kit.look.theme import CONTRAST_DARK, CONTRAST_LIGHT, DARK, LIGHT, Theme

SIDE = 60
READABLE = 3.0
"""Contrast of shapes that are to be seen, by the Web Content Accessibility Guidelines 2.1."""


def contrast(one: str, other: str) -> float:
    """How many times as bright the brighter of two colours is, from 1 to 21."""

    def light(name: str) -> float:
        color = QColor(name)
        parts = (color.redF(), color.greenF(), color.blueF())
        linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2] + 0.05

    low, high = sorted((light(one), light(other)))
    return high / low


def painted(picture: BoardPicture, theme: Theme, pointer: Pointer | None = None) -> QImage:
    """The board in cells of `SIDE` pixels."""
    kind = board_of(picture.position.game)
    wide, high = (ceil(length * SIDE) for length in kind.extent)
    image = QImage(wide, high, QImage.Format.Format_RGB32)
    image.fill(QColor(theme.window))
    painter = QPainter(image)
    kind.paint(Canvas(painter, SIDE, theme, QFont()), picture, pointer or Pointer())
    painter.end()
    return image


def way_out(image: QImage, middle: QPoint) -> list[str]:
    """The colours from the middle of a cell to that of the next, each once in a row."""
    found: list[str] = []
    for step in range(SIDE):
        color = image.pixelColor(middle + QPoint(step, 0)).name()
        if not found or found[-1] != color:
            found.append(color)
    return found


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("theme", [LIGHT, DARK, CONTRAST_LIGHT, CONTRAST_DARK])
def test_a_disc_is_distinguishable_from_its_rack(theme: Theme) -> None:
    """Between them lies a rim, against which both can be seen."""
    position = find_game("connect-four").start().after(38)
    image = painted(BoardPicture(position), theme)
    colors = way_out(image, QPoint(3 * SIDE + SIDE // 2, 5 * SIDE + SIDE // 2 + SIDE // 5))
    disc, rack = QColor(theme.x).name(), QColor(theme.frame).name()
    between = colors[len(colors) - colors[::-1].index(disc) : colors.index(rack)]
    rim = QColor(theme.base).name()
    assert rim in between
    for player in (theme.x, theme.o):
        assert contrast(player, theme.base) >= READABLE
    assert contrast(theme.frame, theme.base) >= 2
    assert QColor(theme.frame).hslSaturation() < 60  # neither blue nor orange


@pytest.mark.parametrize("theme", [CONTRAST_LIGHT, CONTRAST_DARK])
def test_high_contrast_is_high(theme: Theme) -> None:
    """Text and signs by the strictest measure of the same guidelines."""
    on_ground = ("line", "text", "faint", "x", "o", "win", "draw", "loss", "unclear", "accent")
    for name in (*on_ground, "hint", "frame"):
        for ground in (theme.base, theme.window):
            assert contrast(getattr(theme, name), ground) >= 7, name
    assert contrast(theme.chosen, theme.on_chosen) >= 7


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", ["tic-tac-toe", "connect-four", "gomoku"])
@pytest.mark.parametrize("theme", [LIGHT, DARK, CONTRAST_LIGHT, CONTRAST_DARK])
def test_the_last_move_is_a_dot_inside_its_mark(name: str, theme: Theme) -> None:
    start = find_game(name).start()
    text = "44" if name == "connect-four" else "b2a1"
    position = start
    moves = parse_moves(start, text)
    for move in moves:
        position = position.after(move)
    plain = BoardPicture(position)
    for move in moves:
        without, dotted = (painted(replace(plain, last_move=m), theme) for m in (None, move))
        cell = board_of(start.game).rect(move, SIDE).toRect()
        middle = cell.center()
        assert dotted.pixelColor(middle) == QColor(theme.accent)
        assert without.pixelColor(middle) != QColor(theme.accent)
        for x in range(dotted.width()):  # nothing but the mark has changed
            for y in (middle.y(), cell.top() + 3, cell.bottom() - 3):
                if abs(x - middle.x()) > SIDE // 4 or y != middle.y():
                    assert dotted.pixelColor(x, y) == without.pixelColor(x, y)


@pytest.mark.usefixtures("qapp")
def test_the_row_that_was_stopped_is_marked_by_a_thin_line() -> None:
    """Crosses on a3 and b3 and then a ring on c3, seen from the cells' middles and from aside."""
    game = find_game("tic-tac-toe")
    position = game.start()
    for move in (0, 4, 1, 2):
        position = position.after(move)
    image = QImage(180, 180, QImage.Format.Format_RGB32)
    image.fill(QColor(LIGHT.base))
    painter = QPainter(image)
    canvas = Canvas(painter, 60, LIGHT, QFont())
    board_of(game).paint_block(canvas, BoardPicture(position, last_move=2))
    painter.end()
    inked = {
        y for y in range(180) for x in range(180) if image.pixelColor(x, y) != QColor(LIGHT.base)
    }
    assert inked
    assert min(inked) > 20
    assert max(inked) < 40

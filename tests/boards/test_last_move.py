# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Discs are told from the rack they are in, and the last move by a sign inside its place."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from desktop_app.boards.canvas import Canvas
from desktop_app.boards.looks import DISC, HOLE, LAST_INSIDE
from desktop_app.boards.picture import BoardPicture
from desktop_app.boards.signs import TOY_ACCENT
from desktop_app.boards.stones import STONE
from desktop_app.core.position import MAX, MIN, Move, Position
from desktop_app.core.record import parse_moves
from desktop_app.games.k_in_a_row.board import RACK
from desktop_app.games.registry import board_of, find_game
from desktop_app.kit.look.theme import CONTRAST_DARK, CONTRAST_LIGHT, LIGHT, Theme
from tests.boards.painting import READABLE, SIDE, THEMES, contrast, painted
from tests.games.reached import reached

RIGHT = QPoint(1, 0)


def way_out(image: QImage, middle: QPoint, way: QPoint = RIGHT) -> list[str]:
    """The colours from the middle of a cell to its edge, each once in a row."""
    found: list[str] = []
    for step in range(SIDE // 2):
        color = image.pixelColor(middle + way * step).name()
        if not found or found[-1] != color:
            found.append(color)
    return found


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("moves", ["4", "74"])
def test_a_disc_is_distinguishable_from_its_rack(moves: str, theme: Theme) -> None:
    """One is seen beside the other, or both are seen beside what lies between them."""
    start = find_game("connect-four").start()
    position = reached(start, moves)
    image = painted(BoardPicture(position), SIDE, theme)
    middle = board_of(start.game).rect(38, SIDE).center().toPoint()
    tones = RACK.tones(theme, position.turn.opponent)
    disc = QColor(tones.face).name()
    for way in (RIGHT, QPoint(0, 1), QPoint(-1, 0), QPoint(0, -1)):
        colors = way_out(image, middle + QPoint(way.y(), way.x()) * (SIDE // 5), way)
        front = colors[-1]
        between = colors[len(colors) - colors[::-1].index(disc) :]
        rims = [contrast(color, front) for color in between]
        assert max([contrast(disc, front), *rims]) >= READABLE
        if way == RIGHT:  # without the shadow of the front
            steps = [contrast(disc, front)]
            steps += [min(contrast(disc, color), contrast(color, front)) for color in between]
            assert max(steps) >= READABLE


@pytest.mark.parametrize("theme", [CONTRAST_LIGHT, CONTRAST_DARK])
def test_high_contrast_is_high(theme: Theme) -> None:
    """Text and signs by the strictest measure of the same guidelines."""
    on_ground = ("line", "text", "faint", "x", "o", "win", "draw", "loss", "unclear", "accent")
    for name in (*on_ground, "hint", "frame"):
        for ground in (theme.base, theme.window):
            assert contrast(getattr(theme, name), ground) >= 7, name
    assert contrast(theme.chosen, theme.on_chosen) >= 7


def after(name: str, text: str) -> tuple[Position, Sequence[Move]]:
    """The position after some moves of a game, and these moves."""
    start = find_game(name).start()
    position, moves = start, parse_moves(start, text)
    for move in moves:
        position = position.after(move)
    return position, moves


def ring_of_a_disc(rect: QRectF, *, strong: bool) -> QPoint:
    reach = DISC if strong else HOLE - LAST_INSIDE
    return (rect.center() + QPointF(reach * SIDE, 0)).toPoint()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("number", [0, 1])
def test_the_ring_of_the_last_disc_is_seen_on_the_disc_and_on_the_rack(
    number: int, theme: Theme
) -> None:
    """One of its two lines stands out from the disc and one from the front, and each from each."""
    position, moves = after("connect-four", "47")
    kind, plain = board_of(position.game), BoardPicture(position)
    middle = kind.rect(moves[number], SIDE).center().toPoint()
    without, marked = (
        way_out(painted(replace(plain, last_move=move), SIDE, theme), middle + QPoint(0, SIDE // 5))
        for move in (None, moves[number])
    )
    face = QColor(RACK.tones(theme, (MAX, MIN)[number]).face).name()
    lines = [color for color in marked if color not in without]
    for ground in (face, without[-1]):
        assert max(contrast(line, ground) for line in lines) >= READABLE
    assert max(contrast(one, other) for one in lines for other in lines) >= READABLE


def sign_of_last(name: str, rect: QRectF, theme: Theme) -> QPoint:
    """A pixel of the sign: of the ring around a piece, or of the ground beside a mark."""
    if name == "tic-tac-toe":
        return rect.toRect().topLeft() + QPoint(SIDE // 2, SIDE // 9)
    if name == "connect-four":
        return ring_of_a_disc(rect, strong=theme.strong)
    reach = 0.42 if name == "othello:8x8" else STONE - LAST_INSIDE / 2
    return (rect.center() + QPointF(reach * SIDE, 0)).toPoint()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    ("name", "text"),
    [("tic-tac-toe", "b2a1"), ("connect-four", "44"), ("gomoku", "b2a1"), ("othello:8x8", "d3c3")],
)
def test_the_last_move_is_marked_inside_its_place(name: str, text: str, theme: Theme) -> None:
    """A piece gets a ring, the same in all games, and a mark a tinted ground."""
    position, moves = after(name, text)
    kind, plain = board_of(position.game), BoardPicture(position)
    for move in moves if name != "othello:8x8" else moves[-1:]:
        without, marked = (painted(replace(plain, last_move=m), SIDE, theme) for m in (None, move))
        rect, cell = kind.rect(move, SIDE), kind.rect(move, SIDE).toRect()
        sign = sign_of_last(name, rect, theme)
        inside, ground = (image.pixelColor(sign).name() for image in (marked, without))
        assert inside != ground
        if name != "tic-tac-toe":
            assert contrast(inside, TOY_ACCENT) < 1.6, "the same violet on all toys"
        else:
            edge = [marked.pixelColor(sign.x(), cell.top() + down).name() for down in range(9)]
            assert max(contrast(color, ground) for color in edge) >= READABLE
        if name == "othello:8x8":
            continue  # the discs that were turned are marked, too
        for image in (without, marked):  # nothing but the mark has changed
            painter = QPainter(image)
            painter.fillRect(cell, QColor("red"))
            painter.end()
        assert without == marked


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", ["gomoku", "othello:8x8", "three-mens-morris"])
def test_a_ring_is_seen_around_black_and_white_pieces(name: str, theme: Theme) -> None:
    """It or its edge has the contrast that shapes need, to the piece and to what it lies on."""
    for text in {"gomoku": ("h8", "h8h9"), "othello:8x8": ("d3", "d3c3")}.get(name, ("b2", "b2a3")):
        position, moves = after(name, text)
        kind, plain = board_of(position.game), BoardPicture(position)
        middle = kind.rect(moves[-1], SIDE).center().toPoint()
        without, marked = (
            [
                painted(replace(plain, last_move=m), SIDE, theme).pixelColor(
                    middle.x() + x, middle.y() + 9
                )
                for x in range(SIDE // 2)
            ]
            for m in (None, moves[-1])
        )
        ring = {new.name() for old, new in zip(without, marked, strict=True) if old != new}
        for ground in (without[12].name(), without[-1].name()):
            assert max(contrast(color, ground) for color in ring) >= READABLE


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

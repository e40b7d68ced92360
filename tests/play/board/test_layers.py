# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The kept layers of a board: always what would be painted anew."""

from dataclasses import replace
from math import ceil

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QFont, QImage, QPainter

from desktop_app.boards.canvas import Canvas
from desktop_app.boards.picture import Badge, BoardPicture, MistakeBadge, PointerState, ValueKind
from desktop_app.core.mistake import MistakeSize
from desktop_app.core.record import parse_moves
from desktop_app.games.registry import PRESETS, board_of, find_game
from desktop_app.kit.look.theme import DARK, LIGHT, Theme
from desktop_app.play.board.layers import BoardLayers
from tests.games.reached import reached

WIN = Badge("+1", "in 3", ValueKind.WIN, best=True)
LOSS = Badge("-1", "in 4", ValueKind.LOSS, best=False)


def image(ratio: float) -> QImage:
    """A canvas, not empty."""
    found = QImage(round(400 * ratio), round(400 * ratio), QImage.Format.Format_RGB32)
    found.setDevicePixelRatio(ratio)
    found.fill(0x123456)
    return found


def anew(
    picture: BoardPicture, side: int, theme: Theme, pointer: PointerState, *, ratio: float
) -> QImage:
    """Painted from the ground up."""
    found = image(ratio)
    painter = QPainter(found)
    kind = board_of(picture.position.game)
    board = QRect(0, 0, *(ceil(length * side) for length in kind.extent))
    painter.setClipRect(board)  # as the widget does
    painter.fillRect(board, theme.window)
    kind.paint(Canvas(painter, side, theme, QFont()), picture, pointer)
    painter.end()
    return found


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("ratio", [1.0, 2.0])
@pytest.mark.parametrize(("name", "moves"), [("connect-four", "4435"), ("mnk:5x5x4", "a1b2c3")])
def test_cached_layers_equal_a_fresh_painting(name: str, moves: str, ratio: float) -> None:
    start = find_game(name).start()
    position = reached(start, moves)
    free, first_move = position.legal_moves()[0], parse_moves(start, moves)[0]
    first = BoardPicture(position, accepts_moves=True)
    nowhere = PointerState()
    scenes = [
        (first, 40, LIGHT, nowhere),
        (first, 40, LIGHT, PointerState(hovered=free, cursor=3, aimed=2)),
        (replace(first, last_move=free), 40, LIGHT, nowhere),
        (replace(first, badges={free: WIN}), 40, LIGHT, nowhere),
        (replace(first, badges={free: LOSS}), 40, LIGHT, nowhere),
        (replace(first, badges={free: LOSS}, preview=(free,)), 40, LIGHT, nowhere),
        (replace(first, badges={free: LOSS}, hint=free, marked=free), 40, LIGHT, nowhere),
        (
            replace(first, mistakes={first_move: MistakeBadge(MistakeSize.LARGE, "")}),
            40,
            LIGHT,
            nowhere,
        ),
        (replace(first, position=position.after(free)), 40, LIGHT, nowhere),
        (BoardPicture(start), 40, LIGHT, nowhere),
        (first, 40, DARK, nowhere),
        (first, 52, DARK, nowhere),
        (first, 40, LIGHT, nowhere),
    ]
    layers = BoardLayers()
    seen = set[bytes]()
    for picture, side, theme, pointer in scenes:
        found = image(ratio)
        painter = QPainter(found)
        layers.paint(painter, picture, side, theme, QFont(), pointer=pointer)
        painter.end()
        assert found == anew(picture, side, theme, pointer, ratio=ratio)
        seen.add(bytes(found.constBits()))
    assert len(seen) == len(scenes) - 1  # the last is the first again


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("side", [14, 40])  # a value without room appears under the pointer
@pytest.mark.parametrize("name", PRESETS)
def test_no_badges_are_painted_while_a_line_is_previewed(name: str, side: int) -> None:
    position = PRESETS[name].start()
    shown, *others = position.legal_moves()
    picture = BoardPicture(position, preview=(shown,))
    badges = dict.fromkeys((shown, *others[:3]), LOSS)

    def painted(seen: BoardPicture, pointer: PointerState = PointerState()) -> QImage:  # noqa: B008 - frozen
        return anew(seen, side, LIGHT, pointer, ratio=1.0)

    assert painted(replace(picture, badges=badges)) == painted(picture)
    over = PointerState(hovered=shown)
    assert painted(replace(picture, badges=badges), over) == painted(picture, over)
    without_line = replace(picture, preview=())
    assert painted(replace(without_line, badges=badges)) != painted(without_line)


@pytest.mark.parametrize("name", ["chess", "hexapawn:3x3"])
def test_no_values_are_announced_while_a_line_is_previewed(name: str) -> None:
    position = find_game(name).start()
    kind = board_of(position.game)
    badges = dict.fromkeys(range(kind.columns * kind.rows), LOSS)

    def said(picture: BoardPicture) -> list[str]:
        return [kind.accessible_text(picture, place) for place in range(kind.columns * kind.rows)]

    assert said(BoardPicture(position, badges=badges)) != said(BoardPicture(position))
    picture = BoardPicture(position, preview=(position.legal_moves()[0],))
    assert said(replace(picture, badges=badges)) == said(picture)

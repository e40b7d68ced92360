# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Values in cells of any size: whole or not at all, and then a mark tells the best moves."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from desktop_app.boards.badges import TEXT_CELL
from desktop_app.boards.canvas import Canvas
from desktop_app.boards.picture import Badge, BoardPicture, Pointer, ValueKind
from desktop_app.games.registry import board_of, find_game
from desktop_app.kit.look.theme import DARK, LIGHT, Theme

CELL = 112  # the middle of 15x15
TEXTS = ["+.13", "\N{MINUS SIGN}.13", "\N{MINUS SIGN}100", "better", "+1"]
UNCLEAR, NOWHERE = ValueKind.UNCLEAR, Pointer()

pytestmark = pytest.mark.usefixtures("qapp")


def painted(
    badges: dict[int, Badge], side: int, pointer: Pointer = NOWHERE, theme: Theme = LIGHT
) -> QImage:
    position = find_game("gomoku").start()
    image = QImage(15 * side, 15 * side, QImage.Format.Format_RGB32)
    image.fill(QColor(theme.window))
    painter = QPainter(image)
    picture = BoardPicture(position, badges=badges, accepts_moves=True)
    canvas = Canvas(painter, side, theme, QApplication.font())
    board_of(position.game).paint(canvas, picture, pointer)
    painter.end()
    return image


def cell(image: QImage, side: int) -> QImage:
    """The middle cell's inside."""
    return image.copy(QRect(7 * side + 2, 7 * side + 2, side - 4, side - 4))


def changed(one: QImage, other: QImage) -> QRect:
    """Around all pixels that differ."""
    places = [
        (x, y)
        for y in range(one.height())
        if row(one, y) != row(other, y)  # pixel by pixel only there: that takes its time
        for x in range(one.width())
        if one.pixel(x, y) != other.pixel(x, y)
    ]
    if not places:
        return QRect()
    xs, ys = [x for x, _ in places], [y for _, y in places]
    return QRect(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)


def row(image: QImage, y: int) -> bytes:
    """The pixels of one row."""
    start = y * image.bytesPerLine()
    return bytes(image.constBits()[start : start + image.bytesPerLine()])


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("side", [11, 15, 20, 23, 24, 28, 33, 34, 45, 70])
def test_a_value_stays_in_its_cell(side: int, text: str) -> None:
    """Texts are not clipped, so one that reached beyond its cell would be seen outside of it."""
    with_value = painted({CELL: Badge(text, "", UNCLEAR, best=False)}, side)
    area = changed(with_value, painted({}, side))
    assert not area.isEmpty()
    assert QRect(7 * side, 7 * side, side, side).contains(area)


@pytest.mark.parametrize("side", [TEXT_CELL, 28, 33, 40])
@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_the_sign_is_seen_where_there_is_a_text(side: int, theme: Theme) -> None:
    """Not by its colour, which is the same here."""
    plus, minus, none = (
        cell(painted({CELL: Badge(text, "", UNCLEAR, best=False)}, side, theme=theme), side)
        for text in ("+.13", "\N{MINUS SIGN}.13", ".13")
    )
    for one, other in ((plus, minus), (plus, none), (minus, none)):
        assert not changed(one, other).isEmpty()


@pytest.mark.parametrize("side", [11, 15, TEXT_CELL - 1])
def test_small_cells_tell_values_and_the_best_by_shape(side: int) -> None:
    """They are the signs of the list: in grey they would still be different pictures."""

    def grey(kind: ValueKind, *, best: bool = False, marked: bool = True) -> QImage:
        badge = Badge("+.13", "", kind, best=best, marked=marked)
        image = cell(painted({CELL: badge}, side), side)
        return image.convertToFormat(QImage.Format.Format_Grayscale8)

    rest = grey(UNCLEAR, marked=False)
    assert changed(rest, cell(painted({}, side), side).convertToFormat(rest.format())).isEmpty()
    kinds = [ValueKind.AHEAD, UNCLEAR, ValueKind.BEHIND, ValueKind.WIN, ValueKind.LOSS]
    shown = [grey(kind) for kind in kinds] + [grey(ValueKind.AHEAD, best=True), rest]
    for one, other in combinations(shown, 2):
        assert not changed(one, other).isEmpty()


@pytest.mark.parametrize("corner", [0, 14, 210, 224, CELL])
def test_the_number_of_a_small_cell_is_beside_it_while_it_is_pointed_at(corner: int) -> None:
    side = 15
    badges = {corner: Badge("+.13", "", UNCLEAR, best=False, marked=False)}
    before, over = painted(badges, side), painted(badges, side, Pointer(hovered=corner))
    area = changed(before, over)
    assert area.height() >= 20
    assert area.width() >= 30
    assert before.rect().contains(area)
    large = {corner: Badge("+.13", "", UNCLEAR, best=False)}
    assert changed(painted(large, 45), painted(large, 45, Pointer(hovered=corner))).isEmpty()


def test_repeated_words_in_a_value_are_said_once() -> None:
    draw = "Draw: neither player can force a win"
    for text, meaning, said in (("Draw", draw, draw), ("+1", "X wins now", "+1, X wins now")):
        badge = Badge(text, "", ValueKind.DRAW, best=True, meaning=meaning)
        assert badge.accessible_text == said


def test_a_quiet_draw_is_a_small_sign() -> None:
    """Nine of them would be loud as words."""
    loud = Badge("Draw", "", ValueKind.DRAW, best=False)
    quiet = Badge("Draw", "", ValueKind.DRAW, best=False, quiet=True)
    empty = painted({}, 150)
    word, sign = (changed(painted({CELL: badge}, 150), empty) for badge in (loud, quiet))
    assert word.contains(sign)
    assert sign.width() < word.width() / 2
    assert sign.height() < word.height()

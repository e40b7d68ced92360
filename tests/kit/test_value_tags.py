# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The value tag: one pill for a value, told by its shape, whole in whatever room it has."""

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from desktop_app.boards.canvas import Canvas
from desktop_app.boards.picture import Badge
from desktop_app.boards.signs import paint_value
from desktop_app.kit.look.theme import CONTRAST_DARK, CONTRAST_LIGHT, DARK, LIGHT, Theme
from desktop_app.kit.value_signs import (
    Tag,
    TagPainter,
    ValueKind,
    fitting_tag,
    tag_size,
)
from tests.test_translations import COMPLETE, finished

pytestmark = pytest.mark.usefixtures("qapp")
WIN, LOSS, DRAW, UNCLEAR = ValueKind.WIN, ValueKind.LOSS, ValueKind.DRAW, ValueKind.UNCLEAR
MINUS = "\N{MINUS SIGN}"
THEMES = [LIGHT, DARK, CONTRAST_LIGHT, CONTRAST_DARK]


def painted(tag: Tag, theme: Theme = LIGHT, high: float = 30) -> QImage:
    size = tag_size(tag, high, QApplication.font())
    image = QImage(size.toSize(), QImage.Format.Format_RGB32)
    image.fill(QColor(theme.base))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    TagPainter(painter, theme, QApplication.font()).paint(QRectF(QPointF(), size), tag, high)
    painter.end()
    return image


def outline(tag: Tag) -> set[tuple[int, int]]:
    """The pixels that are not of the ground: shapes without colours."""
    image = painted(tag)
    ground = image.pixelColor(5, image.height() // 2)
    places = ((x, y) for x in range(image.width()) for y in range(image.height()))
    return {at for at in places if image.pixelColor(*at) != ground}


def test_kinds_differ_in_shape() -> None:
    """With the same text, and in one colour."""
    shapes = [outline(Tag(kind, "1")) for kind in (WIN, LOSS, DRAW, UNCLEAR)]
    assert all(one != other for one in shapes for other in shapes if one is not other)


@pytest.mark.parametrize("theme", THEMES)
def test_the_best_is_filled_and_the_unknown_is_dashed(theme: Theme) -> None:
    def ground(tag: Tag) -> QColor:
        image = painted(tag, theme)
        return image.pixelColor(5, image.height() // 2)

    assert ground(Tag(WIN, "+1", filled=True)) == QColor(theme.win)
    assert ground(Tag(WIN, "+1")) == QColor(theme.win_pale)
    unknown = painted(Tag(ValueKind.NUMBER, "", dashed=True), theme, 60)
    around = [unknown.pixelColor(x, 1) for x in range(20, 40)] + [
        unknown.pixelColor(1, y) for y in range(15, 45)
    ]
    assert QColor(theme.base) in around
    assert QColor(theme.faint) in around


@pytest.mark.parametrize("text", ["+1", "Draw", f"{MINUS}100", "better", "+.13", "+1 in 5", "="])
@pytest.mark.parametrize("kind", list(ValueKind))
def test_a_tag_fits_into_any_room_or_is_refused(kind: ValueKind, text: str) -> None:
    font = QApplication.font()
    for side in range(8, 100, 3):
        room = QSizeF(side, side * 0.6)
        found = fitting_tag(Tag(kind, text, note="in 12 moves"), "", room, 30, font)
        if found is None:
            assert side < 90
            continue
        size = tag_size(*found, font)
        assert size.width() <= room.width()
        assert size.height() <= room.height() + 1
        if found[0].text:
            assert found[0].pixels >= (14 if found[0].text.isalpha() else 12)
        assert found[0].has_sign or kind is ValueKind.NUMBER or any(map(str.isdigit, text))


def test_what_is_left_out_first() -> None:
    font = QApplication.font()
    tag = Tag(DRAW, "Draw", note="after 12 moves")
    found = [fitting_tag(tag, "", QSizeF(side, side), 30, font) for side in (200, 84, 34)]
    kept = [(each[0].text, bool(each[0].note)) for each in found if each is not None]
    assert kept == [("Draw", True), ("Draw", False), ("", False)]
    bare = fitting_tag(Tag(LOSS, f"{MINUS}1"), "", QSizeF(30, 30), 24, font)
    assert bare is not None
    assert bare[0].text == f"{MINUS}1"


@pytest.mark.parametrize("side", [24, 32, 45, 60, 90, 140])
@pytest.mark.parametrize("text", ["+1", f"{MINUS}1", "Draw", "Lose", f"{MINUS}12.50"])
def test_beside_a_piece_a_tag_is_whole_and_leaves_most_of_the_piece(side: int, text: str) -> None:
    image = QImage(3 * side, 3 * side, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    place = QRectF(side, side, side, side)
    canvas = Canvas(painter, side, LIGHT, QApplication.font())
    paint_value(canvas, place, Badge(text, "", LOSS, best=False))
    painter.end()
    white = QColor(Qt.GlobalColor.white)
    places = ((x, y) for x in range(3 * side) for y in range(3 * side))
    changed = [at for at in places if image.pixelColor(*at) != white]
    assert changed
    inside = QRect(side, side, side, side)
    assert all(inside.contains(*at) for at in changed)
    assert min(y for _, y in changed) >= side + side * 0.35


@pytest.mark.parametrize("code", COMPLETE)
@pytest.mark.parametrize("high", [24, 30, 36])
def test_when_the_bot_wins_has_room_below_who_wins(code: str, high: int) -> None:
    texts = {each.source: each.forms[0] for each in finished(code) if each.context == "Words"}
    tag = Tag(LOSS, texts["Bot wins"])
    noted = tag._replace(note=texts["next"])
    font = QApplication.font()
    assert tag_size(noted, high, font).width() == tag_size(tag, high, font).width()
    assert texts["next"].count(" ") > 0  # a phrase, not a word that lacks its noun

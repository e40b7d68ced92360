# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Values in cells of any size: whole or not at all, and then a mark tells the best moves."""

from itertools import combinations
from math import ceil

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from desktop_app.boards.badges import TEXT_CELL
from desktop_app.boards.canvas import Canvas
from desktop_app.boards.picture import Badge, BoardPicture, PointerState, ValueKind
from desktop_app.games.registry import board_of, find_game
from desktop_app.kit.look.theme import DARK, LIGHT, Theme
from desktop_app.kit.value_signs import Tag, TagPainter, tag_font
from tests.boards.painting import READABLE, THEMES, contrast, painted

CELL = 112  # the middle of 15x15
TEXTS = ["+.13", "\N{MINUS SIGN}.13", "\N{MINUS SIGN}100", "better", "+1"]
UNCLEAR, NOWHERE = ValueKind.UNCLEAR, PointerState()

pytestmark = pytest.mark.usefixtures("qapp")


def on_gomoku(
    badges: dict[int, Badge], side: int, pointer: PointerState = NOWHERE, theme: Theme = LIGHT
) -> QImage:
    position = find_game("gomoku").start()
    return painted(BoardPicture(position, badges=badges, accepts_moves=True), side, theme, pointer)


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
    with_value = on_gomoku({CELL: Badge(text, "", UNCLEAR, best=False)}, side)
    area = changed(with_value, on_gomoku({}, side))
    assert not area.isEmpty()
    assert QRect(7 * side, 7 * side, side, side).contains(area)


@pytest.mark.parametrize("side", [45, 52, 70])
@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_the_sign_is_seen_where_there_is_a_text(side: int, theme: Theme) -> None:
    """Not by its colour, which is the same here."""
    plus, minus, none = (
        cell(on_gomoku({CELL: Badge(text, "", UNCLEAR, best=False)}, side, theme=theme), side)
        for text in ("+.13", "\N{MINUS SIGN}.13", ".13")
    )
    for one, other in ((plus, minus), (plus, none), (minus, none)):
        assert not changed(one, other).isEmpty()


@pytest.mark.parametrize("side", [11, 15, TEXT_CELL - 1])
def test_small_cells_tell_values_and_the_best_by_shape(side: int) -> None:
    """They are the signs of the list: in grey they would still be different pictures."""

    def grey(kind: ValueKind, *, best: bool = False) -> QImage:
        badge = Badge("+.13", "", kind, best=best)
        image = cell(on_gomoku({CELL: badge}, side), side)
        return image.convertToFormat(QImage.Format.Format_Grayscale8)

    none = cell(on_gomoku({}, side), side).convertToFormat(QImage.Format.Format_Grayscale8)
    kinds = [ValueKind.AHEAD, UNCLEAR, ValueKind.BEHIND, ValueKind.WIN, ValueKind.LOSS]
    shown = [grey(kind) for kind in kinds] + [grey(ValueKind.AHEAD, best=True), none]
    for one, other in combinations(shown, 2):
        assert not changed(one, other).isEmpty()


@pytest.mark.parametrize("corner", [0, 14, 210, 224, CELL])
def test_the_number_of_a_small_cell_is_beside_it_while_it_is_pointed_at(corner: int) -> None:
    side = 15
    badges = {corner: Badge("+.13", "", UNCLEAR, best=False)}
    before, over = on_gomoku(badges, side), on_gomoku(badges, side, PointerState(hovered=corner))
    area = changed(before, over)
    assert area.height() >= 20
    assert area.width() >= 30
    assert before.rect().contains(area)
    large = {corner: Badge("+.13", "", UNCLEAR, best=False)}
    assert changed(
        on_gomoku(large, 45), on_gomoku(large, 45, PointerState(hovered=corner))
    ).isEmpty()


def test_repeated_words_in_a_value_are_said_once() -> None:
    draw = "Draw: neither player can force a win"
    for text, meaning, said in (("Draw", draw, draw), ("+1", "X wins now", "+1, X wins now")):
        badge = Badge(text, "", ValueKind.DRAW, best=True, meaning=meaning)
        assert badge.accessible_text == said


def test_a_quiet_draw_is_a_small_sign() -> None:
    """Nine of them would be loud as words."""
    loud = Badge("Draw", "", ValueKind.DRAW, best=False)
    quiet = Badge("Draw", "", ValueKind.DRAW, best=False, quiet=True)
    empty = on_gomoku({}, 150)
    word, sign = (changed(on_gomoku({CELL: badge}, 150), empty) for badge in (loud, quiet))
    assert word.contains(sign)
    assert sign.width() < word.width() / 2
    assert sign.height() < word.height()


BOARDS = (
    "tic-tac-toe",
    "connect-four",
    "othello:8x8",
    "three-mens-morris",
    "nim:3,4,5",
    "chomp:5x4",
    "dots:2x2",
    "hex:5",
    "kalah:6x4",
    "hexapawn",
)
WORDS = (
    ("Bot wins", ValueKind.LOSS, "in 12"),
    ("You win", ValueKind.WIN, "next"),
    ("Draw", ValueKind.DRAW, ""),
)


@pytest.mark.parametrize("game", BOARDS)
@pytest.mark.parametrize("side", [40, 56, 72, 96, 130, 180])
def test_all_words_on_a_board_have_one_size(
    monkeypatch: pytest.MonkeyPatch, game: str, side: int
) -> None:
    """Whatever the room of each: if one word has none, all signs stand alone, in one size."""
    tags = tags_on(monkeypatch, game, side, WORDS)
    if not tags:
        assert side < 96, "places are so small that they have marks instead"
        return
    assert len({bool(tag.text) for tag, _ in tags}) == 1, "all have words, or none has"
    assert len({letters_of(tag, rect) for tag, rect in tags}) == 1
    if tags[0][0].text:
        assert letters_of(*tags[0]) >= 14
    else:
        assert len({rect.height() for _, rect in tags}) == 1, "the best is as large as the others"
    if side >= 130:
        assert tags[0][0].text


def letters_of(tag: Tag, rect: QRectF) -> int:
    """The type size of a tag's text."""
    return tag_font(QApplication.font(), rect.height(), pixels=tag.pixels).pixelSize()


def tags_on(
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    side: int,
    values: tuple[tuple[str, ValueKind, str], ...],
) -> list[tuple[Tag, QRectF]]:
    """The tags and their places on a board at the start, with these values in turn."""
    found = list[tuple[Tag, QRectF]]()

    def note(self: TagPainter, rect: QRectF, tag: Tag, high: float) -> None:
        found.append((tag, rect))
        paint(self, rect, tag, high)

    position, badges = find_game(game).start(), dict[int, Badge]()
    for number, move in enumerate(position.legal_moves()):
        text, kind, told = values[number % len(values)]
        badges[move] = Badge(text, told, kind, best=number == 0, short_note=told)
    board = board_of(position.game)
    wide, high = (ceil(length * side) for length in board.extent)
    image = QImage(wide, high, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    canvas = Canvas(painter, side, LIGHT, QApplication.font())
    picture = BoardPicture(position, badges=badges, accepts_moves=True)
    canvas.tags = board.type_of_tags(canvas, picture)
    paint = TagPainter.paint
    monkeypatch.setattr(TagPainter, "paint", note)
    board.paint_static(canvas, picture)
    painter.end()
    monkeypatch.undo()
    return found


NUMBERS = (
    ("+1", ValueKind.WIN, ""),
    ("+.13", ValueKind.AHEAD, ""),
    ("\N{MINUS SIGN}12.5", ValueKind.BEHIND, ""),
)


@pytest.mark.parametrize("game", [*BOARDS, "gomoku", "hex", "chess", "wild"])
@pytest.mark.parametrize("side", [24, 29, 34, 40, 53, 72, 110])
def test_no_number_is_smaller_than_other_small_type(
    monkeypatch: pytest.MonkeyPatch, game: str, side: int
) -> None:
    """Without room for one the sign stands alone."""
    for tag, rect in tags_on(monkeypatch, game, side, NUMBERS):
        assert not tag.text or letters_of(tag, rect) >= 12
        assert tag.text or tag.has_sign


GUESSES = (
    ("Bot wins?", ValueKind.BEHIND, ""),
    ("You win?", ValueKind.AHEAD, ""),
    ("Even?", ValueKind.UNCLEAR, ""),
)


@pytest.mark.parametrize(("game", "side"), [("kalah:6x4", 62), ("othello:8x8", 50)])
def test_each_guess_has_a_sign(monkeypatch: pytest.MonkeyPatch, game: str, side: int) -> None:
    """A move without one would look forbidden."""
    tags = tags_on(monkeypatch, game, side, GUESSES)
    assert len(tags) == len(find_game(game).start().legal_moves())


@pytest.mark.parametrize("side", [28, 29, 31, 33])
def test_a_sign_in_a_small_cell_of_hex_is_not_tiny(side: int) -> None:
    """In small windows its board has cells of that size."""
    position = find_game("hex").start()
    badge = Badge("+.12", "", ValueKind.AHEAD, best=True)
    bare, valued = (painted(BoardPicture(position, badges=b), side) for b in ({}, {60: badge}))
    assert changed(bare, valued).width() >= 15


@pytest.mark.parametrize("game", ["othello:8x8", "gomoku", "hex:5"])
@pytest.mark.parametrize("side", [20, 28, 38, 50, 66])
def test_a_sign_is_clearly_smaller_than_a_piece(game: str, side: int) -> None:
    """It would look like a stone that was played."""
    position = find_game(game).start()
    move = position.legal_moves()[0]
    badge = Badge("You win?", "", ValueKind.AHEAD, best=True)
    sign = changed(
        painted(BoardPicture(position), side),
        painted(BoardPicture(position, badges={move: badge}), side),
    )
    piece = 2 * (0.43 if game != "hex:5" else 0.36) * side
    assert 11 <= sign.width() <= 0.87 * piece


@pytest.mark.parametrize("side", [60, 84, 110, 150, 220])
def test_a_second_line_is_readable_or_left_out(monkeypatch: pytest.MonkeyPatch, side: int) -> None:
    for tag, rect in tags_on(monkeypatch, "tic-tac-toe", side, WORDS):
        first = rect.height() / (1.5 if tag.note else 1)
        font = tag_font(QApplication.font(), first, note=True)
        assert not tag.note or font.pixelSize() >= 12


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("best", [True, False])
@pytest.mark.parametrize("game", ["nim:3,4,5", "chomp:5x4", "othello:8x8", "kalah:6x4", "hexapawn"])
def test_the_edge_of_a_tag_is_seen_on_any_toy(
    monkeypatch: pytest.MonkeyPatch, game: str, theme: Theme, *, best: bool
) -> None:
    """By the contrast that shapes need: some line of its edge against the toy beside it."""
    tags = list[QRectF]()

    def note(self: TagPainter, rect: QRectF, tag: Tag, high: float) -> None:
        tags.append(rect)
        paint(self, rect, tag, high)

    paint, side, position = TagPainter.paint, 90, find_game(game).start()
    monkeypatch.setattr(TagPainter, "paint", note)
    bare = painted(BoardPicture(position), side, theme)
    for text, value_kind, _ in WORDS:
        badge = Badge(text, "", value_kind, best=best)
        tags.clear()
        badges = dict.fromkeys(position.legal_moves(), badge)
        image = painted(BoardPicture(position, badges=badges), side, theme)
        for rect in tags[len(tags) // 2 :]:  # the first half only measures
            at, left = round(rect.center().y()), round(rect.left())
            ground = bare.pixelColor(left - 2, at).name()
            edge = [image.pixelColor(left + step, at).name() for step in range(6)]
            assert max(contrast(color, ground) for color in edge) >= READABLE

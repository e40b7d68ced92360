# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of Hex: hexagons are hit and walked, edges and the winning chain are seen and said."""

from __future__ import annotations

from itertools import pairwise
from math import hypot

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QBitmap, QColor, QFont, QImage, QPainter, QRegion

from desktop_app.boards.canvas import Canvas
from desktop_app.boards.picture import Badge, BoardPicture, MistakeBadge, PointerState, ValueKind
from desktop_app.core.mistake import MistakeSize
from desktop_app.core.position import MAX, MIN, Player, Position
from desktop_app.games.hex.board import PAPER, paint_around, paint_edges, paint_sign
from desktop_app.games.registry import board_of, find_game
from desktop_app.kit.look.theme import LIGHT, Theme
from tests.boards.painting import READABLE, THEMES, contrast, painted
from tests.driver import Driver, Key

SIDE = 60
SPILL = 40
FIVE = find_game("hex:5")
WON = "c3b3c2c1d1b4b5a5c4"
CHAIN = ("d1", "c2", "c3", "c4", "b5")


def after(moves: str) -> Position:
    position = FIVE.start()
    for text in FIVE.split_moves(moves):
        position = position.after(FIVE.parse_move(position, text))
    return position


def cell(text: str) -> int:
    return FIVE.parse_move(FIVE.start(), text)


def said(position: Position, text: str, **more: object) -> str:
    picture = BoardPicture(position, accepts_moves=True, **more)  # type: ignore[arg-type]
    return board_of(FIVE).accessible_text(picture, cell(text))


def test_each_point_belongs_to_the_cell_whose_middle_is_nearest() -> None:
    """That is what a hexagon is; outside of the board points belong to no cell."""
    kind = board_of(FIVE)
    middles = [kind.rect(place, SIDE).center() for place in range(25)]
    wide, high = (round(length * SIDE) for length in kind.extent)
    hit = set[int]()
    for x in range(0, wide, 7):
        for y in range(0, high, 7):
            point = QPointF(x + 0.5, y + 0.5)
            far = [hypot(point.x() - m.x(), point.y() - m.y()) for m in middles]
            nearest, found = far.index(min(far)), kind.place_at(QPoint(x, y), SIDE)
            if min(far) < SIDE / 2 - 1:
                assert found == nearest
            elif min(far) > SIDE * 0.58 + 1:
                assert found == -1
            else:
                assert found in (nearest, -1)
            hit.add(found)
    assert hit == {-1, *range(25)}


def test_a_click_in_a_corner_of_a_hexagon_is_a_move(driver: Driver) -> None:
    driver.begin("hex:5")
    board = driver.window.board
    high = board.place_center(cell("c4")).y() - board.place_center(cell("c3")).y()
    corner = board.place_center(cell("c3")).toPoint() - QPoint(0, round(high * 0.6))
    driver.click_widget(board.viewport(), corner)
    assert driver.moves == "c3"


def test_arrow_keys_lead_to_all_six_cells_around() -> None:
    """One key, or a key up or down and one to the side; twice up is straight up."""
    kind, start = board_of(FIVE), FIVE.start()

    def walked(place: str, *steps: tuple[int, int]) -> str:
        at = cell(place)
        for step in steps:
            at = kind.walk(start, at, *step)
        return FIVE.move_text(at)

    left, right, up, down = (-1, 0), (1, 0), (0, -1), (0, 1)
    assert {walked("c3", left), walked("c3", right)} == {"b3", "d3"}
    for row in ("c3", "c4"):
        column, number = row[0], int(row[1])
        above = {f"{column}{number - 1}", f"{chr(ord(column) + 1)}{number - 1}"}
        below = {f"{column}{number + 1}", f"{chr(ord(column) - 1)}{number + 1}"}
        assert walked(row, up) in above
        assert walked(row, down) in below
        assert walked(row, up, down) == row
    across = kind.rect(cell("c3"), SIDE).center().x()
    assert kind.rect(cell(walked("c3", up, up)), SIDE).center().x() == across
    assert walked("a1", up) == walked("a1", left) == "a1"
    assert walked("e5", right) == "e5"


def test_a_move_is_made_with_the_keys_alone(driver: Driver) -> None:
    driver.begin("hex:5")
    driver.window.board.setFocus()
    driver.press(Key.Key_Right)
    driver.press(Key.Key_Right)
    driver.press(Key.Key_Return)
    made = driver.moves
    assert len(made) == 2
    assert made != "c3"


def test_cells_are_announced_with_edges_stones_and_values() -> None:
    start, won = FIVE.start(), after(WON)
    assert said(start, "c3") == "c3: empty"
    assert said(start, "b1") == "b1: empty, on X's edge"
    assert said(start, "e3") == "e3: empty, on O's edge"
    assert said(start, "a1") == "a1: empty, in the corner where one of X's edges meets one of O's"
    badge = Badge("+1", "", ValueKind.WIN, best=True)
    assert said(start, "c3", badges={cell("c3"): badge}) == "c3: empty, value +1"
    assert said(won, "b3") == "b3: O"
    assert [said(won, text) for text in CHAIN] == [
        f"{text}: X, in the winning chain" for text in CHAIN
    ]
    assert board_of(FIVE).why_not(won, cell("b3")) == "Cell b3 is taken"


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("theme", THEMES)
def test_stones_and_marks_are_visible_on_the_board(theme: Theme) -> None:
    position, place = after("c3b3"), cell("d1")
    badge = Badge("+1", "", ValueKind.WIN, best=True)
    lost = {cell("b3"): MistakeBadge(MistakeSize.LARGE, "a win became a loss")}
    pictures = [
        BoardPicture(FIVE.start()),
        BoardPicture(position),
        BoardPicture(position, last_move=cell("b3")),
        BoardPicture(position, mistakes=lost),
        BoardPicture(position, badges={place: badge}),
        BoardPicture(position, hint=place),
        BoardPicture(position, marked=place),
        BoardPicture(position, preview=(place,)),
        BoardPicture(position, preview=(place, cell("d2"))),
        BoardPicture(after(WON)),
    ]
    images = [painted(picture, SIDE, theme) for picture in pictures]
    assert all(a != b for n, a in enumerate(images) for b in images[:n])
    hovered = BoardPicture(position, accepts_moves=True)
    assert painted(hovered, SIDE, theme, PointerState(hovered=place)) != images[1]
    assert painted(hovered, SIDE, theme, PointerState(cursor=place)) != images[1]


@pytest.mark.parametrize("theme", THEMES)
def test_stones_edges_and_their_signs_have_contrast(theme: Theme) -> None:
    paper = PAPER[theme.dark, theme.strong]
    for color in (theme.x, theme.o):
        assert contrast(color, paper.cell) >= READABLE
        assert contrast(color, theme.window) >= READABLE
        assert contrast(theme.base, color) >= READABLE  # the cross or ring on a stone
    assert contrast(theme.accent, paper.cell) >= READABLE
    if theme.strong:
        assert contrast(paper.line, paper.cell) >= 7


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("theme", THEMES)
def test_a_stone_has_its_owners_sign_and_the_last_one_a_ring_around_it(theme: Theme) -> None:
    """The middle is the crossing of a cross, or inside a ring."""
    position = after("c3b3")
    image = painted(BoardPicture(position, last_move=cell("b3")), SIDE, theme)
    middles = [board_of(FIVE).rect(cell(text), SIDE).center().toPoint() for text in ("c3", "b3")]
    around = QPoint(round(SIDE * 0.42), 0)
    assert [image.pixelColor(middle).name() for middle in middles] == [theme.base, theme.o]
    plain = painted(BoardPicture(position), SIDE, theme)
    ringed = [
        image.pixelColor(middle + around) != plain.pixelColor(middle + around) for middle in middles
    ]
    assert ringed == [False, True]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("theme", THEMES)
def test_the_winning_chain_goes_from_edge_to_edge(theme: Theme) -> None:
    """A line from each of its cells to the next; no line elsewhere."""
    image, kind = painted(BoardPicture(after(WON)), SIDE, theme), board_of(FIVE)
    middles = [kind.rect(cell(text), SIDE).center() for text in CHAIN]
    for one, other in pairwise(middles):
        assert image.pixelColor(((one + other) / 2).toPoint()).name() == theme.accent
    beside = (kind.rect(cell("c1"), SIDE).center() + kind.rect(cell("b3"), SIDE).center()) / 2
    assert image.pixelColor(beside.toPoint()).name() != theme.accent


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("size", [2, 5, 11])
def test_the_two_players_edges_differ_without_colours(size: int) -> None:
    """In the middle of the line of an edge: a line of X is full there, one of O is hollow."""
    game = find_game(f"hex:{size}")
    kind, image = board_of(game), painted(BoardPicture(game.start()), SIDE)
    first = kind.rect(0, SIDE).center()
    left = QPointF(first.x() - SIDE / 2, first.y()).toPoint()
    above = QPointF(first.x(), first.y() - SIDE * 0.577).toPoint()
    assert image.pixelColor(left).name() == LIGHT.base
    assert image.pixelColor(above).name() == LIGHT.x


def inked(size: int, *, signs: bool, side: int = SIDE) -> QRegion:
    """Where an edge's line or the sign beside it is, with room around the board to spill into."""
    wide, high = (round(length * side) for length in board_of(find_game(f"hex:{size}")).extent)
    image = QImage(wide + 2 * SPILL, high + 2 * SPILL, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.translate(SPILL, SPILL)
    canvas = Canvas(painter, side, LIGHT, QFont())
    if signs:
        paint_around(canvas, size, lambda _: "", lambda _: "")
    else:
        paint_edges(canvas, size)
    painter.end()
    sharp = Qt.ImageConversionFlag.ThresholdDither
    return QRegion(QBitmap.fromImage(image.createAlphaMask(sharp))).translated(-SPILL, -SPILL)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("size", range(2, 12))
def test_the_signs_stand_clear_of_the_edges_and_on_the_board(size: int) -> None:
    signs, edges = inked(size, signs=True), inked(size, signs=False)
    assert not signs.isEmpty()
    apart = SIDE // 30
    steps = range(-apart, apart + 1)
    assert not any(signs.translated(x, y).intersects(edges) for x in steps for y in steps)
    wide, high = board_of(find_game(f"hex:{size}")).extent
    assert QRect(0, 0, round(wide * SIDE), round(high * SIDE)).contains(signs.boundingRect())


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("side", range(18, 41, 2))
def test_the_signs_are_whole_around_small_cells(side: int) -> None:
    """Names have a least size there, and the signs stand beyond them."""
    signs = inked(11, signs=True, side=side)
    wide, high = board_of(find_game("hex:11")).extent
    assert QRect(0, 0, int(wide * side), int(high * side)).contains(signs.boundingRect())


def across(player: Player) -> int:
    """How wide a player's sign is."""
    image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_sign(Canvas(painter, SIDE, LIGHT, QFont()), QPointF(0.5, 0.5), player, 0.26)
    painter.end()
    sharp = Qt.ImageConversionFlag.ThresholdDither
    return QRegion(QBitmap.fromImage(image.createAlphaMask(sharp))).boundingRect().width()


@pytest.mark.usefixtures("qapp")
def test_a_cross_is_a_little_smaller_than_a_ring() -> None:
    """Its arms are at the corners, where they seem longer."""
    assert 0.7 < across(MAX) / across(MIN) < 0.9


@pytest.mark.usefixtures("qapp")
def test_values_stay_in_their_cells() -> None:
    """However long they are, and with the sign of a mistake beside them."""
    kind = board_of(FIVE)
    badge = Badge("+0.37", "3rd", ValueKind.UNCLEAR, best=True)
    for side in (26, 34, 60, 90):
        bare = BoardPicture(FIVE.start())
        plain = painted(bare, side)
        valued = painted(BoardPicture(FIVE.start(), badges={12: badge}), side)
        changed = [
            QPoint(x, y)
            for x in range(plain.width())
            for y in range(plain.height())
            if plain.pixel(x, y) != valued.pixel(x, y)
        ]
        assert changed
        middle, reach = kind.rect(12, side).center(), side * 0.46
        assert all(abs(point.x() - middle.x()) <= reach for point in changed)
        assert all(abs(point.y() - middle.y()) <= reach for point in changed)


@pytest.mark.usefixtures("qapp")
def test_a_word_goes_across_a_small_cell() -> None:
    """Where a square inside the cell would only have room for the sign."""
    side, badge = 76, Badge("Loss", "", ValueKind.LOSS, best=False)
    plain, valued = (
        painted(BoardPicture(FIVE.start(), badges=badges), side) for badges in ({}, {12: badge})
    )
    wide = [
        x
        for x in range(plain.width())
        for y in range(plain.height())
        if plain.pixel(x, y) != valued.pixel(x, y)
    ]
    assert 0.6 * side < max(wide) - min(wide) < side


@pytest.mark.usefixtures("qapp")
def test_a_hint_has_a_star_where_no_value_stands() -> None:
    place, badge = cell("c3"), Badge("+1", "", ValueKind.WIN, best=True)
    middles: list[set[str]] = []
    for picture in (BoardPicture(FIVE.start()), BoardPicture(FIVE.start(), badges={place: badge})):
        image = painted(BoardPicture(FIVE.start()), SIDE)
        painter = QPainter(image)
        board_of(FIVE).paint_hint(Canvas(painter, SIDE, LIGHT, QFont()), picture, place)
        painter.end()
        middle = board_of(FIVE).rect(place, SIDE).center().toPoint()
        steps = range(-SIDE // 5, SIDE // 5)
        middles.append(
            {image.pixelColor(middle + QPoint(x, y)).name() for x in steps for y in steps}
        )
    with_star, without = middles
    assert QColor(LIGHT.hint).name() in with_star - without

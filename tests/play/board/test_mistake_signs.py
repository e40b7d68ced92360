# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What each move gave away stands at its mark on the board, while values are seen."""

from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QModelIndex, QPointF, QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from desktop_app.boards.badges import LEAST_LOST_CELL
from desktop_app.boards.picture import Badge, BoardPicture, MistakeBadge
from desktop_app.core.mistake import MistakeSize
from desktop_app.core.position import MIN, Move
from desktop_app.core.record import parse_moves
from desktop_app.games.registry import board_of, find_game
from desktop_app.kit.look.theme import LIGHT, Theme
from desktop_app.kit.value_signs import ValueKind, paint_mistake
from desktop_app.play.board.area import BoardArea
from desktop_app.play.session import PERSON
from tests.boards.painting import THEMES, painted
from tests.driver import Driver

SIDES = [LEAST_LOST_CELL, 24, 36, 70]
GAMES = [("gomoku", "h8i9"), ("connect-four", "44"), ("mnk:3x3x3", "b2a1")]
INK = 60
"""Two pixels are told apart by so much of 255, in grey."""


def game_of(name: str, moves: str) -> tuple[BoardPicture, list[Move]]:
    """A board after some moves, of which the last is marked, and the moves."""
    position = find_game(name).start()
    made = list(parse_moves(position, moves))
    for move in made:
        position = position.after(move)
    return BoardPicture(position, last_move=made[-1]), made


def changed(one: QImage, other: QImage) -> int:
    """How many pixels differ, seen without colours."""
    grey = [
        bytes(i.convertToFormat(QImage.Format.Format_Grayscale8).constBits()) for i in (one, other)
    ]
    return sum(abs(a - b) > INK for a, b in zip(*grey, strict=True))


def place_of(picture: BoardPicture, move: Move, side: int) -> QRect:
    kind = board_of(picture.position.game)
    return kind.rect(kind.place_of(picture.position, move), side).toRect()


def without(image: QImage, place: QRect) -> QImage:
    """The rest of the board."""
    rest = image.copy()
    painter = QPainter(rest)
    painter.fillRect(place, Qt.GlobalColor.black)
    painter.end()
    return rest


def with_sign(picture: BoardPicture, move: Move, size: MistakeSize) -> BoardPicture:
    return replace(picture, mistakes={move: MistakeBadge(size, "a draw became a loss")})


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(("name", "moves"), GAMES)
@pytest.mark.parametrize("theme", THEMES)
def test_sizes_are_told_apart_without_colour(
    name: str, moves: str, side: int, theme: Theme
) -> None:
    picture, made = game_of(name, moves)
    plain = painted(picture, side, theme)
    for move in made:
        place = place_of(picture, move, side)
        shown = [painted(with_sign(picture, move, size), side, theme) for size in MistakeSize]
        for one, other in combinations([plain, *shown], 2):
            assert changed(one.copy(place), other.copy(place)) >= 3
        for image in shown:
            assert without(image, place) == without(plain, place)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(("name", "moves"), GAMES)
@pytest.mark.parametrize("size", list(MistakeSize))
def test_the_last_moves_dot_stays_as_it_is(
    name: str, moves: str, side: int, size: MistakeSize
) -> None:
    picture, (_, last) = game_of(name, moves)
    reach = int(side * 0.11)
    dot = QRect(0, 0, 2 * reach, 2 * reach)
    dot.moveCenter(place_of(picture, last, side).center())
    plain, marked = painted(picture, side), painted(with_sign(picture, last, size), side)
    assert plain.copy(dot) == marked.copy(dot)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("moves", ["a1a2b2b1c3", "c1a2b2a1a3", "a1b2a2b1a3", "a3a1b3b1c3"])
@pytest.mark.parametrize("side", [24, 60])
def test_a_winning_row_lies_over_all_signs_and_hides_none(moves: str, side: int) -> None:
    """Falling, rising, upright and level."""
    picture, made = game_of("mnk:3x3x3", moves)
    assert picture.position.outcome == 1
    accent = QColor(LIGHT.accent)
    plain = painted(picture, side)
    row = [(x, y) for x in range(3 * side) for y in range(3 * side)]
    row = [place for place in row if plain.pixelColor(*place) == accent]
    for size in MistakeSize:
        open_row = with_sign(picture, made[1], size)  # of a mark that is in no row
        away = changed(painted(open_row, side), plain)
        for move in made[::2]:
            image = painted(with_sign(picture, move, size), side)
            assert all(image.pixelColor(*place) == accent for place in row)
            assert changed(image, plain) > away / 3


@pytest.mark.usefixtures("qapp")
def test_a_place_that_is_too_small_has_no_sign() -> None:
    picture, (first, _) = game_of("gomoku", "h8i9")
    side = LEAST_LOST_CELL - 1
    signed = with_sign(picture, first, MistakeSize.LARGE)
    assert painted(signed, side) == painted(picture, side)


MOVED = [
    ("three-mens-morris", "a1b2c3a2c1", 2, "c3"),
    ("three-mens-morris", "b2 a1 a3 c1 b1 b3 a3-a2", 2, None),  # the stone has moved on
    ("chess", "f3 e5 Nc3", 0, "f3"),
    ("chess", "e4 e5 Nf3 Nc6 Nxe5 Nxe5", 4, None),  # the knight was captured
    ("chess", "e4 e5 Nf3 Nc6 Nxe5 Nxe5", 2, None),
    ("hexapawn", "a1a2 b3xa2", 0, None),
    ("hexapawn", "a1a2 c3c2", 0, "a2"),
    ("nim:3,4,5", "a1b2", 1, "heap b, coin 3"),
    ("nim:3,4,5", "a1b2", 0, "heap a, coin 3"),  # where the coin was
    ("nim:3,4,5", "b1 c2 b2", 0, "heap b, coin 4"),  # above those taken since
    ("nim:3,4,5", "b1 c2 b2", 1, "heap c, coin 4"),
    ("chomp:5x4", "d3 c4 e2", 0, "d3"),
    ("chomp:5x4", "d3 c4 e2", 2, "e2"),
]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("name", "moves", "number", "place"), MOVED)
def test_a_mistake_keeps_its_sign_as_long_as_its_piece_stays_or_its_place_is_empty(
    name: str, moves: str, number: int, place: str | None
) -> None:
    picture, made = game_of(name, moves)
    lost = MistakeBadge(MistakeSize.LARGE, "a draw became a loss", tuple(made[number + 1 :]))
    signed = replace(picture, mistakes={made[number]: lost})
    kind = board_of(picture.position.game)
    shown = kind.visible_place(signed, made[number])
    squares = range(kind.columns * kind.rows)
    said = [each for each in squares if "mistake" in kind.accessible_text(signed, each)]
    assert said == [each for each in (shown,) if each is not None]
    assert (painted(signed, 60) != painted(picture, 60)) is (place is not None)
    if place is not None:
        assert shown is not None
        assert kind.accessible_text(signed, shown).startswith(f"{place}:")


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("name", "moves"), [("nim:3,4,5", "a1b2"), ("chomp:5x4", "d3 c4")])
def test_the_sign_of_an_earlier_mistake_is_on_what_is_left_of_it(
    monkeypatch: pytest.MonkeyPatch, name: str, moves: str
) -> None:
    """On the outline of a coin, or on crumbs."""
    picture, (first, second) = game_of(name, moves)
    lost = MistakeBadge(MistakeSize.LARGE, "a draw became a loss", (second,))
    plain = painted(picture, 60)

    def paint_nothing(*_: object, **__: object) -> None:
        pass

    monkeypatch.setattr("desktop_app.boards.kind.paint_lost", paint_nothing)
    assert painted(replace(picture, mistakes={first: lost}), 60) != plain


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("side", [40, 60])
@pytest.mark.parametrize(
    ("name", "moves"), [("chess", "f3 e5"), ("hexapawn", "a1a2"), ("chess", "f3 e5 g4 Qh4")]
)
def test_values_and_the_sign_of_a_mistake_do_not_cover_each_other(
    name: str, moves: str, side: int
) -> None:
    picture, made = game_of(name, moves)
    options = picture.position.legal_moves()
    badges = {move: Badge("+1", "", ValueKind.WIN, best=False) for move in options}
    plain, valued = painted(picture, side), painted(replace(picture, badges=badges), side)
    lost = MistakeBadge(MistakeSize.LARGE, "", tuple(made[1:]))
    sign = painted(replace(picture, mistakes={made[0]: lost}, badges=badges), side)
    dots = [(x, y) for x in range(plain.width()) for y in range(plain.height())]
    added = [dot for dot in dots if sign.pixel(*dot) != valued.pixel(*dot)]
    assert added
    covered = [dot for dot in added if valued.pixel(*dot) != plain.pixel(*dot)]
    assert len(covered) <= 0.15 * len(added)


# In the window


def said(driver: Driver, cell: str) -> str:
    """What a screen reader says of a cell."""
    model, place = driver.window.board.model(), driver.cell(cell)
    index = model.index(*divmod(place, driver.position.game.columns), QModelIndex())
    return str(index.data(Qt.ItemDataRole.AccessibleTextRole))


def tip(driver: Driver, cell: str) -> str | None:
    """What is read where the pointer rests on a cell."""
    model, place = driver.window.board.model(), driver.cell(cell)
    index = model.index(*divmod(place, driver.position.game.columns), QModelIndex())
    return index.data(Qt.ItemDataRole.ToolTipRole)


def signs(driver: Driver) -> dict[str, MistakeSize]:
    picture = driver.window.board.picture
    text = picture.position.game.move_text
    return {text(move): lost.size for move, lost in picture.mistakes.items()}


def test_mistakes_are_marked_while_values_are_shown(driver: Driver) -> None:
    driver.seat(MIN, PERSON)
    driver.begin("tic-tac-toe", "b2a2a3c1c2b1")  # a2 loses; c2 gives the win back
    driver.settle()
    assert signs(driver) == {}
    driver.analyse()
    driver.wait(lambda: len(signs(driver)) == 2)
    assert signs(driver) == {"a2": MistakeSize.MEDIUM, "c2": MistakeSize.MEDIUM}
    assert said(driver, "a2") == "a2: O, mistake (threw away a draw)" == tip(driver, "a2")
    assert said(driver, "c2") == "c2: X, mistake (threw away a win)"
    assert said(driver, "b2") == "b2: X"
    assert tip(driver, "b2") is None
    assert tip(driver, "c3") is None
    driver.press("v")  # the best values: marks stay
    assert len(signs(driver)) == 2
    driver.press("v")  # none
    assert signs(driver) == {}
    assert said(driver, "a2") == "a2: O"
    driver.press("v")
    assert len(signs(driver)) == 2
    driver.press("a")  # the board alone, without values
    assert signs(driver) == {}


def test_the_marks_go_with_the_game_and_speak_its_scale(driver: Driver) -> None:
    driver.seat(MIN, PERSON)
    driver.analyse()
    driver.begin("tic-tac-toe", "b2a2a3c1c2b1")
    driver.wait(lambda: len(signs(driver)) == 2)
    driver.press(Qt.Key.Key_PageUp, Qt.Key.Key_PageUp, Qt.Key.Key_PageUp)
    assert driver.moves == "b2a2a3"
    assert list(signs(driver)) == ["a2"]
    driver.press("c")
    driver.wait(lambda: said(driver, "a2") == "a2: O, mistake (points lost: 12)")
    driver.begin("tic-tac-toe", "b2")
    assert signs(driver) == {}


def test_an_earlier_mistake_is_marked_where_pieces_move_too(driver: Driver) -> None:
    driver.seat(MIN, PERSON)
    driver.analyse()
    driver.begin("three-mens-morris", "a1b2c3a2c1")
    driver.wait(lambda: {"a1", "c3"} <= set(signs(driver)))
    index = driver.window.board.model().index(0, 2, QModelIndex())
    told = index.data(Qt.ItemDataRole.AccessibleTextRole)
    assert told.startswith("c3: X")
    assert told.endswith("mistake (threw away a draw)")
    assert index.data(Qt.ItemDataRole.ToolTipRole) == told


def test_a_sign_stays_at_its_coin_while_the_history_does_not_have_the_next_move_yet(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver.seat(MIN, PERSON)
    driver.analyse()
    driver.begin("nim:3,4,5", "b1")
    driver.wait(lambda: "b1" in signs(driver))
    before, shown = driver.window.board.picture, list[BoardPicture]()
    first, kind = before.last_move, board_of(before.position.game)
    assert first is not None
    set_picture = BoardArea.set_picture

    def note(area: BoardArea, picture: BoardPicture) -> None:
        shown.append(picture)
        set_picture(area, picture)

    monkeypatch.setattr(BoardArea, "set_picture", note)
    driver.window.session.play(before.position.game.parse_move(before.position, "b2"))
    places = {kind.visible_place(each, first) for each in shown if each.position.ply == 2}
    assert places == {kind.visible_place(before, first)}


def test_a_win_that_is_given_away_has_the_largest_mark(driver: Driver) -> None:
    driver.seat(MIN, PERSON)
    driver.analyse()
    driver.begin("tic-tac-toe", "a1c1a2c2b2")  # X could have won with a3; now O does with c3
    driver.wait(lambda: "b2" in signs(driver))
    assert signs(driver)["b2"] is MistakeSize.LARGE
    assert said(driver, "b2") == "b2: X, mistake (turned a win into a loss)"


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("size", list(MistakeSize))
@pytest.mark.parametrize("radius", [7.0, 12.0])
def test_the_sign_of_a_mistake_is_no_triangle_and_not_the_sign_of_a_loss(
    size: MistakeSize, radius: float
) -> None:
    """It is as wide at its foot as at its top, and has a mark in the middle."""
    image = QImage(40, 40, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_mistake(painter, QPointF(20, 20), radius, size, LIGHT)
    painter.end()

    def ink(y: int) -> list[bool]:
        return [QColor(image.pixel(x, y)).lightness() < 160 for x in range(40)]

    rows = [y for y in range(40) if any(ink(y))]
    near = len(rows) // 8
    assert abs(sum(ink(rows[near])) - sum(ink(rows[-1 - near]))) <= 2  # a triangle: 6 and more
    row = ink(20)
    changes = sum(one != other for one, other in pairwise(row))
    assert changes == {MistakeSize.SMALL: 6, MistakeSize.MEDIUM: 4, MistakeSize.LARGE: 6}[size]

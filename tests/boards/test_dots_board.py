# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of Dots and Boxes: lines are found, walked to, spoken and drawn."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from desktop_app.boards.canvas import Canvas
from desktop_app.boards.kind import BoardEvent
from desktop_app.boards.picture import Badge, BoardPicture, PointerState
from desktop_app.core.position import MAX, MIN, Position
from desktop_app.core.record import parse_moves
from desktop_app.games.dots.board import PADS, DotsBoardKind
from desktop_app.games.dots.entry import dots_game
from desktop_app.kit.look.theme import LIGHT, Theme
from desktop_app.kit.value_signs import ValueKind
from desktop_app.play.board.layers import BoardLayers
from desktop_app.play.session import PERSON
from tests.boards.painting import READABLE, THEMES, contrast, painted
from tests.boards.painting import SIDE as PLACE
from tests.driver import PERFECT, Driver
from tests.games.reached import reached

GAME = dots_game(4, 3)
START = GAME.start()
KIND = DotsBoardKind(GAME)
SIDE = 40


def place(text: str) -> int:
    return KIND.place_of(START, GAME.parse_move(START, text))


def test_every_line_is_found_at_its_middle_and_a_third_of_a_box_beside_it() -> None:
    for move in START.legal_moves():
        its = KIND.place_of(START, move)
        assert KIND.targets(START)[its] == move
        middle = KIND.rect(its, SIDE).center().toPoint()
        for aside in (QPoint(0, 0), QPoint(SIDE // 3, 0), QPoint(0, SIDE // 3)):
            assert KIND.place_at(middle + aside, SIDE) == its
            assert KIND.place_at(middle - aside, SIDE) == its


@pytest.mark.parametrize(("x", "y"), [(0, 0), (-50, 90), (9999, 90), (90, 9999)])
def test_there_is_no_place_beside_the_lines(x: int, y: int) -> None:
    assert KIND.place_at(QPoint(x, y), SIDE) == -1


def test_arrow_keys_reach_every_line() -> None:
    reached, new = set[int](), [KIND.first_place(START)]
    while new:
        here = new.pop()
        reached.add(here)
        steps = ((1, 0), (-1, 0), (0, 1), (0, -1))
        new += [there for step in steps if (there := KIND.walk(START, here, *step)) not in reached]
    assert reached == {KIND.place_of(START, move) for move in START.legal_moves()}


def test_opposite_arrow_keys_undo_each_other() -> None:
    """But for the lines that stand at the right edge, which have none that lies at their right."""
    for move in START.legal_moves():
        here = KIND.place_of(START, move)
        if here % KIND.columns == KIND.columns - 1:
            continue
        for right, down in ((1, 0), (0, 1)):
            there = KIND.walk(START, here, right, down)
            assert there == here or KIND.walk(START, there, -right, -down) == here


def test_lines_boxes_and_dots_are_spoken() -> None:
    position = reached(START, "a1-b1 a1-a2 a2-b2 b1-b2")
    value = Badge("+1", "", ValueKind.WIN, best=True, meaning="X wins by 1")
    badges = {GAME.parse_move(position, "b1-c1"): value}
    picture = BoardPicture(position, badges=badges)
    assert KIND.accessible_text(picture, place("a1-b1")) == "line a1-b1: drawn"
    assert KIND.accessible_text(picture, place("b2-c2")) == "line b2-c2: not drawn"
    assert (
        KIND.accessible_text(picture, place("b1-c1"))
        == "line b1-c1: not drawn, value +1, X wins by 1"
    )
    box = place("a1-b1") - KIND.columns
    assert KIND.accessible_text(picture, box) == "box a1: O"
    assert KIND.accessible_text(picture, box + 2) == "box b1: open"
    assert KIND.accessible_text(picture, place("a1-b1") - 1) == "dot a1"
    assert KIND.why_not(position, place("a1-b1")) == "Line a1-b1 is already drawn"
    assert KIND.why_not(position, box) == "Tap a line between two dots"


def test_scores_and_an_extra_turn_are_shown_below_the_board(driver: Driver) -> None:
    window = driver.window
    window.session.new_game(dots_game(2, 2).start())
    window.session.play_line(parse_moves(window.session.position, "a1-b1 a1-a2 a2-b2"))
    assert window.turn_bar.text == "X 0, O 0: O's turn"
    window.session.play_line(parse_moves(window.session.position, "b1-b2"))
    assert window.turn_bar.text == "X 0, O 1: O's turn"


def test_a_bot_that_closes_a_box_moves_again_and_undo_takes_all_of_that_back(
    driver: Driver,
) -> None:
    session = driver.window.session
    driver.seat(MAX, PERSON)
    driver.seat(MIN, PERFECT)
    driver.begin("dots:2x2", "a1-a2 a1-b1 a2-b2")  # three sides of a box are there
    driver.wait(lambda: session.position.turn is MAX)
    driver.wait_idle()
    assert session.position.ply >= 5  # the box, and at least one line more
    assert session.position.game.move_text(session.record.moves()[3]) == "b1-b2"
    driver.press("u")
    driver.wait_idle()
    assert session.position.turn is MAX
    assert session.position.ply == 2
    session.redo()
    assert session.position.turn is MAX
    assert session.position.ply >= 5


def test_all_edges_are_as_far_from_the_outermost_dots() -> None:
    first = KIND.rect(0, SIDE).center()
    last = KIND.rect(KIND.columns * KIND.rows - 1, SIDE).center()
    wide, high = (length * SIDE for length in KIND.extent)
    assert first.x() == first.y() == wide - last.x() == high - last.y()


def test_columns_and_rows_of_dots_have_names() -> None:
    assert {text for _, text in KIND.labels(SIDE, 20)} == set("abcde1234")


@pytest.mark.usefixtures("qapp")
def test_the_line_under_the_pointer_is_pale() -> None:
    wide, high = (round(length * SIDE) for length in KIND.extent)
    image = QImage(wide, high, QImage.Format.Format_RGB32)
    image.fill(QColor(LIGHT.base))
    painter = QPainter(image)
    move = GAME.parse_move(START, "b2-c2")
    KIND.paint_preview(Canvas(painter, SIDE, LIGHT, QFont()), BoardPicture(START), move)
    painter.end()
    seen = image.pixelColor(KIND.rect(place("b2-c2"), SIDE).center().toPoint())
    assert seen not in (QColor(LIGHT.base), QColor(LIGHT.accent))


def after(moves: str) -> Position:
    return reached(START, moves)


@pytest.mark.parametrize("theme", THEMES)
def test_dots_strokes_and_signs_have_contrast_on_the_paper(theme: Theme) -> None:
    pad = PADS[theme.dark, theme.strong]
    for color in (pad.dots, pad.pencil, theme.x, theme.o, theme.accent):
        assert contrast(color, pad.paper) >= READABLE
        assert not theme.strong or contrast(color, pad.paper) >= 7
    assert contrast(theme.faint, pad.paper) >= 4.5  # the labels
    assert contrast(pad.squares, pad.paper) < 1.4  # not to be taken for lines of the game


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("theme", THEMES)
def test_each_stroke_has_the_colour_of_the_player_who_drew_it(theme: Theme) -> None:
    """Of a diagram, which does not tell, all strokes are in pencil; the box keeps its owner."""
    position = after("a1-b1 a1-a2 a2-b2 b1-b2 c1-c2")
    diagram = GAME.parse_position(position.text)
    assert diagram == position

    def colors(shown: Position, line: str) -> set[str]:
        image = painted(BoardPicture(shown), PLACE, theme)
        at = KIND.rect(place(line), PLACE).center().toPoint()
        steps = range(-PLACE // 8, PLACE // 8)
        return {image.pixelColor(at + QPoint(x, y)).name() for x in steps for y in steps}

    assert theme.x in colors(position, "a1-b1")
    assert theme.o in colors(position, "b1-b2")
    pad = PADS[theme.dark, theme.strong]
    for line in ("a1-b1", "b1-b2"):
        assert pad.pencil in colors(diagram, line)
        assert not {theme.x, theme.o} & colors(diagram, line)


@pytest.mark.usefixtures("qapp")
def test_a_kept_picture_is_not_shown_for_the_same_lines_drawn_by_others() -> None:
    """The same four lines, drawn in another order and so in other colours."""
    one, other = after("a1-b1 a1-a2 c1-c2 d1-d2"), after("a1-a2 a1-b1 c1-c2 d1-d2")
    assert one == other
    layers, images = BoardLayers(), list[QImage]()
    for position in (one, other):
        image = QImage(400, 300, QImage.Format.Format_RGB32)
        image.fill(QColor(LIGHT.window))
        painter = QPainter(image)
        picture = BoardPicture(position)
        layers.paint(painter, picture, SIDE, LIGHT, QFont(), pointer=PointerState())
        painter.end()
        images.append(image)
    assert images[0] != images[1]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("side", [24, 30, 40, 60, 90])
def test_a_value_stays_between_the_dots_of_its_line(side: int) -> None:
    """However long its word is, its tag is no wider than the line's place."""
    draw = Badge("Unentschieden", "", ValueKind.DRAW, best=False, short_text="=")
    wide, high = (round(length * side) for length in KIND.extent)
    for line in ("b2-c2", "b2-b3"):
        badges = {GAME.parse_move(START, line): draw}
        bare, valued = (painted(BoardPicture(START, badges=b), side) for b in ({}, badges))
        changed = [
            QPoint(x, y)
            for x in range(wide)
            for y in range(high)
            if bare.pixel(x, y) != valued.pixel(x, y)
        ]
        room = KIND.rect(place(line), side).toAlignedRect()
        assert changed
        assert all(room.contains(point) for point in changed)


@pytest.mark.usefixtures("qapp")
def test_a_stroke_is_drawn_from_dot_to_dot() -> None:
    """A quarter of the way along it there is pencil sooner than three quarters along it."""
    position = after("a1-b1 b2-c2")
    move = GAME.parse_move(START, "b2-c2")
    picture = BoardPicture(position, last_move=move)
    assert KIND.shows_motion(picture)
    rect = KIND.rect(place("b2-c2"), PLACE)
    wide, high = (round(length * PLACE) for length in KIND.extent)
    seen = list[tuple[bool, bool]]()
    for share in (0.0, 0.5, 0.99):
        image = QImage(wide, high, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        canvas = Canvas(painter, PLACE, LIGHT, QFont())
        KIND.paint_ground(canvas)
        KIND.paint_static(canvas, picture, moving=True)
        KIND.paint_moment(canvas, picture, BoardEvent.MOVE, share)
        painter.end()
        start = QPoint(round(rect.left()), round(rect.center().y()))
        points = start + QPoint(4, 0), start + QPoint(round(rect.width()) - 4, 0)
        found = [image.copy(point.x() - 3, point.y() - 5, 7, 11) for point in points]
        inks = [
            {part.pixelColor(x, y).name() for x in range(7) for y in range(11)} for part in found
        ]
        seen.append((LIGHT.o in inks[0], LIGHT.o in inks[1]))
    assert seen == [(False, False), (True, False), (True, True)]


@pytest.mark.usefixtures("qapp")
def test_boxes_are_painted_alike_whatever_the_brush_was() -> None:
    """A ring of a closed box is not filled, also in the list of games."""
    position, images = after("a1-b1 a1-a2 a2-b2 b1-b2"), list[QImage]()
    wide, high = (round(length * SIDE) for length in KIND.extent)
    for brush in ("white", "red"):
        image = QImage(wide, high, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        painter.setBrush(QColor(brush))
        canvas = Canvas(painter, SIDE, LIGHT, QFont())
        KIND.paint(canvas, BoardPicture(position), PointerState())
        painter.end()
        images.append(image)
    assert images[0] == images[1]

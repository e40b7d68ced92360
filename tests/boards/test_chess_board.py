# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of chess: how moves are made on it, what is said, what is seen."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QFont, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox

from desktop_app.boards.canvas import Canvas
from desktop_app.boards.picture import Badge, BoardPicture, Picked, PointerState, ValueKind
from desktop_app.core.position import Position
from desktop_app.games.registry import board_of, find_game
from desktop_app.kit.look.theme import CONTRAST_DARK, DARK, LIGHT, Theme
from desktop_app.play.board.layers import BoardLayers
from tests.boards import moving
from tests.boards.painting import THEMES
from tests.driver import LEFT, NO_KEYS, Driver, Fingers, Key

CHESS = find_game("chess")
KIND = board_of(CHESS)
NOWHERE = PointerState()

SCHOLARS_MATE = "e2 e4, e7 e5, f1 c4, b8 c6, d1 h5, g8 f6, h5 f7"
CASTLING = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"
PIECES = ("pawn", "knight", "bishop", "rook", "queen", "king")
PASSING = "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1"
PROMOTING = "3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1"
BLACK_PROMOTES = "k7/8/8/8/8/8/7p/K7 b - - 0 1"
GAMES = [
    ("", SCHOLARS_MATE, "r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR"),
    (CASTLING, "e1 g1", "r3k2r/8/8/8/8/8/8/R4RK1"),
    (CASTLING, "e1 c1, e8 g8", "r4rk1/8/8/8/8/8/8/2KR3R"),
    (PASSING, "d7 d5, e5 d6", "4k3/8/3P4/8/8/8/8/4K3"),
    (PROMOTING, "e7 e8 e8", "3rQ2k/8/8/8/8/8/8/4K3"),
    (PROMOTING, "e7 e8 e7", "3rN2k/8/8/8/8/8/8/4K3"),
    (PROMOTING, "e7 d8 d6", "3R3k/8/8/8/8/8/8/4K3"),
    (PROMOTING, "e7 d8 d5", "3B3k/8/8/8/8/8/8/4K3"),
    ("4k3/8/8/8/8/8/2p5/K7 b - - 0 1", "c2 c1 c2", "4k3/8/8/8/8/8/8/K1n5"),
]


def position_of(fen: str) -> Position:
    return CHESS.parse_position(fen) if fen else CHESS.start()


def place(square: str) -> int:
    return (8 - int(square[1])) * 8 + "abcdefgh".index(square[0])


def begin(driver: Driver, fen: str = "") -> None:
    session = driver.window.session
    session.new_game(position_of(fen))
    driver.settle()


def standing(position: Position) -> str:
    """What stands there by Forsyth and Edwards, read from what is said of its squares."""
    names = {
        f"{side} {name}": letter.upper() if side == "white" else letter
        for side in ("white", "black")
        for letter, name in zip("pnbrqk", PIECES, strict=True)
    }
    rows = list[str]()
    for row in range(8):
        text, gap = "", 0
        for column in range(8):
            said = KIND.accessible_text(BoardPicture(position), row * 8 + column)
            name = said.split(": ")[1].split(",")[0]
            if name == "empty":
                gap += 1
            else:
                text += (str(gap) if gap else "") + names[name]
                gap = 0
        rows.append(text + (str(gap) if gap else ""))
    return "/".join(rows)


def click(driver: Driver, squares: Sequence[str], button: Qt.MouseButton = LEFT) -> None:
    for square in squares:
        driver.click(place(square), button)


def drag(driver: Driver, squares: Sequence[str]) -> None:
    """From the first square to the second; what a pawn becomes is clicked on."""
    start, end, *becomes = squares
    moving.drag_to(driver, place(start), driver.place(place(end)))
    click(driver, becomes)


def tap(driver: Driver, squares: Sequence[str]) -> None:
    moving.tap(driver, map(place, squares))


def press_keys(driver: Driver, squares: Sequence[str]) -> None:
    moving.press_keys(driver, map(place, squares))


def drag_by_finger(driver: Driver, squares: Sequence[str]) -> None:
    """Slide from the first square to the second; what a pawn becomes is tapped."""
    start, end, *becomes = squares
    slide(driver, start, driver.window.board.place_center(place(end)).toPoint())
    tap(driver, becomes)


def slide(driver: Driver, start: str, end: QPoint) -> None:
    board = driver.window.board
    fingers, here = Fingers(board.viewport()), board.place_center(place(start)).toPoint()
    fingers.press(here)
    for step in range(1, 5):
        fingers.move(here + (end - here) * step / 4)
    fingers.lift(end)


@pytest.mark.parametrize(("fen", "moves", "end"), GAMES)
def test_moves_are_made(driver: Driver, fen: str, moves: str, end: str) -> None:
    for how in (click, drag, tap, drag_by_finger, press_keys):
        begin(driver, fen)
        for move in moves.split(", "):
            how(driver, move.split())
        assert standing(driver.window.session.position) == end, how
        assert driver.window.board.picture.picked == (), how


@pytest.mark.parametrize("how", [drag, drag_by_finger])
def test_a_piece_dropped_on_an_illegal_square_goes_back(
    driver: Driver, how: Callable[[Driver, Sequence[str]], None]
) -> None:
    elsewhere = [("e2", "e5"), ("d1", "d3"), ("e7", "e5"), ("e4", "e5"), ("e1", "e2")]
    for start, end in elsewhere:
        begin(driver)
        how(driver, [start, end])
        assert driver.window.session.position == CHESS.start(), (start, end)
        assert driver.window.board.picture.picked == (), (start, end)
        assert driver.window.board.pointer.dragged is None, (start, end)


def test_a_piece_dropped_off_the_board_goes_back(driver: Driver) -> None:
    begin(driver)
    moving.drag_to(driver, place("e2"), driver.place(place("a1")) - QPoint(80, 0))
    assert driver.window.session.position == CHESS.start()
    assert driver.window.board.picture.picked == ()


def test_a_piece_dropped_on_its_own_square_stays_picked(driver: Driver) -> None:
    begin(driver)
    here = driver.place(place("e2"))
    moving.drag_to(driver, place("e2"), here + QPoint(15, 0))
    assert driver.window.board.picture.picked == (place("e2"),)
    click(driver, ["e4"])
    assert driver.moves == "e2e4"


def test_a_piece_dropped_by_finger_on_its_own_square_stays_picked(driver: Driver) -> None:
    begin(driver)
    board = driver.window.board
    here = board.place_center(place("e2")).toPoint()
    slide(driver, "e2", here + QPoint(12, 0))
    assert board.picture.picked == (place("e2"),)
    tap(driver, ["e2"])
    assert board.picture.picked == ()
    slide(driver, "e2", QPoint(-80, 10))
    assert board.picture.picked == ()
    assert driver.moves == ""


def test_a_second_finger_or_a_palm_ends_a_drag(driver: Driver) -> None:
    begin(driver)
    board = driver.window.board
    fingers = Fingers(board.viewport())
    start, there = (board.place_center(place(square)).toPoint() for square in ("e2", "e4"))
    fingers.press(start)
    fingers.move(there)
    assert board.pointer.dragged is not None
    fingers.press_another(start, there)
    fingers.lift(there, start)
    assert (board.pointer.dragged, board.picture.picked, driver.moves) == (None, (), "")
    fingers.press(start)
    fingers.move(there)
    fingers.lose()
    assert (board.pointer.dragged, board.picture.picked, driver.moves) == (None, (), "")


def test_a_finger_that_stays_on_a_piece_asks_and_picks_nothing(driver: Driver) -> None:
    begin(driver)
    board, held = driver.window.board, list[QPoint]()
    fingers, here = Fingers(board.viewport()), board.place_center(place("e2")).toPoint()
    board.taps.held.connect(held.append)
    fingers.press(here)
    assert board.picture.picked == (place("e2"),)
    driver.wait(lambda: held == [here])
    assert board.picture.picked == ()
    fingers.lift(here)
    assert board.picture.picked == ()


def test_a_piece_is_dragged_under_the_pointer(driver: Driver) -> None:
    begin(driver)
    board, handle = driver.window.board, driver.window.windowHandle()
    QTest.mousePress(handle, LEFT, NO_KEYS, driver.place(place("e2")))
    picked = board.grab().toImage()
    QTest.mouseMove(handle, driver.place(place("e5")))
    driver.wait(lambda: board.pointer.dragged is not None)
    assert board.pointer.dragged == board.place_center(place("e5"))
    square = KIND.rect(place("e5"), board.width() // 8).toRect()
    assert board.grab().toImage().copy(square) != picked.copy(square)
    QTest.mouseRelease(handle, LEFT, NO_KEYS, driver.place(place("e5")))
    assert board.pointer.dragged is None


def escape(driver: Driver) -> None:
    driver.press(Key.Key_Escape)


def right_click(driver: Driver) -> None:
    click(driver, ["h6"], Qt.MouseButton.RightButton)


def click_far(driver: Driver) -> None:
    click(driver, ["h6"])


def click_again(driver: Driver) -> None:
    click(driver, ["e2"])


def play_another(driver: Driver) -> None:
    driver.window.session.play(CHESS.parse_move(CHESS.start(), "d2d4"))


@pytest.mark.parametrize("let_go", [escape, right_click, click_far, click_again, play_another])
def test_a_picked_piece_can_be_deselected(driver: Driver, let_go: Callable[[Driver], None]) -> None:
    begin(driver)
    click(driver, ["e2"])
    assert driver.window.board.picture.picked == (place("e2"),)
    assert set(driver.window.board.targets) == {place("e3"), place("e4")}
    let_go(driver)
    assert driver.window.board.picture.picked == ()
    assert driver.window.board.targets == {}


@pytest.mark.parametrize("how", [click, tap, press_keys])
def test_another_own_piece_is_picked_instead(
    driver: Driver, how: Callable[[Driver, Sequence[str]], None]
) -> None:
    begin(driver)
    how(driver, ["e2", "g1"])
    assert driver.window.board.picture.picked == (place("g1"),)
    how(driver, ["f3"])
    assert driver.moves == "g1f3"


def test_escape_cancels_a_promotion(driver: Driver) -> None:
    begin(driver, PROMOTING)
    click(driver, ["e7", "e8"])
    assert driver.window.board.picture.picked == (place("e7"), place("e8"))
    driver.press(Key.Key_Escape)
    assert driver.window.board.picture.picked == ()
    assert driver.window.session.position == position_of(PROMOTING)


# What is said

VALUE = Badge("+0.3", "", ValueKind.UNCLEAR, best=True)
WORSE = Badge("-0.1", "", ValueKind.UNCLEAR, best=False)


def picture(fen: str = "", picked: str = "", **values: Badge) -> BoardPicture:
    position = position_of(fen)
    places: Picked = tuple(map(place, picked.split()))
    badges = {CHESS.parse_move(position, move): badge for move, badge in values.items()}
    return BoardPicture(position, accepts_moves=True, picked=places, badges=badges)


SAID = [
    (picture(), "e2", "e2: white pawn, can move"),
    (picture(), "a1", "a1: white rook"),
    (picture(), "e7", "e7: black pawn"),
    (picture(), "e4", "e4: empty"),
    (
        picture(e2e4=VALUE, e2e3=WORSE),
        "e2",
        "e2: white pawn, can move, best move to e4, value +0.3",
    ),
    (picture(e2e4=VALUE, e2e3=WORSE), "e4", "e4: empty"),
    (picture("", "e2", e2e4=VALUE, e2e3=WORSE), "e2", "e2: white pawn, selected"),
    (picture("", "e2", e2e4=VALUE, e2e3=WORSE), "e4", "e4: empty, legal move, value +0.3"),
    (picture("", "e2", e2e4=VALUE, e2e3=WORSE), "e3", "e3: empty, legal move, value -0.1"),
    (picture(PROMOTING, "e7"), "d8", "d8: black rook, the pawn becomes a new piece there"),
    (picture(PROMOTING, "e7 e8"), "e7", "e7: becomes a knight"),
    (picture(PROMOTING, "e7 e8", e7e8n=VALUE), "e7", "e7: becomes a knight, value +0.3"),
    (picture(CASTLING, "a1"), "a8", "a8: black rook, can be captured"),
    (picture("4k3/8/8/8/8/8/8/4RK2 b - - 0 1"), "e8", "e8: black king, in check, can move"),
]


@pytest.mark.parametrize(("seen", "square", "said"), SAID)
def test_squares_have_accessible_texts(seen: BoardPicture, square: str, said: str) -> None:
    assert KIND.accessible_text(seen, place(square)) == said


def test_the_mated_side_is_announced(driver: Driver) -> None:
    begin(driver)
    for move in SCHOLARS_MATE.split(", "):
        click(driver, move.split())
    said = driver.window.board.model().index(0, 4).data(Qt.ItemDataRole.AccessibleTextRole)
    assert said == "e8: black king, checkmated"


PINNED = "4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1"
CHECKED = "4r1k1/8/8/8/8/8/P7/R3K3 w Q - 0 1"
REFUSED = [
    ("", "", "e4", "Square e4 is empty"),
    ("", "", "e7", "The black pawn on e7 belongs to the other player"),
    ("", "", "a1", "The white rook on a1 can't move now"),
    ("", "e2", "e5", "The white pawn on e2 can't go to e5"),
    (PINNED, "", "e2", "The white bishop on e2 can't move now"),
    (
        PINNED,
        "e2",
        "d3",
        "The white bishop on e2 is pinned: without it, your king would be in check",
    ),
    (CHECKED, "", "a2", "The king is in check, and the white pawn on a2 can't help"),
    (CHECKED, "e1", "e2", "The king would still be in check"),
]


@pytest.mark.parametrize(("fen", "picked", "square", "said"), REFUSED)
def test_a_refused_square_gives_the_reason(fen: str, picked: str, square: str, said: str) -> None:
    places = tuple(map(place, picked.split()))
    assert KIND.why_not(position_of(fen), place(square), places) == said


def test_a_refusal_names_the_picked_piece(driver: Driver) -> None:
    begin(driver)
    board, told = driver.window.board, list[tuple[int, Picked]]()

    def tell(refused: int) -> None:
        told.append((refused, board.picture.picked))

    board.placeRefused.connect(tell)
    click(driver, ["e2", "h5"])
    assert told == [(place("h5"), (place("e2"),))]


# What is seen

SQUARES = [f"{file}{rank}" for file in "abcdefgh" for rank in range(1, 9)]


def painted(
    seen: BoardPicture, side: int = 48, theme: Theme = LIGHT, ratio: float = 1, **at: object
) -> QImage:
    pixels = round(8 * side * ratio)
    image = QImage(pixels, pixels, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    pointer = NOWHERE._replace(**at)
    KIND.paint(Canvas(painter, side, theme, QFont()), seen, pointer)
    painter.end()
    return image


def test_a_value_under_the_pointer_hides_no_other_piece_a_pawn_can_become() -> None:
    """Small squares have no room for values, so they are shown beside the pointer."""
    badge = Badge("+10.25", "", ValueKind.UNCLEAR, best=True)
    for fen, queen, pick in ((PROMOTING, "e7e8q", "e7 e8"), (BLACK_PROMOTES, "h2h1q", "h2 h1")):
        chosen = picture(fen, pick, **{queen: badge})
        move = CHESS.parse_move(chosen.position, queen)
        plain, hovered = painted(chosen, 30), painted(chosen, 30, hovered=move)
        assert plain != hovered
        knight = KIND.rect(place("e7" if pick.startswith("e") else "h2"), 30).toRect()
        assert plain.copy(knight) == hovered.copy(knight)


def alike(looks: list[QImage]) -> list[tuple[int, int]]:
    """Which of them look the same."""
    pairs = combinations(range(len(looks)), 2)
    return [(one, other) for one, other in pairs if looks[one] == looks[other]]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("side", [12, 125])
def test_every_piece_looks_like_itself_on_any_square(side: int, theme: Theme) -> None:
    for square in ("d4", "e4"):
        looks = list[QImage]()
        for letter in ("", *"PNBRQpnbrq"):
            row = {"d4": f"3{letter}4", "e4": f"4{letter}3"}[square] if letter else "8"
            seen = BoardPicture(position_of(f"1k6/7p/8/8/{row}/8/P6K/8 w - - 0 1"))
            cell = KIND.rect(place(square), side).toRect()
            looks.append(painted(seen, side, theme).copy(cell))
        same = [
            pair for pair in combinations(range(len(looks)), 2) if looks[pair[0]] == looks[pair[1]]
        ]
        assert same == []


@pytest.mark.usefixtures("qapp")
def test_pieces_are_as_sharp_as_the_screen() -> None:
    start = BoardPicture(CHESS.start())
    twice = painted(start, 40, ratio=2)
    twice.setDevicePixelRatio(1)
    assert twice == painted(start, 80)


@pytest.mark.usefixtures("qapp")
def test_pieces_and_marks_differ_without_colour() -> None:
    """With one colour for all signs, what they mean can still be told apart."""
    ink = LIGHT.text
    plain = LIGHT._replace(
        accent=ink, hint=ink, loss=ink, win=ink, draw=ink, unclear=ink, x=ink, o=ink
    )
    start = replace(picture(), accepts_moves=True)
    move = CHESS.parse_move(start.position, "e2e4")
    good = Badge("", "", ValueKind.WIN, best=True)
    states = [
        start,
        replace(start, picked=(place("e2"),)),
        replace(start, last_move=move),
        replace(start, hint=move),
        replace(start, marked=move),
        replace(start, preview=(move,)),
        replace(start, badges={move: replace(good, text="+1")}),
        replace(start, badges={move: replace(good, text="+1", best=False)}),
        replace(start, badges={move: replace(good, text="+1", value_kind=ValueKind.LOSS)}),
    ]
    looks = [painted(state, theme=plain) for state in states]
    assert alike(looks) == []
    cell = KIND.rect(place("e8"), 48).toRect()
    looks = [
        painted(BoardPicture(position_of(fen)), theme=plain).copy(cell)
        for fen in (
            "4k3/8/8/8/8/8/8/R6K b - - 0 1",
            "4k3/8/8/8/8/8/8/4R2K b - - 0 1",
            "4k3/R7/8/8/8/8/8/7K w - - 0 1",
            "R3k3/1R6/8/8/8/8/8/7K b - - 0 1",
        )
    ]
    calm, check, other, mate = looks
    assert calm == other
    assert check not in (calm, mate)
    assert mate != calm


def cell_of(image: QImage, square: str) -> QImage:
    return image.copy(KIND.rect(place(square), 48).toRect())


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("theme", THEMES)
def test_the_picked_piece_and_its_targets_are_highlighted(theme: Theme) -> None:
    seen = picture("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1")
    before = painted(seen, theme=theme)
    after = painted(replace(seen, picked=(place("e4"),)), theme=theme)
    changed = {square for square in SQUARES if cell_of(before, square) != cell_of(after, square)}
    assert changed == {"e4", "e5", "d5"}
    assert cell_of(after, "e5").pixelColor(24, 24).name() == theme.accent
    assert cell_of(after, "d5").pixelColor(24, 3).name() == theme.accent  # a ring, not a dot


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("fen", "square"),
    [
        ("4k3/8/8/8/8/8/8/4R2K b - - 0 1", "e8"),
        ("R3k3/1R6/8/8/8/8/8/7K b - - 0 1", "e8"),
        ("8/8/8/8/8/4k3/4q3/4K3 w - - 0 1", "e1"),
    ],
)
def test_check_and_mate_have_a_sign_in_the_corner(fen: str, square: str) -> None:
    """Its letter is as white as nothing else there."""

    def has_letter(text: str) -> bool:
        cell = cell_of(painted(BoardPicture(position_of(text))), square)
        corner = [cell.pixelColor(x, y).name() for x in range(2, 18) for y in range(2, 18)]
        return LIGHT.base in corner

    assert has_letter(fen)
    assert not has_letter("4k3/8/8/8/8/8/R7/4K3 w - - 0 1")


@pytest.mark.usefixtures("qapp")
def test_cached_layers_are_repainted_for_a_picked_piece() -> None:
    seen, layers = picture("", "", e2e4=VALUE, g1f3=WORSE), BoardLayers()
    for picked in ((), (place("e2"),), (place("g1"),), ()):
        image = QImage(384, 384, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        shown = replace(seen, picked=picked)
        layers.paint(painter, shown, 48, LIGHT, QFont(), pointer=NOWHERE)
        painter.end()
        assert image == painted(shown)


@pytest.mark.usefixtures("qapp")
def test_values_stand_at_the_piece_and_then_where_it_goes() -> None:
    seen = picture("", "", e2e4=VALUE, e2e3=WORSE, g1f3=WORSE)
    assert KIND.valued(seen) == {place("e2"): VALUE, place("g1"): WORSE}
    begun = replace(seen, picked=(place("e2"),))
    assert KIND.valued(begun) == {place("e4"): VALUE, place("e3"): WORSE}
    for side in (12, 30, 60):
        assert painted(seen, side) != painted(replace(seen, badges={}), side)
        assert painted(begun, side) != painted(replace(begun, badges={}), side)


@pytest.mark.usefixtures("qapp")
def test_a_dragged_piece_is_painted_where_it_is() -> None:
    begun = picture("", "e2")
    there = painted(begun, dragged=QPointF(100, 200))
    assert there != painted(begun, dragged=QPointF(200, 200))
    assert there.copy(80, 180, 40, 40) != painted(begun).copy(80, 180, 40, 40)


def test_the_library_is_not_loaded_with_the_list_of_boards() -> None:
    code = (
        "import sys; import desktop_app.games.registry; "
        "print(sorted({'chess', 'chess.svg', 'PySide6.QtSvg'} & set(sys.modules)))"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"


def test_the_about_box_credits_the_artist_of_the_pieces(driver: Driver) -> None:
    driver.window.actions_list["about"].trigger()
    driver.wait(lambda: driver.window.findChildren(QMessageBox))
    (box,) = driver.window.findChildren(QMessageBox)
    assert "Colin M. L. Burnett" in box.text()
    assert "General Public License" in box.text()
    box.close()


@pytest.mark.parametrize("theme", [DARK, CONTRAST_DARK])
def test_a_black_piece_is_as_black_in_the_dark_as_on_paper(theme: Theme) -> None:
    """Its rim lies around it: there are no fewer black points in it."""
    side = 60
    boards = [painted(BoardPicture(CHESS.start()), side, each) for each in (LIGHT, theme)]
    for square in ("a8", "b8", "c8", "d8", "e8", "a7"):
        rect = KIND.rect(place(square), side).toRect()
        on_paper, in_the_dark = (black_points(board.copy(rect)) for board in boards)
        assert in_the_dark > 0.9 * on_paper > 200, square


def black_points(image: QImage) -> int:
    across = range(image.width())
    return sum(image.pixelColor(x, y).lightness() < 12 for x in across for y in across)


def test_values_beside_each_other_are_written_alike_large() -> None:
    heights = set[int]()
    for text in ("0.00", "+0.00"):
        badge = Badge(text, "", ValueKind.UNCLEAR, best=True)
        shown = painted(picture(e2e4=badge), 100)
        square = KIND.rect(place("e2"), 100).toRect()
        ground = shown.pixel(square.right() - 8, square.bottom() - 8)
        middle = range(square.left() + 60, square.right() - 8)
        rows = range(square.bottom() - 30, square.bottom() - 4)
        inked = [y for y in rows if any(shown.pixel(x, y) != ground for x in middle)]
        heights.add(max(inked) - min(inked))
    assert len(heights) == 1


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("side", [54, 64, 96])
def test_the_sign_of_a_value_is_easy_to_read_and_leaves_its_piece_room(side: int) -> None:
    """A usual window has squares of 54 pixels. The queen reaches farthest into her corner."""
    badge = Badge("Even?", "", ValueKind.UNCLEAR, best=False)
    start = CHESS.parse_position("4k3/8/8/8/8/8/8/3QK3 w - - 0 1")
    rest = dict.fromkeys(start.legal_moves(), badge)
    plain, shown = (painted(BoardPicture(start, badges=each), side) for each in ({}, rest))
    square = KIND.rect(place("d1"), side).toRect()
    inked = [
        (x, y)
        for x in range(square.left(), square.right() + 1)
        for y in range(square.top(), square.bottom() + 1)
        if plain.pixel(x, y) != shown.pixel(x, y)
    ]
    wide, high = (max(each) - min(each) + 1 for each in zip(*inked, strict=True))
    assert min(wide, high) >= 17
    assert max(wide, high) <= 0.36 * side


def test_small_white_pieces_have_bolder_lines() -> None:
    """Else they are lost on pale squares of a drawn tree."""
    square = KIND.rect(place("a2"), 12).toRect()
    small = painted(BoardPicture(CHESS.start()), 12).copy(square)
    large = painted(BoardPicture(CHESS.start()), 48).scaled(
        96, 96, mode=Qt.TransformationMode.SmoothTransformation
    )
    assert darkness(small) > 1.1 * darkness(large.copy(square))


def darkness(image: QImage) -> int:
    across = range(image.width())
    return sum(255 - image.pixelColor(x, y).lightness() for x in across for y in across)


@pytest.mark.parametrize("side", [38, 71, 94])
@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_values_leave_pieces_whole_and_arrows_show_where_the_best_go(
    qapp: QApplication, side: int, theme: Theme
) -> None:
    """A small sign is in the corner of a piece's square; arrows lie below the pieces."""
    start = CHESS.start()
    one, other = (
        move
        for move in start.legal_moves()
        if KIND.places_to_pick(start, move)
        in {(place("g1"), place("f3")), (place("b1"), place("c3"))}
    )
    rest = Badge("Even?", "", ValueKind.UNCLEAR, best=False)
    badges = {one: replace(rest, best=True), **dict.fromkeys(start.legal_moves(), rest)}
    badges[one], badges[other] = replace(rest, best=True), rest
    plain, shown = (painted(BoardPicture(start, badges=each), side, theme) for each in ({}, badges))
    for square in ("b1", "g1", "a2", "h2"):
        cell = KIND.rect(place(square), side).toRect()
        corner = QRect(0, 0, side // 2, max(round(0.27 * side), 16))
        corner.moveTopRight(cell.topRight())
        places = [
            (x, y)
            for x in range(cell.left(), cell.right() + 1)
            for y in range(cell.top(), cell.bottom() + 1)
        ]
        differ = [at for at in places if plain.pixel(*at) != shown.pixel(*at)]
        assert differ, square
        if square in {"a2", "h2"}:
            assert all(corner.contains(*at) for at in differ), square
    for move, is_pointed_at in ((one, True), (other, False)):
        target = KIND.rect(KIND.places_to_pick(start, move)[1], side).toRect().center()
        assert (plain.pixel(target) != shown.pixel(target)) is is_pointed_at
    said = KIND.accessible_text(
        BoardPicture(start, badges={one: rest}), KIND.places_to_pick(start, one)[0]
    )
    assert "best move to" in said

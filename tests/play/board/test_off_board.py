# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The pieces off the board are shown on its frame, in room that is there anyway."""

from __future__ import annotations

from itertools import groupby, pairwise
from operator import itemgetter

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop_app.boards.canvas import Canvas
from desktop_app.boards.picture import BoardPicture
from desktop_app.boards.stones import felt_of
from desktop_app.games.registry import board_of, find_game
from desktop_app.kit.look.scale import TIGHT
from desktop_app.kit.look.theme import CONTRAST_DARK, CONTRAST_LIGHT, DARK, LIGHT, Theme
from desktop_app.play.board.area import OffBoardRow
from tests.boards.test_chess_board import PROMOTING, begin, click
from tests.driver import Driver

CHESS = find_game("chess")
KIND = board_of(CHESS)


@pytest.mark.parametrize(
    ("fen", "first", "second", "ahead", "said"),
    [
        (
            "rnbqkbnr/pppp1ppp/8/8/8/8/PPPP1PPP/RNB1KBNR w KQkq - 0 1",
            "p", "QP", -9,
            "Off the board: black pawn, white queen, white pawn. Black’s pieces are worth 9 more.",
        ),
        (
            "1nbqkbnr/3ppppp/8/8/8/8/3PPPPP/1NBQKBNR w Kk - 0 1",
            "rppp", "RPPP", 0,
            "Off the board: black rook, 3 × black pawn, white rook, 3 × white pawn. "
            "Both players' pieces are worth the same.",
        ),
        (
            "rnbqkbnr/ppppppp1/8/8/8/8/PPPPPPP1/RNBQKBNQ w Qkq - 0 1",
            "p", "R", 4,
            "Off the board: black pawn, white rook. White's pieces are worth 4 more.",
        ),
    ],
)  # fmt: skip
def test_captured_pieces_are_announced(
    fen: str, first: str, second: str, ahead: int, said: str
) -> None:
    shown = KIND.off_board(CHESS.parse_position(fen))
    assert shown is not None
    assert (shown.first, shown.second, shown.ahead) == (first, second, ahead)
    assert shown.accessible_text == said


def row(driver: Driver) -> QWidget:
    (found,) = [w for w in driver.window.findChildren(QWidget) if w.objectName() == "off-board"]
    return found


def test_the_row_appears_with_the_first_capture_without_moving_anything(driver: Driver) -> None:
    begin(driver)
    board, shown = driver.window.board, row(driver)
    before = board.geometry()
    assert not shown.isVisible()
    for move in ("e2 e4", "d7 d5"):
        click(driver, move.split())
    assert not shown.isVisible()
    empty = shown.grab().toImage()
    click(driver, ["e4", "d5"])
    assert shown.isVisible()
    assert shown.accessibleName().startswith("Off the board: black pawn. White")
    assert shown.toolTip() == shown.accessibleName()
    assert shown.grab().toImage() != empty
    assert board.geometry() == before
    area, side = driver.window.area, board.geometry()
    frame = side.marginsAdded(KIND.frame(area.margin()))
    assert not shown.geometry().intersects(side)
    assert frame.contains(shown.geometry())
    assert area.rect().contains(frame)
    driver.begin("tic-tac-toe", "b2")
    assert not shown.isVisible()


ENDING = "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1"


@pytest.mark.parametrize("size", [(800, 500), (1366, 768)])
def test_many_captured_pieces_overlap_but_all_are_shown(
    driver: Driver, size: tuple[int, int]
) -> None:
    driver.window.resize(*size)
    begin(driver, ENDING)
    driver.settle()
    shown = row(driver)
    image = shown.grab().toImage()
    ground = image.pixel(image.width() // 2, 0)
    inked = [
        any(image.pixel(x, y) != ground for y in range(image.height()))
        for x in range(image.width())
    ]
    middle = image.width() // 2
    assert sum(inked[:middle]) > middle / 2  # 15 black pieces and a number
    assert sum(inked[middle:]) > middle / 2  # 14 white ones
    assert not any(inked[middle - 2 : middle + 2])


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("theme", [LIGHT, DARK, CONTRAST_LIGHT, CONTRAST_DARK])
@pytest.mark.parametrize("piece", "pP")
def test_pieces_that_overlap_can_be_counted(theme: Theme, piece: str) -> None:
    """Half way down each of them begins anew: from its rim to its body."""
    image, number, step = QImage(200, 40, QImage.Format.Format_RGB32), 8, 12
    image.fill(QColor(felt_of(theme).border))
    painter = QPainter(image)
    canvas = Canvas(painter, 40, theme, QFont())
    for each in range(number):
        KIND.paint_taken(canvas, QRectF(each * step, 0, 40, 40), piece)
    painter.end()
    levels = [QColor(image.pixel(x, 24)).lightness() for x in range(image.width())]
    dark = [level < 128 for level in levels]
    begun = sum(now and not before for before, now in pairwise(dark))
    assert begun >= number


def test_in_a_small_window_pieces_give_way_to_their_number(driver: Driver) -> None:
    begin(driver, PROMOTING)
    shown = row(driver)
    assert shown.isVisible()
    for size in ((792, 470), (1024, 600), (1366, 768)):
        driver.window.resize(*size)
        driver.settle()
        assert not shown.geometry().intersects(driver.window.board.geometry())
        assert shown.width() == driver.window.board.width()


def test_the_pieces_begin_at_the_edge_and_their_number_stands_clear_of_them(
    qtbot: QtBot,
) -> None:
    """Left a black pawn and the number, right as much less."""
    shown = OffBoardRow()
    qtbot.addWidget(shown)
    shown.resize(600, 40)
    lacks_a_pawn = CHESS.parse_position("rnbqkbnr/ppppppp1/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
    shown.show_picture(KIND, BoardPicture(lacks_a_pawn))
    image = shown.grab().toImage()
    ground = image.pixel(599, 0)
    inked = [any(image.pixel(x, y) != ground for y in range(40)) for x in range(600)]
    runs = groupby(enumerate(inked), itemgetter(1))
    piece, number, *_ = ([x for x, _ in columns] for is_ink, columns in runs if is_ink)
    assert piece[0] < 20
    assert piece[-1] < 40
    assert number[0] - piece[-1] > TIGHT

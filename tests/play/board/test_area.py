# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Around the board: its letters and numbers, and what screen readers are told of its places."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QAccessible, QImage
from pytestqt.qtbot import QtBot

from desktop_app.boards.picture import BoardPicture
from desktop_app.games.registry import find_game
from desktop_app.kit.look.scale import NEAR, TIGHT
from desktop_app.play.board import model
from desktop_app.play.board.area import BoardArea, SidePanel
from desktop_app.play.board.view import BoardView


def around(qtbot: QtBot, game: str, side: int) -> tuple[BoardArea, BoardView]:
    """A board in a room of that size, painted."""
    board = BoardView(BoardPicture(find_game(game).start()))
    area = BoardArea(board)
    qtbot.addWidget(area)
    area.resize(side, side)
    area.show()
    return area, board


def inked(image: QImage, area: QRect) -> list[bool]:
    """For each column of an area, whether anything is painted there but what goes right across."""
    return [
        any(
            image.pixel(x, y) != image.pixel(area.left(), y)
            for y in range(area.top(), area.bottom() + 1)
        )
        for x in range(area.left(), area.right() + 1)
    ]


def runs(columns: list[bool]) -> int:
    """How many things stand side by side, apart from one another."""
    return sum(now and not before for before, now in zip([False, *columns], columns, strict=False))


@pytest.mark.parametrize(
    ("game", "side", "columns"), [("tic-tac-toe", 400, 3), ("gomoku", 260, 15)]
)
def test_each_column_has_its_letter_and_none_touches_another(
    qtbot: QtBot, game: str, side: int, columns: int
) -> None:
    area, board = around(qtbot, game, side)
    image, place = area.grab().toImage(), board.geometry()
    below = QRect(place.left(), place.bottom() + 3, place.width(), side - place.bottom() - 4)
    above = QRect(place.left(), 0, place.width(), place.top() - 3)
    assert columns in (runs(inked(image, below)), runs(inked(image, above)))


@pytest.mark.parametrize("side", [260, 400])
def test_letters_are_readable_and_every_second_one_is_left_out_without_room(
    qtbot: QtBot, side: int
) -> None:
    """On twenty columns; letters of fewer than twelve pixels are too small for many eyes."""
    area, board = around(qtbot, "mnk:20x20x5", side)
    image, place = area.grab().toImage(), board.geometry()
    below = QRect(place.left(), place.bottom() + 3, place.width(), side - place.bottom() - 4)
    letters = runs(inked(image, below))
    assert letters == (20 if side == 400 else 10)


@pytest.mark.parametrize("game", ["tic-tac-toe", "connect-four", "gomoku", "chess", "nim:3,4,5"])
@pytest.mark.parametrize(("high", "gap"), [(500, NEAR), (400, TIGHT)])
def test_no_frame_touches_what_is_above_or_covers_the_area(
    qtbot: QtBot, game: str, high: int, gap: int
) -> None:
    area, board = around(qtbot, game, high)
    area.resize(700, high)  # as high as fits
    frame = board.kind.frame(area.margin()).top()
    assert board.y() - frame >= gap
    area.keep_clear(60)
    assert board.y() - frame >= 60 + gap


@pytest.mark.parametrize(("wide", "high"), [(616, 361), (822, 501), (400, 700)])
def test_a_board_that_paints_its_own_coordinates_needs_no_margin(
    qtbot: QtBot, wide: int, high: int
) -> None:
    """Hex fills the height or the width, but for less than one more pixel in each cell."""
    area, board = around(qtbot, "hex", 400)
    area.resize(wide, high)
    across, down = board.kind.extent
    left = (wide - board.width() - 2 * NEAR) / across, (high - board.height() - 3 * NEAR) / down
    assert 0 <= min(left) < 1


@pytest.mark.parametrize("size", [(800, 300), (300, 800)])
def test_the_board_has_space_for_a_line_of_text_on_all_sides(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    area, board = around(qtbot, "tic-tac-toe", 400)
    area.resize(*size)
    high = area.fontMetrics().height()
    assert area.rect().contains(board.geometry().adjusted(-high, -high, high, high))


def test_a_board_of_another_shape_is_laid_out_anew(qtbot: QtBot) -> None:
    area, board = around(qtbot, "tic-tac-toe", 400)
    for game in ("connect-four", "mnk:9x3x3"):
        area.set_picture(BoardPicture(find_game(game).start()))
        wide, high = board.kind.extent
        assert board.width() / wide == pytest.approx(board.height() / high, abs=1)


class Beside(SidePanel):
    """A panel that would like to be so wide."""

    def sizeHint(self) -> QSize:
        return QSize(150, 100)


def test_a_panel_stands_beside_the_board_which_makes_room_only_where_it_must(qtbot: QtBot) -> None:
    area, board = around(qtbot, "tic-tac-toe", 300)
    panel = Beside()
    area.put_beside(panel)
    for width, is_in_the_middle in ((900, True), (480, False)):
        area.resize(width, 300)
        panel.hide()
        before = board.geometry()
        assert abs(before.center().x() - width // 2) <= 1
        panel.show()
        assert not board.geometry().intersects(panel.geometry())
        assert area.rect().contains(panel.geometry())
        assert (board.geometry() == before) is is_in_the_middle


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """The numbers of the places that have told a screen reader their new names."""
    found: list[int] = []

    def note(_board: object, kind: QAccessible.Event, child: int) -> None:
        if kind is QAccessible.Event.NameChanged:
            found.append(child)

    monkeypatch.setattr(model, "notify_child", note)
    before = QAccessible.isActive()
    QAccessible.setActive(True)
    yield found
    QAccessible.setActive(before)


def test_a_changed_place_announces_its_new_name(qtbot: QtBot, told: list[int]) -> None:
    """Another game's places are no news: the whole board is another one."""
    area, board = around(qtbot, "tic-tac-toe", 300)
    told.clear()
    before = board.picture
    area.set_picture(BoardPicture(before.position.after(4)))
    assert told == [2 * 4 + 2]  # headers are counted
    told.clear()
    area.set_picture(BoardPicture(find_game("mnk:3x3x2").start()))
    assert told == []


@pytest.mark.parametrize("game", ["kalah:6x4", "tic-tac-toe"])
def test_a_frame_keeps_away_from_the_edges_of_the_page(qtbot: QtBot, game: str) -> None:
    area, board = around(qtbot, game, 500)
    area.resize(500, 900)
    frame, place = board.kind.frame(area.margin()), board.geometry()
    assert place.left() - frame.left() >= NEAR
    assert area.width() - place.right() - 1 - frame.right() >= NEAR

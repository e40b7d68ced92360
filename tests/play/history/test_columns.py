# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The columns of the list of moves share what room there is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QStandardItemModel
from PySide6.QtWidgets import QStyle, QTreeView, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.core.mistake import MistakeSize
from desktop_app.games.registry import find_game
from desktop_app.kit.look.theme import CONTRAST_DARK, CONTRAST_LIGHT, DARK, LIGHT
from desktop_app.play.history.cells import PIECE, room_of_note, room_of_tag
from desktop_app.play.history.graph import ValueGraph
from desktop_app.play.history.model import COLUMNS, MISTAKE_ROLE, MOVE, NOTE, PLY, VALUE, WHO
from desktop_app.play.history.panel import HistoryColumns
from tests.boards.painting import contrast
from tests.calm import pass_time, settle
from tests.driver import Driver, Key


@pytest.fixture
def rows(qtbot: QtBot) -> Iterator[QTreeView]:
    """A list of moves that leaves its size to the test."""
    around = QWidget()
    qtbot.addWidget(around)
    made = QTreeView(around)
    made.setModel(QStandardItemModel(3, COLUMNS, made))
    around.show()
    yield made
    around.close()


@pytest.fixture
def columns(rows: QTreeView) -> HistoryColumns:
    model = rows.model()
    assert isinstance(model, QStandardItemModel)
    made = HistoryColumns(rows, model)
    made.fit_type()
    return made


def test_the_narrowest_list_hides_only_the_player(rows: QTreeView, columns: HistoryColumns) -> None:
    bar = rows.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
    around = 2 * rows.frameWidth() + bar
    needed = sum(rows.columnWidth(column) for column in (PLY, MOVE, VALUE))
    assert needed <= columns.least_width() <= needed + around
    columns.fit_width(columns.least_width())
    assert rows.isColumnHidden(WHO)
    columns.fit_width(columns.fair_width())
    assert not rows.isColumnHidden(WHO)


def test_who_moved_is_shown_only_where_notes_have_room_too(
    rows: QTreeView, columns: HistoryColumns
) -> None:
    needed = room_of_note(["turned a win into a loss"], rows.font())
    for width in range(columns.least_width(), columns.fair_width() + 100):
        rows.resize(width, 200)
        columns.fit_width(width)
        columns.fill()
        assert rows.isColumnHidden(WHO) or rows.columnWidth(NOTE) >= needed


def test_who_moved_has_a_title_for_screen_readers_only(
    rows: QTreeView, columns: HistoryColumns
) -> None:
    across, heard = Qt.Orientation.Horizontal, Qt.ItemDataRole.AccessibleTextRole
    for width in (columns.fair_width(), columns.fair_width() + 200):
        columns.fit_width(width)
        assert not rows.isColumnHidden(WHO)
        assert not rows.model().headerData(WHO, across)
        assert rows.model().headerData(WHO, across, heard) == "Who"
        assert rows.columnWidth(WHO) >= PIECE
    columns.fit_width(columns.fair_width() - 1)
    assert rows.isColumnHidden(WHO)


def test_who_moved_is_shown_whatever_the_game(columns: HistoryColumns) -> None:
    wide = columns.fair_width()
    for game in ("tic-tac-toe", "chess", "gomoku", "kalah:6x4"):
        assert columns.reserve(find_game(game).start().game)
        columns.fit_type()
        assert columns.fair_width() == wide


def test_the_chosen_row_is_pale_and_has_a_frame(driver: Driver) -> None:
    """On a strong ground it would be the first thing that is seen on the page."""
    driver.analyse()
    driver.window.resize(1366, 768)
    driver.begin("tic-tac-toe", "b2b1a2")
    for theme in (LIGHT, DARK, CONTRAST_LIGHT, CONTRAST_DARK):
        driver.window.set_theme(theme)
        driver.settle()
        (rows,) = driver.window.history_panel.findChildren(QTreeView)
        row = rows.visualRect(rows.currentIndex())
        strip = QRect(0, row.top(), rows.viewport().width(), row.height())
        image = rows.viewport().grab(strip).toImage()
        middle = [image.pixelColor(x, row.height() // 2).name() for x in range(image.width())]
        assert middle[0] == middle[-1] == theme.press
        assert middle.count(theme.press_pale) > image.width() // 2
        assert {image.pixelColor(x, 0).name() for x in range(image.width())} == {theme.press}
        assert contrast(theme.press, theme.base) >= 3
        assert contrast(theme.text, theme.press_pale) >= 4.5


def test_the_notes_take_the_remaining_width(rows: QTreeView, columns: HistoryColumns) -> None:
    rows.resize(columns.fair_width() + 100, 200)
    settle()
    before = rows.columnWidth(NOTE)
    rows.setColumnWidth(MOVE, rows.columnWidth(MOVE) + 30)
    settle()
    assert rows.columnWidth(NOTE) == before - 30 > 0
    assert rows.horizontalScrollBar().maximum() == 0


def value_cell(driver: Driver, row: int) -> set[str]:
    """The colours of a row's value in the list of moves."""
    (rows,) = driver.window.history_panel.findChildren(QTreeView)
    place = rows.visualRect(driver.window.history.index(row, VALUE))
    image = rows.viewport().grab(place).toImage()
    places = ((x, y) for x in range(image.width()) for y in range(image.height()))
    return {image.pixelColor(*at).name() for at in places}


def test_values_are_tags_in_the_colours_of_their_kind(driver: Driver) -> None:
    driver.analyse()
    driver.begin("tic-tac-toe", "b2b1")  # the answer loses
    driver.wait_values()
    driver.wait(lambda: not driver.window.history.unvalued())
    driver.window.set_theme(DARK)
    driver.settle()
    draw, win = value_cell(driver, 0), value_cell(driver, 1)
    assert {DARK.draw_pale, DARK.draw} <= draw
    assert {DARK.win_pale, DARK.win} <= win
    assert DARK.win_pale not in draw


def test_a_mistake_is_told_whole_in_two_lines_beside_its_own_sign(driver: Driver) -> None:
    """In the usual window, with the graph beside the list."""
    driver.analyse()
    driver.window.resize(1366, 768)
    driver.begin("tic-tac-toe", "b2a2a3c1c2b1")
    history = driver.window.history
    driver.wait(lambda: all(history.index(row, NOTE).data() for row in (1, 4)))
    driver.settle()
    panel = driver.window.history_panel
    (rows,) = panel.findChildren(QTreeView)
    assert not panel.findChild(ValueGraph).isHidden()  # type: ignore[union-attr]
    plain, noted = (rows.visualRect(history.index(row, NOTE)) for row in (0, 1))
    assert rows.columnWidth(NOTE) >= room_of_note(["turned a win into a loss"], rows.font())
    assert plain.height() < noted.height() <= 2 * plain.height()
    rows.scrollTo(history.index(1, NOTE))
    cell = rows.visualRect(history.index(1, NOTE))
    image = rows.viewport().grab(cell).toImage()
    sign = [QColor(image.pixel(x, y)).name() for x in range(24) for y in range(image.height())]
    assert sign.count(LIGHT.loss) > 40
    assert history.index(1, NOTE).data(MISTAKE_ROLE) is MistakeSize.MEDIUM
    assert history.index(0, NOTE).data(MISTAKE_ROLE) is None


@pytest.mark.parametrize(("width", "has_players"), [(1280, True), (1366, True), (1920, True)])
def test_who_moved_is_shown_beside_the_graph_and_notes_are_whole(
    driver: Driver, width: int, has_players: bool
) -> None:
    driver.analyse()
    driver.window.resize(width, 768)
    driver.begin("tic-tac-toe", "a1c1a2c2b2")
    history = driver.window.history
    driver.wait(lambda: history.index(4, NOTE).data())
    driver.settle()
    panel = driver.window.history_panel
    (rows,) = panel.findChildren(QTreeView)
    graph = panel.findChild(ValueGraph)
    assert graph is not None
    assert not graph.isHidden()
    assert rows.isColumnHidden(WHO) is not has_players
    assert rows.columnWidth(NOTE) >= room_of_note([history.index(4, NOTE).data()], rows.font())
    assert rows.horizontalScrollBar().maximum() == 0
    driver.press("w")  # words are not in the tags, and need no room
    driver.settle()
    assert rows.isColumnHidden(WHO) is not has_players


def test_a_player_is_told_by_the_piece_in_every_row(driver: Driver) -> None:
    """On the ground of a chosen row as well, which may have its colour."""
    driver.analyse()
    driver.window.resize(1600, 900)
    driver.begin("chess", "e4 e5 Nf3")
    driver.settle()
    history = driver.window.history
    (rows,) = driver.window.history_panel.findChildren(QTreeView)
    assert not rows.isColumnHidden(WHO)
    cells = [rows.visualRect(history.index(row, WHO)) for row in range(3)]
    images = [rows.viewport().grab(cell).toImage() for cell in cells]
    for number, image in enumerate(images):
        places = ((x, y) for x in range(image.width()) for y in range(image.height()))
        inks = [image.pixelColor(*at).lightness() for at in places]
        assert sum(ink < 60 for ink in inks) > 20
        assert number < 2 or sum(ink > 240 for ink in inks) > 60
    assert images[0] != images[1]
    assert [history.index(row, WHO).data() for row in range(3)] == ["White", "Black", "White"]


def test_who_moved_is_shown_beside_guesses_with_two_decimals(driver: Driver) -> None:
    """In the usual window, with the graph. White is a pawn up: the value is 0.00 at no depth."""
    driver.analyse()
    driver.window.resize(1366, 768)
    driver.begin("chess", "d4 e5 dxe5")
    driver.press("w")
    driver.wait(lambda: not driver.window.history.unvalued())
    driver.settle()
    panel = driver.window.history_panel
    (rows,) = panel.findChildren(QTreeView)
    assert len(driver.window.history.index(2, VALUE).data()) >= 5
    assert not panel.findChild(ValueGraph).isHidden()  # type: ignore[union-attr]
    assert not rows.isColumnHidden(WHO)


@pytest.mark.parametrize("number", [6, 7, 8])
def test_the_first_row_is_whole_at_the_end_and_after_scrolling(driver: Driver, number: int) -> None:
    driver.analyse()
    driver.window.resize(1366, 768)
    driver.begin("tic-tac-toe", "b2a2a3c1c2b1c3b3a1"[: 2 * number])
    history = driver.window.history
    driver.wait(lambda: history.index(4, NOTE).data() and not history.unvalued())
    driver.settle()
    (rows,) = driver.window.history_panel.findChildren(QTreeView)
    bar = rows.verticalScrollBar()

    def first() -> QRect:
        return rows.visualRect(rows.indexAt(QPoint(rows.viewport().width() // 2, 0)))

    assert bar.maximum() > 0
    assert bar.value() == bar.maximum()
    last = rows.visualRect(history.index(number - 1, 0))
    assert rows.viewport().rect().contains(last)
    assert first().top() == 0
    for value in (bar.maximum() - 5, 8, bar.maximum() // 2):
        bar.setValue(value)
        driver.wait(lambda: first().top() == 0)


def test_the_first_row_is_whole_wherever_the_reader_goes(driver: Driver) -> None:
    driver.analyse()
    driver.window.resize(1366, 768)
    driver.begin("tic-tac-toe", "b2a2a3c1c2b1c3b3")
    history = driver.window.history
    driver.wait(lambda: history.index(4, NOTE).data() and not history.unvalued())
    (rows,) = driver.window.history_panel.findChildren(QTreeView)
    driver.press(*[Key.Key_PageUp] * 7)
    driver.settle()
    bar, before = rows.verticalScrollBar(), rows.verticalScrollBar().value()
    for number in range(1, 7):
        driver.press(Key.Key_PageDown)
        driver.settle()
        assert history.row_of_current() == number
        assert rows.viewport().rect().contains(rows.visualRect(history.index(number, 0)))
        assert rows.visualRect(rows.indexAt(QPoint(rows.viewport().width() // 2, 0))).top() == 0
    assert before < bar.value() < bar.maximum()


def test_rows_stay_where_they_are_held(driver: Driver) -> None:
    driver.analyse()
    driver.window.resize(1366, 768)
    driver.begin("tic-tac-toe", "b2a2a3c1c2b1c3b3")
    driver.wait(lambda: not driver.window.history.unvalued())
    (rows,) = driver.window.history_panel.findChildren(QTreeView)
    bar = rows.verticalScrollBar()
    bar.setSliderDown(True)
    bar.setValue(5)
    pass_time()
    assert bar.value() == 5
    bar.setSliderDown(False)
    pass_time()
    assert bar.value() == 0


def test_a_long_value_has_room_for_its_tag(driver: Driver) -> None:
    driver.analyse()
    driver.begin("chess", "f3 e5")
    driver.press("w")
    driver.wait(lambda: not driver.window.history.unvalued())
    driver.settle()
    (rows,) = driver.window.history_panel.findChildren(QTreeView)
    texts = [driver.window.history.index(row, VALUE).data() for row in range(2)]
    for text in texts:
        assert rows.columnWidth(VALUE) >= room_of_tag(text, rows.font())
    assert max(map(len, texts)) >= 5


@pytest.mark.parametrize("width", [1024, 1366])
def test_no_number_and_no_move_is_cut(driver: Driver, width: int) -> None:
    driver.analyse()
    driver.window.resize(width, 600)
    position, names = find_game("dots:3x3").start(), list[str]()
    for _ in range(12):
        move = position.legal_moves()[0]
        names.append(position.game.move_text(move))
        position = position.after(move)
    driver.begin("dots:3x3", " ".join(names))
    driver.settle()
    history = driver.window.history
    (rows,) = driver.window.history_panel.findChildren(QTreeView)
    assert history.rowCount() == 12
    for column in (PLY, MOVE):
        for row in range(history.rowCount()):
            text = history.index(row, column).data()
            room = rows.visualRect(history.index(row, column)).width()
            assert rows.fontMetrics().horizontalAdvance(text) + 8 <= room, text

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Watching a game of the run, small and large, and scrolling the page by finger."""

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QScrollArea, QTreeView, QWidget

from desktop_app.arena.page import ArenaPage
from desktop_app.arena.watch_view import WatchedBoard
from desktop_app.kit.look.scale import TIMES
from tests.arena.test_arena_page import button, click, finish, opened, played
from tests.calm import tick
from tests.driver import CONTROL, Driver, Fingers, about, named

STATE = "Progress in the game you are watching"


def run_out(page: ArenaPage) -> None:
    """Show the watched game to its end."""
    tick(page)
    while not page.watched.is_at_end:
        tick(page)


def test_a_game_is_watched_with_its_players_and_its_result(driver: Driver) -> None:
    page = opened(driver)
    click(driver, page, "Perfect against perfect")
    finish(driver, page)
    run_out(page)
    assert about(page, "Players in the game you are watching").text() == "Perfect (X) – Perfect (O)"
    assert about(page, STATE).text().endswith(": Draw")
    assert page.watched.position is not None
    assert page.watched.position.outcome == 0


def test_one_click_shows_it_large_and_another_one_small_again(driver: Driver) -> None:
    page = played(driver)
    board = named(page, WatchedBoard, "The game you are watching")
    chart = named(page, QWidget, "Moves per game")
    small = min(board.width(), board.height())
    assert chart.isVisible()
    driver.click_widget(board)
    driver.settle()
    assert not chart.isVisible()
    assert min(board.width(), board.height()) > small
    assert about(page, "Result").isVisible()
    click(driver, page, "Smaller")  # by its button, which keys reach too
    driver.settle()
    assert chart.isVisible()
    assert min(board.width(), board.height()) == small


def test_it_rests_while_another_view_or_page_is_shown(driver: Driver) -> None:
    page = played(driver)
    run_out(page)
    click(driver, page, "Games")
    before = page.watched.game
    page.results.add([page.results.games[0]])
    tick(page)
    assert page.watched.game is before
    click(driver, page, "Results")
    tick(page)
    assert page.watched.game is page.results.games[-1]


def test_the_choices_make_room_for_the_results(driver: Driver) -> None:
    page = played(driver)
    board = named(page, WatchedBoard, "The game you are watching")
    before = board.width()
    click(driver, page, "Hide choices")
    driver.settle()
    assert not page.choices.isVisible()
    assert board.width() > before
    click(driver, page, "Show choices")
    driver.settle()
    assert page.choices.isVisible()


def enlarge_type(driver: Driver) -> None:
    usual = QApplication.font().pointSizeF()
    for _ in TIMES[1:]:
        driver.press("+", modifier=CONTROL)
    driver.wait(lambda: QApplication.font().pointSizeF() >= usual * TIMES[-1] - 0.01)
    driver.settle()


def test_a_finger_scrolls_the_results_in_large_type_wherever_it_begins(driver: Driver) -> None:
    driver.window.resize(1024, 600)
    enlarge_type(driver)
    page = opened(driver)
    click(driver, page, "Three ways to choose a move")
    finish(driver, page)
    (area,) = [
        each
        for each in page.findChildren(QScrollArea)
        if each.isVisible() and each.widget() is not page.choices
    ]
    bar = area.verticalScrollBar()
    assert bar.maximum() > 0
    for part in (
        about(page, "Result"),
        named(page, QTreeView, "Pairs of players").viewport(),
        named(page, WatchedBoard, "The game you are watching"),
    ):
        bar.setValue(0)
        area.ensureWidgetVisible(part, 0, 0)
        driver.settle()
        before = bar.value()
        place = part.mapTo(page, part.visibleRegion().boundingRect().center())
        way = 90 if before > 90 else -90
        Fingers(page).drag(place, place + QPoint(0, way))
        driver.settle()
        assert abs(bar.value() - before) > 40
        was_large = page.findChildren(WatchedBoard)[0].height() > area.height()
        assert not was_large  # what is dragged is not pressed
        assert button(page, "Larger").isVisibleTo(page)


def test_a_finger_taps_a_row_of_a_list_that_it_scrolls_past(driver: Driver) -> None:
    driver.window.resize(1024, 600)
    enlarge_type(driver)
    page = opened(driver)
    click(driver, page, "Three ways to choose a move")
    finish(driver, page)
    view = named(page, QTreeView, "Pairs of players")
    (area,) = [
        each
        for each in page.findChildren(QScrollArea)
        if each.isVisible() and each.widget() is not page.choices
    ]
    row = view.model().index(1, 0)
    inside = area.widget()
    assert inside is not None
    place = view.viewport().mapTo(inside, view.visualRect(row).center())
    area.ensureVisible(place.x(), place.y())
    driver.settle()
    Fingers(view.viewport()).tap(view.visualRect(row).center())
    driver.settle()
    assert view.currentIndex().row() == 1
    sentence = str(row.siblingAtColumn(view.model().columnCount() - 1).data())
    assert about(page, "Result").text() == sentence


def test_no_choice_is_cut_in_any_size_of_type(driver: Driver) -> None:
    driver.window.resize(1024, 600)
    page = opened(driver)
    for step in range(len(TIMES)):
        if step:
            driver.press("+", modifier=CONTROL)
            driver.settle()
        for area in page.findChildren(QScrollArea):
            assert area.horizontalScrollBar().maximum() == 0, step


def test_a_finger_scrolls_the_list_of_turns_and_marks_nothing(driver: Driver) -> None:
    page = opened(driver)
    click(driver, page, "Perfect against top-left")
    finish(driver, page)
    click(driver, page, "Turns")
    driver.window.resize(1024, 600)
    driver.settle()
    text = named(page, QPlainTextEdit, "The perfect player's turns")
    middle = text.viewport().rect().center()
    Fingers(text.viewport()).drag(middle, middle - QPoint(0, 100))
    assert text.verticalScrollBar().value() > 0
    assert not text.textCursor().hasSelection()


def test_turns_are_listed_in_the_order_of_the_games(driver: Driver) -> None:
    page = played(driver, games=200)
    click(driver, page, "Turns")
    lines = named(page, QPlainTextEdit, "The perfect player's turns").toPlainText().splitlines()
    told = [int(line.split()[1][:-1]) for line in lines if line.startswith("Game ")]
    assert told == sorted(told)
    assert told[0] == 1

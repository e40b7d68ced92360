# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the panel says of a search: its cost, the table, the best line, each move's values."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF, QSettings, Qt
from PySide6.QtGui import QIcon, QImage
from PySide6.QtWidgets import QMenu

from desktop_app.core.position import MIN
from desktop_app.core.scales import Scale
from desktop_app.core.score import Bound, Outcome, Score
from desktop_app.games.registry import find_game
from desktop_app.kit.elided_label import ElidedLabel
from desktop_app.kit.look.theme import DARK
from desktop_app.play.candidates.model import (
    BY_DEPTH,
    GAMES,
    MEANING,
    MOVE,
    ODDS,
    REPLY,
    VALUE,
    WORST,
)
from desktop_app.play.candidates.search_status import SearchStatus
from desktop_app.play.candidates.value_icons import line_points
from desktop_app.play.session import PERSON
from desktop_app.search import memory
from desktop_app.search.candidates import Analysis, Candidate
from tests.calm import settle
from tests.driver import Driver, about
from tests.searches import Searches, searches
from tests.window import OpenWindow

__all__ = ["searches"]

START = find_game("connect-four").start()
ACCESSIBLE = Qt.ItemDataRole.AccessibleTextRole


def guess(number: float, depth: int) -> Score:
    return Score(Outcome.UNKNOWN, None, number, Bound.HEURISTIC, depth)


def snapshot(scores: dict[int, Score], depth: int = 4, table_use: float | None = 0.123) -> Analysis:
    candidates = [Candidate(move, score, (move, 3)) for move, score in scores.items()]
    rest = [Candidate(move) for move in START.legal_moves() if move not in scores]
    found = (*candidates, *rest)
    return Analysis(START, found, depth, 1_234_567, 0.5, complete=False, table_use=table_use)


def be_still(*_: object) -> None:
    """Instead of an analysis."""


@pytest.fixture
def still(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> Driver:
    """Connect Four with all panels, whose values are given by the test."""
    driver.analyse()
    driver.begin("connect-four")
    driver.window.engine.analyse(None)
    monkeypatch.setattr(driver.window.engine, "analyse", be_still)
    driver.wait(lambda: not driver.window.engine.busy)
    driver.window.candidates.set_position(START)
    return driver


def trace_text(driver: Driver, row: int = 0) -> str:
    return str(driver.window.candidates.index(row, BY_DEPTH).data(ACCESSIBLE) or "")


def picture(driver: Driver, row: int, mode: QIcon.Mode = QIcon.Mode.Normal) -> QImage:
    icon = driver.window.candidates.item(row, BY_DEPTH).icon()
    return icon.pixmap(driver.tree.iconSize(), mode).toImage()


def test_cost_table_use_and_best_line_are_shown(still: Driver) -> None:
    state = SearchStatus()
    state.resize(700, 60)
    state.show_analysis(snapshot({38: guess(3, 4), 37: guess(1, 4)}))
    text = state.text()
    assert "1,234,567 positions in 0.50 s" in text
    assert "2,470,000 a second" in text
    assert "The table is 12% full." in text
    assert "Best line: 4 4" in text
    state.show_analysis(snapshot({38: guess(3, 4)}, table_use=0.0004))
    assert "The table is <1% full." in state.text()
    state.show_analysis(snapshot({38: guess(3, 4)}, table_use=None))
    assert "table" not in state.text()
    state.show_over(over=True)
    assert "over" in state.text()
    assert "positions" not in state.text()


def test_a_proven_best_move_is_shown_without_the_depth_of_the_others() -> None:
    state = SearchStatus()
    won = Score(Outcome.WIN, 3, 0, Bound.LOWER, 97)
    state.show_analysis(snapshot({3: won, 2: guess(-1, 97)}, depth=97))
    assert state.text().startswith("The best move is proven. Values marked ≈ are guesses.")
    assert "97" not in state.text()
    state.show_analysis(snapshot({3: guess(2, 5)}, depth=5))
    assert state.text().startswith("Looked 5 moves ahead. ")


def test_a_narrow_panel_still_says_which_values_are_guesses() -> None:
    state = SearchStatus()
    known = about(state, "Search status")
    assert isinstance(known, ElidedLabel)
    state.show()
    state.show_analysis(snapshot({38: guess(3, 4)}, depth=13))
    whole = "Looked 13 moves ahead. Values marked ≈ are guesses."
    for more, shown in ((0, whole), (-1, "Values marked ≈ are guesses.")):
        state.resize(known.fontMetrics().horizontalAdvance(whole) + more, 60)
        settle()
        assert known.text() == shown
        assert known.toolTip().startswith(whole)
    won = Score(Outcome.WIN, 3, 0, Bound.EXACT, 3)
    state.show_analysis(replace(snapshot({38: won}), complete=True))
    assert known.text() == "All values are exact."
    state.close()


def test_an_elided_line_is_complete_in_its_tooltip_and_for_screen_readers(
    still: Driver,
) -> None:
    state = SearchStatus()
    state.resize(60, 60)
    state.show()
    state.show_analysis(snapshot({38: guess(3, 4)}))
    numbers = about(state, "Search effort")
    assert isinstance(numbers, ElidedLabel)
    assert numbers.text().endswith("\N{HORIZONTAL ELLIPSIS}")
    assert numbers.accessibleName() == numbers.whole
    assert numbers.whole in numbers.toolTip()
    assert "2,048" in numbers.toolTip()  # what table use means
    state.close()


def test_the_lines_below_the_moves_have_fixed_sizes(still: Driver) -> None:
    for title in ("Search status", "Search effort", "Best play for both sides, so far"):
        line = still.about(title)
        assert line.minimumSize() == line.maximumSize()
        foot = line.parentWidget()
        assert foot is not None
        assert line.width() == foot.width()


@pytest.mark.parametrize("game", ["connect-four", "mnk:5x5x4", "gomoku"])
def test_a_real_search_shows_its_cost(driver: Driver, game: str) -> None:
    driver.analyse()
    driver.begin(game)
    wanted = r"[\d,]+ positions in [\d.]+ s, [\d,]+ a second. The table is (<1|\d+)% full\."
    driver.wait(lambda: re.search(wanted, driver.search_state()))
    driver.wait(lambda: "Best line: " in driver.search_state())


def test_the_values_of_all_depths_are_written_and_drawn(still: Driver) -> None:
    show = still.window.candidates.show_analysis
    show(snapshot({38: guess(30, 2)}))
    assert trace_text(still) == ""  # one value alone is no line
    assert still.window.candidates.item(0, BY_DEPTH).icon().isNull()
    show(snapshot({38: guess(50, 4)}))
    assert trace_text(still) == "depth 2: +0.23, depth 4: +0.33"
    assert not still.window.candidates.item(0, BY_DEPTH).icon().isNull()
    win = Score(Outcome.WIN, 9, 0, Bound.LOWER, 9)
    show(snapshot({38: win}))
    assert trace_text(still).endswith(", proven: X wins in at most 5 moves")
    assert trace_text(still, 1) == ""
    still.press("p", "p")
    still.press("c")
    assert still.window.display.display.scale is Scale.SCHOOL
    assert trace_text(still).startswith("depth 2: +2.3, depth 4: +3.3")


def test_a_move_of_which_only_a_bound_is_known_now_says_so(still: Driver) -> None:
    show = still.window.candidates.show_analysis
    bound = Score(Outcome.UNKNOWN, None, 10, Bound.UPPER, 6)
    for score in (guess(30, 2), guess(50, 4)):
        show(snapshot({38: score}))
    with_dot = picture(still, 0)
    show(snapshot({38: bound}))
    assert trace_text(still).endswith(", now \N{LESS-THAN OR EQUAL TO}+0.09")
    assert picture(still, 0) != with_dot


def test_pictures_differ_by_what_they_mean_and_follow_the_theme(still: Driver) -> None:
    show = still.window.candidates.show_analysis
    show(snapshot({38: guess(10, 1), 37: guess(10, 1), 36: guess(10, 1)}))
    show(
        snapshot({38: guess(60, 2), 37: guess(5, 2), 36: Score(Outcome.WIN, 9, 0, Bound.LOWER, 9)})
    )
    rows = [still.window.candidates.row_of(move).row() for move in (38, 37, 36)]
    images = [picture(still, row) for row in rows]
    assert images[0] != images[1] != images[2]
    assert picture(still, rows[0], QIcon.Mode.Selected) != images[0]
    still.window.set_theme(DARK)
    assert picture(still, rows[0]) != images[0]


def test_larger_values_lie_higher_from_left_to_right() -> None:
    room = QRectF(2, 3, 60, 12)
    zero, points = line_points([-4, 8, 2], room)
    assert [point.x() for point in points] == [2, 32, 62]
    assert points[0].y() > points[2].y() > points[1].y()
    assert zero is not None
    assert points[0].y() > zero > points[2].y()
    for point in points:
        assert room.top() <= point.y() <= room.bottom()
    zero, points = line_points([5, 5], room)
    assert zero is None
    assert points == [QPointF(2, 9), QPointF(62, 9)]


# Columns


@pytest.mark.parametrize(("game", "counted"), [("tic-tac-toe", True), ("connect-four", False)])
def test_columns_are_shown_where_they_have_content_and_are_not_cut(
    driver: Driver, game: str, counted: bool
) -> None:
    driver.window.resize(1280, 800)
    driver.analyse()
    driver.begin(game)
    if counted:
        driver.wait_values()
    else:
        driver.wait_guesses(2)
    tree = driver.tree
    shown = [column for column in range(GAMES + 1) if not tree.isColumnHidden(column)]
    assert shown == [MOVE, VALUE, MEANING, REPLY]
    are_not_cut(driver)
    driver.window.resize(2600, 800)
    driver.press("d")
    for column in (WORST, ODDS, GAMES):
        assert tree.isColumnHidden(column) is not counted
    assert tree.isColumnHidden(BY_DEPTH) is counted
    are_not_cut(driver)
    driver.press("d")
    assert shown == [column for column in range(GAMES + 1) if not tree.isColumnHidden(column)]


def are_not_cut(driver: Driver) -> None:
    tree = driver.tree
    driver.wait(lambda: tree.horizontalScrollBar().maximum() == 0)
    metrics, model = tree.fontMetrics(), driver.window.candidates
    for column in range(GAMES + 1):
        if not tree.isColumnHidden(column):
            title = str(model.headerData(column, Qt.Orientation.Horizontal))
            texts = [title, *driver.column(column).values()]
            assert max(map(metrics.horizontalAdvance, texts)) < tree.columnWidth(column)


def test_values_have_room_after_signs_without_texts(open_window: OpenWindow) -> None:
    before = open_window()
    display = before.window.display
    display.choose(replace(display.display, scale=Scale.WORDS))
    before.window.close()
    driver = open_window()
    driver.seat(MIN, PERSON)
    driver.analyse()
    driver.begin("connect-four")
    driver.wait_guesses()
    bare = driver.tree.columnWidth(VALUE)
    driver.press("c")
    assert driver.values().popitem()[1].startswith("≈")
    icon = driver.window.candidates.index(0, VALUE).data(Qt.ItemDataRole.DecorationRole)
    assert isinstance(icon, QIcon)
    assert icon.availableSizes()[0].width() < driver.tree.columnWidth(VALUE)
    driver.press("c", "c", "c")
    assert driver.tree.columnWidth(VALUE) == bare


def test_widths_that_a_reader_has_chosen_come_back(driver: Driver) -> None:
    driver.analyse()
    driver.begin("tic-tac-toe", "b2")
    driver.wait_values()
    driver.press("d")
    driver.tree.setColumnWidth(ODDS, 201)
    driver.begin("connect-four")
    driver.wait_guesses()
    assert driver.tree.isColumnHidden(ODDS)
    driver.begin("tic-tac-toe", "b2")
    driver.wait_values()
    assert driver.tree.columnWidth(ODDS) == 201


# Memory


def memory_menu(driver: Driver) -> QMenu:
    menus = driver.window.menuBar().findChildren(QMenu)
    return next(menu for menu in menus if menu.title() == "Memory for the search")


def memory_actions(driver: Driver) -> dict[str, bool]:
    return {action.text(): action.isChecked() for action in memory_menu(driver).actions()}


def test_memory_is_chosen_in_the_menu_applied_and_remembered(
    open_window: OpenWindow, settings_file: Path, searches: Searches
) -> None:
    driver = open_window()
    assert memory_actions(driver)["64 MB"]
    actions = memory_menu(driver).actions()
    next(action for action in actions if action.text() == "32 MB").trigger()
    driver.begin("connect-four")
    driver.analyse()
    driver.wait_guesses()
    assert searches.table_bytes[-1] == 32 << 20
    store = QSettings(str(settings_file), QSettings.Format.IniFormat)
    driver.window.close()
    store.sync()
    assert str(store.value("search/memory")) == "32"
    searches.table_bytes.clear()
    again = open_window()
    assert memory_actions(again)["32 MB"]
    again.wait(lambda: searches.table_bytes)
    assert searches.table_bytes[-1] == 32 << 20


def test_memory_that_this_machine_does_not_have_is_cut_to_what_it_has(
    open_window: OpenWindow, settings_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(memory, "physical_bytes", lambda: 256 << 20)
    store = QSettings(str(settings_file), QSettings.Format.IniFormat)
    store.setValue("search/memory", 4096)
    store.sync()
    driver = open_window()
    assert memory_actions(driver) == {"32 MB": False, "64 MB": False, "128 MB": True}

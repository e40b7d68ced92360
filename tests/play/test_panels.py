# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The candidate tree together with the board: pointing, opening, playing."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QTreeView

from desktop_app.core.position import MAX, MIN
from desktop_app.games.registry import find_game
from desktop_app.play.candidates.model import LEVEL, MEANING, VALUE
from desktop_app.play.session import PERSON
from tests.driver import LEFT, NO_KEYS, PERFECT, Driver, Key


@pytest.fixture
def analysing(driver: Driver) -> Driver:
    driver.analyse()
    driver.begin("tic-tac-toe", "a3b3a2")
    driver.wait_values()
    driver.settle()
    return driver


def row(driver: Driver, number: int, parent: QModelIndex | None = None) -> QModelIndex:
    return driver.window.candidates.index(number, 0, parent or QModelIndex())


def double_click(driver: Driver, index: QModelIndex) -> None:
    QTest.mouseDClick(driver.window.windowHandle(), LEFT, NO_KEYS, driver.row_place(index))


# Pointing


def test_distances_have_room_in_whatever_game_is_chosen(driver: Driver) -> None:
    """More digits than on the smallest board, and back again."""
    driver.press("a")
    tree = driver.named(QTreeView, "Candidate moves")
    before = tree.columnWidth(MEANING)
    for game, plies in (("nim:21:max3", 21), ("tic-tac-toe", 9)):
        driver.window.session.new_game(find_game(game).start())
        driver.wait(lambda: driver.window.flow.analysis is not None)
        text = tree.fontMetrics().horizontalAdvance(f"X wins in {(plies + 1) // 2} moves")
        assert tree.columnWidth(MEANING) > text
    assert tree.columnWidth(MEANING) >= before


def test_pointing_at_a_row_shows_its_line_on_the_board(analysing: Driver) -> None:
    for number in (0, 2, 5):
        index = row(analysing, number)
        analysing.move_mouse(analysing.row_place(index))
        node = analysing.window.candidates.node(index)
        assert node is not None
        picture = analysing.window.board.picture
        assert picture.preview == node.candidate.line
        assert picture.marked == node.candidate.move
    analysing.move_mouse(analysing.window.rect().bottomRight() - QPoint(5, 5))
    analysing.wait(lambda: analysing.window.board.picture.preview == ())
    assert analysing.window.board.picture.marked is None


def test_pointing_at_a_deeper_row_shows_the_moves_that_lead_there(analysing: Driver) -> None:
    first = row(analysing, 0)
    analysing.tree.expand(first)
    analysing.wait_filled(row(analysing, 0))
    index = row(analysing, 1, row(analysing, 0))
    node = analysing.window.candidates.node(index)
    assert node is not None
    analysing.move_mouse(analysing.row_place(index))
    preview = analysing.window.board.picture.preview
    assert preview[:2] == node.path
    position = analysing.position
    for move in preview:
        assert move in position.legal_moves()
        position = position.after(move)
    assert position.outcome is not None


def test_pointing_at_a_cell_marks_its_row(analysing: Driver) -> None:
    for cell in ("c1", "b2", "c3"):
        analysing.move_mouse(analysing.place(analysing.cell(cell)))
        index = analysing.tree.currentIndex()
        assert index.siblingAtColumn(0).data() == cell
    analysing.move_mouse(analysing.place(analysing.cell("a3")))  # taken
    assert not analysing.tree.currentIndex().isValid()
    assert analysing.window.board.picture.preview == ()  # and no line is shown over the board


def test_in_a_drop_game_any_cell_of_a_column_marks_its_row(driver: Driver) -> None:
    driver.analyse()
    driver.begin("connect-four", "44")
    driver.wait_guesses()
    driver.move_mouse(driver.place(2))  # the top of column 3
    assert driver.tree.currentIndex().siblingAtColumn(0).data() == "3"


def test_walking_through_the_rows_by_key_shows_their_lines(analysing: Driver) -> None:
    analysing.tree.setFocus()
    QTest.keyClick(analysing.tree, Key.Key_Down)
    QTest.keyClick(analysing.tree, Key.Key_Down)
    index = analysing.tree.currentIndex()
    node = analysing.window.candidates.node(index)
    assert node is not None
    assert analysing.window.board.picture.marked == node.candidate.move


def test_a_move_ends_the_preview_of_a_line(analysing: Driver) -> None:
    analysing.move_mouse(analysing.row_place(row(analysing, 0)))
    assert analysing.window.board.picture.preview
    analysing.window.session.play(analysing.cell("c1"))
    picture = analysing.window.board.picture
    assert picture.preview == ()
    assert picture.marked is None


# Opening


def test_rows_open_to_the_end_of_the_game_and_fill_with_values(analysing: Driver) -> None:
    model = analysing.window.candidates
    parent = QPersistentModelIndex(row(analysing, 0))
    depth = 0
    while True:
        here = model.index(parent.row(), 0, parent.parent())
        if not model.hasChildren(here):
            break
        analysing.tree.expand(here)
        analysing.wait_filled(here)
        here = model.index(parent.row(), 0, parent.parent())
        depth += 1
        assert set(analysing.column(LEVEL, here).values()) == {"X MAX" if depth % 2 else "O MIN"}
        parent = QPersistentModelIndex(model.index(0, 0, here))
    node = model.node(model.index(parent.row(), 0, parent.parent()))
    assert node is not None
    assert node.after.outcome is not None
    assert depth >= 2


def test_the_value_stays_in_sight_beside_deep_rows(analysing: Driver) -> None:
    """The first column is wide only as long as deep rows are open, and never all of the panel."""
    tree, window = analysing.tree, analysing.window
    analysing.begin("tic-tac-toe")
    analysing.wait_values()
    before = tree.columnWidth(0)
    window.resize(1024, 600)
    analysing.settle()
    kept = QPersistentModelIndex(row(analysing, 0))
    opened = [kept]
    for _ in range(6):
        here = window.candidates.index(kept.row(), 0, kept.parent())
        tree.expand(here)
        analysing.wait_filled(here)
        kept = QPersistentModelIndex(window.candidates.index(0, 0, here))
        opened.append(kept)
    deepest = window.candidates.index(kept.row(), 0, kept.parent())
    assert tree.columnWidth(0) > before
    assert tree.columnViewportPosition(VALUE) + tree.columnWidth(VALUE) <= tree.viewport().width()
    text = tree.fontMetrics().horizontalAdvance(str(deepest.data()))
    assert tree.visualRect(deepest).width() >= text
    tree.collapseAll()
    assert tree.columnWidth(0) == before
    tree.expand(row(analysing, 0))
    analysing.begin("tic-tac-toe", "b2")
    analysing.wait_values()
    assert tree.columnWidth(0) == before


def test_a_row_opens_with_a_click_on_its_arrow(analysing: Driver) -> None:
    index = row(analysing, 0)
    rect = analysing.tree.visualRect(index)
    arrow = QPoint(rect.left() - analysing.tree.indentation() // 2, rect.center().y())
    analysing.click_widget(analysing.tree.viewport(), arrow)
    assert analysing.tree.isExpanded(row(analysing, 0))
    assert analysing.moves == "a3b3a2"


def turn_round(driver: Driver) -> bool:
    """Let the last move become the best; whether its row is the first one then."""
    model, found = driver.window.candidates, driver.window.flow.analysis
    assert found is not None
    before = model.top_candidates()
    scores = [candidate.score for candidate in before]
    turned = [replace(c, score=s) for c, s in zip(before, reversed(scores), strict=True)]
    assert before[-1].score != before[0].score
    model.show_analysis(replace(found, candidates=tuple(turned)))
    return model.top_candidates()[0].move == before[-1].move


def test_rows_stay_where_they_are_under_the_pointer(driver: Driver) -> None:
    driver.analyse()
    driver.begin("tic-tac-toe", "a3b3a2")
    driver.move_mouse(driver.row_place(row(driver, 3)))
    driver.wait_values()  # new rows are put in order, whatever points at them
    driver.wait_idle()
    order = list(driver.values())
    turn_round(driver)  # what a search finds deeper down, and whether it does, is the machine's
    assert list(driver.values()) == order
    driver.move_mouse(driver.window.area.geometry().topLeft())
    driver.wait(lambda: list(driver.values()) != order)
    ranks = [c.score.rank for c in driver.window.candidates.top_candidates() if c.score]
    assert ranks == sorted(ranks, reverse=True)


def test_below_the_rows_the_pointer_holds_nothing(analysing: Driver) -> None:
    analysing.window.resize(1280, 1000)  # with room below the rows
    analysing.settle()
    tree, surface = analysing.tree, analysing.tree.viewport()
    below = QPoint(40, surface.height() - 4)
    assert tree.indexAt(QPoint(40, 8)).isValid()
    assert not tree.indexAt(below).isValid()
    analysing.move_mouse(surface.mapTo(analysing.window, QPoint(40, 8)))
    assert not turn_round(analysing)
    analysing.move_mouse(surface.mapTo(analysing.window, below))
    assert turn_round(analysing)


def test_a_panel_that_has_moved_away_from_the_pointer_holds_nothing(analysing: Driver) -> None:
    """It comes under a pointer that rests, before all has its place."""
    window, surface = analysing.window, analysing.tree.viewport()
    analysing.move_mouse(surface.mapTo(window, QPoint(40, 8)))
    assert not turn_round(analysing)
    before = surface.mapToGlobal(QPoint())
    window.move(window.pos() + QPoint(0, 200))
    analysing.wait(lambda: surface.mapToGlobal(QPoint()) != before)
    window.candidate_panel.show_progress(window.flow.analysis)
    assert turn_round(analysing)


# Playing


def test_a_double_click_plays_the_move(analysing: Driver) -> None:
    move = str(row(analysing, 2).data())
    double_click(analysing, row(analysing, 2))
    assert analysing.moves == "a3b3a2" + move


def test_a_double_click_on_a_reply_plays_both_moves(analysing: Driver) -> None:
    analysing.tree.expand(row(analysing, 0))
    analysing.wait_filled(row(analysing, 0))
    index = row(analysing, 1, row(analysing, 0))
    line = f"{row(analysing, 0).data()}{index.data()}"
    double_click(analysing, index)
    assert analysing.moves == "a3b3a2" + line


def test_enter_plays_the_row_with_the_focus(analysing: Driver) -> None:
    analysing.tree.setFocus()
    analysing.tree.setCurrentIndex(row(analysing, 1))
    move = str(row(analysing, 1).data())
    QTest.keyClick(analysing.tree, Key.Key_Return)
    assert analysing.moves == "a3b3a2" + move


@pytest.mark.parametrize("number", [1, 3, 6])
def test_number_keys_play_the_first_nine(analysing: Driver, number: int) -> None:
    move = str(row(analysing, number - 1).data())
    analysing.press(str(number))
    assert analysing.moves == "a3b3a2" + move


def test_a_number_without_a_row_plays_nothing(analysing: Driver) -> None:
    analysing.press("7", "9")
    assert analysing.moves == "a3b3a2"


@pytest.mark.parametrize("analysing", [False, True])
def test_in_a_drop_game_numbers_are_columns(driver: Driver, analysing: bool) -> None:
    if analysing:
        driver.analyse()
    driver.begin("connect-four")
    driver.press("4", "4", "1", "8")
    assert driver.moves == "441"


def test_numbers_play_nothing_where_no_rows_are_to_be_seen(driver: Driver) -> None:
    driver.press("4")
    assert driver.moves == ""


def test_neither_numbers_nor_double_clicks_move_for_a_bot_that_is_thinking(
    driver: Driver,
) -> None:
    driver.analyse()
    driver.window.flow.set_pause(60_000)
    driver.seat(MIN, PERFECT)
    driver.click("b2")
    driver.wait_values()
    assert driver.window.flow.thinking
    driver.press("1")
    assert driver.moves == "b2"
    double_click(driver, row(driver, 0))
    assert driver.moves == "b2"


def test_a_bot_can_be_moved_for_only_where_it_was_told_to_wait(driver: Driver) -> None:
    """To try a line on the bot's side too, one says so first."""
    driver.analyse()
    driver.seat(MIN, PERFECT)
    driver.window.session.new_game(held=True)
    driver.click("b2")
    driver.wait_turn()
    driver.press(Key.Key_PageUp)
    assert driver.window.session.held
    driver.wait_values()
    driver.press("b")
    assert "You can move for the bot" in driver.about("What the bot is thinking").text()
    before = driver.moves
    move = str(row(driver, 3).data())
    double_click(driver, row(driver, 3))
    assert driver.moves == before + move


@pytest.mark.parametrize("how", ["click", "key", "number", "list"])
def test_a_person_never_moves_for_a_bot(driver: Driver, how: str) -> None:
    """After a walk back the bot waits: whatever a person tries there, it makes its own move."""
    driver.analyse()
    driver.seat(MIN, "top-left")
    driver.click("b2")
    driver.wait_turn()
    (first, answer) = driver.window.session.record.moves()
    driver.press(Key.Key_PageUp)
    driver.wait_values()
    assert "Tap the board" in driver.about("What the bot is thinking").text()
    assert driver.window.board.targets == {}
    if how == "click":
        driver.click("c1")
    elif how == "key":
        driver.window.board.setFocus()
        driver.press(Key.Key_Down, Key.Key_Down, Key.Key_Return)
    elif how == "number":
        driver.press("4")
    else:
        double_click(driver, row(driver, 4))
    driver.wait(lambda: driver.position.ply == 2)
    assert tuple(driver.window.session.record.moves()) == (first, answer)


def test_a_line_from_the_list_is_played_as_far_as_the_bots_own_move(driver: Driver) -> None:
    driver.analyse()
    driver.window.flow.set_pause(60_000)
    driver.seat(MIN, PERFECT)
    driver.wait_values()
    parent = row(driver, 0)
    driver.tree.expand(parent)
    driver.wait_filled(parent)
    double_click(driver, driver.window.candidates.index(2, 0, parent))
    assert driver.position.ply == 1
    assert driver.window.flow.thinking


# How far the search is


def test_the_foot_shows_the_progress_of_the_search(driver: Driver) -> None:
    driver.analyse()
    driver.wait_values()
    assert "exact" in driver.search_state()
    driver.begin("connect-four")
    driver.wait_guesses(2)
    assert "guess" in driver.search_state()
    driver.begin("tic-tac-toe", "a3b3a2b2a1")
    driver.wait(lambda: driver.search_state() == "")  # the heading names the mistakes instead


def test_choices_in_the_panel_do_what_the_keys_do(driver: Driver) -> None:
    driver.analyse()
    driver.begin("tic-tac-toe", "a3b3a2")
    driver.wait_values()
    driver.option("Values as", "Words").trigger()
    assert set(driver.values().values()) <= {"X wins", "Draw", "O wins"}
    driver.option("On the board", "The best").trigger()
    assert set(driver.badges) == {"a1"}
    driver.option("On the board", "All values").trigger()
    assert driver.badges == driver.values_on_board()
    driver.option("Values for", "Whoever's turn it is").trigger()
    assert driver.values()["c1"] == "X wins", "words name the winner from any point of view"
    driver.press("c")
    assert driver.option("Values as", "+1, 0, \N{MINUS SIGN}1").isChecked()
    assert not driver.option("Values as", "Words").isChecked()


def test_the_menu_of_choices_is_opened_and_used_by_keys(driver: Driver) -> None:
    driver.analyse()
    button = driver.named(QPushButton, "How values are shown")
    menu = button.menu()
    button.setFocus()
    QTimer.singleShot(0, menu, lambda: QTest.keyClick(menu, Key.Key_Escape))
    driver.press(Key.Key_Space)
    assert button.hasFocus()
    assert [each.text() for each in menu.actions() if each.text()] == [
        "Values as",
        "Values for",
        "On the board",
        "Full details",
        "More columns",
    ]


def test_the_bots_view_is_offered_only_where_one_side_is_a_bots(driver: Driver) -> None:
    driver.analyse()
    offered = driver.option("Values for", "The bot").isEnabled
    assert not offered()
    driver.seat(MIN, PERFECT)
    assert offered()
    driver.seat(MAX, PERFECT)
    assert not offered()
    driver.seat(MIN, PERSON)
    assert offered()

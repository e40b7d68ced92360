# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QProgressBar, QTreeView, QWidget

from desktop_app.core.position import MAX, MIN, Player
from desktop_app.play import game_flow
from desktop_app.play.presenter import BUSY_MILLISECONDS
from desktop_app.play.session import PERSON
from tests.calm import single_shots
from tests.driver import CONTROL, LEFT, NO_KEYS, PERFECT, Driver, Key

ALT = Qt.KeyboardModifier.AltModifier


# Mouse


def test_clicks_play_by_turns(driver: Driver) -> None:
    driver.click("b2")
    driver.click("a3")
    driver.click("c1")
    assert driver.moves == "b2a3c1"
    assert driver.window.board.picture.position == driver.position
    assert driver.window.board.picture.last_move == driver.cell("c1")
    assert driver.turn_text == "O's turn"


def test_a_click_on_a_taken_cell_or_beside_the_board_makes_no_move(driver: Driver) -> None:
    driver.click("b2")
    driver.click("b2")
    QTest.mouseClick(driver.window.windowHandle(), LEFT, NO_KEYS, driver.place(0) - QPoint(200, 0))
    assert driver.moves == "b2"
    assert driver.message == ""


def test_only_the_left_button_plays(driver: Driver) -> None:
    driver.click("b2", Qt.MouseButton.RightButton)
    driver.click("b2", Qt.MouseButton.MiddleButton)
    assert driver.moves == ""


def test_releasing_the_button_on_another_cell_makes_no_move(
    driver: Driver,
) -> None:
    handle = driver.window.windowHandle()
    QTest.mousePress(handle, LEFT, NO_KEYS, driver.place(4))
    QTest.mouseRelease(handle, LEFT, NO_KEYS, driver.place(5))
    assert driver.moves == ""
    QTest.mousePress(handle, LEFT, NO_KEYS, driver.place(4))
    QTest.mouseRelease(handle, LEFT, NO_KEYS, driver.place(4))
    assert driver.moves == "b2"


def test_a_double_click_makes_one_move(driver: Driver) -> None:
    QTest.mouseDClick(driver.window.windowHandle(), LEFT, NO_KEYS, driver.place(4))
    assert driver.moves == "b2"


def test_two_quick_clicks_on_two_cells_are_two_moves(driver: Driver) -> None:
    handle = driver.window.windowHandle()
    QTest.mouseClick(handle, LEFT, NO_KEYS, driver.place(4))
    QTest.mousePress(handle, LEFT, NO_KEYS, driver.place(0))
    QTest.mouseRelease(handle, LEFT, NO_KEYS, driver.place(0))
    assert driver.moves == "b2a3"


def test_a_click_anywhere_in_a_column_drops_a_stone(driver: Driver) -> None:
    driver.begin("connect-four")
    for row in (0, 5, 2):
        driver.click(row * 7 + 3)
    assert driver.moves == "444"
    for _ in range(5):
        driver.click(3)
    assert driver.moves == "444444"  # and no more, the column is full


def person_against_perfect(driver: Driver, person: Player, make: Callable[[int], None]) -> None:
    """One game to the end; the person's moves are made at random by `make`."""
    random = Random(f"{person} {driver.moves}")
    while driver.position.outcome is None:
        assert driver.position.turn is person
        before = driver.position.ply
        make(random.choice(driver.position.legal_moves()))
        assert driver.position.ply > before
        driver.wait_turn()
    assert driver.position.outcome * person <= 0
    expected = "It's a draw" if driver.position.outcome == 0 else "wins"
    assert expected in driver.turn_text


@pytest.mark.parametrize("person", [MAX, MIN])
def test_games_by_clicks_are_never_lost_by_the_perfect_bot(driver: Driver, person: Player) -> None:
    driver.seat(person, PERSON)
    driver.seat(person.opponent, PERFECT)
    outcomes: set[float | None] = set()
    for _ in range(4):
        driver.press("n")
        driver.wait_turn()
        person_against_perfect(driver, person, driver.click)
        outcomes.add(driver.position.outcome)
        assert not driver.window.board.picture.accepts_moves
    assert outcomes <= {0, int(person.opponent)}


def test_a_click_while_the_bot_is_thinking_is_no_move(driver: Driver) -> None:
    driver.window.flow.set_pause(60_000)
    driver.seat(MIN, PERFECT)
    driver.click("b2")
    assert driver.window.flow.thinking
    driver.click("a3")
    driver.tap("a3")
    driver.press(Key.Key_Right, Key.Key_Right, Key.Key_Return)
    assert driver.moves == "b2"
    assert "thinking" in driver.turn_text


def test_a_bot_is_seen_to_think_only_where_it_thinks_for_long(driver: Driver) -> None:
    """Else a bar would flash at each move."""
    flow = driver.window.flow
    driver.seat(MIN, PERFECT)
    bar = driver.named(QProgressBar, "The bot is thinking")
    for _ in range(3):
        flow.set_pause(60_000)
        driver.window.session.play(driver.position.legal_moves()[0])
        assert flow.thinking
        assert not bar.isVisible()
        assert BUSY_MILLISECONDS in [timer.interval() for timer in single_shots()]
        driver.window.actions_list["now"].trigger()
        driver.wait_turn()
        assert not bar.isVisible()


def test_the_bar_says_when_a_person_may_move_for_a_bot(driver: Driver) -> None:
    note = driver.about("What the bot is thinking")
    driver.seat(MIN, PERFECT)
    driver.window.actions_list["hold"].trigger()
    driver.click("b2")
    driver.settle()
    assert driver.moves == "b2"
    assert note.accessibleName() == "You can move for the bot"


# Keyboard


def walk(driver: Driver, cell: int) -> None:
    """Walk to a cell with the arrow keys."""
    board = driver.window.board
    columns = driver.position.game.columns
    if board.pointer.cursor < 0:
        driver.press(Key.Key_Up)  # the first key only shows where one is
    here = board.currentIndex()
    down, right = cell // columns - here.row(), cell % columns - here.column()
    driver.press(*[Key.Key_Down if down > 0 else Key.Key_Up] * abs(down))
    driver.press(*[Key.Key_Right if right > 0 else Key.Key_Left] * abs(right))
    assert (board.currentIndex().row(), board.currentIndex().column()) == divmod(cell, columns)


def test_a_whole_game_by_keyboard_alone(driver: Driver) -> None:
    driver.seat(MIN, PERFECT)

    def make(cell: int) -> None:
        walk(driver, cell)
        driver.press(Key.Key_Return)

    person_against_perfect(driver, MAX, make)
    driver.press("n")
    assert driver.moves == ""
    assert driver.window.focusWidget() is driver.window.board
    person_against_perfect(driver, MAX, make)


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter, Key.Key_Space])
def test_the_first_key_shows_the_cursor_and_acts_there(driver: Driver, key: Key) -> None:
    driver.press(key)
    assert driver.window.board.pointer.cursor == driver.cell("b2")
    assert driver.moves == "b2"


def test_the_cursor_stays_on_the_board(driver: Driver) -> None:
    walk(driver, 0)
    driver.press(Key.Key_Up, Key.Key_Left, Key.Key_Return)
    assert driver.moves == "a3"
    driver.press(Key.Key_Right, Key.Key_Right, Key.Key_Right, Key.Key_Return)
    assert driver.moves == "a3c3"


def test_connect_four_by_keyboard(driver: Driver) -> None:
    driver.begin("connect-four")
    walk(driver, 3)
    driver.press(Key.Key_Return, Key.Key_Return, Key.Key_Left, Key.Key_Space)
    assert driver.moves == "443"


def test_enter_on_a_taken_cell_is_no_move(driver: Driver) -> None:
    driver.click("b2")
    walk(driver, 4)
    driver.press(Key.Key_Return)
    assert driver.moves == "b2"


# Touch


def test_one_tap_plays_on_a_small_board(driver: Driver) -> None:
    driver.tap("b2")
    driver.tap("b2")
    driver.tap("a1")
    assert driver.moves == "b2a1"


def test_on_a_large_board_the_first_tap_aims_and_the_second_plays(driver: Driver) -> None:
    driver.begin("gomoku")
    board = driver.window.board
    driver.tap("h8")
    assert driver.moves == ""
    assert board.pointer.aimed == driver.cell("h8")
    driver.tap("i9")  # another aim
    assert driver.moves == ""
    driver.tap("i9")
    assert driver.moves == "i9"
    assert board.pointer.aimed == -1
    driver.tap("h8")
    driver.tap("i9")  # taken: nothing is aimed at any more
    assert board.pointer.aimed == -1
    driver.tap("h8")
    assert driver.moves == "i9"
    driver.tap("h8")
    assert driver.moves == "i9h8"


def test_an_aim_is_forgotten_when_the_position_changes(driver: Driver) -> None:
    driver.begin("gomoku", "h8")
    driver.tap("i9")
    driver.press("u")
    driver.tap("i9")
    assert driver.moves == ""


def test_with_a_mouse_one_click_plays_on_a_large_board(driver: Driver) -> None:
    driver.begin("gomoku")
    driver.click("h8")
    assert driver.moves == "h8"


# Walking through the game


def test_undo_and_redo_by_keys_and_buttons(driver: Driver) -> None:
    actions = driver.window.actions_list
    for name in ("undo", "redo", "start", "back", "forward", "end"):
        assert not actions[name].isEnabled()
    driver.click("b2")
    driver.click("a3")
    assert actions["undo"].isEnabled()
    assert not actions["redo"].isEnabled()
    driver.press("z", modifier=CONTROL)
    assert driver.moves == "b2"
    driver.press(Key.Key_Backspace)
    assert driver.moves == ""
    driver.press("y", modifier=CONTROL)
    assert driver.moves == "b2"
    driver.click_widget(driver.button("forward"))
    assert driver.moves == "b2a3"
    assert not actions["redo"].isEnabled()


def test_undo_against_a_bot_takes_both_moves_back_on_the_board(driver: Driver) -> None:
    driver.seat(MIN, PERFECT)
    driver.click("b2")
    driver.wait_turn()
    after_two = driver.moves
    driver.click(driver.position.legal_moves()[0])
    driver.wait_turn()
    driver.press("u")
    assert driver.moves == after_two
    assert driver.window.board.picture.position == driver.position
    assert driver.window.board.picture.accepts_moves
    driver.press("u")
    assert driver.moves == ""


def test_the_game_is_walked_through_by_keys(driver: Driver) -> None:
    for cell in ("b2", "a3", "c1"):
        driver.click(cell)
    driver.press(Key.Key_Home)
    assert driver.moves == ""
    driver.press(Key.Key_PageDown)
    assert driver.moves == "b2"
    driver.press(Key.Key_Right, modifier=ALT)
    assert driver.moves == "b2a3"
    driver.press(Key.Key_End)
    assert driver.moves == "b2a3c1"
    driver.press(Key.Key_Left, modifier=ALT)
    assert driver.moves == "b2a3"
    driver.press(Key.Key_PageUp)
    assert driver.moves == "b2"
    assert driver.window.board.picture.last_move == driver.cell("b2")


def test_playing_from_an_earlier_position_makes_a_branch(driver: Driver) -> None:
    for cell in ("b2", "a3", "c1"):
        driver.click(cell)
    driver.press(Key.Key_PageUp, Key.Key_PageUp)
    driver.click("b1")
    assert driver.moves == "b2b1"
    history = driver.window.history
    below = history.index(1, 0)
    assert history.rowCount(below) == 1
    branch = history.node(history.index(0, 0, below))
    assert branch is not None
    driver.window.session.go_to(branch)
    driver.press(Key.Key_End)
    assert driver.moves == "b2a3c1"


def test_a_click_in_the_history_goes_there(driver: Driver) -> None:
    driver.analyse()
    for cell in ("b2", "a3", "c1"):
        driver.click(cell)
    driver.settle()
    rows = driver.named(QTreeView, "Moves in this game")
    for row, moves in ((0, "b2"), (2, "b2a3c1"), (1, "b2a3")):
        driver.click_widget(rows.viewport(), rows.visualRect(rows.model().index(row, 2)).center())
        assert driver.moves == moves
        assert rows.currentIndex().row() == row


def test_the_value_graph_is_walked_with_mouse_and_keys(driver: Driver) -> None:
    driver.analyse()
    for cell in ("b2", "a3", "c1"):
        driver.click(cell)
    driver.settle()
    graph = driver.named(QWidget, "Value after each move")
    driver.click_widget(graph, QPoint(graph.width() - 5, graph.height() // 2))
    assert driver.moves == "b2a3c1"
    driver.click_widget(graph, QPoint(5, graph.height() // 2))
    assert driver.moves == ""
    graph.setFocus()
    for key, moves in (
        (Key.Key_Right, "b2"),
        (Key.Key_Left, ""),
        (Key.Key_Left, ""),
        (Key.Key_End, "b2a3c1"),
        (Key.Key_Right, "b2a3c1"),
        (Key.Key_Home, ""),
    ):
        QTest.keyClick(graph, key)
        assert driver.moves == moves


# The end, and the next game


@pytest.mark.parametrize(
    ("person", "said"), [(MAX, "The bot wins by 1"), (MIN, "You win by 1!"), (None, "O wins by 1")]
)
def test_a_margin_is_told_to_the_only_person(
    driver: Driver, person: Player | None, said: str
) -> None:
    driver.begin("dots:1x1", "a2-b2 a1-a2 b1-b2 a1-b1")
    if person is not None:
        driver.seat(person.opponent, PERFECT)
    assert driver.turn_text == said


def test_the_end_is_announced_and_the_winning_line_shown(driver: Driver) -> None:
    for cell in ("a3", "b3", "a2", "b2", "a1"):
        driver.click(cell)
    assert driver.turn_text == "X wins"
    assert driver.position.winning_cells() == 0b001001001
    driver.click("c1")
    assert driver.moves == "a3b3a2b2a1"
    button = driver.end_button("new")
    assert button.isVisible()
    driver.click_widget(button)
    assert driver.moves == ""
    assert not button.isVisible()


def test_a_new_game_takes_one_key_and_the_one_before_comes_back(driver: Driver) -> None:
    driver.click("b2")
    previous = driver.window.actions_list["previous"]
    assert not previous.isEnabled()
    driver.press("n")
    assert driver.moves == ""
    assert previous.isEnabled()
    driver.click("a1")
    driver.press("b", modifier=CONTROL)
    assert driver.moves == "b2"
    driver.press("b", modifier=CONTROL)
    assert driver.moves == "a1"


def test_sides_are_swapped_by_key_and_after_each_game_if_wanted(driver: Driver) -> None:
    driver.seat(MIN, PERFECT)
    session = driver.window.session
    driver.press("s")
    assert (session.seat(MAX), session.seat(MIN)) == (PERFECT, PERSON)
    driver.wait_turn()
    assert driver.position.ply == 1
    driver.press("n")
    assert session.seat(MAX) == PERFECT
    driver.wait_turn()
    driver.window.actions_list["swap-each"].trigger()
    driver.press("n")
    assert session.seat(MAX) is PERSON
    driver.press("n")  # nothing was played: nothing to swap
    assert session.seat(MAX) is PERSON


# Hint


def test_a_hint_shows_a_best_move_and_goes_away_with_the_next(driver: Driver) -> None:
    driver.begin("tic-tac-toe", "a3b2b3")
    driver.press("h")
    driver.wait(lambda: driver.window.flow.hint is not None)
    assert driver.window.board.picture.hint == driver.cell("c3")
    driver.click("c3")
    assert driver.window.board.picture.hint is None
    assert driver.window.flow.hint is None


@pytest.mark.parametrize("key", ["u", "n", Key.Key_Home])
def test_a_hint_goes_away_with_the_position_it_was_for(driver: Driver, key: Key | str) -> None:
    driver.click("b2")
    driver.press("h")
    driver.wait(lambda: driver.window.flow.hint is not None)
    driver.press(key)
    assert driver.window.board.picture.hint is None


def test_a_hint_that_comes_too_late_is_not_shown(driver: Driver) -> None:
    driver.press("h")
    driver.click("b2")
    driver.wait(lambda: not driver.window.engine.busy)
    assert driver.window.board.picture.hint is None


def test_a_hint_is_what_the_panel_says_is_best(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two answers to one question would be one too many, also when the panel changes its mind."""
    driver.analyse()
    driver.begin("gomoku", "h8i9j10")
    monkeypatch.setattr(game_flow, "HINT_SECONDS", 0.0)
    driver.wait_guesses(2)
    flow = driver.window.flow
    driver.press("h")
    driver.wait(lambda: flow.hint is not None)
    assert flow.analysis
    assert flow.hint in flow.analysis.equals
    equals = flow.analysis.equals
    other = next(c for c in flow.analysis.candidates if c.move not in equals and c.score)
    changed = replace(
        flow.analysis,
        candidates=(other, *(c for c in flow.analysis.candidates if c is not other)),
        depth=flow.analysis.depth + 40,
    )
    driver.window.engine.analysed.emit(changed)
    driver.wait(lambda: flow.hint == other.move)
    driver.press("u")
    assert flow.hint is None


def test_a_hint_has_full_strength_whatever_the_level(driver: Driver) -> None:
    driver.seat(MIN, "random")
    driver.begin("connect-four", "43434")  # O must answer in column 4; it is X's hint then
    driver.wait_turn()
    driver.window.session.hold()
    driver.begin("connect-four", "434343")
    driver.press("h")
    driver.wait(lambda: driver.window.flow.hint is not None)
    assert driver.position.game.move_text(driver.window.flow.hint or 0) == "4"


def test_there_is_no_hint_for_a_finished_game_nor_for_the_bot(driver: Driver) -> None:
    driver.begin("tic-tac-toe", "a3b3a2b2a1")
    assert not driver.window.actions_list["hint"].isEnabled()
    driver.press("h")
    driver.wait_idle()
    assert driver.window.board.picture.hint is None
    driver.window.flow.set_pause(60_000)
    driver.seat(MAX, PERFECT)
    driver.press("n")
    assert not driver.window.actions_list["hint"].isEnabled()


# What is seen at once


class Order(QObject):
    """Notes in which order the board is painted and the tree is made anew."""

    def __init__(self, driver: Driver) -> None:
        super().__init__()
        self.seen: list[str] = []
        self._board = driver.window.board
        self._board.viewport().installEventFilter(self)
        driver.window.candidates.rowsAboutToBeRemoved.connect(self._on_rows)

    def _on_rows(self) -> None:
        self.seen.append("tree")

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.seen.append(f"board {self._board.picture.position.ply}")
        return False


def test_a_stone_is_on_the_board_before_the_lists_are_made_anew(driver: Driver) -> None:
    driver.analyse()
    driver.begin("gomoku", "h8i9")
    driver.wait_guesses()
    driver.settle()
    order = Order(driver)
    driver.window.session.play(driver.cell("j10"))
    assert order.seen[:2] == ["board 3", "tree"]

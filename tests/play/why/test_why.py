# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Why a game was lost: asked, read, walked through and tried again in the real window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLabel, QMenu, QToolButton, QTreeView

from desktop_app.core.position import MAX, MIN
from desktop_app.kit.look.scale import TIMES
from desktop_app.play.session import PERSON
from desktop_app.play.why.flow import WhyFlow
from desktop_app.search.why.finding import EASY_TO_FOLLOW
from tests.calm import pass_time
from tests.driver import CONTROL, PERFECT, Driver, Fingers, Key

LOST = "a1b1c3b3b2"
"""O has not seen the diagonal: b3 lost, b2 would have held."""
REASON = (
    "Playing b3 doesn't block b2, and X wins there. Only one move would have kept the draw: b2."
)


TWICE = "c3b3b2a3b1c1c2a1a2"
"""O has gone wrong with b3, X has let it pass, and O has gone wrong again with c1."""
FIRST, DECIDED = "Where did it first go wrong?", "Which move decided it?"


@pytest.fixture
def lost(driver: Driver) -> Driver:
    """A window in which O has lost to X, both persons."""
    driver.begin("tic-tac-toe", LOST)
    return driver


def sentence(driver: Driver) -> str:
    return driver.window.guide.sentence.text


def step(driver: Driver) -> str:
    return driver.window.guide.steps.text


def play_on(why: WhyFlow) -> None:
    """Let it play for as long as it does by itself."""
    while why.is_playing:
        pass_time()


def ask(driver: Driver) -> None:
    """Ask by key, and wait for the answer."""
    driver.press("y")
    driver.wait(lambda: driver.window.why.finding)


def test_the_why_button_shows_the_losing_move_and_all_values(lost: Driver) -> None:
    lost.click_widget(lost.end_button("why"))
    lost.wait(lambda: sentence(lost) == REASON)
    assert lost.moves == "a1b1c3"
    assert lost.badges == {"b2": "Draw", **dict.fromkeys(("a2", "a3", "b3", "c1", "c2"), "+1")}
    assert lost.window.board.picture.marked == lost.cell("b3")


def test_the_sentence_follows_players_who_change_sides(driver: Driver) -> None:
    driver.window.session.hold()
    driver.seat(MIN, PERFECT)
    driver.begin("tic-tac-toe", LOST)
    driver.window.session.hold()
    ask(driver)
    assert sentence(driver).startswith("Playing b3 doesn't block b2, and you win there.")
    for wins in ("the bot wins", "you win"):
        driver.press("s")
        assert sentence(driver).startswith(f"Playing b3 doesn't block b2, and {wins} there.")


def test_the_second_click_of_a_double_click_closes_nothing(lost: Driver) -> None:
    button = lost.end_button("why")
    place = button.mapTo(lost.window, button.rect().center())
    QTest.mouseDClick(lost.window.windowHandle(), Qt.MouseButton.LeftButton, pos=place)
    lost.wait(lambda: lost.window.why.finding)
    assert sentence(lost) == REASON


def test_the_line_is_walked_with_the_arrow_keys(lost: Driver) -> None:
    ask(lost)
    board = lost.window.board
    lost.press(Key.Key_Right)
    assert step(lost) == "1 of 2: O plays b3, but X still threatens b2."
    assert board.picture.position.text == ".OX/.../XO. X"
    assert lost.badges == {"b2": "!"}
    lost.press(Key.Key_Right)
    assert step(lost) == "2 of 2: X plays b2 and wins."
    assert board.picture.position.outcome == 1
    lost.press(Key.Key_Right)
    lost.press(Key.Key_Left)
    lost.press(Key.Key_Left)
    assert board.picture.position == lost.position
    assert lost.moves == "a1b1c3"  # nothing of it was played


def test_one_step_back_is_one_step_and_at_the_end_it_begins_anew(lost: Driver) -> None:
    ask(lost)
    why, back = lost.window.why, lost.named(QToolButton, "Step back")
    assert not back.isEnabled()
    lost.press(Key.Key_Right)
    assert back.isEnabled()
    lost.press(Key.Key_Right, Key.Key_Left)
    assert why.step == 1
    lost.press(Key.Key_Right)
    assert why.step == why.steps == 2
    lost.press(Key.Key_Space)
    lost.wait(lambda: why.step == 0)
    assert why.is_playing


def test_the_reason_stands_above_the_board_and_the_steps_below_it(lost: Driver) -> None:
    ask(lost)
    lost.settle()
    guide = lost.window.guide
    host = guide.sentence.parentWidget()
    assert host is not None
    assert guide.sentence.geometry().top() == 0
    assert guide.steps.geometry().bottom() == host.height() - 1


def test_after_asking_by_a_covered_button_the_keys_walk_the_line(lost: Driver) -> None:
    lost.button("back").setFocus()
    lost.window.why.ask()
    lost.wait(lambda: lost.window.why.finding)
    assert lost.window.focusWidget() is lost.window.board
    assert not lost.button("back").isEnabled()
    lost.press(Key.Key_Right)
    assert lost.window.why.step == 1
    lost.press(Key.Key_Escape)
    assert lost.button("back").isEnabled()


def test_a_game_that_was_lost_too_soon_is_shown_as_it_was_lost(lost: Driver) -> None:
    lost.begin("tic-tac-toe", "a1c3b1c1a3c2")
    ask(lost)
    assert sentence(lost).endswith("In this game, X didn't even stop c2.")
    told: list[str] = []
    for _ in range(4):
        lost.press(Key.Key_Right)
        told.append(step(lost))
    assert told[2:] == [
        "3 of 4: X plays a3, but O still threatens c2.",
        "4 of 4: O plays c2 and wins.",
    ]


def test_it_is_played_by_itself_and_any_key_stops_it_at_once(lost: Driver) -> None:
    ask(lost)
    why = lost.window.why
    assert why.is_playing
    pass_time()
    assert why.step == 1
    assert why.is_playing
    lost.press(Key.Key_F5)
    assert not why.is_playing
    assert why.step == 1
    lost.press(Key.Key_Space)
    lost.settle()
    assert why.step == 2
    assert not why.is_playing


def test_a_long_line_is_played_to_its_point_and_by_another_press_to_its_end(
    driver: Driver,
) -> None:
    driver.begin("dots:2x2", "a2-b2")
    ask(driver)
    why = driver.window.why
    play_on(why)
    assert why.step == EASY_TO_FOLLOW < why.steps == 12
    driver.press(Key.Key_Space)
    play_on(why)
    assert why.step == why.steps


def test_the_reason_comes_first_in_the_words_of_the_game(driver: Driver) -> None:
    driver.begin("hexapawn", "b1b2c3xb2a1xb2a3xb2")
    ask(driver)
    assert sentence(driver).startswith("After c1xb2, Black can't move. After a3xb2, White can win")


def test_a_shortcut_stops_it_too_and_a_click_anywhere(lost: Driver) -> None:
    ask(lost)
    why = lost.window.why
    lost.press("v")
    assert not why.is_playing
    lost.press(Key.Key_Space)
    lost.settle()
    assert why.step == 1
    assert why.is_playing
    lost.click_widget(lost.window.guide.sentence.findChildren(QLabel)[0])
    assert not why.is_playing
    assert why.step == 1


def test_a_button_that_goes_down_stops_it_and_a_pointer_that_only_moves_does_not(
    lost: Driver,
) -> None:
    ask(lost)
    why, window = lost.window.why, lost.window.windowHandle()
    for cell in ("a1", "b2", "c3"):
        lost.move_mouse(lost.place(lost.cell(cell)))
    assert why.is_playing
    sentence_bar = lost.window.guide.sentence
    place = sentence_bar.mapTo(lost.window, sentence_bar.rect().center())
    QTest.mousePress(window, Qt.MouseButton.LeftButton, pos=place)
    assert not why.is_playing
    QTest.mouseRelease(window, Qt.MouseButton.LeftButton, pos=place)


def test_it_is_played_and_stopped_by_the_same_key_and_the_same_button(lost: Driver) -> None:
    ask(lost)
    why = lost.window.why
    lost.press(Key.Key_Space)
    assert not why.is_playing
    button = lost.named(QToolButton, "Play the steps")
    steps = lost.window.guide.steps
    lost.wait(lambda: not steps.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents))
    lost.click_widget(button)
    assert why.is_playing
    lost.click_widget(button)
    assert not why.is_playing


def test_a_click_on_what_is_only_shown_is_no_move(lost: Driver) -> None:
    ask(lost)
    lost.press(Key.Key_Right)
    lost.click("a3")
    assert lost.window.why.step == 0
    assert lost.moves == "a1b1c3"
    assert sentence(lost) == REASON
    lost.press(Key.Key_Right)
    lost.tap("a3")
    assert lost.moves == "a1b1c3"
    lost.click("b2")  # the game's own position: a move, and a branch
    assert lost.moves == "a1b1c3b2"
    assert sentence(lost) == ""


def test_one_click_plays_on_from_before_the_move_and_nothing_is_lost(lost: Driver) -> None:
    ask(lost)
    again = lost.named(QToolButton, "Try again from here")
    again.click()
    assert sentence(lost) == step(lost) == ""
    assert lost.moves == "a1b1c3"
    assert lost.badges == {}
    lost.click("b2")
    assert lost.moves == "a1b1c3b2"
    branches = lost.window.session.record.current.siblings()
    assert [lost.window.session.game.move_text(node.move or 0) for node in branches] == ["b3"]


def test_against_a_bot_its_mistake_is_told_and_it_plays_on(driver: Driver) -> None:
    driver.seat(MAX, PERSON)
    driver.begin("tic-tac-toe", LOST)
    driver.seat(MIN, PERFECT)
    ask(driver)
    assert sentence(driver) == REASON.replace("X wins", "you win")
    driver.press(Key.Key_Right)
    assert step(driver) == "1 of 2: The bot plays b3, but you still threaten b2."
    driver.press(Key.Key_Return)
    driver.wait(lambda: driver.moves == "a1b1c3b2")


def test_escape_leads_back_to_where_it_was_asked(lost: Driver) -> None:
    ask(lost)
    lost.press(Key.Key_Escape)
    assert sentence(lost) == ""
    assert lost.moves == LOST


def test_at_the_end_of_a_game_no_bot_waits(driver: Driver) -> None:
    driver.seat(MIN, PERFECT)
    driver.window.session.hold()
    driver.begin("tic-tac-toe", "a1b1b2c1c3")
    driver.window.session.resume()
    assert driver.position.outcome == 1
    ask(driver)
    driver.press(Key.Key_Escape)
    assert driver.position.outcome == 1
    assert not driver.window.actions_list["hold"].isChecked()


def test_a_draw_without_a_mistake_is_called_so(driver: Driver) -> None:
    driver.begin("tic-tac-toe", "b2a1c3a3a2c2b3b1c1")
    ask(driver)
    assert sentence(driver) == "Nobody made a mistake. If both sides play well, it is a draw."
    assert not driver.named(QToolButton, "Try again from here").isEnabled()
    assert driver.moves == "b2a1c3a3a2c2b3b1c1"


def offered(driver: Driver, widget: QAbstractItemView, point: QPoint) -> QMenu:
    """The menu that comes where somebody asks for one."""
    where = widget.viewport().mapToGlobal(point)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, where)
    QApplication.sendEvent(widget.viewport(), event)
    driver.wait(lambda: any(menu.isVisible() for menu in widget.findChildren(QMenu)))
    return next(menu for menu in widget.findChildren(QMenu) if menu.isVisible())


def test_why_not_can_be_asked_of_any_cell(driver: Driver) -> None:
    driver.begin("tic-tac-toe", "a1c3")
    board = driver.window.board
    point = board.place_center(driver.cell("b1")).toPoint()
    menu = offered(driver, board, point)
    (action,) = menu.actions()
    assert action.text() == "Why not b1?"
    action.trigger()
    menu.close()
    driver.settle()
    assert board.findChildren(QMenu) == []
    driver.wait(lambda: driver.window.why.finding)
    assert sentence(driver).startswith("After b1, O can make one threat after another.")
    assert sentence(driver).endswith("With a3 or c1, X wins.")
    assert not driver.window.why.can_try_again
    driver.press(Key.Key_Escape)
    assert not driver.window.why.is_open
    assert driver.moves == "a1c3"


def test_the_why_key_asks_about_the_cell_with_the_cursor(driver: Driver) -> None:
    driver.begin("tic-tac-toe", "a1c3")
    driver.window.board.setFocus()
    driver.press(Key.Key_Down)
    ask(driver)
    assert sentence(driver).startswith("After b1, O can make one threat after another.")
    assert driver.moves == "a1c3"


def test_a_finger_that_stays_on_a_cell_asks_too_and_plays_nothing(driver: Driver) -> None:
    driver.begin("tic-tac-toe", "a1c3")
    board = driver.window.board
    place = board.place_center(driver.cell("b1")).toPoint()
    fingers = Fingers(board.viewport())
    fingers.press(place)
    driver.wait(lambda: any(menu.isVisible() for menu in board.findChildren(QMenu)))
    (menu,) = board.findChildren(QMenu)
    assert [action.text() for action in menu.actions()] == ["Why not b1?"]
    menu.close()
    fingers.lift(place)
    assert driver.moves == "a1c3"


def test_any_move_in_the_history_can_be_asked_about(lost: Driver) -> None:
    lost.analyse()
    rows = lost.named(QTreeView, "Moves in this game")
    index = rows.model().index(1, 0)
    menu = offered(lost, rows, rows.visualRect(index).center())
    (action,) = menu.actions()
    assert action.text() == "Was b1 a good move?"
    action.trigger()
    menu.close()
    lost.wait(lambda: lost.window.why.finding)
    assert lost.moves == "a1"
    assert sentence(lost).startswith("After b1, X")
    lost.press(Key.Key_Escape)
    assert lost.moves == LOST


def test_a_new_game_closes_the_answer(lost: Driver) -> None:
    ask(lost)
    lost.press("n")
    assert sentence(lost) == ""
    assert lost.moves == ""


def test_the_reason_is_read_from_the_last_row(lost: Driver) -> None:
    ask(lost)
    reason = lost.about("Why")
    usual = reason.font().pointSizeF()
    lost.press("+", modifier=CONTROL)
    lost.wait(lambda: reason.font().pointSizeF() == pytest.approx(usual * TIMES[1]))
    lost.press("-", modifier=CONTROL)
    lost.wait(lambda: reason.font().pointSizeF() == pytest.approx(usual))


def test_the_first_mistake_is_shown_when_asked_for(lost: Driver) -> None:
    lost.begin("tic-tac-toe", TWICE)
    ask(lost)
    assert sentence(lost).startswith("Playing c1 doesn't block a1")
    lost.wait(lambda: lost.window.why.can_switch)
    button = lost.named(QToolButton, FIRST)
    lost.wait(button.isVisible)
    assert "Shift+Y" in button.toolTip()
    lost.click_widget(button)
    assert sentence(lost).startswith("That was O's first mistake. After b3, X can make one threat")
    assert (lost.moves, lost.window.why.is_playing) == ("c3", True)
    lost.click_widget(lost.named(QToolButton, DECIDED))
    assert sentence(lost).startswith("Playing c1 doesn't block a1")
    assert lost.moves == "c3b3b2a3b1"


def test_the_button_is_beside_the_reason_where_there_is_room_and_else_below(lost: Driver) -> None:
    lost.begin("tic-tac-toe", TWICE)
    ask(lost)
    lost.wait(lambda: lost.window.why.can_switch)
    bar, button = lost.window.guide.sentence, lost.named(QToolButton, FIRST)
    text = bar.findChildren(QLabel)[0]
    lost.wait(lambda: text.geometry().right() < button.geometry().left())
    assert bar.height() < 2 * button.height()
    button.setText(3 * FIRST)
    lost.wait(lambda: text.geometry().bottom() < button.geometry().top())


def test_a_key_shows_the_first_mistake_and_takes_it_back(lost: Driver) -> None:
    lost.begin("tic-tac-toe", TWICE)
    ask(lost)
    lost.wait(lambda: lost.window.why.can_switch)
    lost.press("y", modifier=Qt.KeyboardModifier.ShiftModifier)
    assert lost.moves == "c3"
    assert lost.window.why.step == 0
    lost.press("y", modifier=Qt.KeyboardModifier.ShiftModifier)
    assert lost.moves == "c3b3b2a3b1"
    lost.press(Key.Key_Escape)
    assert lost.moves == TWICE


def test_without_an_earlier_mistake_there_is_nothing_to_switch_to(lost: Driver) -> None:
    lost.begin("tic-tac-toe", "a1b2c3a3c1c2b1")
    ask(lost)
    lost.wait_idle()
    decided = sentence(lost)
    assert not lost.named(QToolButton, FIRST).isVisible()
    lost.press("y", modifier=Qt.KeyboardModifier.ShiftModifier)
    assert sentence(lost) == decided
    assert lost.moves == "a1b2c3"

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The window that several tests share is each time as it was when it was opened."""

from collections.abc import Callable

import pytest
import shiboken6
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QDialog, QLineEdit
from pytestqt.qtbot import QtBot

from desktop_app.core.position import MAX, MIN
from desktop_app.kit.look.scale import set_type_size
from desktop_app.kit.look.theme import DARK
from desktop_app.kit.touch.sizes import touch_sizes
from desktop_app.players.registry import parse_strategy
from tests.driver import PERFECT, Driver, Fingers, Key
from tests.window import SharedWindow

Act = Callable[[Driver], object]
LEFT = Qt.DockWidgetArea.LeftDockWidgetArea


def play(driver: Driver) -> None:
    driver.begin("gomoku", "h8")
    driver.begin("tic-tac-toe", "a1b1")
    driver.window.session.comment("A good move")
    driver.window.session.new_game()


def value(driver: Driver) -> None:
    driver.analyse()
    driver.wait_values()


def point(driver: Driver) -> None:
    driver.move_mouse(driver.place(4))
    driver.press("h")
    driver.wait(lambda: driver.window.flow.hint is not None)


def meet_a_bot(driver: Driver) -> None:
    driver.window.flow.set_pause(1)
    driver.window.flow.move_seconds = 0.1
    driver.seat(MIN, PERFECT)
    driver.click(4)
    driver.wait_turn()
    driver.window.message_bar.show_message("Something went wrong.")


def move_panels(driver: Driver) -> None:
    driver.analyse()
    driver.window.addDockWidget(LEFT, driver.window.candidate_dock)
    driver.press("a")


def enlarge(driver: Driver) -> None:
    driver.window.resize(1500, 950)
    driver.window.position_bar.open_bar()


def explain(driver: Driver) -> None:
    driver.begin("tic-tac-toe", "a1b1a2b2a3")
    if not driver.window.pages.is_explaining:
        driver.press("e")
    driver.window.pages.explain_page.choices.choose(prunes=True)
    driver.settle()


def explain_and_go_back(driver: Driver) -> None:
    driver.press("e", "e")


def present(driver: Driver) -> None:
    driver.press("e", Key.Key_F12)


def turn_to_the_arena(driver: Driver) -> None:
    driver.window.actions_list["arena"].trigger()


def touch(driver: Driver) -> None:
    driver.tap(4)


def win(driver: Driver) -> None:
    """The score of the day is counted on."""
    driver.begin("tic-tac-toe", "a1b1a2b2")
    driver.click("a3")


def scale(driver: Driver) -> None:
    driver.window.display.next_scale()


def look_at_the_games(driver: Driver) -> None:
    driver.press("l")


PUT_BACK = [
    *(play, value, point, meet_a_bot, move_panels, enlarge, touch, win, scale),
    *(explain, explain_and_go_back, present, turn_to_the_arena, look_at_the_games),
]


def switch(driver: Driver) -> None:
    driver.window.actions_list["full"].trigger()


def type_unseen(driver: Driver) -> None:
    """Into a line of a panel that is closed; the next test may open it."""
    QLineEdit("b2", driver.window.history_panel)


def tick(driver: Driver) -> None:
    QTimer(driver.window).start(60_000)


def teach(driver: Driver) -> None:
    """The matchboxes learn from a finished game, and remember it."""
    driver.seat(MAX, parse_strategy("menace"))
    while driver.position.outcome is None:
        driver.wait_turn()
        ply = driver.position.ply
        if driver.position.outcome is None:
            driver.click(driver.position.legal_moves()[0])
            driver.wait(lambda ply=ply: driver.position.ply > ply)
    assert driver.window.boxes.games


MADE_ANEW: dict[str, Act] = {
    "typed": type_unseen,
    "timer": tick,
    "taught": teach,
    "switch": switch,
    "theme": lambda driver: driver.window.set_theme(DARK),
    "type": lambda driver: set_type_size(2),
    "dialog": lambda driver: QDialog(driver.window).show(),
    "disabled": lambda driver: driver.window.turn_bar.setEnabled(False),
    "full screen": lambda driver: driver.press(Key.Key_F11),
    "closed": lambda driver: driver.window.close(),
}


@pytest.mark.parametrize("act", PUT_BACK)
def test_what_tests_usually_change_is_put_back(
    shared_window: SharedWindow, qtbot: QtBot, act: Act
) -> None:
    driver = shared_window.take(qtbot)
    window, session, picture = driver.window, driver.window.session, driver.window.grab().toImage()
    seeds = session.seeds
    act(driver)
    assert shared_window.give_back() == []
    assert shared_window.take(qtbot).window is window
    assert window.grab().toImage() == picture
    assert (session.before, session.record.root.children, session.seeds) == ([], [], seeds)
    assert session.seat(MAX) is session.seat(MIN) is window.flow.analysis is None
    driver.analyse()
    assert window.dockWidgetArea(window.candidate_dock) is not LEFT
    assert shared_window.give_back() == []


def test_the_page_that_explains_is_each_time_a_new_one(
    shared_window: SharedWindow, qtbot: QtBot
) -> None:
    shown: list[QImage] = []
    for _ in range(2):
        driver = shared_window.take(qtbot)
        driver.press("e")
        driver.settle()
        shown.append(driver.window.grab().toImage())
        explain(driver)
        assert driver.window.pages.explain_page.choices.prunes
        assert shared_window.give_back() == []
    assert shown[0] == shown[1]


def test_a_finger_is_seen_by_each_test(shared_window: SharedWindow, qtbot: QtBot) -> None:
    for _ in range(2):
        driver = shared_window.take(qtbot)
        Fingers(driver.window.strip).tap(QPoint(1, 1))  # the board sees one by itself
        driver.press("e")  # sizes change with the page
        driver.settle()
        assert touch_sizes.are_large
        # the real pointer may be seen again after a touch, over a button: then it is made anew
        assert set(shared_window.give_back()) <= {"looks"}
        assert not touch_sizes.are_large


def test_a_window_of_a_test_s_own_is_the_only_one(
    shared_window: SharedWindow, qtbot: QtBot, request: pytest.FixtureRequest
) -> None:
    shared = shared_window.take(qtbot).window
    own = request.getfixturevalue("open_window")().window
    assert not shiboken6.isValid(shared)
    assert own.isVisible()


@pytest.mark.parametrize("act", MADE_ANEW)
def test_a_window_that_differs_is_not_used_again(
    shared_window: SharedWindow, qtbot: QtBot, act: str
) -> None:
    driver = shared_window.take(qtbot)
    MADE_ANEW[act](driver)
    assert shared_window.give_back()
    again = shared_window.take(qtbot)
    assert again.window is not driver.window
    assert again.window.display.display.is_full


def test_a_method_that_is_left_replaced_is_noticed_before_the_next_test(
    shared_window: SharedWindow, qtbot: QtBot
) -> None:
    """Not at the end of the test: what a fixture has replaced is back only after that."""
    driver = shared_window.take(qtbot)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(driver.window.flow, "start", lambda: None)
        assert shared_window.give_back() == []
    assert shared_window.take(qtbot).window is driver.window
    driver.window.flow.start = lambda: None
    assert shared_window.give_back() == []
    assert shared_window.take(qtbot).window is not driver.window

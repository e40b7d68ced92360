# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The window that several tests share is each time as it was when it was opened."""

from collections.abc import Callable

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from desktop_app.core.position import MAX, MIN
from desktop_app.kit.look.scale import set_type_size
from desktop_app.kit.look.theme import DARK
from tests.driver import PERFECT, Driver, Key
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


PUT_BACK = [play, value, point, meet_a_bot, move_panels, enlarge]


def win(driver: Driver) -> None:
    """The score of the day is counted on."""
    driver.begin("tic-tac-toe", "a1b1a2b2")
    driver.click("a3")


def explain(driver: Driver) -> None:
    driver.press("e", "e")


def switch(driver: Driver) -> None:
    driver.window.actions_list["full"].trigger()


MADE_ANEW: dict[str, Act] = {
    "counted": win,
    "Explain": explain,
    "switch": switch,
    "scale": lambda driver: driver.window.display.next_scale(),
    "finger": lambda driver: driver.tap(4),
    "page": lambda driver: driver.press("l"),
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

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The button beside the seats that leads from the first opponent to the perfect one."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QToolButton

from desktop_app.core.position import MAX, MIN
from desktop_app.languages import ENGLISH, load_language
from desktop_app.play.session import PERSON
from desktop_app.players.levels import FIRST_OPPONENT
from tests.driver import PERFECT, SHIFT, Driver
from tests.window import OpenWindow

SWITCH = "Play the best bot"


def switch(driver: Driver) -> QToolButton:
    return driver.named(QToolButton, SWITCH)


def test_perfect_is_one_click_away_and_says_what_it_is(driver: Driver) -> None:
    session, button = driver.window.session, switch(driver)
    driver.seat(MIN, FIRST_OPPONENT)
    assert (button.text(), button.isChecked()) == ("Perfect", False)
    assert "Play against “Zeno”" in button.toolTip()
    assert "never makes a mistake" in button.toolTip()
    assert "(Shift+P)" in button.toolTip()
    driver.click_widget(button)
    assert session.seat(MIN) == PERFECT
    assert driver.seat_box(MIN).currentText() == "Zeno"
    assert button.isChecked()
    driver.click_widget(button)
    assert session.seat(MIN) == FIRST_OPPONENT
    assert not button.isChecked()


def test_it_is_the_bots_side_that_is_made_perfect_whichever_that_is(driver: Driver) -> None:
    session, button = driver.window.session, switch(driver)
    for seats, made in (
        ((PERSON, PERSON), (PERSON, PERFECT)),
        ((FIRST_OPPONENT, PERSON), (PERFECT, PERSON)),
    ):
        for player, seat in zip((MAX, MIN), seats, strict=True):
            driver.seat(player, seat)
        driver.press("p", modifier=SHIFT)
        assert (session.seat(MAX), session.seat(MIN)) == made
        assert button.isChecked()
    driver.seat(MIN, FIRST_OPPONENT)
    assert not button.isEnabled()  # two bots: who is meant can't be told


def test_on_large_boards_it_is_not_called_perfect(driver: Driver) -> None:
    driver.seat(MIN, FIRST_OPPONENT)
    driver.begin("gomoku")
    assert switch(driver).text() == "Strongest"
    assert "as time allows" in switch(driver).toolTip()


def test_a_remembered_opponent_is_kept(open_window: OpenWindow) -> None:
    first = open_window()
    assert first.window.session.seat(MIN) == FIRST_OPPONENT
    first.click_widget(switch(first))
    first.window.close()
    again = open_window()
    assert again.window.session.seat(MIN) == PERFECT
    assert switch(again).isChecked()


@pytest.mark.parametrize("code", ["en", "de", "es", "fr"])
def test_both_buttons_beside_the_seats_say_their_word(
    qapp: QApplication, open_window: OpenWindow, code: str
) -> None:
    load_language(qapp, code)
    try:
        driver = open_window()
        driver.analyse()
        driver.window.resize(1366, 768)
        for game in ("tic-tac-toe", "gomoku"):
            driver.begin(game)
            driver.settle()
            say_their_word(driver)
    finally:
        load_language(qapp, ENGLISH)


def say_their_word(driver: Driver) -> None:
    texts = [driver.window.actions_list[name].text() for name in ("perfect", "swap")]
    for button in (driver.named(QToolButton, text) for text in texts):
        assert button.isVisible()
        assert not button.icon().isNull()
        assert button.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonTextUnderIcon
        assert 0 < button.fontMetrics().horizontalAdvance(button.text()) < button.width()
        assert "(" not in button.text()

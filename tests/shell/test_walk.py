# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""One walk through the window, as a visitor takes it who stays for a while."""

from desktop_app.core.position import MIN
from desktop_app.play.session import PERSON
from desktop_app.shell.dialogs.help import KeysDialog
from tests.driver import CONTROL, Driver, Key
from tests.window import OpenWindow


def test_from_the_first_game_to_the_next_start(open_window: OpenWindow) -> None:
    driver = open_window()
    plays_against_the_bot(driver)
    looks_at_values(driver)
    lets_it_be_explained(driver)
    plays_another_game(driver)
    driver.window.close()
    assert driver.window.engine.has_ended
    again = open_window()
    assert again.position.game.id == "connect-four"
    assert again.moves == "44"


def plays_against_the_bot(driver: Driver) -> None:
    assert driver.turn_text == "Your turn (X)"
    driver.click("b2")
    driver.wait_turn()
    assert driver.position.ply == 2
    while driver.position.outcome is None:
        driver.click(driver.position.legal_moves()[0])
        driver.wait_turn()
    assert driver.position.outcome <= 0  # nobody beats it
    driver.press("n")
    assert driver.moves == ""


def looks_at_values(driver: Driver) -> None:
    driver.press("a")
    driver.wait_values()
    assert set(driver.values().values()) == {"0"}
    assert driver.badges == driver.values_on_board()
    driver.press("h")
    driver.wait(lambda: driver.window.board.picture.hint is not None)
    driver.press(Key.Key_F1)
    keys = driver.window.findChild(KeysDialog)
    assert keys is not None
    driver.wait(keys.isVisible)
    keys.reject()
    driver.window.activateWindow()  # no window manager does it
    driver.wait(driver.window.isActiveWindow)


def lets_it_be_explained(driver: Driver) -> None:
    driver.press("e")
    page = driver.window.pages.explain_page
    assert page is not None
    driver.wait(lambda: page.tree_run is not None and page.controls.isEnabled())
    assert page.isVisible()
    run = page.tree_run
    assert run is not None
    before = page.panel.reason.text()
    driver.press("s", "s", "s")
    assert run.index == 3
    assert page.panel.reason.text() != before
    driver.press(Key.Key_Escape)
    assert driver.window.board.isVisible()


def plays_another_game(driver: Driver) -> None:
    driver.choose(driver.game_box, "Connect Four 7×6")
    driver.choose(driver.seat_box(MIN), "Person")
    assert driver.window.session.seat(MIN) is PERSON
    driver.press("l", modifier=CONTROL)
    driver.type("44")
    driver.press(Key.Key_Return)
    assert driver.moves == "44"
    driver.wait_guesses(2)
    assert "guess" in driver.search_state()

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Bots think, wait, are told to move, and never get in the way."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QMenu, QProgressBar
from pytestqt.qtbot import QtBot

from desktop_app.core.position import MAX, MIN, Position
from desktop_app.core.score import Bound
from desktop_app.kit.look.theme import CONTRAST_DARK
from desktop_app.play.candidates.model import KNOWN
from desktop_app.play.session import PERSON
from desktop_app.players import roster
from desktop_app.players.registry import StrategyId
from desktop_app.players.strategy import ChosenMove, MoveContext, Strategy
from tests.driver import PERFECT, Driver, Key
from tests.window import OpenWindow

LONG = 3600.0


@pytest.fixture
def thinker(driver: Driver) -> Driver:
    """Gomoku, and a bot that thinks for an hour if it is let."""
    driver.window.flow.move_seconds = LONG
    driver.begin("gomoku", "h8i9j10")
    driver.seat(MIN, PERFECT)
    driver.wait(lambda: driver.window.engine.busy)
    assert driver.window.flow.thinking
    return driver


def test_two_bots_play_a_game_to_its_end(driver: Driver) -> None:
    driver.seat(MAX, PERFECT)
    driver.seat(MIN, PERFECT)
    driver.wait(lambda: driver.position.outcome is not None)
    assert driver.turn_text == "It's a draw"
    driver.press("n")
    driver.wait(lambda: driver.position.outcome is not None)


def test_a_tap_on_a_board_of_two_bots_takes_a_seat(driver: Driver) -> None:
    """The next visitor of a window in which two bots play has the place of one of them."""
    session = driver.window.session
    driver.seat(MAX, PERFECT)
    driver.seat(MIN, PERFECT)
    driver.wait(lambda: driver.position.outcome is not None)
    assert driver.about("What the bot is thinking").text() == "Tap the board to play"
    driver.tap("b2")
    assert session.seat(MAX) is PERSON
    assert driver.turn_text == "Your turn (X)"
    driver.tap("b2")
    driver.wait_turn()
    assert driver.moves.startswith("b2")
    assert driver.position.ply == 2


def test_a_tap_during_a_game_of_bots_takes_the_next_move(driver: Driver) -> None:
    driver.window.flow.set_pause(60_000)
    driver.seat(MIN, PERFECT)
    driver.click("b2")
    driver.seat(MAX, PERFECT)
    assert driver.window.flow.thinking
    driver.click("a1")
    assert driver.window.session.seat(MIN) is PERSON
    assert driver.turn_text == "Your turn (O)"
    assert driver.moves == "b2"


def test_games_between_bots_differ_and_the_same_seed_gives_them_again(
    open_window: OpenWindow, settings_file: Path
) -> None:
    def games(seed: int) -> list[str]:
        settings_file.unlink(missing_ok=True)
        driver = open_window(seed)
        driver.window.session.hold()
        driver.seat(MAX, PERFECT)
        driver.seat(MIN, "random")
        found: list[str] = []
        for _ in range(3):
            driver.press("n")
            driver.wait(lambda: driver.position.outcome is not None)
            found.append(driver.moves)
        driver.window.close()
        QSettings(str(settings_file), QSettings.Format.IniFormat).clear()
        return found

    first = games(5)
    assert len(set(first)) > 1
    assert games(5) == first
    assert games(6) != first


def test_a_bot_that_is_told_to_wait_lets_a_person_move_for_it(driver: Driver) -> None:
    hold = driver.window.actions_list["hold"]
    assert not hold.isEnabled()
    driver.seat(MIN, PERFECT)
    assert hold.isEnabled()
    driver.press("b")
    assert hold.isChecked()
    driver.click("b2")
    driver.wait_idle()
    assert driver.moves == "b2"
    assert "is waiting" in driver.turn_text
    driver.click("a3")
    driver.click("c1")
    assert driver.moves == "b2a3c1"
    driver.press("b")
    driver.wait_turn()
    assert driver.position.ply == 4
    assert not hold.isChecked()


@pytest.mark.parametrize("how", ["key", "button"])
def test_a_bot_that_waits_is_let_go_with_one_press(driver: Driver, how: str) -> None:
    driver.seat(MIN, PERFECT)
    driver.click("b2")
    driver.wait_turn()
    driver.press(Key.Key_PageUp)
    assert "is waiting" in driver.turn_text
    button = driver.button("go-on")
    assert button.isVisible()
    if how == "key":
        driver.press("g")
    else:
        driver.click_widget(button)
    driver.wait_turn()
    assert driver.position.ply == 2
    assert not button.isVisible()


def test_bots_that_are_held_in_the_middle_of_a_thought_do_not_move(thinker: Driver) -> None:
    before = thinker.moves
    thinker.press("b")
    thinker.wait_idle()
    assert thinker.moves == before
    assert "is waiting" in thinker.turn_text
    thinker.press("b", "m")
    thinker.wait_turn()
    assert thinker.position.ply == 4


def test_move_now_makes_the_bot_move(thinker: Driver) -> None:
    now = thinker.window.actions_list["now"]
    assert now.isEnabled()
    thinker.press("m")
    thinker.wait_turn()
    assert thinker.position.ply == 4
    assert not now.isEnabled()


def test_a_bot_that_thinks_for_long_says_so_and_offers_a_button(thinker: Driver) -> None:
    busy = thinker.named(QProgressBar, "The bot is thinking")
    thinker.wait(busy.isVisible)
    button = thinker.button("now")
    assert button.isVisible()
    assert "thinking" in thinker.turn_text
    thinker.click_widget(button)
    thinker.wait_turn()
    assert not busy.isVisible()
    assert not button.isVisible()


def test_a_thinking_bot_shows_its_depth_and_best_move(driver: Driver) -> None:
    driver.window.flow.move_seconds = LONG
    driver.begin("connect-four", "4")
    driver.seat(MIN, PERFECT)
    note = driver.about("What the bot is thinking")
    driver.wait(lambda: "moves ahead and likes" in note.text())
    driver.press("m")
    driver.wait_turn()
    assert not note.text()  # its room stays


def test_the_values_of_a_bots_search_are_shown_in_the_list(
    thinker: Driver,
) -> None:
    """And nowhere else: a person who plays sees none of it."""
    window = thinker.window
    thinker.wait(lambda: window.flow.intended is not None)
    thinker.settle()
    assert thinker.badges == {}
    assert not any(candidate.score for candidate in window.candidates.top_candidates())
    thinker.press("a")
    assert window.flow.thinking
    assert thinker.badges

    def depth() -> int:
        assert window.flow.thinking
        return window.flow.bot_analysis.depth if window.flow.bot_analysis else 0

    first = depth()
    thinker.wait(lambda: depth() > first)
    best, *others = window.candidates.top_candidates()
    assert window.flow.intended is not None
    assert best.score is not None
    assert best.score == window.flow.intended.score
    assert best.score.bound is Bound.HEURISTIC
    known = [candidate.score for candidate in others if candidate.score]
    assert len(known) > 10
    # its mirrored image is worth the same; of the others a bot learns what they are worth at most
    assert all(score == best.score or score.is_mere_bound for score in known)
    shown = thinker.column(KNOWN)  # waits until the rows are written; the search may go on
    best, *_ = window.candidates.top_candidates()
    assert best.score is not None
    assert f"bound, depth {best.score.depth}" in shown.values()
    assert f"Looked {best.score.depth} moves ahead" in thinker.search_state()
    thinker.press("a")
    assert thinker.badges == {}


def test_every_control_works_while_a_bot_is_thinking(thinker: Driver) -> None:
    thinker.press("a", "v", "c", "p", "a")
    assert thinker.window.flow.thinking
    thinker.press("u")
    assert thinker.moves == "h8i9"
    thinker.click("a1")
    assert thinker.window.flow.thinking
    thinker.press("n")
    assert thinker.moves == ""
    thinker.choose(thinker.game_box, "Tic-tac-toe 3×3")
    thinker.click("b2")
    thinker.wait_turn()
    assert thinker.position.ply == 2


def test_a_person_may_take_over_from_a_bot_that_is_thinking(thinker: Driver) -> None:
    thinker.choose(thinker.seat_box(MIN), "Person")
    assert not thinker.window.flow.thinking
    thinker.wait(lambda: not thinker.window.engine.busy)
    assert thinker.moves == "h8i9j10"
    thinker.click("h9")
    assert thinker.moves == "h8i9j10h9"


def test_a_move_takes_at_least_the_pause_that_is_set(driver: Driver) -> None:
    driver.window.flow.set_pause(60_000)
    driver.seat(MIN, PERFECT)
    with driver.heard(driver.window.engine.chosen):
        driver.click("b2")
    driver.settle()
    assert driver.moves == "b2"
    driver.press("m")
    assert driver.position.ply == 2


def test_an_answer_that_waits_for_its_pause_is_dropped_with_its_position(driver: Driver) -> None:
    driver.window.flow.set_pause(300)
    driver.seat(MIN, PERFECT)
    with driver.heard(driver.window.engine.chosen):
        driver.click("b2")
    driver.press("u")
    driver.wait_idle()
    assert driver.moves == ""


def test_pause_and_thinking_time_are_chosen_in_the_menu(open_window: OpenWindow) -> None:
    driver = open_window()
    groups = {menu.title(): menu for menu in driver.window.findChildren(QMenu)}

    def take(group: str, entry: str) -> None:
        (action,) = [a for a in groups[group].actions() if a.text() == entry]
        action.trigger()
        assert action.isChecked()

    take("Bots wait at least", "2 s")
    take("Bots think at most", "5 s")
    take("Colours", "High contrast, dark")
    assert driver.window.flow.pause == 2000
    assert driver.window.flow.move_seconds == 5
    driver.window.close()
    again = open_window()
    assert again.window.preferences.theme == CONTRAST_DARK
    assert again.window.flow.move_seconds == 5


class Broken:
    def choose(self, position: Position, thinking: MoveContext) -> ChosenMove:
        raise RuntimeError("no idea")


def test_an_error_of_a_bot_is_reported_and_the_game_goes_on(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    real = roster.make_strategy

    def make(name: StrategyId) -> Strategy:
        return Broken() if name == PERFECT else real(name)

    monkeypatch.setattr(roster, "make_strategy", make)
    driver.seat(MIN, PERFECT)
    with qtbot.captureExceptions() as errors:
        driver.click("b2")
        driver.wait(lambda: driver.message)
    assert [str(error[1]) for error in errors] == ["no idea"]
    assert driver.message.startswith("Something went wrong in the search")
    assert driver.moves == "b2"
    assert "is waiting" in driver.turn_text
    driver.seat(MIN, "top-left")
    driver.press("b")
    driver.wait_turn()
    assert driver.moves == "b2a3"
    driver.click("c1")
    assert driver.message == ""


# Closing


@pytest.mark.parametrize("analysing", [False, True])
def test_the_window_closes_in_the_middle_of_a_search(thinker: Driver, analysing: bool) -> None:
    if analysing:
        thinker.analyse()
        thinker.seat(MIN, PERSON)
        thinker.wait_guesses()
    window = thinker.window
    window.close()
    assert not window.isVisible()
    assert window.engine.has_ended
    thinker.settle()  # what was on its way comes to nothing
    assert thinker.moves == "h8i9j10"

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Hint, bot and panel go by one rule among equals, which has its name on the screen."""

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtGui import QAction

from desktop_app.core.position import MIN, Position
from desktop_app.games.registry import new_engine_cache
from desktop_app.kit.elided_label import ElidedLabel
from desktop_app.play.game_flow import HINT_SECONDS
from desktop_app.players.levels import FIRST_OPPONENT
from desktop_app.players.registry import make_strategy
from desktop_app.players.strategy import MoveContext
from desktop_app.players.ties import TieRule
from tests.driver import PERFECT, Driver
from tests.window import OpenWindow

NOTE = "What the bot is thinking"
KNOWLEDGE = new_engine_cache()


def note(driver: Driver) -> str:
    """The whole of it, where it ends with dots in sight too."""
    label = driver.about(NOTE)
    assert isinstance(label, ElidedLabel)
    return label.whole


def rule_entry(driver: Driver, text: str) -> QAction:
    """The entry of the settings menu."""
    (found,) = (a for a in driver.window.findChildren(QAction) if a.text() == text)
    return found


@pytest.mark.parametrize("analysing", [False, True])
def test_hint_and_perfect_take_the_same_move(driver: Driver, analysing: bool) -> None:
    if analysing:
        driver.analyse()
    flow, session = driver.window.flow, driver.window.session
    for moves in ("", "b2", "a1", "a1b2", "b1", "a2b2c3"):
        driver.begin("tic-tac-toe", moves)
        if analysing:
            driver.wait_values()
        driver.press("h")
        driver.wait(lambda: flow.hint is not None)
        thinking = MoveContext(Random(session.move_seed), knowledge=KNOWLEDGE)
        choice = make_strategy(PERFECT).choose(session.position, thinking)
        assert flow.hint == choice.move
        assert flow.hints.equals == choice.equals
        told = "Hint: the best move that is hardest to answer" if choice.equals > 1 else ""
        assert note(driver) == told
        if analysing:
            assert flow.analysis is not None
            assert flow.hint in flow.analysis.equals


@pytest.mark.parametrize(
    ("complete", "seconds", "is_known"),
    [(True, 0.0, True), (False, HINT_SECONDS, True), (False, HINT_SECONDS / 2, False)],
)
def test_a_hint_is_one_of_the_moves_that_are_shown_as_best_if_they_were_searched_long_enough(
    driver: Driver,
    monkeypatch: pytest.MonkeyPatch,
    complete: bool,
    seconds: float,
    is_known: bool,
) -> None:
    driver.analyse()
    driver.wait_values()
    flow, asked = driver.window.flow, list[tuple[int, ...]]()

    def note(
        _position: Position, _seconds: float, _seed: str, _ties: TieRule, among: tuple[int, ...]
    ) -> None:
        asked.append(among)

    monkeypatch.setattr(driver.window.engine, "hint", note)
    assert flow.analysis is not None
    flow.analysis = replace(flow.analysis, complete=complete, seconds=seconds)
    flow.ask_hint()
    assert asked == [flow.analysis.equals if is_known else ()]
    assert len(flow.analysis.equals) == 9


def test_only_perfect_players_show_the_tie_rule(driver: Driver) -> None:
    driver.analyse()  # else the note is about values
    driver.seat(MIN, FIRST_OPPONENT)
    assert note(driver) == ""
    driver.seat(MIN, PERFECT)
    assert note(driver) == "Zeno picks the best move that is hardest to answer"
    rule_entry(driver, "At random").trigger()
    assert note(driver) == "Zeno picks one of its best moves at random"


def test_the_rule_can_be_read_at_the_end_of_a_game(driver: Driver) -> None:
    driver.window.resize(1366, 730)
    driver.seat(MIN, PERFECT)
    for _ in range(5):
        driver.click(driver.position.legal_moves()[-1])
        driver.wait_turn()
        if driver.position.outcome is not None:
            break
    assert driver.position.outcome is not None
    told = driver.about("What the bot is thinking")
    driver.wait(lambda: told.text() == "Zeno picks the best move that is hardest to answer")


def test_ties_can_be_left_to_chance_and_that_is_remembered(open_window: OpenWindow) -> None:
    first = open_window()
    first.seat(MIN, PERFECT)
    rule_entry(first, "At random").trigger()
    assert rule_entry(first, "At random").isChecked()
    assert not rule_entry(first, "Trickiest for a beginner").isChecked()
    first.window.close()
    again = open_window()
    assert again.window.flow.ties is TieRule.RANDOM
    assert rule_entry(again, "At random").isChecked()

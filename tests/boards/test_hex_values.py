# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A win of Hex of which it is not known when it comes is told alike wherever it is told.

Panel, board, bar, graph, hint, bot, explanation, saved game and command line.
"""

from __future__ import annotations

import json

from desktop_app.core.position import MAX
from desktop_app.core.scales import Scale
from desktop_app.games.hex.rules import HexGame
from desktop_app.play.board.value_bar import ValueBar
from desktop_app.play.candidates.model import KNOWN, MEANING
from tests.cli.test_parser import Capture, run
from tests.driver import PERFECT, Driver

GAME = HexGame(4)
MOVES = "b2c2"
WINNING = {"b3", "a4"}


def begin(driver: Driver, moves: str = MOVES) -> None:
    driver.begin(GAME.id, moves)


def analysed(driver: Driver) -> None:
    driver.analyse()
    driver.wait(lambda: driver.window.flow.analysis is not None)
    driver.wait(lambda: driver.window.flow.analysis and driver.window.flow.analysis.complete)
    driver.wait_idle()


def test_the_panel_the_board_and_the_bar_say_who_wins(driver: Driver) -> None:
    begin(driver)
    analysed(driver)
    means = driver.column(MEANING)
    assert {move for move, text in means.items() if text == "X wins"} == WINNING
    assert set(means.values()) == {"X wins", "O wins"}
    assert set(driver.column(KNOWN).values()) == {"exact"}
    assert {move for move, text in driver.badges.items() if text == "+1"} == WINNING
    bar = driver.window.findChild(ValueBar, "value-bar")
    assert bar is not None
    assert bar.share == 1
    assert bar.accessibleName() == "Value: +1, X wins"


def test_on_the_scale_of_quick_wins_it_is_at_least_the_slowest(driver: Driver) -> None:
    begin(driver)
    analysed(driver)
    driver.press("c")
    assert driver.window.display.display.scale is Scale.SCHOOL
    assert set(driver.values().values()) == {"≥+10", "≤−10"}
    assert set(driver.column(KNOWN).values()) == {"proven"}


def test_the_hint_and_the_bot_choose_a_move_that_wins(driver: Driver) -> None:
    begin(driver)
    driver.press("h")
    driver.wait(lambda: driver.window.flow.hint is not None)
    hint = driver.window.flow.hint
    assert hint is not None
    assert GAME.move_text(hint) in WINNING
    driver.window.session.set_seat(MAX, PERFECT)
    driver.wait(lambda: len(driver.moves) > len(MOVES))
    assert driver.moves.removeprefix(MOVES) in WINNING


def test_a_mistake_is_said_to_lose_and_what_wins_is_named(driver: Driver) -> None:
    begin(driver, MOVES + "a1")
    driver.press("y")
    driver.wait(lambda: driver.window.why.finding)
    said = driver.window.guide.sentence.text
    assert "After a1, O can win. " in said
    assert "makes two threats" in said
    assert all(move in said for move in WINNING)


def test_the_command_line_says_the_same(capsys: Capture) -> None:
    table = run(capsys, "analyse", GAME.id, MOVES).out
    rows = {row.split()[0]: row for row in table.splitlines()[3:-2] if row}
    assert {move for move, row in rows.items() if "X wins" in row} == WINNING
    assert all("wins" in row and " in 0" not in row for row in rows.values())
    told = json.loads(run(capsys, "analyse", GAME.id, MOVES, "--json").out)
    assert told["complete"]
    for candidate in told["candidates"]:
        wins = candidate["move"] in WINNING
        assert candidate["outcome"] == ("win" if wins else "loss")
        assert (candidate["plies"], candidate["bound"]) == (None, "exact")
        assert candidate["score"] == (10 if wins else -10)

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The line below the board: short, true, and about what the visitor has just done."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt

from desktop_app.core.position import MAX, MIN, Position
from desktop_app.core.record import parse_moves
from desktop_app.core.scales import Scale
from desktop_app.games.registry import find_game
from desktop_app.play.display import ShownValues
from desktop_app.play.session import PERSON
from desktop_app.search.minimax import minimax
from desktop_app.settings import WINDOW_ANALYSING
from tests.driver import PERFECT, Driver, Key
from tests.window import OpenWindow

MOST_WORDS = 20
EDGE = 7
"""Pixels at both ends of the line that are always free."""


@pytest.fixture
def shown(driver: Driver) -> Driver:
    """Two persons play, with all values."""
    driver.analyse()
    driver.wait_values()
    return driver


def line(driver: Driver) -> str:
    driver.settle()
    return driver.about("What to do").text()


def stand(driver: Driver, moves: str) -> str:
    """The line after some moves, when all is known."""
    driver.begin("tic-tac-toe", moves)
    if driver.position.outcome is None and driver.window.display.shows_values:
        driver.wait_values()
        driver.wait(lambda: not driver.window.history.unvalued())
    return line(driver)


# Before the first move


def test_a_visitor_reads_what_to_do_and_what_the_symbols_are(open_window: OpenWindow) -> None:
    visitor = open_window(first=True)
    visitor.wait_values()
    said = "Tap a square. The symbols show who wins if both sides play perfectly."
    assert line(visitor) == said
    visitor.press("w")
    assert line(visitor) == said.replace("symbols", "numbers")


def test_it_names_what_is_shown(shown: Driver) -> None:
    certain = "Tap a square. The {where} who wins if both sides play perfectly."
    assert line(shown) == certain.format(where="numbers show")
    shown.option("Values as", "Words").trigger()
    assert line(shown) == certain.format(where="symbols show")
    shown.option("On the board", "No values").trigger()
    assert line(shown) == certain.format(where="list shows")
    shown.press("a")
    assert line(shown) == "Tap a square. Turn off “Hide values” (A) to see the best moves."


@pytest.mark.parametrize(
    ("game", "tap"),
    [
        ("connect-four", "Tap a column."),
        ("chess", "Tap a piece, then a square."),
        ("nim:3,4,5", "Tap the board to move."),
        ("dots:3x3", "Tap a line."),
        ("hex:5", "Tap a cell."),
    ],
)
def test_it_says_how_this_game_is_played(driver: Driver, game: str, tap: str) -> None:
    driver.window.session.new_game(find_game(game).start())
    assert line(driver).startswith(tap)


def test_guesses_are_not_called_certain(shown: Driver) -> None:
    shown.begin("gomoku")
    shown.wait_guesses(1)
    assert line(shown) == "Tap a square. The numbers show how good each move looks."
    shown.click(112)
    shown.wait_guesses(1)
    assert line(shown) == "These values are guesses. Which move would you play?"


def test_nothing_is_promised_before_the_first_value(shown: Driver) -> None:
    shown.window.session.new_game(find_game("gomoku").start())
    assert shown.window.flow.analysis is None
    assert shown.about("What to do").text() == "Tap a square. The values will appear soon."


# In a game


@pytest.mark.parametrize(
    ("moves", "said"),
    [
        ("b2c3", "No move loses. Can you set a trap?"),
        ("a2", "4 of your moves don't lose. The others do."),
        ("a2b2c3b1", "Only one move doesn't lose. Can you see why?"),
        ("b2b1c2a2", "2 of your moves win. Can you see why?"),
        ("c3c2b3a3", "One of your moves wins. Can you see why?"),
        ("a3b2c2c1", "One of your moves loses. Can you see why?"),
        ("b2b1c2", "The other side can win from here. Make it hard!"),
        ("b2b3", "The last move was a mistake. Can you use it?"),
    ],
)
def test_it_counts_what_the_values_say(shown: Driver, moves: str, said: str) -> None:
    text = stand(shown, moves)
    signs = [minimax(p) * p.turn.opponent for p in followers(shown)]
    best = [(s > 0) - (s < 0) for s in signs].count((max(signs) > 0) - (max(signs) < 0))
    assert text == said
    number = re.match(r"\d+", text)
    assert number is None or int(number[0]) == best


def followers(driver: Driver) -> list[Position]:
    position = driver.position
    return [position.after(move) for move in position.legal_moves()]


def test_a_mistake_is_named_and_can_be_taken_back(shown: Driver) -> None:
    """The bot goes first and waits a minute before each move, unless it is told to move."""
    window = shown.window
    window.flow.set_pause(60_000)
    shown.seat(MAX, "top-left")
    window.session.new_game()
    shown.press("m")  # a3
    shown.wait_turn()
    shown.wait_values()
    assert line(shown) == "Only one move doesn't lose. Can you see why?"
    shown.click("b2")
    shown.wait(lambda: line(shown) == "Good move! Now watch the bot.")
    shown.press("u")
    shown.wait_values()
    shown.click("b3")
    shown.wait(lambda: line(shown) == "Oh no, that was a mistake. Now watch the bot.")
    shown.press("m")  # c3, which gives the win away
    shown.wait_turn()
    shown.wait_values()
    shown.wait(lambda: not window.history.unvalued())
    assert line(shown) == "The last move was a mistake. Can you use it?"
    shown.begin("tic-tac-toe", "a1b1")
    shown.press("m")  # a3, which keeps the win
    shown.wait_turn()
    shown.wait_values()
    shown.wait(lambda: not window.history.unvalued())
    assert line(shown) == "Your last move was a mistake. Press “Undo” (U) to try again."


def test_no_move_is_praised_that_loses(shown: Driver) -> None:
    window = shown.window
    window.flow.set_pause(60_000)
    shown.seat(MAX, "top-left")
    for before, move, said in (
        ("a3", "b2", "Good move! Now watch the bot."),
        ("b2b1c2", "a2", ""),  # every move loses
    ):
        shown.begin("tic-tac-toe", before)
        shown.wait_values()
        shown.click(move)
        shown.wait(lambda: window.flow.thinking and not window.history.unvalued())
        assert line(shown) == said


def test_hidden_values_are_not_given_away(driver: Driver) -> None:
    assert stand(driver, "b2b3") == "Are you stuck? Press “Hint” (H)."
    driver.seat(MIN, PERFECT)
    driver.window.flow.set_pause(60_000)
    driver.begin("tic-tac-toe")
    driver.click("b3")
    assert line(driver) == "", "the bar below says that the bot is thinking"


# Bots, and the end


def test_two_bots_can_be_interrupted(driver: Driver) -> None:
    window = driver.window
    window.flow.set_pause(60_000)
    for side in (MAX, MIN):
        driver.seat(side, PERFECT)
    window.session.new_game()
    assert line(driver) == "Two bots are playing. Tap the board to take over."
    driver.press("b")
    assert line(driver) == "", "the bar below says that it waits, and offers to let it move"
    assert driver.turn_text == "X (Zeno) is waiting"


def test_beside_a_waiting_bot_it_says_whose_moves_the_values_are(shown: Driver) -> None:
    shown.seat(MIN, PERFECT)
    start = find_game("tic-tac-toe").start()
    shown.window.session.new_game(start, held=True)
    shown.window.session.play_line(parse_moves(start, "a3"), held=True)
    assert shown.window.session.bot_waits
    assert line(shown) == "These are the bot's moves. Who wins if it plays there?"
    shown.option("On the board", "No values").trigger()
    assert line(shown) == ""


@pytest.mark.parametrize(
    ("bot", "moves", "said"),
    [
        (MIN, "a3b3a2b2a1", "Well done! Press “Why?” (Y) to see how you did it."),
        (MAX, "a3b3a2b2a1", "Why did you lose? Press “Why?” (Y) to find out."),
        (None, "a3b3a2b2a1", "Press “Why?” (Y) to see how the game was lost."),
        (MIN, "b2a3c3a1a2c2b3b1c1", "Could someone have won? Press “Why?” (Y) to find out."),
    ],
)
def test_the_end_asks_why(driver: Driver, bot: object, moves: str, said: str) -> None:
    for side in (MAX, MIN):
        driver.seat(side, PERFECT if side is bot else PERSON)
    assert stand(driver, moves) == ""  # the card covers the line
    assert driver.window.invitation.text == said
    driver.press("y")
    assert driver.window.guide.why.is_open
    assert driver.window.invitation.text == ""
    driver.press(Key.Key_Escape)
    assert driver.window.invitation.text == said


# Its room


@pytest.mark.parametrize("size", [(1024, 600), (1366, 730), (800, 500)])
def test_every_line_has_room_and_none_moves_the_board(shown: Driver, size: tuple[int, int]) -> None:
    window = shown.window
    window.resize(*size)
    shown.settle()
    place, label = window.board.geometry(), window.invitation_line
    room, wrap = label.rect().adjusted(EDGE, 0, -EDGE, 0), Qt.TextFlag.TextWordWrap
    for text in window.invitation.longest():
        needed = label.fontMetrics().boundingRect(room, wrap, text)
        assert needed.height() <= label.height(), text
        label.setText(text)
        picture = label.grab().toImage()
        edges = [*range(EDGE), *range(picture.width() - EDGE, picture.width())]
        for column in edges:  # no text touches the edge of the window
            assert len({picture.pixel(column, row) for row in range(picture.height())}) == 1, text
    for moves in ("", "b2", "b2b3", "a3b3a2b2a1"):
        stand(shown, moves)
        assert window.board.geometry() == place


def test_all_lines_are_short(shown: Driver) -> None:
    lines = shown.window.invitation.longest()
    assert len(set(lines)) == len(lines)
    for text in lines:
        for sentence in re.split(r"(?<=[.!?]) ", text):
            assert len(sentence.split()) <= MOST_WORDS, sentence


def test_it_is_there_without_the_list_too(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.press("v")
    assert not driver.window.layouts.analysing
    assert driver.window.display.display.overlay is ShownValues.ALL
    assert driver.window.display.display.scale is Scale.OUTCOME
    driver.wait_values()
    assert line(driver) == "Tap a square. The numbers show who wins if both sides play perfectly."
    assert WINDOW_ANALYSING.default is False

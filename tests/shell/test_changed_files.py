# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A game's file that somebody else has written to meanwhile is not written over unasked."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QPushButton

from desktop_app.core.position import MIN
from desktop_app.core.record import GameRecord, parse_moves
from desktop_app.files.disk import read_text
from desktop_app.files.game_file import GameFileContents, game_text, read_game
from desktop_app.games.registry import find_game
from desktop_app.play.session import PERSON
from desktop_app.shell.application import open_file
from tests.driver import CONTROL, Driver, named
from tests.window import OpenWindow

QUESTION = "Another person or program has changed “mine.mmfair”. What would you like to do?"


def moves_in(file: Path) -> str:
    record = read_game(read_text(file)).record
    return record.position.game.moves_text(record.moves())


def saved(driver: Driver, folder: Path) -> Path:
    """The file to which a window has saved its game."""
    file = folder / "mine.mmfair"
    driver.begin("tic-tac-toe", "b2a3")
    driver.press("s", modifier=CONTROL)
    (box,) = (each for each in driver.window.findChildren(QFileDialog) if each.isVisible())
    box.fileSelected.emit(str(file))
    box.close()
    driver.wait(lambda: driver.message == "The game is saved as “mine.mmfair”.")
    return file


def write_theirs(file: Path) -> None:
    record = GameRecord(find_game("tic-tac-toe").start())
    record.play_all(parse_moves(record.position, "c1c2c3"))
    file.write_text(game_text(GameFileContents(record)), "utf-8")


def asked(driver: Driver, folder: Path) -> Path:
    file = saved(driver, folder)
    write_theirs(file)
    driver.click("c1")
    driver.press("s", modifier=CONTROL)
    driver.wait(lambda: driver.message == QUESTION)
    assert moves_in(file) == "c1c2c3"
    return file


def answer(driver: Driver, text: str) -> None:
    driver.click_widget(named(driver.window.message_bar, QPushButton, text))


def test_overwriting_a_changed_file_needs_a_confirmation(driver: Driver, tmp_path: Path) -> None:
    file = asked(driver, tmp_path)
    answer(driver, "Keep mine")
    driver.wait(lambda: moves_in(file) == "b2a3c1")
    driver.wait(lambda: driver.message == "The game is saved as “mine.mmfair”.")
    driver.click("a1")
    driver.press("s", modifier=CONTROL)  # from now on it is known again
    driver.wait(lambda: moves_in(file) == "b2a3c1a1")


def test_opening_the_changed_file_keeps_the_own_game_on_the_shelf(
    driver: Driver, tmp_path: Path
) -> None:
    file = asked(driver, tmp_path)
    answer(driver, "Keep theirs")
    driver.wait(lambda: driver.moves == "c1c2c3")
    assert moves_in(file) == "c1c2c3"
    driver.press("b", modifier=CONTROL)
    assert driver.moves == "b2a3c1"


def test_a_copy_is_saved_beside_it(driver: Driver, tmp_path: Path) -> None:
    (tmp_path / "mine (2).mmfair").write_text("somebody's", "utf-8")
    file = asked(driver, tmp_path)
    answer(driver, "Save a copy")
    driver.wait(lambda: driver.message == "The game is saved as “mine (3).mmfair”.")
    assert moves_in(file) == "c1c2c3"
    assert moves_in(tmp_path / "mine (3).mmfair") == "b2a3c1"
    assert (tmp_path / "mine (2).mmfair").read_text("utf-8") == "somebody's"


def test_a_file_that_changed_while_the_program_was_closed_is_asked_about(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    first = open_window()
    first.seat(MIN, PERSON)
    file = saved(first, tmp_path)
    first.window.close()
    write_theirs(file)
    again = open_window()
    again.press("s", modifier=CONTROL)
    again.wait(lambda: again.message == QUESTION)
    assert moves_in(file) == "c1c2c3"


def test_two_windows_do_not_write_over_each_others_file(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    one = open_window()
    one.seat(MIN, PERSON)
    file = saved(one, tmp_path)
    other = open_window()
    open_file(other.window, file)
    other.wait(lambda: other.moves == "b2a3")
    one.click("c1")
    one.window.actions_list["save"].trigger()
    one.wait(lambda: moves_in(file) == "b2a3c1")
    other.window.actions_list["save"].trigger()
    other.wait(lambda: other.message == QUESTION)


@pytest.mark.parametrize("letters", [247, 255])
def test_the_longest_names_can_be_saved(driver: Driver, tmp_path: Path, letters: int) -> None:
    file = tmp_path / ("x" * (letters - len(".mmfair")) + ".mmfair")
    driver.begin("tic-tac-toe", "b2a3")
    driver.press("s", modifier=CONTROL)
    (box,) = (each for each in driver.window.findChildren(QFileDialog) if each.isVisible())
    box.fileSelected.emit(str(file))
    box.close()
    driver.wait(lambda: driver.message.startswith("The game is saved as"))
    assert moves_in(file) == "b2a3"

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Programs that only a file names: none is started before a person has said yes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QMessageBox, QPushButton

from desktop_app.core.position import MAX, MIN
from desktop_app.core.record import GameRecord
from desktop_app.files.game_file import GameFileContents, game_text
from desktop_app.games.registry import find_game
from desktop_app.play.session import PERSON
from desktop_app.players.registry import StrategyId
from desktop_app.shell.files.commands import FileCommands
from desktop_app.tournaments.conditions import FinishedGame, GameConditions
from desktop_app.tournaments.store import Store
from desktop_app.tournaments.tournament import Tournament
from tests.driver import Driver
from tests.players.programs.fakes import make_brain, posix_only, processes, wait_for_end
from tests.window import OpenWindow

pytestmark = posix_only
YES, NO = "Let it play", "Don't start it"


@pytest.fixture(autouse=True)
def programs_end(tmp_path: Path) -> Iterator[None]:
    """When the window is closed, no program is left."""
    yield
    assert wait_for_end(tmp_path / "pbrain-good")


@pytest.fixture
def brain(tmp_path: Path) -> StrategyId:
    """A program that plays well."""
    return StrategyId("brain", path=str(make_brain(tmp_path, "good")))


def started(brain: StrategyId) -> int:
    return len(processes(Path(str(brain.path))))


def question(driver: Driver) -> QMessageBox:
    """What is asked."""
    guard = driver.window.programs.guard
    driver.wait(lambda: guard.dialog is not None and guard.dialog.isVisible())
    assert guard.dialog is not None
    return guard.dialog


def answer(driver: Driver, text: str) -> None:
    dialog = question(driver)
    (button,) = (b for b in dialog.findChildren(QPushButton) if b.text() == text)
    button.click()
    driver.wait(lambda: driver.window.programs.guard.dialog is not dialog)


def saved_game(folder: Path, brain: StrategyId) -> Path:
    file = folder / "game.mmfair"
    record = GameRecord(find_game("gomoku").start())
    file.write_text(game_text(GameFileContents(record, (brain, PERSON), {})), "utf-8")
    return file


def open_file(driver: Driver, file: Path) -> None:
    commands = driver.window.findChild(FileCommands)
    assert commands is not None
    commands.open(file)


def test_a_program_in_a_saved_game_is_asked_for(
    driver: Driver, brain: StrategyId, tmp_path: Path
) -> None:
    open_file(driver, saved_game(tmp_path, brain))
    dialog = question(driver)
    assert not dialog.isModal()
    assert "You haven't chosen this program before." in dialog.text()
    assert str(brain.path) in dialog.informativeText()
    assert dialog.defaultButton().text() == NO
    session = driver.window.session
    assert session.chosen_seat(MAX) is PERSON
    answer(driver, NO)
    assert session.chosen_seat(MAX) is PERSON
    assert started(brain) == 0
    open_file(driver, saved_game(tmp_path, brain))
    answer(driver, YES)
    assert session.chosen_seat(MAX) == brain
    open_file(driver, saved_game(tmp_path, brain))
    driver.wait(lambda: session.chosen_seat(MAX) == brain)
    assert driver.window.programs.guard.dialog is None  # it is chosen by now


def test_another_game_ends_the_question(driver: Driver, brain: StrategyId, tmp_path: Path) -> None:
    open_file(driver, saved_game(tmp_path, brain))
    question(driver)
    driver.press("n")
    driver.wait(lambda: driver.window.programs.guard.dialog is None)
    assert driver.window.session.chosen_seat(MAX) is PERSON


def test_a_program_in_the_settings_is_asked_for_at_the_start(
    open_window: OpenWindow, settings_file: Path, brain: StrategyId
) -> None:
    store = QSettings(str(settings_file), QSettings.Format.IniFormat)
    store.setValue("game/id", "gomoku")
    store.setValue("seats/first", str(brain))
    store.setValue("seats/second", str(brain))
    store.setValue("players/programs", str(brain))
    store.sync()
    driver = open_window()
    session = driver.window.session
    assert driver.window.programs.offered == ()
    assert (session.chosen_seat(MAX), session.chosen_seat(MIN)) == (PERSON, PERSON)
    answer(driver, NO)  # for both sides
    assert driver.window.programs.guard.dialog is None
    assert (session.chosen_seat(MAX), session.chosen_seat(MIN)) == (PERSON, PERSON)
    assert started(brain) == 0


def test_a_program_of_the_last_window_that_has_changed_is_asked_for_once(
    open_window: OpenWindow, tmp_path: Path, brain: StrategyId
) -> None:
    first = open_window()
    open_file(first, saved_game(tmp_path, brain))
    answer(first, YES)
    first.window.close()
    file = Path(str(brain.path))
    file.write_text(file.read_text("utf-8") + "# updated\n", "utf-8")
    second = open_window()
    assert "has changed since you chose it" in question(second).text()
    assert second.window.session.chosen_seat(MAX) is PERSON
    answer(second, YES)
    assert second.window.session.chosen_seat(MAX) == brain
    second.window.close()
    third = open_window()
    assert third.window.programs.guard.dialog is None
    assert third.window.session.chosen_seat(MAX) == brain


def test_a_program_in_a_run_is_asked_for_before_it_goes_on(
    open_window: OpenWindow, settings_file: Path, brain: StrategyId
) -> None:
    folder = settings_file.parent / "arena"
    folder.mkdir()
    tournament = Tournament(GameConditions("gomoku"), (brain, StrategyId("random")), games=2)
    with Store(folder / "run.arena", tournament) as store:
        store.add([FinishedGame(0, 0, True, "h8", 1, None)])
    driver = open_window()
    driver.window.pages.toggle_arena()
    page = driver.window.pages.arena_page
    driver.wait(lambda: page.results.tournament == tournament and page.steering.pause.isEnabled())
    page.steering.pause.click()
    answer(driver, NO)
    assert not page.run.is_busy
    page.gameChosen.emit(tournament, page.results.games[0])
    assert driver.window.session.chosen_seat(MAX) is PERSON
    answer(driver, NO)
    assert started(brain) == 0

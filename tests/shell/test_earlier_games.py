# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every game that was played here can be found and opened again, until the archive is emptied."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtTest import QTest

from desktop_app.core.position import MIN
from desktop_app.files.archive import ARCHIVE
from desktop_app.play.session import PERSON, SHELF
from desktop_app.shell.dialogs.earlier_games import EarlierGames
from tests.driver import Driver, Key
from tests.window import OpenWindow


def opened(driver: Driver, games: int) -> EarlierGames:
    """The dialog, once it lists so many games."""
    driver.window.actions_list["earlier"].trigger()
    (dialog,) = driver.window.findChildren(EarlierGames)
    driver.wait(lambda: dialog.note.text() == f"{games} game{'s' * (games != 1)}")
    return dialog


def test_a_game_is_found_by_its_comment_and_opened(open_window: OpenWindow) -> None:
    first = open_window()
    first.seat(MIN, PERSON)
    first.begin("tic-tac-toe", "b2a1")
    first.window.session.comment("my best one")
    first.begin("connect-four", "4453")
    first.begin("gomoku", "h8")
    first.window.close()
    second = open_window()
    dialog = opened(second, 3)
    dialog.search.setText("BEST")
    assert dialog.note.text() == "1 game"
    dialog.view.setCurrentIndex(dialog.view.model().index(0, 0))
    dialog.show_game.click()
    second.wait(lambda: second.moves == "b2a1")
    assert second.window.session.record.current.comment == "my best one"
    second.window.session.previous_game()  # the one before is kept
    assert second.window.session.game.id == "gomoku"


def test_emptying_the_archive_needs_a_confirmation(
    open_window: OpenWindow, settings_file: Path
) -> None:
    first = open_window()
    first.seat(MIN, PERSON)
    session = first.window.session
    for _ in range(SHELF + 4):
        session.new_game()
        session.play(4)
    first.window.close()
    second = open_window()
    archive = settings_file.parent / ARCHIVE
    second.wait(lambda: archive.exists() and any(archive.iterdir()))
    dialog = opened(second, SHELF + 4)
    dialog.empty.click()
    assert any(archive.iterdir())
    assert "This deletes all games" in dialog.note.text()
    dialog.sure.click()
    second.wait(lambda: dialog.note.text() == f"{SHELF + 1} games")
    assert list(archive.iterdir()) == []


@pytest.mark.usefixtures("open_window")  # which saves the games
def test_escape_closes_it_and_the_game_stays(driver: Driver) -> None:
    driver.begin("tic-tac-toe", "b2")
    dialog = opened(driver, 1)
    dialog.activateWindow()
    driver.wait(dialog.isActiveWindow)
    QTest.keyClick(dialog.search, Key.Key_Escape)
    assert not any(each.isVisible() for each in driver.window.findChildren(EarlierGames))
    assert driver.moves == "b2"

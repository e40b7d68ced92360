# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A file with several games shows a list of them, from which one is opened."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QFileDialog, QInputDialog

from desktop_app.core.file_formats import GameSummary
from desktop_app.files import opening
from desktop_app.shell.application import open_file
from desktop_app.shell.dialogs.games_of_file import DATE, FIRST, MOVES, GamesOfFile, GameTable
from tests.driver import Driver, Key

GAMES = (
    GameSummary(("Cy", "Ada"), "2003.10.02", "1-0", 5, 1),
    GameSummary(("Bob", "Di"), "2003.9", "0-1", 40, 5),
    GameSummary(("", "Émile"), "", "", 12, 9),
)
PGN = """[White "Cy"]\n[Black "Ada"]\n[Date "2003.10.02"]\n[Result "1-0"]\n
1. e4 e5 2. Qh5 Ke7 3. Qxe5# 1-0\n
[White "Bob"]\n[Black "Di"]\n[Result "*"]\n\n1. d4 d5 2. c4 *\n"""


def shown(model: QAbstractItemModel, column: int = FIRST) -> list[object]:
    return [model.index(row, column).data() for row in range(model.rowCount())]


def opened(driver: Driver, file: Path, text: str = PGN) -> GamesOfFile:
    """The list of a file's games, when it is complete."""
    file.write_text(text, "utf-8")
    open_file(driver.window, file)
    driver.wait(lambda: any(each.isVisible() for each in lists(driver)))
    (found,) = (each for each in lists(driver) if each.isVisible())
    driver.wait(lambda: not found.stop.isVisible())
    return found


def lists(driver: Driver) -> list[GamesOfFile]:
    return driver.window.findChildren(GamesOfFile)


def test_games_are_sorted_and_searched_by_every_column() -> None:
    table = GameTable()
    tester = QAbstractItemModelTester(table)
    table.add(GAMES[:2])
    table.add(GAMES[2:])
    assert shown(table, 0) == ["1", "2", "3"]
    table.sort(FIRST)
    assert shown(table) == ["Bob", "Cy", ""]  # unknown names come last
    table.sort(FIRST, Qt.SortOrder.DescendingOrder)
    assert shown(table) == ["Cy", "Bob", ""]
    table.sort(MOVES)
    assert shown(table, MOVES) == ["5", "12", "40"]
    table.sort(DATE)
    assert shown(table, DATE) == ["2003.9", "2003.10.02", ""]  # as dates, not as texts
    table.add(GAMES[:1])
    assert shown(table, DATE) == ["2003.9", "2003.10.02", "2003.10.02", ""]
    table.search("2003 ADA")
    assert shown(table) == ["Cy", "Cy"]
    assert [table.number_at(row) for row in range(2)] == [1, 4]
    table.search("émile")
    assert shown(table, 0) == ["3"]
    table.search("nobody")
    assert shown(table) == []
    assert table.total == 4
    assert tester.model() is table


def test_a_row_is_read_aloud_as_one_sentence() -> None:
    table = GameTable()
    table.add(GAMES)
    spoken = Qt.ItemDataRole.AccessibleTextRole
    assert table.index(0, 0).data(spoken) == "Game 1, Cy – Ada, 2003.10.02, 1-0, 5 moves"
    assert table.index(2, 0).data(spoken) == "Game 3, Émile, 12 moves"


def test_a_game_is_chosen_with_the_keyboard_and_the_list_comes_again(
    driver: Driver, tmp_path: Path
) -> None:
    driver.begin("tic-tac-toe", "b2")
    file = tmp_path / "two.pgn"
    for _ in range(2):
        dialog = opened(driver, file)
        assert dialog.windowTitle() == "Games in two.pgn"
        assert dialog.note.text() == "2 games"
        dialog.activateWindow()
        driver.wait(dialog.isActiveWindow)
        QTest.keyClick(dialog.view, Key.Key_Down)
        QTest.keyClick(dialog.view, Key.Key_Return)
        driver.wait(lambda: not lists(driver))
        driver.wait(lambda: driver.window.session.game.id == "chess")
        line = driver.window.session.record.line()
        assert len(line) == 4
        assert driver.window.session.record.tags["White"] == "Bob"
    assert driver.window.windowTitle() == "Minimax Fair"  # it is not the file of that game
    driver.window.actions_list["save"].trigger()  # so a new file is asked for
    asked = driver.window.findChild(QFileDialog)
    assert asked is not None
    assert "two.pgn" not in asked.selectedFiles()[0]
    assert file.read_text("utf-8") == PGN


def test_escape_closes_the_list_and_the_game_stays(driver: Driver, tmp_path: Path) -> None:
    driver.begin("tic-tac-toe", "b2")
    dialog = opened(driver, tmp_path / "two.pgn")
    dialog.activateWindow()
    driver.wait(dialog.isActiveWindow)
    QTest.keyClicks(dialog.search, "bob")
    assert dialog.note.text() == "1 of 2 games"
    QTest.keyClick(dialog.search, Key.Key_Escape)
    driver.wait(lambda: not lists(driver))
    assert driver.moves == "b2"


def test_the_list_fills_while_the_file_is_read_and_can_be_stopped(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "MOST_GAMES", 10**9)
    file = tmp_path / "endless.pgn"
    file.write_text(PGN * 20_000, "utf-8")
    open_file(driver.window, file)
    driver.wait(lambda: bool(lists(driver)))
    (dialog,) = lists(driver)
    assert dialog.note.text().endswith(" games so far…")
    dialog.stop.click()
    driver.wait(lambda: not dialog.stop.isVisible())
    assert dialog.note.text().endswith(" games. These aren't all the games: you stopped it.")
    some = dialog.model.total
    assert 0 < some < 40_000
    dialog.view.setCurrentIndex(dialog.model.index(some - 1, 0))
    dialog.open_game.click()
    driver.wait(lambda: driver.window.session.game.id == "chess")


def test_another_file_takes_the_place_of_the_list(driver: Driver, tmp_path: Path) -> None:
    opened(driver, tmp_path / "two.pgn")
    other = opened(driver, tmp_path / "three.pgn", PGN * 2)
    driver.wait(lambda: lists(driver) == [other])
    assert other.model.total == 4


def test_moves_that_fit_several_games_ask_for_one(driver: Driver, tmp_path: Path) -> None:
    file = tmp_path / "moves.txt"
    file.write_text("a1 b2 c3", "utf-8")
    driver.begin("hex", "")
    open_file(driver.window, file)
    driver.wait(lambda: bool(driver.window.findChildren(QInputDialog)))
    (dialog,) = driver.window.findChildren(QInputDialog)
    assert dialog.labelText() == "The moves in “moves.txt” fit several games:"
    assert dialog.textValue() == "Hex 11×11"  # the game on the board
    dialog.setTextValue("Gomoku 15×15")
    dialog.accept()
    driver.wait(lambda: driver.window.session.game.id == "gomoku")
    assert driver.moves == "a1b2c3"

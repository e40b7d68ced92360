# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The bar that says that something went wrong: calm, on every page, and in nobody's way."""

import threading
from pathlib import Path

import pytest
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QPushButton, QToolButton

from desktop_app import error_log
from desktop_app.error_log import ErrorLog
from desktop_app.shell.application import show_errors
from desktop_app.shell.bars import error_bar
from desktop_app.shell.bars.error_bar import ErrorBar
from tests.driver import Driver

pytestmark = pytest.mark.usefixtures("open_window")  # a window shows one log of errors


@pytest.fixture
def log(tmp_path: Path) -> ErrorLog:
    return ErrorLog(lambda: tmp_path / "data")


@pytest.fixture
def bar(driver: Driver, log: ErrorLog) -> ErrorBar:
    return show_errors(driver.window, log)


def fail(log: ErrorLog, text: str = "no idea") -> None:
    try:
        raise ValueError(text)
    except ValueError as error:
        log.take(type(error), error, error.__traceback__)


def test_an_error_of_any_thread_shows_it_and_nothing_moves(
    driver: Driver, bar: ErrorBar, log: ErrorLog
) -> None:
    before = driver.window.board.geometry()
    assert bar.text == ""
    thread = threading.Thread(target=fail, args=(log,))
    thread.start()
    thread.join()
    assert bar.text == ""  # told in the window's own thread
    driver.wait(lambda: bar.text)
    assert bar.text == "Something went wrong, but your game is safe."
    assert bar.isVisible()
    assert driver.window.board.geometry() == before
    driver.click("b2")
    assert driver.moves == "b2"


def test_it_is_seen_on_the_page_that_explains_and_follows_the_window(
    driver: Driver, bar: ErrorBar, log: ErrorLog
) -> None:
    driver.press("e")
    fail(log)
    driver.wait(lambda: bar.text)
    for size in ((1000, 700), (800, 560)):
        driver.window.resize(*size)
        driver.settle()
        assert bar.isVisible()
        assert driver.window.rect().contains(bar.geometry())
        uppermost = driver.window.childAt(bar.geometry().center())
        assert uppermost is bar or bar.isAncestorOf(uppermost or driver.window)


def test_it_counts_is_copied_and_closed(
    driver: Driver, bar: ErrorBar, log: ErrorLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(error_log, "QUIET_SECONDS", 0.0)
    for _ in range(3):
        fail(log)
    driver.wait(lambda: "3 times" in bar.text)
    copy = bar.findChildren(QPushButton)[0]
    assert copy.text() == "Copy details"
    copy.click()
    text = QGuiApplication.clipboard().text()
    assert "ValueError: no idea" in text
    assert "in fail" in text
    assert text.startswith("Minimax Fair ")
    assert copy.text() == "Copied"
    bar.findChildren(QToolButton)[0].click()
    assert bar.text == ""


def test_the_error_bar_hides_by_itself(
    driver: Driver, log: ErrorLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(error_bar, "SHOWN_MS", 300)
    bar = show_errors(driver.window, log)
    fail(log)
    driver.wait(lambda: bar.text)
    driver.wait(lambda: not bar.text)


def test_the_help_menu_has_both_ways_too(
    driver: Driver,
    bar: ErrorBar,
    log: ErrorLog,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    opened: list[str] = []

    def note(url: object) -> bool:
        opened.append(str(url))
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", note)
    fail(log, "another")
    driver.window.actions_list["report"].trigger()
    assert "another" in QGuiApplication.clipboard().text()
    driver.window.actions_list["log"].trigger()
    assert log.folder.is_dir()
    assert len(opened) == 1

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fixtures that open the real window with its own settings, and close it after the test."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app import resources
from desktop_app.core.position import MIN
from desktop_app.languages import ENGLISH, speak, spoken_language
from desktop_app.play import search_client
from desktop_app.play.session import PERSON
from desktop_app.search.engine import no_book
from desktop_app.settings import FULL_DETAILS, WINDOW_ANALYSING, Settings
from desktop_app.shell.application import SWITCH_SECONDS, make_window
from desktop_app.shell.main_window import MainWindow
from tests.driver import Driver
from tests.virtual_screen import qapp_args

__all__ = [
    "as_in_the_program",
    "driver",
    "in_english",
    "open_window",
    "qapp_args",
    "settings_file",
    "short_reasons",
    "without_book",
]
"""The fixtures, which the `conftest.py` of a folder imports all at once."""

OpenWindow = Callable[..., Driver]


@pytest.fixture(scope="session", autouse=True)
def in_english(qapp: QApplication) -> None:
    """Show all texts in English, with plural forms, whatever the system's language is."""
    speak(qapp, ENGLISH)


@pytest.fixture(autouse=True)
def as_in_the_program(qapp: QApplication) -> Iterator[None]:
    """Use the program's style and its interval for switching threads."""
    qapp.setStyle("fusion")
    before, font = sys.getswitchinterval(), qapp.font()
    sys.setswitchinterval(SWITCH_SECONDS)
    yield
    sys.setswitchinterval(before)
    if qapp.font() != font:
        qapp.setFont(font)  # a test may have left type large


@pytest.fixture
def settings_file(tmp_path: Path) -> Path:
    return tmp_path / "settings.ini"


@pytest.fixture
def open_window(qtbot: QtBot, settings_file: Path) -> Iterator[OpenWindow]:
    """Return a function that opens a window with the settings that the previous one left.

    Without any, it opens as for somebody who has played here before, hidden values and full
    details chosen; with `first` as it does when the program is started for the first time.
    """
    windows: list[MainWindow] = []

    def note(window: MainWindow) -> None:
        windows.append(window)
        window.replaced.connect(note)

    def open_one(seed: int = 1, *, first: bool = False) -> Driver:
        store = QSettings(str(settings_file), QSettings.Format.IniFormat)
        settings = Settings(store, settings_file.parent)
        if not first and not settings.holds(FULL_DETAILS):
            settings.set(FULL_DETAILS, True)
        if not first and not settings.holds(WINDOW_ANALYSING):
            settings.set(WINDOW_ANALYSING, False)
        window = make_window(settings, seed)
        window.flow.set_pause(0)
        note(window)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow, timeout=10_000)
        return Driver(window, qtbot)

    yield open_one
    for window in filter(shiboken6.isValid, windows):  # one may have taken another's place
        window.close()
        assert window.engine.has_ended
        window.deleteLater()
    windows.clear()
    app = QApplication.instance()
    if app is not None and spoken_language() != ENGLISH:
        speak(app, ENGLISH)  # somebody has chosen another
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def driver(open_window: OpenWindow) -> Driver:
    """Open a window in which two people play tic-tac-toe."""
    made = open_window()
    made.seat(MIN, PERSON)
    return made


@pytest.fixture(autouse=True)
def without_book(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take away the opening book, so that Connect Four takes long to solve."""
    monkeypatch.setattr(resources, "read_book", no_book)


@pytest.fixture(autouse=True)
def short_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not search three seconds for the reason of an end where no proof can be found."""
    monkeypatch.setattr(search_client, "REASON_SECONDS", 0.3)

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fixtures that open the real window with its own settings, and close it after the test.

A test that only looks at the window, or leaves it as it found it, asks for `shared_driver`: the
tests of a module then share one window. In a room where most tests do so, `driver` is the
`module_driver`, and a test that needs its own window asks for `open_window` as well.
"""

import logging
import sys
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from types import BuiltinMethodType, MethodType
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QModelIndex,
    QObject,
    QPointF,
    QSettings,
    QSize,
    Qt,
    QTimer,
    SignalInstance,
)
from PySide6.QtGui import QAction, QFont, QMouseEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QDialog,
    QLabel,
    QLineEdit,
    QSlider,
    QWidget,
)
from pytestqt.qtbot import QtBot

import desktop_app.settings
from desktop_app import resources
from desktop_app.arena import run_thread
from desktop_app.core.position import MAX, MIN
from desktop_app.core.record import GameRecord
from desktop_app.games.registry import FIRST_GAME
from desktop_app.kit.look.motion import motion
from desktop_app.kit.touch.sizes import TouchChoice, TouchWatch, touch_sizes
from desktop_app.languages import ENGLISH, current_language, load_language
from desktop_app.play import search_client
from desktop_app.play.board.view import BoardView
from desktop_app.play.display import Display, DisplayChoice
from desktop_app.play.session import PERSON, GameSession
from desktop_app.search.engine import no_book
from desktop_app.search.limits import Limits
from desktop_app.settings import (
    ANALYSE_STATE,
    BOT_SECONDS,
    EXPLAIN_CONTROLS,
    FINGER_SEEN,
    FINGERS,
    FULL_DETAILS,
    GUESS_DAY,
    GUESSES_RIGHT,
    GUESSES_WRONG,
    PLAY_STATE,
    POINT_OF_VIEW,
    SCALE,
    SERIES,
    SERIES_DAY,
    VALUES_ALONE,
    VALUES_ON_BOARD,
    VALUES_ON_BOARD_ALONE,
    WINDOW_ANALYSING,
    BlobSetting,
    Setting,
    Settings,
)
from desktop_app.shell.application import SWITCH_SECONDS, make_window
from desktop_app.shell.main_window import MainWindow
from tests.calm import settle
from tests.driver import Driver
from tests.virtual_screen import qapp_args
from tests.waiting import PATIENCE_MS, wait_until

__all__ = [
    "as_in_the_program",
    "busy_machine",
    "driver",
    "in_english",
    "module_driver",
    "open_window",
    "qapp_args",
    "quick_first_look",
    "settings_file",
    "shared_driver",
    "shared_window",
    "short_reasons",
    "without_book",
]
"""The fixtures, which the `conftest.py` of a folder imports all at once."""

OpenWindow = Callable[..., Driver]
SETTINGS: list[Setting[Any]] = [
    each
    for each in vars(desktop_app.settings).values()
    if isinstance(each, Setting) and not isinstance(each, BlobSetting)
]
"""All settings but the places of bars and panels."""
DISPLAYED = {SCALE, POINT_OF_VIEW, VALUES_ON_BOARD, VALUES_ON_BOARD_ALONE}
"""How values are shown."""
BLOBS = [each for each in vars(desktop_app.settings).values() if isinstance(each, BlobSetting)]
"""The places of bars and panels."""
PUT_BACK = {WINDOW_ANALYSING, VALUES_ALONE, SERIES, SERIES_DAY, *DISPLAYED}
CHOICES = [setting for setting in SETTINGS if setting not in PUT_BACK]
"""Those of them that a window does not take up again once they are put back."""
OF_PAGES: tuple[Setting[Any], ...] = (EXPLAIN_CONTROLS, GUESS_DAY, GUESSES_RIGHT, GUESSES_WRONG)
"""What pages read only when they are made."""
INPUTS = (QLineEdit, QAbstractSpinBox, QSlider)
"""What keeps something that was entered, be it seen or not; all else is filled when it is shown."""
BOUND = (MethodType, BuiltinMethodType)
PLACES = (PLAY_STATE, ANALYSE_STATE)
"""These are stored as soon as the panels are shown or hidden."""

FEW_POSITIONS = Limits(nodes=30_000)
"""Enough for two glances of "Why?" at positions where nothing can be proven."""

log = logging.getLogger(__name__)


@pytest.fixture(scope="session", autouse=True)
def in_english(qapp: QApplication) -> None:
    """Show all texts in English, with plural forms, whatever the system's language is."""
    load_language(qapp, ENGLISH)


@cache
def font_at_first() -> QFont:
    """Return the font before the first window was opened."""
    return QApplication.font()


@pytest.fixture(autouse=True)
def as_in_the_program(qapp: QApplication) -> Iterator[None]:
    """Use the program's style and its interval for switching threads."""
    font_at_first()
    if qapp.style().name() != "fusion":  # to set it again would lay out an open window anew
        qapp.setStyle("fusion")
    before = sys.getswitchinterval()
    sys.setswitchinterval(SWITCH_SECONDS)
    yield
    sys.setswitchinterval(before)
    if not any(map(QWidget.isVisible, qapp.topLevelWidgets())):  # else a window is shared
        put_back_font()


def put_back_font() -> None:
    """Take the font that a window or a test has chosen away from later tests."""
    if QApplication.font() != font_at_first():
        QApplication.setFont(font_at_first())


@pytest.fixture
def settings_file(tmp_path: Path) -> Path:
    return tmp_path / "settings.ini"


class Windows:
    """The windows that are opened with the same settings, to be closed all at once.

    Args:
        store: the file of the settings.
        folder: the folder for saved games; None: nothing is saved.
    """

    def __init__(self, store: Path, folder: Path | None) -> None:
        self._store, self._folder = store, folder
        self._windows: list[MainWindow] = []

    def open(self, qtbot: QtBot, seed: int = 1, *, first: bool = False) -> Driver:
        """Open a window with the settings that the previous one left."""
        store = QSettings(str(self._store), QSettings.Format.IniFormat)
        settings = Settings(store, self._folder)
        if not first and not settings.holds(FULL_DETAILS):
            settings.set(FULL_DETAILS, True)
        if not first and not settings.holds(WINDOW_ANALYSING):
            settings.set(WINDOW_ANALYSING, False)
        window = make_window(settings, seed)
        window.flow.set_pause(0)
        self._note(window)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow, timeout=PATIENCE_MS)
        return Driver(window, qtbot)

    def _note(self, window: MainWindow) -> None:
        self._windows.append(window)
        window.replaced.connect(self._note)

    def close(self) -> None:
        """Close all windows; their searches have ended then."""
        for window in filter(shiboken6.isValid, self._windows):  # one may have replaced another
            window.close()
            assert window.engine.has_ended
            window.deleteLater()
        self._windows.clear()
        app = QApplication.instance()
        if app is not None and current_language() != ENGLISH:
            load_language(app, ENGLISH)  # somebody has chosen another
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def open_window(qtbot: QtBot, settings_file: Path) -> Iterator[OpenWindow]:
    """Return a function that opens a window with the settings that the previous one left.

    Without any, it opens as for somebody who has played here before, hidden values and full
    details chosen; with `first` as it does when the program is started for the first time.
    """
    for shared in [*SHARED]:  # nothing that is done to all windows must reach it
        shared.close()
    windows = Windows(settings_file, settings_file.parent)
    yield partial(windows.open, qtbot)
    windows.close()


@pytest.fixture
def driver(open_window: OpenWindow) -> Driver:
    """Open a window in which two people play tic-tac-toe."""
    made = open_window()
    made.seat(MIN, PERSON)
    return made


@pytest.fixture
def module_driver(request: pytest.FixtureRequest) -> Driver:
    """Return the window that the tests of a module share.

    A test that opens others as well, or looks at what is saved, has one of its own.
    """
    if not {"open_window", "settings_file"} & {*request.fixturenames}:
        return request.getfixturevalue("shared_driver")
    made = request.getfixturevalue("open_window")()
    made.seat(MIN, PERSON)
    return made


LATE_LOOKS, LATE = 10, 0.03
"""How often a window is looked at again that only looks otherwise, and the seconds between: on a
busy machine the last of it may be painted late."""


class SharedWindow:
    """A window for several tests, which saves no games; each test finds it as if just opened.

    It is made anew if anything that can be seen or was entered, any setting, choice or the session
    differs after a test although the game, the page, the panels, the size and the keyboard's place
    were put back; and if a test has put something in the place of a method.
    """

    def __init__(self, folder: Path) -> None:
        self._folder, self._number = folder, 0
        self._windows: Windows | None = None
        self._driver: Driver | None = None
        self._at_first: dict[str, object] = {}

    def take(self, qtbot: QtBot) -> Driver:
        """Return the window for one test, in which two people play tic-tac-toe."""
        if self._driver is not None and replaced_methods(self._driver.window):
            self.close()
        if self._driver is None:
            self._number += 1
            SHARED.add(self)
            file = self._folder / f"{self._number}.ini"
            self._settings = Settings(QSettings(str(file), QSettings.Format.IniFormat))
            self._windows = Windows(file, None)
            self._driver = self._windows.open(qtbot)
            self._driver.seat(MIN, PERSON)
            settle()
            self._size = self._driver.window.size()
            self._prepare(self._driver)
            settle()
            self._chosen = choices(self._settings)
            self._at_first = self._state(self._driver)
        return Driver(self._driver.window, qtbot)

    def give_back(self) -> list[str]:
        """Put back what tests usually change; close the window if anything else differs.

        Return what differs.
        """
        try:
            changed = self._changes()
        except BaseException:
            self.close()  # or the next test would get a window that is half put back
            raise
        if changed:
            log.info("the shared window is made anew: %s", ", ".join(changed))
            self.close()
        return changed

    def _prepare(self, driver: Driver) -> None:
        """Do what is to be done before the first test."""

    def _may_be_left(self, driver: Driver) -> bool:
        """Leave the other pages; return whether the window can be put back from where it is."""
        leave_pages(driver.window, self._settings)
        put_back_fingers(driver.window, self._settings)
        return driver.window.pages.is_at_board

    def _put_back_rest(self, driver: Driver) -> None:
        """Put back what was prepared, once the first game has begun anew."""

    def _state(self, driver: Driver) -> dict[str, object]:
        return state_of_window(driver.window, self._settings)

    def _changes(self) -> list[str]:
        if self._driver is None:
            return []
        window = self._driver.window
        if not shiboken6.isValid(window) or not window.isVisible():
            return ["closed"]
        tops = (each for each in QApplication.topLevelWidgets() if each is not window)
        if others := [type(each).__name__ for each in tops if each.isVisible()]:
            return others
        if not self._may_be_left(self._driver) or window.isFullScreen():
            return ["page"]
        chosen = choices(self._settings)
        if chosen != self._chosen:
            return [key for key, value in chosen.items() if value != self._chosen[key]]
        put_back(self._driver, self._settings, self._size, self._put_back_rest)
        return self._differences_at_last(self._driver)

    def _differences_at_last(self, driver: Driver) -> list[str]:
        """Return what differs, once nothing more than what is painted late can follow."""
        looks, found = iter(range(LATE_LOOKS)), list[str]()

        def is_clear() -> bool:
            found[:] = self._differences(driver)
            if found != ["looks"] or next(looks, None) is None:
                return True
            settle()
            return False

        wait_until(is_clear, LATE)
        return found

    def _differences(self, driver: Driver) -> list[str]:
        now = self._state(driver)
        return [key for key in {**now, **self._at_first} if now.get(key) != self._at_first.get(key)]

    def close(self) -> None:
        """Close the window, if one is open."""
        if self._windows is not None:
            self._windows.close()
            put_back_font()
        self._windows = self._driver = None
        SHARED.discard(self)


SHARED: set[SharedWindow] = set()
"""What has opened a window that is shared."""


def choices(settings: Settings) -> dict[str, object]:
    """Return what is chosen for a window and all parts of it follow."""
    shown: dict[str, object] = {"type": QApplication.font(), "theme": QApplication.palette()}
    return shown | {setting.key: settings.get(setting) for setting in CHOICES}


def leave_pages(window: MainWindow, settings: Settings) -> None:
    """Go back to the board; each other page is made anew when it is opened next."""
    window.actions_list["presenter"].setChecked(False)
    window.pages.close_pages()
    for setting in OF_PAGES:
        if settings.holds(setting):
            settings.forget(setting)
    window.tool_bar.setEnabled(True)  # it waits for the second click of two


def put_back_fingers(window: MainWindow, settings: Settings) -> None:
    """Forget that a finger was seen."""
    if settings.get(FINGER_SEEN):
        settings.forget(FINGER_SEEN)
        touch_sizes.choose(TouchChoice(settings.get(FINGERS)), seen=False)
        for watch in window.findChildren(TouchWatch):
            watch.deleteLater()
        TouchWatch(window)  # it looks out for the first finger only
    settle()


def put_back(
    driver: Driver, settings: Settings, size: QSize, rest: Callable[[Driver], None]
) -> None:
    """Begin the first game anew, between two people and without earlier games; hide all values.

    Args:
        driver: of the window.
        settings: of the window.
        size: that the window had.
        rest: puts back what else was changed, once the game has begun anew.
    """
    window, session = driver.window, driver.window.session
    window.resize(size)
    if any(map(settings.holds, PLACES)):  # the panels were shown, and perhaps moved
        window.layouts.set_analysing(False)
        window.layouts.reset()
        for place in PLACES:
            settings.forget(place)
    window.display.set_panels(False)
    put_back_display(window.display, settings)
    window.flow.set_pause(0)
    window.flow.move_seconds = float(settings.get(BOT_SECONDS))
    bar = window.position_bar
    if bar.isVisible():
        bar.close_bar()
    bar.line.clear()
    bar.line.setClearButtonEnabled(False)  # as before it is opened
    for player in (MAX, MIN):
        session.set_seat(player, PERSON)
    if session.position == FIRST_GAME.start() and window.flow.analysis is not None:
        session.play(0)  # what was found out of the first position is forgotten there
    for setting in (SERIES, SERIES_DAY):  # the next game begins a series
        settings.forget(setting)
    fresh = GameSession(FIRST_GAME, seed=1)
    fresh.continue_record(GameRecord(FIRST_GAME.start()))  # as at the start of the program
    session.continue_from(fresh)
    rest(driver)
    window.message_bar.hide()
    window.tool_bar.setEnabled(True)  # after another page it waits for a second click
    put_back_pointer(window.board)
    driver.wait(lambda: not window.engine.busy)
    if not window.isActiveWindow():  # a dialog has taken the keyboard along
        window.activateWindow()
        driver.wait(window.isActiveWindow)
    settle()


def put_back_pointer(board: BoardView) -> None:
    """Let the board have the keyboard, but forget the place of the mouse and the cursor."""
    outside = QPointF(-1, -1)
    button, none = Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier
    press = QMouseEvent(QEvent.Type.MouseButtonPress, outside, outside, button, button, none)
    for event in (QEvent(QEvent.Type.Leave), press):  # a press hides the cursor
        QCoreApplication.sendEvent(board.viewport(), event)
    board.clearFocus()
    board.setCurrentIndex(QModelIndex())
    board.setFocus()


def put_back_display(display: DisplayChoice, settings: Settings) -> None:
    """Show values again as at first, both beside the panels and without them, and hide them."""
    if not any(map(settings.holds, DISPLAYED)):
        return
    for has_panels in (True, False):
        display.set_panels(has_panels)
        display.choose(Display())
    display.set_panels(False)
    for setting in DISPLAYED:
        settings.forget(setting)


def state_of_window(
    window: MainWindow, settings: Settings, apart: QWidget | None = None
) -> dict[str, Any]:
    """Return what the next test could find otherwise, by its name.

    Args:
        window: the window.
        settings: its settings.
        apart: a part of it that is left out.
    """
    board, flow, display = window.board, window.flow, window.display
    others: set[QObject] = set() if apart is None else {apart, *apart.findChildren(QObject)}
    docks = (window.candidate_dock, window.history_dock)
    timers = (each for each in window.findChildren(QTimer) if each not in others)
    state: dict[str, Any] = {
        "picture": (board.picture, board.pointer, board.palette(), board.font()),
        "cursor": (board.currentIndex().row(), board.currentIndex().column()),
        "language": current_language(),
        "fingers": (touch_sizes.are_large, motion.choice),
        "pace": (flow.pause, flow.move_seconds, flow.ties, flow.analysis, window.engine.busy),
        "values": (display.display, display.is_turned, display.shows_values),
        "places": [(window.dockWidgetArea(dock), dock.isFloating()) for dock in docks],
        "title": (window.windowTitle(), window.windowState()),
        "dialogs": len(window.findChildren(QDialog)),  # a hidden one keeps what was typed
        "session": state_of_session(window.session),
        "answers": (window.why.is_open, window.find_flow.is_open, window.find_flow.is_searching),
        "learned": (tuple(window.boxes.games), window.boxes.forgotten, window.fits.percent),
        "timers": sorted(each.interval() for each in timers if is_ticking(each)),
        "stored": [setting.key for setting in BLOBS if settings.holds(setting)],
        "looks": window.grab().toImage(),
    }
    for key, value in choices(settings).items():
        state[f"choice {key}"] = value
    for action in window.findChildren(QAction):
        if action in others:
            continue
        about = (action.isChecked(), action.isEnabled(), action.isVisible())
        state.setdefault(f"action {action.text()}", []).append(about)
    for part in window.findChildren(QWidget):
        if part in others:
            continue
        if part.isVisible():
            text = part.text() if isinstance(part, QLabel | QAbstractButton) else ""
            about = (part.geometry(), text, part.isEnabled(), part.hasFocus())
        elif isinstance(part, INPUTS):
            about = entered(part)  # for whoever opens what it lies in
        else:
            continue
        state[f"{type(part).__name__} at {shiboken6.getCppPointer(part)[0]:x}"] = about
    return state


def is_ticking(timer: QTimer) -> bool:
    """Return whether a timer goes off again and again."""
    return timer.isActive() and not timer.isSingleShot()


def state_of_session(session: GameSession) -> tuple[object, ...]:
    """Return the game on the board, those before it, and who plays."""
    record = session.record
    seats = [(session.seat(player), session.chosen_seat(player)) for player in (MAX, MIN)]
    now = (session.position, len(record.root.children), record.root.comment, len(session.before))
    return (*now, *seats, session.held, session.seeds)


def entered(part: QLineEdit | QAbstractSpinBox | QSlider) -> object:
    """Return what somebody has entered."""
    return part.value() if isinstance(part, QSlider) else part.text()


def replaced_methods(window: MainWindow) -> list[str]:
    """Return the methods of a window and its parts in whose place a test has left something."""
    parts: dict[str, object] = {"window": window}
    parts |= {name: part for name, part in vars(window).items() if not name.startswith("_")}
    return [
        f"{where}.{name}"
        for where, part in parts.items()
        if hasattr(part, "__dict__")
        for name, value in vars(part).items()
        if not name.startswith("_")
        and callable(getattr(type(part), name, None))
        and not isinstance(value, SignalInstance)  # which PySide keeps there
        and not (isinstance(value, BOUND) and value.__self__ is part)
    ]


@pytest.fixture(scope="module")
def shared_window(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SharedWindow]:
    """Return what opens the window that the tests of a module share, and close it in the end."""
    shared = SharedWindow(tmp_path_factory.mktemp("shared"))
    yield shared
    shared.close()


@pytest.fixture
def shared_driver(shared_window: SharedWindow, qtbot: QtBot) -> Iterator[Driver]:
    """Return a window as `driver` does, but one that other tests of the module use, too."""
    yield shared_window.take(qtbot)
    shared_window.give_back()


@pytest.fixture(autouse=True)
def without_book(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take away the opening book, so that Connect Four takes long to solve."""
    monkeypatch.setattr(resources, "read_book", no_book)


@pytest.fixture(autouse=True)
def busy_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let runs of the arena go on while tests keep all processors busy."""
    monkeypatch.setattr(run_thread, "IS_BACKGROUND", False)


@pytest.fixture(autouse=True)
def short_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not search three seconds for the reason of an end where no proof can be found.

    Nor for each value of an earlier position that was only a guess. Positions are counted, not
    seconds: a slow machine finds the same.
    """
    monkeypatch.setattr(search_client, "REASON_LIMITS", FEW_POSITIONS)
    monkeypatch.setattr(search_client, "AGAIN_LIMITS", FEW_POSITIONS)


@pytest.fixture(autouse=True)
def quick_first_look(monkeypatch: pytest.MonkeyPatch) -> None:
    """Value the earlier positions of a game soon: the look at the one on the board is shorter."""
    monkeypatch.setattr(search_client, "FIRST_SECONDS", 0.25)

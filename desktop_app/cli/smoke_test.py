# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""`--smoke-test`: plays a full game with real events in the real window, and checks it."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

from PySide6.QtCore import QEvent, QEventLoop, QPointF, QSettings, Qt, QTimer
from PySide6.QtGui import QImage, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from desktop_app.core.position import MAX, MIN
from desktop_app.core.score import Outcome, winner_of
from desktop_app.play.session import PERSON
from desktop_app.players.registry import StrategyId
from desktop_app.settings import Settings
from desktop_app.shell.application import make_application, make_window

REPAINTS = 10_000
"""Some Qt bindings die after some thousand repaints; see `requires-python` and the pin."""
PATIENCE_SECONDS = 60.0
BEAT_MS = 10
"""The longest time between two checks of a condition, in milliseconds."""
REST_SECONDS = 1.0


class SmokeTestError(Exception):
    """Raised with a description of the check that failed."""


def run_smoke_test(screenshot: str | None) -> int:
    """Play, check, and save a picture if asked to; return 0, or 1 after printing what failed."""
    app = make_application()
    with tempfile.TemporaryDirectory() as folder:
        store = QSettings(str(Path(folder) / "smoke.ini"), QSettings.Format.IniFormat)
        try:
            _play_and_check(app, Settings(store), screenshot)
            _animation(app, Path(folder))
            _print(Path(folder))
        except SmokeTestError as error:
            print(f"smoke test failed: {error}", file=sys.stderr)
            return 1
        finally:
            store.sync()
    print("smoke test passed")
    return 0


def _play_and_check(app: QApplication, settings: Settings, screenshot: str | None) -> None:
    window = make_window(settings, seed=1)
    session = window.session
    try:
        window.flow.set_pause(0)
        session.set_seat(MAX, PERSON)
        session.set_seat(MIN, StrategyId("perfect"))
        if not window.layouts.analysing:
            window.actions_list["list"].trigger()
        window.actions_list["overlay"].trigger()
        window.actions_list["overlay"].trigger()
        window.show()
        _wait(app, "the window is shown", window.isVisible)
        _wait(app, "all moves have values", lambda: window.flow.analysis is not None)
        found = window.flow.analysis
        if found is None or any(
            c.score is None or c.score.outcome is not Outcome.DRAW for c in found.candidates
        ):
            raise SmokeTestError("not every first move of tic-tac-toe is a draw")
        while session.position.outcome is None:
            before = session.position
            place = window.board.kind.place_of(before, before.legal_moves()[0])
            _click(app, window.board.viewport(), window.board.place_center(place))
            if session.position == before:
                raise SmokeTestError("a click on an empty square made no move")
            _wait(app, "the bot answers", lambda: not window.flow.thinking)
            if screenshot and session.position.ply == 4:
                _wait(app, "the search is finished", lambda: not window.engine.busy)
                _rest(app)
                _save(window.grab().save(screenshot), screenshot)
        if winner_of(session.position) is MAX:
            raise SmokeTestError("the perfect player has lost")
        viewport = window.board.viewport()
        for _ in range(REPAINTS):
            viewport.repaint()
    finally:
        window.close()
    _wait(app, "the window is closed", lambda: not window.isVisible())


def _animation(app: QApplication, folder: Path) -> None:
    """Write a small animation of each kind, which checks modules that are loaded late."""
    from desktop_app.explain.saving.animation_writer import AnimationWriter

    for name in ("animation.gif", "animation.png"):
        writer, errors = AnimationWriter(), list[Exception | None]()
        writer.ended.connect(errors.append)
        pictures = [QImage(16, 16, QImage.Format.Format_RGB32) for _ in range(2)]
        for picture, color in zip(pictures, (Qt.GlobalColor.red, Qt.GlobalColor.blue), strict=True):
            picture.fill(color)
        writer.begin(tuple(pictures))
        for picture in pictures:
            writer.take(picture)
        writer.write(folder / name, (100, 100))
        try:
            _wait(app, f"{name} is written", lambda told=errors: bool(told))
        finally:
            writer.shutdown()
        if errors[0] is not None or not (folder / name).stat().st_size:
            raise SmokeTestError(f"could not write {name}: {errors[0]}")


def _print(folder: Path) -> None:
    """Write a worksheet of each kind, which also checks modules that are loaded late."""
    from desktop_app.explain.worksheets.pages import WorksheetRequest
    from desktop_app.explain.worksheets.random_trees import RandomTrees
    from desktop_app.explain.worksheets.writing import write_sheets

    for name, kind in (("sheet.pdf", b"%PDF-"), ("sheet.svg", b"<?xml")):
        for file in write_sheets(WorksheetRequest(RandomTrees(1)), folder / name):
            if not file.read_bytes().startswith(kind):
                raise SmokeTestError(f"{file.name} has the wrong kind of content")


def _save(saved: bool, screenshot: str) -> None:
    if not saved:
        raise SmokeTestError(f"could not write the screenshot to {screenshot}")


def _click(app: QApplication, target: QWidget, place: QPointF) -> None:
    button, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    keys = Qt.KeyboardModifier.NoModifier
    for kind, held in (
        (QEvent.Type.MouseButtonPress, button),
        (QEvent.Type.MouseButtonRelease, none),
    ):
        where = QPointF(target.mapToGlobal(place))
        app.sendEvent(target, QMouseEvent(kind, place, where, button, held, keys))


def _rest(app: QApplication) -> None:
    """Wait until the rows are sorted, which happens once none of them changes."""
    end = perf_counter() + REST_SECONDS
    _wait(app, "some time has passed", lambda: perf_counter() > end)


def _wait(app: QApplication, what: str, condition: Callable[[], bool]) -> None:
    end = perf_counter() + PATIENCE_SECONDS
    beat = QTimer()  # not every condition changes with an event
    beat.start(BEAT_MS)
    while not condition():
        if perf_counter() > end:
            raise SmokeTestError(f"gave up waiting until {what}")
        app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The first minute of a visitor: clicks and seconds until they see, lose, understand and play on.

    python tests/benchmarks/first_minute.py [--pace 1.5] [--seed 1] [--shots DIR]

Starts the real program, as for the first time, on a screen of each size (with `xvfb-run`). A
visitor who reads nothing clicks on the first empty square until the game is over, then asks why it
was lost, and plays again. Each click is an event of the mouse in the window, and comes `--pace`
seconds after the visitor could make it: as long as it takes to find a place and to go there. Time
counts from the start of the process. Exits with 1 if a step never comes, takes more clicks or
seconds than it may, or if the first start shows more controls than it may.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from PySide6.QtCore import QObject, QPoint, Qt, QTimer, Slot
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

sys.path.insert(0, str(Path(__file__).parents[2]))

from desktop_app.core.position import MAX
from desktop_app.error_log import ErrorLog
from desktop_app.play.result_card import BigButton
from desktop_app.play.why.bars import WhySentence
from desktop_app.shell import application
from desktop_app.shell.main_window import MainWindow
from tests.shell.test_first_start import MOST, controls

SIZES = ((1366, 768), (1024, 600))
PATIENCE_SECONDS = 60.0
LOOK_MS = 5
WORDS_A_SECOND = 2.0
"""How fast a child of nine reads to itself."""


class Step(NamedTuple):
    """What a visitor reaches, and the most clicks and seconds it may take from the start."""

    name: str
    clicks: int
    seconds: float


VALUE = Step("first value seen", 0, 5)
OVER = Step("first game over", 5, 25)
REASON = Step("first reason read", 6, 40)
AGAIN = Step("second game begun", 8, 60)


class Visitor(QObject):
    """Somebody before the program for the first time."""

    def __init__(self, app: QApplication, pace: float, shots: Path | None) -> None:
        super().__init__(app)
        self._pace, self._shots = pace, shots
        self._clicks = 0
        self._walk = self._visit()
        self._awaited: Callable[[], bool] = lambda: True
        self._until = time.monotonic() + PATIENCE_SECONDS
        timer = QTimer(self)
        timer.timeout.connect(self._go_on)
        timer.start(LOOK_MS)

    @Slot()
    def _go_on(self) -> None:
        """Take the next step of the walk as soon as what it waits for has come."""
        if time.monotonic() > self._until:
            print("WRONG: nothing more happens", flush=True)
            os._exit(1)
        if self._awaited():
            self._until = time.monotonic() + PATIENCE_SECONDS
            try:
                self._awaited = next(self._walk)
            except StopIteration:
                os._exit(0)  # whatever is shown, nobody is there any more

    # The visit

    def _visit(self) -> Iterator[Callable[[], bool]]:
        yield lambda: bool(windows())
        window = windows()[0]
        yield lambda: window.isVisible() and bool(window.board.picture.badges)
        window.board.viewport().repaint()
        self._reached(VALUE, window)
        count = len(controls(window))
        print(f"  controls {count} of {MOST}, window {window.width()}x{window.height()}")
        if count > MOST:
            print("WRONG: too many controls")
        board, session = window.board, window.session
        while session.position.outcome is None:
            yield (
                lambda: (
                    session.position.outcome is not None
                    or (session.position.turn is MAX and board.picture.accepts_moves)
                )
            )
            if session.position.outcome is None:
                yield self._pause()
                move = next(iter(session.position.legal_moves()))
                place = board.kind.place_of(session.position, move)
                self._click(board.viewport(), board.place_center(place).toPoint())
        yield lambda: any(big_buttons(window, "Why"))
        self._reached(OVER, window)
        yield self._pause()
        self._press(big_buttons(window, "Why")[0])
        yield lambda: window.why.finding is not None
        said = [each.text for each in window.findChildren(WhySentence) if each.isVisible()]
        yield self._pause(len(" ".join(said).split()) / WORDS_A_SECOND)
        print("  reason:", *said)
        self._reached(REASON, window)
        for name in ("Close “Why?”", "Play again"):
            yield lambda name=name: any(named(window, name))
            yield self._pause()
            self._press(named(window, name)[0])
        yield lambda: session.record.root.next is None and board.picture.accepts_moves
        self._reached(AGAIN, window)

    def _pause(self, seconds: float | None = None) -> Callable[[], bool]:
        end = time.monotonic() + (self._pace if seconds is None else seconds)
        return lambda: time.monotonic() >= end

    def _press(self, button: QWidget) -> None:
        self._click(button, button.rect().center())

    def _click(self, widget: QWidget, place: QPoint) -> None:
        window = widget.window()
        there = widget.mapTo(window, place)
        QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=there)
        self._clicks += 1

    def _reached(self, step: Step, window: QWidget) -> None:
        seconds = process_age()
        print(f"  {step.name}: clicks {self._clicks}, seconds {seconds:.1f}", flush=True)
        if self._clicks > step.clicks or seconds > step.seconds:
            print(f"WRONG: at most {step.clicks} clicks and {step.seconds} seconds", flush=True)
        if self._shots is not None:
            name = f"{window.width()}x{window.height()} {step.name}.png"
            window.grab().save(str(self._shots / name))


def windows() -> list[MainWindow]:
    """The windows of the program that have their contents."""
    return [
        each
        for each in QApplication.topLevelWidgets()
        if isinstance(each, MainWindow) and hasattr(each, "board")
    ]


def big_buttons(window: QWidget, text: str) -> list[BigButton]:
    """The large buttons to be seen whose text begins so."""
    found = window.findChildren(BigButton)
    return [each for each in found if each.isVisible() and each.text().startswith(text)]


def named(window: QWidget, name: str) -> list[QWidget]:
    """The parts to be seen that a screen reader calls so."""
    found = window.findChildren(QWidget)
    return [each for each in found if each.isVisible() and each.accessibleName() == name]


def process_age() -> float:
    """Return the seconds since this process was started."""
    fields = Path("/proc/self/stat").read_text("ascii").rpartition(")")[2].split()
    return time.clock_gettime(time.CLOCK_BOOTTIME) - int(fields[19]) / os.sysconf("SC_CLK_TCK")


def visit(pace: float, shots: Path | None) -> None:
    """Run the program with a visitor before it."""
    make = application.make_application

    def make_with_visitor() -> QApplication:
        app = make()
        Visitor(app, pace, shots)
        return app

    application.make_application = make_with_visitor
    application.run_application(ErrorLog())


def main() -> int:
    """Let one visitor come for each size of the screen; return 1 if anything was wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pace", type=float, default=1.5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--shots", type=Path)
    parser.add_argument("--visit", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.visit:
        visit(options.pace, options.shots)
    is_bad = False
    for width, height in SIZES:
        print(f"{width}x{height}")
        with TemporaryDirectory() as home:
            command = ["xvfb-run", "-a", "-s", f"-screen 0 {width}x{height}x24", sys.executable]
            command += [__file__, "--visit", "--pace", str(options.pace)]
            command += [] if options.shots is None else ["--shots", str(options.shots)]
            places = dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"), home)
            environment = {**os.environ, **places, "MINIMAX_FAIR_SEED": str(options.seed)}
            done = subprocess.run(
                command, env=environment, stdout=subprocess.PIPE, text=True, check=False
            )
        print(done.stdout, end="")
        is_bad = is_bad or done.returncode != 0 or "WRONG" in done.stdout
    return 1 if is_bad else 0


if __name__ == "__main__":
    sys.exit(main())

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The booth comes back to the front, with a window manager and without, whatever is shown."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path

import pytest

from desktop_app.booth.pin import Pin
from desktop_app.booth.window import FOLDER, FRONT_MS, REMAP_LOOKS
from tests.waiting import wait_until

ROOT = Path(__file__).parent.parent.parent

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or not all(map(shutil.which, ("Xvfb", "openbox", "wmctrl"))),
    reason="it takes an X server and a window manager",
)

BOOTH = """
import sys
from pathlib import Path
from desktop_app.booth.riddles import EXAMPLE, record_of_moves
from desktop_app.booth.window import BoothWindow
from desktop_app.shell.application import make_application

app = make_application()
window = BoothWindow(Path(sys.argv[1]), record_of_moves(EXAMPLE[0], "").position.game)
app.focusWindowChanged.connect(lambda focus: print("behind" if focus is None else "in front"))
window.showFullScreen()
window.start()
app.exec()
"""
OTHER = """
import sys
from PySide6.QtWidgets import QApplication, QLabel

app = QApplication(sys.argv)
label = QLabel("another program")
app.focusWindowChanged.connect(lambda focus: print("gone" if focus is None else "there"))
label.showMaximized()
label.activateWindow()
app.exec()
"""


class Screen:
    """An X server of its own, with a booth on it."""

    def __init__(self, stack: ExitStack, folder: Path) -> None:
        self._stack, self._folder, self._places = stack, folder, dict[str, str]()
        inlet, outlet = os.pipe()
        self._start("Xvfb", "-displayfd", str(outlet), pass_fds=(outlet,))
        os.close(outlet)
        with os.fdopen(inlet) as told:
            self._places = {"DISPLAY": f":{told.readline().strip()}", "QT_QPA_PLATFORM": "xcb"}
        self._booth: subprocess.Popen[str] | None = None

    def _start(self, *command: str, pass_fds: Sequence[int] = ()) -> "subprocess.Popen[str]":
        process = subprocess.Popen(
            command,
            cwd=ROOT,
            env=os.environ | self._places | {"PYTHONUNBUFFERED": "1"},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            pass_fds=pass_fds,
            text=True,
        )
        self._stack.enter_context(process)
        self._stack.callback(process.kill)
        return process

    def start_window_manager(self) -> None:
        """Start one, with four virtual desktops."""
        self._start("openbox")
        wait_until(lambda: self.ask("-m"), 0.05)
        assert self.ask("-n", "4")

    def ask(self, *command: str) -> bool:
        """Ask the window manager for something; return whether there is one."""
        environment = os.environ | self._places
        done = subprocess.run(
            ["wmctrl", *command], capture_output=True, check=False, env=environment
        )
        return done.returncode == 0

    def open_booth(self) -> None:
        """Open a booth, and wait until it is in front."""
        Pin(self._folder / FOLDER).set("2580")
        self._booth = self._start(sys.executable, "-c", BOOTH, str(self._folder))
        self.reads("in front")

    def open_other(self) -> "subprocess.Popen[str]":
        """Open the window of another program in front of the booth."""
        return self._start(sys.executable, "-c", OTHER)

    def reads(self, *lines: str) -> None:
        """Wait for what the booth tells next."""
        assert self._booth is not None
        assert self._booth.stdout is not None
        for line in lines:
            assert self._booth.stdout.readline() == f"{line}\n"


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    with ExitStack() as stack:
        yield Screen(stack, tmp_path)


def test_it_comes_back_when_another_program_covers_it(screen: Screen) -> None:
    screen.open_booth()
    other = screen.open_other()
    screen.reads("behind", "in front")
    assert other.stdout is not None
    assert [other.stdout.readline() for _ in range(2)] == ["there\n", "gone\n"]


def test_it_comes_back_after_the_desktop_or_another_one_was_shown(screen: Screen) -> None:
    screen.start_window_manager()
    screen.open_booth()
    for command in (("-k", "on"), ("-s", "1"), ("-s", "2"), ("-k", "on"), ("-s", "0")):
        assert screen.ask("-k", "off")  # which it may still be on
        assert screen.ask(*command)
        screen.reads("behind", "in front")


def test_it_comes_back_within_two_seconds() -> None:
    assert FRONT_MS * (REMAP_LOOKS[-1] + 1) < 2_000

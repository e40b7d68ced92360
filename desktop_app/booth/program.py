# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the booth, and restarts it whenever it ends without the presenter's PIN.

Two processes watch each other: a small one, the guard, waits for the window to end and starts
another one; the window looks whether its guard is still alive, and starts another guard if not. So
whichever of the two is killed comes back. Only the system can restart the booth if both are killed
at once. Neither of them notices when the other one hangs.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from desktop_app.files.disk import write_whole
from desktop_app.files.errors import FileError
from desktop_app.files.ownership import OwnerProcess, is_running, owner_of, this_owner
from desktop_app.resources import own_command

if TYPE_CHECKING:
    from desktop_app.error_log import ErrorLog

INSIDE = "--booth-window"
"""The option of the process that shows the window."""
OUTSIDE = "--booth"
"""The option of its guard."""
PARTNER = "--booth-partner"
"""The option that names the other process of the booth: `PID-STARTED`."""
STEADY_SECONDS = 10.0
"""A process that lived so long did not fail at its start."""
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0
"""Seconds between two starts; after failed starts twice as long each time, up to the longest."""

LOOK_SECONDS = 2.0
"""How often the window looks for its guard, and a guard for a window that it has not started."""

RUNNING = "running.json"
"""The file that names the process of the booth."""

Start = Callable[[Sequence[str]], int]


def _start(command: Sequence[str]) -> int:
    child = subprocess.Popen(command)
    try:
        return child.wait()
    except BaseException:
        child.terminate()
        raise


def keep_running(
    arguments: Sequence[str] = (),
    start: Start = _start,
    pause: Callable[[float], None] = time.sleep,
    clock: Callable[[], float] = time.monotonic,
    partner: str = "",
) -> int:
    """Run the booth in a process of its own until the presenter ends it; return 0.

    Args:
        arguments: further arguments, such as the language.
        partner: names the window that has started this guard in place of a dead one; it is watched
            first, and stops this process when the presenter ends the booth.
        start: runs a command and returns its exit status.
        pause: sleeps for a number of seconds.
        clock: returns seconds.
    """
    window = partner_of(partner)
    while window is not None and is_running(window):
        pause(LOOK_SECONDS)
    command = [*own_command(), _told(this_owner()), INSIDE, *arguments]
    wait = FIRST_PAUSE
    while True:
        began = clock()
        if start(command) == 0:
            return 0
        wait = FIRST_PAUSE if clock() - began >= STEADY_SECONDS else min(2 * wait, LONGEST_PAUSE)
        pause(wait)


def _told(process: OwnerProcess) -> str:
    """Return the argument that names a process to its partner."""
    return f"{PARTNER}={process.pid}-{process.started}"


def partner_of(text: str) -> OwnerProcess | None:
    """Return the process that `PID-STARTED` names; None if it names none.

    The start is 0 if the system did not tell it. Such a process would seem to be gone, and its
    partner would start another one beside it.
    """
    pid, _, started = text.partition("-")
    if not (pid.isdecimal() and started.isdecimal() and int(started)):
        return None
    return OwnerProcess(int(pid), int(started), this_owner().host)


class GuardWatch:
    """Starts a new guard when the one beside the window is gone."""

    def __init__(self, guard: OwnerProcess | None, arguments: Sequence[str]) -> None:
        """Watch a guard.

        Args:
            guard: the process that has started this window; None to watch nothing.
            arguments: the further arguments of the booth.
        """
        self._guard = guard
        self._command = [*own_command(), _told(this_owner()), OUTSIDE, *arguments]
        self._started: subprocess.Popen[bytes] | None = None

    @property
    def guard(self) -> OwnerProcess | None:
        """The process that is watched."""
        return self._guard

    def look(self) -> None:
        """Start another guard if there is none any more."""
        if self._guard is None:
            return
        child = self._started
        is_there = is_running(self._guard) if child is None else child.poll() is None
        if is_there:
            return
        with suppress(OSError):  # too many processes, say: the next look tries again
            self._started = subprocess.Popen(self._command)
            self._guard = owner_of(self._started.pid)

    def end(self) -> None:
        """Stop the guard that this window has started: the presenter ends the booth."""
        self._guard, child = None, self._started
        if child is not None:
            child.terminate()


def claim_booth(folder: Path) -> bool:
    """Make this process the booth; return False if another process on this computer already is.

    Two booths would both count the visitors, and write to the same files.

    Args:
        folder: the folder of the booth.
    """
    file, mine = folder / RUNNING, this_owner()
    with suppress(OSError, ValueError, TypeError, RecursionError):
        other = OwnerProcess(*json.loads(file.read_bytes()))
        is_here = other.host == mine.host and other != mine
        if is_here and is_running(other):
            return False
    with suppress(OSError, FileError):  # the booth also runs where nothing can be written
        folder.mkdir(parents=True, exist_ok=True)
        write_whole(file, json.dumps(mine).encode("ascii"), durable=False)
    return True


def run_window(
    log: ErrorLog, language: str = "", *, guard: str = "", arguments: Sequence[str] = ()
) -> NoReturn:
    """Show the booth until the presenter ends it, then end the process with status 0.

    If there is already a booth on this computer, only say so: it fills the screen.

    Args:
        log: the error log.
        language: the code of a language; empty for the one of the settings.
        guard: names the process that has started this one; empty if there is none.
        arguments: the further arguments of a guard that takes its place.
    """
    from PySide6.QtCore import QTimer, qInstallMessageHandler

    from desktop_app.booth.riddles import EXAMPLE, record_of_moves
    from desktop_app.booth.window import FOLDER, BoothWindow
    from desktop_app.error_log import data_folder
    from desktop_app.languages import default_language, load_language
    from desktop_app.qt_messages import QtMessages
    from desktop_app.settings import LANGUAGE, Settings
    from desktop_app.shell.application import make_application
    from desktop_app.shell.garbage import GarbageCollector
    from desktop_app.shell.signals import exit_process

    log.install()
    if not claim_booth(data_folder() / FOLDER):
        print("The booth is already running.", file=sys.stderr, flush=True)
        exit_process(0)
    app = make_application()
    qInstallMessageHandler(QtMessages(log).take)
    app.setQuitOnLastWindowClosed(False)
    load_language(app, default_language(language or Settings().get(LANGUAGE)))
    game = record_of_moves(EXAMPLE[0], "").position.game
    window = BoothWindow(data_folder(), game, seed=int.from_bytes(os.urandom(4)))
    window.ended.connect(app.quit)
    collector = GarbageCollector(window)  # before the first search begins in a thread of its own
    window.showFullScreen()
    window.start()
    log.note_crashes()
    collector.freeze_all_later()
    watch = GuardWatch(partner_of(guard), arguments)
    looks = QTimer(window)
    looks.setInterval(round(LOOK_SECONDS * 1_000))
    looks.timeout.connect(watch.look)
    looks.start()
    window.ended.connect(watch.end)
    status = app.exec()
    qInstallMessageHandler(None)
    exit_process(status)

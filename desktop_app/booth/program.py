# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the booth, and restarts it whenever it ends or hangs without the presenter's PIN.

Two processes watch each other:

- The guard starts the window, and another one when it ends. It kills a window whose event loop has
  stood still for a minute (`heartbeat`), or that has not come up within three.
- The window starts another guard when its guard has ended.

So the booth survives the end of either process, and a hang of the window. It goes on with the game
on the board, unless that seems to be what ends the window each time. Not guarded: a guard that
hangs is not replaced, and while it hangs nothing restarts the window. If both end at once, only the
system can start the booth again.
"""

from __future__ import annotations

import json
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from threading import Event, Thread
from typing import TYPE_CHECKING, NoReturn

from desktop_app.booth.heartbeat import HangDetector, Heartbeat
from desktop_app.files.disk import make_private_folder, write_whole
from desktop_app.files.errors import FileError
from desktop_app.processes import (
    OwnerProcess,
    is_running,
    lock_until_exit,
    owner_of,
    this_owner,
)
from desktop_app.resources import own_command

if TYPE_CHECKING:
    from desktop_app.error_log import ErrorLog

GUARD_OPTION = "--booth"
"""The option of the guard."""
WINDOW_OPTION = "--booth-window"
"""The option of the process that shows the window."""
PARTNER_OPTION = "--booth-partner"
"""The option that names the other process of the booth: `PID-STARTED`."""
PORT_OPTION = "--booth-port"
"""The option that tells the port to which the window sends its heartbeat."""
FRESH_OPTION = "--booth-fresh"
"""The option of a window that must not go on with the game that was on the board."""
MOST_FAILURES, FAILURE_SECONDS = 3, 300.0
"""If so many windows in a row last less than so many seconds each, the game on the board is given
up, since it may be what ends them."""
STEADY_SECONDS = 10.0
"""A window that has run for this long has started successfully."""
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0
"""Seconds before a restart; the pause doubles with each start that fails, up to the longest."""
CHECK_SECONDS = 2.0
"""The seconds between the checks of one process on the other, and between two heartbeats."""
RUNNING = "running.json"
"""The file that names the process of the window."""
TRACEBACK_SECONDS = 0.5
"""The seconds that a hung window has to write where it hangs."""

log = logging.getLogger("minimax_fair.booth")

Start = Callable[[Sequence[str]], int]


def keep_running(
    arguments: Sequence[str] = (),
    start: Start | None = None,
    pause: Callable[[float], None] = time.sleep,
    *,
    clock: Callable[[], float] = time.monotonic,
    partner: str = "",
    port: int = 0,
) -> int:
    """Guard the booth: run its window in another process until the presenter ends it; return 0.

    Args:
        arguments: further arguments, such as the language.
        start: runs a command and returns its exit status; by default in a process that is killed
            if it hangs.
        pause: sleeps for a number of seconds.
        clock: returns seconds.
        partner: names the window that has started this guard in place of a dead one; it is guarded
            first, and stops this process when the presenter ends the booth.
        port: the port to which that window sends its heartbeat.
    """
    window, wait = parse_partner(partner), FIRST_PAUSE
    with closing(HangDetector(port)) as detector:
        run: Start = start or partial(_run_window_process, detector=detector)
        while window is not None and is_running(window):
            pause(CHECK_SECONDS)
            if detector.port == port and detector.is_hung():
                kill_hung(window)
        failures = 0
        while True:
            options = [WINDOW_OPTION] if failures < MOST_FAILURES else [FRESH_OPTION, WINDOW_OPTION]
            began = clock()
            if run(_command(options, detector.port, arguments)) == 0:
                return 0
            seconds = clock() - began
            has_failed = seconds < FAILURE_SECONDS and FRESH_OPTION not in options
            failures = failures + 1 if has_failed else 0
            wait = FIRST_PAUSE if seconds >= STEADY_SECONDS else min(2 * wait, LONGEST_PAUSE)
            pause(wait)


def _command(options: Sequence[str], port: int, arguments: Sequence[str]) -> list[str]:
    """Return the command that starts the other process of the booth."""
    this = this_owner()
    names = [f"{PARTNER_OPTION}={this.pid}-{this.started}", f"{PORT_OPTION}={port}"]
    return [*own_command(), *names, *options, *arguments]


def _run_window_process(command: Sequence[str], detector: HangDetector) -> int:
    """Run a command until it ends, or kill it if it hangs; return its exit status."""
    detector.expect_start()
    try:
        child = subprocess.Popen(command)
    except OSError as error:  # too little memory, say: the next start may succeed
        log.warning("the window can't be started: %s", error)
        return 1
    window, has_ended = owner_of(child.pid), Event()

    def wait() -> None:
        child.wait()
        has_ended.set()

    Thread(target=wait, daemon=True).start()
    try:
        while not has_ended.wait(CHECK_SECONDS):
            if detector.is_hung():
                kill_hung(window)
    except BaseException:
        child.terminate()
        raise
    return child.wait()


def kill_hung(window: OwnerProcess) -> None:
    """Kill a window that hangs.

    Where the system has such signals, the window first notes for the error log where it hangs
    (`ErrorLog.note_crashes`).
    """
    log.warning("the window hangs; it is killed and started again")
    if sys.platform == "win32":
        _send(window, signal.SIGTERM)  # which ends any process there
    else:
        _send(window, signal.SIGUSR1)
        time.sleep(TRACEBACK_SECONDS)
        _send(window, signal.SIGKILL)


def _send(process: OwnerProcess, number: int) -> None:
    if is_running(process):
        with suppress(OSError):  # it has just ended
            os.kill(process.pid, number)


def parse_partner(text: str) -> OwnerProcess | None:
    """Return the process that `PID-STARTED` names; None if it names none.

    The start is 0 if the system did not tell it. Such a process would seem to be gone, and its
    partner would start another one beside it.
    """
    pid, _, started = text.partition("-")
    if not (pid.isdecimal() and started.isdecimal() and int(started)):
        return None
    return OwnerProcess(int(pid), int(started), this_owner().host)


class GuardWatch:
    """Starts a new guard when that of the window has ended."""

    def __init__(self, guard: OwnerProcess | None, arguments: Sequence[str], port: int = 0) -> None:
        """Watch a guard.

        Args:
            guard: the process that has started this window; None to watch nothing.
            arguments: the further arguments of the booth.
            port: the port of the guard.
        """
        self._guard = guard
        self._command = _command([GUARD_OPTION], port, arguments)
        self._child: subprocess.Popen[bytes] | None = None

    @property
    def guard(self) -> OwnerProcess | None:
        """The process that is watched."""
        return self._guard

    def check(self) -> None:
        """Start another guard if the last one has ended."""
        if self._guard is None:
            return
        child = self._child
        is_alive = is_running(self._guard) if child is None else child.poll() is None
        if is_alive:
            return
        with suppress(OSError):  # too many processes, say: the next check tries again
            self._child = subprocess.Popen(self._command)
            self._guard = owner_of(self._child.pid)

    def end(self) -> None:
        """Stop the guard that this window has started: the presenter ends the booth."""
        self._guard, child = None, self._child
        if child is not None:
            child.terminate()


def claim_booth(folder: Path) -> bool:
    """Make this process the booth; return False if another process on this computer already is.

    Two booths would both count the visitors, and write to the same files. A lock decides between
    processes that start at the same time. On a file system without locks, only the file that names
    the process does.

    Args:
        folder: the folder of the booth.
    """
    file, mine = folder / RUNNING, this_owner()
    with suppress(OSError, FileError):  # the booth also runs where nothing can be written
        make_private_folder(folder)
        if not lock_until_exit(folder / f"running-{mine.host}.lock"):
            return False
    with suppress(OSError, ValueError, TypeError, RecursionError):
        other = OwnerProcess(*json.loads(file.read_bytes()))
        is_here = other.host == mine.host and other != mine
        if is_here and is_running(other):
            return False
    with suppress(OSError, FileError):
        write_whole(file, json.dumps(mine).encode("ascii"), durable=False)
    return True


def run_window(
    log: ErrorLog,
    language: str = "",
    *,
    guard: str = "",
    port: int = 0,
    is_fresh: bool = False,
    arguments: Sequence[str] = (),
) -> NoReturn:
    """Show the booth until the presenter ends it, then end the process with status 0.

    If there is already a booth on this computer, only say so: it fills the screen.

    Args:
        log: the error log.
        language: the code of a language; empty for the one of the settings.
        guard: names the guard that has started this process; empty if there is none.
        port: the port to which the heartbeat is sent; 0 for none.
        is_fresh: whether to give up the game that was on the board.
        arguments: the further arguments of the booth, for a new guard.
    """
    from PySide6.QtCore import QCoreApplication, QTimer, qInstallMessageHandler

    from desktop_app.booth.riddles import EXAMPLE, record_of_moves
    from desktop_app.booth.window import FOLDER, BoothWindow
    from desktop_app.error_log import data_folder
    from desktop_app.languages import default_language, load_language, translate
    from desktop_app.qt_messages import QtMessages
    from desktop_app.settings import LANGUAGE, Settings
    from desktop_app.shell.application import make_application
    from desktop_app.shell.garbage import GarbageCollector
    from desktop_app.shell.signals import exit_process

    log.install()
    if not claim_booth(data_folder() / FOLDER):
        load_language(QCoreApplication([]), default_language(language or Settings().get(LANGUAGE)))
        # on the terminal: there may be no screen for a second booth
        print(
            translate("BoothWindow", "The booth is already running."), file=sys.stderr, flush=True
        )
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
    window.start(is_fresh=is_fresh)
    log.note_crashes()
    collector.freeze_all_later()
    heartbeat, watch = Heartbeat(port), GuardWatch(parse_partner(guard), arguments, port)
    timer = QTimer(window)
    timer.setInterval(round(CHECK_SECONDS * 1_000))
    timer.timeout.connect(heartbeat.beat)
    timer.timeout.connect(watch.check)
    timer.start()
    window.ended.connect(watch.end)
    status = app.exec()
    qInstallMessageHandler(None)
    exit_process(status)

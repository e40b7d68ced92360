# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the booth, and restarts it whenever it ends without the presenter's PIN."""

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
from desktop_app.files.ownership import OwnerProcess, is_running, this_owner
from desktop_app.resources import own_command

if TYPE_CHECKING:
    from desktop_app.error_log import ErrorLog

INSIDE = "--booth-window"
"""The option of the process that shows the window."""
STEADY_SECONDS = 10.0
"""A process that lived so long did not fail at its start."""
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0
"""Seconds between two starts; after failed starts twice as long each time, up to the longest."""

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
) -> int:
    """Run the booth in a process of its own until the presenter ends it; return 0.

    Args:
        arguments: further arguments, such as the language.
        start: runs a command and returns its exit status.
        pause: sleeps for a number of seconds.
        clock: returns seconds.
    """
    command = [*own_command(), INSIDE, *arguments]
    wait = FIRST_PAUSE
    while True:
        began = clock()
        if start(command) == 0:
            return 0
        wait = FIRST_PAUSE if clock() - began >= STEADY_SECONDS else min(2 * wait, LONGEST_PAUSE)
        pause(wait)


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


def run_window(log: ErrorLog, language: str = "") -> NoReturn:
    """Show the booth until the presenter ends it, then end the process with status 0.

    If there is already a booth on this computer, only say so: it fills the screen.
    """
    from PySide6.QtCore import qInstallMessageHandler

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
    status = app.exec()
    qInstallMessageHandler(None)
    exit_process(status)

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""An external program in its own process: lines in, lines out, and nothing that can hang.

Reading and writing have a thread each, so a program that never reads, never writes or never stops
writing costs no more than a wait with a time limit.
"""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, Full, Queue, SimpleQueue
from threading import Event, Thread
from typing import BinaryIO, cast

from desktop_app.games.k_in_a_row.gomocup import LineSplitter
from desktop_app.players.programs import orphans
from desktop_app.players.programs.patience import environment

HEARD_LINES = 1000
"""The most lines kept unread; beyond that the program blocks until some are read."""
CHUNK = 65_536
LONGEST_LOGGED = 500
"""The most characters of a line that are logged."""
FAREWELL_SECONDS = 0.3
"""Seconds that a program may take to end on request before it is killed."""
_FULL_WAIT = 0.05


log = logging.getLogger("minimax_fair.programs")


class BrainProcess:
    """A running Gomocup program.

    Args:
        command: the program and its arguments.

    Raises:
        OSError: it can't be started.
    """

    def __init__(self, command: Sequence[str]) -> None:
        self._process = subprocess.Popen(
            command,
            bufsize=0,
            cwd=Path(command[0]).parent,
            env=environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=sys.platform != "win32",
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
        log.info("%s started, process %d", command[0], self._process.pid)
        orphans.watch_over(self._process.pid)
        self._killed = Event()
        self._heard: Queue[str | None] = Queue(HEARD_LINES)
        self._to_say: SimpleQueue[bytes | None] = SimpleQueue()
        self._reader = Thread(target=self._read, name="brain reader", daemon=True)
        self._writer = Thread(target=self._write, name="brain writer", daemon=True)
        self._reader.start()
        self._writer.start()

    def say(self, *lines: str) -> None:
        """Send lines without blocking."""
        for line in lines:
            log.debug("%d < %s", self._process.pid, line)
        self._to_say.put("".join(f"{line}\r\n" for line in lines).encode())

    def hear(self, seconds: float) -> str | None:
        """Return the next line from the program; None if none comes in time.

        Raises:
            EOFError: it has closed its output, which is what a program does that ends.
        """
        try:
            line = self._heard.get(timeout=max(seconds, 0.0))
        except Empty:
            return None
        if line is None:
            self._heard.put(None)
            raise EOFError
        return line

    def forget(self) -> None:
        """Drop any unsolicited output."""
        with suppress(EOFError):  # that it has ended is found when it is asked
            for _ in range(HEARD_LINES):
                if self.hear(0) is None:
                    break

    def status(self, seconds: float) -> int | None:
        """Return the exit status; None if the program has not ended in time."""
        try:
            return self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            return None

    def close(self) -> None:
        """Ask the program to end, and kill it if it does not."""
        self.say("END")
        self._to_say.put(None)
        self.status(FAREWELL_SECONDS)
        self.kill()
        for thread in (self._reader, self._writer):
            thread.join(FAREWELL_SECONDS)

    def kill(self) -> None:
        """Kill the program and its children, without waiting for them to end.

        A large program takes a while to go, and nobody has to wait for that.
        """
        self._killed.set()
        if sys.platform == "win32":
            self._process.kill()
        else:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._to_say.put(None)

    def _read(self) -> None:
        with cast("BinaryIO", self._process.stdout) as stream:
            splitter = LineSplitter()
            while data := stream.read(CHUNK):
                for line in splitter.feed(data):
                    log.debug("%d > %s", self._process.pid, line[:LONGEST_LOGGED])
                    self._keep(line)
        self._keep(None)
        status = self._process.wait()  # or it would stay in the system's list
        log.info("process %d ended with status %d", self._process.pid, status)
        orphans.let_go(self._process.pid)

    def _keep(self, line: str | None) -> None:
        while not self._killed.is_set():
            with suppress(Full):
                self._heard.put(line, timeout=_FULL_WAIT)
                return

    def _write(self) -> None:
        # a program that has ended is noticed by the reader
        with suppress(OSError), cast("BinaryIO", self._process.stdin) as stream:
            while data := self._to_say.get():
                stream.write(data)

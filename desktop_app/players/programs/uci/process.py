# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A chess engine in its own process, controlled by the library `chess.engine`.

The library uses asyncio: each engine has an event loop in its own thread, which ends with the
process. Callers get futures and choose their own timeouts, so nothing here can hang.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Any, TypeVar

from chess.engine import EngineTerminatedError, UciProtocol

from desktop_app.players.programs import orphans
from desktop_app.players.programs.patience import LONGEST_QUOTE, environment

T = TypeVar("T")

MOST_BYTES = 4 * 1024 * 1024
"""An engine that writes more without having moved is ended; good ones write a hundredth of it."""
FAREWELL_SECONDS = 0.3
"""Seconds that an engine may take to end on request before it is killed."""
EXPECTED = (
    "info",
    "bestmove",
    "readyok",
    "uciok",
    "id",
    "option",
    "copyprotection",
    "registration",
)

log = logging.getLogger("minimax_fair.programs")
# What is wrong with an engine is told to the person in a sentence, and not on standard error.
logging.getLogger("chess.engine").setLevel(logging.CRITICAL)


class Conversation(UciProtocol):
    """The library's connection to an engine, with the output that explains a fault.

    Attributes:
        last_move: the line that was to be the last move.
        last_option: the last line in which it said what it can be told, or that ended in failure.
        strange: the first line that belongs to no answer; empty where there was none.
        flooded: whether it has written too much, and was ended for it.
        gone: set when its process has ended.
    """

    def __init__(self) -> None:
        super().__init__()
        self.last_move = self.last_option = self.strange = ""
        self.flooded = False
        self.gone = asyncio.Event()
        self._received = 0

    def forget(self) -> None:
        """Drop what was recorded for the last answer."""
        self.last_move = self.strange = ""
        self._received = 0

    def pipe_data_received(self, fd: int, data: bytes | str) -> None:
        """Receive output, up to a maximum."""
        self._received += len(data)
        if self._received <= MOST_BYTES:
            super().pipe_data_received(fd, data)
        elif not self.flooded:
            self.flooded = True
            text = self.buffer[fd] or b"?"
            self.strange = self.strange or text[:LONGEST_QUOTE].decode("utf-8", "replace")
            self.end()

    def line_received(self, line: str) -> None:
        """Record lines that the library ignores."""
        log.debug("%s > %s", self._pid, line[:LONGEST_QUOTE])
        word = line.split(maxsplit=1)[:1]
        if word == ["bestmove"]:
            self.last_move = self.last_move or line[:LONGEST_QUOTE]
        elif word == ["option"]:
            if self.command is not None and not self.command.result.done():  # else it has failed
                self.last_option = line[:LONGEST_QUOTE]
        elif word and word[0] not in EXPECTED:
            self.strange = self.strange or line[:LONGEST_QUOTE]

    def send_line(self, line: str) -> None:
        """Send a line, and log it."""
        log.debug("%s < %s", self._pid, line)
        super().send_line(line)

    @property
    def _pid(self) -> int | None:
        return None if self.transport is None else self.transport.get_pid()

    def process_exited(self) -> None:
        """Wake whoever waits for the process to end."""
        self.gone.set()

    def end(self) -> None:
        """Kill the engine and its children."""
        if self.transport is None or self.gone.is_set():
            return
        with suppress(ProcessLookupError, PermissionError):
            if sys.platform == "win32":
                self.transport.kill()
            else:
                os.killpg(self.transport.get_pid(), signal.SIGKILL)


class EngineProcess:
    """A running engine.

    Args:
        command: the program and its arguments.
    """

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._loop = asyncio.new_event_loop()
        self._loop.set_exception_handler(_unheard)
        self._talk: Conversation | None = None
        self._thread = Thread(target=self._run, name="chess engine", daemon=True)
        self.started: Future[None] = Future()
        """Done when the process is there; an `OSError` where the system can't start it."""
        self._thread.start()

    @property
    def talk(self) -> Conversation:
        """The conversation with the engine; only valid after it has started."""
        assert self._talk is not None
        return self._talk

    @property
    def has_started(self) -> bool:
        """Whether the process was started, so that there may be output."""
        return self._talk is not None

    def ask(self, question: Callable[[Conversation], Coroutine[Any, Any, T]]) -> Future[T]:
        """Return a future answer; it fails with `EngineTerminatedError` if the engine has ended."""
        coroutine = question(self.talk)
        try:
            return asyncio.run_coroutine_threadsafe(coroutine, self._loop)
        except RuntimeError:  # the loop has ended with the process
            coroutine.close()
            over = Future[T]()
            over.set_exception(EngineTerminatedError("gone"))
            return over

    def say(self, line: str) -> None:
        """Send a line without blocking."""
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self.talk.send_line, line)

    def status(self) -> int | None:
        """Return the exit status; None while the engine runs."""
        transport = self.talk.transport
        return None if transport is None else transport.get_returncode()

    def close(self) -> None:
        """Ask the engine to end, and kill it if it does not."""
        if self._talk is not None:
            self.say("quit")
            self._thread.join(FAREWELL_SECONDS)
        self.kill()
        self._thread.join(FAREWELL_SECONDS)

    def kill(self) -> None:
        """Kill the engine without waiting for it to end."""
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._end)

    def _end(self) -> None:
        if self._talk is None:  # not even started: the loop asks for this when it is
            self._loop.call_later(0.01, self._end)
        else:
            self._talk.end()

    def _run(self) -> None:
        # who watches for the end of processes may look for the loop of this thread: the library's
        # own policy does, which any of its other engines sets for all of the program
        asyncio.set_event_loop(self._loop)
        try:
            self._loop.run_until_complete(self._serve())
        finally:
            for task in asyncio.all_tasks(self._loop):
                task.cancel()
            self._loop.run_until_complete(asyncio.sleep(0))
            self._loop.close()

    async def _serve(self) -> None:
        """Start the process, and be there until it has ended."""
        try:
            transport, talk = await self._loop.subprocess_exec(
                Conversation,
                *self._command,
                stderr=subprocess.DEVNULL,
                cwd=Path(self._command[0]).parent,
                env=environment(),
                start_new_session=sys.platform != "win32",
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
        except Exception as error:
            log.warning("%s can't be started: %s", self._command[0], error)
            self.started.set_exception(error)
            return
        log.info("%s started, process %d", self._command[0], transport.get_pid())
        orphans.watch_over(transport.get_pid())
        self._talk = talk
        self.started.set_result(None)
        await talk.gone.wait()
        orphans.let_go(transport.get_pid())
        # what it has written last may still be on its way
        await asyncio.wait([talk.returncode], timeout=FAREWELL_SECONDS)
        log.info("process %d ended with status %s", transport.get_pid(), transport.get_returncode())
        transport.close()


def _unheard(_loop: asyncio.AbstractEventLoop, _context: dict[str, Any]) -> None:
    """Ignore the library's errors on engine output: the missing move is reported instead."""

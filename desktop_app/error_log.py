# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The log of unexpected errors: each is written to a file and shown, and the program goes on."""

from __future__ import annotations

import signal
import sys
import threading
import traceback
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import TYPE_CHECKING, TextIO

from desktop_app import __version__
from desktop_app.core.frozen import frozen

if TYPE_CHECKING:
    from logging import LogRecord
    from logging.handlers import RotatingFileHandler

FILE_NAME, CRASH_NAME = "errors.log", "crash.log"
FILE_BYTES, OLD_FILES = 200_000, 2
"""The size at which a new file begins, and how many older ones are kept."""
QUIET_SECONDS = 10.0
"""The time during which repetitions of an error are counted but not shown."""
MOST_KINDS = 200
"""The number of different errors to remember; beyond it, the oldest is dropped."""
MOST_KEPT = 10
"""The number of errors that a report quotes in full."""
PROGRAM_ERROR = 1
"""The exit status if the program can't go on."""


@frozen
class ErrorReport:
    """An error as it is shown to the user.

    Attributes:
        line: type and message, on one line.
        count: how many times it has happened so far.
    """

    line: str
    count: int


@dataclass(slots=True)
class _Kind:
    """Counters for one error at one place: occurrences, entries written, time last shown."""

    count: int = 0
    written: int = 0
    told: float = float("-inf")


class WorkerError(Exception):
    """An error that was raised in another process."""


class _TextError(Exception):
    """An error that is known only by its text."""


def take_from_worker(line: str, text: str) -> None:
    """Pass an error of a worker process to `sys.excepthook`.

    Args:
        line: its type and message, which identify the kind of error.
        text: the text to log, including the traceback.
    """
    error = WorkerError(line)
    error.__cause__ = _TextError(f"\n{text}")
    sys.excepthook(WorkerError, error, None)


class ErrorLog:
    """Log of the errors of all threads.

    Attributes:
        listener: called for an error, in the thread that raised it, but not for each repetition.
    """

    def __init__(self, folder: Callable[[], Path] | None = None) -> None:
        """Create the log without writing anything.

        Args:
            folder: returns the folder of the log file, by default the user's data folder. Called
                only when there is something to write.
        """
        self.listener: Callable[[ErrorReport], None] | None = None
        self._find_folder = folder or data_folder
        self._folder: Path | None = None
        self._kinds: dict[tuple[str, str, int], _Kind] = {}
        self._kept: deque[str] = deque(maxlen=MOST_KEPT)
        self._crashes: TextIO | None = None
        self._lock = threading.RLock()
        self._is_busy = threading.local()

    def install(self) -> None:
        """Install hooks for uncaught errors in slots, guarded methods, threads and destructors."""
        sys.excepthook = self.take
        threading.excepthook = self._take_of_thread
        sys.unraisablehook = self._take_unraisable

    @property
    def folder(self) -> Path:
        """Return the folder of the log file."""
        if self._folder is None:
            self._folder = self._find_folder()
        return self._folder

    @property
    def count(self) -> int:
        """Return the number of errors so far."""
        with self._lock:
            return sum(known.count for known in self._kinds.values())

    def take(
        self,
        kind: type[BaseException],
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Log an error; has the signature of `sys.excepthook`."""
        if getattr(self._is_busy, "now", False):
            return  # an error in this error handling itself
        self._is_busy.now = True
        try:
            self._take(kind, error, trace)
        except Exception:
            _say(traceback.format_exc())
        finally:
            self._is_busy.now = False

    def _take(
        self,
        kind: type[BaseException],
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        line = " ".join("".join(traceback.format_exception_only(kind, error)).split())
        last = traceback.extract_tb(trace)[-1:]
        file, number = (last[0].filename, last[0].lineno or 0) if last else (line, 0)
        with self._lock:
            key = (kind.__name__, file, number)
            known = self._kinds.setdefault(key, _Kind())
            known.count += 1
            if len(self._kinds) > MOST_KINDS:
                del self._kinds[next(iter(self._kinds))]
            if known.count == 1:
                text = "".join(traceback.format_exception(kind, error, trace))
                self._kept.append(text)
                self._write(text)
            elif known.count >= 10 * known.written:
                self._write(f"{line}: {known.count} times so far")
            if known.count >= 10 * known.written:
                known.written = known.count
            is_told = monotonic() - known.told >= QUIET_SECONDS
            if is_told:
                known.told = monotonic()
        if known.count == 1:
            _say(f"minimax-fair: something went wrong: {line}. Details: {self.folder / FILE_NAME}")
        if is_told and self.listener is not None:
            self.listener(ErrorReport(line, known.count))

    def note(self, text: str) -> None:
        """Log a message that is not a Python error, such as a warning from Qt."""
        with self._lock:
            self._write(text)

    def report(self) -> str:
        """Return the error report to send to the developers."""
        from platform import platform

        from desktop_app.search.compiled import are_compiled

        with self._lock:
            counts = [
                f"{each.count} times: {key[0]} at {key[1]}:{key[2]}"
                for key, each in self._kinds.items()
            ]
            kept = list(self._kept)
        head = [
            f"Minimax Fair {__version__}, Python {sys.version.split()[0]}, {platform()}",
            f"kernels {'compiled' if are_compiled() else 'interpreted'}",
        ]
        return "\n".join([*head, *counts, "", *kept])

    def note_crashes(self) -> None:
        """Write a traceback if the process itself crashes, or on SIGUSR1 where there is one.

        What an earlier run has written is moved to the error log.
        """
        import faulthandler

        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self._crashes = (self.folder / CRASH_NAME).open("a+", encoding="utf-8")
            self._crashes.seek(0)
            text = self._crashes.read(FILE_BYTES)
            self._crashes.truncate(0)
        except OSError:
            return  # then crashes are not recorded
        if text:
            self.note(f"The program crashed or hung last time. This is what it was doing:\n{text}")
        faulthandler.enable(self._crashes)
        if sys.platform != "win32":  # also while the event loop hangs
            faulthandler.register(signal.SIGUSR1, self._crashes)

    def _take_of_thread(self, found: threading.ExceptHookArgs) -> None:
        if found.exc_type is not SystemExit:
            self.take(found.exc_type, found.exc_value, found.exc_traceback)

    def _take_unraisable(self, found: sys.UnraisableHookArgs) -> None:
        if found.exc_type is KeyboardInterrupt:
            # raised inside a kernel, which can't propagate it
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            signal.raise_signal(signal.SIGINT)
        self.take(found.exc_type, found.exc_value, found.exc_traceback)

    def _write(self, text: str) -> None:
        """Append to the file, reopened each time: errors are rare, and programs may share it."""
        from logging import makeLogRecord

        try:
            file = _opened(self.folder)
        except OSError as error:
            _say(f"minimax-fair: can't write the error log in {self.folder}: {error.strerror}")
            return
        file.handle(makeLogRecord({"msg": text.rstrip()}))
        file.close()


def _opened(folder: Path) -> RotatingFileHandler:
    from logging import Formatter
    from logging.handlers import RotatingFileHandler

    folder.mkdir(parents=True, exist_ok=True)
    made = RotatingFileHandler(
        folder / FILE_NAME, maxBytes=FILE_BYTES, backupCount=OLD_FILES, encoding="utf-8"
    )
    made.setFormatter(Formatter("%(asctime)s [%(process)d, %(threadName)s]\n%(message)s\n"))
    made.handleError = _ignore_log_error
    return made


def _ignore_log_error(record: LogRecord) -> None:
    """Ignore an error of the log file itself, such as a full disk."""
    del record


def data_folder() -> Path:
    """Return the folder for the user's data."""
    from PySide6.QtCore import QCoreApplication, QStandardPaths

    # always set: without one Qt uses the name of the script
    QCoreApplication.setApplicationName("Minimax Fair")
    where = QStandardPaths.StandardLocation.AppDataLocation
    return Path(QStandardPaths.writableLocation(where))


def _say(text: str) -> None:
    """Print a message to the terminal, if there is one; a windowed program may have none."""
    if sys.stderr is not None:
        with suppress(OSError):
            print(text, file=sys.stderr, flush=True)

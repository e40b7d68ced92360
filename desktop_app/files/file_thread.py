# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads and writes files in a thread of its own, since a disk may be slow."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, QThread, QTimer, Signal, Slot

from desktop_app.core.file_formats import ReportShare
from desktop_app.files.errors import FileError, FileFault

PATIENCE_MS = 5_000
"""How long the program waits for a disk when it ends."""
LONG_MS = 500
"""How often a long wait is reported."""


@dataclass(frozen=True, slots=True)
class FileRequest:
    """A task and its number."""

    number: int
    work: Callable[[], object]


class ReadProgress:
    """The progress of a reader, and the means to stop it.

    Attributes:
        share: the share that is read, from 0 to 1.
    """

    def __init__(self) -> None:
        self.share = 0.0
        self._is_stopped = False

    def stop(self) -> None:
        """Make the reader stop at its next progress report."""
        self._is_stopped = True

    def report(self, share: float) -> None:
        """Record the progress; called in the reading thread.

        Raises:
            FileError: the result is not wanted any more.
        """
        self.share = max(self.share, share)
        if self._is_stopped:
            raise FileError(FileFault.STOPPED)


class FileWorker(QObject):
    """Performs one task at a time.

    Signals:
        finished: the number of the request, and its result, or a `FileError` if it failed.
    """

    finished = Signal(int, object)

    @Slot(object)
    def run(self, request: FileRequest) -> None:
        """Perform the task; always ends with `finished`."""
        try:
            result = request.work()
        except FileError as error:
            result = error
        except Exception as error:
            sys.excepthook(type(error), error, error.__traceback__)
            result = FileError(FileFault.DISK, reason=type(error).__name__)
        self.finished.emit(request.number, result)


class FileThread(QObject):
    """The window's handle on the thread; only the latest task counts.

    Signals:
        done: the result of the task.
        failed: the `FileError`, if it failed.
        lasting: emitted every half second while reading takes long, with the share that has been
            read, from 0 to 1, and whether it is the first time.
    """

    done = Signal(object)
    failed = Signal(object)
    lasting = Signal(float, bool)
    _requested = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wanted = 0
        self._progress: ReadProgress | None = None
        self._thread: QThread | None = None
        self._worker: FileWorker | None = None
        self._clock = QTimer(self)
        self._clock.setInterval(LONG_MS)
        self._clock.timeout.connect(self._on_clock)
        self._has_lasted = False

    def read(self, work: Callable[[ReportShare], object]) -> None:
        """Start a reader that reports its progress and can be stopped."""
        progress = ReadProgress()
        self.begin(partial(work, progress.report))
        self._progress = progress

    @Slot()
    def stop(self) -> None:
        """Stop reading, if a file is being read; `failed` follows."""
        if self._progress is not None:
            self.abandon()
            self.failed.emit(FileError(FileFault.STOPPED))

    def begin(self, work: Callable[[], object]) -> None:
        """Start a task; `done` or `failed` follows, unless another task is started first."""
        self.abandon()
        self._start()
        self._has_lasted = False
        self._requested.emit(FileRequest(self._wanted, work))
        self._clock.start()

    def shutdown(self) -> None:
        """End the thread; return when it has ended, or when a disk takes too long."""
        self.abandon()
        if self._thread is not None:
            self._thread.quit()
            if self._thread.wait(PATIENCE_MS):
                self._thread = self._worker = None

    def abandon(self) -> None:
        """Ignore the result of what runs now, and stop it if that is possible."""
        self._clock.stop()
        self._wanted += 1
        if self._progress is not None:
            self._progress.stop()
            self._progress = None

    @property
    def is_busy(self) -> bool:
        """Whether a task runs whose result is wanted."""
        return self._clock.isActive()

    @Slot()
    def _on_clock(self) -> None:
        share = 0.0 if self._progress is None else self._progress.share
        is_first, self._has_lasted = not self._has_lasted, True
        self.lasting.emit(share, is_first)

    def _start(self) -> None:
        if self._thread is not None:
            return
        self._thread = QThread()
        self._thread.setObjectName("reading")
        self._worker = FileWorker()
        self._worker.moveToThread(self._thread)
        self._requested.connect(self._worker.run)
        self._worker.finished.connect(self._on_finished)
        self._thread.start()

    @Slot(int, object)
    def _on_finished(self, number: int, result: object) -> None:
        if number != self._wanted:
            return
        self._clock.stop()
        self._progress = None
        if isinstance(result, FileError):
            self.failed.emit(result)
        else:
            self.done.emit(result)

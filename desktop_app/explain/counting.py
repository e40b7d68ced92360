# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Count the steps of a run in a thread."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from threading import Event
from time import perf_counter

from PySide6.QtCore import QObject, QThread, Signal, Slot

from desktop_app.core.position import Position
from desktop_app.search.algorithm import Algorithm
from desktop_app.search.limits import SearchStopped, never
from desktop_app.search.trace import Trace

REPORT_SECONDS = 0.1


@dataclass(frozen=True, slots=True)
class CountRequest:
    """A run to be counted.

    Attributes:
        position, algorithm: the root and the search to run on it.
        stop: set to end the counting early.
    """

    position: Position
    algorithm: Algorithm
    stop: Event = field(default_factory=Event, compare=False)


@dataclass(frozen=True, slots=True)
class CountResult:
    """The result of a `CountRequest`.

    Attributes:
        request: the request.
        trace: the complete run, with no other user; None if the counting was stopped or failed,
            or if the run has too many different positions to keep in memory.
    """

    request: CountRequest
    trace: Trace | None


class CountWorker(QObject):
    """Worker that counts one run at a time.

    Signals:
        progressed: a request, and the share of it that is done, from 0 to 1.
        finished: a `CountResult`.
    """

    progressed = Signal(object, float)
    finished = Signal(object)

    @Slot(object)
    def run(self, request: CountRequest) -> None:
        """Count a run, then always emit `finished`."""
        trace = None
        try:
            trace = self._counted(request)
        except SearchStopped:
            pass
        except Exception as error:
            sys.excepthook(type(error), error, error.__traceback__)
        self.finished.emit(CountResult(request, trace))

    def _counted(self, request: CountRequest) -> Trace:
        trace = Trace(request.position, request.algorithm)
        reported = perf_counter()

        def should_stop() -> bool:
            nonlocal reported
            if perf_counter() - reported >= REPORT_SECONDS:
                reported = perf_counter()
                self.progressed.emit(request, trace.share)
            return request.stop.is_set() or not trace.keeps_all

        trace.should_stop = should_stop
        _ = trace.summary
        trace.should_stop = never
        return trace


class Counting(QObject):
    """Count runs in a worker thread; a new request replaces the one in progress.

    Signals:
        progressed: the share of the run that is counted, from 0 to 1.
        counted: the `Trace`, or None if it has too many positions to keep.
    """

    progressed = Signal(float)
    counted = Signal(object)
    _requested = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wanted: CountRequest | None = None
        self._thread: QThread | None = None
        self._worker: CountWorker | None = None

    @property
    def is_busy(self) -> bool:
        """Whether a run is being counted."""
        return self._wanted is not None

    def count(self, position: Position, algorithm: Algorithm) -> None:
        """Start counting a run; `counted` follows unless another request replaces it."""
        self.cancel()
        self._wanted = CountRequest(position, algorithm)
        self._start()
        self._requested.emit(self._wanted)

    def cancel(self) -> None:
        """Drop the current request; `counted` will not be emitted for it."""
        if self._wanted is not None:
            self._wanted.stop.set()
            self._wanted = None

    def shutdown(self) -> None:
        """Stop the thread and wait for its end; the next `count` starts another."""
        self.cancel()
        if self._thread is not None:
            self._thread.quit()
            self._thread.wait()
            self._thread = self._worker = None

    def _start(self) -> None:
        if self._thread is not None:
            return
        self._thread = QThread()
        self._thread.setObjectName("counting")
        self._worker = CountWorker()
        self._worker.moveToThread(self._thread)
        self._requested.connect(self._worker.run)
        self._worker.progressed.connect(self._on_progressed)
        self._worker.finished.connect(self._on_finished)
        self._thread.start()

    @Slot(object, float)
    def _on_progressed(self, request: CountRequest, share: float) -> None:
        if request is self._wanted:
            self.progressed.emit(share)

    @Slot(object)
    def _on_finished(self, counted: CountResult) -> None:
        if counted.request is self._wanted:
            self._wanted = None
            self.counted.emit(counted.trace)

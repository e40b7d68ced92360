# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""An executor of processes, each with its own pipe, and the loop that runs in each process.

`ProcessPoolExecutor` has one pipe for the answers of all processes, behind a shared lock. A process
that is killed while it writes leaves half an answer there and keeps the lock, and all others wait
forever. Here each process has its own pipe, served by one thread: a broken answer ends with its
pipe, one call is lost, and a new process replaces the lost one.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from multiprocessing.reduction import ForkingPickler
from pickle import loads
from threading import Lock
from traceback import format_exc
from typing import Any

Call = tuple[Callable[..., Any], tuple[Any, ...], dict[str, Any]]


@dataclass(frozen=True, slots=True)
class WorkerHooks:
    """Functions that a process calls beside its tasks; each can be pickled by name.

    Attributes:
        init_worker: called first, with a pipe that becomes readable (at its end) once calls
            should return soon.
        must_leave: called after each task; returns whether the process must exit.
    """

    init_worker: Callable[[Connection], None]
    must_leave: Callable[[], bool]


@dataclass(frozen=True, slots=True)
class CallResult:
    """The outcome of a call.

    Attributes:
        value: what it returned.
        error: what it raised; None if it returned.
        is_last: whether the process exits.
    """

    value: Any = None
    error: BaseException | None = None
    is_last: bool = False


def serve(calls: Connection, stop: Connection, hooks: WorkerHooks) -> None:
    """Run calls until the pool closes the pipe.

    Args:
        calls: the pipe for calls and their outcomes.
        stop: the pipe that is passed to `WorkerHooks.init_worker`.
        hooks: functions to call beside the tasks.
    """
    hooks.init_worker(stop)
    while True:
        try:
            asked = calls.recv_bytes()
        except (EOFError, OSError):  # the other end is closed, or its process is gone
            return
        answer = _made(asked)
        if is_last := hooks.must_leave():
            answer = CallResult(answer.value, answer.error, is_last)
        calls.send_bytes(pickled(answer))
        if is_last:
            os._exit(0)  # whatever else this process still does


def pickled(answer: CallResult) -> bytes:
    """Return an outcome in pickled form; if it can't be pickled, the error that says so."""
    try:
        return bytes(ForkingPickler.dumps(answer))
    except Exception as error:
        text = f"{type(error).__name__}: {error}"
        return bytes(ForkingPickler.dumps(CallResult(None, RuntimeError(text), answer.is_last)))


def _made(asked: bytes) -> CallResult:
    try:
        function, values, names = loads(asked)
        return CallResult(function(*values, **names))
    except BaseException as error:
        error.add_note(f"in a worker:\n{format_exc()}")
        return CallResult(error=error)


log = logging.getLogger("minimax_fair.arena")

_starting = Lock()
"""One process is started at a time."""


class WorkerLost(BrokenExecutor):
    """Raised when the process that was running a call is gone; the other processes go on."""


@dataclass(frozen=True, slots=True, eq=False)
class _Worker:
    """A process and the pipe to it."""

    process: SpawnProcess
    calls: Connection

    def close(self) -> None:
        """Make the process exit, and wait until it has."""
        self.calls.close()
        self.process.join()


class Pool(Executor):
    """Executor of processes that are started when needed, always with the spawn method.

    A call that is cancelled before it begins is not made. Arguments and results must be picklable.

    Args:
        size: the number of calls that run at once.
        hooks: functions that each process calls beside its tasks.
    """

    def __init__(self, size: int, hooks: WorkerHooks) -> None:
        self._context = multiprocessing.get_context("spawn")
        self._hooks = hooks
        # nothing is ever written to it: closing it tells all processes, without a lock
        self._stop, self._go = self._context.Pipe(duplex=False)
        self._threads = ThreadPoolExecutor(size)
        self._lock = Lock()
        self._all = set[_Worker]()
        self._idle = list[_Worker]()
        self._is_closed = self._is_killed = False

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Schedule a call; its future raises `WorkerLost` if the process is lost."""
        return self._threads.submit(self._ask, fn, args, kwargs)

    def stop(self) -> None:
        """Tell all processes, including those still to start, that calls should return soon."""
        self._go.close()

    def kill(self) -> None:
        """End all processes, whatever they are doing; their calls are lost."""
        with self._lock:
            self._is_killed = True
            for worker in self._all:
                worker.process.kill()

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._threads.shutdown(wait=False, cancel_futures=cancel_futures)
        with self._lock:
            self._is_closed = True
            idle, self._idle = self._idle, []
            self._all.difference_update(idle)
        for worker in idle:
            worker.calls.close()
        if wait:
            for worker in idle:
                worker.process.join()
            self._threads.shutdown()

    def _ask(self, *call: Any) -> Any:
        asked = bytes(ForkingPickler.dumps(call))
        worker = self._idle_or_new()
        try:
            worker.calls.send_bytes(asked)
            answer: CallResult = loads(worker.calls.recv_bytes())
        except (EOFError, OSError) as error:
            self._end(worker)
            raise WorkerLost(f"exit code {worker.process.exitcode}") from error
        except BaseException:  # such as an answer that can't be unpickled
            self._end(worker)
            raise
        self._return_to_pool(worker, is_last=answer.is_last)
        if answer.error is not None:
            raise answer.error
        return answer.value

    def _idle_or_new(self) -> _Worker:
        """Return an idle process, or start a new one."""
        while True:
            with self._lock:
                worker = self._idle.pop() if self._idle else None
            if worker is None:
                return self._started()
            if worker.process.is_alive():
                return worker
            self._end(worker)

    def _started(self) -> _Worker:
        ours, theirs = self._context.Pipe()
        process = self._context.Process(
            target=serve, args=(theirs, self._stop, self._hooks), daemon=True
        )
        with _starting:
            process.start()
        theirs.close()
        log.debug("worker process %s started", process.pid)
        worker = _Worker(process, ours)
        with self._lock:
            self._all.add(worker)
            if self._is_killed:
                process.kill()
        return worker

    def _return_to_pool(self, worker: _Worker, *, is_last: bool) -> None:
        with self._lock:
            if not (is_last or self._is_closed):
                self._idle.append(worker)
                return
            self._all.discard(worker)
        worker.close()

    def _end(self, worker: _Worker) -> None:
        """Kill a process that is gone or about to go."""
        with self._lock:
            self._all.discard(worker)
        worker.process.kill()
        worker.close()
        log.warning("worker process %s gone: %s", worker.process.pid, worker.process.exitcode)

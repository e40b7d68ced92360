# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""An executor of processes, each with a pipe of its own, and what runs in each process.

`ProcessPoolExecutor` has one pipe for the answers of all processes, behind a lock that they share.
A process that is killed while it writes leaves half an answer there and keeps the lock, and all
others wait for ever. Here each process has its own pipe, and a thread that asks and listens: half
an answer ends where its pipe ends, one call is lost, and a new process replaces the lost one.
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
    """What a process does beside its calls; each by its name, for another process to find.

    Attributes:
        init_worker: is called first, with a pipe that has something to be read, its end, once
            calls are to come back soon.
        must_leave: is asked after each call whether it was the last that this process can take.
    """

    init_worker: Callable[[Connection], None]
    must_leave: Callable[[], bool]


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of a call.

    Attributes:
        value: what it gave back.
        error: what it raised; None where it has not.
        is_last: whether the process leaves.
    """

    value: Any = None
    error: BaseException | None = None
    is_last: bool = False


def serve(calls: Connection, stop: Connection, hooks: WorkerHooks) -> None:
    """Take calls until nobody has any more.

    Args:
        calls: brings them, and takes what came of them.
        stop: see `WorkerHooks`.
        hooks: what else there is to be done.
    """
    hooks.init_worker(stop)
    while True:
        try:
            asked = calls.recv_bytes()
        except (EOFError, OSError):  # the other end is closed, or its process is gone
            return
        answer = _made(asked)
        if is_last := hooks.must_leave():
            answer = Answer(answer.value, answer.error, is_last)
        calls.send_bytes(pickled(answer))
        if is_last:
            os._exit(0)  # whatever else this process still does


def pickled(answer: Answer) -> bytes:
    """As it goes through a pipe; what can't go is an error."""
    try:
        return bytes(ForkingPickler.dumps(answer))
    except Exception as error:
        text = f"{type(error).__name__}: {error}"
        return bytes(ForkingPickler.dumps(Answer(None, RuntimeError(text), answer.is_last)))


def _made(asked: bytes) -> Answer:
    try:
        function, values, names = loads(asked)
        return Answer(function(*values, **names))
    except BaseException as error:
        error.add_note(f"in a worker:\n{format_exc()}")
        return Answer(error=error)


log = logging.getLogger("minimax_fair.arena")

_starting = Lock()
"""One process is started at a time."""


class WorkerLost(BrokenExecutor):
    """The process that a call was made in is gone; others go on."""


@dataclass(frozen=True, slots=True, eq=False)
class _Worker:
    """A process, and the pipe to it."""

    process: SpawnProcess
    calls: Connection

    def close(self) -> None:
        """Have it leave, and wait until it has."""
        self.calls.close()
        self.process.join()


class Pool(Executor):
    """Processes that are started as they are needed, from the beginning as on every system.

    A call that is cancelled before it begins is not made. Arguments, and what is handed back, must
    be such that they can be pickled.

    Args:
        size: how many calls are made at once.
        hooks: what each process does beside its calls.
    """

    def __init__(self, size: int, hooks: WorkerHooks) -> None:
        self._context = multiprocessing.get_context("spawn")
        self._hooks = hooks
        # nothing is ever written into it: its end is heard by all, without any lock
        self._stop, self._go = self._context.Pipe(duplex=False)
        self._threads = ThreadPoolExecutor(size)
        self._lock = Lock()
        self._all = set[_Worker]()
        self._idle = list[_Worker]()
        self._is_closed = self._is_killed = False

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """See `Executor.submit`; the call ends with `WorkerLost` if its process does."""
        return self._threads.submit(self._ask, fn, args, kwargs)

    def stop(self) -> None:
        """Tell all processes, also those that start only now, that calls are to come back soon."""
        self._go.close()

    def kill(self) -> None:
        """End all processes, whatever they do; their calls are lost."""
        with self._lock:
            self._is_killed = True
            for worker in self._all:
                worker.process.kill()

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """See `Executor.shutdown`."""
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
            answer: Answer = loads(worker.calls.recv_bytes())
        except (EOFError, OSError) as error:
            self._end(worker)
            raise WorkerLost(f"exit code {worker.process.exitcode}") from error
        except BaseException:  # what came is nothing that is known here
            self._end(worker)
            raise
        self._return_to_pool(worker, is_last=answer.is_last)
        if answer.error is not None:
            raise answer.error
        return answer.value

    def _idle_or_new(self) -> _Worker:
        """A process that has nothing to do, or a new one."""
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
        """It is gone, or as good as gone."""
        with self._lock:
            self._all.discard(worker)
        worker.process.kill()
        worker.close()
        log.warning("worker process %s gone: %s", worker.process.pid, worker.process.exitcode)

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Processes for the arena that nobody waits for when the window is closed.

They are never killed: one that ends in the middle of what it hands back would leave its parent
waiting for the rest. They are told to stop, and left alone; a process that is still starting hears
of it when it has started, or leaves with its parent.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future, InvalidStateError, wait
from contextlib import suppress
from functools import partial
from threading import Event
from typing import Any
from weakref import WeakSet

from desktop_app.arena.crew import Processes

HAND_BACK_SECONDS = 0.15
"""So long processes have to hand back what they have, when the window is closed."""


class _Call(Future[Any]):
    """A call that can be given up while it runs."""

    inner: Future[Any] | None = None

    def cancel(self) -> bool:
        """Have it not begin; one that has begun goes on."""
        return self.inner is not None and self.inner.cancel()

    def give_up(self) -> None:
        """Wait for it no longer."""
        super().cancel()

    def hand_on(self, inner: Future[Any]) -> None:
        """It has ended, unless it was given up before."""
        with suppress(InvalidStateError):
            if inner.cancelled():
                self.give_up()
            elif (error := inner.exception()) is not None:
                self.set_exception(error)
            else:
                self.set_result(inner.result())


class _Calls(Executor):
    """An executor whose calls can be given up."""

    def __init__(self, inner: Executor) -> None:
        self.inner = inner
        self.calls = WeakSet[_Call]()

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """See `Executor.submit`."""
        call = _Call()
        call.inner = self.inner.submit(partial(fn, *args, **kwargs))
        call.inner.add_done_callback(call.hand_on)
        self.calls.add(call)
        return call


class WindowCrew:
    """Processes as `arena.crew.Processes` has them; see `Crew` for what is not told here.

    Args:
        size: how many.
        hurry: while it is set nobody waits for a process.
    """

    losses = Processes.losses

    def __init__(self, size: int, hurry: Event) -> None:
        self.size = size
        self._hurry = hurry
        self._inner = Processes(size)
        self._calls = _Calls(self._inner.executor)

    @property
    def executor(self) -> Executor:
        """See `Crew.executor`."""
        if self._calls.inner is not self._inner.executor:
            self._calls = _Calls(self._inner.executor)
        return self._calls

    def renew(self, spent: Executor) -> None:
        """See `Crew.renew`."""
        if isinstance(spent, _Calls):
            self._inner.renew(spent.inner)

    def stop(self) -> None:
        """See `Crew.stop`; in a hurry what does not come at once is given up."""
        self._inner.stop()
        if self._hurry.is_set():
            calls = list(self._calls.calls)
            wait(calls, HAND_BACK_SECONDS)
            for call in calls:
                call.give_up()

    def close(self) -> None:
        """See `Crew.close`; they leave by themselves."""
        self._inner.stop()
        self._inner.executor.shutdown(wait=False, cancel_futures=True)

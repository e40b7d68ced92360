# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Who plays the games of a run: an executor, and what to do when one of its workers is lost."""

from __future__ import annotations

import multiprocessing
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from enum import StrEnum
from typing import Protocol

from desktop_app.arena.batch import settle_in


class CrewFault(StrEnum):
    """Each way in which there is nobody to play."""

    NO_DASK = "no-dask"  # the library for clusters is not installed
    NO_ANSWER = "no-answer"  # no scheduler at that address
    NO_WORKERS = "no-workers"  # a scheduler that has none


class CrewError(Exception):
    """There is nobody to play.

    Attributes:
        fault: in which way.
        address: of the scheduler that was asked.
        text: what was heard from there.
    """

    def __init__(self, fault: CrewFault, address: str = "", text: str = "") -> None:
        super().__init__(f"{fault}: {address} {text}")
        self.fault = fault
        self.address = address
        self.text = text


class Crew(Protocol):
    """Workers behind an executor.

    Attributes:
        losses: with what a call ends whose worker was lost.
    """

    losses: tuple[type[BaseException], ...]

    @property
    def size(self) -> int:
        """How many games they play at once."""
        ...

    @property
    def executor(self) -> Executor:
        """Who takes calls now."""
        ...

    def renew(self, spent: Executor) -> None:
        """Go on with others: a worker of this executor was lost, or will leave.

        Calls that are on their way end as they can; those that have not begun may be cancelled.
        """
        ...

    def stop(self) -> None:
        """Have calls come back soon with what they have."""
        ...

    def close(self) -> None:
        """Let the workers go."""
        ...


class GivenCrew:
    """Somebody else's executor, as it is."""

    losses: tuple[type[BaseException], ...] = (BrokenExecutor,)

    def __init__(self, executor: Executor, size: int) -> None:
        self.size = size
        self._executor = executor

    @property
    def executor(self) -> Executor:
        """See `Crew.executor`."""
        return self._executor

    def renew(self, spent: Executor) -> None:
        """There are no others."""

    def stop(self) -> None:
        """They end when they end."""

    def close(self) -> None:
        """They stay with whoever has given them."""


class Processes:
    """Processes of this machine, started as on every system: from the beginning.

    A process that ends, however, ends the executor too; so a new one is made then.
    """

    losses: tuple[type[BaseException], ...] = (BrokenExecutor,)

    def __init__(self, size: int) -> None:
        self.size = size
        self._context = multiprocessing.get_context("spawn")
        self._stop = self._context.Event()
        self._executor = self._made()

    @property
    def executor(self) -> Executor:
        """See `Crew.executor`."""
        return self._executor

    def renew(self, spent: Executor) -> None:
        """See `Crew.renew`; a second loss of one executor changes nothing."""
        if spent is self._executor:
            spent.shutdown(wait=False, cancel_futures=True)
            self._executor = self._made()

    def stop(self) -> None:
        """See `Crew.stop`."""
        self._stop.set()

    def close(self) -> None:
        """See `Crew.close`."""
        self._stop.set()
        self._executor.shutdown(wait=True, cancel_futures=True)

    def _made(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.size, self._context, settle_in, (self._stop,))

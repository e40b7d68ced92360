# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Who plays the games of a run: an executor, and what its calls end with when a worker is lost."""

from __future__ import annotations

from concurrent.futures import BrokenExecutor, Executor
from enum import StrEnum
from typing import Protocol

from desktop_app.tournaments.batch import init_worker, must_leave
from desktop_app.tournaments.pool.executor import Pool, WorkerLost
from desktop_app.tournaments.pool.worker import Duties


class CrewFault(StrEnum):
    """Each way in which there is nobody to play."""

    NO_DASK = "no-dask"  # the library for clusters is not installed
    NO_ANSWER = "no-answer"  # no scheduler at that address
    LOST = "lost"  # the scheduler answered, but is gone now
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

    def stop(self) -> None:
        """They end when they end."""

    def close(self) -> None:
        """They stay with whoever has given them."""


class Processes:
    """Processes of this machine."""

    losses: tuple[type[BaseException], ...] = (WorkerLost,)

    def __init__(self, size: int) -> None:
        self.size = size
        self._pool = Pool(size, Duties(init_worker, must_leave))

    @property
    def executor(self) -> Executor:
        """See `Crew.executor`."""
        return self._pool

    def stop(self) -> None:
        """See `Crew.stop`."""
        self._pool.stop()

    def close(self) -> None:
        """See `Crew.close`."""
        self._pool.stop()
        self._pool.shutdown(cancel_futures=True)

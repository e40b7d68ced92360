# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The workers that play the games of a run: an executor, and how a call ends if a worker is lost.

There are processes of this machine, an executor that somebody else gives us, and a cluster of many
machines through Dask's `distributed`, an optional extra.

Anyone who reaches a Dask scheduler can run any code on all of its workers, so it belongs in a
private network, or behind TLS. Workers must have this program installed, in the same version.
Source: the documentation of `distributed`, `Client.get_executor`.
"""

from __future__ import annotations

import logging
from concurrent.futures import BrokenExecutor, Executor
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from importlib import import_module
from time import monotonic
from typing import Any, Protocol

from desktop_app.tournaments.batch import init_worker, must_leave
from desktop_app.tournaments.pool import Pool, WorkerHooks, WorkerLost


class WorkersFault(StrEnum):
    """Each reason why no worker is available."""

    NO_DASK = "no-dask"  # the library for clusters is not installed
    NO_ANSWER = "no-answer"  # no scheduler at that address
    LOST = "lost"  # the scheduler answered, but is gone now
    NO_WORKERS = "no-workers"  # a scheduler that has none


class WorkersError(Exception):
    """No worker is available.

    Attributes:
        fault: in which way.
        address: of the scheduler that was asked.
        text: what was heard from there.
    """

    def __init__(self, fault: WorkersFault, address: str = "", text: str = "") -> None:
        super().__init__(f"{fault}: {address} {text}")
        self.fault = fault
        self.address = address
        self.text = text


class Workers(Protocol):
    """Workers behind an executor.

    Attributes:
        losses: the errors with which a call ends if its worker was lost.
    """

    losses: tuple[type[BaseException], ...]

    @property
    def size(self) -> int:
        """How many games they play at once."""
        ...

    @property
    def executor(self) -> Executor:
        """The executor that takes calls now."""
        ...

    def stop(self) -> None:
        """Ask running calls to return soon with the games they have finished."""
        ...

    def close(self) -> None:
        """Let the workers go."""
        ...


class GivenExecutor:
    """An executor that the caller owns."""

    losses: tuple[type[BaseException], ...] = (BrokenExecutor,)

    def __init__(self, executor: Executor, size: int) -> None:
        self.size = size
        self._executor = executor

    @property
    def executor(self) -> Executor:
        """See `Workers.executor`."""
        return self._executor

    def stop(self) -> None:
        """Do nothing: its calls end by themselves."""

    def close(self) -> None:
        """Do nothing: the caller closes the executor."""


class LocalProcesses:
    """Processes of this machine."""

    losses: tuple[type[BaseException], ...] = (WorkerLost,)

    def __init__(self, size: int) -> None:
        self.size = size
        self._pool = Pool(size, WorkerHooks(init_worker, must_leave))

    @property
    def executor(self) -> Executor:
        """See `Workers.executor`."""
        return self._pool

    def stop(self) -> None:
        """See `Workers.stop`."""
        self._pool.stop()

    def close(self) -> None:
        """See `Workers.close`."""
        self._pool.stop()
        self._pool.shutdown(cancel_futures=True)


ANSWER_SECONDS = 8.0
"""So long a scheduler is waited for."""
LOST_SECONDS = 3.0
"""How long a scheduler may be out of reach; meanwhile Dask tries to reconnect."""
CLOSE_SECONDS = 2.0
COUNT_SECONDS = 5.0
"""How often it is asked how many workers there are: more may come, and some may go."""


@dataclass(frozen=True, slots=True)
class Tls:
    """The files that prove who is who, in PEM format.

    Attributes:
        authority: the certificate of who has signed the others.
        certificate: of this program.
        key: of this program; None: it stands in the file of the certificate.
    """

    authority: str
    certificate: str
    key: str | None = None


class Cluster:
    """The workers of a scheduler; one that is lost is replaced by its own machine.

    Args:
        address: of the scheduler, as `tcp://HOST:8786` or `tls://HOST:8786`.
        tls: the files for the second kind; None: as Dask's own configuration says.

    Raises:
        WorkersError: Dask is not installed, or nobody answers, or there are no workers.
    """

    def __init__(self, address: str, tls: Tls | None = None) -> None:
        try:
            distributed = import_module("distributed")
        except ImportError as error:
            raise WorkersError(WorkersFault.NO_DASK) from error
        for name in ("distributed", "distributed.client", "distributed.comm"):
            logging.getLogger(name).setLevel(logging.CRITICAL)  # we report what matters
        self._address, self._there = address, monotonic()
        security = tls and distributed.Security(
            tls_ca_file=tls.authority,
            tls_client_cert=tls.certificate,
            tls_client_key=tls.key,
            require_encryption=True,
        )
        self.losses: tuple[type[BaseException], ...] = (distributed.scheduler.KilledWorker,)
        try:
            self._client: Any = distributed.Client(
                address, security=security, timeout=ANSWER_SECONDS, set_as_default=False
            )
        except (OSError, ValueError, TypeError) as error:
            raise WorkersError(WorkersFault.NO_ANSWER, address, str(error)) from error
        # a call is made as often as it is asked for: its process may have been lost
        self._executor: Executor = self._client.get_executor(pure=False)
        self._size, self._counted = 0, -COUNT_SECONDS
        if not self._count():
            self.close()
            raise WorkersError(WorkersFault.NO_WORKERS, address)

    @property
    def size(self) -> int:
        """See `Workers.size`.

        Raises:
            WorkersError: the scheduler is gone.
        """
        self._look()
        if monotonic() - self._counted > COUNT_SECONDS:
            self._count()
        return max(self._size, 1)

    @property
    def executor(self) -> Executor:
        """See `Workers.executor`.

        Raises:
            WorkersError: the scheduler is gone.
        """
        self._look()
        return self._executor

    def stop(self) -> None:
        """See `Workers.stop`; calls are cancelled, what is played of them is lost."""

    def close(self) -> None:
        """See `Workers.close`; the workers stay with their scheduler."""
        with suppress(OSError, TimeoutError):  # the scheduler is gone
            self._client.close(timeout=CLOSE_SECONDS)

    def _look(self) -> None:
        """Check that the scheduler is there.

        Raises:
            WorkersError: the scheduler is gone.
        """
        if self._client.status == "running":
            self._there = monotonic()
        elif self._client.status != "connecting" or monotonic() - self._there > LOST_SECONDS:
            raise WorkersError(WorkersFault.LOST, self._address)

    def _count(self) -> int:
        try:
            found = self._client.sync(self._client.scheduler.ncores, callback_timeout=LOST_SECONDS)
        except (OSError, TimeoutError) as error:
            if self._client.status == "connecting":  # it may come back
                return self._size
            raise WorkersError(WorkersFault.LOST, self._address) from error
        self._size, self._counted = sum(found.values()), monotonic()
        return self._size

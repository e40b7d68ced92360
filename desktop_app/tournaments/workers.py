# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The workers that play the games of a run: an executor, and the errors of a lost worker.

Workers are local processes, an executor that the caller provides, or a cluster of machines through
Dask's `distributed`, an optional extra.

Anyone who reaches a Dask scheduler can run any code on all of its workers, so it belongs on a
private network, or behind TLS. Workers must have this program installed, in the same version.
Source: the documentation of `distributed`, `Client.get_executor`.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from importlib import import_module
from time import monotonic
from typing import Any, Protocol

from desktop_app.tournaments.batch import init_worker, must_leave
from desktop_app.tournaments.pool import Pool, WorkerHooks, WorkerLost


class WorkersFault(StrEnum):
    """Reasons why no worker is available."""

    BAD_ADDRESS = "bad-address"  # no scheduler can have that address
    NO_DASK = "no-dask"  # Dask is not installed
    NO_ANSWER = "no-answer"  # no scheduler at that address
    LOST = "lost"  # the scheduler answered, but is gone now
    NO_WORKERS = "no-workers"  # the scheduler has none


class WorkersError(Exception):
    """Raised when no worker is available.

    Attributes:
        fault: the reason.
        address: the address of the scheduler.
        text: the error message.
    """

    def __init__(self, fault: WorkersFault, address: str = "", text: str = "") -> None:
        super().__init__(f"{fault}: {address} {text}")
        self.fault = fault
        self.address = address
        self.text = text


class Workers(Protocol):
    """Workers behind an executor.

    Attributes:
        losses: the errors that a call raises if its worker was lost.
    """

    losses: tuple[type[BaseException], ...]

    @property
    def size(self) -> int:
        """The number of games they play at once.

        Raises:
            WorkersError: the scheduler of a cluster is gone.
        """
        ...

    @property
    def executor(self) -> Executor:
        """The executor for calls.

        Raises:
            WorkersError: the scheduler of a cluster is gone.
        """
        ...

    def stop(self) -> None:
        """Ask running calls to return soon with the games they have finished."""
        ...

    def close(self) -> None:
        """Release the workers."""
        ...


class GivenExecutor:
    """Workers of an executor that the caller owns."""

    losses: tuple[type[BaseException], ...] = (BrokenExecutor,)

    def __init__(self, executor: Executor, size: int) -> None:
        self.size = size
        self._executor = executor

    @property
    def executor(self) -> Executor:
        return self._executor

    def stop(self) -> None:
        """Do nothing: its calls end by themselves."""

    def close(self) -> None:
        """Do nothing: the caller closes the executor."""


class LocalProcesses:
    """Worker processes on this machine.

    Args:
        size: the number of processes.
        is_background: whether they take only the time that nothing else wants.
    """

    losses: tuple[type[BaseException], ...] = (WorkerLost,)

    def __init__(self, size: int, *, is_background: bool = False) -> None:
        self.size = size
        init = partial(init_worker, is_background=is_background)
        self._pool = Pool(size, WorkerHooks(init, must_leave))

    @property
    def executor(self) -> Executor:
        return self._pool

    def stop(self) -> None:
        self._pool.stop()

    def close(self) -> None:
        self._pool.stop()
        self._pool.shutdown(cancel_futures=True)


ANSWER_SECONDS = 8.0
"""The longest wait for a scheduler."""
LOST_SECONDS = 3.0
"""The time for which a scheduler may be out of reach while Dask tries to reconnect."""
CLOSE_SECONDS = 2.0
COUNT_SECONDS = 5.0
"""The interval for counting the workers, which may come and go."""


@dataclass(frozen=True, slots=True)
class Tls:
    """The files for TLS, in PEM format.

    Attributes:
        authority: the certificate of the authority that signed the others.
        certificate: the certificate of this program.
        key: the key of this program; None: it is in the file of the certificate.
    """

    authority: str
    certificate: str
    key: str | None = None


_ADDRESS = re.compile(r"(?:(?:tcp|tls)://)?(?:\[[0-9A-Fa-f:.]+\]|[^\s/:@\[\]]+):(\d{1,5})/?")
MOST_PORT = 65_535


def check_address(address: str) -> None:
    """Check the form of a scheduler's address, which Dask would try to reach for 20 s.

    Raises:
        WorkersError: no scheduler can have that address.
    """
    told = _ADDRESS.fullmatch(address)
    if told is None or not 0 < int(told[1]) <= MOST_PORT:
        raise WorkersError(WorkersFault.BAD_ADDRESS, address)


class Cluster:
    """The workers of a Dask scheduler; the cluster itself replaces a lost worker.

    Args:
        address: the scheduler's address, `tcp://HOST:8786` or `tls://HOST:8786`.
        tls: the files for TLS; None: use Dask's own configuration.
        when_empty: called each time that the last worker has gone, while others may come.

    Raises:
        WorkersError: the address is none, Dask is not installed, the scheduler does not answer, or
            it has no workers.
    """

    def __init__(
        self, address: str, tls: Tls | None = None, when_empty: Callable[[], None] | None = None
    ) -> None:
        check_address(address)
        self._when_empty = when_empty
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
        # not pure: a call whose process was lost is made again
        self._executor: Executor = self._client.get_executor(pure=False)
        self._size, self._counted = 0, -COUNT_SECONDS
        if not self._count():
            self.close()
            raise WorkersError(WorkersFault.NO_WORKERS, address)

    @property
    def size(self) -> int:
        self._look()
        if monotonic() - self._counted > COUNT_SECONDS:
            self._count()
        return max(self._size, 1)

    @property
    def executor(self) -> Executor:
        self._look()
        return self._executor

    def stop(self) -> None:
        """Cancel the calls; unfinished batches are lost."""

    def close(self) -> None:
        """Disconnect; the workers stay with their scheduler."""
        with suppress(OSError, TimeoutError):  # the scheduler is gone
            self._client.close(timeout=CLOSE_SECONDS)

    def _look(self) -> None:
        """Check that the scheduler answers.

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
        before, self._size, self._counted = self._size, sum(found.values()), monotonic()
        if before and not self._size and self._when_empty is not None:
            self._when_empty()
        return self._size

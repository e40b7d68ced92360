# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Limits that end a search early: depth, nodes, time, or a request to stop."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from desktop_app.core.frozen import frozen

ShouldStop = Callable[[], bool]

CHECK_MASK = 63
"""Nodes between two looks at the clock, less one: about 1 ms apart, 4 ms on the largest boards."""


def never() -> bool:
    """Return False: a stop check for searches that nobody stops."""
    return False


def never_over(_nodes: int) -> bool:
    """Return False: a kernel check for idle kernels, which keeps no reference to a budget."""
    return False


@frozen
class Limits:
    """How far a search may go; None means no limit.

    Attributes:
        depth: the most plies from the position.
        nodes: the most positions to visit.
        seconds: the most wall time, in seconds.
    """

    depth: int | None = None
    nodes: int | None = None
    seconds: float | None = None


class SearchStopped(Exception):  # noqa: N818 - control flow, not an error
    """The budget is spent, or a stop was requested."""


class Budget:
    """Running limits: the clock starts when the budget is made.

    Attributes:
        stopped: whether `should_stop` has ended the search, rather than a limit.
        limits: the limits.
        should_stop: polled during a search; true ends it.
        holds: whether the limits apply; a search sets it to False until it has a first result.
    """

    def __init__(self, limits: Limits, should_stop: ShouldStop = never) -> None:
        self.limits = limits
        self.stopped = False
        self.should_stop = should_stop
        self.holds = True
        self._started = perf_counter()
        self._nodes = float("inf") if limits.nodes is None else limits.nodes
        self._seconds = float("inf") if limits.seconds is None else limits.seconds

    @property
    def seconds(self) -> float:
        """Wall time since the start, in seconds."""
        return perf_counter() - self._started

    def check(self, nodes: int) -> None:
        """Raise `SearchStopped` if a limit is reached or a stop was requested.

        Args:
            nodes: the positions visited so far.
        """
        self.check_stop()
        if not self.holds:
            return
        if nodes >= self._nodes or perf_counter() - self._started >= self._seconds:
            raise SearchStopped

    def is_spent(self, nodes: int) -> bool:
        """Return whether a limit is reached or a stop was requested, for kernels, which ask."""
        try:
            self.check(nodes)
        except SearchStopped:
            return True
        return False

    def is_stopped(self) -> bool:
        """Return whether a stop was requested, whatever the limits."""
        try:
            self.check_stop()
        except SearchStopped:
            return True
        return False

    def check_stop(self) -> None:
        """Raise `SearchStopped` if a stop was requested, whatever the limits."""
        if self.should_stop():
            self.stopped = True
            raise SearchStopped

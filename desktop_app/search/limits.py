# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""When a search ends before it is done: depth, nodes, seconds, or somebody says stop."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

ShouldStop = Callable[[], bool]

CHECK_MASK = 63
"""Nodes between two looks at the clock, less one: a millisecond, four on the largest boards."""


def never() -> bool:
    """Nobody says stop."""
    return False


def on_and_on(_nodes: int) -> bool:
    """The check of a kernel that nobody asks anything: so it holds on to nobody."""
    return False


@dataclass(frozen=True, slots=True)
class Limits:
    """How far a search may go; None is without limit.

    Attributes:
        depth: plies from the position.
        nodes: positions visited.
        seconds: wall time.
    """

    depth: int | None = None
    nodes: int | None = None
    seconds: float | None = None


class SearchStopped(Exception):  # noqa: N818 - a way out, not an error
    """The budget is spent, or somebody said stop."""


class Budget:
    """Limits that run: made when the search starts.

    Attributes:
        stopped: whether somebody said stop (rather than that a limit was met).
        limits: what the budget was made from.
        should_stop: says whether somebody says stop.
        holds: whether limits count; a search that must come to something lets them wait.
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
        """Wall time since the start."""
        return perf_counter() - self._started

    def check(self, nodes: int) -> None:
        """Raise `SearchStopped` if a limit is met or somebody says stop."""
        self.check_stop()
        if not self.holds:
            return
        if nodes >= self._nodes or perf_counter() - self._started >= self._seconds:
            raise SearchStopped

    def check_stop(self) -> None:
        """Raise `SearchStopped` if somebody says stop, whatever the limits."""
        if self.should_stop():
            self.stopped = True
            raise SearchStopped

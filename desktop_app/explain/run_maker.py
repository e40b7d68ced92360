# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Create the runs to explain: small ones immediately, large ones in a thread."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from time import perf_counter

from PySide6.QtCore import QObject, Signal, Slot

from desktop_app.core.entry import Ordering, natural_order
from desktop_app.core.position import Position
from desktop_app.explain.counting import Counting
from desktop_app.search.algorithm import (
    DEFAULT_SCALE,
    USUAL,
    Algorithm,
    Horizon,
    UtilityScale,
    algorithm_for,
)
from desktop_app.search.complexity import COUNTABLE, affordable_depth
from desktop_app.search.limits import SearchStopped, never
from desktop_app.search.trace import Trace

PATIENCE_SECONDS = 0.25
"""The longest time the window may wait for a run; a longer run is counted in a thread."""
KEPT_RUNS = 6
"""The number of small runs in the cache, some 5 MB each."""


@dataclass(frozen=True, slots=True)
class TreeRunRequest:
    """A run to make.

    Attributes:
        position: the root.
        plies: the depth; None for the end of the game.
        prunes: whether to use alpha-beta rather than minimax.
        ordering: the move ordering.
        worth: the scale for the results of the game.
        horizon: the evaluation and quiescence search at the horizon.
    """

    position: Position
    plies: int | None
    prunes: bool
    ordering: Ordering = natural_order
    worth: UtilityScale = DEFAULT_SCALE
    horizon: Horizon = USUAL

    @property
    def algorithm(self) -> Algorithm:
        """The algorithm with these settings."""
        asked = self.position, self.plies, self.ordering, self.worth, self.horizon
        return algorithm_for(*asked, prunes=self.prunes)

    @property
    def rival(self) -> TreeRunRequest:
        """The request for the other algorithm, in natural move order, on the same tree."""
        plies, horizon = self.plies, self.horizon
        return TreeRunRequest(
            self.position, plies, not self.prunes, worth=self.worth, horizon=horizon
        )

    @property
    def is_countable(self) -> bool:
        """Whether minimax can count the positions one by one in a reasonable time."""
        most = affordable_depth(self.position, COUNTABLE)
        return most is None or (self.algorithm.depth or self.position.remaining) <= most


class TreeRunMaker(QObject):
    """Make the requested run, then the run of the other algorithm.

    Signals:
        made: the `Trace` of the run.
        rivalMade: the `Trace` of the other algorithm's run, or None if it is too large.
        refused: the run has too many positions to step through.
        waiting: whether the requested run is still being counted.
        progressed: the share of the requested run that is counted, from 0 to 1.
    """

    made = Signal(object)
    rivalMade = Signal(object)
    refused = Signal()
    waiting = Signal(bool)
    progressed = Signal(float)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._request: TreeRunRequest | None = None
        self._has_run = self._has_rival = False
        self._counting = Counting(self)
        self._counting.counted.connect(self._on_counted)
        self._counting.progressed.connect(self._on_progressed)

    def make(self, request: TreeRunRequest) -> None:
        """Make a run; it replaces the request in progress."""
        self._counting.cancel()
        self._request, self._has_run, self._has_rival = request, False, False
        trace = _at_once(request)
        if trace is None:
            self.waiting.emit(True)
            self._counting.count(request.position, request.algorithm)
        else:
            self._take(trace)

    def resume(self) -> None:
        """Continue the counting that `shutdown` interrupted."""
        if self._request is None or self._has_rival:
            return
        if self._has_run:
            self._make_rival(self._request)
        else:
            self.make(self._request)

    @Slot()
    def cancel(self) -> None:
        """Drop the request in progress."""
        self._counting.cancel()
        self.waiting.emit(False)

    def shutdown(self) -> None:
        """Stop the thread; the next run starts another."""
        self._counting.shutdown()

    def _take(self, trace: Trace) -> None:
        request = self._request
        assert request is not None
        self._has_run = True
        self.waiting.emit(False)
        self.made.emit(trace)
        if request is not self._request:
            return  # a receiver has made another request
        self._make_rival(request)

    def _make_rival(self, request: TreeRunRequest) -> None:
        rival = request.rival
        if not rival.is_countable:
            self._take_rival(None)
        elif (found := _at_once(rival)) is not None:
            self._take_rival(found)
        else:
            self._counting.count(rival.position, rival.algorithm)

    def _take_rival(self, trace: Trace | None) -> None:
        self._has_rival = True
        self.rivalMade.emit(trace)

    @Slot(object)
    def _on_counted(self, trace: Trace | None) -> None:
        if self._has_run:
            self._take_rival(trace)
        elif trace is not None:
            self._take(trace)
        else:
            self.waiting.emit(False)
            self.refused.emit()

    @Slot(float)
    def _on_progressed(self, share: float) -> None:
        if not self._has_run:
            self.progressed.emit(share)


def _at_once(request: TreeRunRequest) -> Trace | None:
    """Return the run if it can be counted without a noticeable delay; else None."""
    try:
        written = (
            request.position.text,
            request.position.ply,
        )  # equal positions may differ in these
        return counted_run(request.position, written, request.algorithm, PATIENCE_SECONDS)
    except SearchStopped:
        return None


@lru_cache(KEPT_RUNS)
def counted_run(
    position: Position, _written: tuple[str, int], algorithm: Algorithm, patience: float
) -> Trace:
    """Count a run within `patience` seconds; the last few runs are cached.

    Raises:
        SearchStopped: it takes longer.
    """
    until = perf_counter() + patience
    trace = Trace(position, algorithm, lambda: perf_counter() > until)
    _ = trace.summary
    trace.should_stop = never
    return trace

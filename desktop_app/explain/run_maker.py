# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Make the runs that are explained: small ones at once, large ones in a thread."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from time import perf_counter

from PySide6.QtCore import QObject, Signal, Slot

from desktop_app.core.entry import Ordering, natural
from desktop_app.core.position import Position
from desktop_app.explain.counting import Counting
from desktop_app.search.algorithm import USUAL, Algorithm, Horizon, UtilityScale, algorithm_for
from desktop_app.search.complexity import COUNTABLE, affordable_depth
from desktop_app.search.limits import SearchStopped, never
from desktop_app.search.trace import Trace

PATIENCE_SECONDS = 0.25
"""Longest time that the window may wait for a run; a longer one is counted in a thread."""
KEPT_RUNS = 6
"""Small runs that are not counted again where they are wanted again, some 5 MB each."""


@dataclass(frozen=True, slots=True)
class RunRequest:
    """A run that is wanted.

    Attributes:
        position: the root.
        plies: how deep; None to the end.
        prunes: alpha-beta rather than minimax.
        ordering: of its moves.
        worth: how the ends of the game are counted.
        horizon: what is done where it looks no further.
    """

    position: Position
    plies: int | None
    prunes: bool
    ordering: Ordering = natural
    worth: UtilityScale = UtilityScale.QUICK
    horizon: Horizon = USUAL

    @property
    def algorithm(self) -> Algorithm:
        """What runs."""
        asked = self.position, self.plies, self.ordering, self.worth, self.horizon
        return algorithm_for(*asked, prunes=self.prunes)

    @property
    def rival(self) -> RunRequest:
        """The other algorithm on the same tree: plain minimax, or alpha-beta beside that."""
        plies, horizon = self.plies, self.horizon
        return RunRequest(self.position, plies, not self.prunes, worth=self.worth, horizon=horizon)

    @property
    def is_countable(self) -> bool:
        """Whether minimax could count its positions one by one."""
        most = affordable_depth(self.position, COUNTABLE)
        return most is None or (self.algorithm.depth or self.position.remaining) <= most


class RunMaker(QObject):
    """Counts the run that is wanted, then that of the other algorithm.

    Signals:
        made: the `Trace` of the run.
        rivalMade: the `Trace` of the other algorithm's run, or None if it is too large.
        refused: the run has too many positions to be walked through.
        waiting: whether the run itself is not there yet.
        progressed: how much of it is counted, from 0 to 1.
    """

    made = Signal(object)
    rivalMade = Signal(object)
    refused = Signal()
    waiting = Signal(bool)
    progressed = Signal(float)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._request: RunRequest | None = None
        self._has_run = self._has_rival = False
        self._counting = Counting(self)
        self._counting.counted.connect(self._on_counted)
        self._counting.progressed.connect(self._on_progressed)

    def make(self, request: RunRequest) -> None:
        """Make a run; whatever was being made before is forgotten."""
        self._counting.cancel()
        self._request, self._has_run, self._has_rival = request, False, False
        trace = _at_once(request)
        if trace is None:
            self.waiting.emit(True)
            self._counting.count(request.position, request.algorithm)
        else:
            self._take(trace)

    def resume(self) -> None:
        """Go on with what `shutdown` has broken off."""
        if self._request is None or self._has_rival:
            return
        if self._has_run:
            self._make_rival(self._request)
        else:
            self.make(self._request)

    @Slot()
    def cancel(self) -> None:
        """Forget about what is being made."""
        self._counting.cancel()
        self.waiting.emit(False)

    def shutdown(self) -> None:
        """End the thread; the next run starts another."""
        self._counting.shutdown()

    def _take(self, trace: Trace) -> None:
        request = self._request
        assert request is not None
        self._has_run = True
        self.waiting.emit(False)
        self.made.emit(trace)
        if request is not self._request:
            return  # whoever was told has another request by now
        self._make_rival(request)

    def _make_rival(self, request: RunRequest) -> None:
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


def _at_once(request: RunRequest) -> Trace | None:
    """The run, if it can be counted before anybody notices."""
    try:
        written = (
            request.position.text,
            request.position.ply,
        )  # which may differ between equal positions
        return _counted(request.position, written, request.algorithm, PATIENCE_SECONDS)
    except SearchStopped:
        return None


@lru_cache(KEPT_RUNS)
def _counted(
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

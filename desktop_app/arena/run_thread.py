# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a run in a thread of its own: requests, reports, and the window's handle on the thread.

The thread sends the games to processes. Immutable messages go from thread to thread; a report with
the number of an earlier request is dropped.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from threading import Event, Timer
from time import perf_counter

from PySide6.QtCore import QObject, QThread, Signal, Slot

from desktop_app.core.errors import GameError
from desktop_app.error_log import take_from_worker
from desktop_app.files.ownership import temporary_folder
from desktop_app.search.engine_cache import processors
from desktop_app.tournaments.batch import PlayContext
from desktop_app.tournaments.conditions import FinishedGame
from desktop_app.tournaments.live_games import LiveGame, live_games
from desktop_app.tournaments.run import Run
from desktop_app.tournaments.store import Store, StoreError, StoreFault
from desktop_app.tournaments.tournament import Tournament
from desktop_app.tournaments.workers import LocalProcesses


class RunState(StrEnum):
    """The state of a run."""

    NONE = "none"  # there is no run yet
    OPENING = "opening"  # its file is being read
    PLAYING = "playing"
    PAUSED = "paused"
    ENDING = "ending"  # it is stopping, and still returns finished games
    STOPPED = "stopped"  # it ended early, and can be continued
    OVER = "over"


@dataclass(frozen=True, slots=True)
class RunRequest:
    """A request to show a run and, if wanted, to play its missing games.

    Attributes:
        number: the number of the request.
        place: the file of the run; None: keep it in memory until the next run.
        tournament: the tournament; None: the one stored in the file.
        plays: whether to play; otherwise the games are only read.
        goes_on: whether it continues the previous run.
        stop: set to end the run.
        hurry: set to end it at once, whatever its processes are doing.
        go: the run is paused while this is cleared.
    """

    number: int
    place: Path | None
    tournament: Tournament | None
    plays: bool = True
    goes_on: bool = False
    stop: Event = field(default_factory=Event, compare=False)
    hurry: Event = field(default_factory=Event, compare=False)
    go: Event = field(default_factory=Event, compare=False)


@dataclass(frozen=True, slots=True)
class RunOpened:
    """A run that was opened, with the games it already has.

    Attributes:
        tournament: the tournament.
        place: the file of the run.
        played: the finished games, by pair and number.
    """

    tournament: Tournament
    place: Path | None
    played: tuple[FinishedGame, ...]


@dataclass(frozen=True, slots=True)
class RunProgress:
    """News of a run.

    Attributes:
        played: the games that have ended since the last report.
        seconds_left: an estimate of the remaining time; None if there is none yet.
    """

    played: tuple[FinishedGame, ...]
    seconds_left: float | None


@dataclass(frozen=True, slots=True)
class GamesInProgress:
    """The games in progress.

    Attributes:
        live_games: one for each process that is playing a longer game.
    """

    live_games: tuple[LiveGame, ...]


@dataclass(frozen=True, slots=True)
class RunEnded:
    """The report that a run has stopped playing.

    Attributes:
        is_over: whether all games are played.
        error: why the run could not be stored; None if it was.
    """

    is_over: bool
    error: StoreError | None = None


IS_BACKGROUND = True
"""Whether processes take only the time that nothing else wants: the window's frames come first."""
HAND_BACK_SECONDS = 0.15
"""The time that processes have to hand back finished games when the window is closed."""


class WindowProcesses(LocalProcesses):
    """Worker processes that end with the window, whatever they are doing.

    Args:
        size: the number of processes.
        hurry: while set, nothing waits for a process.
    """

    def __init__(self, size: int, hurry: Event) -> None:
        super().__init__(size, is_background=IS_BACKGROUND)
        self._hurry = hurry

    def stop(self) -> None:
        """Ask running calls to return soon; in a hurry, drop those that don't return at once."""
        super().stop()
        if self._hurry.is_set():
            end = Timer(HAND_BACK_SECONDS, self._pool.kill)
            end.daemon = True
            end.start()

    def close(self) -> None:
        """Let the processes end by themselves; in a hurry, kill them."""
        self._pool.stop()
        self._pool.shutdown(wait=False, cancel_futures=True)
        if self._hurry.is_set():
            self._pool.kill()


TELL_SECONDS = 0.2
"""The shortest time between two progress reports."""
LOOK_SECONDS = 0.05
"""How often a paused run checks whether it must end."""


class RunWorker(QObject):
    """The worker object in the thread, which plays one run at a time.

    Args:
        processes: the number of processes that play.
        is_watched: set while the games in progress are being watched.

    Signals:
        reported: the number of the request, and a `RunOpened`, `RunProgress`, `GamesInProgress`
            or `RunEnded`.
    """

    reported = Signal(int, object)

    def __init__(self, processes: int, is_watched: Event) -> None:
        super().__init__()
        self._processes = processes
        self._is_watched = is_watched
        self._folder: Path | None = None
        self._shown = GamesInProgress(())
        self._over = set[tuple[int, int]]()
        self._store: Store | None = None
        self._request = RunRequest(0, None, None)
        self._new = list[FinishedGame]()
        self._told = self._begun = 0.0
        self._waited = 0.0
        self._done = 0
        self._left = 0

    @Slot(object)
    def run(self, request: RunRequest) -> None:
        """Open a run and play it; always ends with a `RunEnded`."""
        self._request = request
        is_over, error = False, None
        try:
            store = self._opened()
            is_over = self._left == 0
            if request.plays and not is_over and not request.stop.is_set():
                is_over = self._play(store)
        except StoreError as found:
            error = found
        except GameError:  # the file holds moves that can't be played
            error = StoreError(StoreFault.DAMAGED)
        except Exception as found:
            sys.excepthook(type(found), found, found.__traceback__)
            error = StoreError(StoreFault.DISK, f"{type(found).__name__}: {found}")
        self._report()
        self._send(RunEnded(is_over, error))

    def close(self) -> None:
        """Close the file. Call it from the thread, or once the thread has ended."""
        if self._store is not None:
            self._store.close()
            self._store = None

    def _opened(self) -> Store:
        """Return the store of the run; report its games if the window does not have them yet."""
        request = self._request
        if not (request.goes_on and self._store is not None):
            self.close()
            if request.place is not None and request.tournament is not None:
                request.place.parent.mkdir(parents=True, exist_ok=True)
            self._store = Store(request.place, request.tournament)
            played = tuple(self._store.games())
            self._left = self._store.tournament.total - len(played)
            self._send(RunOpened(self._store.tournament, request.place, played))
        self._new, self._begun, self._waited, self._done = [], 0.0, 0.0, 0
        return self._store

    def _play(self, store: Store) -> bool:
        from desktop_app.resources import read_book

        workers = WindowProcesses(self._processes, self._request.hurry)
        self._over.clear()
        with temporary_folder() as folder:
            self._folder = folder
            context = PlayContext(read_book, live_games=folder)
            try:
                return Run(store, workers, context, self._on_games, on_error=take_from_worker).play(
                    self._should_stop
                )
            finally:
                workers.close()

    def _on_games(self, played: Sequence[FinishedGame]) -> None:
        self._new.extend(played)
        self._over.update((game.pair, game.number) for game in played)
        self._left -= len(played)
        if self._begun:
            self._done += len(played)
        else:  # the processes have only just started
            self._begun = perf_counter()

    def _should_stop(self) -> bool:
        """Report progress, wait while the run is paused, and return whether to stop."""
        if perf_counter() - self._told >= TELL_SECONDS:
            self._report()
            self._report_live_games()
        if not self._request.go.is_set():
            self._report()
            since = perf_counter()
            while not self._request.go.wait(LOOK_SECONDS) and not self._request.stop.is_set():
                pass
            self._waited += perf_counter() - since
        return self._request.stop.is_set()

    def _report(self) -> None:
        if self._new:
            self._send(RunProgress(tuple(self._new), self._seconds_left()))
            self._new = []
        self._told = perf_counter()

    def _report_live_games(self) -> None:
        """Report games in progress while they are watched."""
        if self._folder is None or not self._is_watched.is_set():
            return
        found = live_games(self._folder)
        games = GamesInProgress(tuple(s for s in found if (s.pair, s.number) not in self._over))
        if games != self._shown:
            self._shown = games
            self._send(games)

    def _seconds_left(self) -> float | None:
        if not self._done:
            return None
        return (perf_counter() - self._begun - self._waited) / self._done * self._left

    def _send(self, what: object) -> None:
        self.reported.emit(self._request.number, what)


class ArenaRun(QObject):
    """The window's handle on the thread, which plays only the newest run.

    Attributes:
        state: the state of the run.

    Signals:
        opened: a `RunOpened`, for another run than before.
        progressed: a `RunProgress`.
        gamesChanged: a `GamesInProgress`; only while the run is watched.
        stateChanged: `state` has changed.
        failed: the `StoreError` that keeps a run from being stored or read.
    """

    opened = Signal(object)
    progressed = Signal(object)
    gamesChanged = Signal(object)
    stateChanged = Signal()
    failed = Signal(object)
    _requested = Signal(object)

    def __init__(self, parent: QObject | None = None, processes: int | None = None) -> None:
        """Create the handle without starting anything.

        Args:
            parent: the Qt parent.
            processes: the number of processes that play; None: one for each processor.
        """
        super().__init__(parent)
        self.state = RunState.NONE
        self._processes = processes or processors()
        self._request = RunRequest(0, None, None)
        self._is_watched = Event()
        self._thread: QThread | None = None
        self._worker: RunWorker | None = None

    @property
    def is_busy(self) -> bool:
        """Whether a run is being played or is paused."""
        return self.state in (RunState.PLAYING, RunState.PAUSED, RunState.ENDING)

    @property
    def place(self) -> Path | None:
        """The file of the run."""
        return self._request.place

    def watch(self, *, wanted: bool) -> None:
        """Start or stop reporting games in progress."""
        if wanted:
            self._is_watched.set()
        else:
            self._is_watched.clear()

    def begin(self, tournament: Tournament, place: Path | None) -> None:
        """Play a tournament; an earlier run ends and keeps its games."""
        self._ask(RunRequest(self._request.number + 1, place, tournament))

    def open(self, place: Path) -> None:
        """Show a stored run without playing; `resume` continues it."""
        self._ask(RunRequest(self._request.number + 1, place, None, plays=False))

    def resume(self) -> None:
        """Continue a paused or stopped run."""
        if self.state is RunState.PAUSED:
            self._request.go.set()
            self._set_state(RunState.PLAYING)
        elif self.state is RunState.STOPPED:
            last = self._request
            self._ask(RunRequest(last.number + 1, last.place, None, goes_on=True))

    def pause(self) -> None:
        """Pause the run once the current games have ended."""
        if self.state is RunState.PLAYING:
            self._request.go.clear()
            self._set_state(RunState.PAUSED)

    def cancel(self) -> None:
        """Stop playing; finished games are kept."""
        if self.is_busy:
            self._request.stop.set()
            self._set_state(RunState.ENDING)

    def shutdown(self) -> None:
        """End the thread and its processes at once; return when the thread has ended."""
        self._request.hurry.set()
        self._request.stop.set()
        if self._thread is None:
            return
        self._thread.quit()
        self._thread.wait()
        assert self._worker is not None
        self._worker.close()
        self._thread = self._worker = None

    def _ask(self, request: RunRequest) -> None:
        self._request.stop.set()
        self._request = request
        request.go.set()
        self._start()
        self._requested.emit(request)
        self._set_state(RunState.PLAYING if request.plays else RunState.OPENING)

    def _start(self) -> None:
        if self._thread is not None:
            return
        self._thread = QThread()
        self._thread.setObjectName("arena")
        self._worker = RunWorker(self._processes, self._is_watched)
        self._worker.moveToThread(self._thread)
        self._requested.connect(self._worker.run)
        self._worker.reported.connect(self._on_report)
        self._thread.start()

    def _set_state(self, state: RunState) -> None:
        if state is not self.state:
            self.state = state
            self.stateChanged.emit()

    @Slot(int, object)
    def _on_report(self, number: int, what: object) -> None:
        if number != self._request.number:
            return  # the report of an earlier request
        if isinstance(what, RunOpened):
            self.opened.emit(what)
        elif isinstance(what, RunProgress):
            self.progressed.emit(what)
        elif isinstance(what, GamesInProgress):
            self.gamesChanged.emit(what)
        elif isinstance(what, RunEnded):
            self._set_state(RunState.OVER if what.is_over else RunState.STOPPED)
            if what.error is not None:
                self.failed.emit(what.error)

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A run in a thread of its own: what is asked of it, what it reports, and how a window drives it.

The thread sends the games to processes. Frozen messages go from thread to thread; a report with
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
from desktop_app.search.knowledge import processors
from desktop_app.tournaments.batch import PlayContext
from desktop_app.tournaments.live_games import LiveGame, live_games
from desktop_app.tournaments.run import Run
from desktop_app.tournaments.store import Store, StoreError, StoreFault
from desktop_app.tournaments.terms import FinishedGame
from desktop_app.tournaments.tournament import Tournament
from desktop_app.tournaments.workers import LocalProcesses


class RunState(StrEnum):
    """What a run is doing."""

    NONE = "none"  # there is none yet
    OPENING = "opening"  # its file is read
    PLAYING = "playing"
    PAUSED = "paused"
    ENDING = "ending"  # it was told to end, and hands back what it has
    STOPPED = "stopped"  # it has ended before all was played, and can go on
    OVER = "over"


@dataclass(frozen=True, slots=True)
class RunRequest:
    """A run that is to be shown, and played where games are missing.

    Attributes:
        number: which request this is.
        place: the file of the run; None: it is kept in memory until the next one.
        tournament: what is played; None: what is in the file.
        plays: whether to play; else the games are only read.
        goes_on: whether it is the run that was there last.
        stop: ends it.
        hurry: has it end at once, whatever its processes do.
        go: while it is not set the run waits.
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
    """A run, with the games that it has already.

    Attributes:
        tournament: who plays whom.
        place: its file.
        played: by pair and number.
    """

    tournament: Tournament
    place: Path | None
    played: tuple[FinishedGame, ...]


@dataclass(frozen=True, slots=True)
class RunProgress:
    """What is new of a run.

    Attributes:
        played: the games that have ended since the last news.
        seconds_left: about so long it will take still; None where nobody can know yet.
    """

    played: tuple[FinishedGame, ...]
    seconds_left: float | None


@dataclass(frozen=True, slots=True)
class GamesInProgress:
    """Games that last, as far as they have come.

    Attributes:
        live_games: one for each process that plays such a game.
    """

    live_games: tuple[LiveGame, ...]


@dataclass(frozen=True, slots=True)
class RunEnded:
    """That a run plays no longer.

    Attributes:
        is_over: whether all games are played.
        error: why it could not be kept; None where it was.
    """

    is_over: bool
    error: StoreError | None = None


HAND_BACK_SECONDS = 0.15
"""The time that processes have to hand back finished games when the window is closed."""


class WindowProcesses(LocalProcesses):
    """Processes that end together with the window, whatever they are doing.

    Args:
        size: how many.
        hurry: while it is set nobody waits for a process.
    """

    def __init__(self, size: int, hurry: Event) -> None:
        super().__init__(size)
        self._hurry = hurry

    def stop(self) -> None:
        """See `Workers.stop`; in a hurry what does not come at once is lost."""
        super().stop()
        if self._hurry.is_set():
            end = Timer(HAND_BACK_SECONDS, self._pool.kill)
            end.daemon = True
            end.start()

    def close(self) -> None:
        """See `Workers.close`; they leave by themselves, or are gone."""
        self._pool.stop()
        self._pool.shutdown(wait=False, cancel_futures=True)
        if self._hurry.is_set():
            self._pool.kill()


TELL_SECONDS = 0.2
"""The shortest time between two progress reports."""
LOOK_SECONDS = 0.05
"""How often a paused run checks whether it must end."""


class RunWorker(QObject):
    """Plays one run at a time.

    Args:
        processes: how many play.
        is_watched: is set while somebody looks at the games that are being played.

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
        """Let go of the file; once its thread has ended, or in that."""
        if self._store is not None:
            self._store.close()
            self._store = None

    def _opened(self) -> Store:
        """The run's games, told to the window where it does not have them yet."""
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
        else:  # the processes have started only now
            self._begun = perf_counter()

    def _should_stop(self) -> bool:
        """Report progress, and wait while the run is paused."""
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
        """Report games in progress, while they are watched."""
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
    """The thread as a window sees it: one run at a time, the newest.

    Attributes:
        state: what the run is doing.

    Signals:
        opened: a `RunOpened`: another run than before.
        progressed: a `RunProgress`.
        gamesChanged: a `GamesInProgress`; only while the run is watched.
        stateChanged: see `state`.
        failed: the `StoreError` for which a run can't be kept or read.
    """

    opened = Signal(object)
    progressed = Signal(object)
    gamesChanged = Signal(object)
    stateChanged = Signal()
    failed = Signal(object)
    _requested = Signal(object)

    def __init__(self, parent: QObject | None = None, processes: int | None = None) -> None:
        """Start nothing yet.

        Args:
            parent: what it belongs to.
            processes: how many play; None: one for each processor.
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
        """Whether a run is being played, or waits to go on."""
        return self.state in (RunState.PLAYING, RunState.PAUSED, RunState.ENDING)

    @property
    def place(self) -> Path | None:
        """The file of the run."""
        return self._request.place

    def watch(self, *, wanted: bool) -> None:
        """Tell of games while they are played, or no longer."""
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
        """Go on with what was paused or stopped."""
        if self.state is RunState.PAUSED:
            self._request.go.set()
            self._set_state(RunState.PLAYING)
        elif self.state is RunState.STOPPED:
            last = self._request
            self._ask(RunRequest(last.number + 1, last.place, None, goes_on=True))

    def pause(self) -> None:
        """Wait after the games that have begun."""
        if self.state is RunState.PLAYING:
            self._request.go.clear()
            self._set_state(RunState.PAUSED)

    def cancel(self) -> None:
        """Stop playing; finished games are kept."""
        if self.is_busy:
            self._request.stop.set()
            self._set_state(RunState.ENDING)

    def shutdown(self) -> None:
        """End the thread at once, the processes leave; comes back when it has ended."""
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
            return  # it is about a run that nobody wants any more
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

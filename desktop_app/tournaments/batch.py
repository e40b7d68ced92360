# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a few games in one call to a worker process, with a watchdog for players that hang.

A call to an executor can't be ended from outside. So the games are played in a thread of their own,
and the call itself is the watchdog: if a move is overdue, it returns the finished games and the
abandoned one, and its process exits.
"""

from __future__ import annotations

import faulthandler
import multiprocessing
import os
import signal
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, lru_cache
from math import inf
from multiprocessing.connection import Connection
from pathlib import Path
from pickle import HIGHEST_PROTOCOL, dumps, loads
from threading import Event, Thread, Timer
from time import perf_counter
from typing import TextIO

from desktop_app.players.registry import make_strategy
from desktop_app.search.engine import BookReader, no_book
from desktop_app.search.limits import never
from desktop_app.tournaments.conditions import (
    FinishedGame,
    GameConditions,
    GameKey,
    PlayerException,
)
from desktop_app.tournaments.live_games import LiveGameWriter
from desktop_app.tournaments.referee import MakeStrategy, Referee
from desktop_app.tournaments.tournament import Tournament

LOOK_SECONDS = 0.1
"""The interval of the watchdog's checks."""
LEAVE_SECONDS = 1.0
"""The time that a process waits before it exits, so that its result gets through."""
STUCK_TIMES = 5
"""A process ends after this many times the timeout of a move if not even the watchdog can run,
because a move holds Python's lock."""
REARM_SECONDS = 5.0
NICE, NICEST = 5, 19
"""The niceness of workers: usually, and of those that take only the time nothing else wants."""
GAVE_UP = 3
"""The exit status of a process that gave up a move."""


@dataclass(frozen=True, slots=True)
class PlayContext:
    """What a worker needs to play games; each function can be pickled by name.

    Attributes:
        read_book: returns opening books.
        make: makes the players.
        live_games: the folder where each process shows its current game; None: games are not shown.
    """

    read_book: BookReader = no_book
    make: MakeStrategy = make_strategy
    live_games: Path | None = None


@dataclass(frozen=True, slots=True)
class Batch:
    """Games that one process plays one after another.

    Attributes:
        tournament: the tournament they belong to.
        names: the pair of players and the number of each game.
        context: what the process needs to play them.
        before: for a pair with a learner, the moves of all its earlier games, in order; the batch
            then has games of this pair only. None if no player learns.
    """

    tournament: Tournament
    names: tuple[GameKey, ...]
    context: PlayContext = PlayContext()
    before: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class BatchResult:
    """The result of a batch.

    Attributes:
        packed: the games, pickled, so that they can be passed on without being decoded.
        seconds: the time they took, not counting the replay of earlier games.
        raised: the errors that players raised, one of each kind.
    """

    packed: bytes
    seconds: float
    raised: tuple[PlayerException, ...] = ()

    @property
    def played(self) -> list[FinishedGame]:
        """The finished games: all of the batch, or the first ones."""
        return loads(self.packed)


class _GameThread:
    """The work of the thread that plays the games."""

    def __init__(self, referee: Referee, tournament: Tournament, names: Sequence[GameKey]) -> None:
        self.played: list[FinishedGame] = []
        self.over = Event()
        self.error: BaseException | None = None
        self.goes_on = True
        self.referee, self._tournament, self._names = referee, tournament, names

    def run(self) -> None:
        """Play one game after another until all are finished or no more are wanted."""
        try:
            for pair, number in self._names:
                played = self.referee.play(self._tournament.task(pair, number))
                if not self.goes_on:
                    return
                self.played.append(played)
        except BaseException as error:
            self.error = error
        finally:
            self.over.set()


_idle: dict[tuple[GameConditions, PlayContext], list[Referee]] = {}
"""Referees of the last run, kept between batches with the solved games in their tables."""
_is_stopped: Callable[[], bool] = never
_gave_up = Event()


def init_worker(stop: Connection, *, is_background: bool = False) -> None:
    """Prepare a new worker process.

    Args:
        stop: becomes readable (at its end) when no more games are wanted.
        is_background: whether it takes only the time that nothing else wants.
    """
    global _is_stopped  # noqa: PLW0603 - one for the process, which has just begun

    def is_stopped() -> bool:
        try:
            return stop.poll()
        except OSError:  # Windows reports the end this way
            return True

    _is_stopped = is_stopped
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the parent
    _give_way(is_background=is_background)
    with suppress(OSError):  # keep what players print out of the parent's output
        os.dup2(_null_file().fileno(), 1)
    Thread(target=_leave_with_parent, daemon=True).start()


def _give_way(*, is_background: bool) -> None:
    """Let other processes go first.

    However nice, a Linux process keeps the processor for some milliseconds once it has it, so a
    window beside it paints late. One of the class "idle" gives it up at once.
    """
    with suppress(AttributeError, OSError):
        os.nice(NICEST if is_background else NICE)
    if is_background:
        with suppress(AttributeError, OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def _leave_with_parent() -> None:
    """End this process when its parent ends: a parent that was killed can't stop its workers."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def must_leave() -> bool:
    """Return whether this process is stuck with a move that does not end."""
    return _gave_up.is_set()


def play_batch(batch: Batch) -> BatchResult:
    """Play the games of a batch in this process; give up a move that takes too long.

    Raises:
        Exception: an error of this program rather than of a player.
    """
    context, tournament = batch.context, _cached(batch.tournament)
    idle = _idle_referees(batch)
    referee = (
        idle.pop() if idle else Referee(tournament.terms, context.read_book, make=context.make)
    )
    for number, moves in enumerate(batch.before or ()):
        referee.replay(tournament.task(batch.names[0][0], number), moves)
    start = perf_counter()
    games = _GameThread(referee, tournament, batch.names)
    played = _watched(games, tournament.terms.move_timeout, LiveGameWriter(context.live_games))
    if games.over.is_set():
        idle.append(referee)
    seconds = perf_counter() - start
    return BatchResult(dumps(played, HIGHEST_PROTOCOL), seconds, referee.take_exceptions())


@lru_cache(maxsize=4)
def _cached(tournament: Tournament) -> Tournament:
    """Return the same object for equal tournaments, so that random openings are computed once."""
    return tournament


def _watched(
    games: _GameThread, move_timeout: float, showing: LiveGameWriter
) -> list[FinishedGame]:
    """Play the games in another thread; return the finished ones and the abandoned one, if any.

    Returns early if a move is overdue or no more games are wanted.

    Raises:
        Exception: an error of this program rather than of a player.
    """
    last_resort = _Watchdog(move_timeout)
    Thread(target=games.run, daemon=True).start()
    while not games.over.wait(LOOK_SECONDS):
        now = perf_counter()
        last_resort.rearm(now)
        showing.show(games.referee.live_game())
        lost = games.referee.overdue_game(now)
        if lost is not None or _is_stopped():
            games.goes_on = False
            break
    else:
        lost = None
    last_resort.cancel()
    if games.error is not None:
        raise games.error
    played = list(games.played)
    if games.over.is_set() or lost is None:
        return played
    _gave_up.set()
    if is_worker():
        Timer(LEAVE_SECONDS, os._exit, (GAVE_UP,)).start()
    is_there = any((p.pair, p.number) == (lost.pair, lost.number) for p in played)
    return played if is_there else [*played, lost]


def _idle_referees(batch: Batch) -> list[Referee]:
    """Return the idle referees for games of this kind, which can be used again."""
    if batch.before is not None:
        return []  # a learner may have learned from other games
    kind = (batch.tournament.terms, batch.context)
    if kind not in _idle:
        _idle.clear()
    return _idle.setdefault(kind, [])


def is_worker() -> bool:
    """Return whether this process is a worker process."""
    return multiprocessing.parent_process() is not None


class _Watchdog:
    """Ends a worker process after some time, even if no Python thread ever runs again.

    Args:
        seconds: the time allowed for a move.
    """

    def __init__(self, seconds: float) -> None:
        self._is_armed = is_worker()
        self._seconds = seconds
        self._since = -inf
        self.rearm(perf_counter())

    def rearm(self, now: float) -> None:
        """Restart the countdown, since the watchdog still runs."""
        if self._is_armed and now - self._since > min(self._seconds, REARM_SECONDS):
            self._since = now
            faulthandler.dump_traceback_later(
                STUCK_TIMES * self._seconds, exit=True, file=_null_file()
            )

    def cancel(self) -> None:
        """Cancel the countdown."""
        if self._is_armed:
            faulthandler.cancel_dump_traceback_later()


@cache
def _null_file() -> TextIO:
    """Return a stream for unwanted output, open until the process ends."""
    return Path(os.devnull).open("w")

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A run: sends the missing games of a tournament to workers and stores what comes back.

Finished games are stored at once and never sent again. A batch whose worker was lost is played once
more, alone; if it is lost again, so is each half of it, and so on. This isolates a game that
crashes every process, without blaming the others.

The games of a pair with a learner are one sequence, played one call at a time; each call gets all
earlier games, so it does not matter where those were played.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, CancelledError, Future, wait
from contextlib import suppress
from dataclasses import dataclass, replace

from desktop_app.players.registry import StrategyId
from desktop_app.players.strategy import Learner
from desktop_app.search.limits import ShouldStop, never
from desktop_app.tournaments.batch import Batch, BatchResult, PlayContext, play_batch
from desktop_app.tournaments.conditions import (
    ArenaFault,
    FinishedGame,
    GameKey,
    PlayerException,
    Termination,
)
from desktop_app.tournaments.store import Store
from desktop_app.tournaments.workers import Workers

BATCH_SECONDS = 0.25
"""The approximate duration of a call: short, so that results come often."""
LESSON_SECONDS = 1.0
"""The approximate duration of a call with a learner."""
MOST_GAMES = 20_000
"""The most games in one call."""
LOOKED_AT = 16
"""The number of games that fully renews the estimate of their time; fewer weigh less."""
AT_WORK = 2
"""Calls in progress for each worker: one that is played, one that waits."""
LOOK_SECONDS = 0.1
DEATHS = 3
"""The number of processes that a game may crash, alone, before it is given up."""

OnGames = Callable[[Sequence[FinishedGame]], None]
OnError = Callable[[str, str], None]


log = logging.getLogger("minimax_fair.arena")


@dataclass(frozen=True, slots=True)
class _PendingCall:
    """A call in progress."""

    names: tuple[GameKey, ...]
    is_alone: bool


class Run:
    """Plays the missing games of a tournament.

    Args:
        store: the store of the games, which knows the tournament.
        workers: the workers that play.
        context: what workers need to play.
        on_games: called with finished games, once they are in the store.
        on_error: called with the line and the text of each kind of error that players raise.
    """

    def __init__(
        self,
        store: Store,
        workers: Workers,
        context: PlayContext | None = None,
        on_games: OnGames | None = None,
        *,
        on_error: OnError | None = None,
    ) -> None:
        self._store, self._workers = store, workers
        self._context = context or PlayContext()
        self._on_games, self._on_error = on_games, on_error
        self._kinds_reported = set[str]()
        self._tournament = store.tournament
        self._plain_tournament = replace(store.tournament)  # without its cached openings
        self._done = store.numbers()
        self._left = self._names_left()
        self._again = deque[GameKey]()
        self._suspects = deque[tuple[GameKey, ...]]()
        self._deaths: dict[GameKey, int] = {}
        self._seconds: dict[int, float] = {}
        self._dropped = set[int]()
        self._sent: dict[Future[BatchResult], _PendingCall] = {}
        self._lessons = self._lessons_so_far()

    def drop(self, pair: int) -> None:
        """Play no more games of this pair, whose result is clear."""
        self._dropped.add(pair)

    def play(self, should_stop: ShouldStop = never) -> bool:
        """Play until all games are over or `should_stop` says so; return whether all are over.

        Raises:
            StoreError: the games can't be stored.
        """
        names = ", ".join(map(str, self._tournament.players))
        log.info(
            "run begins: %s, %d workers, %d games known", names, self._workers.size, len(self._done)
        )
        is_over = False
        try:
            is_over = self._play(should_stop)
        finally:
            log.info(
                "run %s, %d games known", "over" if is_over else "ended early", len(self._done)
            )
        return is_over

    def _play(self, should_stop: ShouldStop) -> bool:
        try:
            while True:
                self._send()
                if not self._sent:
                    return True
                wait(self._sent, LOOK_SECONDS, FIRST_COMPLETED)
                # cancelled calls are not waited for
                for future in [each for each in self._sent if each.done()]:
                    self._take(future)
                if should_stop():
                    self._halt()
                    return False
        except BaseException:
            self._halt()
            raise

    def _names_left(self) -> Iterator[GameKey]:
        for name in self._tournament.tasks():
            skipped = name[0] in self._dropped or name[0] in self._lessons
            if not skipped and name not in self._done:
                yield name

    def _lessons_so_far(self) -> dict[int, list[str]]:
        """Return the moves of all finished games of each pair with a learner, in order."""
        pairs = enumerate(self._tournament.pairs)
        learning = [n for n, pair in pairs if any(self._learns(name) for name in pair)]
        lessons = {pair: list[str]() for pair in learning}
        if lessons:
            for game in self._store.games():
                if game.pair in lessons:
                    lessons[game.pair].append(game.moves)
        return lessons

    def _learns(self, name: StrategyId) -> bool:
        with suppress(Exception):  # a player that can't be made loses its games and learns nothing
            return isinstance(self._context.make(name), Learner)
        return False

    def _send(self) -> None:
        if self._suspects or any(sent.is_alone for sent in self._sent.values()):
            if not self._sent:
                self._submit(self._suspects.popleft(), is_alone=True)
            return
        for pair in self._lessons.keys() - self._dropped - self._pairs_sent():
            if names := self._next_lesson(pair):
                self._submit(names, is_alone=False)
        while len(self._sent) < AT_WORK * self._workers.size:
            names = self._next_names()
            if not names:
                return
            self._submit(names, is_alone=False)

    def _next_names(self) -> tuple[GameKey, ...]:
        """Return enough games to fill one call."""
        names, seconds, known = list[GameKey](), 0.0, self._seconds
        while seconds < BATCH_SECONDS and len(names) < MOST_GAMES:
            name = self._again.popleft() if self._again else next(self._left, None)
            if name is None:
                break
            names.append(name)
            seconds += known.get(name[0], BATCH_SECONDS)
        return tuple(names)

    def _pairs_sent(self) -> set[int]:
        return {sent.names[0][0] for sent in self._sent.values()}

    def _next_lesson(self, pair: int) -> tuple[GameKey, ...]:
        """Return the next games of a pair with a learner.

        They should take some seconds for each second spent on learning the earlier games again.
        """
        number = len(self._lessons[pair])
        seconds = self._seconds.get(pair, LESSON_SECONDS)
        most = min(self._tournament.games, number + max(int(LESSON_SECONDS / seconds), 1))
        return tuple((pair, each) for each in range(number, most))

    def _submit(self, names: tuple[GameKey, ...], *, is_alone: bool) -> None:
        lessons = self._lessons.get(names[0][0])
        batch = Batch(
            self._plain_tournament,
            names,
            self._context,
            None if lessons is None else tuple(lessons),
        )
        future = self._workers.executor.submit(play_batch, batch)
        self._sent[future] = _PendingCall(names, is_alone)

    def _take(self, future: Future[BatchResult]) -> None:
        """Process the outcome of a call."""
        sent = self._sent.pop(future)
        try:
            done = future.result()
        except CancelledError:
            self._play_again(sent.names)
        except self._workers.losses:
            self._suspect(sent)
        else:
            self._keep(done)
            self._play_again(sent.names)

    def _play_again(self, names: tuple[GameKey, ...]) -> None:
        """Queue unfinished games again; in a sequence, the next one follows from what is stored."""
        if names[0][0] not in self._lessons:
            self._again.extend(name for name in names if name not in self._done)

    def _suspect(self, sent: _PendingCall) -> None:
        """Find out whether a call is to blame for the loss of its worker."""
        names, half = sent.names, len(sent.names) // 2
        log.warning("worker lost while it played %d games, the first %s", len(names), names[0])
        if not sent.is_alone:
            self._suspects.append(names)
        elif half:
            if names[0][0] not in self._lessons:  # in a sequence, the next one is known anyway
                self._suspects.appendleft(names[half:])
            self._suspects.appendleft(names[:half])
        else:
            name = names[0]
            self._deaths[name] = self._deaths.get(name, 0) + 1
            if self._deaths[name] < DEATHS:
                self._suspects.appendleft(names)
            else:
                log.error("game %s is given up: it ended %d workers", name, DEATHS)
                self._keep_all([self._unplayed(name)])

    def _unplayed(self, name: GameKey) -> FinishedGame:
        """Return a game that no worker can play."""
        begins = self._tournament.task(*name).a_begins
        return FinishedGame(
            *name, begins, "", 0, None, termination=Termination(ArenaFault.DIED, None)
        )

    def _keep(self, done: BatchResult) -> None:
        """Store the result of a call, and update the estimate of how long such games take."""
        played = done.played
        self._keep_all(played)
        self._note(done.raised)
        thoughts = dict[int, list[float]]()
        for game in played:
            thoughts.setdefault(game.pair, []).append(game.a.seconds + game.b.seconds)
        beside = done.seconds - sum(map(sum, thoughts.values()))
        for pair, thought in thoughts.items():
            seconds = sum(thought) / len(thought) + max(beside, 0.0) / len(played)
            before = self._seconds.get(pair, seconds)
            weight = min(len(thought) / LOOKED_AT, 1.0)
            self._seconds[pair] = before + (seconds - before) * weight

    def _note(self, raised: Sequence[PlayerException]) -> None:
        for error in raised:
            if self._on_error is not None and error.kind not in self._kinds_reported:
                self._kinds_reported.add(error.kind)
                log.warning("a player failed: %s", error.line)
                self._on_error(error.line, error.text)

    def _keep_all(self, played: Sequence[FinishedGame]) -> None:
        """Store games and report them."""
        new = [game for game in played if game[:2] not in self._done]
        if not new:
            return
        self._store.add(new)
        self._done.update(game[:2] for game in new)
        if self._lessons:
            for game in new:
                if game.pair in self._lessons:
                    self._lessons[game.pair].append(game.moves)
        if self._on_games is not None:
            self._on_games(new)

    def _halt(self) -> None:
        """Collect the results that arrive soon; the other games stay unplayed."""
        self._workers.stop()
        for future in self._sent:
            future.cancel()
        for future in self._sent:
            with suppress(CancelledError, *self._workers.losses):
                self._keep(future.result())
        self._sent.clear()

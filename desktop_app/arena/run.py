# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A run: the games of a tournament that are not over yet, sent to whoever plays them.

What comes back is written down at once, and is never sent again. A batch whose worker was lost is
played once more, alone; if it is lost again its games are played one at a time, so that one that
ends every process it is played by is found out, and the others are not blamed for it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, CancelledError, Executor, Future, wait
from contextlib import suppress
from dataclasses import dataclass

from desktop_app.arena.batch import Batch, Done, Gear, play_batch
from desktop_app.arena.crew import Crew
from desktop_app.arena.store import Store
from desktop_app.arena.terms import ArenaFault, Blame, Played, Task
from desktop_app.search.basics.limits import ShouldStop, never

BATCH_SECONDS = 0.25
"""About so long one call takes: as long as a person likes to wait for what is new."""
GAME_SECONDS = 2e-5
"""What a game takes beside its players' thinking."""
MOST_TASKS = 2_000
AT_WORK = 2
"""Calls on their way for each worker: one that is played, one that waits."""
LOOK_SECONDS = 0.1
DEATHS = 3
"""So many processes a game may end in which it was all alone."""

Heard = Callable[[Sequence[Played]], None]


@dataclass(frozen=True, slots=True)
class _Sent:
    """A call on its way."""

    tasks: tuple[Task, ...]
    executor: Executor
    is_alone: bool


class Run:
    """Plays what is missing of a tournament.

    Args:
        store: where the games are written down; it knows the tournament.
        crew: who plays them.
        gear: what they are played with.
        heard: is told the games that are over, once they are written down.
    """

    def __init__(
        self, store: Store, crew: Crew, gear: Gear | None = None, heard: Heard | None = None
    ) -> None:
        self._store, self._crew = store, crew
        self._gear = gear or Gear()
        self._heard = heard
        self._tournament = store.tournament
        self._done = store.numbers()
        self._left = self._tasks_left()
        self._again = deque[Task]()
        self._suspects = deque[tuple[Task, ...]]()
        self._deaths: dict[Task, int] = {}
        self._seconds: dict[int, float] = {}
        self._dropped = set[int]()
        self._sent: dict[Future[Done], _Sent] = {}

    def drop(self, pair: int) -> None:
        """Play no more games of two players: it is clear how it stands."""
        self._dropped.add(pair)

    def play(self, should_stop: ShouldStop = never) -> bool:
        """Play until all is over, or somebody says stop; whether all is over.

        Raises:
            StoreError: the games can't be written down.
        """
        try:
            while True:
                self._send()
                if not self._sent:
                    return True
                wait(self._sent, LOOK_SECONDS, FIRST_COMPLETED)
                # one that was cancelled is not waited for
                for future in [each for each in self._sent if each.done()]:
                    self._take(future)
                if should_stop():
                    self._halt()
                    return False
        except BaseException:
            self._halt()
            raise

    def _tasks_left(self) -> Iterator[Task]:
        for pair, number in self._tournament.tasks():
            if pair not in self._dropped and (pair, number) not in self._done:
                yield self._tournament.task(pair, number)

    def _send(self) -> None:
        if self._suspects or any(sent.is_alone for sent in self._sent.values()):
            if not self._sent:
                self._submit(self._suspects.popleft(), is_alone=True)
            return
        while len(self._sent) < AT_WORK * self._crew.size:
            tasks = self._next_tasks()
            if not tasks:
                return
            self._submit(tasks, is_alone=False)

    def _next_tasks(self) -> tuple[Task, ...]:
        """So many that they take about as long as one call is to take."""
        tasks, seconds = list[Task](), 0.0
        while seconds < BATCH_SECONDS and len(tasks) < MOST_TASKS:
            task = self._again.popleft() if self._again else next(self._left, None)
            if task is None:
                break
            tasks.append(task)
            seconds += self._seconds.get(task.pair, BATCH_SECONDS)
        return tuple(tasks)

    def _submit(self, tasks: tuple[Task, ...], *, is_alone: bool) -> None:
        batch = Batch(self._tournament.terms, tasks, self._gear)
        while True:
            executor = self._crew.executor
            try:
                future = executor.submit(play_batch, batch)
            except self._crew.losses:
                self._crew.renew(executor)
                continue
            self._sent[future] = _Sent(tasks, executor, is_alone)
            return

    def _take(self, future: Future[Done]) -> None:
        """What became of a call."""
        sent = self._sent.pop(future)
        try:
            done = future.result()
        except CancelledError:
            self._again.extend(sent.tasks)
            return
        except self._crew.losses:
            self._crew.renew(sent.executor)
            self._suspect(sent)
            return
        self._keep(done.played)
        self._again.extend(t for t in sent.tasks if (t.pair, t.number) not in self._done)
        if done.is_spoilt:
            self._crew.renew(sent.executor)

    def _suspect(self, sent: _Sent) -> None:
        """The worker of a call was lost: look whether it was by the call's fault."""
        if not sent.is_alone:
            self._suspects.append(sent.tasks)
        elif len(sent.tasks) != 1:
            self._suspects.extendleft((task,) for task in reversed(sent.tasks))
        else:
            (task,) = sent.tasks
            self._deaths[task] = self._deaths.get(task, 0) + 1
            if self._deaths[task] < DEATHS:
                self._suspects.appendleft(sent.tasks)
            else:
                blame = Blame(ArenaFault.DIED, None)
                self._keep([Played(*_name(task), task.a_begins, "", 0, None, blame=blame)])

    def _keep(self, played: Sequence[Played]) -> None:
        """Write games down, and tell of them."""
        new = [game for game in played if (game.pair, game.number) not in self._done]
        if not new:
            return
        self._store.add(new)
        for game in new:
            self._done.add((game.pair, game.number))
            seconds = GAME_SECONDS + game.a.seconds + game.b.seconds
            before = self._seconds.get(game.pair, seconds)
            self._seconds[game.pair] = before + (seconds - before) / 16
        if self._heard is not None:
            self._heard(new)

    def _halt(self) -> None:
        """Take what comes soon; the rest was not played."""
        self._crew.stop()
        for future in self._sent:
            future.cancel()
        for future in self._sent:
            with suppress(CancelledError, *self._crew.losses):
                self._keep(future.result().played)
        self._sent.clear()


def _name(task: Task) -> tuple[int, int]:
    return task.pair, task.number

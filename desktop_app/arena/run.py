# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A run: the games of a tournament that are not over yet, sent to whoever plays them.

What comes back is written down at once, and is never sent again. A batch whose worker was lost is
played once more, alone; if it is lost again its games are played one at a time, so that one that
ends every process it is played by is found out, and the others are not blamed for it.

The games of players who learn are one sequence, one call at a time; each call is told the games
before it, so that it does not matter where those were played.
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
from desktop_app.strategies.registry import StrategyId
from desktop_app.strategies.strategy import Learner

BATCH_SECONDS = 0.25
"""About so long one call takes: as long as a person likes to wait for what is new."""
LESSON_SECONDS = 1.0
"""About so long one call takes where somebody learns."""
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
        self._lessons = self._lessons_so_far()

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
            skipped = pair in self._dropped or pair in self._lessons
            if not skipped and (pair, number) not in self._done:
                yield self._tournament.task(pair, number)

    def _lessons_so_far(self) -> dict[int, list[Played]]:
        """The games of pairs of players of whom one learns, in order."""
        pairs = enumerate(self._tournament.pairs)
        learning = [n for n, pair in pairs if any(self._learns(name) for name in pair)]
        lessons = {pair: list[Played]() for pair in learning}
        if lessons:
            for game in self._store.games():
                if game.pair in lessons:
                    lessons[game.pair].append(game)
        return lessons

    def _learns(self, name: StrategyId) -> bool:
        return isinstance(self._gear.make(name), Learner)

    def _send(self) -> None:
        if self._suspects or any(sent.is_alone for sent in self._sent.values()):
            if not self._sent:
                self._submit(self._suspects.popleft(), is_alone=True)
            return
        for pair in self._lessons.keys() - self._dropped - self._pairs_sent():
            if tasks := self._next_lesson(pair):
                self._submit(tasks, is_alone=False)
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

    def _pairs_sent(self) -> set[int]:
        return {sent.tasks[0].pair for sent in self._sent.values()}

    def _next_lesson(self, pair: int) -> tuple[Task, ...]:
        """The next games of two players of whom one learns: some seconds of them, for each time
        all that was before is learned again."""
        number = len(self._lessons[pair])
        seconds = self._seconds.get(pair, LESSON_SECONDS)
        most = min(self._tournament.games, number + max(int(LESSON_SECONDS / seconds), 1))
        return tuple(self._tournament.task(pair, each) for each in range(number, most))

    def _submit(self, tasks: tuple[Task, ...], *, is_alone: bool) -> None:
        batch = Batch(self._tournament.terms, tasks, self._gear, self._before(tasks))
        while True:
            executor = self._crew.executor
            try:
                future = executor.submit(play_batch, batch)
            except self._crew.losses:
                self._crew.renew(executor)
                continue
            self._sent[future] = _Sent(tasks, executor, is_alone)
            return

    def _before(self, tasks: tuple[Task, ...]) -> tuple[tuple[Task, str], ...] | None:
        pair = tasks[0].pair
        if pair not in self._lessons:
            return None
        games = self._lessons[pair]
        return tuple((self._tournament.task(pair, game.number), game.moves) for game in games)

    def _take(self, future: Future[Done]) -> None:
        """What became of a call."""
        sent = self._sent.pop(future)
        try:
            done = future.result()
        except CancelledError:
            self._play_again(sent.tasks)
            return
        except self._crew.losses:
            self._crew.renew(sent.executor)
            self._suspect(sent)
            return
        self._keep(done.played)
        self._play_again(sent.tasks)
        if done.is_spoilt:
            self._crew.renew(sent.executor)

    def _play_again(self, tasks: tuple[Task, ...]) -> None:
        """Those that are not over, later; of a sequence the next one is known anyway."""
        if tasks[0].pair not in self._lessons:
            self._again.extend(task for task in tasks if _name(task) not in self._done)

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
            if game.pair in self._lessons:
                self._lessons[game.pair].append(game)
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

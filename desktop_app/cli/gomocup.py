# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""`minimax-fair --gomocup`: the strongest player as an engine for any Gomocup manager.

One thread reads, so that END and a closed input are noticed at once; one thinks; the main thread
answers, and always in time, whatever the others do.
"""

from __future__ import annotations

import os
import sys
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from random import Random
from threading import Event, Thread
from time import perf_counter

from desktop_app.cli.gomocup_brain import GomocupBrain, MoveTask, Reply
from desktop_app.core.notation import LineSplitter
from desktop_app.core.position import Move
from desktop_app.games.k_in_a_row.game import LineGame, LinePosition
from desktop_app.games.k_in_a_row.gomocup import point_text
from desktop_app.games.registry import new_engine_cache
from desktop_app.players.registry import StrategyId, make_strategy
from desktop_app.players.strategy import ChosenMove, MoveContext
from desktop_app.search.analysis import seek_best
from desktop_app.search.limits import Budget, Limits
from desktop_app.search.memory import MEGABYTE, most_megabytes

PLAYER = StrategyId("perfect")
CHUNK = 65_536
SWITCH_SECONDS = 0.0005
"""The longest time for which the thinking thread keeps the interpreter from the others."""
WARM_UP_SECONDS = 0.05
LEAST_SECONDS = 0.006
"""The least time for a move, however short the limit: enough for a quick search."""
LEAST_MARGIN, MOST_MARGIN, MARGIN_SHARE = 0.03, 0.25, 0.05
"""Seconds reserved for communication from a move's time: a share, within bounds."""
REPORT_SECONDS, REPORT_SHARE = 0.01, 0.25
"""The reserve before the answer is due: a fixed time, or a share of a short one."""
GLANCE_BYTES = 1 << 20
"""The table of the search that looks one ply ahead."""
BASE_BYTES = 40 * 1024 * 1024
"""Memory that the program takes without its tables."""
AT_ONCE = frozenset({"START", "RECTSTART", "RESTART", "INFO", "ABOUT"})
"""The commands that are handled during a search; all but the last two end it."""


@dataclass
class GomocupSearch:
    """A search in progress.

    Attributes:
        task: the requested move.
        started: when its command arrived.
        stop: set to end the search.
        best: the best move so far.
        thread: the thread of the search.
    """

    task: MoveTask
    started: float
    stop: Event = field(default_factory=Event)
    best: ChosenMove | None = None
    thread: Thread | None = None

    def note(self, choice: ChosenMove) -> None:
        """Keep the best move so far."""
        self.best = choice


@dataclass(frozen=True)
class InputLine:
    """A line of input; None at the end of the input."""

    line: str | None
    when: float


class GomocupPlayer:
    """Reads a manager's lines and answers them until END.

    Args:
        source: the file descriptor of the input.
        answer: called with each line to send.
    """

    def __init__(self, source: int, answer: Callable[[str], None]) -> None:
        self._source = source
        self._answer = answer
        self._brain = GomocupBrain()
        self._events: SimpleQueue[InputLine | GomocupSearch] = SimpleQueue()
        self._later: deque[InputLine] = deque()
        self._search: GomocupSearch | None = None
        self._knowledge = new_engine_cache()
        self._warm: LineGame | None = None
        self._glancing = new_engine_cache(GLANCE_BYTES, threads=1)
        self._random = Random(0)
        self._reader = Thread(target=self._read, name="gomocup reader", daemon=True)

    def run(self) -> None:
        """Answer until END or the end of the input."""
        self._reader.start()
        try:
            while self._step():
                pass
        finally:
            self._drop()

    def _read(self) -> None:
        splitter = LineSplitter()
        while data := os.read(self._source, CHUNK):
            when = perf_counter()
            for line in splitter.feed(data):
                self._events.put(InputLine(line, when))
        for line in splitter.end():
            self._events.put(InputLine(line, perf_counter()))
        self._events.put(InputLine(None, perf_counter()))

    def _step(self) -> bool:
        """Handle one event; return whether to go on."""
        search = self._search
        if search is None and self._later:
            return self._take(self._later.popleft())
        try:
            event = self._events.get(timeout=None if search is None else self._left(search))
        except Empty:
            self._move()
            return True
        if isinstance(event, GomocupSearch):
            if event is search:
                self._move()
            return True
        return self._take(event)

    def _take(self, heard: InputLine) -> bool:
        if heard.line is None:
            return False
        word = heard.line.split()[0].upper()
        if word == "END":
            return False
        if self._search is not None:
            if word not in AT_ONCE:
                self._later.append(heard)
                return True
            if word not in ("INFO", "ABOUT"):
                self._drop()
        reply = self._brain.handle_line(heard.line)
        self._warm_up()
        self._follow(reply, heard.when)
        return True

    def _follow(self, reply: Reply, when: float) -> None:
        for line in reply.lines:
            self._answer(line)
        if reply.task is not None:
            search = self._search = GomocupSearch(reply.task, when)
            search.thread = Thread(target=self._think, args=(search,), daemon=True)
            search.thread.start()

    def _think(self, search: GomocupSearch) -> None:
        """Search in a thread of its own, which sends an event when it ends."""
        left = self._left(search)
        left -= min(REPORT_SECONDS, left * REPORT_SHARE)
        thinking = MoveContext(
            self._random, Limits(seconds=left), search.stop.is_set, self._knowledge, search.note
        )
        try:
            choice = make_strategy(PLAYER).choose(search.task.position, thinking)
        except Exception as error:
            print(f"{type(error).__name__}: {error}", file=sys.stderr)
        else:
            if choice.depth or search.best is None:
                search.best = choice
        self._events.put(search)

    def _left(self, search: GomocupSearch) -> float:
        """Return the seconds until the answer is due; the limits may have changed meanwhile."""
        milliseconds = min(self._brain.allowance(), search.task.milliseconds)
        return max(search.started + time_for(milliseconds) - perf_counter(), 0.0)

    def _move(self) -> None:
        """Answer with the best move so far."""
        search, self._search = self._search, None
        if search is None:
            return
        search.stop.set()
        position, choice = search.task.position, search.best
        if choice is None or not choice.depth:
            choice = ChosenMove(self._glance(position))
        else:
            expected = " ".join(point_text(position.game, move) for move in choice.line)
            self._answer(
                f"MESSAGE depth {choice.depth}, {choice.nodes} positions, expects {expected}"
            )
        self._answer(self._brain.play(choice.move))
        self._brain.spend((perf_counter() - search.started) * 1000)
        self._abandon(search)

    def _glance(self, position: LinePosition) -> Move:
        """Return a quick move for when the search thread had no time.

        On a busy machine it may not even have begun. One ply takes this thread half a millisecond,
        with tables of its own.
        """
        found = list(seek_best(position, Budget(Limits(depth=1)), self._glancing))
        return found[-1].moves[0] if found else quick_move(position)

    def _drop(self) -> None:
        """End the search and discard its move."""
        search, self._search = self._search, None
        if search is not None:
            search.stop.set()
            self._abandon(search)

    def _abandon(self, search: GomocupSearch) -> None:
        """Wait for a search to end; if it does not, leave its tables to it."""
        if search.thread is not None:
            search.thread.join(LEAST_MARGIN)
            if search.thread.is_alive():
                self._knowledge = new_engine_cache()

    def _warm_up(self) -> None:
        """Load and build what the first move needs: time is free until START is answered."""
        game = self._brain.game
        if game is None or game == self._warm:
            return
        self._warm = game
        self._glance(game.start())
        memory = self._brain.memory
        most = most_megabytes() * MEGABYTE
        table_bytes = min(max(memory - BASE_BYTES, 0) // 4, most) if memory else None
        self._knowledge = new_engine_cache(table_bytes)
        limits = Limits(seconds=WARM_UP_SECONDS)
        thinking = MoveContext(limits=limits, knowledge=self._knowledge)
        make_strategy(PLAYER).choose(game.start(), thinking)


def time_for(milliseconds: float) -> float:
    """Return the seconds from a command until its answer must be sent, for a time limit.

    0 means as fast as possible. A longer limit never gives a shorter time.
    """
    seconds = milliseconds / 1000
    margin = min(max(seconds * MARGIN_SHARE, LEAST_MARGIN), MOST_MARGIN)
    return max(seconds - margin, seconds / 2, LEAST_SECONDS)


def quick_move(position: LinePosition) -> Move:
    """Return a move found without a search: win, block, or stay near the stones."""
    moves = position.legal_moves()
    for here in (
        position,
        LinePosition(position.game, position.other, position.own, position.ply + 1, None),
    ):
        for move in moves:
            if here.after(move).outcome:
                return move
    columns, rows = position.game.columns, position.game.rows
    taken = position.own | position.other

    def merit(move: Move) -> tuple[int, int]:
        row, column = divmod(move, columns)
        beside = sum(
            taken >> (y * columns + x) & 1
            for y in range(max(row - 1, 0), min(row + 2, rows))
            for x in range(max(column - 1, 0), min(column + 2, columns))
        )
        return beside, -abs(2 * row - rows + 1) - abs(2 * column - columns + 1)

    return max(moves, key=merit)


def run_gomocup() -> int:
    """Run as a Gomocup engine on standard input and output; return the exit status."""

    def answer(line: str) -> None:
        sys.stdout.write(line + "\n")
        sys.stdout.flush()

    sys.setswitchinterval(SWITCH_SECONDS)
    try:
        GomocupPlayer(sys.stdin.fileno(), answer).run()
    except BrokenPipeError:  # the manager is gone
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        return 130
    return 0

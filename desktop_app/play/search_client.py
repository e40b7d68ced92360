# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The engine as the window sees it: request what is wanted, get answers as signals.

One thread runs one search at a time. A more urgent request interrupts a less urgent one, which is
resumed afterwards (its tables are kept, so little is lost).
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from dataclasses import replace
from threading import Event
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QThread, Signal, Slot

from desktop_app.core.position import Move, Player, Position
from desktop_app.play.requests import Answer, Beads, Failure, Job, Request
from desktop_app.play.search_worker import SearchWorker
from desktop_app.players.programs.protocols import PROTOCOLS
from desktop_app.players.registry import StrategyId
from desktop_app.players.ties import DEFAULT_TIES, TieRule
from desktop_app.search.limits import Limits

if TYPE_CHECKING:
    from desktop_app.search.why.answer import WhyQuestion

FIRST_SECONDS = 1.0
EXPAND_SECONDS = 0.3
VALUE_SECONDS = 0.15
AGAIN_LIMITS = Limits(seconds=3.0)
"""The search for a value that was only a guess, once nothing else is wanted."""
SOON_SECONDS = 0.1
REASON_LIMITS = Limits(seconds=3.0)
"""The longest search for a reason that nobody has asked for."""
HINT = StrategyId("perfect")

log = logging.getLogger("minimax_fair.search")


class SearchClient(QObject):
    """Keeps the wanted requests, and runs the most urgent one.

    Signals:
        analysed: an `Analysis` of the wanted position.
        expanded: an `Analysis` of a position deeper in the tree.
        valued: a `Position` and its `Score` for the player to move; None if the time was too short.
        intended: the `ChosenMove` that the bot has in mind so far.
        chosen: the `Answer` with the bot's choice.
        hinted: the `Answer` with the best move.
        explained: the `Answer` with the requested `Finding`.
        reasoned: the `Answer` with the reason for the result of a game, if it was found in time.
        measured: the `Answer` with what the moves of a player gave away.
        failed: a `Failure`.
        busyChanged: whether a search is running.
    """

    analysed = Signal(object)
    expanded = Signal(object)
    valued = Signal(object, object)
    intended = Signal(object)
    chosen = Signal(object)
    hinted = Signal(object)
    explained = Signal(object)
    reasoned = Signal(object)
    measured = Signal(object)
    failed = Signal(object)
    busyChanged = Signal(bool)
    _requested = Signal(object)
    _playersChanged = Signal(object)
    _memoryChanged = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._next_id = 0
        self._running: Request | None = None
        self._begins_anew: Request | None = None
        self._wanted: dict[Job, list[Request]] = {job: [] for job in Job}
        self._thread = QThread()
        self._thread.setObjectName("search")
        self._worker = SearchWorker()
        self._worker.moveToThread(self._thread)
        self._requested.connect(self._worker.run)
        self._playersChanged.connect(self._worker.keep_only)
        self._memoryChanged.connect(self._worker.set_memory)
        self._worker.progressed.connect(self._on_progressed)
        self._worker.finished.connect(self._on_finished)
        self._may_begin = True

    @property
    def running(self) -> Request | None:
        """The running request; None while idle."""
        return self._running

    @property
    def busy(self) -> bool:
        """Whether a search is running."""
        return self._running is not None

    @property
    def has_ended(self) -> bool:
        """Whether no search thread is running: it has ended, or no search has begun."""
        return not self._thread.isRunning()

    @property
    def choosing(self) -> bool:
        """Whether a bot's move is being searched for."""
        return bool(self._wanted[Job.CHOOSE])

    def choose(
        self,
        position: Position,
        strategy: StrategyId,
        seeds: tuple[str, str],
        seconds: float,
        ties: TieRule = DEFAULT_TIES,
        *,
        beads: Beads = (),
    ) -> None:
        """Search for a strategy's move, with a seed for the move and one for the game.

        Emit `chosen` when done.
        """
        self._drop(Job.CHOOSE)
        limits, (seed, game_seed) = Limits(seconds=seconds), seeds
        asked = Request(0, Job.CHOOSE, position, limits, strategy, seed, ties, beads=beads)
        self._want(replace(asked, game_seed=game_seed))

    def keep_players(self, names: Iterable[StrategyId | None]) -> None:
        """End all other external players, now or after the running search."""
        self._playersChanged.emit(frozenset(names))

    def set_memory(self, table_bytes: int) -> None:
        """Set the memory for the searches' tables in bytes; restart the running search.

        The choice of an external player is not restarted, because it has its own memory.
        """
        self._memoryChanged.emit(table_bytes)
        running = self._running
        if running is not None and (
            running.strategy is None or running.strategy.kind not in PROTOCOLS
        ):
            self._begins_anew = running
            running.stop.set()

    def move_now(self) -> None:
        """Make the bot take the best move it knows, or soon, if it has not begun."""
        waiting = self._wanted[Job.CHOOSE]
        if waiting and waiting[0] == self._running:
            self._begins_anew = None
            waiting[0].stop.set()
        elif waiting:
            waiting[0] = replace(waiting[0], limits=Limits(seconds=SOON_SECONDS))

    def cancel_choice(self) -> None:
        """Cancel the bot's choice; no answer follows."""
        self._drop(Job.CHOOSE)

    def hint(
        self,
        position: Position,
        seconds: float,
        seed: str = "",
        ties: TieRule = DEFAULT_TIES,
        among: tuple[Move, ...] = (),
    ) -> None:
        """Search for the best move at full strength, then emit `hinted`.

        Args:
            position: the position of the player to move.
            seconds: the time limit.
            seed: the seed of random decisions.
            ties: the rule among equal moves.
            among: the best moves if they are known; then only the rule decides.
        """
        self._drop(Job.HINT)
        limits = Limits(seconds=seconds)
        self._want(Request(0, Job.HINT, position, limits, HINT, seed, ties, among))

    def cancel_hint(self) -> None:
        """Cancel the search for a hint; no answer follows."""
        self._drop(Job.HINT)

    def ask_why(self, inquiry: WhyQuestion) -> None:
        """Answer an inquiry, then emit `explained`."""
        self.cancel_why()
        self._want(Request(0, Job.WHY, inquiry.start, inquiry=inquiry))

    def ask_first_mistake(self, inquiry: WhyQuestion, number: int) -> None:
        """Look for a mistake before the move that decided a game, then emit `explained`.

        The values of the position on the board come first.
        """
        self._drop(Job.FIRST_MISTAKE)
        self._want(Request(0, Job.FIRST_MISTAKE, inquiry.start, inquiry=inquiry, number=number))

    def cancel_why(self) -> None:
        """Cancel the inquiry; no answer follows."""
        self._drop(Job.WHY)
        self._drop(Job.FIRST_MISTAKE)

    def find_reason(self, inquiry: WhyQuestion | None) -> None:
        """Look for the reason of a result for a short time, then emit `reasoned`; None cancels."""
        self._drop(Job.REASON)
        if inquiry is not None:
            self._want(Request(0, Job.REASON, inquiry.start, REASON_LIMITS, inquiry=inquiry))

    def measure(self, start: Position, moves: Iterable[Move], side: Player) -> None:
        """Measure what a player's moves gave away in a game, then emit `measured`."""
        self._want(Request(0, Job.MEASURE, start, played=tuple(moves), side=side))

    def cancel_measuring(self) -> None:
        """Cancel all measurements; no answers follow."""
        self._drop(Job.MEASURE)

    def analyse(self, position: Position | None, seconds: float = 0) -> None:
        """Value all moves of a position; None stops. Requests for another position are dropped."""
        for job in (Job.ANALYSE, Job.EXPAND, Job.PONDER):
            self._drop(job)
        if position is not None:
            self._want_values(Job.ANALYSE, position, min(seconds, FIRST_SECONDS))
            if seconds > FIRST_SECONDS:
                self._want_values(Job.PONDER, position, seconds)

    def expand(self, position: Position) -> None:
        """Value all moves of a position that the reader has opened in the tree."""
        self._want_values(Job.EXPAND, position, EXPAND_SECONDS)

    def value(self, positions: Iterable[Position]) -> None:
        """Value positions while nothing else is wanted; replaces earlier ones."""
        self._drop(Job.VALUE)
        for position in positions:
            self._want_values(Job.VALUE, position, VALUE_SECONDS)

    def value_again(self, position: Position | None) -> None:
        """Value a position more thoroughly once nothing else is wanted; None cancels."""
        self._drop(Job.VALUE_AGAIN)
        if position is not None:
            self._want(Request(0, Job.VALUE_AGAIN, position, AGAIN_LIMITS))

    def stop(self) -> None:
        """Tell the running search and the thread to end, without waiting."""
        for job in Job:
            self._drop(job)
        self._may_begin = False  # the window may be closed before its first search
        self._thread.quit()

    def shutdown(self) -> None:
        """End the running search and the thread, and wait for them."""
        self.stop()
        self._thread.wait()
        self._worker.close()

    def _want_values(self, job: Job, position: Position, seconds: float) -> None:
        self._want(Request(0, job, position, Limits(seconds=seconds)))

    def _want(self, request: Request) -> None:
        self._wanted[request.job].append(self._renumbered(request))
        self._dispatch()

    def _renumbered(self, request: Request) -> Request:
        """Return a copy of a request with a new number and an unset stop flag."""
        self._next_id += 1
        return replace(request, id=self._next_id, stop=Event())

    def _drop(self, job: Job) -> None:
        for request in self._wanted[job]:
            log.debug("request %d cancelled", request.id)
            request.stop.set()
        self._wanted[job].clear()

    def _dispatch(self) -> None:
        """Start the most urgent request, once the running one has ended for it."""
        urgent = next((waiting[0] for waiting in self._wanted.values() if waiting), None)
        if self._running is not None:
            if urgent is not None and urgent.job < self._running.job:
                log.debug("request %d makes room for %d", self._running.id, urgent.id)
                self._running.stop.set()
            return
        if urgent is not None and urgent.stop.is_set():
            # it was interrupted before, and needs a flag that is not set
            urgent = self._renumbered(urgent)
            self._wanted[urgent.job][0] = urgent
        self._running = urgent
        self.busyChanged.emit(urgent is not None)
        if urgent is not None:
            if self._may_begin:  # the first board need not share the processor with a thread
                self._may_begin = False
                self._thread.start()
            self._requested.emit(urgent)

    def _is_wanted(self, request: Request) -> bool:
        return request in self._wanted[request.job]

    @Slot(object)
    def _on_progressed(self, answer: Answer) -> None:
        if not self._is_wanted(answer.request):
            return
        job = answer.request.job
        if job is Job.CHOOSE and answer.choice is not None:
            self.intended.emit(answer.choice)
        elif job in (Job.ANALYSE, Job.PONDER) and answer.analysis is not None:
            if answer.analysis.complete and job is Job.ANALYSE:
                self._drop(Job.PONDER)  # but a running one still extends its lines
            self.analysed.emit(answer.analysis)
        elif job is Job.EXPAND and answer.analysis is not None:
            self.expanded.emit(answer.analysis)

    @Slot(object)
    def _on_finished(self, result: Answer | Failure) -> None:
        request = result.request
        self._running = None
        # a bot told to move now has an answer; any other stopped request resumes later
        done = request.job is Job.CHOOSE or not request.stop.is_set()
        if request == self._begins_anew:
            done, self._begins_anew = False, None
        if self._is_wanted(request) and (done or isinstance(result, Failure)):
            self._wanted[request.job].remove(request)
            if isinstance(result, Failure):
                self.failed.emit(result)
            else:
                self._deliver(result)
        elif not self._is_wanted(request):
            log.debug("request %d dropped: its answer is no longer wanted", request.id)
        if self._running is None:  # unless a receiver of the answer has started a new request
            self._dispatch()

    def _deliver(self, answer: Answer) -> None:
        job, position = answer.request.job, answer.request.position
        if job is Job.CHOOSE:
            self.chosen.emit(answer)
        elif job is Job.HINT:
            self.hinted.emit(answer)
        elif job in (Job.WHY, Job.FIRST_MISTAKE):
            self.explained.emit(answer)
        elif job is Job.MEASURE:
            self.measured.emit(answer)
        elif job is Job.REASON:
            self.reasoned.emit(answer)
        elif job in (Job.VALUE, Job.VALUE_AGAIN):
            self.valued.emit(position, answer.score)

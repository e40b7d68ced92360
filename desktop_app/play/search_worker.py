# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The object in the search thread that runs requests."""

from __future__ import annotations

import logging
import sys
from dataclasses import replace
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from desktop_app.play.requests import Answer, Failure, Job, Request
from desktop_app.players.errors import PlayerError
from desktop_app.players.registry import StrategyId
from desktop_app.search.engine_cache import EngineCache

if TYPE_CHECKING:
    from desktop_app.players.roster import Roster
    from desktop_app.players.strategy import ChosenMove
    from desktop_app.search.candidates import Analysis

REPORT_SECONDS = 0.1

log = logging.getLogger("minimax_fair.search")


class SearchWorker(QObject):
    """Runs one request at a time, and keeps engines and external programs for the next ones.

    Signals:
        progressed: a preliminary `Answer`.
        finished: the final `Answer` or the `Failure` of a request.
    """

    progressed = Signal(object)
    finished = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._kept: EngineCache | None = None
        self._table_bytes: int | None = None
        self._last: Analysis | None = None
        self._roster: Roster | None = None

    def _knowledge(self) -> EngineCache:
        """Knowledge kept between requests; the searches are imported here, in their own thread."""
        if self._kept is None:
            from desktop_app.games.registry import new_engine_cache
            from desktop_app.resources import read_book

            self._kept = new_engine_cache(self._table_bytes, read_book=read_book)
        return self._kept

    @Slot(object)
    def set_memory(self, table_bytes: int) -> None:
        """Set the memory for the searches' tables, in bytes."""
        self._table_bytes = table_bytes
        if self._kept is not None:
            self._kept.set_table_bytes(table_bytes)

    @Slot(object)
    def keep_only(self, names: frozenset[StrategyId]) -> None:
        """End the external programs that no longer play a side."""
        if self._roster is not None:
            self._roster.keep_only(names)

    def close(self) -> None:
        """End all external programs; call this only while no request is running."""
        self.keep_only(frozenset())
        self._kept = self._last = None

    @Slot(object)
    def run(self, request: Request) -> None:
        """Run a request; always ends with `finished`."""
        log.debug("%s begins", request)
        begun = perf_counter()
        try:
            if request.among:
                answer = self._choose_among(request)
            elif request.beads:
                answer = self._draw(request)
            elif request.job in (Job.CHOOSE, Job.HINT):
                answer = self._choose(request)
            elif request.job in (Job.WHY, Job.FIRST_MISTAKE, Job.REASON):
                answer = self._explain(request)
            elif request.job is Job.MEASURE:
                answer = self._measure(request)
            else:
                answer = self._analyse(request)
        except PlayerError as error:
            log.warning("request %d: the player failed: %s", request.id, error)
            self.finished.emit(Failure(request, str(error), error))
        except Exception as error:
            log.exception("request %d failed", request.id)
            sys.excepthook(type(error), error, error.__traceback__)
            self.finished.emit(Failure(request, f"{type(error).__name__}: {error}"))
        else:
            if log.isEnabledFor(logging.DEBUG):
                self._log_end(answer, perf_counter() - begun)
            self.finished.emit(answer)

    def _log_end(self, answer: Answer, seconds: float) -> None:
        request, analysis, choice = answer.request, answer.analysis, answer.choice
        found = "no result"
        if analysis is not None:
            found = f"depth {analysis.depth}, {analysis.nodes} nodes"
            found += ", complete" if analysis.complete else ""
        elif choice is not None:
            move = request.position.game.move_text(choice.move)
            found = f"{move}, depth {choice.depth}, {choice.nodes} nodes"
        end = "stopped" if request.stop.is_set() else "done"
        log.debug("request %d %s after %.3f s: %s", request.id, end, seconds, found)

    def _analyse(self, request: Request) -> Answer:
        from desktop_app.search.analysis import analyse

        answer, cost, pace = Answer(request), ResumedCost(self._last), SnapshotThrottle()
        for found in analyse(
            request.position,
            request.limits,
            request.stop.is_set,
            knowledge=self._knowledge(),
        ):
            best, told = found.best, cost.with_earlier(found)
            answer = Answer(request, analysis=told, score=best.score if best else None)
            if pace.passes(told):
                self.progressed.emit(answer)
            if request.job in (Job.VALUE, Job.VALUE_AGAIN) and found.complete:
                break  # nobody reads the lines
        if answer.analysis is not pace.told:
            self.progressed.emit(answer)
        if answer.analysis is not None and request.job in (Job.ANALYSE, Job.PONDER):
            self._last = answer.analysis
        return answer

    def _choose(self, request: Request) -> Answer:
        from desktop_app.players.roster import Roster
        from desktop_app.players.strategy import MoveContext

        reported = perf_counter()

        def report(choice: ChosenMove) -> None:
            nonlocal reported
            if perf_counter() - reported >= REPORT_SECONDS:
                reported = perf_counter()
                self.progressed.emit(Answer(request, choice=choice))

        if request.strategy is None:
            raise ValueError("a choice needs a strategy")
        thinking = MoveContext(
            Random(request.seed),
            request.limits,
            request.stop.is_set,
            self._knowledge(),
            report,
            request.ties,
            request.game_seed,
        )
        if self._roster is None:
            self._roster = Roster()
        player = self._roster.player(request.strategy, request.position.turn)
        choice = player.choose(request.position, thinking)
        return Answer(request, choice=choice)

    def _draw(self, request: Request) -> Answer:
        """Draw a bead from the stored box, the same box that is shown."""
        from desktop_app.players.menace import draw
        from desktop_app.players.strategy import ChosenMove

        move = draw(request.position, dict(request.beads), Random(request.seed))
        return Answer(request, choice=ChosenMove(move, depth=1))

    def _explain(self, request: Request) -> Answer:
        from desktop_app.search.limits import SearchStopped
        from desktop_app.search.why.answer import answer, first_mistake
        from desktop_app.search.why.comparison import engine_analyser

        if request.inquiry is None:
            raise ValueError("the request has no inquiry")
        begun, most = perf_counter(), request.limits.seconds

        def should_stop() -> bool:
            is_late = most is not None and perf_counter() - begun > most
            return is_late or request.stop.is_set()

        try:
            look = engine_analyser(self._knowledge(), should_stop, request.limits.nodes)
            if request.job is Job.FIRST_MISTAKE:
                found = first_mistake(request.inquiry, look, request.number)
                return Answer(request, finding=found)
            return Answer(request, finding=answer(request.inquiry, look))
        except SearchStopped:  # if it was stopped and is still wanted, the client asks again
            return Answer(request)

    def _measure(self, request: Request) -> Answer:
        from desktop_app.players.adaptive import measure

        if request.side is None:
            raise ValueError("the request has no side")
        start, engines = request.position, self._knowledge()
        stop = request.stop.is_set
        return Answer(request, measured=measure(start, request.played, request.side, engines, stop))

    def _choose_among(self, request: Request) -> Answer:
        """Choose by the rule among equals alone, because the best moves are known."""
        from desktop_app.players.strategy import ChosenMove
        from desktop_app.players.ties import preferred

        left = preferred(
            request.ties, request.position, request.among, self._knowledge(), request.stop.is_set
        )
        move = Random(request.seed).choice(left)
        return Answer(request, choice=ChosenMove(move, equals=len(request.among)))


class SnapshotThrottle:
    """Limits the snapshots of an analysis to the first, the last, and ten a second in between.

    With many moves the first depths are searched faster than the rows can be painted.

    Attributes:
        told: the last snapshot that was passed on.
    """

    def __init__(self) -> None:
        self.told: Analysis | None = None
        self._when = 0.0

    def passes(self, found: Analysis) -> bool:
        """Return whether to pass this snapshot on; if not, a later one follows."""
        soon = perf_counter() - self._when < REPORT_SECONDS
        if soon and self.told is not None and self.told.complete == found.complete:
            return False
        self.told, self._when = found, perf_counter()
        return True


class ResumedCost:
    """The cost of analysing a position before a more urgent request interrupted it."""

    def __init__(self, last: Analysis | None) -> None:
        self._last = last
        self._is_first = True

    def with_earlier(self, found: Analysis) -> Analysis:
        """Return a snapshot whose cost includes the cost before the interruption.

        Some searches restart their count and others continue it; the first snapshot shows which.
        Nodes alone do not tell: a restarted count may have caught up, but in less time.
        """
        last = self._last
        if last is None or last.position != found.position:
            return found
        is_ahead = found.nodes >= last.nodes and found.seconds >= last.seconds
        if self._is_first and is_ahead:
            self._last = None
            return found
        self._is_first = False
        nodes, seconds = found.nodes + last.nodes, found.seconds + last.seconds
        return replace(found, nodes=nodes, seconds=seconds)

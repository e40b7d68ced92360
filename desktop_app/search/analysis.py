# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Analyse a position: choose the engine, and yield its snapshots as they improve.

The engine is chosen here and nowhere else: it is the first in the game's list that can handle the
request.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from operator import is_

from desktop_app.core.entry import Evaluation
from desktop_app.core.position import Position
from desktop_app.search.candidates import Analysis, BestMoves, ranked
from desktop_app.search.engine import Engine, Guesses, SearchRequest
from desktop_app.search.engine_cache import EngineCache
from desktop_app.search.limits import Budget, Limits, SearchStopped, ShouldStop, never

log = logging.getLogger("minimax_fair.search")


def analyse(
    position: Position,
    limits: Limits = Limits(),  # noqa: B008 - frozen
    should_stop: ShouldStop = never,
    *,
    knowledge: EngineCache,
    evaluation: Evaluation | None = None,
) -> Iterator[Analysis]:
    """Value every legal move, each with a full-window search of its own.

    If `limits` sets a depth, only engines that search by depth are used, not solvers. Depth 1 is
    always finished, whatever the limits, so that every move has a value.

    Args:
        position: the position to analyse.
        limits: the limits of the search.
        should_stop: polled during the search; true ends it.
        knowledge: the engines with what they have learned.
        evaluation: the evaluation of unfinished positions; None for each engine's own. Engines with
            a built-in evaluation are then skipped; solvers need none.

    Yields:
        Snapshots that get better; the last one is the result. Nothing if the search is stopped
        before the first.
    """
    budget = Budget(limits, should_stop)
    guesses = _guesses(position, budget, evaluation, knowledge)
    request = SearchRequest(position, budget, evaluation, guesses=guesses)
    with suppress(SearchStopped):
        for engine in knowledge.engines_for(request):
            log.debug("%s is asked", type(engine).__name__)
            found = None
            for found in _values(engine, request, knowledge):
                use = engine.table_use()
                yield found if use is None else replace(found, table_use=use)
            if found is not None:
                return


def seek_best(
    position: Position,
    budget: Budget,
    knowledge: EngineCache,
    evaluation: Evaluation | None = None,
    *,
    strictly: bool = False,
) -> Iterator[BestMoves]:
    """Search only for the best moves, as a player needs them, with the engines of `analyse`.

    Args:
        position: a position whose game has not ended.
        budget: the limits of the search.
        knowledge: the engines with what they have learned.
        evaluation: the evaluation of unfinished positions; None for each engine's own.
        strictly: whether to search to exactly the budget's depth (see `SearchRequest.strictly`).

    Yields:
        Results that get better. Nothing if the search is stopped before the first.
    """
    guesses = _guesses(position, budget, evaluation, knowledge)
    request = SearchRequest(position, budget, evaluation, strictly, guesses)
    for engine in knowledge.engines_for(request):
        log.debug("%s is asked for a move", type(engine).__name__)
        found = None
        with suppress(SearchStopped):
            for found in engine.best(request):
                yield found
        # where labels were not there in time one search may still know a move at once
        if found is not None or (budget.stopped and engine.has_table):
            return


def _values(engine: Engine, request: SearchRequest, knowledge: EngineCache) -> Iterator[Analysis]:
    """Yield an engine's snapshots; one with a table continues from its last analysis.

    Exact values stay, evaluations of a greater depth stay until that depth is reached again, and if
    the engine has nothing to add, its last snapshot is repeated.
    """
    if not engine.has_table:
        yield from engine.values(request)
        return
    before, found = knowledge.last_analysis(engine, request), None
    for found in engine.values(replace(request, before=before)):
        whole = found if before is None else _joined(found, before)
        knowledge.keep_analysis(engine, request, whole)
        yield whole
    if found is None and before is not None:
        yield before


def _joined(found: Analysis, before: Analysis) -> Analysis:
    """Return the deeper of two snapshots of a position, with the exact values of both."""
    is_behind = found.depth < before.depth and not found.complete
    base, other = (before, found) if is_behind else (found, before)
    proven = {c.move: c for c in other.candidates if c.is_exact}
    joined = [c if c.is_exact else proven.get(c.move, c) for c in base.candidates]
    if base is found and all(map(is_, joined, base.candidates)):
        return found
    nodes, seconds = max(found.nodes, before.nodes), max(found.seconds, before.seconds)
    whole = ranked(found.position, joined, base.depth, nodes, seconds)
    return replace(whole, table_use=found.table_use)


def _guesses(
    position: Position, budget: Budget, evaluation: Evaluation | None, knowledge: EngineCache
) -> Guesses:
    """Return a way to run short searches of the engine that guesses, within the budget."""
    limits = budget.limits

    def guesses(is_enough: ShouldStop, most: float) -> Iterator[Analysis]:
        """Search for `most` seconds, or a quarter of the budget's time if that is less."""
        short = most if limits.seconds is None else min(most, limits.seconds / 4)
        few = None if limits.nodes is None else limits.nodes // 4

        def should_stop() -> bool:
            return budget.should_stop() or is_enough()

        part = Budget(Limits(nodes=few, seconds=short), should_stop)
        asked = SearchRequest(position, part, evaluation)
        engine = knowledge.heuristic_engine(asked)
        if engine is not None:
            with suppress(SearchStopped):
                yield from _values(engine, asked, knowledge)

    return guesses

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Iterative deepening over all legal moves: one analysis, and the base class of such engines."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator
from functools import partial
from math import inf
from time import perf_counter

from desktop_app.core.entry import likely_first
from desktop_app.core.position import Move, Position, position_after
from desktop_app.core.score import Bound, bound_of, score_of, to_parent
from desktop_app.search.alphabeta import DEEPEST, Searcher
from desktop_app.search.best_moves import best_moves
from desktop_app.search.candidates import (
    SNAPSHOT_SECONDS,
    Analysis,
    BestMoves,
    Candidate,
    counted,
    ranked,
    shared,
)
from desktop_app.search.engine import Engine, SearchRequest
from desktop_app.search.images import Images
from desktop_app.search.limits import Budget, Limits, SearchStopped


class Deepening:
    """One analysis by iterative deepening."""

    def __init__(
        self,
        position: Position,
        budget: Budget,
        search: Callable[[Budget], Searcher],
        before: Analysis | None = None,
    ) -> None:
        """Begin an analysis.

        Args:
            position: the position to analyse.
            budget: the limits; depth 1 is always finished, unless the budget says stop.
            search: makes a searcher that obeys a budget; all of them share one table.
            before: an earlier analysis of the same position, to continue from its depth.
        """
        self._position = position
        self._budget = budget
        # only a stop may end depth 1: every move must get a value
        self._first = search(_Unlimited(budget))
        self._searcher = search(budget)
        self._moves = list(likely_first(position))
        self._images = Images(position)
        self._candidates = {move: Candidate(move) for move in self._images.firsts(self._moves)}
        self._shown = perf_counter()
        self._before = before
        known_before = before.candidates if before else ()
        self._candidates |= {c.move: c for c in known_before if c.move in self._candidates}

    def run(self) -> Iterator[Analysis]:
        """Yield snapshots: one after each depth, and up to ten a second in between."""
        most = min(self._budget.limits.depth or inf, self._position.remaining, DEEPEST)
        depth = first = self._before.depth if self._before else 0
        if self._before is not None:
            yield self._before
            if self._before.complete:
                return
        try:
            while depth < most:
                depth += 1
                yield from self._deepen(depth)
                found = self._snapshot(depth)
                yield found
                if found.complete:
                    break
        except SearchStopped:
            if self._budget.stopped and depth <= 1:
                raise
            if depth > first:
                yield self._snapshot(depth - 1)
        if not self._candidates:
            yield self._snapshot(0)

    def _deepen(self, depth: int) -> Iterator[Analysis]:
        """Search one depth; yield snapshots of what is known.

        Evaluations take effect when all moves have one of this depth: those of different depths
        can't be compared, since the side that has just moved looks better.
        """
        guesses: dict[Move, Candidate] = {}
        in_order = [c.move for c in self._snapshot(depth - 1).candidates]
        for move in self._images.firsts(in_order):
            known = self._candidates[move].score
            if known is None or not known.is_exact:
                found = self._valued(move, depth)
                guessed = found.score is not None and found.score.bound is Bound.HEURISTIC
                kept = guesses if guessed and depth > 1 else self._candidates
                kept[move] = found
            if perf_counter() - self._shown >= SNAPSHOT_SECONDS:
                yield self._snapshot(depth - 1)
        self._candidates |= guesses

    def _valued(self, move: Move, depth: int) -> Candidate:
        position = self._position
        child = position.after(move)
        searcher = self._first if depth == 1 else self._searcher
        value = to_parent(child.turn * searcher.value(child, depth - 1))
        bound = bound_of(value, guessed=searcher.horizon)
        score = score_of(position, value, bound, depth).seen_by(position.turn)
        line = (move, *self._searcher.line(child, depth - 1))
        if bound is Bound.EXACT:
            left = depth if position.game.traits.may_cycle else position.remaining
            line = self._whole_line(line, score.plies or left)
            score = counted(score, position, line)
        return Candidate(move, score, line)

    def _whole_line(self, line: tuple[Move, ...], plies: int) -> tuple[Move, ...]:
        """Extend an exact line to its end, searching again where the table has lost a move."""
        position = position_after(self._position, line)
        while position.outcome is None and len(line) < plies:
            left = plies - len(line)
            self._searcher.value(position, left)
            more = self._searcher.line(position, left)
            if not more:
                break
            position = position_after(position, more)
            line += more
        return line

    def _snapshot(self, depth: int) -> Analysis:
        self._shown = perf_counter()
        nodes, seconds = self._first.nodes + self._searcher.nodes, self._budget.seconds
        if self._before is not None:
            nodes, seconds = nodes + self._before.nodes, seconds + self._before.seconds
        candidates = shared(self._candidates, self._moves, self._images)
        return ranked(self._position, candidates, max(depth, 0), nodes, seconds)


class _Unlimited(Budget):
    """A budget without limits that can still be stopped."""

    def __init__(self, budget: Budget) -> None:
        super().__init__(Limits())
        self._budget = budget

    def check(self, nodes: int) -> None:  # noqa: ARG002
        self._budget.check_stop()


class DeepeningEngine(Engine):
    """An engine that runs a searcher with iterative deepening."""

    @abstractmethod
    def _searcher(self, request: SearchRequest, budget: Budget) -> Searcher:
        """Return the searcher for a request; one with an empty table if the request needs it."""

    def values(self, request: SearchRequest) -> Iterator[Analysis]:
        search = partial(self._searcher, request)
        return Deepening(request.position, request.budget, search, request.before).run()

    def best(self, request: SearchRequest) -> Iterator[BestMoves]:
        searcher = self._searcher(request, request.budget)
        return best_moves(request.position, request.budget, searcher)

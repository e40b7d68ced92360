# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Iterative deepening: the values of all moves, the best moves alone, and engines that do both."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator
from functools import partial
from math import inf
from time import perf_counter

from desktop_app.core.entry import family_of, ordered_moves
from desktop_app.core.position import Game, Move, Position, position_after
from desktop_app.core.score import DECISIVE, Bound, bound_of, score_of, to_child, to_parent
from desktop_app.search.alphabeta import (
    DEEPEST,
    EXACT,
    AlphaBeta,
    Searcher,
    TranspositionTable,
    is_proven,
)
from desktop_app.search.candidates import (
    SNAPSHOT_SECONDS,
    Analysis,
    BestMoves,
    Candidate,
    for_symmetric_moves,
    ranked,
    with_distance,
)
from desktop_app.search.engine import Engine, EngineConfig, SearchRequest
from desktop_app.search.limits import Budget, Limits, SearchStopped
from desktop_app.search.symmetric_moves import SymmetricMoves

GRAIN = 1
"""The margin below the best value within which values are searched exactly, to find ties."""


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
        self._moves = list(ordered_moves(position))
        self._images = SymmetricMoves(position)
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
        bound = bound_of(value, guessed=searcher.guessed)
        score = score_of(position, value, bound, depth).seen_by(position.turn)
        line = (move, *self._searcher.line(child, depth - 1))
        if bound is Bound.EXACT:
            left = depth if position.game.traits.may_cycle else position.remaining
            line = self._whole_line(line, score.plies or left)
            score = with_distance(score, position, line)
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
        candidates = for_symmetric_moves(self._candidates, self._moves, self._images)
        return ranked(self._position, candidates, max(depth, 0), nodes, seconds)


class _Unlimited(Budget):
    """A budget without limits that can still be stopped."""

    def __init__(self, budget: Budget) -> None:
        super().__init__(Limits())
        self._budget = budget

    def check(self, nodes: int) -> None:  # noqa: ARG002
        self._budget.check_stop()


def best_moves(position: Position, budget: Budget, searcher: Searcher) -> Iterator[BestMoves]:
    """Find the best moves by iterative deepening, to the budget's depth or the end of the game.

    Yields:
        One result for each finished depth; the last is the best known. Depth 1 is always finished,
        unless the budget says stop; then nothing.
    """
    images = SymmetricMoves(position)
    moves, rest = images.firsts(searcher.first_moves(position)), list[Move]()
    if searcher.moves_tried is not None:
        moves, rest = moves[: searcher.moves_tried], moves[searcher.moves_tried :]
    most = min(budget.limits.depth or inf, position.remaining, DEEPEST)
    depth = 0
    try:
        while depth < most:
            depth += 1
            budget.holds = depth > 1
            found, value = _one_depth(position, moves, depth, searcher, images)
            if value <= -DECISIVE and rest:  # one of the others might hold
                moves, rest = moves + rest, []
                found, value = _one_depth(position, moves, depth, searcher, images)
            yield found
            if found.score.is_exact:
                return
            moves.sort(key=found.moves.__contains__, reverse=True)
    except SearchStopped:
        return


def _one_depth(
    position: Position, moves: list[Move], depth: int, searcher: Searcher, images: SymmetricMoves
) -> tuple[BestMoves, float]:
    """Search all moves to one depth, with windows wide enough to find moves that tie for best."""
    best, found, guessed = -inf, list[Move](), False
    line: tuple[Move, ...] = ()
    for move in moves:
        floor = to_child(best - GRAIN)
        child = position.after(move)
        if child.turn is position.turn:  # the same player moves again: no change of sign
            value = to_parent(searcher.value(child, depth - 1, floor, inf))
        else:
            value = to_parent(-searcher.value(child, depth - 1, -inf, -floor))
        guessed |= searcher.guessed
        if value > best:
            best, found = value, [move]
            line = (move, *searcher.line(child, depth - 1))
        elif value == best:
            found.append(move)
    if searcher.moves_tried is None:
        guessed = guessed and not is_proven(best, EXACT, depth)
    else:  # a move that was not tried might be better, or win sooner
        guessed = guessed or len(moves) < len(images.firsts(position.legal_moves()))
    bound = bound_of(position.turn * best, guessed=guessed)
    score = score_of(position, position.turn * best, bound, depth).seen_by(position.turn)
    every = tuple(image for move in found for image in images.of(move))
    return BestMoves(every, score, line, depth, searcher.nodes), best


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


class GeneralEngine(DeepeningEngine):
    """An engine for every position and any evaluation; the default is that of the game's entry.

    Attributes:
        table: the transposition table, kept between searches.
    """

    has_table = guesses = True

    def __init__(self, game: Game, config: EngineConfig) -> None:
        """Make an empty table."""
        self._ordering = family_of(game).ordering
        self._usual = self._guessed_by = family_of(game).evaluation
        self._table_bytes = config.table_bytes
        self.table = TranspositionTable(config.table_bytes)

    @staticmethod
    def can_handle(request: SearchRequest) -> bool:  # noqa: ARG004
        return True

    def table_use(self) -> float:
        return self.table.table_use()

    def _searcher(self, request: SearchRequest, budget: Budget) -> Searcher:
        evaluation = request.evaluation or self._usual
        table = TranspositionTable(self._table_bytes) if request.strictly else self.table
        if table is self.table and evaluation is not self._guessed_by:
            table.clear()  # guesses of another kind
            self._guessed_by = evaluation
        return AlphaBeta(budget, evaluation, table, self._ordering)

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Analysis of chess positions by iterative deepening.

The best few moves get exact values from a full-window search; the others only upper bounds.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from time import perf_counter
from typing import TYPE_CHECKING

from desktop_app.core.position import Move
from desktop_app.core.score import DECISIVE, WIN, Bound
from desktop_app.games.chess.kernels import (
    INFINITE,
    NO_LIMIT,
    PROVING_NODES,
    ChessKernel,
    chess_score,
)
from desktop_app.search.candidates import (
    SNAPSHOT_SECONDS,
    Analysis,
    BestMoves,
    Candidate,
    ranked,
)
from desktop_app.search.limits import Budget, SearchStopped

if TYPE_CHECKING:
    from desktop_app.games.chess.position import ChessPosition

VALUED = 5
"""Moves with values of their own."""
DEEPEST = 60
WINNING = 400
"""A guess, in centipawns, from which on a mate may be near that promises little at first."""
LEAST_PROVING = 500
"""Positions that a look for a quicker mate after one move gets in any case."""


@dataclass(frozen=True, slots=True)
class _Found:
    """The result for one move, for the player who makes it."""

    value: int
    depth: int
    line: tuple[Move, ...]
    bound: Bound = Bound.HEURISTIC
    is_soonest: bool = False

    @property
    def rank(self) -> tuple[int, bool]:
        """Return a sort key: by value, with exact values before bounds of the same size."""
        return self.value, self.bound is not Bound.UPPER

    @property
    def is_mate(self) -> bool:
        """Return whether a mate is proven."""
        return self.value <= -DECISIVE or (self.value >= DECISIVE and self.bound is not Bound.UPPER)


class ChessAnalysis:
    """One analysis of all moves, or of the best one.

    Args:
        position: what is analysed.
        budget: the limits; depth 1 is finished whatever they are.
        kernel: the kernel.
        valued: so many moves get values of their own.
        thorough: whether the search leaves nothing out.
        moves: the only moves to search; all legal ones if empty.
    """

    def __init__(
        self,
        position: ChessPosition,
        budget: Budget,
        kernel: ChessKernel,
        valued: int = VALUED,
        *,
        thorough: bool = False,
        moves: Sequence[Move] = (),
    ) -> None:
        self._position, self._budget, self._kernel = position, budget, kernel
        self._valued, self._thorough = valued, thorough
        kernel.start(position, budget)
        self._moves = list(moves or position.legal_moves())
        self._chosen = tuple(moves)
        self._known: dict[Move, _Found] = {}
        self._unfinished: dict[Move, _Found] = {}  # results of the depth being searched
        self._no_mate_within = -1  # in plies: proven of the position
        self._given_up = 0  # positions when it was last too long to find more
        self._shown = perf_counter()

    def run(self, *, for_best: bool = False) -> Iterator[Analysis]:
        """Yield snapshots: one after each depth, and up to ten a second in between.

        Args:
            for_best: whether only the best moves are wanted. Then the results of an unfinished
                depth count too, once the best moves of the depth before have been searched; moves
                not reached yet are left without a value.

        Raises:
            SearchStopped: somebody said stop before depth 1 was finished.
        """
        if not self._moves:
            yield self._snapshot(0)
            return
        most = min(self._budget.limits.depth or DEEPEST, DEEPEST)
        depth = 0
        try:
            while depth < most:
                depth += 1
                yield from self._deepen(depth)
                found = self._snapshot(depth)
                yield found
                if found.complete:
                    return
        except SearchStopped:
            if depth <= 1:
                raise
            if for_best and len(self._unfinished) >= min(self._valued, len(self._moves)):
                mates = {move: found for move, found in self._known.items() if found.is_mate}
                self._known = self._unfinished | mates
                yield self._snapshot(depth)
            else:
                yield self._snapshot(depth - 1)

    @property
    def has_quickest_mate(self) -> bool:
        """Return whether the best move mates and no searched move mates sooner."""
        return self._best is not None and self._is_quickest(self._best)

    @property
    def _best(self) -> _Found | None:
        """Return the result of the best move."""
        return max(self._known.values(), key=lambda found: found.rank, default=None)

    def _is_quickest(self, found: _Found) -> bool:
        """Return whether a move mates and it is proven that no searched move mates sooner."""
        return found.is_mate and WIN - found.value <= max(self._no_mate_within + 2, 1)

    def mate(self, moves: int) -> Iterator[Analysis]:
        """Search for a mate in at most this many moves until it is found or ruled out.

        Args:
            moves: moves of the player to move; the budget's depth should be that mate's in plies.

        Yields:
            Snapshots; given enough time, the last one has the quickest mate.

        Raises:
            SearchStopped: somebody said stop before depth 1 was finished.
        """
        last, moves = None, min(moves, DEEPEST // 2)
        for last in self.run(for_best=True):
            yield last
            best = self._best
            if best is not None and best.is_mate and WIN - best.value < 2 * moves:
                break
        if last is None or last.best is None:
            return
        with suppress(SearchStopped):
            self._kernel.enforce_limits()
            self._prove(2 * moves, last.depth, NO_LIMIT)
            yield self._snapshot(last.depth)

    def best(self) -> Iterator[BestMoves]:
        """Yield the best move of each snapshot, until no mate is quicker or the budget is spent."""
        with suppress(SearchStopped):
            for found in self.run(for_best=True):
                best = found.best
                if best is None or best.score is None:
                    continue
                score, known = best.score, found.candidates
                yield BestMoves((best.move,), score, best.line, found.depth, found.nodes, known)
                if self.has_quickest_mate:
                    return

    def _deepen(self, depth: int) -> Iterator[Analysis]:
        """Search one depth; its heuristic values only count once the depth is complete."""
        if depth == 1:
            self._kernel.first_depth()
        else:
            self._kernel.enforce_limits()
        found = self._unfinished = dict[Move, _Found]()
        values: list[int] = []
        for move in self._in_order():
            before = self._known.get(move)
            if before is not None and before.is_soonest:
                found[move] = before
                insort(values, before.value)
                continue
            found[move] = self._searched(move, depth, values)
            if found[move].is_mate:
                self._known[move] = found[move]
                if found[move].value == values[-1] > 0:
                    self._hasten(move, found[move])
            if perf_counter() - self._shown >= SNAPSHOT_SECONDS and depth > 1:
                yield self._snapshot(depth - 1)
        self._known = found | {m: known for m, known in self._known.items() if known.is_soonest}
        self._unfinished = {}
        best = max(self._known, key=lambda move: self._known[move].rank)
        if self._known[best].value >= WINNING:
            self._hasten(best, self._known[best])

    def _in_order(self) -> list[Move]:
        """Return the moves, the best so far first."""
        known = self._known
        if not known:
            return self._moves
        return sorted(self._moves, key=lambda move: known[move].rank, reverse=True)

    def _searched(self, move: Move, depth: int, values: list[int]) -> _Found:
        """Search one move: fully, or first with a null window to see if it is among the best.

        Args:
            move: the move.
            depth: the nominal depth.
            values: the values of this depth so far, in order; a new one is put in.
        """
        kernel, thorough = self._kernel, self._thorough
        floor = values[-self._valued] if len(values) >= self._valued else -INFINITE
        if floor >= DECISIVE:  # that a move is no quicker a mate would tell nothing of it
            floor = -INFINITE
        value, line = floor + 1, (move,)
        if floor > -INFINITE:
            value, line = kernel.value_after(move, depth, floor, floor + 1, thorough=thorough)
        if value > floor:
            value, line = kernel.value_after(move, depth, floor, INFINITE, thorough=thorough)
        before = self._known.get(move)
        if before is not None and before.is_mate and abs(before.value) >= abs(value):
            value, line = before.value, before.line  # what is proven stays, also unseen
        if value <= floor and value > -DECISIVE:
            return _Found(value, depth, (move,), Bound.UPPER)
        insort(values, value)
        if abs(value) < DECISIVE:
            return _Found(value, depth, line)
        return self._proven(_Found(value, depth, kernel.whole_line(line, value)), move)

    def _proven(self, found: _Found, move: Move) -> _Found:
        """Return a proven mate after a move, shortened if that can be found out quickly."""
        kernel = self._kernel
        if WIN - found.value <= self._no_mate_within + 2:
            return replace(found, is_soonest=True)
        known = sum(each.is_mate for each in self._known.values())
        most = min(max(kernel.nodes // (4 * (known + 1)), LEAST_PROVING), PROVING_NODES)
        value, is_soonest = kernel.hastened(move, found.value, most)
        line = found.line
        if value != found.value:
            line = kernel.whole_line((move,), value)
        return replace(found, value=value, line=line, is_soonest=is_soonest)

    def _hasten(self, move: Move, best: _Found) -> None:
        """Prove that the best mate so far is the quickest of all, or find the one that is.

        Where none is known yet but much promises to win, one is looked for as deep as the search
        went. Each look gets as many positions as were visited so far, or half of them; after one
        that was too short the next comes when they have doubled.
        """
        nodes = self._kernel.nodes
        if self._is_quickest(best) or nodes < 2 * self._given_up:
            return
        most = max(nodes if best.is_mate else nodes // 2, LEAST_PROVING)
        end = WIN - best.value if best.is_mate else best.depth + 1
        if not self._prove(end, best.depth, most):
            self._given_up = self._kernel.nodes
        elif self._is_quickest(best):
            self._known[move] = replace(best, is_soonest=True)

    def _prove(self, end: int, depth: int, most: int) -> bool:
        """Find the quickest mate in fewer than `end` plies, or prove that there is none.

        Args:
            end: the first number of plies that is not tried.
            depth: the depth of the search that asks.
            most: the most positions for each number of plies.

        Returns:
            Whether the answer is known.
        """
        while (plies := self._no_mate_within + 2) < end:
            line = self._kernel.mate_within(plies, most, self._chosen)
            if line is None:
                return False
            if line:
                self._known[line[0]] = _Found(WIN - plies, depth, line, is_soonest=True)
                return True
            self._no_mate_within = plies
        return True

    def _snapshot(self, depth: int) -> Analysis:
        self._shown = perf_counter()
        candidates = [self._candidate(move) for move in self._moves]
        nodes, seconds = self._kernel.nodes, self._budget.seconds
        return ranked(self._position, candidates, max(depth, 0), nodes, seconds)

    def _candidate(self, move: Move) -> Candidate:
        found = self._known.get(move)
        if found is None:
            return Candidate(move)
        score = chess_score(
            self._position, found.value, found.depth, found.bound, is_soonest=found.is_soonest
        )
        return Candidate(move, score, found.line)

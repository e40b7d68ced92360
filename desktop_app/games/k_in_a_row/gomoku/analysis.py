# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What each move of a large line game is worth, from the compiled kernel.

The best eight moves of a finished depth have values of their own, found with a full window; of
the others it is only shown that they are worth at most so much. Moves that make and spoil no
lines are left out, and marked so. Where stones fall there are few moves, and all have values.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterator
from dataclasses import replace
from math import inf
from time import perf_counter

from desktop_app.core.position import Move
from desktop_app.core.score import DECISIVE, WIN, Bound, Outcome
from desktop_app.games.k_in_a_row.game import LinePosition
from desktop_app.games.k_in_a_row.gomoku.kernels import INFINITE, LineKernel, is_whole, kernel_score
from desktop_app.games.k_in_a_row.gomoku.root import Found, Root
from desktop_app.search.candidates import SNAPSHOT_SECONDS, Analysis, Candidate, shared
from desktop_app.search.limits import Budget, SearchStopped

VALUED = 8
"""Moves with values of their own."""


def analyse_lines(
    position: LinePosition,
    budget: Budget,
    kernel: LineKernel,
    before: Analysis | None = None,
) -> Iterator[Analysis]:
    """Every move, the best eight with values of their own, deeper and deeper.

    Args:
        position: what is analysed.
        budget: the limits; depth 1 is finished whatever they are.
        kernel: the game's kernel.
        before: the last finished depth of an earlier analysis. It is shown until this one has
            come as far, which the table makes quick.

    Yields:
        Snapshots, at most one a tenth of a second, and one at the end of each depth.

    Raises:
        SearchStopped: somebody said stop before depth 1 was finished.
    """
    yield from _Values(position, budget, kernel, before).run()


class _Values:
    """One analysis of all moves."""

    def __init__(
        self, position: LinePosition, budget: Budget, kernel: LineKernel, before: Analysis | None
    ) -> None:
        self._position, self._budget, self._kernel = position, budget, kernel
        self._root = Root(position, budget, kernel)
        self._valued = len(self._root.moves) if position.game.gravity else VALUED
        self._before = before
        self._known: dict[Move, Found] = {}
        firsts = self._root.images.firsts(position.legal_moves())
        proven = _proofs(before) if before else {}
        self._proven = {move: proven[move] for move in firsts if move in proven}
        self._shown = perf_counter()

    def run(self) -> Iterator[Analysis]:
        """See `analyse_lines`."""
        most = min(self._budget.limits.depth or inf, self._position.remaining)
        depth, shown = 0, self._before.depth if self._before else 0
        if self._before is not None:
            yield self._before
            if self._before.complete:
                return
        try:
            while depth < most:
                depth += 1
                yield from self._deepen(depth, silent=depth <= shown)
                found = self._snapshot(depth)
                if depth > shown:
                    yield found
                if found.complete or self._root.is_done():
                    return
        except SearchStopped:
            if depth <= 1:
                raise
            if depth > shown + 1:
                yield self._snapshot(depth - 1)
        if not most:
            yield self._snapshot(0)

    def _deepen(self, depth: int, *, silent: bool) -> Iterator[Analysis]:
        """Search one depth; what it guesses counts when all of it is there."""
        if depth == 1:
            self._kernel.first_depth()
        else:
            self._kernel.enforce_limits()
            won = (self._root.fours() if depth == 2 else None) or self._root.threes()
            if won:
                self._note_proof(*won)
        found: dict[Move, Found] = {}
        values: list[int] = []
        for move in self._in_order():
            found[move] = self._searched(move, depth, values)
            if abs(found[move].value) >= DECISIVE and found[move].bound is not Bound.UPPER:
                self._note_proof(move, found[move])
            if not silent and perf_counter() - self._shown >= SNAPSHOT_SECONDS and depth > 1:
                yield self._snapshot(depth - 1)
        self._known = found
        if max(values) <= -DECISIVE and self._root.open_up():  # others might hold
            yield from self._deepen(depth, silent=silent)

    def _in_order(self) -> list[Move]:
        """The moves that are tried, the best so far first."""
        known = self._known | self._proven
        unknown = (-INFINITE, False)
        return sorted(
            self._root.moves,
            key=lambda move: known[move].rank if move in known else unknown,
            reverse=True,
        )

    def _searched(self, move: Move, depth: int, values: list[int]) -> Found:
        """Search one move: fully, or first whether it is among the best at all.

        Args:
            move: the move.
            depth: the nominal depth.
            values: the values of this depth so far, in order; a new one is put in.
        """
        floor = values[-self._valued] if len(values) >= self._valued else -INFINITE
        value = floor + 1
        if floor > -INFINITE:
            value = self._kernel.value_after(move, depth, floor, floor + 1)
        if value > floor:
            value = self._kernel.value_after(move, depth, floor, INFINITE)
        if value > floor or value <= -DECISIVE:
            insort(values, value)
            return self._root.found(move, value, depth)
        return self._root.found(move, value, depth, Bound.UPPER)

    def _note_proof(self, move: Move, found: Found) -> None:
        """Keep the quickest win, or the slowest loss that was shown last, and its longest line."""
        before = self._proven.get(move)
        if before is not None and not is_whole(self._position, found.depth):
            if found.value < before.value:
                return
            if found.value == before.value and len(found.line) < len(before.line):
                found = replace(found, line=before.line)
        self._proven[move] = found

    def _snapshot(self, depth: int) -> Analysis:
        self._shown = perf_counter()
        known = self._known | self._proven
        position, images = self._position, self._root.images
        ranked = sorted(known, key=lambda move: known[move].rank, reverse=True)
        moves = [image for move in ranked for image in images.of(move)]
        firsts = {move: self._candidate(move, known[move]) for move in ranked}
        tried = set(self._root.moves)
        for move in images.firsts(position.legal_moves()):
            firsts.setdefault(move, Candidate(move, skipped=move not in tried))
        moves += [move for move in position.legal_moves() if images.first(move) not in known]
        candidates = shared(firsts, moves, images)
        complete = all(c.score is not None and c.score.bound is Bound.EXACT for c in candidates)
        nodes, seconds = self._kernel.nodes, self._budget.seconds
        if self._before is not None:
            nodes, seconds = nodes + self._before.nodes, seconds + self._before.seconds
        return Analysis(position, tuple(candidates), max(depth, 0), nodes, seconds, complete)

    def _candidate(self, move: Move, found: Found) -> Candidate:
        score = kernel_score(self._position, found.value, found.depth, found.bound)
        return Candidate(move, score, found.line)


def _proofs(before: Analysis) -> dict[Move, Found]:
    """The wins and losses that an earlier analysis has proven."""
    proven: dict[Move, Found] = {}
    for candidate in before.candidates:
        score = candidate.score
        if score and score.plies is not None and score.outcome in (Outcome.WIN, Outcome.LOSS):
            value = WIN - before.position.ply - score.plies
            value = value if score.outcome is Outcome.WIN else -value
            proven[candidate.move] = Found(value, score.depth, candidate.line)
    return proven

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The result of an analysis: each legal move with its value, as far as it is known."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from desktop_app.core.frozen import frozen
from desktop_app.core.position import Move, Position, position_after
from desktop_app.core.score import Bound, Outcome, Score
from desktop_app.search.symmetric_moves import SymmetricMoves

if TYPE_CHECKING:
    from desktop_app.search.random_play import OutcomeDistribution


SNAPSHOT_SECONDS = 0.1
"""The shortest time between two snapshots of an unfinished analysis."""


@frozen
class Candidate:
    """One legal move and its value, as far as it is known.

    Attributes:
        move: the move.
        score: its value for the player who makes it; None until it has been searched.
        line: best play from here on, this move included, as far as it is known.
        endings: the endings of random play after it; None if they were not counted.
        skipped: whether the engine left it out as unpromising; then it has no value.
    """

    move: Move
    score: Score | None = None
    line: tuple[Move, ...] = ()
    endings: OutcomeDistribution | None = None
    skipped: bool = False

    @property
    def is_exact(self) -> bool:
        """Whether the value of the move is proven to be exact."""
        return self.score is not None and self.score.is_exact


@frozen
class Analysis:
    """All legal moves of a position, best first.

    Attributes:
        position: the position analysed.
        candidates: one for each legal move, best first; equal ones in natural order.
        depth: plies to which every move was searched; the plies left if all are exact.
        nodes: the positions visited, or valued by the solver of small games.
        seconds: the wall time so far, in seconds.
        complete: whether every value is exact.
        table_use: the share of the transposition table in use, from 0 to 1, by a sample; None
            without a table.
    """

    position: Position
    candidates: tuple[Candidate, ...]
    depth: int
    nodes: int
    seconds: float
    complete: bool
    table_use: float | None = None

    @property
    def is_whole(self) -> bool:
        """Whether every value is exact and every line leads to the end of the game."""
        return self.complete and all(
            c.score is None or c.score.plies is None or len(c.line) >= c.score.plies
            for c in self.candidates
        )

    @property
    def speed(self) -> float | None:
        """Mean number of positions visited per second so far; None if none was visited."""
        return self.nodes / self.seconds if self.nodes and self.seconds > 0 else None

    @property
    def best(self) -> Candidate | None:
        """The first of the best moves; None if there is no move or no value yet."""
        first = self.candidates[0] if self.candidates else None
        return first if first and first.score else None

    @property
    def equals(self) -> tuple[Move, ...]:
        """All moves that tie with the best one; moves with equal bounds do not tie."""
        best = self.best
        if best is None or best.score is None:
            return ()
        if best.score.bound not in (Bound.EXACT, Bound.HEURISTIC):
            return (best.move,)
        value = best.score.order, best.score.bound
        scored = ((c.move, c.score) for c in self.candidates if c.score)
        return tuple(move for move, score in scored if (score.order, score.bound) == value)


@frozen
class BestMoves:
    """The best moves after one depth.

    Attributes:
        moves: all moves that tie for the best, in the order they were found.
        score: their value, for the player to move.
        line: the first of these moves and the best play after it, as far as it is known.
        depth: the plies searched.
        nodes: the positions visited so far.
        candidates: further values of single moves, in any order; may be empty.
    """

    moves: tuple[Move, ...]
    score: Score
    line: tuple[Move, ...]
    depth: int
    nodes: int
    candidates: tuple[Candidate, ...] = ()


def with_distance(score: Score, position: Position, line: tuple[Move, ...]) -> Score:
    """Return the score with the distance of `line` if it has none and the line ends the game."""
    if score.plies is not None:
        return score
    is_whole = position_after(position, line).outcome is not None
    return replace(score, plies=len(line)) if is_whole else score


def for_symmetric_moves(
    known: Mapping[Move, Candidate], moves: Iterable[Move], images: SymmetricMoves
) -> list[Candidate]:
    """Return a candidate for each move, from the known one of its set of symmetric moves."""
    found: list[Candidate] = []
    for move in moves:
        candidate = known[images.first(move)]
        if candidate.move != move:
            line = images.line(candidate.line, move) if candidate.line else ()
            candidate = replace(candidate, move=move, line=line)
        found.append(candidate)
    return found


def combined(proven: Candidate | None, guess: Candidate | None) -> Candidate | None:
    """Combine the proven and the heuristic result for a move; the proven one takes precedence.

    If only "at most a draw" or "at least a draw" is proven, the heuristic value orders such moves
    within that bound; and a win or loss that the heuristic search has seen counts as proven. None
    only if there is neither.
    """
    if proven is None or guess is None:
        return proven or guess
    known, within = proven.score, guess.score
    if known is None or known.outcome is not Outcome.DRAW or known.is_exact:
        return proven
    if within is None or within.outcome is Outcome.DRAW:
        return proven
    if within.outcome is not Outcome.UNKNOWN:
        return guess  # it is won or lost: that is more than was proven
    number = min(within.number, 0) if known.bound is Bound.UPPER else max(within.number, 0)
    return replace(proven, score=replace(known, number=number))


def ranked(
    position: Position, candidates: list[Candidate], depth: int, nodes: int, seconds: float
) -> Analysis:
    """Return an analysis with its candidates best first and those without a score last."""
    known = sorted(
        (c for c in candidates if c.score),
        key=lambda c: c.score.list_order if c.score else (0, 0, 0),
        reverse=True,
    )  # a stable sort: equal moves stay as they were
    unknown = [c for c in candidates if not c.score]
    complete = not unknown and all(c.is_exact for c in known)
    return Analysis(position, (*known, *unknown), depth, nodes, seconds, complete)

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Memoized minimax for small games: values, engine, and odds against a beginner.

Positions that differ by a symmetry share one value, so tic-tac-toe has 765 of them.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import replace

from desktop_app.core.position import MAX, Game, Move, Player, Position
from desktop_app.core.score import Bound, score_of, terminal_value, to_child, to_parent
from desktop_app.search.beginner import beginner_moves
from desktop_app.search.candidates import (
    Analysis,
    BestMoves,
    Candidate,
    for_symmetric_moves,
    ranked,
    with_distance,
)
from desktop_app.search.engine import Engine, EngineConfig, SearchRequest
from desktop_app.search.limits import Budget, Limits
from desktop_app.search.random_play import EndingCounter
from desktop_app.search.solved import is_small
from desktop_app.search.symmetric_moves import SymmetricMoves

CAPACITY = 400_000
"""The number of values beyond which all are dropped."""
BEST_KEPT = 10_000
"""The number of positions whose best moves are kept: the same ones come up in many games."""
CHECK_MASK = 255
"""Values between two checks whether to stop, less one."""
ODDS_CHECK_MASK = 63
"""Positions between two checks of the budget while odds are counted, which takes longer."""


class MemoizedMinimax:
    """A table of solved positions: the value of each for Max, including its distance to the end."""

    def __init__(self) -> None:
        self._values: dict[Hashable, float] = {}

    def __len__(self) -> int:
        return len(self._values)

    def value(self, position: Position, budget: Budget | None = None) -> float:
        """Return the value of a position for Max (see `score.terminal_value`).

        Raises:
            SearchStopped: the budget says stop; the values found so far are kept.
        """
        value = self._values.get(position.canonical_key)
        if value is None:
            if len(self._values) > CAPACITY:
                self._values.clear()
            value = self._compute(position, position.canonical_key, budget or Budget(Limits()))
        return value

    def _compute(self, position: Position, key: Hashable, budget: Budget) -> float:
        values = self._values
        if not len(values) & CHECK_MASK:
            budget.check_stop()
        if position.outcome is not None:
            values[key] = value = terminal_value(position)
            return value
        found: list[float] = []
        for move in position.legal_moves():
            child = position.after(move)
            child_key = child.canonical_key
            value = values.get(child_key)
            found.append(self._compute(child, child_key, budget) if value is None else value)
        values[key] = value = to_parent(max(found) if position.turn is MAX else min(found))
        return value

    def line(self, position: Position) -> tuple[Move, ...]:
        """Return best play for both sides from a position to the end of the game."""
        moves: list[Move] = []
        value = self.value(position)
        while position.outcome is None:
            value = to_child(value)  # as counted one ply later
            for move in position.legal_moves():
                child = position.after(move)
                if self.value(child) == value:
                    moves.append(move)
                    position = child
                    break
        return tuple(moves)


class BeginnerOdds:
    """Expected results of a perfect player against a beginner, each position computed once.

    The perfect player makes the best move; of equal ones, the one with the best odds.
    """

    def __init__(self, tree: MemoizedMinimax) -> None:
        """Start with no results; `tree` supplies the best moves."""
        self._tree = tree
        self._known: dict[Hashable, float] = {}

    def hope(self, position: Position, player: Player, budget: Budget | None = None) -> float:
        """Return the expected outcome, from -1 to 1, for the perfect `player` against a beginner.

        Raises:
            SearchStopped: the budget says stop; the odds found so far are kept.
        """
        if len(self._known) > CAPACITY:
            self._known.clear()
        return self._count(position, player, budget or Budget(Limits()))

    def _count(self, position: Position, player: Player, budget: Budget) -> float:
        if position.outcome is not None:
            return float(position.outcome * player)
        key = position.canonical_key, player
        known = self._known.get(key)
        if known is not None:
            return known
        if not len(self._known) & ODDS_CHECK_MASK:
            budget.check_stop()
        if position.turn is player:
            found = max(self._count(child, player, budget) for child in self._best(position))
        else:
            moves = beginner_moves(position)
            total = sum(self._count(position.after(move), player, budget) for move in moves)
            found = total / len(moves)
        self._known[key] = found
        return found

    def _best(self, position: Position) -> list[Position]:
        """Return the positions after each of the best moves."""
        after = [position.after(move) for move in position.legal_moves()]
        worth = [self._tree.value(child) * position.turn for child in after]
        most = max(worth)
        return [child for child, its in zip(after, worth, strict=True) if its == most]


class MemoizedEngine(Engine):
    """An engine that solves a game by memoized minimax, and adds the endings of random play.

    Attributes:
        tree: the values of positions.
        ending_counter: counts the endings of random play.
        odds: the expected results of a perfect player against a beginner.
    """

    def __init__(self, game: Game, config: EngineConfig) -> None:  # noqa: ARG002
        """Start without values."""
        self.tree = MemoizedMinimax()
        self.ending_counter = EndingCounter()
        self.odds = BeginnerOdds(self.tree)
        self._best: dict[Position, BestMoves] = {}

    @staticmethod
    def can_handle(request: SearchRequest) -> bool:
        return request.wants_exact and is_small(request.position)

    def values(self, request: SearchRequest) -> Iterator[Analysis]:
        """Yield the solved values at once, then a snapshot with the endings of random play."""
        position, budget, tree = request.position, request.budget, self.tree
        before = len(tree)
        tree.value(position, budget)
        images, known = SymmetricMoves(position), dict[Move, Candidate]()
        for move in images.firsts(position.legal_moves()):
            child = position.after(move)
            value = to_parent(tree.value(child))
            score = score_of(position, value, Bound.EXACT, position.remaining)
            line = (move, *tree.line(child))
            known[move] = Candidate(
                move, with_distance(score, position, line).seen_by(position.turn), line
            )
        candidates = for_symmetric_moves(known, position.legal_moves(), images)
        made = max(len(tree) - before, 0)
        found = ranked(position, candidates, position.remaining, made, budget.seconds)
        yield found
        candidates = [
            replace(c, endings=self.ending_counter.endings(position.after(c.move), budget))
            for c in found.candidates
        ]
        yield replace(found, candidates=tuple(candidates), seconds=budget.seconds)

    def best(self, request: SearchRequest) -> Iterator[BestMoves]:
        """Yield the solved values only; the endings of random play are not counted."""
        position = request.position
        known = self._best.get(position)
        if known is None:
            if len(self._best) >= BEST_KEPT:
                self._best.clear()
            known = self._best[position] = self._best_now(position, request.budget)
        yield known

    def _best_now(self, position: Position, budget: Budget) -> BestMoves:
        tree = self.tree
        value = tree.value(position, budget)
        moves = tuple(
            m for m in position.legal_moves() if to_parent(tree.value(position.after(m))) == value
        )
        line = tree.line(position)
        score = score_of(position, value, Bound.EXACT, position.remaining).seen_by(position.turn)
        return BestMoves(moves, replace(score, plies=len(line)), line, position.remaining, 0)

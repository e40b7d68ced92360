# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Strategies that look at most one move ahead, or use statistics instead of a search."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from desktop_app.core.position import Move, Position
from desktop_app.games.registry import family_of
from desktop_app.players.strategy import ChosenMove, MoveContext
from desktop_app.search.beginner import safe_moves, winning_moves
from desktop_app.search.limits import Budget, SearchStopped
from desktop_app.search.memoized import MemoizedEngine
from desktop_app.search.random_play import random_outcome
from desktop_app.search.solved import is_small

Verdict = tuple[float, Fraction, Fraction]
"""The worst outcome and the shares of wins and losses, for one player."""
_Merit = Callable[[float, Fraction, Fraction], tuple[float | Fraction, ...]]

SAMPLES = 10_000
"""The most random games played for a move in positions whose endings can't be counted."""


class RandomMoves:
    """Plays any legal move, all equally likely."""

    def choose(self, position: Position, thinking: MoveContext) -> ChosenMove:
        return ChosenMove(thinking.random.choice(position.legal_moves()))


class FirstMove:
    """Plays the first open cell, top row first; on a tree of numbers the leftmost branch."""

    def choose(self, position: Position, thinking: MoveContext) -> ChosenMove:  # noqa: ARG002
        return ChosenMove(min(position.legal_moves()))


class OnePlyAhead:
    """Wins if it can, else avoids losing at once, else moves at random."""

    def choose(self, position: Position, thinking: MoveContext) -> ChosenMove:
        winning = winning_moves(position)
        if winning:
            return ChosenMove(thinking.random.choice(winning), depth=1)
        safe = safe_moves(position, thinking.should_stop) or position.legal_moves()
        return ChosenMove(thinking.random.choice(self.among(position, safe)), depth=2)

    def among(self, _position: Position, moves: Sequence[Move]) -> Sequence[Move]:
        """Return the preferred ones of some safe moves: all of them here."""
        return moves


class Attacker(OnePlyAhead):
    """Wins if it can, else avoids losing at once, else makes a threat, else moves at random."""

    def among(self, position: Position, moves: Sequence[Move]) -> Sequence[Move]:
        """Return the moves that leave one more move to win."""
        moves_to_threat = family_of(position.game).moves_to_threat(position) or {}
        return [move for move in moves if moves_to_threat.get(move) == 1] or moves


class Builder(OnePlyAhead):
    """Wins if it can, else avoids losing at once, else extends its most advanced line."""

    def among(self, position: Position, moves: Sequence[Move]) -> Sequence[Move]:
        """Return the moves that leave the fewest further moves to win."""
        moves_to_threat = family_of(position.game).moves_to_threat(position) or {}
        least = min(
            (moves_to_threat[move] for move in moves if move in moves_to_threat), default=None
        )
        return [move for move in moves if moves_to_threat.get(move) == least]


class RuleList:
    """Follows a short list of rules; plays at random if none applies."""

    def choose(self, position: Position, thinking: MoveContext) -> ChosenMove:
        allowed = family_of(position.game).rule_moves(position)
        return ChosenMove(thinking.random.choice(allowed or position.legal_moves()))


class WorstCase:
    """Plays the move with the best worst ending, of all the endings that any play could reach."""

    def choose(self, position: Position, thinking: MoveContext) -> ChosenMove:
        return _best_by(position, thinking, lambda worst, _wins, _losses: (worst,))


class BestOdds:
    """Plays the move with the highest share of wins if both sides then move at random."""

    def choose(self, position: Position, thinking: MoveContext) -> ChosenMove:
        return _best_by(position, thinking, lambda _worst, won, lost: (won, -lost))


def _best_by(position: Position, thinking: MoveContext, merit: _Merit) -> ChosenMove:
    moves = position.legal_moves()
    if is_small(position):
        try:
            verdicts = _counted(position, moves, thinking)
        except SearchStopped:
            verdicts = _sampled(position, moves, thinking)
    else:
        verdicts = _sampled(position, moves, thinking)
    merits = {move: merit(*verdict) for move, verdict in zip(moves, verdicts, strict=True)}
    best = max(merits.values())
    return ChosenMove(thinking.random.choice([move for move in moves if merits[move] == best]))


def _counted(position: Position, moves: Sequence[Move], thinking: MoveContext) -> list[Verdict]:
    budget = Budget(thinking.limits, thinking.should_stop)
    count = thinking.knowledge.engine(MemoizedEngine, position.game).ending_counter
    verdicts: list[Verdict] = []
    for move in moves:
        endings, me = count.endings(position.after(move), budget), position.turn
        if position.game.is_numeric:
            # nobody wins or loses numbers: use the mean instead of the odds
            verdicts.append((endings.worst(me), endings.mean(me), Fraction(0)))
        else:
            verdicts.append((endings.worst(me), endings.share(me, 1), endings.share(me, -1)))
    return verdicts


def _sampled(position: Position, moves: Sequence[Move], thinking: MoveContext) -> list[Verdict]:
    """Estimate each move from equally many random games; a loss that occurs is proof of itself."""
    budget = Budget(thinking.limits, thinking.should_stop)
    seen: list[list[float]] = [[] for _ in moves]
    try:
        for sample in range(max(SAMPLES // len(moves), 1)):
            for results, move in zip(seen, moves, strict=True):
                if sample:
                    budget.check(sample)
                outcome = random_outcome(position.after(move), thinking.random)
                results.append(outcome * position.turn)
    except SearchStopped:
        pass
    return [
        (min(r), Fraction(sum(x > 0 for x in r), len(r)), Fraction(sum(x < 0 for x in r), len(r)))
        for r in seen
    ]

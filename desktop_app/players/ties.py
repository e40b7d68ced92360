# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tie-breaking: which of several equally good moves is played.

The rule never changes a value; it chooses among the moves that an engine rates best.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING

from desktop_app.core.position import Move, Position
from desktop_app.games.registry import family_of
from desktop_app.search.limits import Budget, Limits, SearchStopped, ShouldStop, never
from desktop_app.search.solved import is_small

if TYPE_CHECKING:
    from desktop_app.search.engine_cache import EngineCache

COUNTABLE = 12_000
"""The most positions below a move for which odds are counted: half a second at most."""
DIGITS = 9
"""Odds that agree to this many digits count as equal; the rest is rounding."""


class TieRule(StrEnum):
    """A rule for breaking ties; chance decides among moves that it rates equally."""

    BEST_ODDS = "best-odds"
    """The best odds against a player who wins or blocks if possible and else moves at random; the
    move nearest the middle of the board if the odds can't be counted."""
    RANDOM = "random"
    """Any of the tied moves."""


DEFAULT_TIES = TieRule.BEST_ODDS
"""The rule where nobody has chosen another."""


def preferred(
    rule: TieRule,
    position: Position,
    moves: Sequence[Move],
    knowledge: EngineCache,
    should_stop: ShouldStop = never,
) -> tuple[Move, ...]:
    """Return the moves that a rule prefers among tied ones, in natural order.

    Args:
        rule: the rule for breaking the tie.
        position: the position in which the moves are legal.
        moves: the tied moves; at least one.
        knowledge: the engines, which count odds.
        should_stop: ends the counting early; the distance from the middle then decides.
    """
    in_order = tuple(sorted(moves))
    if rule is TieRule.RANDOM or len(moves) == 1:
        return in_order
    if is_small(position) and position.size_bound() <= COUNTABLE:
        try:
            return _best_by(in_order, _hopes(position, knowledge, should_stop))
        except SearchStopped:
            pass
    distance_from_center = family_of(position.game).distance_from_center
    return _best_by(in_order, lambda move: -distance_from_center(position, move))


def _hopes(
    position: Position, knowledge: EngineCache, should_stop: ShouldStop
) -> Callable[[Move], float]:
    # imported late: naming the rule, as the window does at first, needs no engines
    from desktop_app.search.memoized import MemoizedEngine

    odds, player = knowledge.engine(MemoizedEngine, position.game).odds, position.turn
    budget = Budget(Limits(), should_stop)
    return lambda move: round(odds.hope(position.after(move), player, budget), DIGITS)


def _best_by(moves: Sequence[Move], merit: Callable[[Move], float]) -> tuple[Move, ...]:
    merits = {move: merit(move) for move in moves}
    most = max(merits.values())
    return tuple(move for move in moves if merits[move] == most)

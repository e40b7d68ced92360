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
    from desktop_app.search.knowledge import Knowledge

COUNTABLE = 12_000
"""The most positions below a move for which odds are counted: half a second at most."""
DIGITS = 9
"""Odds that agree to this many digits count as equal; the rest is rounding."""


class TieRule(StrEnum):
    """The rule for breaking ties.

    With the best odds against a player who wins or blocks when it can and else moves at random;
    where these can't be counted, nearest the middle of the board. What is equal in that too, as
    mirror images are, is left to chance.
    """

    BEST_ODDS = "best-odds"
    RANDOM = "random"


def preferred(
    rule: TieRule,
    position: Position,
    moves: Sequence[Move],
    knowledge: Knowledge,
    should_stop: ShouldStop = never,
) -> tuple[Move, ...]:
    """Return those of the tied moves from which one is drawn at random, in natural order."""
    in_order = tuple(sorted(moves))
    if rule is TieRule.RANDOM or len(moves) == 1:
        return in_order
    if is_small(position) and position.size_bound() <= COUNTABLE:
        try:
            return _best_by(in_order, _hopes(position, knowledge, should_stop))
        except SearchStopped:
            pass
    from_middle = family_of(position.game).from_middle
    return _best_by(in_order, lambda move: -from_middle(position, move))


def _hopes(
    position: Position, knowledge: Knowledge, should_stop: ShouldStop
) -> Callable[[Move], float]:
    # late: who only names the rule, as the window does at first, need not wait for the engines
    from desktop_app.search.labelled import LabelledEngine

    odds, player = knowledge.engine(LabelledEngine, position.game).odds, position.turn
    budget = Budget(Limits(), should_stop)
    return lambda move: round(odds.hope(position.after(move), player, budget), DIGITS)


def _best_by(moves: Sequence[Move], merit: Callable[[Move], float]) -> tuple[Move, ...]:
    merits = {move: merit(move) for move in moves}
    most = max(merits.values())
    return tuple(move for move in moves if merits[move] == most)

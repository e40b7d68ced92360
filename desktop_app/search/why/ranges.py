# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The range of outcomes that are still possible, and the earliest end."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.core.position import Move, Position
from desktop_app.core.score import OUTCOMES, Bound, Outcome, Score
from desktop_app.search.candidates import Analysis

LOSS, DRAW, WIN = -1, 0, 1


@dataclass(frozen=True, slots=True)
class OutcomeRange:
    """The worst and best outcomes that are not ruled out, for one player.

    Attributes:
        least: the worst outcome: `LOSS`, `DRAW` or `WIN`.
        most: the best outcome: `LOSS`, `DRAW` or `WIN`.
    """

    least: int = LOSS
    most: int = WIN

    @property
    def is_sure(self) -> bool:
        """Whether only one outcome is left."""
        return self.least == self.most

    @property
    def likely(self) -> int:
        """The only outcome left, or the one nearest to a draw."""
        return max(self.least, min(self.most, DRAW))

    @property
    def turned(self) -> OutcomeRange:
        """The range for the opponent."""
        return OutcomeRange(-self.most, -self.least)

    def within(self, other: OutcomeRange) -> OutcomeRange:
        """Return the intersection with another range."""
        return OutcomeRange(max(self.least, other.least), min(self.most, other.most))


OPEN = OutcomeRange()
"""Nothing is ruled out."""
_CLASSES = {outcome: number for number, outcome in OUTCOMES.items()}


def range_of(score: Score | None) -> OutcomeRange:
    """Return the outcomes that a score allows; for a proven result only its distance is bounded."""
    outcome = None if score is None else _CLASSES.get(score.outcome)
    if score is None or outcome is None:
        return OPEN
    if outcome is DRAW and score.bound is Bound.LOWER:
        return OutcomeRange(DRAW, WIN)
    if outcome is DRAW and score.bound is Bound.UPPER:
        return OutcomeRange(LOSS, DRAW)
    return OutcomeRange(outcome, outcome)


def range_of_best(found: Analysis) -> OutcomeRange:
    """Return what an analysis proves of its position; unsearched moves may have any value."""
    ranges = [range_of(candidate.score) for candidate in found.candidates]
    return OutcomeRange(max(each.least for each in ranges), max(each.most for each in ranges))


def soonest(position: Position, move: Move, score: Score) -> int:
    """Return the fewest plies in which a winning or losing move may end the game.

    If the distance is not known, look one reply ahead: a player who can win at once does so, and
    a player who can avoid losing at once avoids it.
    """
    if score.plies is not None:
        return score.plies
    child = position.after(move)
    if child.outcome is not None:
        return 1
    wins = score.seen_by(child.turn).outcome is Outcome.WIN
    ends = [child.after(reply).outcome for reply in child.legal_moves()]
    if wins:
        return 2 if any(end is not None and end * child.turn > 0 for end in ends) else 3
    return 3 if None in ends else 2

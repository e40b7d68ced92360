# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the end of a game counts in a search that is explained: as the bot does, or as in books."""

from __future__ import annotations

from enum import StrEnum

from desktop_app.core.entry import family_of
from desktop_app.core.position import Position
from desktop_app.core.scales import SCHOOL_BASE, spare_plies, squashed
from desktop_app.core.score import WIN, counts_numbers, outcome_value, terminal_value


class UtilityScale(StrEnum):
    """How ends are counted; a search's value is always one number for Max, larger is better.

    QUICK: as every player of this program counts: a win is worth more the sooner it comes, a
        loss the later it comes (`score.terminal_value`).
    PLAIN: 1, 0, -1, as most textbooks have it: a win is a win.
    SCHOOL: 10 plus the spare plies at the end (`scales.spare_plies`: the open squares) for a win,
        the negative of that for a loss.
    MAX_LOSS: searched as `PLAIN`, told the other way round: a loss is 1, and one minimises it.
    """

    QUICK = "quick"
    PLAIN = "plain"
    SCHOOL = "school"
    MAX_LOSS = "max-loss"

    @property
    def turns(self) -> bool:
        """Whether values are told with the opposite sign, so that Max wants the smallest."""
        return self is UtilityScale.MAX_LOSS

    def end(self, position: Position) -> float:
        """What a finished game is worth to Max; a margin or a leaf of a tree its number.

        Raises:
            ValueError: the game goes on.
        """
        quick = terminal_value(position)
        if self is UtilityScale.QUICK or counts_numbers(position.game):
            return quick
        outcome = outcome_value(position)
        if self is UtilityScale.SCHOOL:
            return outcome * (SCHOOL_BASE + spare_plies(position))
        return outcome

    def counted(self, position: Position, quick: float) -> float:
        """What a value for Max of a position counts that was found as `QUICK`."""
        if self is UtilityScale.QUICK or counts_numbers(position.game) or not quick:
            return quick
        sign = 1 if quick > 0 else -1
        if self is not UtilityScale.SCHOOL:
            return sign
        plies = WIN - abs(quick)
        return sign * (SCHOOL_BASE + spare_plies(position) - plies)

    def ends(self, position: Position) -> tuple[float, ...]:
        """All that the end of a game can count for a position, the best for Max first."""
        found = {0.0}
        for winner, plies in family_of(position.game).possible_ends(position):
            found.add(self.counted(position, winner * (WIN - plies)))
        return tuple(sorted(found, reverse=True))

    def guess(self, evaluation: float) -> float:
        """What an evaluation for Max counts beside the ends: never as much as a win."""
        if self is UtilityScale.QUICK:
            return evaluation
        return squashed(evaluation) * (SCHOOL_BASE if self is UtilityScale.SCHOOL else 1)

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every ending below a position, with its probability if nobody thinks."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from desktop_app.core.position import Player


class Ending(NamedTuple):
    """All ways in which a game can end with one outcome.

    Attributes:
        outcome: what it is worth to Max.
        probability: of ending so, if each legal move is equally likely at each turn.
        games: how many lines of play end so.
    """

    outcome: float
    probability: Fraction
    games: int


@dataclass(frozen=True, slots=True)
class Endings:
    """All endings of a position, one entry for each outcome."""

    all: tuple[Ending, ...]

    @property
    def games(self) -> int:
        """How many lines of play there are."""
        return sum(ending.games for ending in self.all)

    def worst(self, player: Player) -> float:
        """The worst outcome that can happen to a player whatever is played, from its view."""
        return min(player * ending.outcome for ending in self.all)

    def mean(self, player: Player) -> Fraction:
        """The expected outcome for a player if both move at random."""
        return sum(
            (Fraction(player * e.outcome) * e.probability for e in self.all), start=Fraction(0)
        )

    def share(self, player: Player, sign: int) -> Fraction:
        """How likely a player's outcome has a sign: 1 for wins, 0 for draws, -1 for losses."""
        return sum(
            (e.probability for e in self.all if _sign(player * e.outcome) == sign),
            start=Fraction(0),
        )

    def count(self, player: Player, sign: int) -> int:
        """How many lines of play end with that sign for a player."""
        return sum(e.games for e in self.all if _sign(player * e.outcome) == sign)


def _sign(number: float) -> int:
    return (number > 0) - (number < 0)

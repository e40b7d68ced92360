# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether a position is small enough to be solved at once, with exact values from the start."""

from __future__ import annotations

from desktop_app.core.entry import family_of
from desktop_app.core.position import Position
from desktop_app.core.score import (
    counts_numbers,
)

SMALL = 20_000
"""The most positions that are solved at once (`memoized`): about 0.2 s."""
SMALL_CYCLIC = 40_000
"""The most positions of a cyclic game that are solved backwards (`retrograde`): 1 or 2 s."""


def is_small(position: Position) -> bool:
    """Return whether all positions below this one can be solved at once (see `memoized`)."""
    return not position.game.traits.may_cycle and position.size_bound() <= SMALL


def is_small_and_cyclic(position: Position) -> bool:
    """Return whether positions can repeat and are few enough for retrograde analysis."""
    game = position.game
    if not game.traits.may_cycle or counts_numbers(game):
        return False
    return family_of(game).without_history(position).position.size_bound() <= SMALL_CYCLIC


def is_solved(position: Position) -> bool:
    """Return whether the values of all moves are exact at once, by either method."""
    return is_small(position) or is_small_and_cyclic(position)

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The labelled game tree: every position of a small game valued once, and kept.

Positions that differ by a symmetry share one label, so tic-tac-toe has 765 of them.
"""

from __future__ import annotations

from collections.abc import Hashable

from desktop_app.core.position import MAX, Move, Position
from desktop_app.core.score import terminal_value, to_child, to_parent
from desktop_app.search.limits import Budget, Limits

SMALL = 20_000
"""Positions with at most so many others below them are labelled out: about 0.2 s at most."""
CAPACITY = 400_000
"""Labels kept at the most; past that the tree starts anew."""
CHECK_MASK = 255


class LabelledTree:
    """Labels by position: what each is worth to Max, with the distance to the end in it."""

    def __init__(self) -> None:
        self._values: dict[Hashable, float] = {}

    def __len__(self) -> int:
        return len(self._values)

    def value(self, position: Position, budget: Budget | None = None) -> float:
        """What a position is worth to Max (see `score.terminal_value`); labels all below it.

        Raises:
            SearchStopped: somebody said stop; the labels made so far stay.
        """
        value = self._values.get(position.canonical_key)
        if value is None:
            if len(self._values) > CAPACITY:
                self._values.clear()
            value = self._label(position, position.canonical_key, budget or Budget(Limits()))
        return value

    def _label(self, position: Position, key: Hashable, budget: Budget) -> float:
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
            found.append(self._label(child, child_key, budget) if value is None else value)
        values[key] = value = to_parent(max(found) if position.turn is MAX else min(found))
        return value

    def line(self, position: Position) -> tuple[Move, ...]:
        """Best play for both sides from a position to the end of the game."""
        moves: list[Move] = []
        value = self.value(position)
        while position.outcome is None:
            value = to_child(value)  # as it counts one ply later
            for move in position.legal_moves():
                child = position.after(move)
                if self.value(child) == value:
                    moves.append(move)
                    position = child
                    break
        return tuple(moves)


def is_small(position: Position) -> bool:
    """Whether everything below a position can be counted out at once, and ever."""
    return not position.game.traits.may_cycle and position.size_bound() <= SMALL

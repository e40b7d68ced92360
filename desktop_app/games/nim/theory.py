# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The theory of Nim, which gives the winner for any heaps at once.

In normal play the value of a heap is its size, or with a limit the remainder after division by the
limit plus one. The player to move loses exactly if the sum of the values without carry is 0. Misère
play is the same, except when no heap has a value above 1: then the player to move loses if the
number of heaps with value 1 is odd. C. Bouton, "Nim, a game with a complete mathematical theory",
1901.
"""

from __future__ import annotations

from enum import StrEnum

from desktop_app.core.entry import TheoryRemark
from desktop_app.core.position import Position
from desktop_app.games.nim.rules import NimPosition


class NimRemark(StrEnum):
    """The remarks about heaps."""

    SUM = "sum"
    ONES = "ones"


def heap_counts(position: NimPosition) -> list[int]:
    """Return each heap's value in the nim-sum."""
    most = position.game.most
    return [heap if most is None else heap % (most + 1) for heap in position.heaps]


def nim_sum(position: NimPosition) -> int:
    """Return the nim-sum: the values of the heaps, added in binary without carry."""
    total = 0
    for count in heap_counts(position):
        total ^= count
    return total


def mover_wins(position: NimPosition) -> bool:
    """Return whether the player to move wins with best play."""
    counts = heap_counts(position)
    if position.game.misere and max(counts) <= 1:
        return sum(counts) % 2 == 0
    return nim_sum(position) != 0


def counts_ones(position: NimPosition) -> bool:
    """Return whether the end of misère play, with its own rule, has been reached."""
    return position.game.misere and max(heap_counts(position)) <= 1


def remark(position: Position) -> TheoryRemark:
    """Return the nim-sum, or the number of heaps with value 1 at the end of misère play."""
    assert isinstance(position, NimPosition)
    if counts_ones(position):
        return TheoryRemark(NimRemark.ONES, sum(heap_counts(position)))
    return TheoryRemark(NimRemark.SUM, nim_sum(position))

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The theory of Nim, which gives the winner for any heaps at once, and the reasons that follow.

In normal play the value of a heap is its size, or with a limit the remainder after division by the
limit plus one. The player to move loses exactly if the sum of the values without carry is 0. Misère
play is the same, except when no heap has a value above 1: then the player to move loses if the
number of heaps with value 1 is odd. C. Bouton, "Nim, a game with a complete mathematical theory",
1901.

A mistake is explained by what a better move would have left: equal heaps, an even or odd number of
ones, or a multiple.
"""

from __future__ import annotations

from enum import StrEnum
from typing import cast

from desktop_app.core.entry import MistakeLine, Reason, TheoryRemark
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


class NimReason(StrEnum):
    """What a better move would have left."""

    EQUAL = "equal-heaps"
    """Two equal heaps; the number is their size."""
    EVEN = "even-ones"
    """An even number of heaps with one coin; the number is how many."""
    ODD = "odd-ones"
    """An odd number of heaps with one coin, in misère play."""
    MULTIPLE = "multiple"
    """A multiple of the limit plus one, which is the number."""


def reason(mistake: MistakeLine) -> Reason | None:
    """Return the simplest rule that a better move follows; None where only the nim-sum tells."""
    before, after = (cast("NimPosition", each) for each in (mistake.position, mistake.after))
    if not mover_wins(before) or after.outcome is not None or not mover_wins(after):
        return None
    for move in before.legal_moves():
        left = before.after(move)
        if left.outcome is None and not mover_wins(left):
            told = _rule(left)
            if told is not None:
                return told
    return None


def _rule(left: NimPosition) -> Reason | None:
    most, heaps = left.game.most, [heap for heap in left.heaps if heap]
    if most is not None:
        is_multiple = len(left.heaps) == 1 and not left.game.misere
        return Reason(NimReason.MULTIPLE, most + 1) if is_multiple else None
    counts = heap_counts(left)
    if max(counts) == 1:
        return Reason(NimReason.ODD if left.game.misere else NimReason.EVEN, len(heaps))
    if len(heaps) == 2 and heaps[0] == heaps[1]:
        return Reason(NimReason.EQUAL, heaps[0])
    return None

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What to leave in Nim: equal heaps, an even or odd number of ones, a multiple."""

from __future__ import annotations

from enum import StrEnum
from typing import cast

from desktop_app.core.entry import MistakeLine, Reason
from desktop_app.games.nim.rules import NimPosition
from desktop_app.games.nim.theory import heap_counts, mover_wins


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

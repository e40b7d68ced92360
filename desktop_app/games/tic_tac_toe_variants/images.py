# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is the same but for turning, mirroring, changing all marks, or the order of boards.

Wild tic-tac-toe stays the same game when all crosses become rings and all rings crosses. In Notakto
nothing matters of a board that is dead, and boards may change places: from T. Plambeck and
G. Whitehead, "The Secrets of Notakto: Winning at X-only Tic-Tac-Toe", 2013, which counts 102
boards that are not images of one another.
"""

from __future__ import annotations

from functools import cache

from desktop_app.core.grid import bits
from desktop_app.games.tic_tac_toe_variants.rules import DEAD, MarkRules, Rule


def turned(game: MarkRules, mask: int) -> list[int]:
    """A board's marks, turned and mirrored in all ways."""
    return [table[mask] for table in game.tables]


@cache
def classes_below(game: MarkRules, board: int) -> int:
    """How many classes of live boards can come about from one, it included."""
    seen, waiting = {board}, [board]
    while waiting:
        mask = waiting.pop()
        for cell in bits(game.board.full & ~mask):
            child = game.classes[mask | 1 << cell]
            if child != DEAD and child not in seen:
                seen.add(child)
                waiting.append(child)
    return len(seen)


def position_class(game: MarkRules, crosses: int, rings: int) -> tuple[int, ...]:
    """See `Position.canonical_key`; in Notakto who is to move is told by the last number."""
    if game.rule is Rule.NOTAKTO:
        boards = (game.classes[mask] for mask in game.masks(crosses))
        return (*sorted(boards), crosses.bit_count() & 1)
    pairs = zip(turned(game, crosses), turned(game, rings), strict=True)
    if game.rule is Rule.MISERE:
        return min(pairs)
    return min(min(pair, pair[::-1]) for pair in pairs)

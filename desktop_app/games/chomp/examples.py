# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Examples of Chomp: strategy stealing, and a mirroring strategy."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.core.position import Position
from desktop_app.games.chomp.rules import ChompGame
from desktop_app.languages import translate
from desktop_app.search.example import Example


def _bar(game: ChompGame, left: str) -> Callable[[], Position]:
    return lambda: game.parse_position(left)


def chomp_examples() -> list[Example]:
    """Return the examples: why the first player can win, and two arms."""
    return [
        Example(
            translate("Examples", "Chomp: stealing a strategy"),
            translate(
                "Examples",
                "A whole bar of two or more squares is a win for the first player, A. Why? A "
                "could eat just the last square. Suppose B had a winning answer. It would eat "
                "the last square too. So A could have played it first. Here, eating just c2 wins.",
            ),
            translate(
                "Examples",
                "On a 3×3 bar, eating just c3 loses. Which reply beats it? How can A use that?",
            ),
            False,
            _bar(ChompGame(3, 2), "3,3 A"),
        ),
        Example(
            translate("Examples", "Chomp: two arms of the same length"),
            translate(
                "Examples",
                "It is A's turn, and A loses. Whatever A eats from one arm, B copies on the "
                "other arm, until only the poisoned square is left for A. That is why eating b2 "
                "wins on every square bar.",
            ),
            translate("Examples", "What should B answer to a3? And what if one arm is longer?"),
            True,
            _bar(ChompGame(3, 3), "3,1,1 A"),
        ),
    ]

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
            translate("Examples", "Chomp: the stolen strategy"),
            translate(
                "Examples",
                "Who begins wins every whole bar. Why? A could eat the last square alone. If an "
                "answer to that wins, it eats the last square too, so A can make that bite "
                "first. In this bar of six squares the last one, c2, wins by itself.",
            ),
            translate(
                "Examples",
                "In 3×3 eating c3 alone loses. Which answer wins against it, and what does A make "
                "of that?",
            ),
            False,
            _bar(ChompGame(3, 2), "3,3 A"),
        ),
        Example(
            translate("Examples", "Chomp: two equal arms"),
            translate(
                "Examples",
                "A is to move and loses: what A eats of one arm, B eats of the other one, until "
                "only the poison is left for A. That is why b2 wins every square bar.",
            ),
            translate("Examples", "What does B answer to a3? And what if one arm is longer?"),
            True,
            _bar(ChompGame(3, 3), "3,1,1 A"),
        ),
    ]

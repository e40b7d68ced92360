# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""An example of Dots and Boxes: give two boxes away to get the rest."""

from __future__ import annotations

from desktop_app.games.dots.rules import DotsGame
from desktop_app.languages import translate
from desktop_app.search.example import Example

TWO_AND_THREE = "_..__/|...|....../_____ X"
"""Two boxes that can be taken, a wall, and a chain of three: its opener gets none of them."""


def dots_examples() -> list[Example]:
    """Return the example: the greedy move loses, and MAX can move twice in a row."""
    return [
        Example(
            translate("Examples", "Dots and Boxes: give two, get three"),
            translate(
                "Examples",
                "X could take two boxes right away. But then X must draw another line, and "
                "that opens the other three boxes for O. If X draws b2-c2 instead, O gets "
                "the two boxes, and then has to open the three for X. A player who closes a "
                "box moves again, so one MAX can be right below another MAX.",
            ),
            translate("Examples", "By how many boxes does X win? What happens if X is greedy?"),
            False,  # with alpha-beta the greedy move would only get a bound
            lambda: DotsGame(5, 1).parse_position(TWO_AND_THREE),
        )
    ]

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""An example of Kalah: an extra move can be worth more than a capture."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.games.kalah.rules import KalahGame
from desktop_app.languages import translate
from desktop_app.search.example import Example

ONE_OR_THREE = "1,0,2,0,1/1,0,2,0,1 X"
"""X can capture three seeds with a, or put one into the store with c and move again."""


def kalah_examples() -> Sequence[Example]:
    """Return the one example."""
    return (
        Example(
            translate("Examples", "Kalah: one seed or three?"),
            translate(
                "Examples",
                "X can capture three seeds at once with pit a. With pit c, X gains only one "
                "seed, but moves again. It is still X's turn, so a MAX node can have another MAX "
                "node below it.",
            ),
            translate("Examples", "Which move is better for X, and by how many seeds?"),
            False,
            lambda: KalahGame(4, 1).parse_position(ONE_OR_THREE),
        ),
    )

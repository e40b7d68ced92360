# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Examples of Hexapawn, a game small enough to be seen as a whole."""

from __future__ import annotations

from desktop_app.games.hexapawn.rules import HexapawnGame
from desktop_app.languages import translate
from desktop_app.search.example import Example


def hexapawn_examples() -> list[Example]:
    """Return the examples: the whole tree, and what alpha-beta leaves of it."""
    return [
        Example(
            translate("Examples", "Hexapawn: the whole tree"),
            translate(
                "Examples",
                "This tree shows a whole game, from the first move to every possible end: 252 "
                "positions. Black can win, whatever White does. Drag the tree to see the rest.",
            ),
            translate("Examples", "Which first move lets White last the longest?"),
            False,
            lambda: HexapawnGame().start(),
            whole=True,
        ),
        Example(
            translate("Examples", "Hexapawn: what alpha-beta skips"),
            translate(
                "Examples",
                "This is the same game. Alpha-beta finds the same value, but it skips whole "
                "branches because they can't change the result.",
            ),
            translate("Examples", "How many of the 252 positions does alpha-beta look at?"),
            True,
            lambda: HexapawnGame().start(),
            whole=True,
        ),
    ]

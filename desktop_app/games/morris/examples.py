# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Examples of three men's morris, in which positions repeat and no search reaches every end."""

from __future__ import annotations

from desktop_app.games.morris.rules import MorrisGame
from desktop_app.languages import translate
from desktop_app.search.example import Example


def morris_examples() -> list[Example]:
    """Return the example: a win close enough to be found."""
    return [
        Example(
            translate("Examples", "Three men's morris: how far to look?"),
            translate(
                "Examples",
                "Stones can move back and forth for ever, so this tree has no end. We look a few "
                "moves ahead and count every unfinished position as 0. Looking three moves ahead, "
                "X sees a win.",
            ),
            translate(
                "Examples",
                "Open “Settings” in the menu (☰) and set “Look ahead” to 2. Does X still see the "
                "win?",
            ),
            False,
            lambda: MorrisGame().parse_position("O.O/OXX/X.. X"),
            3,
        )
    ]

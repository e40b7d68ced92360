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
                "Stones are moved to and fro, so this tree has no end: one looks a few moves "
                "ahead, and calls what is open there 0. Three moves ahead X sees that it wins.",
            ),
            translate("Examples", "What does X see with Look ahead 2, and what with 3?"),
            False,
            lambda: MorrisGame().parse_position("O.O/OXX/X.. X"),
            3,
        )
    ]

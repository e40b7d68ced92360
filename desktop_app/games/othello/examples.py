# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Examples of Othello: margins, and a player without a move."""

from __future__ import annotations

from desktop_app.games.othello.rules import OthelloGame
from desktop_app.languages import translate
from desktop_app.search.example import Example


def othello_examples() -> list[Example]:
    """Return the examples: the end of a game on four by four."""
    return [
        Example(
            translate("Examples", "Othello 4×4: White must pass"),
            translate(
                "Examples",
                "Values say by how much Black wins; squares left empty go to the winner. White, "
                "who is MIN, can turn nothing and passes. A pass is a move like others: below it "
                "MAX moves, whose turn it would have been anyway. So MAX chooses, and MIN only "
                "looks on.",
            ),
            translate("Examples", "In which order does Black fill the last squares, and why?"),
            False,
            lambda: OthelloGame(4, 4).parse_position("BW.B/.WBB/BBBB/.WBW W"),
        ),
    ]

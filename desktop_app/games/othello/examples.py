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
                "Each value says how many discs Black wins by. The winner gets the empty "
                "squares, too. White (MIN) can't turn a disc and must pass. A pass is a move, "
                "too: after it, Black (MAX) moves again. So only MAX has a choice here.",
            ),
            translate("Examples", "In which order should Black fill the last squares? Why?"),
            False,
            lambda: OthelloGame(4, 4).parse_position("BW.B/.WBB/BBBB/.WBW W"),
        ),
    ]

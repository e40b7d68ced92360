# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The one list of examples: a line for each game that has some."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.explain.examples.first import first_examples
from desktop_app.games.chess.examples import chess_examples
from desktop_app.games.chomp.examples import chomp_examples
from desktop_app.games.dots.examples import dots_examples
from desktop_app.games.hex.examples import hex_examples
from desktop_app.games.hexapawn.examples import hexapawn_examples
from desktop_app.games.morris.examples import morris_examples
from desktop_app.games.othello.examples import othello_examples
from desktop_app.games.tic_tac_toe_variants.examples import (
    misere_examples,
    notakto_examples,
    wild_examples,
)
from desktop_app.search.example import Example

FIRST = ""
"""What is shown first is no single game's."""
EXAMPLES: dict[str, Callable[[], list[Example]]] = {
    FIRST: first_examples,
    "dots": dots_examples,
    "hexapawn": hexapawn_examples,
    "morris": morris_examples,
    "misere": misere_examples,
    "wild": wild_examples,
    "notakto": notakto_examples,
    "chess": chess_examples,
    "othello": othello_examples,
    "hex": hex_examples,
    "chomp": chomp_examples,
}
"""By the id of the games' family; each makes them in the language of now."""


def examples() -> list[Example]:
    """Positions that show one thing each, with what to look at and a question to think about."""
    return [example for some in EXAMPLES.values() for example in some()]

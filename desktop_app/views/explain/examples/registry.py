# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The one list of examples: a line for each game that has some."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.views.explain.examples.chess import chess_examples
from desktop_app.views.explain.examples.chomp import chomp_examples
from desktop_app.views.explain.examples.dots import dots_examples
from desktop_app.views.explain.examples.example import Example
from desktop_app.views.explain.examples.first import first_examples
from desktop_app.views.explain.examples.hex import hex_examples
from desktop_app.views.explain.examples.hexapawn import hexapawn_examples
from desktop_app.views.explain.examples.morris import morris_examples
from desktop_app.views.explain.examples.othello import othello_examples
from desktop_app.views.explain.examples.tic_tac_toe import (
    misere_examples,
    notakto_examples,
    wild_examples,
)

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

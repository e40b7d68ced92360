# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Examples for the Explain page: Hex has no draws, and a bridge can't be cut."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.core.position import Position
from desktop_app.games.hex.rules import HexGame
from desktop_app.languages import translate
from desktop_app.search.example import Example


def _board(text: str) -> Callable[[], Position]:
    return lambda: HexGame(3).parse_position(text)


def hex_examples() -> list[Example]:
    """Return examples on a board of three by three."""
    return [
        Example(
            translate("Examples", "Hex 3×3: never a draw"),
            translate(
                "Examples",
                "Five cells are empty. However X and O play, one of them joins both edges in "
                "the end. A full board always has a winning chain for exactly one player. So "
                "no leaf is worth 0.",
            ),
            translate(
                "Examples", "Find the leaves where the board is full. Which player has the chain?"
            ),
            False,
            _board("X.O/.../O.X"),
        ),
        Example(
            translate("Examples", "Hex 3×3: a bridge can't be cut"),
            translate(
                "Examples",
                "X has a stone on b2. Two empty cells join it to the top edge, and two more join "
                "it to the bottom edge. It is O's turn. If O takes one cell of a pair, X takes "
                "the other. So O loses with every move.",
            ),
            translate(
                "Examples", "Which two cells are a pair at the top? Which two at the bottom?"
            ),
            True,
            _board(".../.X./..."),
        ),
    ]

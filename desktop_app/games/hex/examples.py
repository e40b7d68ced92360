# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Examples of Hex: no draws, and a bridge that can't be cut."""

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
            translate("Examples", "Hex 3×3: there is no draw"),
            translate(
                "Examples",
                "Five cells are open. Whatever both play, at the end one of them has joined its "
                "edges: a full board has a chain of X or one of O, never both and never none. So "
                "no leaf is worth 0.",
            ),
            translate("Examples", "Find the leaves where the board is full. Who has the chain?"),
            False,
            _board("X.O/.../O.X"),
        ),
        Example(
            translate("Examples", "Hex 3×3: a bridge can't be cut"),
            translate(
                "Examples",
                "X has b2, and two open cells lie between it and the upper edge, two between it "
                "and the lower one. O is to move and takes one of two: X takes the other. "
                "Every move of O loses.",
            ),
            translate("Examples", "Which two cells belong together above, and which below?"),
            True,
            _board(".../.X./..."),
        ),
    ]

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How much of a game a search to a stated depth looks at; light, for who only tells about it."""

from __future__ import annotations

from desktop_app.games.lines.game import LineGame
from desktop_app.games.position import Game

LIKELY_MOVES = 40
"""So many moves are tried in each position where all would take too long."""
MOST_POSITIONS = 2_500_000
"""All moves are tried to depths for which alpha-beta, its moves in the best order, needs at most
so many positions; about as many are visited then, which takes half a second.

Source: D. Knuth, R. Moore, "An Analysis of Alpha-Beta Pruning", 1975 (the least number).
"""


def moves_tried(game: Game, depth: int) -> int | None:
    """How many moves of each position a search to a stated depth tries; None: all of them."""
    if not isinstance(game, LineGame):
        return None
    moves = game.columns if game.gravity else game.board.cells
    least = moves ** (depth // 2) + moves ** ((depth + 1) // 2)
    return None if least <= MOST_POSITIONS else LIKELY_MOVES

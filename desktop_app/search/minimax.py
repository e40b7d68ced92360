# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Minimax as the textbooks have it, to be read, shown and believed.

Every faster search in this program is tested against it.
"""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.core.position import MAX, Position
from desktop_app.core.score import outcome_value, to_parent

ScoreFunction = Callable[[Position], float]
"""What a position is worth to Max, at the end of a game or where the search looks no further."""


def minimax(
    position: Position,
    score: ScoreFunction = outcome_value,
    depth: int | None = None,
    visit: Callable[[Position], None] | None = None,
) -> float:
    """What a position is worth to Max if both players play their best.

    A value that comes back from a move is one ply farther away (see `score.to_parent`; 1, 0 and -1
    stay as they are).

    Args:
        position: where to start.
        score: worth of a finished game, and of any position `depth` plies down.
        depth: how many plies to look ahead; None looks to the end of the game.
        visit: is told each position that is visited, this one first.

    Source: J. von Neumann, "Zur Theorie der Gesellschaftsspiele", 1928; C. Shannon,
    "Programming a Computer for Playing Chess", 1950 (the depth limit).
    """
    if visit is not None:
        visit(position)
    if position.outcome is not None or depth == 0:
        return score(position)
    best = max if position.turn is MAX else min
    deeper = None if depth is None else depth - 1
    moves = position.legal_moves()
    return to_parent(best([minimax(position.after(m), score, deeper, visit) for m in moves]))

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Minimax as in the textbooks: the version to read and to explain.

Every faster search in this program is tested against it.
"""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.core.position import MAX, Position
from desktop_app.core.score import outcome_value, to_parent

ScoreFunction = Callable[[Position], float]
"""The value for Max of a leaf: of a finished game, or of a position at the depth limit."""


def minimax(
    position: Position,
    score: ScoreFunction = outcome_value,
    depth: int | None = None,
    visit: Callable[[Position], None] | None = None,
) -> float:
    """Return the value of `position` for Max, with best play by both sides.

    `to_parent` makes a win or loss one ply farther away on the way up; it leaves 1, 0 and -1 alone.

    Args:
        position: the root of the search.
        score: the value of a leaf.
        depth: the plies to look ahead; None searches to the end of the game.
        visit: called with each position before it is searched, the root first.

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

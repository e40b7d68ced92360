# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The search depths of the levels of line games, chosen so that levels can be told apart.

On a small board a search two moves ahead, with the number of open lines for what it does not see,
hardly ever loses what minimax would hold: deeper ones play like it, and all are the perfect level.
So it is where lines are so long that none is completed against who blocks. What is offered
holds for boards that have no ladder of their own (`minimax-fair ladder GAME`), and follows matches
on 4x4x4, 9x9x5, Gomoku, 20x20, Connect Four and small drop games, each level against the one below.
"""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.core.position import Game, Move, Position
from desktop_app.games.k_in_a_row.evaluation import threats
from desktop_app.games.k_in_a_row.game import LineGame, LinePosition

SMALL_CELLS, SMALL_DROP_CELLS = 64, 17
"""On smaller boards, and on smaller ones where stones fall, no depth can be told from perfect.

From the first one on, one move ahead stands between who only wins or blocks (40 of 40 games won)
and two moves ahead (31 of 40 lost on Gomoku, 39 on 20x20, 37 on 9x9): the evaluation draws it to
its own lines and the other's, but it does not see what comes of them. Where stones fall, and on
4x4, it can't be told from who only wins or blocks.
"""
LARGE_CELLS, LARGE_DROP_CELLS = 100, 42
"""From here on six moves ahead can be told from four, and where stones fall six from two.

There four lies too near to six: on Connect Four six has 52 % of the points in 200 games against
four (the interval holds one half) and 68 % against two.
"""
LONG_LINES = 7
LIKELY_MOVES = 40
"""The number of moves tried in each position if all would take too long."""
MOST_POSITIONS = 2_500_000
"""A level tries all moves if alpha-beta with perfect move ordering needs at most this many
positions to its depth. It visits about as many, which takes half a second.

Source: D. Knuth, R. Moore, "An Analysis of Alpha-Beta Pruning", 1975 (the least number).
"""


def level_depths(game: Game) -> tuple[int, ...]:
    """Return the search depths of the levels of a line game."""
    assert isinstance(game, LineGame)
    if game.k <= 2:  # one is a win at once, and two with the second stone wherever it may be
        return ()
    cells = game.board.cells
    if game.gravity and cells >= SMALL_DROP_CELLS:
        return (0, 2, 6) if cells >= LARGE_DROP_CELLS else (0, 2)
    if not game.gravity and cells >= SMALL_CELLS and game.k < LONG_LINES:
        return (0, 1, 2, 4, 6) if cells >= LARGE_CELLS else (0, 1, 2, 4)
    return (0,)


def moves_tried(game: Game, depth: int) -> int | None:
    """Return how many moves a level tries at a depth; None for all of them."""
    assert isinstance(game, LineGame)
    moves = game.columns if game.gravity else game.board.cells
    least = moves ** (depth // 2) + moves ** ((depth + 1) // 2)
    return None if least <= MOST_POSITIONS else LIKELY_MOVES


def safe_moves(position: Position) -> Sequence[Move] | None:
    """Return the moves that prevent an immediate loss; None if they are not known."""
    assert isinstance(position, LinePosition)
    if position.game.gravity:
        return None
    # where the other wins does not depend on the move, unless it is made there
    lost = threats(position, position.turn.opponent)
    return [] if len(lost) > 1 else lost or position.legal_moves()

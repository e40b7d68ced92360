# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The levels of difficulty that a game has: as many as can be told apart.

On a small board a search two moves ahead, with the number of open lines for what it does not see,
hardly ever loses what minimax would hold: deeper ones play like it, and all are the perfect level.
So it is where lines are so long that none is completed against who blocks. What is offered
follows the figures of `tests/benchmarks/match_levels.py`: on tic-tac-toe, 4x4x4, 9x9x5, Connect
Four, small drop games, Gomoku and 20x20 each level scored clearly more than the one below.
"""

from __future__ import annotations

from desktop_app.games.lines.game import LineGame
from desktop_app.games.position import Game
from desktop_app.strategies.registry import ALPHA_BETA, LEVELS, StrategyId

RANDOM, PERFECT = LEVELS[0], LEVELS[-1]
SMALL_CELLS, SMALL_DROP_CELLS = 64, 17
"""On smaller boards, and on smaller ones where stones fall, no depth can be told from perfect."""
LARGE_CELLS, LARGE_DROP_CELLS = 100, 42
"""From here on six moves ahead can be told from four, and where stones fall four from two."""
LONG_LINES = 7


def levels_for(game: Game) -> tuple[StrategyId, ...]:
    """The levels that a game has, easiest first; the last is always the perfect player."""
    if not isinstance(game, LineGame):
        return LEVELS
    if game.k <= 2:  # one is a win at once, and two with the second stone wherever it may be
        return (RANDOM, PERFECT)
    cells, depths = game.board.cells, tuple[int, ...]()
    if game.gravity and cells >= SMALL_DROP_CELLS:
        depths = (2, 4, 6) if cells >= LARGE_DROP_CELLS else (2,)
    elif not game.gravity and cells >= SMALL_CELLS and game.k < LONG_LINES:
        depths = (2, 4, 6) if cells >= LARGE_CELLS else (2, 4)
    return tuple(level for level in LEVELS if level.kind != ALPHA_BETA or level.depth in depths)


def level_at(game: Game, chosen: StrategyId) -> StrategyId:
    """Who plays a game where somebody was chosen elsewhere: of levels that play alike the last.

    A level that the game has not plays like the next stronger one that it has. Others than levels
    are who they are.
    """
    levels = levels_for(game)
    if chosen in levels or chosen not in LEVELS:
        return chosen
    stronger = LEVELS[LEVELS.index(chosen) :]
    return next(level for level in stronger if level in levels)

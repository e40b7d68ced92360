# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The levels of difficulty that a game has: as many as can be told apart.

On a small board a search two moves ahead, with the number of open lines for what it does not see,
hardly ever loses what minimax would hold: deeper ones play like it, and all are one level. On
boards of few cells even who only wins and blocks when it must is next to perfect. The figures
are those of `tests/benchmarks/match_levels.py`: each level scores clearly more than the one below.
"""

from __future__ import annotations

from desktop_app.games.line_games import LineGame
from desktop_app.games.position import Game
from desktop_app.strategies.registry import ALPHA_BETA, LEVELS, StrategyId

RANDOM, PERFECT = LEVELS[0], LEVELS[-1]
TINY_CELLS = 16
"""Up to here no level stands between who wins and blocks and who is perfect."""
SMALL_CELLS, SMALL_DROP_CELLS = 100, 42
"""On smaller boards, and on smaller ones where stones fall, all depths play alike."""
LONG_LINES = 7
"""Lines so long can be stopped by who sees two moves ahead."""


def levels_for(game: Game) -> tuple[StrategyId, ...]:
    """The levels that a game has, easiest first; the last is always the perfect player."""
    if not isinstance(game, LineGame):
        return LEVELS
    if game.k <= 2:  # one is a win at once, and two with the second stone wherever it may be
        return (RANDOM, PERFECT)
    cells = game.board.cells
    if cells <= TINY_CELLS:
        depths: tuple[int, ...] = ()
    elif cells < (SMALL_DROP_CELLS if game.gravity else SMALL_CELLS) or game.k >= LONG_LINES:
        depths = (2,)
    else:
        depths = (2, 4, 6)
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

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The levels of difficulty that a game has: as many as can be told apart."""

from __future__ import annotations

from desktop_app.games.position import Game
from desktop_app.games.registry import family_of
from desktop_app.strategies.learned import has_boxes
from desktop_app.strategies.registry import CURIOSITIES, LEVELS, MENACE, PAPER, StrategyId

NO_DEPTH = 0
"""What stands for the level that sees who wins at once, and guesses nothing of the rest."""
PERFECT = LEVELS[-1]
BOXES = StrategyId(MENACE)
FIRST_OPPONENT = StrategyId("one-ahead")
"""Whom a visitor meets who has chosen nobody: it takes a win, blocks one, and can be beaten.

`minimax-fair arena GAME --players one-ahead,one-ahead --games 200` plays against a visitor who sees
one move ahead. On every board of the list that visitor wins about half of the games against this
one that somebody wins (45 to 54 %). The next stronger level loses none on tic-tac-toe and Gomoku,
and one in fifteen on Connect Four; the weakest overlooks wins.
"""


def levels_for(game: Game) -> tuple[StrategyId, ...]:
    """The levels that a game has, easiest first; the last is always the perfect player."""
    depths = family_of(game).depths_apart(game)
    easiest, *between, perfect = LEVELS
    return (easiest, *(level for level in between if (level.depth or NO_DEPTH) in depths), perfect)


def curiosities_for(game: Game) -> tuple[StrategyId, ...]:
    """The curiosities that play a game in their own way."""
    has_list = family_of(game).rule_list(game.start()) is not None
    boxes = (BOXES,) if has_boxes(game) else ()
    return (*boxes, *(name for name in CURIOSITIES if has_list or name != PAPER))


def level_at(game: Game, chosen: StrategyId) -> StrategyId:
    """Who plays a game where somebody was chosen elsewhere: of levels that play alike the last.

    A level that the game has not plays like the next stronger one that it has. Where there are no
    matchboxes for a game, the first opponent plays it. Others than levels are who they are.
    """
    if chosen == BOXES and not has_boxes(game):
        return FIRST_OPPONENT
    levels = levels_for(game)
    if chosen in levels or chosen not in LEVELS:
        return chosen
    stronger = LEVELS[LEVELS.index(chosen) :]
    return next(level for level in stronger if level in levels)

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The difficulty levels of a game: as many as can be told apart."""

from __future__ import annotations

from desktop_app.core.position import Game
from desktop_app.games.registry import FAMILIES, family_of
from desktop_app.players.ladder import ladder_of
from desktop_app.players.registry import LEVELS, MENACE, PAPER, TEACHING_PLAYERS, StrategyId

MOST_POSITIONS = 2_500_000
"""The most positions a level may need for a move, which takes half a second."""
NO_DEPTH = 0
"""Represents the level that only sees immediate wins and has no evaluation."""
BUILDING = ("attacker", "builder")
"""Players that build towards a win; in games without threats they play like `one-ahead`."""
PERFECT = LEVELS[-1]
BOXES = StrategyId(MENACE)
FIRST_OPPONENT = StrategyId("one-ahead")
"""The default opponent: it takes a win, blocks one, and can be beaten.

A visitor who sees one move ahead wins about half of the decided games against it, on every board
of the list (45 to 54 %; `minimax-fair arena GAME --players one-ahead,one-ahead --games 200`). Its
results against the next stronger level and the weakest one are in the game's ladder.
"""


def levels_for(game: Game) -> tuple[StrategyId, ...]:
    """Return the levels of a game, easiest first; the last is always the perfect player.

    They come from the measured ladder, or else from the depths that the game's entry names.
    """
    ladder = ladder_of(game)
    if ladder is not None:
        return tuple(rung.strategy for rung in ladder.rungs)
    depths = family_of(game).level_depths(game)
    between = [FIRST_OPPONENT] if NO_DEPTH in depths else []
    between += [level for level in LEVELS if level.depth in depths and level.noise is None]
    return (LEVELS[0], *between, PERFECT)


def candidates_for(game: Game) -> tuple[StrategyId, ...]:
    """Return the candidates for levels, easiest first; `tournaments.ladder` chooses among them.

    Candidates that would play like others, or take too long for a move, are left out.
    """
    family = family_of(game)
    builds = family.moves_to_threat(game.start()) is not None
    deepest_level = family.deepest_level(game)
    return tuple(
        level
        for level in LEVELS
        if (builds or level.kind not in BUILDING)
        and (level.noise is None or family.unit is not None)
        and minimal_tree_size(game, level.depth or 0) <= MOST_POSITIONS
        and (deepest_level is None or (level.depth or 0) <= deepest_level)
    )


def minimal_tree_size(game: Game, depth: int) -> int:
    """Return the minimal number of positions alpha-beta visits to `depth`, with perfect ordering.

    Source: D. Knuth, R. Moore, "An Analysis of Alpha-Beta Pruning", 1975.
    """
    family = family_of(game)
    usual = family.typical_branching or len(game.start().legal_moves())
    tried = family.moves_tried(game, depth) or usual
    return tried ** (depth // 2) + tried ** ((depth + 1) // 2)


def teaching_players_for(game: Game) -> tuple[StrategyId, ...]:
    """Return the players, such as MENACE, that show how a way of playing works in a game."""
    has_list = family_of(game).rule_moves(game.start()) is not None
    boxes = (BOXES,) if has_matchboxes(game) else ()
    return (*boxes, *(name for name in TEACHING_PLAYERS if has_list or name != PAPER))


def has_matchboxes(game: Game) -> bool:
    """Return whether MENACE has matchboxes for a game."""
    return family_of(game).menace_game == game


def matchbox_game() -> Game:
    """Return the game that MENACE is built for."""
    return next(family.menace_game for family in FAMILIES if family.menace_game is not None)


def level_at(game: Game, chosen: StrategyId) -> StrategyId:
    """Return the player for a game when one was chosen in another game.

    A level that the game lacks becomes the next stronger one that it has. MENACE becomes the first
    opponent in games without matchboxes. All other players stay the same.
    """
    if chosen == BOXES and not has_matchboxes(game):
        return FIRST_OPPONENT
    levels = levels_for(game)
    if chosen in levels or chosen not in LEVELS:
        return chosen
    stronger = LEVELS[LEVELS.index(chosen) :]
    return next(level for level in stronger if level in levels)

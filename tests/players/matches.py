# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Games between two strategies."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from desktop_app.core.position import Position
from desktop_app.games.registry import new_engine_cache
from desktop_app.players.strategy import MoveContext, Strategy
from desktop_app.search.engine_cache import EngineCache


def game_of(
    first: Strategy, second: Strategy, start: Position, seed: int, knowledge: EngineCache
) -> list[Position]:
    """The positions of one game, from the start to the end."""
    thinking = MoveContext(Random(seed), knowledge=knowledge)
    positions = [start]
    while positions[-1].outcome is None:
        player = second if len(positions) % 2 == 0 else first
        move = player.choose(positions[-1], thinking).move
        assert move in positions[-1].legal_moves()
        positions.append(positions[-1].after(move))
    return positions


def outcomes(first: Strategy, second: Strategy, start: Position, games: int) -> Iterator[float]:
    """How so many games end for the first strategy, which begins every other one."""
    knowledge = new_engine_cache()
    for seed in range(games):
        pair, sign = ((first, second), 1) if seed % 2 == 0 else ((second, first), -1)
        outcome = game_of(*pair, start, seed, knowledge)[-1].outcome
        assert outcome is not None
        yield sign * outcome

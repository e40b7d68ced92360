# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions that are reached by moves: written ones, or random ones that are always the same."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from desktop_app.core.position import Game, Position, PositionT, position_after
from desktop_app.core.record import parse_moves

SHARE = 0.3
"""Of the positions of a game so many are taken."""


def reached(start: PositionT, text: str) -> PositionT:
    """The position after moves in the notation of the game."""
    return position_after(start, parse_moves(start, text))


def reached_at_random(start: PositionT, random: Random, plies: int) -> PositionT:
    """An unfinished position of a random game, of so many plies or as many as it lasts."""
    position = start
    while position.ply < plies:
        after = position.after(random.choice(position.legal_moves()))
        if after.outcome is not None:
            break
        position = after
    return position


def positions_of(game: Game, wanted: int) -> Iterator[Position]:
    """So many positions in which the game goes on."""
    seed = found = 0
    while True:
        dice, position, seed = Random(seed), game.start(), seed + 1
        while position.outcome is None:
            if dice.random() < SHARE:
                yield position
                found += 1
                if found >= wanted:
                    return
            position = position.after(dice.choice(position.legal_moves()))

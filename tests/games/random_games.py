# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions of random games, always the same ones."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from desktop_app.core.position import Game, Position

SHARE = 0.3
"""Of the positions of a game so many are taken."""


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

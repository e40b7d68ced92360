# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A short game that shows what playing is like, for who has never seen it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from desktop_app.core.position import Game, Move

TRIES = 30
LONGEST = 40
"""Plies after which a random game is left as it is."""


def short_game(game: Game) -> Sequence[Move]:
    """Of some random games, always the same ones, the shortest that is decided; else the first."""
    played = [_random_game(game, Random(seed)) for seed in range(TRIES)]
    decided = [moves for moves, is_decided in played if is_decided]
    return min(decided, key=len, default=played[0][0])


def _random_game(game: Game, random: Random) -> tuple[Sequence[Move], bool]:
    position, moves = game.start(), list[Move]()
    while position.outcome is None and len(moves) < LONGEST:
        moves.append(random.choice(position.legal_moves()))
        position = position.after(moves[-1])
    return moves, bool(position.outcome)

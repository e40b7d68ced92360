# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A common set of openings: a few random moves, after which everything is still open."""

from __future__ import annotations

from collections.abc import Hashable
from random import Random

from desktop_app.core.position import Game, Move, Position
from desktop_app.games.registry import family_of
from desktop_app.search.beginner import winning_moves

FAR = 6
"""On large boards the moves of an opening lie at most so many half cells from the middle."""
SHORT_GAME = 20
"""Games of fewer plies have openings of two moves, others of four."""
TRIES = 50
"""Attempts in vain, one after another, until there are held to be no more openings."""


def usual_plies(game: Game) -> int:
    """How many moves an opening has."""
    return 2 if game.longest is not None and game.longest < SHORT_GAME else 4


def random_openings(game: Game, plies: int, count: int, seed: int) -> list[tuple[Move, ...]]:
    """So many different openings, or as many as there are; mirror images count once.

    After none of them the game has ended, or can be won with the next move.
    """
    random = Random(f"{seed}:{game.id}:openings:{plies}")
    found = dict[Hashable, tuple[Move, ...]]()
    tries = 0
    while len(found) < count and tries < TRIES:
        drawn = _drawn(game, plies, random)
        tries += 1
        if drawn is not None and drawn[1].canonical_key not in found:
            found[drawn[1].canonical_key] = drawn[0]
            tries = 0
    return list(found.values())


def _drawn(game: Game, plies: int, random: Random) -> tuple[tuple[Move, ...], Position] | None:
    position, moves, from_middle = game.start(), list[Move](), family_of(game).from_middle
    for _ in range(plies):
        legal = position.legal_moves()
        near = [move for move in legal if from_middle(position, move) <= FAR]
        moves.append(random.choice(near or legal))
        position = position.after(moves[-1])
        if position.outcome is not None:
            return None
    return None if winning_moves(position) else (tuple(moves), position)

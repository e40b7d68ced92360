# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Evaluation and move ordering for Kalah, without a search."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from desktop_app.core.position import Move, Player, Position
from desktop_app.games.kalah.rules import KalahPosition


def store_margin(position: Position, player: Player) -> float:
    """Return how many seeds more than the opponent a player has in store."""
    assert isinstance(position, KalahPosition)
    return position.margin * player


def stores_of_both(position: Position) -> tuple[int, int]:
    """Return the seeds in the stores of Max and of Min."""
    assert isinstance(position, KalahPosition)
    return position.stores[0], position.stores[1]


def captures(position: Position) -> Mapping[Move, float]:
    """Return the moves that capture seeds, with how many, the most first.

    Moves that only drop a seed into the store are not among them: nearly every position has some.
    """
    assert isinstance(position, KalahPosition)
    found = {move: position.sown(move).captured for move in position.legal_moves()}
    ranked = sorted(found, key=lambda move: -found[move])
    return {move: float(found[move]) for move in ranked if found[move]}


def ordered_moves(position: Position) -> Sequence[Move]:
    """Return all legal moves: those that move again first, then those that gain the most."""
    assert isinstance(position, KalahPosition)
    sown = {move: position.sown(move) for move in position.legal_moves()}
    return sorted(sown, key=lambda move: (not sown[move].moves_again, -sown[move].gained, -move))


def greedy_game(position: Position) -> Sequence[Move]:
    """Return the moves of a game in which both players play the likeliest move."""
    moves: list[Move] = []
    while position.outcome is None:
        moves.append(ordered_moves(position)[0])
        position = position.after(moves[-1])
    return moves

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A beginner who sees a move and the reply: win at once, else do not lose at once, else anything.

What wins or loses at once is asked here by the reasons of *Why?*, too.

Among moves with equal minimax values, some are harder to answer than others. The odds of random
play say little about that; the odds against this beginner do (`memoized.BeginnerOdds`).
"""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.core.entry import family_of
from desktop_app.core.position import Move, Position
from desktop_app.search.limits import ShouldStop, never


def wins(position: Position, move: Move) -> bool:
    """Return whether a move wins at once for the player who makes it."""
    outcome = position.after(move).outcome
    return outcome is not None and outcome * position.turn > 0


def lets_win(position: Position, move: Move) -> bool:
    """Return whether a move loses at once, or lets the other player win with the next move."""
    after = position.after(move)
    if after.outcome is not None:
        return after.outcome * position.turn < 0
    if after.turn is position.turn:
        return False
    threats = family_of(after.game).threats(after, after.turn)
    if threats is not None:
        return bool(threats)
    return any(wins(after, reply) for reply in after.legal_moves())


def all_let_win(position: Position) -> bool:
    """Return whether every legal move lets the other player win at once; False if there is none."""
    moves = position.legal_moves()
    return bool(moves) and all(lets_win(position, move) for move in moves)


def can_stop_all(position: Position, threats: Sequence[Move]) -> bool:
    """Return whether one move can stop all of the other player's winning moves.

    A move that ends the game, or after which its player moves again, counts as one that can.

    Args:
        position: the position of the player who is threatened.
        threats: the winning moves of the other player.
    """
    for move in position.legal_moves():
        after = position.after(move)
        if after.outcome is not None or after.turn is position.turn:
            return True
        if not any(wins(after, each) for each in set(threats).intersection(after.legal_moves())):
            return True
    return False


def winning_moves(position: Position) -> Sequence[Move]:
    """Return the moves that win at once or, in games won part by part, win a part of it."""
    family = family_of(position.game)
    known = family.immediate_gains(position)
    if known is None:
        known = family.threats(position, position.turn)
    if known is not None:
        return list(known)
    return [move for move in position.legal_moves() if wins(position, move)]


def safe_moves(position: Position, should_stop: ShouldStop = never) -> Sequence[Move]:
    """Return the moves that neither lose at once nor let the opponent win with the next move.

    If `should_stop` returns true, only those found so far.
    """
    known = family_of(position.game).safe_moves(position)
    if known is not None:
        return known
    safe: list[Move] = []
    for move in position.legal_moves():
        if should_stop():
            break
        if not lets_win(position, move):
            safe.append(move)
    return safe


def beginner_moves(position: Position) -> Sequence[Move]:
    """Return the moves among which a beginner chooses, all equally likely."""
    return winning_moves(position) or safe_moves(position) or position.legal_moves()

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A line of moves, with what can be seen of each on the board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from desktop_app.core.entry import family_of
from desktop_app.core.position import Move, Player, Position
from desktop_app.search.why.finding import Play

TWO = 2


def plays_of(position: Position, moves: Iterable[Move]) -> Iterator[Play]:
    """The moves from a position on; what the game can't tell of them is left open."""
    for move in moves:
        play = _play(position, move)
        yield play
        position = position.after(move)


def _play(position: Position, move: Move) -> Play:
    player, after = position.turn, position.after(move)
    stood = _threats(position, player.opponent)
    if after.outcome is not None:
        return Play(position, move, stood=stood)
    threats, left = _threats(after, player), _threats(after, player.opponent)
    is_forced = bool(stood) and not _threats(position, player)
    decides = len(threats) >= TWO and not left
    remark = family_of(position.game).remark(after)
    return Play(position, move, threats, stood, left, is_forced, decides, remark)


def _threats(position: Position, player: Player) -> tuple[Move, ...]:
    return tuple(family_of(position.game).threats(position, player) or ())

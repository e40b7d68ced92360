# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Evaluation for Othello, in discs.

Not the discs count before the end, but what gives moves to choose from and discs that stay:
mobility, moves that may come (places beside the other's discs), corners, discs of an edge that
hang on a corner of their colour and so are never turned, and less for a disc diagonally beside an
empty corner, which gives the corner away. The features are those of IAGO: P. Rosenbloom, "A
world-championship-level Othello program", Artificial Intelligence 19, 1982. The weights are round
numbers of our own, so that the sum is of the size of a margin.
"""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.core.position import Move, Player, Position
from desktop_app.games.othello.discs import FULL, WIDE, places_for
from desktop_app.games.othello.rules import OthelloGame, OthelloPosition

PARTS = 16
"""Values are whole numbers of sixteenths of a disc."""
MOVE, MAY_COME, CORNER, STABLE, GIVES_CORNER = 16, 5, 112, 32, -64
"""Sixteenths of a disc for each more than the other has."""

_NOT_LEFT, _NOT_RIGHT = 0xFEFEFEFEFEFEFEFE, 0x7F7F7F7F7F7F7F7F


def beside(bits: int) -> int:
    """Return all neighbours of some places, including themselves."""
    row = bits | (bits << 1 & _NOT_LEFT) | (bits >> 1 & _NOT_RIGHT)
    return (row | row << WIDE | row >> WIDE) & FULL


def corners_of(game: OthelloGame) -> list[tuple[int, int, int, int]]:
    """Return each corner's bit, and the shifts to its neighbours along edges and diagonal."""
    right, down = game.columns - 1, WIDE * (game.rows - 1)
    corners = ((0, 1, WIDE), (right, -1, WIDE), (down, 1, -WIDE), (right + down, -1, -WIDE))
    return [(corner, along, up, along + up) for corner, along, up in corners]


def edge_stable(game: OthelloGame, own: int) -> int:
    """Return edge discs connected to a corner of their colour, without the corners."""
    found = 0
    for corner, along, up, _ in corners_of(game):
        if own >> corner & 1:
            for step, length in ((along, game.columns), (up, game.rows)):
                for number in range(1, length - 1):
                    if not own >> corner + number * step & 1:
                        break
                    found |= 1 << corner + number * step
    return found


def side_features(game: OthelloGame, own: int, other: int) -> int:
    """Return the weighted features of one side, in sixteenths of a disc."""
    empty = game.board & ~(own | other)
    value = MOVE * places_for(own, other, game.board).bit_count()
    value += MAY_COME * (empty & beside(other)).bit_count()
    value += STABLE * edge_stable(game, own).bit_count()
    has_room = min(game.columns, game.rows) > 4  # else that is the middle
    for corner, _, _, diagonal in corners_of(game):
        if own >> corner & 1:
            value += CORNER
        elif has_room and empty >> corner & 1 and own >> corner + diagonal & 1:
            value += GIVES_CORNER
    return value


def features(position: Position, player: Player) -> float:
    """Return the heuristic lead of a player, never as much as a full board."""
    assert isinstance(position, OthelloPosition)
    game, own, others = position.game, position.own, position.others
    value = side_features(game, own, others) - side_features(game, others, own)
    most = PARTS * (game.passing - 1)
    value = max(-most, min(value, most)) / PARTS
    return value if player is position.turn else -value


def discs(position: Position, player: Player) -> float:
    """Return a player's lead in discs, as beginners count."""
    assert isinstance(position, OthelloPosition)
    return position.margin * player


def ordered_moves(position: Position) -> Sequence[Move]:
    """Return corners, then moves that leave few replies (after the mobility of IAGO)."""
    assert isinstance(position, OthelloPosition)
    game = position.game
    corners = {game.place(corner) for corner, *_ in corners_of(game)}

    def unlikely(move: Move) -> tuple[bool, int]:
        return move not in corners, position.after(move).places.bit_count()

    return sorted(position.legal_moves(), key=unlikely)

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands to be won with the next stone."""

from __future__ import annotations

from collections.abc import Mapping

from desktop_app.core.position import Move, Player, Position
from desktop_app.games.k_in_a_row.game import LinePosition


def threats(position: Position, player: Player) -> list[Move]:
    """See `Family.threats`: the open cells with which a player would have a whole line."""
    assert isinstance(position, LinePosition)
    stones = position.own if position.turn is player else position.other
    lines_through = position.game.board.lines_through
    return [
        cell
        for cell in position.legal_moves()
        if any(line & (stones | 1 << cell) == line for line in lines_through[cell])
    ]


def moves_to_threat(position: Position) -> Mapping[Move, int]:
    """Return, for each move, how many more stones its best line needs (`Family.moves_to_threat`).

    Where stones fall it does not matter whether the missing cells can be reached yet.
    """
    assert isinstance(position, LinePosition)
    own, other, k = position.own, position.other, position.game.k
    lines_through = position.game.board.lines_through
    found = dict[Move, int]()
    for cell in position.legal_moves():
        most = max(
            ((line & own).bit_count() for line in lines_through[cell] if not line & other),
            default=None,
        )
        if most is not None:
            found[cell] = k - most - 1
    return found

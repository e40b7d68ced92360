# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands to be won with the next stone."""

from __future__ import annotations

from desktop_app.games.lines.game import LinePosition
from desktop_app.games.position import Move, Player, Position


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

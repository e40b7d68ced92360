# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Why a move loses in Hexapawn: a pawn gets through, or no pawn can move any more."""

from __future__ import annotations

from enum import StrEnum
from typing import cast

from desktop_app.core.entry import MistakeLine, Reason
from desktop_app.core.position import Move, Player, position_after
from desktop_app.games.hexapawn.rules import CELLS, HexapawnPosition


class HexapawnReason(StrEnum):
    """The reasons; the number is the cell of the pawn after the best reply."""

    GETS_THROUGH = "gets-through"
    """A pawn of the other player has a free way to the far row, and is there first."""
    STUCK = "stuck"
    """The best reply leaves the player no move."""


def reason(mistake: MistakeLine) -> Reason | None:
    """Return why a move loses; None if the reply does not show it."""
    reply = mistake.reply
    if reply is None:
        return None
    left = cast("HexapawnPosition", position_after(mistake.position, (mistake.move, reply)))
    if left.is_stuck:
        return Reason(HexapawnReason.STUCK, 0, reply)
    if left.outcome is None and _is_free(left, reply % CELLS, mistake.position.turn.opponent):
        return Reason(HexapawnReason.GETS_THROUGH, reply % CELLS, reply)
    return None


def _is_free(position: HexapawnPosition, cell: Move, player: Player) -> bool:
    """Return whether a player's pawn runs to the far row before anybody can stop or outrun it.

    No pawn of the other player is ahead and near enough to get into its way or to capture it; and
    the other player, who is to move, has no pawn that is as near to its own far row.
    """
    game, white = position.game, player.value > 0
    row, column = divmod(cell, game.columns)
    ahead = range(row - 1, -1, -1) if white else range(row + 1, game.rows)
    others = position.pawns(player.opponent)
    blocks = position.white | position.black
    for each in ahead:
        if blocks >> each * game.columns + column & 1:
            return False
    for other in range(game.columns * game.rows):
        if not others >> other & 1:
            continue
        other_row, other_column = divmod(other, game.columns)
        is_ahead = other_row < row if white else other_row > row
        if is_ahead and abs(other_column - column) <= 1 + len(ahead):  # captures go aside
            return False
        left = game.rows - 1 - other_row if white else other_row
        if left <= len(ahead):
            return False
    return True

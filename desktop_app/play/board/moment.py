# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a move has just brought about, to be shown for a moment."""

from __future__ import annotations

from desktop_app.boards.kind import Moment
from desktop_app.core.position import Move, Position
from desktop_app.games.registry import family_of


def ending_of(after: Position) -> Moment | None:
    """How a game has ended; None where it goes on."""
    if after.outcome is None:
        return None
    return Moment.WIN if after.outcome else Moment.DRAW


def moment_of(before: Position, move: Move, after: Position) -> Moment | None:
    """What a move has brought about; None for nothing to be shown."""
    ending = ending_of(after)
    if ending is not None:
        return ending
    threats = family_of(before.game).threats(before, before.turn.opponent)
    return Moment.BLOCK if move in (threats or ()) else None

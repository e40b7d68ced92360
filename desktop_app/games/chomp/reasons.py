# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Why a move loses in Chomp: it leaves the other player a bar whose winning reply has a rule."""

from __future__ import annotations

from enum import StrEnum
from typing import cast

from desktop_app.core.entry import MistakeLine, Reason
from desktop_app.core.position import Position
from desktop_app.games.chomp.rules import Bar, ChompPosition, turned


class ChompReason(StrEnum):
    """What the best reply leaves, or what a better move would have left."""

    POISON = "leaves-poison"
    """Only the poisoned square."""
    ARMS = "leaves-arms"
    """The bottom row and the left column, equally long: each bite is copied on the other one."""
    ROWS = "leaves-rows"
    """Two rows, of which the lower one is a square longer: that can be kept up to the end."""
    COLUMNS = "leaves-columns"
    """Two columns, of which the left one is a square longer."""


def reason(mistake: MistakeLine) -> Reason | None:
    """Return the kind of bar that decides; None if no rule is known for it."""
    if mistake.reply is not None:
        code = _lost(mistake.after.after(mistake.reply))
        if code is not None:
            return Reason(code, reply=mistake.reply)
    for move in mistake.better:
        code = _lost(mistake.position.after(move))
        if code is not None:
            return Reason(code, better=move)
    return None


def _lost(position: Position) -> ChompReason | None:
    """Return the rule by which the player to move loses; None if no rule applies."""
    bar = cast("ChompPosition", position).bar
    if bar == (1,):
        return ChompReason.POISON
    if bar and bar == turned(bar) and bar[1] == 1:
        return ChompReason.ARMS
    if _is_step(bar):
        return ChompReason.ROWS
    return ChompReason.COLUMNS if _is_step(turned(bar)) else None


def _is_step(bar: Bar) -> bool:
    return len(bar) == 2 and bar[0] - bar[1] == 1

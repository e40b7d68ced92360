# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Why a line is a mistake in Dots and Boxes: boxes left behind, chains opened, greed."""

from __future__ import annotations

from enum import StrEnum
from typing import cast

from desktop_app.core.entry import MistakeLine, Reason
from desktop_app.games.dots.evaluation import gains, take_all
from desktop_app.games.dots.rules import DotsPosition


class DotsReason(StrEnum):
    """The reasons; each with a number of boxes."""

    LEAVES = "leaves-boxes"
    """The player could close boxes, and leaves them to the other player."""
    OPENS = "opens-chain"
    """The line opens a chain, all of which the other player can close."""
    MUST_OPEN = "must-open"
    """The player closes boxes, must draw again, and every line gives boxes away."""


def reason(mistake: MistakeLine) -> Reason | None:
    """Return why a line gives boxes away; None if it is for another reason."""
    before, after = (cast("DotsPosition", each) for each in (mistake.position, mistake.after))
    if after.turn is before.turn:
        return _must_open(mistake)
    given = _available(after)
    if given <= max((_given(before, move) for move in mistake.better), default=0):
        return None  # a better line gives as much
    code = DotsReason.LEAVES if gains(before) else DotsReason.OPENS
    return Reason(code, given)


def _must_open(mistake: MistakeLine) -> Reason | None:
    """Return that all lines give boxes away once this player has closed those of the line."""
    position = before = cast("DotsPosition", mistake.position)
    if any(position.closes(move) for move in mistake.better):
        return None  # a better line closes boxes, too
    for move in mistake.line:
        if not position.closes(move):
            break
        position = position.after(move)
    if position.outcome is not None or position.turn is not mistake.position.turn:
        return None
    if gains(position):
        return None  # it may leave the last ones on purpose
    given = min(_given(position, move) for move in position.legal_moves())
    if given <= max((_given(before, move) for move in mistake.better), default=0):
        return None  # a better line gives as much
    return Reason(DotsReason.MUST_OPEN, given)


def _given(position: DotsPosition, move: int) -> int:
    """Return how many boxes the other player can close after a line; 0 if the player goes on."""
    return 0 if position.closes(move) else _available(position.after(move))


def _available(position: DotsPosition) -> int:
    return take_all(position.game.lattice, position.lines)[0]

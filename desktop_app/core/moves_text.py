# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A line of moves, as a person types or pastes it, cut into single ones."""

from __future__ import annotations

import re

from desktop_app.core.errors import Fault, GameError

BETWEEN = ",;_-"
"""What may stand between moves, beside blanks and ends of lines."""
DASHED = ",;_"
"""The same for moves that are written with dashes."""


def cut_moves(text: str, move: re.Pattern[str], example: str, between: str = BETWEEN) -> list[str]:
    """The notations of the moves, one after the other, with or without something between.

    Args:
        text: the line.
        move: what can be a move.
        example: a move, for who has written none.
        between: what may stand before, between and after moves, beside blanks.

    Raises:
        GameError: where the text holds something that can't be a move.
    """
    found: list[str] = []
    at = 0
    while at < len(text):
        if text[at].isspace() or text[at] in between:
            at += 1
            continue
        match = move.match(text, at)
        if match is None:
            number = len(found) + 1
            rest = text[at : at + 12]
            raise GameError(Fault.MOVE_SYNTAX, text=rest, number=number, example=example)
        found.append(match.group())
        at = match.end()
    return found

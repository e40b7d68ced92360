# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lines of moves and numbers as text, for notations of games and for protocols."""

from __future__ import annotations

import re

from desktop_app.core.errors import GameError, GameFault

BETWEEN = ",;_-"
"""The characters that may separate moves, besides white space."""
DASHED = ",;_"
"""The separators of games whose moves contain dashes."""
MOST_DIGITS = 18
"""Longer numbers are beyond any limit; Python's `int` refuses some of them."""
_WHOLE = re.compile(r"([+-]?)([0-9]+)", re.ASCII)


def tokenize_moves(
    text: str, move: re.Pattern[str], example: str, between: str = BETWEEN
) -> list[str]:
    """Cut a line of moves, as a person types or pastes it, into the notations of single moves.

    Args:
        text: the line.
        move: the pattern of a move; moves may follow each other without a separator.
        example: a move, for the message about a text that is none.
        between: the characters that may stand before, between and after moves, besides white space.

    Raises:
        GameError: part of the text can't be a move.
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
            raise GameError(GameFault.MOVE_SYNTAX, text=rest, number=number, example=example)
        found.append(match.group())
        at = match.end()
    return found


def whole_number(text: str, least: int, most: int) -> int | None:
    """Return the whole number in a text, limited to a range; None if it is not a whole number.

    Args:
        text: any number of ASCII digits, perhaps with a sign, as other programs write them.
        least: the result for anything smaller.
        most: the result for anything larger; at most `MOST_DIGITS` digits.
    """
    match = _WHOLE.fullmatch(text)
    if match is None:
        return None
    sign, digits = match.groups()
    size = int(digits.lstrip("0")[: MOST_DIGITS + 1] or "0")
    return min(max(-size if sign == "-" else size, least), most)


def number_text(number: float) -> str:
    """Return a number as text, without a decimal point if it is whole."""
    return str(int(number)) if float(number).is_integer() else str(number)

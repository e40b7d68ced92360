# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How large a mistake was: the list of moves, its graph and the board tell the same sizes apart."""

from __future__ import annotations

from enum import Enum, auto

LEAST, MUCH, MOST = 0.5, 0.75, 1.5
"""What a move must lose of its player's value, which goes from -1 to 1, for each of the sizes."""


class Mistake(Enum):
    """What a move gave away."""

    SMALL = auto()
    """Clearly less than an outcome, as far as can be guessed."""
    MEDIUM = auto()
    """About as much as lies between a win and a draw, or between a draw and a loss."""
    LARGE = auto()
    """About as much as lies between a win and a loss."""


def mistake_of(lost: float) -> Mistake | None:
    """The size of what a move lost of its player's value; None where that is no mistake."""
    if lost < LEAST:
        return None
    if lost < MUCH:
        return Mistake.SMALL
    return Mistake.MEDIUM if lost < MOST else Mistake.LARGE

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be wrong with a game, a move or a position that somebody typed.

The core says it with a code and details; `words` makes the sentence. Each game has codes of its
own beside those that any game may need.
"""

from enum import StrEnum


class Fault(StrEnum):
    """Ways in which input can be wrong, whatever the game."""

    UNKNOWN_GAME = "unknown-game"
    UNKNOWN_EVALUATION = "unknown-evaluation"
    MOVE_SYNTAX = "move-syntax"
    GAME_OVER = "game-over"
    NOT_LEGAL = "not-legal"  # for moves of which the game itself has no more to say


class GameError(ValueError):
    """Input that a game refuses.

    Attributes:
        fault: which way it is wrong: a `Fault`, or a code of the game's own.
        details: what the sentence about it needs, by name: what was read, where, what fits.
    """

    def __init__(self, fault: StrEnum, **details: object) -> None:
        super().__init__(f"{fault}: {details}")
        self.fault: str = fault  # pyright takes no member of an enum for a `StrEnum`
        self.details = details

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The faults of a game, a move or a position that somebody typed.

The core raises a code with details; `words.faults` makes the sentence. Games add codes of their
own to those that any game may need.
"""

from enum import StrEnum


class GameFault(StrEnum):
    """Ways in which input can be wrong in any game."""

    UNKNOWN_GAME = "unknown-game"
    UNKNOWN_EVALUATION = "unknown-evaluation"
    MOVE_SYNTAX = "move-syntax"
    GAME_OVER = "game-over"
    NOT_LEGAL = "not-legal"  # if the game itself gives no closer reason
    OTHER_GAME = "other-game"  # a position of another game than the one on the board
    NO_POSITION_IN_ADDRESS = "no-position-in-address"  # of a web page


class GameError(ValueError):
    """Input that a game refuses.

    Attributes:
        fault: a `GameFault`, or a code of the game's own.
        details: the values for the sentence, by name: the text that was read, its place, an
            example of what fits.
    """

    def __init__(self, fault: StrEnum, **details: object) -> None:
        super().__init__(f"{fault}: {details}")
        self.fault: str = fault  # pyright takes no member of an enum for a `StrEnum`
        self.details = details

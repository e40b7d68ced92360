# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be wrong with a game, a move or a position that somebody typed.

The core says it with a code and details; `words` makes the sentence.
"""

from enum import StrEnum


class Fault(StrEnum):
    """Each way in which input can be wrong."""

    UNKNOWN_GAME = "unknown-game"
    BAD_SIZE = "bad-size"
    SIZE_RANGE = "size-range"
    ROW_TOO_LONG = "row-too-long"  # k in a row does not fit the board
    MOVE_SYNTAX = "move-syntax"
    OFF_BOARD = "off-board"
    CELL_TAKEN = "cell-taken"
    COLUMN_FULL = "column-full"
    NO_BRANCH = "no-branch"
    GAME_OVER = "game-over"
    ROW_COUNT = "row-count"
    ROW_LENGTH = "row-length"
    BAD_MARK = "bad-mark"
    BAD_TURN = "bad-turn"
    WRONG_TURN = "wrong-turn"
    WRONG_COUNTS = "wrong-counts"
    BOTH_WON = "both-won"
    PLAYED_ON = "played-on"
    TWO_WINS = "two-wins"
    FLOATING = "floating"
    NO_POSITION_TEXT = "no-position-text"
    NUMBER_SYNTAX = "number-syntax"
    NO_NUMBERS = "no-numbers"
    NUMBER_BRACKET = "number-bracket"
    NUMBER_COUNT = "number-count"
    NUMBER_SIZE = "number-size"
    EMPTY_BRANCH = "empty-branch"


class GameError(ValueError):
    """Input that a game refuses.

    Attributes:
        fault: which way it is wrong.
        details: what the sentence about it needs, by name: what was read, where, what fits.
    """

    def __init__(self, fault: Fault, **details: object) -> None:
        super().__init__(f"{fault}: {details}")
        self.fault = fault
        self.details = details

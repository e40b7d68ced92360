# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The faults of players that are external programs.

The core raises a code with details; `words.players` makes a sentence of it.
"""

from enum import StrEnum


class PlayerFault(StrEnum):
    """The ways in which an external program can fail to move."""

    MISSING = "missing"  # no such file
    BAD_NAME = "bad-name"  # it does not begin with pbrain-
    NOT_STARTED = "not-started"  # the system can't run it
    WRONG_GAME = "wrong-game"  # of a Gomocup program
    NOT_CHESS = "not-chess"  # the game of a chess engine
    NO_LEVEL = "no-level"  # can't be made so weak, or so strong
    NO_START = "no-start"  # silent when it is to begin
    UNCLEAR = "unclear"  # says of itself what is against the protocol
    REFUSED = "refused"  # answers ERROR to START
    SILENT = "silent"  # no move in time
    GARBAGE = "garbage"  # something, but no move
    COMPLAINED = "complained"  # answers ERROR instead of a move
    ILLEGAL = "illegal"
    ENDED = "ended"  # crashed or left
    STOPPED = "stopped"  # we were told to stop


class PlayerError(Exception):
    """An external program has failed; its game is left as it is.

    Attributes:
        fault: in which way.
        details: what the sentence about it needs, by name: always `path`; `text` is what the
            program said, or the level that it has not, `seconds` how long it was waited for,
            `status` its exit status.
    """

    def __init__(self, fault: PlayerFault, **details: object) -> None:
        super().__init__(f"{fault}: {details}")
        self.fault = fault
        self.details = details

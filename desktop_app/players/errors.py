# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The faults of players that are external programs, as codes; `words.players` has the sentences."""

from enum import StrEnum


class PlayerFault(StrEnum):
    """The ways in which an external program can fail to move."""

    MISSING = "missing"  # no such file
    BAD_NAME = "bad-name"  # without the prefix of its protocol, such as pbrain-
    NOT_STARTED = "not-started"  # the system can't run it
    WRONG_GAME = "wrong-game"  # a Gomocup program does not play this game
    NOT_CHESS = "not-chess"  # a chess engine plays nothing else
    NO_LEVEL = "no-level"  # the engine does not offer this strength
    NO_START = "no-start"  # no answer when it was started
    UNCLEAR = "unclear"  # it described its options against the protocol
    REFUSED = "refused"  # it answered ERROR to START
    SILENT = "silent"  # no move in time
    GARBAGE = "garbage"  # output, but no move
    COMPLAINED = "complained"  # it answered ERROR instead of a move
    ILLEGAL = "illegal"
    ENDED = "ended"  # crashed or left
    STOPPED = "stopped"  # we were told to stop


class PlayerError(Exception):
    """An external program has failed; its game is left as it is.

    Attributes:
        fault: the way in which it failed.
        details: the values for the sentence, by name: always `path`; `text` is the program's
            output, or the level that it does not offer; `seconds` the time it was given; `status`
            its exit status; `prefix` how its name should begin.
    """

    def __init__(self, fault: PlayerFault, **details: object) -> None:
        super().__init__(f"{fault}: {details}")
        self.fault = fault
        self.details = details

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The faults of players that are external programs, as codes; `words.players` has the sentences."""

import json
import signal
from enum import StrEnum
from typing import NamedTuple, cast


class PlayerFault(StrEnum):
    """The ways in which an external program can fail to move."""

    MISSING = "missing"  # no such file
    BAD_NAME = "bad-name"  # without the prefix of its protocol, such as pbrain-
    NOT_STARTED = "not-started"  # the system can't run it
    WRONG_GAME = "wrong-game"  # a Gomocup program does not play this game
    NOT_CHESS = "not-chess"  # a chess engine plays nothing else
    NO_LEVEL = "no-level"  # the engine does not offer this strength
    NO_START = "no-start"  # no answer when it was started
    REFUSED = "refused"  # it answered ERROR to START
    SILENT = "silent"  # no move in time
    GARBAGE = "garbage"  # output, but no move
    COMPLAINED = "complained"  # it answered ERROR instead of a move
    ILLEGAL = "illegal"
    ENDED = "ended"  # crashed or left
    STOPPED = "stopped"  # we were told to stop


DETAILS: dict[str, object] = {"path": "", "text": "", "prefix": "", "seconds": 0, "status": None}
"""The details of an error that its sentence may need, with what stands for one that is unknown."""


class Death(StrEnum):
    """What ended a program that did not end by itself."""

    INSTRUCTION = "instruction"  # one that this processor does not have
    MEMORY = "memory"  # it used memory that was not its own
    ARITHMETIC = "arithmetic"  # such as a division by zero
    ABORTED = "aborted"  # it found an error in itself
    FOREIGN = "foreign"  # a part of it is for another kind of processor
    PART_MISSING = "part-missing"  # a file that it needs is not there
    NO_MEMORY = "no-memory"
    STOPPED = "stopped"  # by another program, the system or a user


SIGNALS = {
    "SIGILL": Death.INSTRUCTION,
    "SIGSEGV": Death.MEMORY,
    "SIGBUS": Death.MEMORY,
    "SIGFPE": Death.ARITHMETIC,
    "SIGABRT": Death.ABORTED,
    "SIGTRAP": Death.ABORTED,
    "SIGSYS": Death.ABORTED,
}
"""The signals of POSIX systems that say what went wrong; the others are sent by someone."""
WINDOWS_CODES = {
    0xC000001D: Death.INSTRUCTION,
    0xC0000096: Death.INSTRUCTION,
    0xC0000005: Death.MEMORY,
    0xC0000006: Death.MEMORY,
    0xC00000FD: Death.MEMORY,
    0xC0000374: Death.MEMORY,
    0x80000002: Death.MEMORY,
    0xC000008E: Death.ARITHMETIC,
    0xC0000094: Death.ARITHMETIC,
    0xC0000095: Death.ARITHMETIC,
    0xC0000409: Death.ABORTED,
    0xC0000420: Death.ABORTED,
    0x80000003: Death.ABORTED,
    0xC000007B: Death.FOREIGN,
    0xC0000135: Death.PART_MISSING,
    0xC0000138: Death.PART_MISSING,
    0xC0000139: Death.PART_MISSING,
    0xC0000017: Death.NO_MEMORY,
    0xC000012D: Death.NO_MEMORY,
    0xC000013A: Death.STOPPED,
}
"""The exit codes with which Windows ends programs (`NTSTATUS`)."""
LEAST_WINDOWS_ERROR = 0x80000000
"""Exit codes from here on come from Windows, not from the program."""
NOT_FOUND = 127
"""The exit status of shells and loaders that find no such program, or not all of its parts."""
SHELL_SIGNALS = 128
"""A shell adds this to the signal that ended the program that it ran."""


class Ending(NamedTuple):
    """How a program ended that did not end by itself.

    Attributes:
        death: what ended it.
        signal: the number of the signal; 0 if there was none.
        code: the exit code.
    """

    death: Death
    signal: int
    code: int


def ending_of(status: int) -> Ending | None:
    """Return how a program ended by its exit status; None if it ended by itself.

    Args:
        status: as `subprocess` returns it: a negative number is a signal. A shell that ran the
            program may have passed its signal on in its own way.
    """
    if status == NOT_FOUND:
        return Ending(Death.PART_MISSING, 0, status)
    code = status & 0xFFFFFFFF
    if code in WINDOWS_CODES or status >= LEAST_WINDOWS_ERROR:
        return Ending(WINDOWS_CODES.get(code, Death.ABORTED), 0, code)
    is_from_shell = SHELL_SIGNALS < status < 2 * SHELL_SIGNALS
    number = status - SHELL_SIGNALS if is_from_shell else -status
    try:
        name = signal.Signals(number).name
    except ValueError:
        return Ending(Death.STOPPED, number, status) if status < 0 else None
    return Ending(SIGNALS.get(name, Death.STOPPED), number, status)


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

    def as_text(self, longest: int) -> str:
        """Return the error as a text for `error_from_text`; one that is too long loses details."""
        told = {"fault": self.fault.value, **self.details}
        for name in (None, "text", "path"):
            told.pop(name or "", None)
            text = json.dumps(told, default=str, ensure_ascii=False)
            if len(text) <= longest:
                return text
        return json.dumps({"fault": self.fault.value})


def error_from_text(text: str) -> PlayerError | None:
    """Return the error that `PlayerError.as_text` has put into a text; None for other texts."""
    try:
        told: object = json.loads(text)
        if not isinstance(told, dict):
            return None
        found = cast("dict[str, object]", told)
        fault = PlayerFault(str(found.pop("fault", "")))
    except (ValueError, RecursionError):
        return None
    kinds = {"status": int, "seconds": (int, float)}
    details = {
        name: found[name] if isinstance(found.get(name), kinds.get(name, str)) else blank
        for name, blank in DETAILS.items()
    }
    return PlayerError(fault, **details)

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Errors of files, as a code with a line number."""

from __future__ import annotations

import errno
from enum import StrEnum

from desktop_app.core.errors import GameError


class FileFault(StrEnum):
    """Ways in which a file can't be read or written."""

    NOT_FOUND = "not-found"
    NO_RIGHT = "no-right"
    NOT_A_FILE = "not-a-file"
    DISK_FULL = "disk-full"
    CHANGED = "changed"
    DISK = "disk"
    FAULT = "fault"  # of the program itself
    TOO_LARGE = "too-large"
    TOO_MANY = "too-many"
    TOO_MANY_GAMES = "too-many-games"
    NO_SUCH_GAME = "no-such-game"
    SEVERAL = "several"  # games that the moves fit; `details` names them
    EMPTY = "empty"
    NOT_TEXT = "not-text"
    DAMAGED = "damaged"
    NOT_JSON = "not-json"
    TOO_DEEP = "too-deep"
    CROWDED = "crowded"  # between one pair of brackets
    BAD_NUMBER = "bad-number"
    FOREIGN = "foreign"
    NO_LESSON = "no-lesson"
    NO_CONTENTS = "no-contents"  # neither a game nor a lesson
    NEWER = "newer"
    MISSING = "missing"
    BAD_FIELD = "bad-field"
    BAD_PLAYER = "bad-player"
    TWICE = "twice"
    STOPPED = "stopped"  # by the user, or because the result is not wanted any more
    REFUSED = "refused"  # by the game; see `FileError.cause`


class FileError(ValueError):
    """Raised when a file can't be read or written.

    Attributes:
        fault: the kind of error.
        line: the line in the file, from 1; None if it concerns the file as a whole.
        cause: the error of the game, if the game rejects the contents.
        details: the values for the message, by name.
    """

    def __init__(
        self,
        fault: FileFault,
        line: int | None = None,
        cause: GameError | None = None,
        **details: object,
    ) -> None:
        super().__init__(f"{fault} in line {line}: {cause or details}")
        self.fault = fault
        self.line = line
        self.cause = cause
        self.details = details


FILE_FAULTS = {
    errno.ENOENT: FileFault.NOT_FOUND,
    errno.ENOTDIR: FileFault.NOT_FOUND,
    errno.ENAMETOOLONG: FileFault.NOT_FOUND,
    errno.EACCES: FileFault.NO_RIGHT,
    errno.EPERM: FileFault.NO_RIGHT,
    errno.EROFS: FileFault.NO_RIGHT,
    errno.EISDIR: FileFault.NOT_A_FILE,
    errno.ENOSPC: FileFault.DISK_FULL,
    errno.EDQUOT: FileFault.DISK_FULL,
}


def from_os_error(error: OSError) -> FileError:
    """Return the `FileError` for an error of the operating system."""
    fault = FILE_FAULTS.get(error.errno or 0, FileFault.DISK)
    return FileError(fault, reason=error.strerror or type(error).__name__)

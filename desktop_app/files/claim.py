# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A file for each window that is open: nobody else's while it is, and taken up again later.

Who has a file holds a lock that the system takes away with the process, however it ends: so there
are no locks of dead ones.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

from desktop_app.files.disk import BESIDE, read_text, write_whole
from desktop_app.files.errors import FileError, Flaw, of_system
from desktop_app.files.late_writer import LateWriter
from desktop_app.files.window_file import KeptWindow, read_window

MOST_WINDOWS = 99
_ENDING, _SAFE, _LOCK, _ASIDE = ".json", ".safe", ".lock", ".unread"


class Claim:
    """One window's file, and its second one: written later, but safe from a power cut, too."""

    def __init__(self, path: Path, lock: int) -> None:
        """See `claim_file`.

        Args:
            path: the file.
            lock: what holds it.
        """
        self.path = path
        self._safe = path.with_suffix(_SAFE)
        self._lock: int | None = lock
        self._late = LateWriter(self._safe)

    def read(self) -> KeptWindow | None:
        """What the window before has left; None where there was none.

        Raises:
            FileError: both files are damaged; they are put aside, so that they stay.
        """
        trouble: FileError | None = None
        for file in (self.path, self._safe):
            try:
                found = read_window(read_text(file))
            except FileError as error:
                if error.flaw is not Flaw.NOT_FOUND:
                    trouble = trouble or error
                    self._put_aside(file)
            else:
                return found
        if trouble is not None:
            raise trouble
        return None

    def _put_aside(self, file: Path) -> None:
        with suppress(OSError):
            file.replace(_aside(file))

    def keep_copy(self) -> None:
        """Put what is in the file aside too: not all of it can be read."""
        with suppress(OSError):
            _aside(self.path).write_bytes(self.path.read_bytes())

    def write(self, text: str) -> None:
        """Have it outlive this process at once, and a power cut a little later.

        Raises:
            FileError: it can't be written; what was written last is still there.
        """
        write_whole(self.path, text, durable=False)
        self._late.put(text)

    def release(self) -> None:
        """End what is still being written, and leave the file to others."""
        self._late.close()
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None


def _aside(file: Path) -> Path:
    return file.with_name(f"{file.name}{_ASIDE}")


def claim_file(folder: Path) -> Claim:
    """The file that was written last of those that nobody holds, or else a new one.

    Args:
        folder: where such files are; it is made where there is none.

    Raises:
        FileError: there can't be any.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        left = sorted(folder.glob(f"window-*{_ENDING}"), key=_written_at, reverse=True)
        new = [folder / f"window-{number}{_ENDING}" for number in range(1, MOST_WINDOWS + 1)]
        for path in [*left, *(path for path in new if path not in left)]:
            lock = _locked(path.with_suffix(_LOCK))
            if lock is not None:
                for part in folder.glob(f"{path.stem}.*{BESIDE}"):
                    part.unlink(missing_ok=True)  # of a process that was ended while it wrote
                return Claim(path, lock)
    except OSError as error:
        raise of_system(error) from error
    raise FileError(Flaw.NO_RIGHT)


def _written_at(path: Path) -> int:
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


if sys.platform == "win32":
    import msvcrt

    def _try_lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _try_lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _locked(path: Path) -> int | None:
    """What holds the lock from now on; None where somebody else does."""
    handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        _try_lock(handle)
    except (BlockingIOError, PermissionError):
        os.close(handle)
        return None
    except OSError:
        return handle  # a file system that knows no locks
    return handle

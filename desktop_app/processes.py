# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Names a process so that others can tell whether it still runs, and locks files for it.

A process is named by its id, its start time and its computer. A file named after its process needs
no lock: home folders on a network may not support any. A process that must be the only one of its
kind locks a file (`lock_until_exit`), and its caller decides what happens where the file system has
no locks.
"""

from __future__ import annotations

import os
import re
import sys
from contextlib import suppress
from errno import EACCES, EAGAIN, EDEADLK
from pathlib import Path
from typing import NamedTuple

DEAD = (b"Z", b"X")
"""The states of a Linux process that has ended but that its parent has not waited for."""


class OwnerProcess(NamedTuple):
    """A process on a computer.

    Attributes:
        pid: its process id.
        started: its start time, in the units of the operating system.
        host: the name of its computer.
    """

    pid: int
    started: int
    host: str


def this_host() -> str:
    """Return the name of this computer, of the characters that a file name may have."""
    if sys.platform == "win32":
        from socket import gethostname

        name = gethostname()
    else:
        name = os.uname().nodename
    return re.sub(r"[^\w-]", "_", name, flags=re.ASCII)[:60] or "_"


def _started(pid: int) -> int | None:
    """Return the start time of a process; None if there is none, or if it has ended."""
    if sys.platform == "linux":  # counted since the computer started: the clock may be changed
        try:
            told = Path(f"/proc/{pid}/stat").read_bytes()
        except OSError:
            return None
        state, *fields = told.rpartition(b")")[2].split()
        return None if state in DEAD else int(fields[18])
    import psutil

    try:
        return int(psutil.Process(pid).create_time())
    except psutil.Error:
        return None


def this_owner() -> OwnerProcess:
    """Return this process."""
    return owner_of(os.getpid())


def owner_of(pid: int) -> OwnerProcess:
    """Return the process with an id, on this computer."""
    return OwnerProcess(pid, _started(pid) or 0, this_host())


def is_running(owner: OwnerProcess) -> bool:
    """Return whether this very process still runs on this computer, not another with its id."""
    return _started(owner.pid) == owner.started


_locked: dict[Path, int] = {}
"""The files that this process has locked, each with its open handle."""


def lock_until_exit(path: Path) -> bool:
    """Lock a file for this process; return False if another one has locked it.

    The system releases the lock when the process ends, however it ends. Child processes do not
    inherit it.

    Raises:
        OSError: the file can't be opened, or its file system has no locks.
    """
    path = path.absolute()
    if path in _locked:
        return True
    while True:
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock_handle(handle)
            is_there = path.exists() and os.path.samestat(path.stat(), os.fstat(handle))
        except OSError as error:
            os.close(handle)
            if error.errno in (EACCES, EAGAIN, EDEADLK):
                return False
            raise
        if is_there:
            _locked[path] = handle
            return True
        os.close(handle)  # another process has just deleted it, in `unlock`


def unlock(path: Path) -> None:
    """Release and delete a file that this process has locked; do nothing if it has not."""
    path = path.absolute()
    handle = _locked.pop(path, None)
    if handle is None:
        return
    with suppress(OSError):
        path.unlink()
    os.close(handle)
    if sys.platform == "win32":  # where no open file can be deleted
        with suppress(OSError):
            path.unlink()


def _lock_handle(handle: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)

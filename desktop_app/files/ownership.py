# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Which process owns a file: journals and temporary folders are named after their process.

Every open window has its own journal, and a later start continues it. The name of a journal states
its owner: the process, its start time, and the computer. That works without file locks, which home
folders on a network may not support. A process takes over a journal by renaming it, and only one
process can succeed in that. Temporary folders are named in the same way, so that what killed
processes left behind is recognised.

A process that must be the only one of its kind locks a file (`lock_until_exit`), and its caller
decides what happens where the file system has no locks.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
import time
from collections.abc import Generator
from contextlib import contextmanager, suppress
from errno import EACCES, EAGAIN, EDEADLK
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir
from threading import Lock
from typing import NamedTuple

from desktop_app.files.disk import BESIDE
from desktop_app.files.errors import from_os_error

SUFFIX = ".journal"
FORMER = r"window-\d+\.json"
"""The names used by an earlier version of the program."""
_JOURNAL_NAME = re.compile(r"window-(\d+)-(\d+)-(\d+)@([\w-]+)\.journal")
DEAD = (b"Z", b"X")
"""The states of a Linux process that has ended but that its parent has not waited for."""
STALE_SECONDS = 3600.0
"""A window on another computer is considered closed this long after its last sign of life."""


class OwnerProcess(NamedTuple):
    """The process that writes a journal.

    Attributes:
        pid: its process id.
        started: its start time, in the units of the operating system.
        host: the name of its computer.
    """

    pid: int
    started: int
    host: str


def _host() -> str:
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
    return OwnerProcess(pid, _started(pid) or 0, _host())


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
    handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        _lock_handle(handle)
    except OSError as error:
        os.close(handle)
        if error.errno in (EACCES, EAGAIN, EDEADLK):
            return False
        raise
    _locked[path] = handle
    return True


def _lock_handle(handle: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


_lock = Lock()
_numbers = count()
_held: set[Path] = set()
"""The journals that this process is writing."""


def new_path(folder: Path) -> Path:
    """Return an unused name for a journal of this process; `release` releases it."""
    owner = this_owner()
    with _lock:
        number = next(_numbers)
        path = folder / f"window-{owner.pid}-{owner.started}-{number}@{owner.host}{SUFFIX}"
        _held.add(path)
    return path


def release(path: Path, *, is_ours: bool = True) -> None:
    """Release a journal by giving it a name without an owner.

    Args:
        path: the journal.
        is_ours: False if another process owns the file by now; then it is not renamed.
    """
    free = path.with_name(f"window-{time.time_ns()}{SUFFIX}")
    with suppress(OSError):
        if is_ours and path.exists():
            path.replace(free)
    with _lock:
        _held.discard(path)


class ClaimedJournal(NamedTuple):
    """A journal that this process has taken over.

    Attributes:
        path: its new name. It may be a file of an earlier version of the program, which
            `journal.journal_of` reads.
        former: the other files that such a version left beside it, its second copy first.
    """

    path: Path
    former: tuple[Path, ...] = ()


def claim_journal(folder: Path) -> ClaimedJournal | None:
    """Take over the most recent journal without a living owner; None if there is none.

    Args:
        folder: the folder of the journals; it is created if needed.

    Raises:
        FileError: the folder can't be created or read.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _clear(folder)
        found = [*folder.glob(f"window-*{SUFFIX}"), *_former(folder)]
        for path in sorted(found, key=_written_at, reverse=True):
            if not _is_live(path):
                mine = new_path(folder)
                with suppress(FileNotFoundError):  # another process was faster
                    path.replace(mine)
                    is_former = re.fullmatch(FORMER, path.name) is not None
                    suffixes = (".safe", ".lock") if is_former else ()
                    return ClaimedJournal(mine, tuple(map(path.with_suffix, suffixes)))
                release(mine)
    except OSError as error:
        raise from_os_error(error) from error
    return None


def _former(folder: Path) -> list[Path]:
    return [path for path in folder.glob("window-*.json") if re.fullmatch(FORMER, path.name)]


def _clear(folder: Path) -> None:
    """Delete what processes were writing when they were killed."""
    for part in folder.glob(f"*{BESIDE}"):
        if not _is_live(part.with_name(part.name.split(SUFFIX)[0] + SUFFIX)):
            part.unlink(missing_ok=True)


def _is_live(path: Path) -> bool:
    """Return whether the owner of a journal is still running."""
    with _lock:
        if path in _held:
            return True
    told = _JOURNAL_NAME.fullmatch(path.name)
    if told is None:
        return False
    pid, started, _, host = told.groups()
    if host != _host():
        return time.time() - _written_at(path) / 1e9 < STALE_SECONDS
    if int(pid) == os.getpid():
        return False  # it would be held
    return is_running(OwnerProcess(int(pid), int(started), host))


def _written_at(path: Path) -> int:
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


PREFIX = "minimax-fair-"
_FOLDER_NAME = rf"{PREFIX}(\d+)-(\d+)-\w+@([\w-]+)"


@contextmanager
def temporary_folder() -> Generator[Path, None, None]:
    """Create a temporary folder, and delete it at the end."""
    owner = this_owner()
    with TemporaryDirectory(
        prefix=f"{PREFIX}{owner.pid}-{owner.started}-",
        suffix=f"@{owner.host}",
        ignore_cleanup_errors=True,
    ) as folder:
        yield Path(folder)


def clear_away() -> None:
    """Delete the folders that killed processes left behind."""
    host = this_owner().host
    for folder in Path(gettempdir()).glob(f"{PREFIX}*"):
        told = re.fullmatch(_FOLDER_NAME, folder.name)
        if told is None or told[3] != host:
            continue
        if not is_running(OwnerProcess(int(told[1]), int(told[2]), host)):
            shutil.rmtree(folder, ignore_errors=True)

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Which process owns a file: journals and temporary folders are named after their process.

Every open window has its own journal, and a later start continues it. The name of a journal states
its owner: the process, its start time, and the computer. That works without file locks, which home
folders on a network may not support. A process takes over a journal by renaming it, and only one
process can succeed in that. Temporary folders are named in the same way, so that what killed
processes left behind is recognised.
"""

from __future__ import annotations

import os
import re
import shutil
import time
from collections.abc import Generator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir
from threading import Lock
from typing import NamedTuple

from desktop_app.files.disk import BESIDE
from desktop_app.files.errors import from_os_error
from desktop_app.processes import OwnerProcess, is_running, this_host, this_owner

SUFFIX = ".journal"
FORMER = r"window-\d+\.json"
"""The names used by an earlier version of the program."""
_JOURNAL_NAME = re.compile(r"window-(\d+)-(\d+)-(\d+)@([\w-]+)\.journal")
STALE_SECONDS = 3600.0
"""A window on another computer is considered closed this long after its last sign of life."""


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
    if host != this_host():
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

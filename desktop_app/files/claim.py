# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A journal for each window that is open: nobody else's while it is, and taken up again later.

Whose a journal is stands in its name: the process, when that was started, and the computer. So
nothing has to be locked, which a home folder on a network may not be able to do. A journal is
taken up by renaming it, which one alone can do.
"""

from __future__ import annotations

import os
import re
import socket
import sys
import time
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from threading import Lock

from desktop_app.files.disk import BESIDE
from desktop_app.files.errors import of_system

ENDING = ".journal"
FORMER = re.compile(r"window-\d+\.json")
"""Names that an earlier version of the program has given."""
_NAME = re.compile(r"window-(\d+)-(\d+)-(\d+)@([\w-]+)\.journal")
STALE_SECONDS = 3600.0
"""So long after its last sign of life a window on another computer is taken for ended."""


@dataclass(frozen=True, slots=True)
class Owner:
    """Who writes a journal.

    Attributes:
        pid: the process.
        started: when that was started, as its computer counts.
        host: the computer.
    """

    pid: int
    started: int
    host: str


def _host() -> str:
    return re.sub(r"[^\w-]", "_", socket.gethostname(), flags=re.ASCII)[:60] or "_"


def _started(pid: int) -> int | None:
    """When a process was started, as this computer counts; None where there is none."""
    if sys.platform == "linux":  # since it was booted: the clock may be set meanwhile
        try:
            told = Path(f"/proc/{pid}/stat").read_bytes()
        except OSError:
            return None
        return int(told.rpartition(b")")[2].split()[19])
    import psutil

    try:
        return int(psutil.Process(pid).create_time())
    except psutil.Error:
        return None


def this_owner() -> Owner:
    """This process."""
    return Owner(os.getpid(), _started(os.getpid()) or 0, _host())


def is_running(owner: Owner) -> bool:
    """Whether a process of this computer is there, and not another one of the same number."""
    return _started(owner.pid) == owner.started


_lock = Lock()
_held: set[Path] = set()
"""The journals of this process that are being written."""


def new_path(folder: Path) -> Path:
    """A name for a journal of this process that nobody has; `let_go` gives it up."""
    owner = this_owner()
    with _lock:
        for number in range(1_000_000):
            name = f"window-{owner.pid}-{owner.started}-{number}@{owner.host}{ENDING}"
            path = folder / name
            if path not in _held and not os.path.lexists(path):
                _held.add(path)
                return path
    raise AssertionError(folder)


def let_go(path: Path, *, is_ours: bool = True) -> None:
    """Leave a journal to others, under a name that tells of no owner.

    Args:
        path: the journal.
        is_ours: whether what is there is still this process's; else it is left as it is.
    """
    free = path.with_name(f"window-{time.time_ns()}{ENDING}")
    with suppress(OSError):
        if is_ours and path.exists():
            path.replace(free)
    with _lock:
        _held.discard(path)


@dataclass(frozen=True, slots=True)
class Taken:
    """A journal that is this process's own now.

    Attributes:
        path: its name. An earlier version of the program may have written it (`window_file`).
        former: other files that such a version has left beside it, the second copy first.
    """

    path: Path
    former: tuple[Path, ...] = ()


def take_up(folder: Path) -> Taken | None:
    """The journal that was written last of those that nobody writes; None where there is none.

    Args:
        folder: where journals are; it is made where there is none.

    Raises:
        FileError: there can't be such a folder.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _clear(folder)
        found = [*folder.glob(f"window-*{ENDING}"), *_former(folder)]
        for path in sorted(found, key=_written_at, reverse=True):
            if not _is_live(path):
                mine = new_path(folder)
                with suppress(FileNotFoundError):  # somebody else was quicker
                    path.replace(mine)
                    is_former = FORMER.fullmatch(path.name) is not None
                    endings = (".safe", ".lock") if is_former else ()
                    return Taken(mine, tuple(map(path.with_suffix, endings)))
                let_go(mine)
    except OSError as error:
        raise of_system(error) from error
    return None


def _former(folder: Path) -> list[Path]:
    return [path for path in folder.glob("window-*.json") if FORMER.fullmatch(path.name)]


def _clear(folder: Path) -> None:
    """Clear away what a process was writing when it was ended."""
    for part in folder.glob(f"*{BESIDE}"):
        if not _is_live(part.with_name(part.name.split(ENDING)[0] + ENDING)):
            part.unlink(missing_ok=True)


def _is_live(path: Path) -> bool:
    """Whether somebody writes a journal."""
    with _lock:
        if path in _held:
            return True
    told = _NAME.fullmatch(path.name)
    if told is None:
        return False
    pid, started, _, host = told.groups()
    if host != _host():
        return time.time() - _written_at(path) / 1e9 < STALE_SECONDS
    if int(pid) == os.getpid():
        return False  # it would be held
    return is_running(Owner(int(pid), int(started), host))


def _written_at(path: Path) -> int:
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


def set_aside(folder: Path, data: bytes, name: str = "damaged", ending: str = ".txt") -> Path:
    """Keep bytes under a name that no file has.

    Args:
        folder: where.
        data: the bytes.
        name, ending: how the name begins and ends; a number stands between. The system shows
            what ends as texts do.

    Returns:
        The file.

    Raises:
        OSError: they can't be kept.
    """
    for number in count(1):
        path = folder / f"{name}-{number}{ending}"
        with suppress(FileExistsError), path.open("xb") as file:
            file.write(data)
            return path
    raise AssertionError(folder)

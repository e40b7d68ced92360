# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The external programs that the user has chosen; a file cannot start any other.

The list holds the path and hash of each program, so that a replaced file is noticed. A program
whose size and time stamps are unchanged is not hashed again.
"""

from __future__ import annotations

import json
from contextlib import suppress
from enum import StrEnum
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any, cast

from desktop_app.players.registry import StrategyId

FILE_NAME = "programs.json"
MOST_KEPT = 200


class Trust(StrEnum):
    """Whether a program may be started."""

    CHOSEN = "chosen"  # by this user, or it is one of our own players
    STRANGE = "strange"  # never chosen here
    CHANGED = "changed"  # chosen, but the file has changed since, perhaps by an update


class TrustedPrograms:
    """The list of programs that the user has chosen.

    Args:
        folder: where the list is kept; None: only in memory.
    """

    def __init__(self, folder: Path | None) -> None:
        self._file = None if folder is None else folder / FILE_NAME
        self._known: dict[str, dict[str, object]] = {}

    def trust(self, name: StrategyId | None) -> Trust:
        """Return whether a player may be started; None stands for a person, who always may."""
        if name is None or name.path is None:
            return Trust.CHOSEN
        known = self._read().get(_place(name.path))
        if known is None:
            return Trust.STRANGE
        try:
            if known.get("stamp") == _stamp(name.path) or known.get("hash") == _hash(name.path):
                return Trust.CHOSEN
        except OSError:  # the file is gone, so it can't be started
            pass
        return Trust.CHANGED

    def choose(self, name: StrategyId | None) -> None:
        """Record that the user has chosen a program, with the hash of its file."""
        if name is None or name.path is None:
            return
        with suppress(OSError):  # if this fails, the user is asked again next time
            entry: dict[str, object] = {"stamp": _stamp(name.path), "hash": _hash(name.path)}
            place, known = _place(name.path), self._read()
            known.pop(place, None)
            known[place] = entry
            self._known = dict(list(known.items())[-MOST_KEPT:])
            self._write()

    def _read(self) -> dict[str, dict[str, object]]:
        """Return the list as it is on disk: another window may have changed it."""
        if self._file is not None:
            with suppress(OSError, ValueError, RecursionError):
                found: object = json.loads(self._file.read_text("utf-8"))
                if isinstance(found, dict):
                    entries = cast("dict[str, Any]", found).items()
                    self._known = {at: each for at, each in entries if isinstance(each, dict)}
        return dict(self._known)

    def _write(self) -> None:
        if self._file is None:
            return
        self._file.parent.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile("w", dir=self._file.parent, delete=False, encoding="utf-8") as new:
            json.dump(self._known, new, indent=1)
        Path(new.name).replace(self._file)


def _place(path: str) -> str:
    return str(Path(path).absolute())


def _stamp(path: str) -> list[int]:
    found = Path(path).stat()
    return [found.st_size, found.st_mtime_ns, found.st_ctime_ns, found.st_ino]


def _hash(path: str) -> str:
    import hashlib

    with Path(path).open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Numbered files: a name that no other file has, even if two programs look for one at once."""

from __future__ import annotations

from contextlib import suppress
from itertools import count
from pathlib import Path


def create_numbered(folder: Path, stem: str, ending: str) -> Path:
    """Create an empty file `stem-1.ending`, or with the next number that is free.

    Raises:
        OSError: the file can't be created.
    """
    for number in count(1):
        path = folder / f"{stem}-{number}{ending}"
        with suppress(FileExistsError):
            path.touch(exist_ok=False)
            return path
    raise AssertionError

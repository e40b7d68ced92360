# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Creates numbered files, safely even if two programs do so at the same time."""

from __future__ import annotations

from contextlib import suppress
from itertools import count
from pathlib import Path


def create_numbered(folder: Path, stem: str, suffix: str) -> Path:
    """Create an empty file such as `stem-1.txt`, with the next free number; return its path.

    Raises:
        OSError: the file can't be created.
    """
    for number in count(1):
        path = folder / f"{stem}-{number}{suffix}"
        with suppress(FileExistsError):
            path.touch(exist_ok=False)
            return path
    raise AssertionError

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the program's plain files are: icons, opening books and whatever else is not code."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path


def resource_path(*parts: str) -> Path:
    """The path of a file below `resources/`: beside the package, installed, or frozen."""
    return root().joinpath(*parts)


def read_book(name: str) -> bytes:
    """What is in the file of an opening book; nothing if there is none of that name."""
    path = resource_path("books", name)
    return path.read_bytes() if path.is_file() else b""


@cache
def root() -> Path:
    """The folder of all that lies in files."""
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen is not None:
        return Path(frozen) / "resources"
    package = Path(__file__).parent
    installed = package / "resource_files"
    return installed if installed.is_dir() else package.parent / "resources"

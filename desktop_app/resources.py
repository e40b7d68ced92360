# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Locates the program itself and its data files: icons, opening books, all that is not code."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path


def resource_path(*parts: str) -> Path:
    """Return the path of a data file in a source tree, an installation or a frozen app."""
    return root().joinpath(*parts)


def read_book(name: str) -> bytes:
    """Return the contents of an opening book; empty if there is no book of that name."""
    path = resource_path("books", name)
    return path.read_bytes() if path.is_file() else b""


@cache
def root() -> Path:
    """Return the folder that contains all data files."""
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen is not None:
        return Path(frozen) / "resources"
    package = Path(__file__).parent
    installed = package / "resource_files"
    return installed if installed.is_dir() else package.parent / "resources"


def own_command() -> list[str]:
    """Return the command that starts another process of this program."""
    if getattr(sys, "frozen", False):
        return [sys.executable]
    return [sys.executable, "-m", "desktop_app"]

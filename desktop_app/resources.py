# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the program's plain files are: icons, opening books and whatever else is not code."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from desktop_app.games.lines.game import LineGame
from desktop_app.search.engines.drop.book import book_name, unpacked_book


def resource_path(*parts: str) -> Path:
    """The path of a file below `resources/`: beside the package, installed, or frozen."""
    return _root().joinpath(*parts)


def read_book(game: LineGame) -> Sequence[int]:
    """The opening book of a drop game; empty if there is none for it. See `drop_book`."""
    path = resource_path("books", book_name(game))
    return unpacked_book(path.read_bytes()) if path.is_file() else ()


def _root() -> Path:
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen is not None:
        return Path(frozen) / "resources"
    package = Path(__file__).parent
    installed = package / "resource_files"
    return installed if installed.is_dir() else package.parent / "resources"

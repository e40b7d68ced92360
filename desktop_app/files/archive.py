# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The games played on this computer: those in windows' journals and those in the archive.

The archive is a folder of files in the form of journals. A game is moved there when no window shows
it any more.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

from desktop_app.core.file_formats import ReportShare
from desktop_app.files.disk import write_numbered
from desktop_app.files.errors import from_os_error
from desktop_app.files.journal import JournalGame, read_journal
from desktop_app.files.ownership import SUFFIX

ARCHIVE = "archive"
"""The folder beside the journals' own for games that no window shows any more."""


def put_into_archive(folder: Path, lines: Iterable[bytes]) -> None:
    """Write the lines of games to a new file in the archive.

    Args:
        folder: the folder of the journals.
        lines: the lines.

    Raises:
        FileError, OSError: they can't be written.
    """
    archive = folder.parent / ARCHIVE
    archive.mkdir(parents=True, exist_ok=True)
    write_numbered(archive, b"".join(lines), f"games-{time.strftime('%Y-%m-%d')}", SUFFIX)


def games_kept(windows: Path, tell: ReportShare) -> list[JournalGame]:
    """Return all games in which a move was made, newest first.

    Args:
        windows: the folder of the journals.
        tell: called with the progress from 0 to 1; may raise an error to stop.
    """
    found: dict[bytes, JournalGame] = {}
    files = [*_archived(windows), *windows.glob("window-*.journal")]
    for number, file in enumerate(files):
        tell(number / len(files))
        data = b""
        with suppress(OSError):  # it has just been deleted or renamed
            data = file.read_bytes()
        for lines in read_journal(data).games.values():
            tell(number / len(files))
            game = lines.read()
            if game.record is not None and game.record.root.children:
                # a game that was continued has the same first line
                found[lines.lines[0].data] = game
    return sorted(found.values(), key=lambda game: (game.began, game.number), reverse=True)


def empty_archive(windows: Path) -> None:
    """Delete all games in the archive; games in a window are not affected.

    Raises:
        FileError: a file can't be deleted.
    """
    try:
        for file in _archived(windows):
            file.unlink(missing_ok=True)
    except OSError as error:
        raise from_os_error(error) from error


def _archived(windows: Path) -> Iterator[Path]:
    return (windows.parent / ARCHIVE).glob("games-*.journal")

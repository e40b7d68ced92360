# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""All games played on this computer: those in the journals of windows and those in the archive.

The archive is a folder of files in the form of journals. A game is moved there when no window shows
it any more.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from desktop_app.core.forms import Tell
from desktop_app.files.errors import of_system
from desktop_app.files.journal import JournalGame, read_journal
from desktop_app.files.journal_writer import ARCHIVE


def games_kept(windows: Path, tell: Tell) -> list[JournalGame]:
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
        raise of_system(error) from error


def _archived(windows: Path) -> Iterator[Path]:
    return (windows.parent / ARCHIVE).glob("games-*.journal")

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a window's journal holds at this moment, as another program would find it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from desktop_app.core.record import GameRecord
from desktop_app.files.game_file import Players
from desktop_app.files.journal import Journal, JournalGame, read_journal


@dataclass(frozen=True, slots=True)
class Held:
    """What a journal holds.

    Attributes:
        game: the one on the board.
        before: those before it.
        journal: all of it.
    """

    game: JournalGame
    before: tuple[JournalGame, ...]
    journal: Journal

    @property
    def record(self) -> GameRecord:
        """The game on the board."""
        assert self.game.record is not None
        return self.game.record

    @property
    def records(self) -> list[GameRecord]:
        """The games before it."""
        return [game.record for game in self.before if game.record is not None]

    @property
    def players(self) -> Players | None:
        """Who plays."""
        return self.journal.players


def journal_file(folder: Path) -> Path:
    """The one journal in a folder, or below it."""
    (file,) = folder.rglob("window-*.journal")
    return file


def held_in(file: Path) -> Held:
    """What a journal holds; a line that is being written is not there yet."""
    data = file.read_bytes()
    journal = read_journal(data[: data.rfind(b"\n") + 1])
    assert journal.faults == []
    first, *before = [journal.games[number].read() for number in journal.shown]
    for game in (first, *before):
        assert game.faults == []
    return Held(first, tuple(before), journal)


def held(folder: Path) -> Held:
    """What the one journal in a folder holds."""
    return held_in(journal_file(folder))

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Restores the contents of a window from its journal, or from an earlier version's file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import NamedTuple

from desktop_app.core.errors import GameError
from desktop_app.core.frozen import frozen
from desktop_app.core.position import Game, Position
from desktop_app.core.record import GameRecord, parse_moves
from desktop_app.core.score import Score
from desktop_app.files.disk import write_numbered
from desktop_app.files.errors import FileError, from_os_error
from desktop_app.files.game_file import Players, SourceFile
from desktop_app.files.journal import (
    GameLines,
    Journal,
    JournalGame,
    Place,
    journal_of,
    read_journal,
)
from desktop_app.files.ownership import ClaimedJournal, claim_journal, new_path
from desktop_app.games.registry import FIRST_GAME, find_game, has_board
from desktop_app.play.session import GameSession
from desktop_app.settings import FORMER_GAME, FORMER_MOVES, FORMER_START, Settings
from desktop_app.words.faults import fault_text, lost_game_text, no_board_text
from desktop_app.words.files import lost_text, not_kept

FOLDER = "windows"
KnownGame = tuple[GameRecord, Mapping[Position, Score], SourceFile | None]
"""A game, the known values of its positions, and its file."""


@dataclass(slots=True)
class JournaledGame:
    """The journal's knowledge of a game.

    Attributes:
        number: the number of the game in the journal.
        began: when the game began.
        nodes: the numbers of its positions, by the `id` of their nodes.
        next: the first free number.
        at: the number of the position on the board.
        own: the file of the game.
        unwritten: positions whose new values have not been written yet.
    """

    number: int
    began: str
    nodes: dict[int, int] = field(default_factory=dict[int, int])
    next: int = 0
    at: int = 0
    own: SourceFile | None = None
    unwritten: set[Position] = field(default_factory=set[Position])


@frozen
class SavedSession:
    """The contents of a window in the session before.

    Attributes:
        record: the game on the board; a new game if it can't be read.
        before: the games before it, oldest first, for `read_before`.
        players: the players of both sides; None if unknown.
        page: the page on screen; empty if unknown.
        place: the place in that page.
        values: the known values of the positions in `record`.
        own: the file of the game, if it has one.
        trouble: a sentence about what can't be restored; empty if everything was.
        aside: the copy that was made of a damaged journal, if any.
        journal: the journal to write from now on; None if nothing is to be kept.
        former: files to delete once the new journal is written.
        data: the journal as it was read.
        old: lines of games to move to the archive.
        began: when the game on the board began; None if unknown.
        next_number: the first free number for a game in the journal.
        cannot_save: whether `trouble` says that nothing can be saved for now.
        noted: what the journal knows of games that are in memory already.
    """

    record: GameRecord
    before: tuple[GameLines, ...] = ()
    players: Players | None = None
    page: str = ""
    place: Place = field(default_factory=dict[str, str | int])
    values: Mapping[Position, Score] = field(default_factory=dict[Position, Score])
    own: SourceFile | None = None
    trouble: str = ""
    aside: Path | None = None
    journal: Path | None = None
    former: tuple[Path, ...] = ()
    data: bytes = b""
    old: tuple[bytes, ...] = ()
    began: str = ""
    next_number: int = 1
    cannot_save: bool = False
    noted: Mapping[GameRecord, JournaledGame] = field(
        default_factory=dict[GameRecord, "JournaledGame"]
    )

    @property
    def game(self) -> Game:
        """The rules of the game on the board."""
        return self.record.position.game

    def restore_into(self, session: GameSession) -> None:
        """Continue the game in a session."""
        session.continue_record(self.record)

    @property
    def known(self) -> Sequence[KnownGame]:
        """The games that are in memory."""
        return [(self.record, self.values, self.own)]


class EarlierSessionGames(NamedTuple):
    """The games before the one on the board.

    Attributes:
        games: the games that can be continued, each as far as it could be read.
        trouble: a sentence about what could not be read; empty if everything could.
        aside: the copy that was made of a damaged journal, if any.
    """

    games: tuple[JournalGame, ...]
    trouble: str = ""
    aside: Path | None = None


def load_window(settings: Settings) -> SavedSession:
    """Claim a journal and return its contents, as far as they can be read."""
    if settings.folder is None:
        return load_game(settings)
    folder = settings.folder / FOLDER
    try:
        taken = claim_journal(folder)
    except FileError as error:
        return _unsaved(settings, folder, error)
    if taken is None:
        return replace(load_game(settings), journal=new_path(folder))
    try:
        data = taken.path.read_bytes()
        journal = _journal(taken, data)
    except OSError as error:
        return _unsaved(settings, folder, from_os_error(error))
    return replace(
        _brought_back(journal, taken.path.parent, data),
        journal=taken.path,
        former=taken.former,
        data=data,
        old=tuple(
            line.data
            for number, game in journal.games.items()
            if number not in journal.shown
            for line in game.lines
        ),
        next_number=max(journal.games, default=0) + 1,
    )


def _unsaved(settings: Settings, folder: Path, error: FileError) -> SavedSession:
    """Return the contents without a journal; the writer keeps trying to create one."""
    return replace(
        load_game(settings), trouble=not_kept(error), cannot_save=True, journal=new_path(folder)
    )


def _journal(taken: ClaimedJournal, data: bytes) -> Journal:
    """Return the contents of a journal, whichever version of the program wrote it."""
    if not data.startswith(b"{"):
        return read_journal(data)
    faults: list[FileError] = []
    for text in (data, *(path.read_bytes() for path in taken.former if path.exists())):
        try:
            return journal_of(text.decode("utf-8-sig", "replace"))
        except FileError as error:
            faults.append(error)
    return Journal(faults=faults[:1])


def _brought_back(journal: Journal, folder: Path, data: bytes) -> SavedSession:
    shown = journal.shown
    present = journal.games[shown[0]].read() if shown else JournalGame(0)
    faults = [*journal.faults, *present.faults]
    aside = back_up_journal(folder, data) if faults else None
    trouble = lost_text(faults[0], "" if aside is None else aside.name) if faults else ""
    record = present.record
    if record is not None and (reason := no_board(record)):
        record, trouble = None, lost_game_text(reason)
    return SavedSession(
        record or GameRecord(FIRST_GAME.start()),
        tuple(journal.games[number] for number in shown[1:]),
        journal.players,
        journal.page,
        journal.place,
        {} if record is None else present.values,
        None if record is None else present.own,
        trouble,
        aside,
        began=present.began,
    )


def back_up_journal(folder: Path, data: bytes) -> Path | None:
    """Keep a copy of a damaged journal and return its path; None if it can't be written."""
    with suppress(OSError, FileError):
        return write_numbered(folder, data)
    return None


def read_before(before: Sequence[GameLines], folder: Path, data: bytes) -> EarlierSessionGames:
    """Read the games of `SavedSession.before`; if one is damaged, keep a copy of the journal.

    Args:
        before: the games.
        folder: the folder of the journal.
        data: the journal as it was read.
    """
    games = [lines.read() for lines in before]
    faults = [fault for game in games for fault in game.faults]
    aside = back_up_journal(folder, data) if faults else None
    trouble = lost_text(faults[0], "" if aside is None else aside.name) if faults else ""
    playable = [game for game in games if game.record is not None and not no_board(game.record)]
    return EarlierSessionGames(tuple(playable), trouble, aside)


def no_board(record: GameRecord) -> str:
    """Say why a game can't be played in the window; empty if it can."""
    game = record.position.game
    return "" if has_board(game) else no_board_text(game)


def load_game(settings: Settings) -> SavedSession:
    """Return the game that an earlier version of the program kept in the settings."""
    game = FIRST_GAME
    try:
        found = find_game(settings.get(FORMER_GAME) or FIRST_GAME.id)
        trouble = no_board(GameRecord(found.start()))
        if trouble:
            return SavedSession(GameRecord(game.start()), trouble=lost_game_text(trouble))
        game = found
        text = settings.get(FORMER_START)
        record = GameRecord(game.parse_position(text) if text else game.start())
        record.play_all(parse_moves(record.position, settings.get(FORMER_MOVES)))
        return SavedSession(record)
    except GameError as error:
        return SavedSession(GameRecord(game.start()), trouble=lost_game_text(fault_text(error)))


def forget_game(settings: Settings) -> None:
    """Delete the game of an earlier version from the settings; a file keeps it now."""
    for setting in (FORMER_GAME, FORMER_START, FORMER_MOVES):
        settings.forget(setting)

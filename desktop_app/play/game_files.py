# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Saves and opens games without making the window wait, and connects files with the session.

`FilesOfGames` knows which file each game belongs to and whether the game differs from it.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import count
from pathlib import Path
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, Signal, Slot

from desktop_app.core.file_formats import GameSummary, ReportShare
from desktop_app.core.position import MAX, MIN, Game
from desktop_app.core.record import GameRecord
from desktop_app.files.disk import as_utf8, digest_of, read_bytes, write_whole
from desktop_app.files.errors import FileError, FileFault
from desktop_app.files.file_thread import FileThread
from desktop_app.files.foreign_formats import foreign_game_text, format_to_write
from desktop_app.files.game_file import GameFileContents, Players, SourceFile, game_text
from desktop_app.files.opening import (
    ListedGames,
    OpenedGame,
    ReportGames,
    Wish,
    open_file,
    open_text,
)
from desktop_app.play.history.model import HistoryModel
from desktop_app.play.saved_game import no_board
from desktop_app.play.session import PERSON, GameSession, Seat
from desktop_app.settings import RECENT_FILES, Settings
from desktop_app.words.files import (
    not_listed,
    not_opened,
    not_saved,
    opened_in_part,
    pasted_name,
    reading_text,
    saved_text,
)


@dataclass(frozen=True, slots=True)
class FileContents:
    """The parts of a file that a person has made; no move is ever removed from a record.

    Attributes:
        moves: the number of moves.
        comments: the comments by move number.
        players: the players of both sides.
    """

    moves: int
    comments: Mapping[int, str]
    players: Players


def contents_of(record: GameRecord, players: Players) -> FileContents:
    """Return what a file of this game would hold."""
    comments: dict[int, str] = {}
    number = 0
    for number, node in enumerate(record.nodes()):
        if node.comment:
            comments[number] = node.comment
    return FileContents(number, comments, players)


class FilesOfGames(QObject):
    """Remembers the files of the session's games, including the games that were left.

    Found values and walking through the moves do not count as changes.

    Signals:
        changed: the file of a game, given by its `GameRecord`, is another one, or whether the game
            differs from its file has changed; or another game is on the board.
    """

    changed = Signal(object)

    def __init__(self, session: GameSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._held: WeakKeyDictionary[GameRecord, FileContents | None] = WeakKeyDictionary()
        self._own: WeakKeyDictionary[GameRecord, SourceFile] = WeakKeyDictionary()
        self._told: SourceFile | None = None
        for changed in (session.recordChanged, session.seatsChanged, session.commented):
            changed.connect(self._look)

    def players(self) -> Players:
        """Return the players of the game on the board."""
        return self._session.chosen_seat(MAX), self._session.chosen_seat(MIN)

    def own_file(self, record: GameRecord) -> SourceFile | None:
        """Return the file of a game; None if it has none."""
        return self._own.get(record)

    def put(self, record: GameRecord, path: Path, in_file: FileContents, digest: str = "") -> None:
        """Note the file of a game and its contents.

        Args:
            record: the game.
            path: the file.
            in_file: what the file holds.
            digest: the digest of the file's contents (`disk.digest_of`).
        """
        self._held[record] = in_file
        differs = in_file != contents_of(record, self.players())
        self._own[record] = SourceFile(path, differs, digest)
        self._tell(record)

    def know(self, record: GameRecord, own: SourceFile | None) -> None:
        """Note the file that a game had in an earlier session."""
        if own is not None:
            self._held[record] = None if own.differs else contents_of(record, self.players())
            self._own[record] = own
            self._tell(record)

    @Slot()
    def _look(self) -> None:
        record = self._session.record
        own = self._own.get(record)
        if own is not None:
            differs = self._held[record] != contents_of(record, self.players())
            self._own[record] = SourceFile(own.path, differs, own.digest)
        if self._own.get(record) != self._told:
            self._tell(record)

    def _tell(self, record: GameRecord) -> None:
        if record is self._session.record:
            self._told = self._own.get(record)
        self.changed.emit(record)


MOST_RECENT = 8

IsChosen = Callable[[Seat], bool]
"""Whether a player may be started: a program only if it was chosen at this computer."""


@dataclass(frozen=True, slots=True)
class Source:
    """What is opened: a file, or a text.

    Attributes:
        name: its name in messages.
        path: the file; None for a text.
        text: the text; None for a file.
    """

    name: str
    path: Path | None = None
    text: str | None = None

    def read(self, wish: Wish, found: ReportGames, tell: ReportShare) -> OpenedGame | ListedGames:
        """Return the game that is wanted, or the list of the games; see `files.opening`."""
        if self.path is not None:
            return open_file(self.path, wish, tell, found)
        return open_text(self.text or "", wish, tell, found)


class Batches(QObject):
    """Brings the games of a list from the thread that reads a source.

    Signals:
        found: the number of the reading, and more games.
    """

    found = Signal(int, object)

    def report(self, reading: int, games: Sequence[GameSummary]) -> None:
        """Report more games; called in the reading thread."""
        self.found.emit(reading, games)


@dataclass(frozen=True, slots=True)
class WrittenGame:
    """A game that was written: its record, its file, and the contents of the file."""

    record: GameRecord
    path: Path
    contents: FileContents
    digest: str = ""


class GameFiles(QObject):
    """Saves the session's game, and starts games that were read from files.

    Attributes:
        filed: the files of the session's games.

    Signals:
        told: a message, and whether something went wrong.
        lasting: a progress message, and whether it is the first one for that file.
        begun: an opened game is on the board.
        changedOutside: the game was not saved because another program has changed its file, a
            `Path`; continue with `save_as`, `open` or `save_beside`.
        strange: a `Player` and the `StrategyId` of a program that was not chosen on this machine;
            a person has its seat for now.
        notGame: the file, a `Path`, is in one of the program's own formats, but holds no game.
        severalFound: the `Source` has several games: its name and a batch of them; more batches may
            follow for the same source. Continue with `choose`.
        severalListed: all games of that source have been reported, or an error or the user has
            stopped it: a text that says so, or an empty one.
        unclear: the moves fit several games: the `Source` and their ids; continue with `read_as`.
        recentChanged: the list of recent files has changed; see `recent`.
    """

    told = Signal(str, bool)
    lasting = Signal(str, bool)
    begun = Signal()
    changedOutside = Signal(object)
    strange = Signal(object, object)
    notGame = Signal(object)
    severalFound = Signal(object, object)
    severalListed = Signal(str)
    unclear = Signal(object, object)
    recentChanged = Signal()

    def __init__(
        self,
        session: GameSession,
        history: HistoryModel,
        settings: Settings,
        is_chosen: IsChosen,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._history = history
        self._settings = settings
        self._is_chosen = is_chosen
        self.filed = FilesOfGames(session, self)
        self._source, self._saved = Source(""), Path()
        self._batches, self._number, self._is_list = Batches(self), 0, False
        self._batches.found.connect(self._on_found)
        self._reading, self._writing = FileThread(self), FileThread(self)
        self._reading.done.connect(self._on_read)
        self._reading.failed.connect(self._on_unread)
        self._reading.lasting.connect(self._on_lasting)
        self._writing.done.connect(self._on_written)
        self._writing.failed.connect(self._on_unwritten)

    @property
    def file(self) -> Path | None:
        """The file of the game on the board; None if it has none yet."""
        own = self.filed.own_file(self._session.record)
        return None if own is None else own.path

    @property
    def recent(self) -> list[Path]:
        """The recently opened or saved files, the latest first."""
        return [Path(text) for text in self._settings.get(RECENT_FILES).split("\n") if text]

    @Slot()
    def forget_recent(self) -> None:
        """Clear the list of recent files."""
        self._settings.choose(RECENT_FILES, "")
        self.recentChanged.emit()

    def save(self) -> bool:
        """Save the game to its file; return whether it has one.

        If another program has changed the file, nothing is written; see `changedOutside`.
        """
        own = self.filed.own_file(self._session.record)
        if own is not None:
            self._save(own.path, partial(_written_if_same, digest=own.digest))
        return own is not None

    def save_as(self, path: Path) -> None:
        """Save the game with everything known about it, replacing an existing file."""
        self._save(path, _written)

    def save_beside(self, path: Path) -> None:
        """Save the game to a new file in the same folder."""
        self._save(path, _written_beside)

    def _save(self, path: Path, write: Callable[[WrittenGame, str], WrittenGame]) -> None:
        record, players = self._session.record, self.filed.players()
        kept = GameFileContents(record, players, self._history.values(record))
        form = format_to_write(self._session.game, path)
        text = game_text(kept) if form is None else foreign_game_text(form, kept)
        self._saved = path
        self._writing.begin(
            partial(write, WrittenGame(record, path, contents_of(record, players)), text)
        )

    @property
    def is_busy(self) -> bool:
        """Whether a file is being read or written."""
        return self._reading.is_busy or self._writing.is_busy

    def open(self, path: Path) -> None:
        """Read a file and continue its game; the current game is put on the shelf.

        If it has several games, they are listed; see `severalFound`.
        """
        self._read(Source(path.name, path), Wish())

    def open_text(self, text: str) -> None:
        """Read a text and continue its game; the current game is put on the shelf."""
        self._read(Source(pasted_name(), text=text), Wish())

    def choose(self, source: Source, number: int, game: Game | None = None) -> None:
        """Continue a game of a source that has several, by its number from 1."""
        self._read(source, Wish(number, game))

    def read_as(self, source: Source, game: Game) -> None:
        """Read a source as moves of a game."""
        self._read(source, Wish(game=game))

    def _read(self, source: Source, wish: Wish) -> None:
        self._source, self._is_list = source, False
        self._number += 1
        report = partial(self._batches.report, self._number)
        self._reading.read(partial(source.read, wish, report))

    @Slot(int, object)
    def _on_found(self, reading: int, games: Sequence[GameSummary]) -> None:
        if reading == self._number and self._reading.is_busy:
            self._is_list = True
            self.severalFound.emit(self._source, games)

    @Slot()
    def stop(self) -> None:
        """Cancel the reading of a file, if one is being read."""
        self._reading.stop()

    def stop_list(self) -> None:
        """Stop reading the rest of a list, which nobody looks at any more."""
        if self._is_list:
            self._is_list = False
            self._number += 1
            self._reading.abandon()

    @Slot(float, bool)
    def _on_lasting(self, share: float, is_first: bool) -> None:
        self.lasting.emit(reading_text(self._source.name, share), is_first)

    @Slot(object)
    def _on_read(self, opened: OpenedGame | ListedGames) -> None:
        source = self._source
        if isinstance(opened, ListedGames):
            if source.path is not None:
                self.note_recent(source.path)
            self.severalListed.emit("")
            return
        kept, session = opened.kept, self._session
        trouble = no_board(kept.record)
        if trouble:
            self.told.emit(trouble, True)
            return
        first, second = kept.players
        seats = self._seat(first), self._seat(second)
        self._history.know(kept.record, kept.values)
        session.open_record(kept.record, seats)
        if source.path is not None and (opened.left_out or not opened.is_alone):
            self.note_recent(source.path)
        elif source.path is not None:
            in_file = contents_of(kept.record, kept.players)
            self._note(WrittenGame(kept.record, source.path, in_file, opened.digest))
        self.begun.emit()
        if opened.left_out:
            self.told.emit(opened_in_part(source.name, opened.left_out), False)
        for side, seat, seated in zip((MAX, MIN), kept.players, seats, strict=True):
            if seat != seated:
                self.strange.emit(side, seat)

    def _seat(self, seat: Seat) -> Seat:
        """Return the seat that a file names; a person for a program not chosen on this machine."""
        return seat if self._is_chosen(seat) else PERSON

    @Slot(object)
    def _on_unread(self, error: FileError) -> None:
        source = self._source
        if self._is_list:
            self.severalListed.emit(not_listed(error))
        elif error.fault is FileFault.FOREIGN and source.path is not None:
            self.notGame.emit(source.path)
        elif error.fault is FileFault.SEVERAL:
            self.unclear.emit(source, error.details["games"])
        else:
            self.told.emit(not_opened(source.name, error), error.fault is not FileFault.STOPPED)

    @Slot(object)
    def _on_written(self, saved: WrittenGame) -> None:
        self._note(saved)
        self.told.emit(saved_text(saved.path.name), False)

    @Slot(object)
    def _on_unwritten(self, error: FileError) -> None:
        if error.fault is FileFault.CHANGED:
            self.changedOutside.emit(self._saved)
        else:
            self.told.emit(not_saved(self._saved.name, error), True)

    def _note(self, file: WrittenGame) -> None:
        path = file.path.absolute()
        self.filed.put(file.record, path, file.contents, file.digest)
        self.note_recent(path)

    @Slot(object)
    def note_recent(self, file: Path) -> None:
        """Put a file of a game or a lesson at the top of the recent files."""
        path = file.absolute()
        if "\n" in str(path):
            return
        others = [other for other in self.recent if other != path]
        self._settings.set(RECENT_FILES, "\n".join(map(str, [path, *others][:MOST_RECENT])))
        self.recentChanged.emit()

    @Slot()
    def shutdown(self) -> None:
        """Stop reading, and finish writing."""
        self._writing.shutdown()
        self._reading.shutdown()


def _written(saved: WrittenGame, text: str) -> WrittenGame:
    data = as_utf8(text)
    write_whole(saved.path, data)
    return replace(saved, digest=digest_of(data))


def _written_if_same(saved: WrittenGame, text: str, digest: str) -> WrittenGame:
    """Write the file unless another program has changed it."""
    try:
        there = digest_of(read_bytes(saved.path))
    except FileError as error:
        there = "" if error.fault is FileFault.NOT_FOUND else error.fault
    if digest and there and there not in (digest, digest_of(as_utf8(text))):
        raise FileError(FileFault.CHANGED)
    return _written(saved, text)


def _written_beside(saved: WrittenGame, text: str) -> WrittenGame:
    """Write a file under the next free name in the same folder."""
    path = saved.path
    for number in count(2):
        beside = path.with_name(f"{path.stem} ({number}){path.suffix}")
        if not os.path.lexists(beside):
            return _written(replace(saved, path=beside), text)
    raise AssertionError(path)

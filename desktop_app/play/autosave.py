# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Saves every change in a window to the window's journal as soon as it happens."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from desktop_app.core.position import Position
from desktop_app.core.record import GameRecord, RecordNode
from desktop_app.files.errors import FileError
from desktop_app.files.game_file import (
    GameFileContents,
    Players,
    game_head,
    move_lines,
    own_fields,
    player_names,
    value_fields,
)
from desktop_app.files.journal import NO_PLACE, STEP, JournalGame, Place, entry, game_entry
from desktop_app.files.journal_writer import JournalEntry, JournalWriter
from desktop_app.play.game_files import FilesOfGames
from desktop_app.play.history.model import HistoryModel
from desktop_app.play.saved_game import EarlierSessionGames, JournaledGame, SavedSession
from desktop_app.play.session import GameSession
from desktop_app.words.files import kept_again, not_kept

Look = Callable[[], tuple[str, Place]]
"""Returns the page on screen and the place in it."""

SOON_MS = 20
"""The delay for rapidly changing entries, such as the zoom."""
VALUES_MS = 1_000
"""The delay for new values."""


def no_page() -> tuple[str, Place]:
    """Return no page and no place."""
    return "", NO_PLACE


class Autosave(QObject):
    """Turns a session's events into journal lines and hands them to a `JournalWriter`.

    It never waits for the disk.

    Signals:
        failed: a sentence about a failed write, and whether it is the first failure in a row.
        mended: a sentence that everything is written again after a failure.
        written: the journal was written for the first time.
    """

    failed = Signal(str, bool)
    mended = Signal(str)
    written = Signal()
    _reported = Signal(object)
    _rewrite_wanted = Signal()

    def __init__(
        self,
        saved: SavedSession,
        session: GameSession,
        history: HistoryModel,
        filed: FilesOfGames,
        *,
        look: Look = no_page,
        hasty: Collection[str] = (),
    ) -> None:
        """Start the journal with the current contents of the window.

        Args:
            saved: the restored contents, with the name of the journal.
            session, history, filed: the sources of the contents.
            look: returns the page on screen and the place in it.
            hasty: the entries of a place that change rapidly, such as the zoom.
        """
        super().__init__(session)
        assert saved.journal is not None
        self._session, self._history, self._filed = session, history, filed
        self._look, self._hasty = look, frozenset(hasty)
        self._unread, self._data = saved.before, saved.data
        self._noted: WeakKeyDictionary[GameRecord, JournaledGame] = WeakKeyDictionary(saved.noted)
        self._next = saved.next_number
        self._table: tuple[int, ...] = ()
        self._players: Players | None = None
        self._page: tuple[str, Place] = no_page()
        self._present = session.record
        self._is_failing = saved.cannot_save
        self._is_begun = False
        self._has_ended = False
        self._reported.connect(self._on_reported)
        self._rewrite_wanted.connect(self._begin)
        self._writer = JournalWriter(saved.journal, self._reported.emit, self._rewrite_wanted.emit)
        self._soon = QTimer(self, singleShot=True, interval=SOON_MS)
        self._soon.timeout.connect(self.note_page)
        self._values = QTimer(self, singleShot=True, interval=VALUES_MS)
        self._values.timeout.connect(self._note_values)
        session.positionChanged.connect(self._on_change)
        session.seatsChanged.connect(self._on_change)
        session.commented.connect(self._on_comment)
        filed.changed.connect(self._on_filed)
        history.valued.connect(self._on_value)
        if session.record not in self._noted:
            self._note_game(session.record, saved.began)
        self._begin(saved.old, saved.former)

    # The whole journal

    @Slot()
    def _begin(self, old: Sequence[bytes] = (), former: Sequence[Path] = ()) -> None:
        """Write a new journal with everything in the window."""
        if self._has_ended:
            return
        entries = [JournalEntry(line.data) for game in self._unread for line in game.lines]
        for record in (*self._session.before, self._session.record):
            noted = self._noted.get(record) or self._note_game(record)
            entries.append(self._whole(record, noted))
        self._table, self._players, self._page = (), None, no_page()
        self._writer.begin([*entries, *self._choices(), *self._pages()], old, former)

    def _note_game(self, record: GameRecord, began: str = "") -> JournaledGame:
        noted = JournaledGame(
            self._next, began or datetime.now().astimezone().isoformat("T", "seconds")
        )
        self._next += 1
        self._noted[record] = noted
        return noted

    def _whole(self, record: GameRecord, noted: JournaledGame) -> JournalEntry:
        nodes = list(record.nodes())
        noted.nodes = {id(node): number for number, node in enumerate(nodes)}
        noted.next, noted.at = len(nodes), noted.nodes[id(record.current)]
        noted.own = self._filed.own_file(record)
        noted.unwritten.clear()
        values = self._history.values(record)
        kept = GameFileContents(record, self._filed.players(), values, noted.own)
        line = game_entry(noted.number, noted.began, game_head(kept), move_lines(kept))
        positions = {number: node.position for number, node in enumerate(nodes)}
        return JournalEntry(line, noted.number, positions)

    # Single changes

    @Slot()
    def _on_change(self) -> None:
        """Note new moves, another position or game on the board, or other players."""
        if self._has_ended:
            return
        record = self._session.record
        entries: list[JournalEntry] = []
        if record is not self._present:
            entries += self._valued(self._present)
            self._present = record
        noted = self._noted.get(record)
        if noted is None:
            entries.append(self._whole(record, self._note_game(record)))
        else:
            entries += self._moved(record, noted)
        self._writer.append([*entries, *self._choices()])

    def _moved(self, record: GameRecord, noted: JournaledGame) -> list[JournalEntry]:
        new: list[RecordNode] = []
        node: RecordNode | None = record.current
        while node is not None and id(node) not in noted.nodes:
            new.append(node)
            node = node.parent
        entries: list[JournalEntry] = []
        for child in reversed(new):
            parent, move = child.parent, child.move
            assert parent is not None
            assert move is not None
            number = noted.nodes[id(child)] = noted.next
            noted.next += 1
            after, text = noted.nodes[id(parent)], child.position.game.move_text(move)
            line = entry("move", game=noted.number, node=number, after=after, move=text)
            entries.append(JournalEntry(line, noted.number, {number: child.position}))
        at = noted.nodes[id(record.current)]
        if at != noted.at and not new:
            entries.append(JournalEntry(entry("at", game=noted.number, node=at), noted.number))
        noted.at = at
        return entries

    def _choices(self) -> list[JournalEntry]:
        """Return entries for the list of games and the players, if they have changed."""
        entries: list[JournalEntry] = []
        table = (
            self._noted[self._session.record].number,
            *(game.number for game in self._unread),
            *(self._noted[each].number for each in self._session.before if each in self._noted),
        )
        if table != self._table:
            self._table = table
            entries.append(JournalEntry(entry("table", game=table[0], before=table[1:])))
        players = self._filed.players()
        if players != self._players:
            self._players = players
            names = player_names(players)
            entries.append(JournalEntry(entry("players", game=table[0], players=names)))
        return entries

    @Slot(object)
    def _on_comment(self, node: RecordNode) -> None:
        root = node.path()[0]
        for record in (self._session.record, *self._session.before):
            noted = self._noted.get(record)
            if record.root is root and noted is not None and id(node) in noted.nodes:
                at = noted.nodes[id(node)]
                line = entry("comment", game=noted.number, node=at, comment=node.comment)
                self._append(JournalEntry(line, noted.number))

    @Slot(object)
    def _on_filed(self, record: GameRecord) -> None:
        noted, own = self._noted.get(record), self._filed.own_file(record)
        if noted is not None and own != noted.own:
            noted.own = own
            self._append(
                JournalEntry(entry("file", game=noted.number, **own_fields(own)), noted.number)
            )

    @Slot(object)
    def _on_value(self, position: Position) -> None:
        noted = self._noted.get(self._session.record)
        if noted is not None and not self._has_ended:
            noted.unwritten.add(position)
            if not self._values.isActive():
                self._values.start()

    @Slot()
    def _note_values(self) -> None:
        if self._has_ended:
            return  # another window may write these games now
        for each in self._valued(self._present):
            self._append(each)

    def _valued(self, record: GameRecord) -> list[JournalEntry]:
        noted = self._noted.get(record)
        if noted is None or not noted.unwritten:
            return []
        values, entries = self._history.values(record), list[JournalEntry]()
        for node in record.nodes():
            if node.position in noted.unwritten and id(node) in noted.nodes:
                at, told = noted.nodes[id(node)], value_fields(values[node.position])
                line = entry("value", game=noted.number, node=at, value=told)
                entries.append(JournalEntry(line, noted.number))
        noted.unwritten.clear()
        return entries

    # The page

    @Slot()
    def note_place(self) -> None:
        """Write the place in the page: at once, or with a delay for entries that change rapidly."""
        if self._has_ended:
            return
        now, was = self._look(), self._page
        if self._lasting(now) != self._lasting(was):
            self.note_page()
            return
        step = now[1].get(STEP)
        if step is not None and step != was[1].get(STEP):
            self._page = was[0], {**was[1], STEP: step}
            self._append(JournalEntry(entry("step", step=step)))
        if now != self._page and not self._soon.isActive():
            self._soon.start()

    def _lasting(self, shown: tuple[str, Place]) -> tuple[str, Place]:
        page, place = shown
        passing = {STEP, *self._hasty}
        return page, {name: each for name, each in place.items() if name not in passing}

    @Slot()
    def note_page(self) -> None:
        """Write the page on screen and the whole place in it, if they have changed."""
        self._soon.stop()
        if self._has_ended:
            return  # what was on the page may be gone
        for each in self._pages():
            self._append(each)

    def _pages(self) -> list[JournalEntry]:
        now = self._look()
        if now == self._page:
            return []
        self._page = page, place = now
        return [JournalEntry(entry("page", page=page, place=dict(place)))]

    def _append(self, each: JournalEntry) -> None:
        if not self._has_ended:
            self._writer.append([each])

    # Results

    @Slot(object)
    def _on_reported(self, error: FileError | None) -> None:
        was_failing, self._is_failing = self._is_failing, error is not None
        if error is not None:
            self.failed.emit(not_kept(error), not was_failing)
            return
        if was_failing:
            self.mended.emit(kept_again())
        if not self._is_begun:
            self._is_begun = True
            self.written.emit()

    @Slot(object)
    def take_before(self, read: EarlierSessionGames) -> None:
        """Hand the games of earlier sessions to the session, once they have been read."""
        self._unread, self._data = (), b""
        for game in read.games:
            self._know(game)
        records = [game.record for game in read.games if game.record is not None]
        self._session.add_before(records)

    def _know(self, game: JournalGame) -> None:
        record = game.record
        assert record is not None
        nodes = {id(node): number for number, node in game.nodes.items()}
        at, after = nodes[id(record.current)], max(game.nodes) + 1
        self._noted[record] = JournaledGame(game.number, game.began, nodes, after, at, game.own)
        self._history.know(record, game.values)
        self._filed.know(record, game.own)

    def flush(self) -> bool:
        """Wait until everything is written; return whether it was."""
        self._note_values()
        self.note_page()
        return self._writer.flush()

    @Slot()
    def end(self) -> None:
        """Write for the last time, and ignore changes while the window closes."""
        self._note_values()
        self.note_page()
        self._has_ended = True

    def hand_over(self, live: SavedSession) -> SavedSession:
        """End the journal and return `live` with all that another `Autosave` needs to continue it.

        Args:
            live: the contents of the window, whose games are still in memory.
        """
        self._writer.keeps_name = True
        self.release()
        return replace(
            live,
            before=self._unread,
            data=self._data,
            journal=self._writer.path,
            next_number=self._next,
            noted=dict(self._noted),
        )

    @Slot()
    def release(self) -> None:
        """Write what is pending and release the journal."""
        self._writer.close()

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes a journal in a thread of its own, so that nothing waits for a disk, and verifies it."""

from __future__ import annotations

import logging
import os
import sys
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from threading import Condition, Thread

from desktop_app.core.position import Position
from desktop_app.files.archive import put_into_archive
from desktop_app.files.disk import BESIDE
from desktop_app.files.errors import FileError, FileFault, from_os_error
from desktop_app.files.journal import VERSION, JournalGame, entry, lines_in, read_journal
from desktop_app.files.ownership import new_path, release
from desktop_app.processes import this_owner

PATIENCE_SECONDS = 5.0
"""How long the program waits for a disk when it ends."""
AGAIN_SECONDS = 1.0
"""The delay before a failed write is repeated."""
SETTLE_SECONDS = 1.0
"""The time between two `fsync` calls: the most that a power cut can cost."""
ALIVE_SECONDS = 60.0
"""How often an idle journal is touched, to show other computers that it is in use."""


log = logging.getLogger("minimax_fair.files")


@dataclass(frozen=True, slots=True)
class JournalEntry:
    """A line to write, and what a reader must find in it.

    Attributes:
        data: the line.
        game: the number of the game it is about, if any.
        positions: the positions that the line adds to that game, by number.
    """

    data: bytes
    game: int | None = None
    positions: Mapping[int, Position] = field(default_factory=dict[int, Position])


@dataclass(slots=True)
class _Whole:
    """A new journal: its lines, the lines for the archive, and the files it replaces."""

    entries: Sequence[JournalEntry]
    old: Sequence[bytes]
    former: Sequence[Path]


Listener = Callable[[FileError | None], None]
"""Called in the writing thread with what is wrong, or with None once everything is written."""


class JournalWriter:
    """Appends lines to a journal, in order, and repeats what fails until it succeeds.

    Everything written is read back. If the bytes differ they are written again; if the program's
    own reader does not find the intended positions in them, the listener gets an error.

    Attributes:
        path: the journal.
        keeps_name: whether the journal still belongs to this process once the writer is closed,
            because another writer continues it.
    """

    def __init__(self, path: Path, listener: Listener, renew: Callable[[], None]) -> None:
        """Write nothing yet.

        Args:
            path: the journal, under a name that this process owns (`ownership.new_path`).
            listener: called in the writing thread with each error, and with None once everything
                is written.
            renew: called in the writing thread when the journal has been deleted or taken over by
                another process; the caller must then call `begin` again.
        """
        self.path = path
        self.keeps_name = False
        self._listener, self._renew = listener, renew
        self._changed = Condition()
        self._waiting: deque[JournalEntry] = deque()
        self._whole: _Whole | None = None
        self._ends = self._is_dirty = False
        self._busy = True
        self._thread = Thread(target=self._run, name="journal", daemon=True)
        self._settler = Thread(target=self._settle, name="settling of the journal", daemon=True)
        self._file: int | None = None
        self._length = 0
        self._games: dict[int, JournalGame] = {}
        self._is_well: bool | None = None

    # For the window; these return at once

    def begin(
        self,
        entries: Iterable[JournalEntry],
        old: Iterable[bytes] = (),
        former: Iterable[Path] = (),
    ) -> None:
        """Replace the contents of the journal.

        Args:
            entries: the new contents, which include everything still waiting to be appended.
            old: lines of games to move to the archive.
            former: files to delete once that is done.
        """
        with self._changed:
            self._waiting.clear()
            self._whole = _Whole(tuple(entries), tuple(old), tuple(former))
            self._changed.notify_all()
        if not self._thread.ident:
            self._thread.start()
            self._settler.start()

    def append(self, entries: Iterable[JournalEntry]) -> None:
        """Append lines to the journal."""
        with self._changed:
            self._waiting.extend(entries)
            self._changed.notify_all()

    # These wait

    def flush(self, seconds: float = PATIENCE_SECONDS) -> bool:
        """Wait until everything is written; return whether it is."""
        with self._changed:
            return self._changed.wait_for(lambda: not (self._busy or self._has_more()), seconds)

    def close(self) -> bool:
        """Write what is left, release the journal and end; return whether everything is written."""
        with self._changed:
            self._ends = True
            self._changed.notify_all()
        if self._thread.ident:
            self._thread.join(PATIENCE_SECONDS)
            self._settler.join(AGAIN_SECONDS)
        return not self._has_more()

    # The thread that writes

    def _has_more(self) -> bool:
        return self._whole is not None or bool(self._waiting)

    def _run(self) -> None:
        while True:
            with self._changed:
                self._busy = False
                self._changed.notify_all()
                self._changed.wait_for(lambda: self._ends or self._has_more(), ALIVE_SECONDS)
                self._busy = True
            try:
                self._write()
            except FileError as error:
                self._tell(error)
            except OSError as error:
                self._tell(from_os_error(error))
            except Exception as error:
                # a fault of the program must not end what keeps the games
                sys.excepthook(type(error), error, error.__traceback__)
                self._tell(FileError(FileFault.FAULT))
            else:
                self._tell(None)
                if not self._ends or self._has_more():
                    continue
            with self._changed:
                if self._changed.wait_for(lambda: self._ends, AGAIN_SECONDS):
                    break
        self._leave()

    def _tell(self, error: FileError | None) -> None:
        is_well = error is None
        if not is_well or self._is_well is not True:
            self._is_well = is_well
            if error is None:
                log.debug("%s: everything is written", self.path)
            else:
                log.warning("%s can't be written: %s", self.path, error)
            self._listener(error)

    def _write(self) -> None:
        """Write everything that is waiting.

        Raises:
            OSError, FileError: something can't be written; it goes on waiting.
        """
        with self._changed:
            whole, entries = self._whole, tuple(self._waiting)
        if whole is not None:
            self._begin(whole)
            with self._changed:
                if self._whole is whole:
                    self._whole = None
            self._check(whole.entries)
        elif self._file is None or not self._is_ours():
            self._request_everything()
        elif entries:
            self._append(b"".join(each.data for each in entries))
            with self._changed:
                if self._whole is None:
                    for _ in entries:
                        self._waiting.popleft()
            self._check(entries)
        else:
            os.utime(self._file if os.utime in os.supports_fd else self.path)

    def _begin(self, whole: _Whole) -> None:
        """Write the new contents to a second file, verify it, and rename it."""
        folder = self.path.parent
        folder.mkdir(parents=True, exist_ok=True)
        if whole.old:
            put_into_archive(folder, whole.old)
            whole.old = ()  # if the rest fails, they are not archived twice
        self._close_file()
        owner = this_owner()
        head = entry("open", version=VERSION, pid=owner.pid, started=owner.started, host=owner.host)
        data = b"".join([head, *(each.data for each in whole.entries)])
        beside = self.path.with_name(f"{self.path.name}{BESIDE}")
        flags = os.O_RDWR | os.O_APPEND | getattr(os, "O_BINARY", 0)
        try:
            file = os.open(beside, flags | os.O_CREAT | os.O_TRUNC, 0o600)
            try:
                _write_at(file, 0, data)
                os.fsync(file)
            finally:
                os.close(file)
            beside.replace(self.path)
        except BaseException:
            with suppress(OSError):
                beside.unlink()
            raise
        self._file, self._length = os.open(self.path, flags), len(data)
        log.info("%s begun: %d lines, %d bytes", self.path, len(whole.entries) + 1, len(data))
        self._games.clear()
        for path in whole.former:
            with suppress(OSError):
                path.unlink()

    def _append(self, data: bytes) -> None:
        assert self._file is not None
        try:
            _write_at(self._file, self._length, data)
        except BaseException:
            # the next line must not follow half a line
            with suppress(OSError):
                os.ftruncate(self._file, self._length)
            raise
        self._length += len(data)
        log.debug("%s: %d bytes appended", self.path, len(data))
        self._is_dirty = True

    def _is_ours(self) -> bool:
        """Return whether the journal's name still belongs to the open file."""
        assert self._file is not None
        try:
            return os.path.samestat(self.path.stat(), os.fstat(self._file))
        except FileNotFoundError:
            return False

    def _request_everything(self) -> None:
        """Ask the window to send everything again, since the journal is gone."""
        self._close_file()
        log.warning("%s is gone, or is somebody else's", self.path)
        if self._ends:
            self._waiting.clear()
            return
        release(self.path, is_ours=False)
        self.path = new_path(self.path.parent)
        self._renew()
        with self._changed:
            self._changed.wait_for(lambda: self._whole is not None or self._ends)

    def _check(self, entries: Iterable[JournalEntry]) -> None:
        """Verify that the program's own reader finds the intended positions."""
        read_now: set[int] = set()  # games just read from the file, later lines included
        for each in entries:
            number = each.game
            if number is None:
                continue
            faults: list[FileError] = []
            game = self._games.get(number)
            if 0 in each.positions:
                game = self._games[number] = JournalGame(number)
            if game is None:  # a game of an earlier session is continued
                lines = read_journal(self.path.read_bytes()).games.get(number)
                game = self._games[number] = JournalGame(number) if lines is None else lines.read()
                read_now.add(number)
            elif number not in read_now:
                for line in lines_in(each.data, faults):
                    game.take(line)
            is_found = all(
                at in game.nodes and game.nodes[at].position == position
                for at, position in each.positions.items()
            )
            if faults or game.faults or not is_found:
                game.faults.clear()
                log.error("%s: game %d does not read as it was written", self.path, number)
                self._listener(FileError(FileFault.FAULT))

    def _leave(self) -> None:
        self._close_file()
        if not self.keeps_name:
            release(self.path)
        log.info("%s closed, %d lines left unwritten", self.path, len(self._waiting))
        with self._changed:
            self._busy = False
            self._changed.notify_all()

    def _close_file(self) -> None:
        with self._changed:
            file, self._file = self._file, None
        if file is not None:
            with suppress(OSError):
                os.fsync(file)
            os.close(file)

    # The thread that calls fsync, which may take long

    def _settle(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._ends or self._is_dirty)
                if self._ends:
                    return
                file = None if self._file is None else os.dup(self._file)
                self._is_dirty = False
            if file is not None:  # else it is being replaced, which calls fsync itself
                with suppress(OSError):
                    os.fsync(file)
                os.close(file)
            with self._changed:
                self._changed.wait_for(lambda: self._ends, SETTLE_SECONDS)


def _write_at(file: int, start: int, data: bytes) -> None:
    """Append bytes and read them back.

    Raises:
        FileError: the file holds something else.
        OSError: they can't be written.
    """
    left = memoryview(data)
    while left:
        left = left[os.write(file, left) :]
    os.lseek(file, start, os.SEEK_SET)
    there = 0
    while there < len(data):
        found = os.read(file, len(data) - there)
        if not found or found != data[there : there + len(found)]:
            raise FileError(FileFault.DAMAGED)
        there += len(found)

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes a journal in a thread, for nobody waits for a disk, and reads back what it wrote."""

from __future__ import annotations

import os
import time
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from threading import Condition, Thread

from desktop_app.core.position import Position
from desktop_app.files.claim import ENDING, let_go, new_path, set_aside, this_owner
from desktop_app.files.disk import BESIDE
from desktop_app.files.errors import FileError, Flaw, of_system
from desktop_app.files.journal import VERSION, JournalGame, entry, lines_in, read_journal

PATIENCE_SECONDS = 5.0
"""So long the end of the program waits for a disk."""
AGAIN_SECONDS = 1.0
"""So long after a failure it is tried again."""
SETTLE_SECONDS = 1.0
"""At most so often the disk is asked to have it all, so that a power cut takes no more."""
ALIVE_SECONDS = 60.0
"""So often a journal to which nothing is added shows that it is being written."""
ARCHIVE = "archive"
"""The folder, beside that of the journals, of games that no window shows any more."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line to be written, and what must come of it when it is read.

    Attributes:
        data: the line.
        game: the game that it is about; None where it is about none.
        positions: what positions that game has from this line on, by their numbers.
    """

    data: bytes
    game: int | None = None
    positions: Mapping[int, Position] = field(default_factory=dict[int, Position])


@dataclass(slots=True)
class _Whole:
    """A journal that is to be begun: its lines, what goes into the archive, what gives way."""

    entries: Sequence[Entry]
    old: Sequence[bytes]
    former: Sequence[Path]


Listener = Callable[[FileError | None], None]
"""Told in the writing thread: what is wrong; None once all is written, or written again."""


class JournalWriter:
    """Appends what it is given to a journal, in order, and tries again until it can.

    What can't be written waits. What was written is read back: where the disk gives back
    something else it is written again, and where the program's own reader would not find in it
    what is meant, the listener is told.
    """

    def __init__(self, path: Path, listener: Listener, renew: Callable[[], None]) -> None:
        """Write nothing yet.

        Args:
            path: the journal, by a name that is this process's; see `claim`.
            listener: see `Listener`.
            renew: called in the writing thread where the journal is gone, or somebody else's:
                `begin` is to be called again.
        """
        self.path = path
        self._listener, self._renew = listener, renew
        self._changed = Condition()
        self._waiting: deque[Entry] = deque()
        self._whole: _Whole | None = None
        self._ends = self._is_dirty = False
        self._busy = True
        self._thread = Thread(target=self._run, name="journal", daemon=True)
        self._settler = Thread(target=self._settle, name="settling of the journal", daemon=True)
        self._file: int | None = None
        self._length = 0
        self._games: dict[int, JournalGame] = {}
        self._is_well: bool | None = None

    # For the window: each comes back at once

    def begin(
        self, entries: Iterable[Entry], old: Iterable[bytes] = (), former: Iterable[Path] = ()
    ) -> None:
        """Begin the journal anew, in the place of what it holds.

        Args:
            entries: all that is to be kept; what waits to be appended is part of it.
            old: lines of games that belong into the archive.
            former: files that are not needed once all that is done.
        """
        with self._changed:
            self._waiting.clear()
            self._whole = _Whole(tuple(entries), tuple(old), tuple(former))
            self._changed.notify_all()
        if not self._thread.ident:
            self._thread.start()
            self._settler.start()

    def append(self, entries: Iterable[Entry]) -> None:
        """Have lines written after all that were given before."""
        with self._changed:
            self._waiting.extend(entries)
            self._changed.notify_all()

    # For whoever waits

    def flush(self, seconds: float = PATIENCE_SECONDS) -> bool:
        """Wait until all is written; whether it is."""
        with self._changed:
            return self._changed.wait_for(lambda: not (self._busy or self._has_more()), seconds)

    def close(self) -> bool:
        """Write what waits, leave the journal to others, and end; whether all is written."""
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
                self._tell(of_system(error))
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
            self._listener(error)

    def _write(self) -> None:
        """Write all that there is now.

        Raises:
            OSError, FileError: it can't be written; it waits still.
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
            self._ask_anew()
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
        """Write it beside its place, read it back, and put it there."""
        folder = self.path.parent
        folder.mkdir(parents=True, exist_ok=True)
        if whole.old:
            put_into_archive(folder, whole.old)
            whole.old = ()  # should the rest fail, they are there all the same
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
        self._games.clear()
        for path in whole.former:
            with suppress(OSError):
                path.unlink()

    def _append(self, data: bytes) -> None:
        assert self._file is not None
        try:
            _write_at(self._file, self._length, data)
        except BaseException:
            # a line of which a part is there must not stand before the next one
            with suppress(OSError):
                os.ftruncate(self._file, self._length)
            raise
        self._length += len(data)
        self._is_dirty = True

    def _is_ours(self) -> bool:
        """Whether the open file is the one that its name stands for."""
        assert self._file is not None
        try:
            return os.path.samestat(self.path.stat(), os.fstat(self._file))
        except FileNotFoundError:
            return False

    def _ask_anew(self) -> None:
        """The journal is gone: only the window knows what was in it."""
        self._close_file()
        if self._ends:
            self._waiting.clear()
            return
        let_go(self.path, is_ours=False)
        self.path = new_path(self.path.parent)
        self._renew()
        with self._changed:
            self._changed.wait_for(lambda: self._whole is not None or self._ends)

    def _check(self, entries: Iterable[Entry]) -> None:
        """Have the program's own reader find what is meant."""
        read_now: set[int] = set()  # whose later lines are in the file, too
        for each in entries:
            number = each.game
            if number is None:
                continue
            flaws: list[FileError] = []
            game = self._games.get(number)
            if 0 in each.positions:
                game = self._games[number] = JournalGame(number)
            if game is None:  # a game of last time, which is played on
                lines = read_journal(self.path.read_bytes()).games.get(number)
                game = self._games[number] = JournalGame(number) if lines is None else lines.read()
                read_now.add(number)
            elif number not in read_now:
                for line in lines_in(each.data, flaws):
                    game.take(line)
            is_found = all(
                at in game.nodes and game.nodes[at].position == position
                for at, position in each.positions.items()
            )
            if flaws or game.flaws or not is_found:
                game.flaws.clear()
                self._listener(FileError(Flaw.FAULT))

    def _leave(self) -> None:
        self._close_file()
        let_go(self.path)
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

    # The thread that has the disk settle, which may take long

    def _settle(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._ends or self._is_dirty)
                file = None if self._file is None or self._ends else os.dup(self._file)
                self._is_dirty = False
            if file is None:
                return
            with suppress(OSError):
                os.fsync(file)
            os.close(file)
            with self._changed:
                self._changed.wait_for(lambda: self._ends, SETTLE_SECONDS)


def _write_at(file: int, start: int, data: bytes) -> None:
    """Append bytes, and read them back.

    Raises:
        FileError: what is there is something else.
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
            raise FileError(Flaw.DAMAGED)
        there += len(found)


def put_into_archive(folder: Path, lines: Iterable[bytes]) -> None:
    """Keep lines of games that no window shows any more.

    Args:
        folder: that of the journals.
        lines: the lines.

    Raises:
        FileError, OSError: they can't be kept.
    """
    archive = folder.parent / ARCHIVE
    archive.mkdir(parents=True, exist_ok=True)
    set_aside(archive, b"".join(lines), f"games-{time.strftime('%Y-%m-%d')}", ENDING)

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is handed to a writer is in the journal, and stays there; its listener knows how it is."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from desktop_app.core.record import GameRecord
from desktop_app.files import journal_writer
from desktop_app.files.errors import FileError, FileFault
from desktop_app.files.game_file import GameFileContents, game_head, move_lines
from desktop_app.files.journal import entry, game_entry, read_journal
from desktop_app.files.journal_writer import JournalEntry, JournalWriter
from desktop_app.files.ownership import new_path
from desktop_app.games.registry import find_game
from tests.waiting import wait_until

WRITING, SETTLING = "journal", "settling of the journal"
START = find_game("tic-tac-toe").start()


class Written:
    """A journal of a folder of its own, and what its listener is told."""

    def __init__(self, folder: Path) -> None:
        self.told: list[FileFault | None] = []
        self.writer = JournalWriter(new_path(folder), self.listen, self.begin)

    def listen(self, error: FileError | None) -> None:
        self.told.append(None if error is None else error.fault)

    def begin(self, *entries: JournalEntry) -> None:
        self.writer.begin(entries)

    @property
    def moves(self) -> str:
        """The moves of the first game in the journal."""
        record = read_journal(self.writer.path.read_bytes()).games[1].read().record
        assert record is not None
        return START.game.moves_text(record.moves())


@pytest.fixture
def open_journal(tmp_path: Path) -> Iterator[Callable[[], Written]]:
    made: list[Written] = []

    def open_one() -> Written:
        made.append(Written(tmp_path / "windows"))
        return made[-1]

    yield open_one
    for each in made:
        each.writer.close()


OpenJournal = Callable[[], Written]


def game_line(*moves: int) -> bytes:
    """The line of a whole game."""
    record = GameRecord(START)
    for move in moves:
        record.play(move)
    kept = GameFileContents(record)
    return game_entry(1, "", game_head(kept), move_lines(kept))


def middle() -> JournalEntry:
    """The move to the middle of the empty board."""
    line = entry("move", game=1, node=1, after=0, move="b2")
    return JournalEntry(line, 1, {1: START.after(4)})


def comment(text: str) -> JournalEntry:
    return JournalEntry(entry("comment", game=1, node=0, comment=text), 1)


def new_game() -> JournalEntry:
    return JournalEntry(game_line(), 1, {0: START})


def open_files() -> int:
    return len(list(Path("/dev/fd").iterdir()))


def test_the_listener_is_told_once_that_everything_is_written(open_journal: OpenJournal) -> None:
    written = open_journal()
    written.begin(new_game())
    written.writer.append([middle()])
    assert written.writer.flush()
    written.writer.append([comment("the middle")])
    assert written.writer.flush()
    assert written.told == [None]
    assert written.moves == "b2"


def test_a_game_of_an_earlier_session_is_continued(open_journal: OpenJournal) -> None:
    """Its lines are taken over as they are, and only read once a move follows."""
    written = open_journal()
    written.begin(JournalEntry(game_line()))
    written.writer.append([middle()])
    assert written.writer.flush()
    assert (written.told, written.moves) == ([None], "b2")
    written.begin(JournalEntry(game_line()))  # what was read of the former contents does not count
    assert written.writer.flush()
    assert written.moves == ""
    written.writer.append([middle()])
    assert written.writer.flush()
    assert (written.told, written.moves) == ([None], "b2")


def test_a_line_that_the_reader_refuses_is_reported_once(open_journal: OpenJournal) -> None:
    written = open_journal()
    written.begin(new_game())
    written.writer.append([comment("x" * 1_000_000)])
    assert written.writer.flush()
    assert written.told == [None, FileFault.FAULT]
    written.writer.append([middle()])
    assert written.writer.flush()
    assert written.told == [None, FileFault.FAULT]


def test_a_failed_read_back_is_reported_and_written_again(
    open_journal: OpenJournal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal_writer, "AGAIN_SECONDS", 0.0)
    read, wrong = os.read, [2]

    def read_back(file: int, length: int) -> bytes:
        data = read(file, length)
        if threading.current_thread().name == WRITING and wrong[0]:
            wrong[0] -= 1
            return bytes([data[0] ^ 1]) + data[1:]
        return data

    monkeypatch.setattr(os, "read", read_back)
    written = open_journal()
    written.begin(new_game())
    wait_until(lambda: None in written.told)
    assert written.told == [FileFault.DAMAGED, FileFault.DAMAGED, None]
    wrong[0] = 1
    written.writer.append([middle()])
    wait_until(lambda: len(written.told) == 5)
    assert written.told[3:] == [FileFault.DAMAGED, None]
    assert written.moves == "b2"


def test_a_new_journal_is_on_the_disk_before_it_takes_its_name(
    open_journal: OpenJournal, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[tuple[str, int]] = []
    settle, replace = os.fsync, Path.replace

    def fsync(file: int) -> None:
        done.append(("settled", os.fstat(file).st_size))
        settle(file)

    def rename(path: Path, target: Path) -> Path:
        done.append(("renamed", path.stat().st_size))
        return replace(path, target)

    monkeypatch.setattr(os, "fsync", fsync)
    monkeypatch.setattr(Path, "replace", rename)
    written = open_journal()
    written.begin(new_game())
    assert written.writer.flush()
    size = written.writer.path.stat().st_size
    assert done == [("settled", size), ("renamed", size)]


def settled_by_the_other_thread(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Note the inodes of what the thread that only settles has settled, without a pause."""
    found: list[int] = []
    settle = os.fsync

    def fsync(file: int) -> None:
        if threading.current_thread().name == SETTLING:
            found.append(os.fstat(file).st_ino)
        settle(file)

    monkeypatch.setattr(os, "fsync", fsync)
    monkeypatch.setattr(journal_writer, "SETTLE_SECONDS", 0.0)
    return found


def test_appended_lines_are_soon_synced(
    open_journal: OpenJournal, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, written = settled_by_the_other_thread(monkeypatch), open_journal()
    written.begin(new_game())
    written.writer.append([middle()])
    wait_until(lambda: found)
    assert set(found) == {written.writer.path.stat().st_ino}


def test_an_idle_journal_is_not_synced(
    open_journal: OpenJournal, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, written = settled_by_the_other_thread(monkeypatch), open_journal()
    for _ in range(50):
        written.begin(new_game())
        assert written.writer.flush()
    assert found == []


def test_an_idle_journal_shows_that_it_is_in_use(
    open_journal: OpenJournal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal_writer, "ALIVE_SECONDS", 0.001)
    written = open_journal()
    written.begin(new_game())
    assert written.writer.flush()
    long_ago = 5
    os.utime(written.writer.path, (long_ago, long_ago))
    wait_until(lambda: written.writer.path.stat().st_mtime > long_ago)


@pytest.mark.skipif(not Path("/dev/fd").exists(), reason="the system does not list open files")
def test_a_journal_that_is_begun_again_leaves_no_file_open(open_journal: OpenJournal) -> None:
    written = open_journal()
    written.begin(new_game())
    assert written.writer.flush()
    before = open_files()
    for _ in range(5):
        written.begin(new_game())
        assert written.writer.flush()
    assert open_files() == before


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such rights")
def test_a_journal_is_readable_by_its_owner_only(open_journal: OpenJournal) -> None:
    written = open_journal()
    written.begin(new_game())
    assert written.writer.flush()
    assert written.writer.path.stat().st_mode & 0o777 == 0o600


def test_a_journal_keeps_no_program_from_ending(open_journal: OpenJournal) -> None:
    before = set(threading.enumerate())
    written = open_journal()
    written.begin(new_game())
    begun = set(threading.enumerate()) - before
    assert {thread.name for thread in begun} == {WRITING, SETTLING}
    assert all(thread.daemon for thread in begun)


def test_closing_returns_whether_everything_is_written(
    open_journal: OpenJournal, tmp_path: Path
) -> None:
    written = open_journal()
    written.begin(new_game())
    written.writer.append([middle()])
    assert written.writer.close()
    (left,) = (tmp_path / "windows").glob("window-*.journal")
    assert b'"move": "b2"' in left.read_bytes()
    hindered = Written(left / "no folder")
    hindered.begin(new_game())
    assert not hindered.writer.close()

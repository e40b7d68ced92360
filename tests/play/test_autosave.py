# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a session holds is in its journal; a full or dead disk holds up nobody, and is told of."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from threading import Event
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from desktop_app.core.position import MAX, MIN
from desktop_app.core.record import GameRecord
from desktop_app.core.score import Bound, Outcome, Score
from desktop_app.files import ownership
from desktop_app.files.game_file import SourceFile
from desktop_app.files.journal import JournalGame, checksummed_line
from desktop_app.games.registry import PRESETS, find_game
from desktop_app.play import saved_game
from desktop_app.play.autosave import Autosave
from desktop_app.play.game_files import FilesOfGames, contents_of
from desktop_app.play.history.model import HistoryModel
from desktop_app.play.saved_game import (
    FOLDER,
    EarlierSessionGames,
    SavedSession,
    load_window,
    read_before,
)
from desktop_app.play.session import SHELF, GameSession
from desktop_app.players.registry import parse_strategy
from desktop_app.settings import Settings
from tests import kept as journal
from tests.calm import tick
from tests.files.games import shape
from tests.waiting import PATIENCE_MS


def load(folder: Path) -> SavedSession:
    store = QSettings(str(folder / "a.ini"), QSettings.Format.IniFormat)
    return load_window(Settings(store, folder))


class Kept:
    """A session whose changes are written, in a folder of its own."""

    def __init__(self, folder: Path, found: SavedSession | None = None) -> None:
        self.folder = folder
        self.found = found or load(folder)
        self.session = GameSession(self.found.game)
        self.found.restore_into(self.session)
        self.history = HistoryModel(lambda _: ("",) * 6)
        self.history.show_record(self.session.record)
        self.filed = FilesOfGames(self.session)
        self.filed.know(self.session.record, self.found.own)
        self.history.know(self.session.record, self.found.values)
        self.page: tuple[str, dict[str, str | int]] = ("play", {})
        self.autosave = Autosave(
            self.found, self.session, self.history, self.filed, look=lambda: self.page
        )
        self.autosave.failed.connect(self.note)
        self.told: list[str] = []
        self.autosave.mended.connect(self.told.append)
        self.begun = 0
        self.autosave.written.connect(self.count)

    def note(self, text: str, is_first: bool) -> None:
        self.told += [text] * is_first

    def count(self) -> None:
        self.begun += 1

    def take_before(self) -> EarlierSessionGames:
        read = read_before(self.found.before, self.folder / FOLDER, self.found.data)
        self.autosave.take_before(read)
        return read

    @property
    def file(self) -> Path:
        return journal.journal_file(self.folder / FOLDER)

    def held(self) -> journal.Held:
        assert self.autosave.flush()
        return journal.held_in(self.file)

    def is_kept(self) -> bool:
        kept, session = self.held(), self.session
        return (
            shape(kept.record) == shape(session.record)
            and [*map(shape, kept.records)] == [*map(shape, session.before)]
            and kept.players == (session.chosen_seat(MAX), session.chosen_seat(MIN))
        )

    def end(self) -> None:
        self.autosave.end()
        self.autosave.release()


@pytest.fixture
def open_kept(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[[], Kept]]:
    """Sessions, each with what the one before has left."""
    made: list[Kept] = []

    def open_one() -> Kept:
        made.append(Kept(tmp_path))
        return made[-1]

    yield open_one
    for kept in made:
        kept.end()


OpenKept = Callable[[], Kept]


def test_every_change_is_written_to_the_journal(open_kept: OpenKept) -> None:
    dice, kept = Random(3), open_kept()
    session = kept.session
    for step in range(300):
        kind = dice.random()
        if kind < 0.04:
            session.new_game(find_game(dice.choice(list(PRESETS))).start(), swap=kind < 0.02)
        elif kind < 0.08 and session.has_previous_game:
            session.previous_game()
        elif kind < 0.2:
            session.go_to(dice.choice(list(session.record.nodes())))
        elif kind < 0.3:
            session.comment(dice.choice(["", "why?", "good"]))
        elif kind < 0.35:
            session.set_seat(MIN, dice.choice([None, parse_strategy("perfect")]))
        elif session.position.outcome is None:
            session.play(dice.choice(session.position.legal_moves()))
        else:
            session.undo()
        if not step % 5:
            assert kept.is_kept()
    assert kept.is_kept()
    assert len(session.before) > 3
    kept.end()
    again = open_kept()
    assert shape(again.session.record) == shape(session.record)
    # what is not read yet stays in the journal
    assert [*map(shape, again.held().records)] == [*map(shape, session.before)]
    again.take_before()
    assert [*map(shape, again.session.before)] == [*map(shape, session.before)]
    assert again.is_kept()
    again.session.previous_game()  # a game of last time is played on
    if again.session.position.outcome is None:
        again.session.play(again.session.position.legal_moves()[0])
    assert again.is_kept()
    assert again.told == []


def test_a_window_that_has_ended_is_not_looked_at(open_kept: OpenKept) -> None:
    kept = open_kept()
    kept.autosave.end()
    del kept.page
    kept.autosave.note_place()
    kept.autosave.note_page()


def test_values_found_after_a_window_has_ended_do_not_disturb_the_next_one(
    open_kept: OpenKept, tmp_path: Path
) -> None:
    former = open_kept()
    former.session.play(4)
    former.autosave.end()
    live = SavedSession(former.session.record)
    other = Kept(tmp_path, former.autosave.hand_over(live))
    position = former.session.position
    former.history.set_score(position, Score(Outcome.DRAW, 8, 0, Bound.EXACT, 8))
    other.session.play(0)
    assert other.autosave.flush()
    assert other.is_kept()
    other.end()


def test_a_window_that_has_ended_writes_no_values_of_the_next_one(
    open_kept: OpenKept, tmp_path: Path
) -> None:
    former = open_kept()
    first = former.session.position
    former.session.play(4)
    score = Score(Outcome.DRAW, 9, 0, Bound.EXACT, 9)
    former.history.set_score(first, score)
    former.autosave.end()
    other = Kept(tmp_path, former.autosave.hand_over(SavedSession(former.session.record)))
    other.history.show_record(other.session.record)
    other.history.set_score(other.session.position, replace(score, plies=8, depth=8))
    tick(former.autosave)
    other.end()
    again = open_kept()
    assert other.session.position in again.history.values(again.session.record)


def test_a_move_is_one_line_however_long_the_day_is(open_kept: OpenKept) -> None:
    kept = open_kept()
    sizes: list[int] = []
    for _ in range(40):
        kept.session.new_game(find_game("tic-tac-toe").start())
        assert kept.autosave.flush()
        before = kept.file.stat().st_size
        kept.session.play(4)
        assert kept.autosave.flush()
        sizes.append(kept.file.stat().st_size - before)
    assert max(sizes) < 100
    assert kept.is_kept()


def test_values_comments_and_files_of_games_before_come_back(
    open_kept: OpenKept, tmp_path: Path
) -> None:
    kept = open_kept()
    session, history, file = kept.session, kept.history, tmp_path / "mine.mmfair"
    first = session.record
    kept.filed.put(first, file, contents_of(first, kept.filed.players()))
    session.play(4)
    score = Score(Outcome.DRAW, first.position.remaining, 0, Bound.EXACT, 8)
    history.set_score(first.position, score)  # after the move was written
    session.new_game(find_game("connect-four").start())
    session.play(38)
    second = session.record.current
    session.new_game()
    session.comment("typed while the game was left", second)
    kept.end()
    again = open_kept()
    assert again.filed.own_file(again.session.record) is None
    again.take_before()
    before, second_again = again.session.before
    assert second_again.current.comment == "typed while the game was left"
    assert again.history.values(before) == {before.position: score}
    assert again.filed.own_file(before) == SourceFile(file, differs=True)
    again.session.previous_game()
    again.session.previous_game()
    again.end()
    third = open_kept()
    assert third.history.values(third.session.record) == {before.position: score}
    assert third.filed.own_file(third.session.record) == SourceFile(file, differs=True)


def test_a_file_that_gets_its_name_after_the_game_was_left_is_known(
    open_kept: OpenKept, tmp_path: Path
) -> None:
    kept = open_kept()
    first = kept.session.record
    kept.session.play(4)
    kept.session.new_game()
    kept.filed.put(first, tmp_path / "a", contents_of(first, kept.filed.players()))
    kept.end()
    again = open_kept()
    again.take_before()
    assert again.filed.own_file(again.session.before[0]) == SourceFile(tmp_path / "a")


def damaged(file: Path, change: Callable[[bytes], bytes], at: int) -> bytes:
    """Change a line of a journal, counted from 1, and return the whole of it."""
    lines = file.read_bytes().split(b"\n")
    lines[at - 1] = change(lines[at - 1])
    data = b"\n".join(lines)
    file.write_bytes(data)
    return data


def flipped(line: bytes) -> bytes:
    return line[:-3] + bytes([line[-3] ^ 1]) + line[-2:]


def three_games(kept: Kept) -> None:
    for moves in ((4, 0, 8), (0, 4, 1), (8, 4, 0)):
        kept.session.new_game(find_game("tic-tac-toe").start())
        for move in moves:
            kept.session.play(move)
    kept.end()


def line_with(file: Path, text: bytes, which: int) -> int:
    lines = [n for n, line in enumerate(file.read_bytes().split(b"\n"), 1) if text in line]
    return lines[which]


def test_a_damaged_line_of_a_game_before_costs_no_other_game(
    open_kept: OpenKept, tmp_path: Path
) -> None:
    kept = open_kept()
    three_games(kept)
    at = line_with(kept.file, b'"do": "move"', 1)  # of the first of the three
    data = damaged(kept.file, flipped, at)
    again = open_kept()
    assert again.session.game.moves_text(again.session.record.moves()) == "c1b2a3"
    assert again.found.trouble == (
        f"Some of your earlier games couldn't be restored: line {at}: this line is damaged. "
        "A copy of the damaged file is kept as “damaged-1.txt”."
    )
    assert again.found.aside is not None
    assert again.found.aside.read_bytes() == data
    read = again.take_before()
    texts = [game_text(record) for record in again.session.before]
    assert texts == ["b2", "a3b2b3"]  # what can't follow is left out, too
    assert read.trouble.startswith("Some of your earlier games couldn't be restored: line ")
    assert read.aside is not None
    assert read.aside.name == "damaged-2.txt"


def test_a_window_in_another_language_puts_the_damaged_journal_aside_whole(
    open_kept: OpenKept, tmp_path: Path
) -> None:
    """The language changes before the games of earlier sessions have been read."""
    kept = open_kept()
    three_games(kept)
    data = damaged(kept.file, flipped, line_with(kept.file, b'"do": "move"', 1))
    former = open_kept()
    assert former.found.before
    former.autosave.end()
    handed = former.autosave.hand_over(SavedSession(former.session.record))
    other = Kept(tmp_path, handed)
    read = other.take_before()
    other.end()
    assert [game_text(record) for record in other.session.before] == ["b2", "a3b2b3"]
    assert read.aside is not None
    assert read.aside.read_bytes() == data


def test_a_window_that_has_read_its_games_hands_over_no_data(
    open_kept: OpenKept,
) -> None:
    kept = open_kept()
    three_games(kept)
    again = open_kept()
    again.take_before()
    again.autosave.end()
    handed = again.autosave.hand_over(SavedSession(again.session.record))
    assert (handed.before, handed.data) == ((), b"")


def game_text(record: GameRecord) -> str:
    return record.position.game.moves_text(record.moves())


def test_a_damaged_page_costs_no_game(open_kept: OpenKept) -> None:
    kept = open_kept()
    three_games(kept)
    damaged(kept.file, flipped, line_with(kept.file, b'"do": "page"', 0))
    again = open_kept()
    assert again.found.page == ""
    again.take_before()
    assert len(again.session.before) == 2
    assert game_text(again.session.record) == "c1b2a3"


def test_a_game_of_another_program_version_costs_no_other(open_kept: OpenKept) -> None:
    kept = open_kept()
    for name in ("gomoku", "connect-four"):
        kept.session.new_game(find_game(name).start())
        kept.session.play(35)
    kept.session.new_game(find_game("tic-tac-toe").start())
    kept.end()
    at = line_with(kept.file, b'"gomoku"', 0)

    def strange(line: bytes) -> bytes:
        return checksummed_line(line[9:].decode().replace("gomoku", "shogi")).rstrip(b"\n")

    damaged(kept.file, strange, at)
    again = open_kept()
    read = again.take_before()
    assert [record.position.game.id for record in again.session.before] == ["connect-four"]
    assert f"line {at}: There is no game called “shogi”" in read.trouble


def test_files_that_are_put_aside_are_never_written_over(open_kept: OpenKept) -> None:
    contents: list[bytes] = []
    for _ in range(3):
        kept = open_kept()
        kept.session.new_game()
        kept.session.play(0)
        kept.end()
        contents.append(damaged(kept.file, flipped, line_with(kept.file, b'"do": "page"', 0)))
    last = open_kept()
    found = {path.name: path.read_bytes() for path in last.file.parent.glob("*.txt")}
    assert found == {f"damaged-{number}.txt": data for number, data in enumerate(contents, 1)}


def test_games_that_no_window_shows_any_more_go_into_the_archive(
    open_kept: OpenKept, tmp_path: Path
) -> None:
    kept = open_kept()
    for _ in range(SHELF + 7):
        kept.session.new_game()
        kept.session.play(4)
    kept.end()
    assert not (tmp_path / "archive").exists()
    again = open_kept()
    again.take_before()
    assert len(again.held().records) == SHELF
    (file,) = (tmp_path / "archive").iterdir()
    games = [game.read() for game in journal.read_journal(file.read_bytes()).games.values()]
    texts = [game_text(game.record) for game in games if game.record is not None]
    assert texts.count("b2") == 6


class Disk:
    """A disk that can be full, or not answer."""

    def __init__(self) -> None:
        self.is_full = False
        self.answers = Event()
        self.answers.set()
        self._write = os.write

    def write(self, file: int, data: bytes) -> int:
        self.answers.wait()
        if self.is_full:
            self._write(file, bytes(data[:5]))  # there was still some room
            raise OSError(errno.ENOSPC, "No space left on device")
        return self._write(file, data)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    made = Disk()
    monkeypatch.setattr(os, "write", made.write)
    yield made
    made.answers.set()


def test_entries_refused_by_a_full_disk_are_written_later(
    qtbot: QtBot, open_kept: OpenKept, disk: Disk
) -> None:
    kept = open_kept()
    kept.session.play(4)
    assert kept.is_kept()
    disk.is_full = True
    kept.session.play(0)
    kept.session.play(1)
    qtbot.waitUntil(lambda: bool(kept.told), timeout=PATIENCE_MS)
    assert kept.told == ["Your moves aren't being saved: the disk is full. Free up some space."]
    assert game_text(journal.held_in(kept.file).record) == "b2"
    disk.is_full = False  # and nobody does anything
    qtbot.waitUntil(lambda: len(kept.told) == 2, timeout=PATIENCE_MS)
    assert kept.told[1] == "Everything is being saved again."
    assert kept.is_kept()


def test_nobody_waits_for_a_disk_that_does_not_answer(open_kept: OpenKept, disk: Disk) -> None:
    kept = open_kept()
    kept.session.play(4)
    assert kept.is_kept()
    disk.answers.clear()
    for move in (0, 1, 7):
        kept.session.play(move)  # else it would never come back
    assert game_text(journal.held_in(kept.file).record) == "b2"
    disk.answers.set()
    assert kept.is_kept()


def test_a_folder_without_write_access_is_reported(
    qtbot: QtBot, open_kept: OpenKept, tmp_path: Path
) -> None:
    (tmp_path / FOLDER).write_text("", "utf-8")
    kept = open_kept()
    assert kept.found.trouble.startswith("Your moves aren't being saved: ")
    kept.session.play(4)
    (tmp_path / FOLDER).unlink()
    qtbot.waitUntil(lambda: "Everything is being saved again." in kept.told, timeout=PATIENCE_MS)
    assert kept.is_kept()


@pytest.mark.parametrize("can_be_listed", [False, True])
def test_trouble_at_the_start_is_reported_as_mended_after_the_first_write(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, can_be_listed: bool
) -> None:
    folder = tmp_path / FOLDER
    if can_be_listed:  # but the journal in it can't be read
        taken = ownership.ClaimedJournal(folder / "window-1.journal")
        monkeypatch.setattr(saved_game, "claim_journal", Mock(return_value=taken))
    else:
        folder.write_text("", "utf-8")
    found = load(tmp_path)
    assert found.cannot_save
    assert found.trouble.startswith("Your moves aren't being saved: ")
    folder.unlink(missing_ok=True)
    kept = Kept(tmp_path, found)
    qtbot.waitUntil(lambda: kept.begun == 1, timeout=PATIENCE_MS)
    assert kept.told == ["Everything is being saved again."]
    kept.session.play(4)
    assert kept.is_kept()
    kept.end()
    assert (kept.begun, len(kept.told)) == (1, 1)


def test_a_journal_that_is_deleted_is_begun_again(qtbot: QtBot, open_kept: OpenKept) -> None:
    kept = open_kept()
    kept.session.play(4)
    assert kept.is_kept()
    kept.file.unlink()
    kept.session.play(0)
    qtbot.waitUntil(lambda: any(kept.folder.rglob("window-*.journal")), timeout=PATIENCE_MS)
    assert kept.is_kept()


def test_a_line_that_the_reader_would_refuse_is_reported_at_once(
    qtbot: QtBot, open_kept: OpenKept
) -> None:
    kept = open_kept()
    kept.session.play(4)
    kept.session.comment("x" * 1_000_000)  # no file can hold one of this length
    qtbot.waitUntil(lambda: bool(kept.told), timeout=PATIENCE_MS)
    assert kept.told == ["Your moves aren't being saved: something went wrong in this program."]
    kept.session.play(0)
    assert kept.autosave.flush()
    found = journal.read_journal(kept.file.read_bytes())
    record = found.games[found.shown[0]].read().record
    assert record is not None
    assert game_text(record) == "b2a3"


def test_changes_while_the_window_closes_are_not_written(open_kept: OpenKept) -> None:
    kept = open_kept()
    kept.session.play(4)
    kept.autosave.end()
    kept.session.play(0)
    kept.session.comment("late")
    kept.autosave.release()
    assert game_text(journal.held_in(kept.file).record) == "b2"


def test_the_file_of_a_game_is_written_at_once(open_kept: OpenKept, tmp_path: Path) -> None:
    kept, file = open_kept(), tmp_path / "mine.mmfair"
    record = kept.session.record
    kept.filed.put(record, file, contents_of(record, kept.filed.players()))
    kept.end()
    again = open_kept()
    assert again.filed.own_file(again.session.record) == SourceFile(file, differs=False)


def test_a_step_is_one_short_line(open_kept: OpenKept) -> None:
    kept = open_kept()
    kept.page = ("explain", {"lesson": "{" + "x" * 1000 + "}", "step": 1})
    kept.autosave.note_page()
    assert kept.autosave.flush()
    before = kept.file.stat().st_size
    for step in range(2, 30):
        kept.page = ("explain", {**kept.page[1], "step": step})
        kept.autosave.note_place()
    assert kept.autosave.flush()
    assert kept.file.stat().st_size - before < 28 * 60
    found = kept.held().journal
    assert (found.page, found.place) == kept.page


def test_a_fault_of_the_program_does_not_end_what_keeps_the_games(
    qtbot: QtBot, open_kept: OpenKept, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = open_kept()
    assert kept.is_kept()
    noted: list[type[BaseException]] = []

    def note(kind: type[BaseException], *_: object) -> None:
        noted.append(kind)

    def fail(*_: object) -> None:
        raise KeyError

    monkeypatch.setattr(sys, "excepthook", note)
    with monkeypatch.context() as patched:
        patched.setattr(JournalGame, "take", fail)
        kept.session.play(4)
        qtbot.waitUntil(lambda: bool(kept.told), timeout=PATIENCE_MS)
    assert noted == [KeyError]
    kept.session.play(0)
    qtbot.waitUntil(lambda: "Everything is being saved again." in kept.told, timeout=PATIENCE_MS)
    assert game_text(journal.held_in(kept.file).record) == "b2a3"

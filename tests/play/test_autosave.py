# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""After each change the file holds what the session holds; a full disk is told of once."""

from __future__ import annotations

import errno
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from desktop_app.core.position import MAX, MIN
from desktop_app.core.score import Bound, Outcome, Score
from desktop_app.files.claim import Claim
from desktop_app.files.disk import read_text, write_whole
from desktop_app.files.game_file import OwnFile, read_game
from desktop_app.files.window_file import KeptWindow, read_before, read_window
from desktop_app.games.registry import PRESETS, find_game
from desktop_app.play.autosave import Autosave
from desktop_app.play.filed_games import FiledGames, held
from desktop_app.play.history.model import HistoryModel
from desktop_app.play.saved_game import FOLDER, SavedGame, claim_of, load_window
from desktop_app.play.session import GameSession
from desktop_app.players.registry import parse_strategy
from desktop_app.settings import Settings
from tests.files.games import shape


def of_text(text: str) -> object:
    return shape(read_game(text).record)


class Kept:
    """A session whose changes are written."""

    def __init__(self, folder: Path) -> None:
        self.settings = Settings(
            QSettings(str(folder / "a.ini"), QSettings.Format.IniFormat), folder
        )
        claim, trouble = claim_of(self.settings)
        assert claim is not None
        assert trouble == ""
        self.claim: Claim = claim
        self.found: SavedGame = load_window(claim, self.settings)
        self.session = GameSession(self.found.game)
        self.found.take_up(self.session)
        self.history = HistoryModel(lambda _: ("",) * 6)
        self.filed = FiledGames(self.session)
        self.filed.know(self.session.record, self.found.own)
        self.history.know(self.session.record, self.found.values)
        self.autosave = Autosave(
            claim,
            self.session,
            self.history,
            self.filed,
            look=lambda: ("play", {}),
            unread=self.found.before,
        )
        self.autosave.failed.connect(self.note)
        self.told: list[str] = []

    def note(self, text: str, is_first: bool) -> None:
        self.told += [text] * is_first

    def take_before(self) -> None:
        self.autosave.take_before(read_before(self.found.before))

    def file(self) -> KeptWindow:
        return read_window(read_text(self.claim.path))

    def is_kept(self) -> bool:
        kept, session = self.file(), self.session
        return (
            shape(kept.game.record) == shape(session.record)
            and [*map(of_text, kept.before)] == [*map(shape, session.before)]
            and kept.players == (session.chosen_seat(MAX), session.chosen_seat(MIN))
        )

    def end(self) -> None:
        self.autosave.end()
        self.autosave.release()


def test_whatever_is_done_is_in_the_file_at_once(qtbot: QtBot, tmp_path: Path) -> None:
    dice, kept = Random(3), Kept(tmp_path)
    session = kept.session
    for _ in range(300):
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
        kept.autosave.save()  # where nothing has changed there may be no file yet
        assert kept.is_kept()
    assert len(session.before) > 3
    kept.end()
    again = Kept(tmp_path)
    assert shape(again.session.record) == shape(session.record)
    again.autosave.save()  # what is not read yet stays in the file
    assert [*map(of_text, again.file().before)] == [*map(shape, session.before)]
    again.take_before()
    assert [*map(shape, again.session.before)] == [*map(shape, session.before)]
    assert again.is_kept()
    again.end()


def test_values_comments_and_files_of_games_before_come_back(qtbot: QtBot, tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    session, history, file = kept.session, kept.history, tmp_path / "mine.mmfair"
    first = session.record
    history.show_record(first)
    kept.filed.put(first, file, held(first, kept.filed.players()))
    session.play(4)
    score = Score(Outcome.DRAW, first.position.remaining, 0, Bound.EXACT, 8)
    history.set_score(first.position, score)  # after the move was written
    session.new_game(find_game("connect-four").start())
    session.play(38)
    second = session.record.current
    session.new_game()
    session.comment("typed while the game was left", second)
    kept.end()
    again = Kept(tmp_path)
    assert again.filed.own_file(again.session.record) is None
    again.take_before()
    before, second_again = again.session.before
    assert second_again.current.comment == "typed while the game was left"
    assert again.history.values(before) == {before.position: score}
    assert again.filed.own_file(before) == OwnFile(file, differs=True)
    again.session.previous_game()
    again.session.previous_game()
    again.end()
    third = Kept(tmp_path)
    assert third.history.values(third.session.record) == {before.position: score}
    assert third.filed.own_file(third.session.record) == OwnFile(file, differs=True)
    third.end()


def test_a_file_that_gets_its_name_after_the_game_was_left_is_known(
    qtbot: QtBot, tmp_path: Path
) -> None:
    kept = Kept(tmp_path)
    first = kept.session.record
    kept.session.play(4)
    kept.session.new_game()
    kept.filed.put(first, tmp_path / "a", held(first, kept.filed.players()))
    kept.end()
    again = Kept(tmp_path)
    again.take_before()
    assert again.filed.own_file(again.session.before[0]) == OwnFile(tmp_path / "a")
    again.end()


def test_a_game_before_that_can_not_be_read_is_told_of_and_put_aside(
    qtbot: QtBot, tmp_path: Path
) -> None:
    kept = Kept(tmp_path)
    for name in ("gomoku", "connect-four"):
        kept.session.new_game(find_game(name).start())
        kept.session.play(35)
    kept.session.new_game(find_game("tic-tac-toe").start())
    kept.end()
    text = read_text(kept.claim.path).replace('"gomoku"', '"go"')
    write_whole(kept.claim.path, text)
    again = Kept(tmp_path)
    again.take_before()
    assert [record.position.game.id for record in again.session.before] == ["connect-four"]
    assert len(again.told) == 1
    assert again.told[0].startswith("A game of last time can't be brought back: line 4: There is")
    again.end()
    assert [each.read_text("utf-8") for each in tmp_path.rglob("*.unread")] == [text]


def test_a_full_disk_is_told_of_once_and_the_game_goes_on(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = Kept(tmp_path)
    told = kept.told
    kept.session.play(4)
    before = kept.file()

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(Path, "replace", full)
        kept.session.play(0)
        kept.session.play(1)
        assert told == ["What is played now is not kept: the disk is full."]
        assert shape(kept.file().game.record) == shape(before.game.record)
    kept.session.play(7)
    assert kept.is_kept()
    assert len(told) == 1
    kept.end()


def test_a_folder_in_which_nothing_can_be_written_is_told_of(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / FOLDER).write_text("", "utf-8")
    store = QSettings(str(tmp_path / "a.ini"), QSettings.Format.IniFormat)
    claim, trouble = claim_of(Settings(store, tmp_path))
    assert claim is None
    assert trouble.startswith("What is played now is not kept: ")

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""All games that were played are found, in windows and in the archive, until that is emptied."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from desktop_app.core.record import GameRecord, parse_moves
from desktop_app.files.archive import empty_archive, games_kept, put_into_archive
from desktop_app.files.errors import FileError, FileFault
from desktop_app.files.game_file import GameFileContents, game_head, move_lines
from desktop_app.files.journal import entry, game_entry
from desktop_app.files.json_reader import ignore_progress
from desktop_app.games.registry import find_game

START = find_game("tic-tac-toe").start()


def game(number: int, began: str, moves: str) -> bytes:
    """The line of a game."""
    record = GameRecord(START)
    record.play_all(parse_moves(START, moves))
    kept = GameFileContents(record)
    return game_entry(number, began, game_head(kept), move_lines(kept))


@pytest.fixture
def windows(tmp_path: Path) -> Path:
    """The folder of the journals: three games in two windows, and two in the archive."""
    folder = tmp_path / "windows"
    folder.mkdir()
    first = [game(1, "2026-11-02", "b2"), game(2, "2026-11-05", "a1"), game(3, "2026-11-05", "c3")]
    (folder / "window-1.journal").write_bytes(b"".join(first))
    (folder / "window-2.journal").write_bytes(game(1, "2026-11-04", ""))
    put_into_archive(folder, [game(1, "2026-11-03", "a2"), game(2, "2026-11-01", "a3")])
    return folder


def moves_kept(windows: Path) -> Sequence[str]:
    """The moves of all games that are found, in their order."""
    found = [each.record for each in games_kept(windows, ignore_progress)]
    return [START.game.moves_text(each.moves()) for each in found if each is not None]


def test_the_newest_game_comes_first_and_one_without_a_move_is_left_out(windows: Path) -> None:
    assert moves_kept(windows) == ["c3", "a1", "a2", "b2", "a3"]


def test_a_game_that_was_continued_is_found_once_with_its_last_moves(windows: Path) -> None:
    """Its first line is in the archive, and in the journal with what followed."""
    line, later = game(1, "2026-11-06", "b2"), entry("move", game=1, node=2, after=1, move="c1")
    put_into_archive(windows, [line])
    (windows / "window-3.journal").write_bytes(line + later)
    assert moves_kept(windows)[0] == "b2c1"
    assert "b2" not in moves_kept(windows)[1:4]
    assert len(moves_kept(windows)) == 6


def test_progress_is_reported_for_each_file_and_game(windows: Path) -> None:
    shares: list[float] = []
    games_kept(windows, shares.append)
    third = pytest.approx(1 / 3)
    assert shares[:3] == [0, 0, 0]  # the archive, and its two games
    assert sorted(shares) == shares
    assert shares[3] == third
    assert len(shares) == 3 + 6
    assert shares[-1] == pytest.approx(2 / 3)


def test_searching_the_archive_can_be_stopped(windows: Path) -> None:
    def stop(share: float) -> None:
        if share:
            raise FileError(FileFault.STOPPED)

    with pytest.raises(FileError) as raised:
        games_kept(windows, stop)
    assert raised.value.fault is FileFault.STOPPED


def test_emptying_the_archive_leaves_the_games_in_windows(windows: Path) -> None:
    empty_archive(windows)
    assert moves_kept(windows) == ["c3", "a1", "b2"]
    empty_archive(windows)  # there is nothing in it any more
    assert list((windows.parent / "archive").iterdir()) == []


def test_an_archive_file_that_cannot_be_deleted_is_reported(windows: Path) -> None:
    (windows.parent / "archive" / "games-of-mine.journal").mkdir()
    with pytest.raises(FileError):
        empty_archive(windows)

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a window holds comes back, whatever became of its file, and belongs to one window."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop_app.files.claim import Claim, claim_file
from desktop_app.files.errors import FileError, Flaw
from desktop_app.files.game_file import Players, game_text
from desktop_app.files.window_file import read_before, read_window, window_text
from desktop_app.players.registry import parse_strategy
from tests.files.games import random_game, shape

ROOT = Path(__file__).parent.parent.parent
PLAYERS: Players = (None, parse_strategy("alpha-beta:4"))
EMPTY = window_text([game_text(random_game(0))], PLAYERS)


def text_of(*seeds: int) -> str:
    games = [game_text(random_game(seed)) for seed in seeds]
    return window_text(games, PLAYERS, "explain", {"step": 7, "example": "“3”"})


def test_all_of_it_comes_back() -> None:
    kept = read_window(text_of(3, 1, 2))
    assert shape(kept.game.record) == shape(random_game(3).record)
    assert kept.game.values == random_game(3).values
    assert [shape(game.record) for _, game in read_before(kept.before).games] == [
        shape(random_game(seed).record) for seed in (1, 2)
    ]
    assert (kept.players, kept.page) == (PLAYERS, "explain")
    assert kept.place == {"step": 7, "example": "“3”"}


def test_a_game_before_that_can_not_be_read_takes_no_other_with_it() -> None:
    text = text_of(3, 0, 2).replace('"game": "tic-tac-toe"', '"game": "tic-tac-two"')
    assert text != text_of(3, 0, 2)
    kept = read_window(text)
    assert shape(kept.game.record) == shape(random_game(3).record)
    before = read_before(kept.before)
    assert [shape(game.record) for _, game in before.games] == [shape(random_game(2).record)]
    assert [error.flaw for error in before.refused] == [Flaw.REFUSED]


def test_a_file_cut_off_at_any_place_is_refused() -> None:
    text = text_of(0).rstrip()
    for length in range(0, len(text), 3):
        with pytest.raises(FileError):
            read_window(text[:length])


@pytest.fixture
def claims() -> Iterator[list[Claim]]:
    made: list[Claim] = []
    yield made
    for claim in made:
        claim.release()


def test_each_window_has_a_file_and_the_next_takes_the_one_written_last(
    claims: list[Claim], tmp_path: Path
) -> None:
    claims += [claim_file(tmp_path / "windows") for _ in range(3)]
    assert len({claim.path for claim in claims}) == 3
    assert [claim.read() for claim in claims] == [None] * 3
    for seed, claim in enumerate(claims):
        claim.write(text_of(seed))
    os.utime(claims[0].path, (2e9, 2e9))  # as if written in between
    for claim in claims:
        claim.release()
    again = [claim_file(tmp_path / "windows") for _ in range(4)]
    claims += again
    assert again[0].path == claims[0].path
    assert len({claim.path for claim in again}) == 4
    back = again[0].read()
    assert back is not None
    assert shape(back.game.record) == shape(random_game(0).record)
    assert again[3].read() is None


HOLDS = """
import sys
from pathlib import Path
from desktop_app.files.claim import claim_file
claim = claim_file(Path(sys.argv[1]))
claim.write(sys.stdin.readline())
print(claim.path, flush=True)
sys.stdin.readline()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_the_file_of_a_process_that_was_killed_is_free(claims: list[Claim], tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", HOLDS, str(tmp_path)],
        cwd=ROOT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
    )  # fmt: skip
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(EMPTY.replace("\n", " ") + "\n")
    process.stdin.flush()
    path = Path(process.stdout.readline().rstrip("\n"))
    claims.append(claim_file(tmp_path))
    assert claims[0].path != path
    process.send_signal(signal.SIGKILL)
    process.communicate()
    claims.append(claim_file(tmp_path))
    assert claims[1].path == path
    assert claims[1].read() is not None


def test_a_damaged_file_gives_way_to_the_one_that_was_made_safe(
    claims: list[Claim], tmp_path: Path
) -> None:
    claim = claim_file(tmp_path)
    claim.write(text_of(5))
    claim.release()  # now the second file is written
    claim.path.write_bytes(b"")  # as a power cut may leave it
    claims.append(claim_file(tmp_path))
    back = claims[0].read()
    assert back is not None
    assert shape(back.game.record) == shape(random_game(5).record)


def test_two_damaged_files_are_told_of_and_put_aside(claims: list[Claim], tmp_path: Path) -> None:
    claim = claim_file(tmp_path)
    claim.write(text_of(5))
    claim.release()
    safe = next(tmp_path.glob("*.safe"))
    for file, text in ((claim.path, "{"), (safe, EMPTY.replace('"version": 1', '"version": 9', 1))):
        file.write_text(text, "utf-8")
    claims.append(claim_file(tmp_path))
    with pytest.raises(FileError) as raised:
        claims[0].read()
    assert raised.value.flaw is Flaw.NOT_JSON
    assert sorted(each.name for each in tmp_path.glob("*.unread")) == [
        "window-1.json.unread",
        "window-1.safe.unread",
    ]
    claims[0].write(EMPTY)
    assert (tmp_path / "window-1.json.unread").read_text("utf-8") == "{"


def test_a_folder_that_can_not_be_made_is_told_of(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    with pytest.raises(FileError):
        claim_file(tmp_path / "file" / "windows")


def test_what_a_killed_process_left_half_written_is_cleared_away(
    claims: list[Claim], tmp_path: Path
) -> None:
    (tmp_path / "window-1.json.4711.part").write_text("{", "utf-8")
    claims.append(claim_file(tmp_path))
    assert list(tmp_path.glob("*.part")) == []

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""`minimax-fair ladder`: measures the levels of a game, prints them and stores them."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import pytest

from desktop_app.cli.arena import ladder as command
from desktop_app.core.position import Game
from desktop_app.games.registry import find_game
from desktop_app.players.ladder import ladder_data, ladder_file, ladder_of, read_ladders
from tests.cli.test_parser import Capture, Result, run


def climb(capsys: Capture, line: str) -> Result:
    return run(capsys, "ladder", *line.split(), "--processes", "1")


def test_rebuilding_the_smallest_ladder_gives_the_stored_one(capsys: Capture) -> None:
    file = ladder_file(find_game("tic-tac-toe"))
    assert file is not None
    before = file.read_bytes()
    done = climb(capsys, "tic-tac-toe --json")
    assert (done.status, done.err) == (0, "")
    ladder = ladder_of(find_game("tic-tac-toe"))
    assert ladder is not None
    again = json.loads(done.out)
    assert again["date"] >= ladder.date  # the day of a measurement is all that may differ
    stored = json.loads(json.dumps(ladder_data(ladder)))
    assert again == {"game": "tic-tac-toe", **stored} | {"date": again["date"]}
    assert file.read_bytes() == before


def test_each_match_and_the_final_levels_are_printed(capsys: Capture) -> None:
    done = climb(capsys, "nim:2,3 --games 20 --slow-games 20 --seed 4")
    assert done.status == 0
    first, *_, last = done.out.splitlines()
    assert first.startswith("Beginner – Random: won ")
    assert first.endswith(" different)")
    assert last.startswith("Levels: Random (random), ")
    assert last.endswith("Perfect (perfect)")


def _in(file: Path, _game: Game) -> Path:
    return file


def test_a_written_ladder_is_read_back_and_others_are_unchanged(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, held = tmp_path / "ladders.json", ladder_file(find_game("nim:2,3"))
    assert held is not None
    file.write_bytes(held.read_bytes())
    monkeypatch.setattr(command, "ladder_file", partial(_in, file))
    before = read_ladders(file)
    assert len(before) > 2
    done = climb(capsys, "nim:2,3 --games 20 --slow-games 20 --write --json")
    assert (done.status, done.err) == (0, "")
    after = read_ladders(file)
    assert list(after) == [*before, "nim:2,3"]
    assert {name: after[name] for name in before} == before
    told = {"game": "nim:2,3", **json.loads(json.dumps(ladder_data(after["nim:2,3"])))}
    assert told == json.loads(done.out)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("tic-tac-toe --games 5", "even number of games"),
        ("numbers:3,5,2,9", "Nobody wins or loses"),
        ("checkers", "checkers"),
        ("tic-tac-toe --tls-ca x", "--tls-ca and --tls-cert together"),
    ],
)
def test_impossible_arguments_are_refused(capsys: Capture, line: str, told: str) -> None:
    done = climb(capsys, line)
    assert (done.status, done.out, done.err.count("\n")) == (2, "", 1)
    assert told in done.err


def test_a_game_without_a_file_for_its_levels_is_told_so_before_any_game_is_played(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a new game is, until its `entry.py` names one."""

    def none(_game: Game) -> None:
        return None

    def play(*_arguments: object) -> None:
        raise AssertionError("no game is to be played")

    monkeypatch.setattr(command, "ladder_file", none)
    monkeypatch.setattr(command, "workers_of", play)
    done = climb(capsys, "nim:2,3 --write")
    assert (done.status, done.out) == (2, "")
    assert 'Add ladders=Path(__file__).with_name("ladders.json") to its entry.py.' in done.err


def test_a_file_that_cannot_be_written_is_reported(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "there" / "ladders.json"
    monkeypatch.setattr(command, "ladder_file", partial(_in, file))
    done = climb(capsys, "nim:2 --games 2 --slow-games 2 --write")
    assert done.status == 2
    assert str(file) in done.err

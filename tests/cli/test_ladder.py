# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""`minimax-fair ladder`: the levels of a game are measured anew, shown, and written down."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from desktop_app.cli.arena import ladder as command
from desktop_app.games.registry import find_game
from desktop_app.players import ladder as ladders
from desktop_app.players.ladder import FILE, ladder_data, ladder_of, read_ladders
from tests.cli.test_parser import Capture, Result, run


def climb(capsys: Capture, line: str) -> Result:
    return run(capsys, "ladder", *line.split(), "--processes", "1")


def test_made_anew_the_smallest_ladder_is_the_one_in_the_file(capsys: Capture) -> None:
    before = FILE.read_bytes()
    done = climb(capsys, "tic-tac-toe --json")
    assert (done.status, done.err) == (0, "")
    ladder = ladder_of(find_game("tic-tac-toe"))
    assert ladder is not None
    assert json.loads(done.out) == {
        "game": "tic-tac-toe",
        **json.loads(json.dumps(ladder_data(ladder))),
    }
    assert FILE.read_bytes() == before


def test_each_match_is_told_and_the_levels_at_the_end(capsys: Capture) -> None:
    done = climb(capsys, "nim:2,3 --games 20 --slow-games 20 --seed 4")
    assert done.status == 0
    first, *_, last = done.out.splitlines()
    assert first.startswith("Beginner – Random: won ")
    assert first.endswith(" different")
    assert last.startswith("Levels: Random (random), ")
    assert last.endswith("Perfect (perfect)")


def test_what_is_written_is_read_and_the_others_stay(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "ladders.json"
    file.write_bytes(FILE.read_bytes())
    for module in (ladders, command):
        monkeypatch.setattr(module, "FILE", file)
    before = read_ladders()
    done = climb(capsys, "nim:2,3 --games 20 --slow-games 20 --write --json")
    assert (done.status, done.err) == (0, "")
    after = read_ladders()
    assert list(after) == [*before, "nim:2,3"]
    assert {name: after[name] for name in before} == before
    told = {"game": "nim:2,3", **json.loads(json.dumps(ladder_data(after["nim:2,3"])))}
    assert told == json.loads(done.out)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("tic-tac-toe --games 5", "even number of games"),
        ("numbers:3,5,2,9", "neither won nor lost"),
        ("checkers", "checkers"),
        ("tic-tac-toe --tls-ca x", "--tls-ca and --tls-cert belong together"),
    ],
)
def test_what_can_not_be_is_refused(capsys: Capture, line: str, told: str) -> None:
    done = climb(capsys, line)
    assert (done.status, done.out, done.err.count("\n")) == (2, "", 1)
    assert told in done.err


def test_a_file_that_can_not_be_written_is_told(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "there" / "ladders.json"
    monkeypatch.setattr(command, "FILE", file)
    done = climb(capsys, "nim:2 --games 2 --slow-games 2 --write")
    assert done.status == 2
    assert str(file) in done.err

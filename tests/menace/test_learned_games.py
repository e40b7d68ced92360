# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What MENACE has learned from is in its file, whoever else writes there, or damages it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from desktop_app.core.position import MAX, MIN
from desktop_app.files.disk import MOST_BYTES
from desktop_app.files.errors import FileError, FileFault
from desktop_app.games.registry import find_game
from desktop_app.menace import learned_games
from desktop_app.menace.learned_games import ASIDE, LearnedGame, LearnedGames
from desktop_app.players.registry import StrategyId, parse_strategy

GAME = find_game("tic-tac-toe")
START = GAME.start()
FILE = "boxes.jsonl"


def some_game(seed: int) -> LearnedGame:
    dice, position, moves = Random(seed), START, list[int]()
    while position.outcome is None:
        moves.append(dice.choice(position.legal_moves()))
        position = position.after(moves[-1])
    against: StrategyId | None = dice.choice([None, parse_strategy("alpha-beta:4")])
    return LearnedGame(START, tuple(moves), dice.choice([MAX, MIN]), against)


def opened(folder: Path) -> LearnedGames:
    found = LearnedGames(folder / FILE, GAME)
    found.read()
    return found


def test_learned_games_are_read_back(tmp_path: Path) -> None:
    kept, games = opened(tmp_path / "new folder"), [some_game(n) for n in range(30)]
    after = START.after(4)
    games.append(LearnedGame(after, (0, 1, 2, 7), MIN))
    for game in games:
        kept.add(game)
    assert kept.games == games
    assert opened(tmp_path / "new folder").games == games
    assert not list(tmp_path.rglob("*.part"))


def test_forgotten_games_can_be_restored(tmp_path: Path) -> None:
    kept, games = opened(tmp_path), [some_game(n) for n in range(5)]
    kept.add(games[0])
    kept.add(games[1])
    kept.reset()
    assert (kept.games, kept.before) == ([], games[:2])
    kept.reset()  # nothing more is lost by a second press
    assert kept.before == games[:2]
    kept.add(games[2])
    assert opened(tmp_path).before == games[:2]
    kept.restore()
    assert (kept.games, kept.before) == (games[:3], None)
    assert opened(tmp_path).games == games[:3]


def test_it_learns_no_more_from_more_than_can_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(learned_games, "MOST_GAMES", 3)
    kept = opened(tmp_path)
    for n in range(3):
        kept.add(some_game(n))
    with pytest.raises(FileError) as caught:
        kept.add(some_game(3))
    assert caught.value.fault is FileFault.TOO_MANY
    assert opened(tmp_path).games == kept.games == [some_game(n) for n in range(3)]


def test_two_windows_write_into_one_file(tmp_path: Path) -> None:
    one, other = opened(tmp_path), opened(tmp_path)
    for n in range(20):
        (one if n % 3 else other).add(some_game(n))
    for each in (one, other):
        each.read()
        assert each.games == [some_game(n) for n in range(20)]
    era = other.era
    one.reset()
    other.read()
    assert (other.games, other.era) == ([], era + 1)


@pytest.mark.parametrize(
    ("bad", "fault"),
    [
        ('{"side": "first", "against": "per', FileFault.NOT_JSON),
        ('{"side": "first", "against": "person", "moves": "a1a2"}\n', FileFault.BAD_FIELD),
        ('{"side": "first", "against": "person", "moves": "a1a1"}\n', FileFault.REFUSED),
        ('{"side": "third", "against": "person", "moves": ""}\n', FileFault.BAD_FIELD),
        ('{"side": "first", "against": "nobody", "moves": ""}\n', FileFault.BAD_PLAYER),
        ('{"side": "first", "against": "person"}\n', FileFault.MISSING),
        (
            '{"side": "first", "against": "person", "start": "XX/", "moves": "a1"}\n',
            FileFault.REFUSED,
        ),
        ('{"reset": "no"}\n', FileFault.BAD_FIELD),
        ('{"reset": false}\n', FileFault.BAD_FIELD),
        ("[" * 5_000 + "\n", FileFault.TOO_DEEP),
        ("\0" * 40, FileFault.NOT_JSON),
        ("7\n", FileFault.BAD_FIELD),
        ("\n", FileFault.EMPTY),
    ],
)
def test_a_damaged_file_is_put_aside_and_the_lines_before_count(
    tmp_path: Path, bad: str, fault: FileFault
) -> None:
    kept = opened(tmp_path)
    kept.add(some_game(1))
    kept.add(some_game(2))
    whole = kept.path.read_text() if kept.path else ""
    (tmp_path / FILE).write_text(whole + bad)
    again = LearnedGames(tmp_path / FILE, GAME)
    with pytest.raises(FileError) as caught:
        again.read()
    assert (caught.value.fault, caught.value.line) == (fault, 3)
    assert (tmp_path / (FILE + ASIDE)).read_text() == whole + bad
    assert again.games == [some_game(1), some_game(2)]
    again.add(some_game(3))
    assert opened(tmp_path).games == [some_game(n) for n in (1, 2, 3)]


@pytest.mark.parametrize("content", [b"\xff\xfe\0", b"x" * (MOST_BYTES + 1), b"SQLite format 3\0"])
def test_a_file_of_something_else_is_put_aside(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    kept = LearnedGames(tmp_path / FILE, GAME)
    with pytest.raises(FileError):
        kept.read()
    assert kept.games == []
    assert (tmp_path / (FILE + ASIDE)).read_bytes() == content
    kept.add(some_game(1))
    assert opened(tmp_path).games == [some_game(1)]


def test_a_file_replaced_by_another_window_is_read_again(tmp_path: Path) -> None:
    kept = opened(tmp_path)
    kept.add(some_game(1))
    (tmp_path / FILE).write_text(json.dumps({"reset": True}) + "\n")
    kept.read()  # another file: all is read anew
    assert kept.games == []


TEACH = """
import sys
from pathlib import Path
from tests.menace.test_learned_games import some_game, opened
kept, n = opened(Path(sys.argv[1])), int(sys.argv[2])
while True:
    kept.add(some_game(n))
    print(n, flush=True)
    n += 1
"""


def test_killing_a_writer_leaves_each_game_once(tmp_path: Path) -> None:
    dice, told = Random(1), 0
    root = Path(__file__).parent.parent.parent
    for _ in range(3):
        command = [sys.executable, "-c", TEACH, str(tmp_path), str(told)]
        with subprocess.Popen(
            command, cwd=root, env={**os.environ, "PYTHONPATH": str(root)}, stdout=subprocess.PIPE
        ) as process:
            assert process.stdout is not None
            for _ in range(dice.randrange(1, 40)):
                told = int(process.stdout.readline()) + 1
            process.send_signal(signal.SIGKILL)
        found = opened(tmp_path).games
        assert len(found) >= told
        assert found == [some_game(n) for n in range(len(found))]
        told = len(found)

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""`minimax-fair arena`: many games on the command line, and their results."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from dataclasses import replace
from errno import ENOLCK
from functools import cache, partial
from io import StringIO
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from desktop_app.cli.arena import command
from desktop_app.cli.parser import main
from desktop_app.players.registry import StrategyId
from desktop_app.search.limits import Limits
from desktop_app.tournaments.batch import Batch, play_batch
from desktop_app.tournaments.conditions import GameConditions
from desktop_app.tournaments.store import Store
from desktop_app.tournaments.tournament import Tournament
from tests.cli.test_parser import Capture, Result, run
from tests.players.programs.fakes import make_brain, posix_only, processes
from tests.tournaments.test_cluster import two_workers
from tests.waiting import wait_until

ROOT = Path(__file__).parents[2]
KILLS = int(os.environ.get("KILLS", "2"))
"""How many kills a test of kills makes: of the program and of a worker in turn. Ten and a hundred
were tried."""
GAMES_FOR_EACH_KILL = 200
LOOK_SECONDS = 0.02
"""Between two looks into the file of a run: each takes longer than a game."""


def arena(capsys: Capture, line: str) -> Result:
    return run(capsys, "arena", *line.split())


def found(result: Result) -> dict[str, Any]:
    assert (result.status, result.out.count("\n")) == (0, 1), result.err
    return json.loads(result.out)


def test_a_plain_sentence_and_the_numbers(capsys: Capture) -> None:
    done = arena(capsys, "tic-tac-toe --players perfect,random --games 200 --processes 1")
    assert (done.status, done.err) == (0, "")
    first, games, sides, score, elo, effort = done.out.splitlines()
    assert first.startswith("Perfect – Random: Of 200 games, Perfect won 1")
    assert first.endswith(" and lost 0. We can be 95% sure that it is stronger.")
    assert games.startswith("  200 games (")
    assert games.endswith(" different)")
    assert sides.count(", lost 0") == 2
    assert score.endswith("% (from pairs of games)")
    assert elo.startswith("  Elo +")
    assert "moves per game" in effort


def test_identical_games_are_reported(capsys: Capture) -> None:
    line = "tic-tac-toe --players alpha-beta:9,top-left --games 40 --processes 1"
    done = arena(capsys, line.replace("alpha-beta:9", "top-left"))
    assert "40 games (2 different)" in done.out
    assert "enough to be sure" in done.out


def test_json_is_the_same_for_one_process_and_two(capsys: Capture) -> None:
    line = "tic-tac-toe --players random,perfect,alpha-beta:2 --games 60 --seed 3 --openings 5"
    one, two = (found(arena(capsys, f"{line} --json --processes {n}")) for n in (1, 2))
    for pair in (*one["pairs"], *two["pairs"]):
        assert pair.pop("seconds") > 0
    assert one == two
    assert (one["game"], one["seed"], one["games"], len(one["pairs"])) == ("tic-tac-toe", 3, 180, 3)
    perfect = one["pairs"][0]
    assert (perfect["a"], perfect["b"]) == ("random", "perfect")
    assert perfect["wins"] < perfect["losses"]
    assert sum(perfect["classes"]) == 30
    other = found(arena(capsys, f"{line.replace('--seed 3', '--seed 4')} --json"))
    assert other["pairs"][0]["as_first"] != perfect["as_first"]


def test_a_run_by_seconds_says_that_it_cannot_be_repeated(capsys: Capture) -> None:
    line = "tic-tac-toe --players random,one-ahead --games 4 --processes 1"
    assert "repeat" in arena(capsys, f"{line} --seconds 1").err
    assert "repeat" not in arena(capsys, line).err
    assert "repeat" not in arena(capsys, f"{line} --nodes 100").err


def test_a_player_without_a_limit_gets_a_time(capsys: Capture) -> None:
    done = arena(capsys, "mnk:4x4x3 --players best-odds,best-odds --games 1 --processes 1 --json")
    assert "each move gets 1 s" in done.err
    assert found(replace(done, err=""))["games"] == 1


def test_a_run_is_kept_and_goes_on(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "run"
    line = f"tic-tac-toe --players random,one-ahead --games 30 --processes 1 --resume {file}"
    first = arena(capsys, line)
    with Store(file) as store:
        assert len(store.numbers()) == 30
    assert arena(capsys, line).out == first.out
    assert arena(capsys, f"tic-tac-toe --resume {file}").out == first.out


@posix_only
def test_a_program_that_only_a_run_file_names_is_not_started(
    capsys: Capture, tmp_path: Path
) -> None:
    brain, file = make_brain(tmp_path), tmp_path / "run"
    players = (StrategyId("brain", path=str(brain)), StrategyId("random"))
    Store(
        file, Tournament(GameConditions("gomoku", limits=Limits(seconds=0.1)), players, games=1)
    ).close()
    line = f"gomoku --processes 1 --resume {file}"
    refused = arena(capsys, line)
    assert (refused.status, refused.out) == (2, "")
    assert refused.err == (
        f"minimax-fair: The file lists the program “{brain}” as a player, but you haven't "
        "chosen it on this computer. Add --allow-programs to let it play.\n"
    )
    assert processes(brain) == []
    assert arena(capsys, f"{line} --allow-programs").status == 0
    assert len(processes(brain)) == 1
    assert arena(capsys, line).status == 0  # it is chosen by now
    brain.write_text(brain.read_text("utf-8") + "# updated\n", "utf-8")
    changed = arena(capsys, line)
    assert changed.status == 2
    assert "has changed since you chose it. Add --allow-programs" in changed.err
    assert changed.err.count("\n") == 1


@posix_only
def test_a_program_that_the_command_names_is_chosen(capsys: Capture, tmp_path: Path) -> None:
    brain, file = make_brain(tmp_path), tmp_path / "run"
    line = f"gomoku --players random,brain:{brain} --games 1 --seconds 0.1 --processes 1"
    assert arena(capsys, f"{line} --resume {file}").status == 0
    assert len(processes(brain)) == 1
    assert arena(capsys, f"gomoku --resume {file}").status == 0


def test_the_test_of_two_differences_ends_early(capsys: Capture) -> None:
    line = "tic-tac-toe --players perfect,random --games 100000 --processes 1 --json --sprt 0,20"
    (pair,) = found(arena(capsys, line))["pairs"]
    assert pair["games"] < 100_000
    assert pair["llr"] > 2.9


def test_a_sequential_test_ends_at_the_same_game_on_any_workers(
    capsys: Capture, tmp_path: Path
) -> None:
    file = tmp_path / "run"
    line = "tic-tac-toe --players perfect,random,one-ahead --games 20000 --json --sprt 0,20"
    one = arena(capsys, f"{line} --processes 1")
    two = arena(capsys, f"{line} --processes 2 --resume {file}")
    with Store(file) as store:
        played = len(store.numbers())
    again = arena(capsys, f"{line} --processes 1 --resume {file}")
    with Store(file) as store:
        assert len(store.numbers()) == played
    pairs = [found(result)["pairs"] for result in (one, two, again)]
    for each in pairs:
        for pair in each:
            assert pair.pop("seconds") > 0
            assert pair["games"] < 20_000
            assert f"the result was clear after game {pair['games']:,}." in one.err
    assert pairs[0] == pairs[1] == pairs[2]
    assert two.err == again.err
    assert played > sum(pair["games"] for pair in pairs[0])


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("tic-tac-toe", "Give --players"),
        ("tic-tac-toe --players random", "two or more"),
        ("tic-tac-toe --players random,god", "“god” isn't a player"),
        ("nonsense --players random,random", "There is no game"),
        ("numbers:3,5 --players random,random", "Nobody wins or loses"),
        ("tic-tac-toe --players random,random --games 0", "n't a number of games"),
        ("tic-tac-toe --players random,random --processes 0", "whole number from 1"),
        ("tic-tac-toe --players random,random --sprt 5", "isn't two differences"),
        ("tic-tac-toe --players random,random --sprt 5,1", "isn't two differences"),
        ("tic-tac-toe --players random,random --resume /none/such/run", "can't save the run to"),
        ("tic-tac-toe --players random,random --tls-ca x", "together"),
        (
            "tic-tac-toe --players random,random --processes 2 --cluster tcp://x",
            "Use this or --processes, not both.",
        ),
        ("gomoku --players random,brain:/none/pbrain-x", "no program at /none/pbrain-x"),
    ],
)
def test_bad_input_is_one_sentence(capsys: Capture, line: str, says: str) -> None:
    done = arena(capsys, line)
    assert (done.status, done.out) == (2, "")
    assert says in done.err
    assert done.err.startswith("minimax-fair: ")
    assert done.err.count("\n") == 1


def test_another_file_or_another_run_is_refused(capsys: Capture, tmp_path: Path) -> None:
    file, line = tmp_path / "run", "tic-tac-toe --players random,top-left --games 2 --processes 1"
    arena(capsys, f"{line} --resume {file}")
    for other, says in (
        (line.replace("--games 2", "--games 3"), "already contains another run"),
        ("connect-four", "contains a run of tic-tac-toe"),
    ):
        done = arena(capsys, f"{other} --resume {file}")
        assert (done.status, done.out) == (2, "")
        assert says in done.err
    file.write_text("a diary")
    assert "isn't a saved arena run" in arena(capsys, f"{line} --resume {file}").err


class Terminal(StringIO):
    """An output stream that is a terminal."""

    def isatty(self) -> bool:
        return True


def test_a_terminal_shows_how_far_it_has_come(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    line = "tic-tac-toe --players random,random --games 30 --processes 1"
    assert arena(capsys, line).status == 0
    shown = screen.getvalue().split("\r\x1b[K")
    assert shown[1].startswith("[")
    assert shown[1].endswith(" of 30 games")
    assert shown[-1] == ""


def workers(program: int) -> set[int]:
    """Return the worker processes that a program has started."""
    playing = set[int]()
    for folder in Path("/proc").iterdir():
        if not folder.name.isdecimal():
            continue
        with suppress(OSError):
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if parent == program and b"spawn_main" in (folder / "cmdline").read_bytes():
                playing.add(int(folder.name))
    return playing


def is_there(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def is_gone(process: int) -> bool:
    return not is_there(process)


def games_in(file: Path) -> set[tuple[object, ...]]:
    """Return the games in the file of a run as they are stored, even during the run."""
    try:
        with closing(sqlite3.connect(f"{file.as_uri()}?mode=rw", timeout=30, uri=True)) as base:
            return set(base.execute("SELECT * FROM games"))
    except sqlite3.Error:
        return set()  # it has just been made


def count_in(file: Path) -> int:
    """Return the number of games in a run's file; quick and unchecked, because it is polled."""
    try:
        with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as base:
            return base.execute("SELECT count(*) FROM games").fetchone()[0]
    except sqlite3.Error:
        return 0  # it has just been made


def wait_for_games(program: subprocess.Popen[bytes], file: Path, wanted: int) -> None:
    """Wait until a file has a number of games, or its program has ended."""
    wait_until(lambda: program.poll() is not None or count_in(file) >= wanted, LOOK_SECONDS)


def kills(
    chance: Random, file: Path, command: list[str], found: Callable[[int], set[int]] = workers
) -> Iterator[bool]:
    """Start the program again and again; kill it or a worker once it has played some games.

    Args:
        chance: chooses the moments, and who is killed.
        file: of the run.
        command: what starts the program.
        found: the workers of a program; its own leave with it.

    Yields:
        Each time whether a worker was killed; then nothing that was there is missing.
    """
    for turn in count():
        before = games_in(file)
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL) as program:
            wanted = len(before) + chance.randrange(1, 100)
            wait_for_games(program, file, wanted)
            assert program.poll() is None
            seen = games_in(file)
            for _ in range(chance.randrange(1 << 20)):
                pass  # games come together: else it were always just after they are written
            playing = found(program.pid)
            is_worker = bool(playing) and turn % 2 == 1
            victim = chance.choice(sorted(playing)) if is_worker else program.pid
            os.kill(victim, signal.SIGKILL)
            if is_worker:
                wait_for_games(program, file, len(games_in(file)) + 30)
                program.kill()
        for process in playing if found is workers else ():
            wait_until(partial(is_gone, process))
        assert seen <= games_in(file)
        assert before <= seen
        yield is_worker


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="processes are found in /proc")
def test_killing_the_program_at_any_moment_loses_and_repeats_no_game(tmp_path: Path) -> None:
    all_are_there(tmp_path, ["--processes", "2"])


HOLDS = """
import sys
from pathlib import Path
from desktop_app.processes import lock_until_exit
print(lock_until_exit(Path(sys.argv[1])), flush=True)
sys.stdin.read()
"""


def test_a_second_run_in_the_same_file_is_refused_until_the_first_is_killed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, lock = tmp_path / "games.run", tmp_path / "games.run.lock"
    line = "arena tic-tac-toe --players random,perfect --games 4 --processes 1 --resume"
    pipe = subprocess.PIPE
    with subprocess.Popen(
        [sys.executable, "-c", HOLDS, lock], stdin=pipe, stdout=pipe, text=True
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "True\n"
        assert main([*line.split(), str(file)]) == 2
        assert f"Another run is saving its games in “{file}”." in capsys.readouterr().err
        assert not file.exists()
        other.kill()
    assert main([*line.split(), str(file)]) == 0
    assert not lock.exists(), "nothing is left beside the run"


def test_where_there_are_no_locks_a_run_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_path: Path) -> bool:
        raise OSError(ENOLCK, "no locks available")

    monkeypatch.setattr(command, "lock_until_exit", refuse)
    line = "arena tic-tac-toe --players random,perfect --games 4 --processes 1 --resume"
    assert main([*line.split(), str(tmp_path / "games.run")]) == 0


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="processes are found in /proc")
def test_killing_the_program_or_a_cluster_worker_loses_no_game(tmp_path: Path) -> None:
    with two_workers() as cluster:

        def found(_program: int) -> set[int]:
            pids = {nanny.pid for nanny in cluster.workers.values()}
            return {pid for pid in pids if pid is not None and is_there(pid)}

        where = ["--cluster", cluster.scheduler_address]
        all_are_there(tmp_path, where, found)


def all_are_there(
    folder: Path, where: list[str], found: Callable[[int], set[int]] = workers
) -> None:
    """Check that a run is complete although its program and workers were killed repeatedly."""
    file, games = folder / "run", GAMES_FOR_EACH_KILL * KILLS
    players = ["--players", "random,alpha-beta:4", "--games", str(games), "--seed", "5"]
    line = ["arena", "mnk:4x4x4", *players, *where, "--resume", str(file)]
    command = [sys.executable, "-m", "desktop_app", *line]
    killing = kills(Random(7), file, command, found)
    assert {next(killing) for _ in range(KILLS)} == {True, False}
    assert 0 < len(games_in(file)) < games
    subprocess.run(command, cwd=ROOT, stdout=subprocess.DEVNULL, check=True)
    with Store(file) as store:
        played = [(game.number, game.moves, game.result) for game in store.games()]
        assert played == undisturbed(replace(store.tournament, games=games))


@cache
def undisturbed(tournament: Tournament) -> list[tuple[int, str, int | None]]:
    """Return the games of a run that nothing interrupts."""
    whole = play_batch(Batch(tournament, tuple(tournament.tasks()))).played
    return [(game.number, game.moves, game.result) for game in whole]


def test_openings_from_a_file_are_played_from_both_sides(capsys: Capture, tmp_path: Path) -> None:
    file, kept = tmp_path / "openings.txt", tmp_path / "run"
    file.write_text("a1 b2\n\nc3 b2\n")
    line = f"tic-tac-toe --players perfect,top-left --games 4 --processes 1 --resume {kept} --json"
    found(arena(capsys, f"{line} --opening-file {file}"))
    with Store(kept) as store:
        games = sorted(store.games(), key=lambda game: game.number)
    beginnings = [game.moves.replace(" ", "")[:4] for game in games]
    assert beginnings == ["a1b2", "a1b2", "c3b2", "c3b2"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("a1 b2\na1 a1\n", "line 2: "),
        ("a1 b1 a2 b2 a3\n", "line 1: This opening ends the game."),
        (None, "I can't read"),
    ],
)
def test_invalid_openings_are_refused(
    capsys: Capture, tmp_path: Path, text: str | None, told: str
) -> None:
    file = tmp_path / "openings.txt"
    if text is not None:
        file.write_text(text)
    done = arena(capsys, f"tic-tac-toe --players random,random --opening-file {file}")
    assert (done.status, done.out) == (2, "")
    assert told in done.err

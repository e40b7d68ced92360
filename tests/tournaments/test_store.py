# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Finished games are kept, once each, whatever happens to the program."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from desktop_app.cli.argument import MOST_GAMES
from desktop_app.players.registry import parse_strategy
from desktop_app.tournaments.conditions import (
    ArenaFault,
    FinishedGame,
    GameConditions,
    SearchStats,
    Termination,
)
from desktop_app.tournaments.store import Store, StoreError, StoreFault
from desktop_app.tournaments.tournament import Tournament
from tests.tournaments.damaged import ADDED, tally
from tests.tournaments.results import played

PLAYERS = tuple(map(parse_strategy, ("perfect", "random")))
TOURNAMENT = Tournament(GameConditions("tic-tac-toe"), PLAYERS, games=6)
GAMES = [
    played(0, 1),
    played(1, None),
    FinishedGame(
        0,
        2,
        True,
        "b2",
        1,
        -1,
        SearchStats(1, 0.1, 7),
        SearchStats(),
        Termination(ArenaFault.RAISED, True, ""),
    ),
    FinishedGame(
        0, 3, False, "", 0, None, termination=Termination(ArenaFault.DIED, None, "it was 5 o'clock")
    ),
]


def test_games_come_back_as_they_were(tmp_path: Path) -> None:
    file = tmp_path / "run"
    with Store(file, TOURNAMENT) as store:
        store.add(GAMES[:2])
        store.add(GAMES[2:])
    with Store(file) as store:
        assert store.tournament == TOURNAMENT
        assert list(store.games()) == GAMES
        assert store.numbers() == {(0, number) for number in range(4)}
    assert [path.name for path in tmp_path.iterdir()] == ["run"]


def test_a_game_is_there_once(tmp_path: Path) -> None:
    with Store(tmp_path / "run", TOURNAMENT) as store:
        store.add(GAMES)
        store.add([GAMES[0]._replace(result=-1), played(5, 0)])
        assert list(store.games()) == [*GAMES, played(5, 0)]


def test_games_added_together_are_stored_atomically(tmp_path: Path) -> None:
    def broken() -> FinishedGame:
        raise ZeroDivisionError

    with Store(tmp_path / "run", TOURNAMENT) as store:
        with pytest.raises(ZeroDivisionError):
            store.add(game if n < 2 else broken() for n, game in enumerate(GAMES))
        assert store.numbers() == set()


def test_stored_games_survive_a_killed_process(tmp_path: Path) -> None:
    file = tmp_path / "run"
    program = (
        "import os, signal, sys\n"
        "from pathlib import Path\n"
        "from tests.tournaments.test_store import GAMES, TOURNAMENT\n"
        "from desktop_app.tournaments.store import Store\n"
        "store = Store(Path(sys.argv[1]), TOURNAMENT)\n"
        "store.add(GAMES)\n"
        "os._exit(9)\n"
    )
    root = Path(__file__).parents[2]
    run = subprocess.run([sys.executable, "-c", program, str(file)], cwd=root, check=False)
    assert run.returncode == 9
    with Store(file) as store:
        assert list(store.games()) == GAMES


def test_memory_will_do() -> None:
    with Store(None, TOURNAMENT) as store:
        store.add(GAMES)
        assert list(store.games()) == GAMES


@pytest.mark.parametrize(
    ("content", "tournament", "fault"),
    [
        (b"", None, StoreFault.NO_RUN),
        (b"something else altogether, and more of it" * 99, TOURNAMENT, StoreFault.NO_RUN),
        (None, None, StoreFault.NO_RUN),
    ],
)
def test_a_file_of_another_kind_is_refused(
    tmp_path: Path, content: bytes | None, tournament: Tournament | None, fault: StoreFault
) -> None:
    file = tmp_path / "file"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(StoreError) as raised:
        Store(file, tournament)
    assert raised.value.fault is fault
    if content:
        assert file.read_bytes() == content


def test_a_database_of_another_program_is_not_touched(tmp_path: Path) -> None:
    file = tmp_path / "base"
    base = sqlite3.connect(file)
    base.execute("CREATE TABLE addresses (name TEXT)")
    base.close()
    content = file.read_bytes()
    with pytest.raises(StoreError) as raised:
        Store(file, TOURNAMENT)
    assert raised.value.fault is StoreFault.NO_RUN
    assert file.read_bytes() == content


def rewritten(file: Path, *statements: str) -> StoreFault:
    """Return the fault for which a run rewritten by SQLite is refused."""
    with Store(file, TOURNAMENT) as store:
        store.add(GAMES)
    with closing(sqlite3.connect(file)) as base:
        base.executescript(";".join(statements))
    content = file.read_bytes()
    with pytest.raises(StoreError) as raised:
        Store(file)
    assert file.read_bytes() == content
    return raised.value.fault


@pytest.mark.parametrize("statement", ADDED)
def test_a_run_file_with_impossible_contents_is_refused(tmp_path: Path, statement: str) -> None:
    fault = rewritten(tmp_path / "run", statement)
    is_none = "application_id" in statement or statement == "DELETE FROM run"
    assert fault is (StoreFault.NO_RUN if is_none else StoreFault.DAMAGED)


@pytest.mark.parametrize(
    "told",
    [
        "result = 2",
        "result = 'won'",
        "pair = 1",
        "number = 6 WHERE number = 3",
        "number = -1 WHERE number = 3",
        "a_began = 2",
        "moves = x'00'",
        "moves = CAST(x'ff' AS TEXT)",
        "plies = 1000000000",
        "plies = -1",
        "a_seconds = -0.5",
        "b_seconds = 9e999",
        "a_nodes = 0.5",
        "b_nodes = -1",
        "fault = 'nonsense'",
        "fault = 'illegal'",
        "by_a = 2",
        "told = 'x'",
    ],
)
def test_a_number_out_of_its_range_is_refused(tmp_path: Path, told: str) -> None:
    file = tmp_path / "run"
    if "ff" in told:  # found when the game is read
        with Store(file, TOURNAMENT) as store:
            store.add(GAMES)
        with closing(sqlite3.connect(file)) as base, base:
            base.execute(f"UPDATE games SET {told}")
        with Store(file) as store, pytest.raises(StoreError) as raised:
            list(store.games())
        assert raised.value.fault is StoreFault.DAMAGED
    else:
        assert rewritten(file, f"UPDATE games SET {told}") is StoreFault.DAMAGED


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("games", 10**9),
        ("games", 0),
        ("games", "6"),
        ("players", ["random"]),
        ("players", ["random"] * 101),
        ("openings", -1),
        ("plies", 10**6),
        ("given", ["z9"]),
        ("given", [7]),
        ("first", "nobody"),
        ("game", "tic-tac-tow"),
        ("game", "numbers:3,5,2,9"),
        ("game", None),
        ("seed", 0.5),
        ("table_bytes", 10**30),
        ("patience", -1),
        ("limits", {"nodes": 0, "depth": None, "seconds": None}),
        ("limits", {"nodes": None, "depth": None, "seconds": "long"}),
    ],
)
def test_an_unplayable_tournament_is_refused(tmp_path: Path, name: str, value: object) -> None:
    fields = json.loads(TOURNAMENT.text())
    (fields if name in fields else fields["terms"])[name] = value
    text = json.dumps(fields)
    statement = f"UPDATE run SET tournament = '{text}'"
    without_sum = "PRAGMA user_version = 0"
    assert rewritten(tmp_path / "run", statement, without_sum) is StoreFault.DAMAGED


def test_another_number_in_the_text_of_the_tournament_is_found(tmp_path: Path) -> None:
    fault = rewritten(
        tmp_path / "run",
        """UPDATE run SET tournament = replace(tournament, '"games": 6', '"games": 7')""",
    )
    assert fault is StoreFault.DAMAGED


def test_a_run_of_an_earlier_version_without_a_checksum_is_read(tmp_path: Path) -> None:
    file = tmp_path / "run"
    Store(file, TOURNAMENT).close()
    with closing(sqlite3.connect(file)) as base:
        base.execute("PRAGMA user_version = 0")
    with Store(file) as store:
        assert store.tournament == TOURNAMENT


def test_the_largest_tournament_there_can_be_is_read() -> None:
    largest = replace(
        TOURNAMENT, players=PLAYERS * 50, games=MOST_GAMES, openings=100_000, plies=40
    )
    with Store(None, largest) as store:
        assert store.tournament == largest


def test_damaged_files_are_runs_or_are_refused(tmp_path: Path) -> None:
    """A sample; `tests/benchmarks/bench_damaged_runs.py` takes 20,000."""
    found = tally(tmp_path, 300, seed=32)
    assert found.errors == []
    assert found.counts.total() == 300
    assert found.counts["damaged by chance: damaged"] > 30
    by_chance = [text for text in found.counts if text.startswith("damaged by chance: read")]
    assert not [text for text in by_chance if "number" in text or "tournament" in text]


def test_another_tournament_does_not_go_on(tmp_path: Path) -> None:
    file = tmp_path / "run"
    Store(file, TOURNAMENT).close()
    with pytest.raises(StoreError) as raised:
        Store(file, replace(TOURNAMENT, games=7))
    assert raised.value.fault is StoreFault.OTHER_RUN
    Store(file, TOURNAMENT).close()


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(StoreError) as raised:
        Store(tmp_path / "none" / "run", TOURNAMENT)
    assert raised.value.fault is StoreFault.DISK

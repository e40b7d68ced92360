# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Games that are over stay, once each, whatever becomes of the program."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from desktop_app.players.registry import parse_strategy
from desktop_app.tournaments.store import Store, StoreError, StoreFault
from desktop_app.tournaments.terms import ArenaFault, Blame, Effort, Played, Terms
from desktop_app.tournaments.tournament import Tournament
from tests.tournaments.results import played

PLAYERS = tuple(map(parse_strategy, ("perfect", "random")))
TOURNAMENT = Tournament(Terms("tic-tac-toe"), PLAYERS, games=6)
GAMES = [
    played(0, 1),
    played(1, None),
    Played(
        0, 2, True, "b2", 1, -1, Effort(1, 0.1, 7), Effort(), Blame(ArenaFault.RAISED, True, "")
    ),
    Played(0, 3, False, "", 0, None, blame=Blame(ArenaFault.DIED, None, "it was 5 o'clock")),
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


def test_what_is_written_together_is_there_together(tmp_path: Path) -> None:
    def broken() -> Played:
        raise ZeroDivisionError

    with Store(tmp_path / "run", TOURNAMENT) as store:
        with pytest.raises(ZeroDivisionError):
            store.add(game if n < 2 else broken() for n, game in enumerate(GAMES))
        assert store.numbers() == set()


def test_what_was_written_outlives_a_process_that_is_killed(tmp_path: Path) -> None:
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
def test_another_file_is_none(
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


def test_somebody_elses_base_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "base"
    base = sqlite3.connect(file)
    base.execute("CREATE TABLE addresses (name TEXT)")
    base.close()
    content = file.read_bytes()
    with pytest.raises(StoreError) as raised:
        Store(file, TOURNAMENT)
    assert raised.value.fault is StoreFault.NO_RUN
    assert file.read_bytes() == content


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

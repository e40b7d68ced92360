# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A cluster of two worker processes on the loopback address plays the same games as one process."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from desktop_app.cli.arena import command
from desktop_app.cli.arena.command import say_no_workers
from desktop_app.cli.parser import main
from desktop_app.players.registry import StrategyId, parse_strategy
from desktop_app.tournaments.batch import Batch, PlayContext, play_batch
from desktop_app.tournaments.conditions import ArenaFault, FinishedGame, GameConditions
from desktop_app.tournaments.run import Run
from desktop_app.tournaments.store import Store
from desktop_app.tournaments.tournament import Tournament
from desktop_app.tournaments.workers import (
    Cluster,
    Tls,
    WorkersError,
    WorkersFault,
    check_address,
)
from tests.tournaments.players import make
from tests.waiting import wait_until

PLAYERS = tuple(map(parse_strategy, ("random", "perfect", "alpha-beta:2")))
ROUND_ROBIN = Tournament(GameConditions("tic-tac-toe", seed=8), PLAYERS, games=60, openings=5)
NOBODY = "tcp://127.0.0.1:9"


def two_workers() -> Any:
    """A scheduler in this process until the end of a block, and two processes that work for it."""
    return import_module("distributed").LocalCluster(
        n_workers=2,
        threads_per_worker=1,
        host="127.0.0.1",
        dashboard_address="127.0.0.1:0",
        silence_logs=50,
    )


@pytest.fixture(scope="module")
def scheduler() -> Iterator[Any]:
    with two_workers() as cluster:
        yield cluster


@pytest.fixture
def cluster(scheduler: Any) -> Iterator[Cluster]:
    crew = Cluster(scheduler.scheduler_address)
    yield crew
    crew.close()


def names(games: Sequence[FinishedGame]) -> list[tuple[object, ...]]:
    return [(g.pair, g.number, g.a_began, g.moves, g.result) for g in games]


def alone(tournament: Tournament) -> list[tuple[object, ...]]:
    """The games, played one after another in this process."""
    return names(play_batch(Batch(tournament, tuple(sorted(tournament.tasks())))).played)


def test_a_cluster_plays_the_same_games(cluster: Cluster) -> None:
    assert cluster.size == 2
    with Store(None, ROUND_ROBIN) as store:
        assert Run(store, cluster).play()
        assert names(list(store.games())) == alone(ROUND_ROBIN)


def test_the_command_line_sends_games_to_a_cluster(
    scheduler: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    line = "arena tic-tac-toe --players random,perfect --games 40 --json"
    assert main([*line.split(), "--cluster", scheduler.scheduler_address]) == 0
    there = json.loads(capsys.readouterr().out)
    assert main([*line.split(), "--processes", "1"]) == 0
    here = json.loads(capsys.readouterr().out)
    for found in (there, here):
        found["pairs"][0].pop("seconds")
    assert there == here


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_a_worker_that_is_killed_costs_no_game(scheduler: Any, cluster: Cluster) -> None:
    longer = replace(ROUND_ROBIN, players=PLAYERS[1:], games=400)
    heard, killed = list[FinishedGame](), list[int]()

    def hear(games: Sequence[FinishedGame]) -> None:
        heard.extend(games)
        if not killed:
            killed.append(next(iter(scheduler.workers.values())).pid)
            os.kill(killed[0], signal.SIGKILL)

    with Store(None, longer) as store:
        assert Run(store, cluster, on_games=hear).play()
        assert names(list(store.games())) == alone(longer)
        assert len(heard) == 400
    assert killed


def test_a_hanging_player_loses_on_a_cluster_too(cluster: Cluster) -> None:
    """The worker exits, and its nanny starts another one."""
    terms = GameConditions("tic-tac-toe", patience=1.0)
    players = (StrategyId("sleeper"), StrategyId("top-left"))
    with Store(None, Tournament(terms, players, games=3)) as store:
        assert Run(store, cluster, PlayContext(make=make)).play()
        faults = [
            (game.result, game.termination and game.termination.fault) for game in store.games()
        ]
    assert faults == [(-1, ArenaFault.SILENT)] * 3


def test_a_scheduler_that_does_not_answer_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("desktop_app.tournaments.workers.ANSWER_SECONDS", 0.2)
    with pytest.raises(WorkersError) as raised:
        Cluster(NOBODY)
    assert raised.value.fault is WorkersFault.NO_ANSWER


MALFORMED = (
    "nonsense", "nonsense://", "tcp://", "tcp://host", "host:", "http://host:8786",
    "tcp://host:port", "tcp://host:0", "tcp://host:99999", "tcp://a b:8786", "://x:1", "",
)  # fmt: skip


@pytest.mark.parametrize("address", MALFORMED)
def test_what_is_no_address_is_refused_before_anything_is_loaded(
    address: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    line = ["arena", "tic-tac-toe", "--players", "random,perfect"]
    assert main([*line, f"--cluster={address}"]) == 2
    said = capsys.readouterr()
    sentence = f"“{address}” isn't the address of a scheduler. Write it like tcp://HOST:8786."
    assert (said.out, said.err) == ("", f"minimax-fair: {sentence}\n")


@pytest.mark.parametrize("address", ["host:8786", "tcp://10.0.0.2:8786", "tls://[::1]:8786"])
def test_what_can_be_an_address_is_tried(address: str) -> None:
    check_address(address)


def test_a_cluster_without_workers_says_so_once(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of them are gone while the games are played; others may come."""
    monkeypatch.setattr("desktop_app.tournaments.workers.COUNT_SECONDS", 0.0)
    with two_workers() as cluster:
        told = list[str]()
        crew = Cluster(cluster.scheduler_address, when_empty=partial(told.append, "none"))
        assert crew.size == 2
        cluster.scale(0)
        wait_until(lambda: crew.size == 1 and told)  # never fewer: games are sent when one comes
        assert told == ["none"]
        assert crew.size == 1
        assert told == ["none"]
        crew.close()
    say_no_workers("tcp://x:1")
    assert "The scheduler at tcp://x:1 has no workers now." in capsys.readouterr().err


def test_files_for_tls_must_be_there() -> None:
    with pytest.raises(WorkersError) as raised:
        Cluster("tls://127.0.0.1:9", Tls("/none/ca.pem", "/none/own.pem"))
    assert raised.value.fault is WorkersFault.NO_ANSWER


def test_files_for_tls_are_handed_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = list[dict[str, object]]()

    def client(address: str, *, security: dict[str, object], **_: object) -> None:
        asked.append({"address": address, **security})
        raise OSError("enough")

    fake = SimpleNamespace(
        Security=dict, Client=client, scheduler=SimpleNamespace(KilledWorker=RuntimeError)
    )
    monkeypatch.setitem(sys.modules, "distributed", fake)
    line = "arena tic-tac-toe --players random,perfect --cluster tls://host:8786"
    files = "--tls-ca ca.pem --tls-cert own.pem --tls-key own.key"
    assert main([*line.split(), *files.split()]) == 2
    assert "No scheduler answered at tls://host:8786: enough." in capsys.readouterr().err
    assert asked == [
        {
            "address": "tls://host:8786",
            "tls_ca_file": "ca.pem",
            "tls_client_cert": "own.pem",
            "tls_client_key": "own.key",
            "require_encryption": True,
        }
    ]


def test_without_dask_a_sentence_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    line = f"arena tic-tac-toe --players random,perfect --cluster {NOBODY}"
    assert main(line.split()) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert said.err.endswith(f"{sys.executable} -m pip install distributed\n")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert main(line.split()) == 2
    assert "from its source code" in capsys.readouterr().err


SCHEDULER = """
import sys
from distributed import LocalCluster
if __name__ == "__main__":
    address = dict(host="127.0.0.1", dashboard_address="127.0.0.1:0")
    cluster = LocalCluster(n_workers=1, threads_per_worker=1, silence_logs=50, **address)
    print(cluster.scheduler_address, flush=True)
    sys.stdin.read()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_a_scheduler_that_is_lost_ends_the_run(tmp_path: Path) -> None:
    script = tmp_path / "scheduler.py"
    script.write_text(SCHEDULER)
    longer = replace(ROUND_ROBIN, players=PLAYERS[1:], games=1_000_000)
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, script], stdin=pipe, stdout=pipe, text=True) as process:
        assert process.stdout is not None
        crew = Cluster(process.stdout.readline().strip())
        with Store(None, longer) as store, pytest.raises(WorkersError) as raised:
            Run(store, crew, on_games=lambda _: process.kill()).play()
        crew.close()
    assert raised.value.fault is WorkersFault.LOST


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_a_lost_scheduler_says_how_to_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As Ctrl+C does: the games played so far are in the file."""
    script, file = tmp_path / "scheduler.py", tmp_path / "games.run"
    script.write_text(SCHEDULER)
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, script], stdin=pipe, stdout=pipe, text=True) as process:
        assert process.stdout is not None
        address = process.stdout.readline().strip()

        def lose(_line: command.ProgressLine, _count: int) -> None:
            process.kill()

        monkeypatch.setattr(command.ProgressLine, "add", lose)
        line = "arena tic-tac-toe --players random,perfect --games 1000000"
        assert main([*line.split(), "--cluster", address, "--resume", str(file)]) == 2
    lost, go_on = capsys.readouterr().err.splitlines()
    assert "I lost contact with the scheduler" in lost
    assert go_on == f"minimax-fair: Stopped. Use --resume {file} to continue."
    with Store(file) as store:
        assert list(store.games())


def test_files_for_tls_need_an_address_for_tls(capsys: pytest.CaptureFixture[str]) -> None:
    line = f"arena tic-tac-toe --players random,perfect --cluster {NOBODY}"
    assert main([*line.split(), "--tls-ca", "ca.pem", "--tls-cert", "own.pem"]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert f"need an address that starts with tls://, not {NOBODY}" in said.err

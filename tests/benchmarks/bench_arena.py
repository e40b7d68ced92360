# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How many games a minute the arena plays: by one process, by two, by a cluster of two workers.

`python tests/benchmarks/bench_arena.py` plays tic-tac-toe, random against random and perfect
against random, and alpha-beta against itself on 4 x 4, where each game takes some milliseconds. For
each it tells games a minute from when all workers have begun to the last one, and how many times as
many two are as one: wall time, so let the machine be idle. On a busy one look at the last number,
what all processes together have worked for a thousand games: where it is the same for two as for
one, two are twice as fast on two free processors. `--games 0.1` plays a tenth of the games.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[2]))

from desktop_app.players.registry import parse_strategy
from desktop_app.resources import read_book
from desktop_app.tournaments.batch import PlayContext
from desktop_app.tournaments.conditions import FinishedGame, GameConditions
from desktop_app.tournaments.run import Run
from desktop_app.tournaments.store import Store
from desktop_app.tournaments.tournament import Tournament
from desktop_app.tournaments.workers import Cluster, LocalProcesses, Workers

OWN = ("one process", "two processes")
MATCHES = (
    ("tic-tac-toe", "random", "random", 200_000),
    ("tic-tac-toe", "perfect", "random", 100_000),
    ("mnk:4x4x4", "alpha-beta:4", "alpha-beta:4", 2_000),
)


def worked() -> float:
    """Seconds of processor time of this process and of those that it has waited for."""
    return sum(sum(getrusage(who)[:2]) for who in (RUSAGE_SELF, RUSAGE_CHILDREN))


def games_a_minute(tournament: Tournament, crew: Workers) -> float:
    """How many, from the moment when all workers have begun."""
    came = list[tuple[float, int]]()

    def hear(games: Sequence[FinishedGame]) -> None:
        came.append((perf_counter(), len(games)))

    with Store(None, tournament) as store:
        Run(store, crew, PlayContext(read_book), hear).play()
    crew.close()
    # workers take some time to start, and to count a small game out
    skipped = len(came) // 4
    (start, _), (end, _) = came[skipped], came[-1]
    return sum(count for _, count in came[skipped + 1 :]) / (end - start) * 60


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=float, default=1.0, help="times as many")
    given = parser.parse_args()
    crews: dict[str, Callable[[], Workers]] = {
        "one process": lambda: LocalProcesses(1),
        "two processes": lambda: LocalProcesses(2),
    }
    local = None
    if find_spec("distributed") is not None:
        local = import_module("distributed").LocalCluster(
            n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address="127.0.0.1:0"
        )
        crews["a cluster of two"] = lambda: Cluster(local.scheduler_address)
    for game, a, b, games in MATCHES:
        players = (parse_strategy(a), parse_strategy(b))
        tournament = Tournament(GameConditions(game), players, max(int(games * given.games), 100))
        print(f"{game}, {a} against {b}, {tournament.games:,} games")
        one = None
        for name, crew in crews.items():
            before = worked()
            found = games_a_minute(tournament, crew())
            work = (worked() - before) / tournament.games * 1000
            one = one or found
            told = f"{name:18} {found:10,.0f} games a minute, {found / one:.2f}"
            # a cluster's workers are not waited for, so nobody knows what they have worked
            print(f"  {told}{f', {work:.2f} s' if name in OWN else ''}", flush=True)
    if local is not None:
        local.close()


if __name__ == "__main__":
    main()

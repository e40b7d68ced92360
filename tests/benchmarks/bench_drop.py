# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How fast Connect Four positions are solved, beside a solver in C++ if one is at hand.

    python tests/benchmarks/bench_drop.py SETS... [--solver PATH] [--random N]

A set is a file with a line `moves score` for each position, such as P. Pons' published ones. The
other solver reads moves on its standard input and writes a line for each, as his c4solver does;
it is run once for all positions of a set, as ours is, and its start is taken off. With --random,
positions after random moves: how long until all columns of a position are exact.
Exits with 1 if a score is wrong.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
from pathlib import Path
from random import Random
from time import perf_counter, process_time

sys.path.insert(0, str(Path(__file__).parents[2]))

from desktop_app.games.line_games import LineGame, LinePosition
from desktop_app.games.record import parse_moves
from desktop_app.games.registry import find_game
from desktop_app.search.analysis import Knowledge, analyse
from desktop_app.search.drop_analysis import as_words
from desktop_app.search.kernels import are_compiled
from desktop_app.search.kernels.drop import DropSolver
from desktop_app.search.limits import Limits

TABLE_BYTES = 1 << 26
PATIENCE = 20.0


def main() -> int:
    """Measure what the command line asks for; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("sets", nargs="*", type=Path)
    parser.add_argument("--solver", type=Path, help="another solver's program")
    parser.add_argument("--random", type=int, default=0, help="positions for each number of plies")
    options = parser.parse_args()
    print("compiled" if are_compiled() else "interpreted")
    wrong = sum(one_set(path, options.solver) for path in options.sets)
    if options.random:
        random_positions(options.random)
    return 1 if wrong else 0


def connect_four() -> LineGame:
    """The game."""
    game = find_game("connect-four")
    assert isinstance(game, LineGame)
    return game


def one_set(path: Path, solver: Path | None) -> int:
    """Solve a set's positions one after the other with one table; the number of wrong scores."""
    rows = [line.split() for line in path.read_text().splitlines()]
    positions: list[tuple[int, int]] = []
    for moves, _ in rows:
        position = connect_four().start()
        for move in parse_moves(position, moves):
            position = position.after(move)
        assert isinstance(position, LinePosition)
        positions.append(as_words(position))
    ours = DropSolver(7, 6, 4, TABLE_BYTES)
    started = process_time()
    found = [ours.solve(own, mask, -21, 21, lambda _: False) for own, mask in positions]
    seconds = process_time() - started
    wrong = sum(
        bounds != (int(score), int(score)) for bounds, (_, score) in zip(found, rows, strict=True)
    )
    each = seconds / len(rows) * 1e6
    speed = ours.visited / seconds / 1e6
    line = f"{path.name:16} {len(rows):5} positions, {wrong} wrong, {each:10.1f} us each,"
    line += f" {speed:5.1f} million a second"
    if solver is not None:
        text = "".join(f"{moves}\n" for moves, _ in rows)
        theirs = (seconds_of(solver, text) - seconds_of(solver, "")) / len(rows) * 1e6
        line += f"; the other {theirs:10.1f} us, ratio {each / theirs:.2f}"
    print(line, flush=True)
    return wrong


def seconds_of(solver: Path, text: str) -> float:
    """How long another program takes for its input."""
    started = perf_counter()
    subprocess.run([solver], input=text, text=True, check=True, capture_output=True)
    return perf_counter() - started


def random_positions(count: int) -> None:
    """For each number of plies: how long until every column of a random position is exact."""
    random, game = Random(1), connect_four()
    for plies in (8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 36, 40):
        knowledge, times = Knowledge(), list[float]()
        while len(times) < count:
            position = game.start()
            while position.ply < plies and position.outcome is None:
                position = position.after(random.choice(position.legal_moves()))
            if position.outcome is not None:
                continue
            started = perf_counter()
            for found in analyse(position, Limits(seconds=PATIENCE), knowledge=knowledge):
                if found.complete:
                    break
            times.append(perf_counter() - started)
        times.sort()
        late = sum(seconds > 1 for seconds in times)
        print(
            f"all columns after {plies:2} plies: median {statistics.median(times) * 1e3:8.1f} ms,"
            f" slowest {times[-1] * 1e3:8.1f} ms, {late} of {count} over a second",
            flush=True,
        )


if __name__ == "__main__":
    sys.exit(main())

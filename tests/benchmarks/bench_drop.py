# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How fast Connect Four positions are solved, beside a solver in C++ if one is at hand.

    python tests/benchmarks/bench_drop.py SETS... [--solver PATH] [--random N [--after PLIES...]]

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
from collections.abc import Iterable
from pathlib import Path
from random import Random
from time import perf_counter, process_time

sys.path.insert(0, str(Path(__file__).parents[2]))

from desktop_app.application import SWITCH_SECONDS
from desktop_app.games.line_games import LineGame, LinePosition
from desktop_app.games.position import Position
from desktop_app.games.record import parse_moves
from desktop_app.games.registry import find_game
from desktop_app.resources import read_book
from desktop_app.search.analysis import Knowledge, analyse
from desktop_app.search.drop_analysis import as_words
from desktop_app.search.kernels import are_compiled
from desktop_app.search.kernels.drop import DropSolver
from desktop_app.search.limits import Limits

TABLE_BYTES = 1 << 26
PATIENCE = 20.0
TARGET = 1.0


def main() -> int:
    """Measure what the command line asks for; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("sets", nargs="*", type=Path)
    parser.add_argument("--solver", type=Path, help="another solver's program")
    parser.add_argument("--random", type=int, default=0, help="positions for each number of plies")
    parser.add_argument("--after", type=int, nargs="*", help="only after so many plies")
    options = parser.parse_args()
    print("compiled" if are_compiled() else "interpreted")
    wrong = sum(one_set(path, options.solver) for path in options.sets)
    if options.random:
        random_positions(options.random, options.after or range(connect_four().board.cells))
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


def random_positions(count: int, all_plies: Iterable[int]) -> None:
    """For each number of plies: how long until every column of a random position is exact."""
    sys.setswitchinterval(SWITCH_SECONDS)  # as in the program
    random, everything = Random(1), list[float]()
    for plies in all_plies:
        knowledge, times = Knowledge(read_book=read_book), list[float]()
        knowledge.drop_solver(connect_four())  # the book is read when the program starts
        for _ in range(count):
            position = random_position(plies, random)
            started = perf_counter()
            for found in analyse(position, Limits(seconds=PATIENCE), knowledge=knowledge):
                if found.complete:
                    break
            times.append(perf_counter() - started)
        everything += times
        told(f"after {plies:2} plies", times)
    told("altogether", everything)


def random_position(plies: int, random: Random) -> Position:
    """So many random moves, none of which ends the game."""
    while True:
        position = connect_four().start()
        while position.ply < plies:
            after = [position.after(move) for move in position.legal_moves()]
            open_ends = [child for child in after if child.outcome is None]
            if not open_ends:
                break
            position = random.choice(open_ends)
        else:
            return position


def told(what: str, times: list[float]) -> None:
    """A line of the table."""
    times = sorted(times)
    late = sum(seconds > TARGET for seconds in times)
    print(
        f"all columns {what}: median {statistics.median(times) * 1e3:7.1f} ms, 99 % within"
        f" {times[len(times) * 99 // 100] * 1e3:7.1f}, slowest {times[-1] * 1e3:7.1f},"
        f" {late} of {len(times)} over a second",
        flush=True,
    )


if __name__ == "__main__":
    sys.exit(main())

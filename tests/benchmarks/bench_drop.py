# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How fast Connect Four positions are solved, beside a solver in C++ if one is at hand.

    python tests/benchmarks/bench_drop.py SETS... [--solver PATH] [--rounds N] [--medium N]
                                          [--random N [--after PLIES...]]

A set is a file with a line `moves score` for each position, such as P. Pons' published ones. The
other solver reads moves on its standard input and writes a line for each, as his c4solver does.
Both solve a whole set with one fresh table, in turn, round after round; of both the processor's
time is taken, as the system counts it, and of the other its start, by a run without input. With
--medium, two sets of N and N / 8 harder positions are made the way that the published ones were:
random moves, 14 to 27 of them in the middle of a game and fewer at its beginning, 14 to 27 plies
before the end. Their scores are our solver's. With --random, positions after random moves: how
long until all columns of a position are exact.
Exits with 1 if a score is wrong.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from random import Random
from time import perf_counter, process_time

try:
    import resource
except ImportError:  # Windows has no other way to tell what a process has used
    resource = None

sys.path.insert(0, str(Path(__file__).parents[2]))

from desktop_app.games.k_in_a_row.connect_four.analysis import as_words
from desktop_app.games.k_in_a_row.connect_four.book import book_of
from desktop_app.games.k_in_a_row.connect_four.kernel.solver import ConnectFourSolver
from desktop_app.games.k_in_a_row.engine import ConnectFourEngine
from desktop_app.games.k_in_a_row.game import LineGame, LinePosition
from desktop_app.games.registry import find_game, new_engine_cache
from desktop_app.resources import read_book
from desktop_app.search.compiled import are_compiled
from desktop_app.search.limits import Limits
from desktop_app.shell.application import SWITCH_SECONDS
from tests.analysing import analyse
from tests.games.reached import reached

TABLE_BYTES = 1 << 26
PATIENCE = 20.0
TARGET = 1.0


def main() -> int:
    """Measure what the command line asks for; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("sets", nargs="*", type=Path)
    parser.add_argument("--solver", type=Path, help="another solver's program")
    parser.add_argument("--rounds", type=int, default=9, help="runs of each solver, in turn")
    parser.add_argument("--medium", type=int, default=0, help="harder positions to be made")
    parser.add_argument("--random", type=int, default=0, help="positions for each number of plies")
    parser.add_argument("--after", type=int, nargs="*", help="only after so many plies")
    options = parser.parse_args()
    if not (options.sets or options.medium or options.random):
        parser.error("name a set, or use --medium or --random")
    if options.solver is not None and not options.solver.is_file():
        parser.error(f"there is no solver {options.solver}")
    print("compiled" if are_compiled() else "interpreted")
    if options.solver is None:
        print("no other solver is given (--solver), so ours is measured alone")
    if options.medium:
        folder = Path(tempfile.mkdtemp())
        options.sets += [
            made_set(folder / "begin-medium", range(14), options.medium // 8),
            made_set(folder / "middle-medium", range(14, 28), options.medium),
        ]
    wrong = sum(one_set(path, options.solver, options.rounds) for path in options.sets)
    if options.random:
        random_positions(options.random, options.after or range(connect_four().board.cells))
    return 1 if wrong else 0


def connect_four() -> LineGame:
    """The game."""
    game = find_game("connect-four")
    assert isinstance(game, LineGame)
    return game


def one_set(path: Path, solver: Path | None, rounds: int) -> int:
    """Solve a set's positions, in turn with the other solver; the number of wrong scores."""
    rows = [line.split() for line in path.read_text().splitlines()]
    positions = [as_words(position_after(moves)) for moves, _ in rows]
    scores = [(int(score), int(score)) for _, score in rows]
    text = "".join(f"{moves}\n" for moves, _ in rows)
    ours, others, speeds, wrong = list[float](), list[float](), list[float](), 0
    for _ in range(rounds):
        mine = ConnectFourSolver(7, 6, 4, TABLE_BYTES)
        started = process_time()
        found = [mine.solve(own, mask, -21, 21, lambda _: False) for own, mask in positions]
        seconds = process_time() - started
        wrong += sum(bounds != score for bounds, score in zip(found, scores, strict=True))
        ours.append(seconds / len(rows) * 1e6)
        speeds.append(mine.visited / seconds / 1e6)
        if solver is not None:
            others.append((seconds_of(solver, text) - seconds_of(solver, "")) / len(rows) * 1e6)
    line = f"{path.name:16} {len(rows):5} positions, {wrong} wrong, {spread(ours)} us each,"
    line += f" {statistics.median(speeds):5.1f} million a second"
    if others:
        ratios = [mine / other for mine, other in zip(ours, others, strict=True)]
        line += f"; the other {spread(others)} us, ratio {spread(ratios, 2)}"
    print(line, flush=True)
    return wrong


def made_set(path: Path, plies: range, count: int) -> Path:
    """Write a set of random positions whose end is 14 to 28 plies off."""
    random, solver, rows = Random(path.name), ConnectFourSolver(7, 6, 4, TABLE_BYTES), list[str]()
    solver.learn(book_of(connect_four(), read_book))  # the others, far from their end, take seconds
    while len(rows) < count:
        line = random_line(random.choice(plies), random)
        score, _ = solver.solve(*as_words(position_after(line)), -21, 21, lambda _: False)
        if 14 <= plies_left(len(line), score) < 28:
            rows.append(f"{line} {score}")
    path.write_text("".join(f"{row}\n" for row in rows))
    return path


def plies_left(ply: int, score: int) -> int:
    """How many plies after so many the game ends, by the score of the player to move."""
    if score == 0:
        return 42 - ply
    end = 44 - 2 * abs(score)
    return end - ply if (end - ply) % 2 == (score > 0) else end - ply - 1


def position_after(moves: str) -> LinePosition:
    """The position after a line of moves."""
    position = reached(connect_four().start(), moves)
    assert isinstance(position, LinePosition)
    return position


def spread(numbers: list[float], digits: int = 1) -> str:
    """The median, and from where to where."""
    text = f"{statistics.median(numbers):.{digits}f}"
    return f"{text} ({min(numbers):.{digits}f} to {max(numbers):.{digits}f})"


def seconds_of(solver: Path, text: str) -> float:
    """How much of the processor's time another program takes for its input."""
    if resource is None:
        raise SystemExit("here no system call tells how much time another program has used")
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([solver], input=text, text=True, check=True, capture_output=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def random_positions(count: int, all_plies: Iterable[int]) -> None:
    """For each number of plies: how long until every column of a random position is exact."""
    sys.setswitchinterval(SWITCH_SECONDS)  # as in the program
    random, everything = Random(1), list[float]()
    for plies in all_plies:
        knowledge, times = new_engine_cache(read_book=read_book), list[float]()
        knowledge.engine(
            ConnectFourEngine, connect_four()
        )  # the book is read when the program starts
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


def random_position(plies: int, random: Random) -> LinePosition:
    """So many random moves, none of which ends the game."""
    return position_after(random_line(plies, random))


def random_line(plies: int, random: Random) -> str:
    """So many random moves, none of which ends the game, as text."""
    game = connect_four()
    while True:
        position, line = game.start(), ""
        while position.ply < plies:
            after = [(move, position.after(move)) for move in position.legal_moves()]
            open_ends = [(move, child) for move, child in after if child.outcome is None]
            if not open_ends:
                break
            move, position = random.choice(open_ends)
            line += game.move_text(move)
        else:
            return line


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

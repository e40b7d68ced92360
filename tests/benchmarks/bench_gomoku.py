# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How fast the search of large line games is.

`python tests/benchmarks/bench_gomoku.py speed` searches 50 middle-game positions of Gomoku;
`... fours` solves puzzles of continuous fours, `--count` of each length. How strong it is says the
arena: `minimax-fair arena gomoku --opening-file tests/benchmarks/gomoku_openings.txt`; these are
four or six random stones near the middle that a strong Gomocup brain (Rapfi, 1.2 s each) found
even, within a tenth of what an open three is worth. Times are processor time of this process, for
other programs may run; the search uses one thread.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import process_time

sys.path.insert(0, str(Path(__file__).parents[2]))

from desktop_app.core.score import Outcome
from desktop_app.games.k_in_a_row.game import LineGame, LinePosition
from desktop_app.games.k_in_a_row.gomoku.analysis import analyse_lines, best_line_moves
from desktop_app.games.k_in_a_row.gomoku.kernel import board as line_board
from desktop_app.games.k_in_a_row.gomoku.kernels import LineKernel
from desktop_app.games.registry import find_game
from desktop_app.search.limits import Budget, Limits
from tests.games.k_in_a_row.four_puzzles import puzzles
from tests.games.reached import reached

GOMOKU = find_game("gomoku")
MIDDLE_GAMES = Path(__file__).parent / "gomoku_middle_games.txt"


def gomoku() -> LineGame:
    assert isinstance(GOMOKU, LineGame)
    return GOMOKU


def middle_games(count: int) -> Iterator[LinePosition]:
    """The first positions of the file, 10 to 40 stones; in none anything is proven.

    They come from games that an earlier version of the engine played with itself at depth 4,
    after four random stones near the middle: so that all versions are asked about the same.
    """
    for line in MIDDLE_GAMES.read_text("utf-8").splitlines()[:count]:
        position = reached(gomoku().start(), line)
        yield position


def speed(count: int, seconds: float) -> None:
    nodes = spent = 0.0
    depths: list[int] = []
    values: list[int] = []
    firsts: list[float] = []
    kernel = LineKernel(gomoku())
    for position in middle_games(count):
        start = process_time()
        until = [start + seconds]

        def over(until: list[float] = until) -> bool:
            return process_time() >= until[0]

        depth = 0
        for best in best_line_moves(position, Budget(Limits(), over), kernel):
            depth = best.depth
        spent += process_time() - start
        nodes += kernel.nodes
        depths.append(depth)
        start = process_time()
        until[0] = start + seconds
        kernel = LineKernel(gomoku())  # nothing is known
        for number, found in enumerate(analyse_lines(position, Budget(Limits(), over), kernel)):
            if not number:
                firsts.append(process_time() - start)
            depth = found.depth
            if process_time() - start >= seconds:
                break
        values.append(depth)
        kernel = LineKernel(gomoku())
    print(f"positions {len(depths)}, {seconds} s each, {nodes / spent:,.0f} positions a second")
    print(f"depth of the best move: median {median(depths)}, from {min(depths)} to {max(depths)}")
    print(f"depth of all values: median {median(values)}, from {min(values)} to {max(values)}")
    print(f"first values of all moves: slowest after {1000 * max(firsts):.0f} ms")


def fours(each: int) -> None:
    """Puzzles of every length: the kernel must find a win, and a player the win in time."""
    print("plies  puzzles  found  slowest  most positions  player's slowest")
    solved: dict[int, list[tuple[bool, float, int, float]]] = {}
    for position, plies in puzzles(each):
        kernel = LineKernel(gomoku(), 1 << 24)
        start = process_time()
        kernel.start(position, Budget(Limits()))
        won = kernel.search.threat_win(False, 24, 1_000_000)
        spent, nodes = process_time() - start, kernel.nodes
        kernel, start = LineKernel(gomoku(), 1 << 24), process_time()
        *_, best = best_line_moves(position, Budget(Limits(seconds=1)), kernel)
        played = process_time() - start
        found = won is not None and best.score.outcome is Outcome.WIN
        solved.setdefault(plies, []).append((found, spent, nodes, played))
    for plies, results in solved.items():
        count, found, nodes = len(results), sum(r[0] for r in results), max(r[2] for r in results)
        slowest, played = (1000 * max(r[n] for r in results) for n in (1, 3))
        print(f"{plies:5}{count:9}{found:7}{slowest:6.1f} ms{nodes:16,}{played:15.1f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["speed", "fours"])
    parser.add_argument("--count", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=1.0)
    given = parser.parse_args()
    print(f"kernel: {Path(line_board.__file__ or '').name}")
    if given.what == "speed":
        speed(given.count, given.seconds)
    else:
        fours(given.count)


if __name__ == "__main__":
    main()

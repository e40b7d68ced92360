# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How long it takes to go to any step of a run, beside the run itself.

    python tests/benchmarks/bench_trace.py

Minimax from the empty tic-tac-toe board, 549,946 positions, untraced; then the last step of the
same run from nothing; then steps anywhere in it. Exits with 1 if the jump to the last step takes
1.5 times the untraced run or longer.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from time import process_time

sys.path.insert(0, str(Path(__file__).parents[2]))

from desktop_app.core.position import Position
from desktop_app.explain.tree_run import TreeRun
from desktop_app.games.registry import find_game
from desktop_app.search.algorithm import Algorithm
from desktop_app.search.minimax import minimax
from desktop_app.search.trace import Trace

TARGET = 1.5
STEPS = 300


def main() -> int:
    """Measure; the exit status."""
    position = find_game("tic-tac-toe").start()
    visited = 0

    def visit(_position: Position) -> None:
        nonlocal visited
        visited += 1

    started = process_time()
    minimax(position, visit=visit)
    untraced = process_time() - started
    started = process_time()
    trace = Trace(position, Algorithm())
    last = trace.at(trace.summary.steps - 1)
    jump = process_time() - started
    assert last.counters.nodes == visited
    ratio = jump / untraced
    print(f"untraced run of {visited:,} positions {untraced * 1e3:8.1f} ms")
    print(f"its last step, from nothing         {jump * 1e3:8.1f} ms, ratio {ratio:.2f}")
    run, random = TreeRun(Trace(position, Algorithm())), Random(1)
    times: list[float] = []
    for index in random.sample(range(run.last), STEPS):
        started = process_time()
        run.go(index)
        run.drawn()
        times.append(process_time() - started)
    times.sort()
    middle, worst = times[STEPS // 2] * 1e3, times[-1] * 1e3
    print(f"any step and its drawn tree, median {middle:8.1f} ms, slowest {worst:.1f} ms")
    return 1 if ratio >= TARGET else 0


if __name__ == "__main__":
    sys.exit(main())

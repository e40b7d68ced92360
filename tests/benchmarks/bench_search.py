# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How quick the search is: `python tests/benchmarks/bench_search.py`.

Times depend on the machine and on what else it does, so each is also given as a share of the
time that plain minimax takes for tic-tac-toe, measured between the others in the same run.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from statistics import median
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[2]))

from desktop_app.core.position import Position
from desktop_app.core.score import outcome_value
from desktop_app.games.k_in_a_row.entry import PRESETS
from desktop_app.games.k_in_a_row.evaluation import near_stones_first, open_lines
from desktop_app.games.k_in_a_row.game import LineGame
from desktop_app.games.registry import new_engine_cache
from desktop_app.search.alphabeta import AlphaBeta, TranspositionTable
from desktop_app.search.limits import Budget, Limits, SearchStopped
from desktop_app.search.minimax import minimax
from tests.analysing import analyse

REPETITIONS = 30
MINIMAX_POSITIONS, ALPHABETA_POSITIONS = 549_946, 18_297
FIRST_TARGET, AGAIN_TARGET = 0.007, 0.001


def tic_tac_toe() -> Position:
    """The empty board of a game that is made anew, with nothing worked out yet."""
    return LineGame(3, 3, 3).start()


def plain_minimax() -> int:
    minimax(tic_tac_toe())
    return MINIMAX_POSITIONS


def alpha_beta() -> int:
    search = AlphaBeta(Budget(Limits()), terminal=outcome_value)
    search.value(tic_tac_toe(), 9)
    assert search.nodes == ALPHABETA_POSITIONS
    return search.nodes


def values_from_nothing() -> int:
    return next(analyse(tic_tac_toe())).nodes


def values_and_endings_from_nothing() -> int:
    *_, found = analyse(tic_tac_toe())
    return found.nodes


def values_again() -> Callable[[], int]:
    """Of a board whose tree is there; 0 positions are labelled."""
    start, knowledge = tic_tac_toe(), new_engine_cache()
    for _ in analyse(start, knowledge=knowledge):
        pass
    return lambda: next(analyse(start, knowledge=knowledge)).nodes


def deepening(name: str, moves: Iterable[int], nodes: int) -> Callable[[], int]:
    """Generic alpha-beta on a larger board, until so many positions were visited."""
    position = PRESETS[name].start()
    for move in moves:
        position = position.after(move)

    def run() -> int:
        budget, table = Budget(Limits(nodes=nodes)), TranspositionTable()
        search = AlphaBeta(budget, open_lines, table, near_stones_first)
        try:
            for depth in range(1, position.remaining + 1):
                search.value(position, depth)
        except SearchStopped:
            pass
        return search.nodes

    return run


def timed(work: Callable[[], int]) -> tuple[float, int]:
    started = perf_counter()
    positions = work()
    return perf_counter() - started, positions


def main() -> int:
    """Print the table; 1 if a target is missed."""
    rows: list[tuple[str, int, Callable[[], int], float | None]] = [
        ("minimax, whole tree", 3, plain_minimax, None),
        ("alpha-beta, natural order", REPETITIONS, alpha_beta, None),
        ("nine values, from nothing", REPETITIONS, values_from_nothing, FIRST_TARGET),
        ("nine values, tree is there", REPETITIONS, values_again(), AGAIN_TARGET),
        ("values and all endings", REPETITIONS, values_and_endings_from_nothing, None),
        ("alpha-beta, connect-four", 3, deepening("connect-four", (38, 31), 20_000), None),
        ("alpha-beta, gomoku", 3, deepening("gomoku", (112, 113), 4_000), None),
        ("alpha-beta, five-in-a-row", 3, deepening("five-in-a-row", (190, 191), 4_000), None),
    ]
    print(f"{'':28}{'min ms':>10}{'median ms':>11}{'positions/s':>13}{'of minimax':>12}  target")
    missed = False
    for name, repetitions, work, target in rows:
        before, _ = timed(plain_minimax)
        runs = [timed(work) for _ in range(repetitions)]
        plain = min(before, timed(plain_minimax)[0])
        seconds = [time for time, _ in runs]
        rate = runs[0][1] / min(seconds)
        verdict = ""
        if target is not None:
            kept = median(seconds) <= target
            missed |= not kept
            verdict = f"  {'kept' if kept else 'MISSED'}: {target * 1e3:g} ms"
        print(
            f"{name:28}{min(seconds) * 1e3:10.2f}{median(seconds) * 1e3:11.2f}"
            f"{f'{rate:,.0f}' if runs[0][1] else '':>13}{min(seconds) / plain:12.4f}{verdict}"
        )
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())

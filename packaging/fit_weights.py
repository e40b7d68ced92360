# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fit the evaluation of large line games to the results of games of Gomoku.

    python packaging/fit_weights.py FILE --games 1000 [--seconds 0.012] [--seed 1]
    python packaging/fit_weights.py FILE

The first lets the search play with itself, and adds what it saw to FILE: a line for each quiet
position, with its counts and the result for the player to move. The second fits the weights in
`games/k_in_a_row/gomoku/kernel/weights.py` to all of FILE and prints them, with the mean log of
the likelihood they and those in use give the results: the nearer to 0, the better.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from math import exp, log1p
from pathlib import Path
from random import Random
from time import process_time
from typing import cast

sys.path.insert(0, str(Path(__file__).parents[1]))

from desktop_app.core.position import Move
from desktop_app.games.k_in_a_row.entry import PRESETS
from desktop_app.games.k_in_a_row.game import LineGame, LinePosition
from desktop_app.games.k_in_a_row.gomoku.analysis import best_line_moves
from desktop_app.games.k_in_a_row.gomoku.kernel import weights as used
from desktop_app.games.k_in_a_row.gomoku.kernel.patterns import FIVE_CELL, OPEN_FOUR_CELL
from desktop_app.games.k_in_a_row.gomoku.kernels import LineKernel
from desktop_app.search.limits import Budget, Limits

UNIT = 4096
"""What one unit of the logarithm of the odds is called in the kernel."""
RANDOM_SHARE = 0.07
LONGEST = 110
ROUNDS = 12
CALM = 1e-3
"""Weight of the squares of the weights, per position: what is rare is not believed at once."""
SHAPE = (9, 9, 8, 8)
"""How many counts there are: lines of the mover and of the other, cells of both."""


def main() -> None:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=0.012, help="for each move")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if options.games:
        random = Random(options.seed)
        with options.file.open("a", encoding="utf-8") as file:
            for _ in range(options.games):
                for counts, result in play(random, options.seconds):
                    file.write(json.dumps([counts, result]) + "\n")
        return
    seen = [json.loads(line) for line in options.file.read_text("utf-8").splitlines()]
    fit([row[0] for row in seen], [(row[1] + 1) / 2 for row in seen])


def play(random: Random, seconds: float) -> list[tuple[list[int], int]]:
    """A game of the search with itself: counts of its quiet positions, results for the mover."""
    game = PRESETS["gomoku"]
    assert isinstance(game, LineGame)
    kernel, position = LineKernel(game, 1 << 24), game.start()
    near = [row * 15 + column for row in range(4, 11) for column in range(4, 11)]
    for move in random.sample(near, random.randint(3, 7)):
        position = position.after(move)
    seen: list[tuple[list[int], int]] = []
    while position.outcome is None and position.ply < LONGEST:
        counts, calm = look(kernel, position)
        if calm:
            seen.append((counts, position.turn))
        move = chosen(kernel, position, seconds)
        if calm and random.random() < RANDOM_SHARE:
            kernel.start(position, Budget(Limits()))
            best = sorted(kernel.search.scores(), key=lambda scored: -scored[1])
            move = random.choice(best[:8])[0]
        position = position.after(move)
    return [(counts, int(position.outcome or 0) * turn) for counts, turn in seen]


def look(kernel: LineKernel, position: LinePosition) -> tuple[list[int], bool]:
    """All counts of a position, and whether nothing is decided in it."""
    kernel.start(position, Budget(Limits()))
    state = kernel.search.state()
    classed, kinds = cast("list[int]", state["classed"]), cast("list[int]", state["counts"])
    me = position.ply & 1
    lines = [classed[16 * player : 16 * player + 9] for player in (me, 1 - me)]
    cells = [kinds[8 * player : 8 * player + 8] for player in (me, 1 - me)]
    calm = not (cells[0][FIVE_CELL] or cells[1][FIVE_CELL] or cells[0][OPEN_FOUR_CELL])
    return lines[0] + lines[1] + cells[0] + cells[1], calm


def chosen(kernel: LineKernel, position: LinePosition, seconds: float) -> Move:
    """The move that the search makes."""
    until = process_time() + seconds
    budget = Budget(Limits(), lambda: process_time() >= until)
    *_, best = best_line_moves(position, budget, kernel)
    return best.moves[0]


def fit(rows: Sequence[Sequence[int]], results: Sequence[float]) -> None:
    """Newton's method for the logistic regression; prints the weights."""
    columns = [c for c in range(sum(SHAPE)) if len({row[c] for row in rows}) > 1]
    # no line is dead or alive by itself, and a quiet cell tells nothing: they would add up to all
    columns = [c for c in columns if c not in (0, 9, 18, 26)]
    table = [[*(float(row[c]) for c in columns), 1.0] for row in rows]
    size = len(columns) + 1
    weights = [0.0] * size
    for _ in range(ROUNDS):
        slope = [-CALM * len(rows) * w for w in weights[:-1]] + [0.0]
        curve = [[CALM * len(rows) * (i == j) for j in range(size)] for i in range(size)]
        for row, result in zip(table, results, strict=True):
            odds = sum(w * x for w, x in zip(weights, row, strict=True))
            share = 1 / (1 + exp(-max(-30.0, min(odds, 30.0))))
            bend = share * (1 - share)
            for i, x in enumerate(row):
                if x:
                    slope[i] += (result - share) * x
                    bent, line = bend * x, curve[i]
                    for j in range(i + 1):
                        line[j] += bent * row[j]
        for i in range(size):
            for j in range(i):
                curve[j][i] = curve[i][j]
        weights = [w + step for w, step in zip(weights, solved(curve, slope), strict=True)]
    found = dict(zip(columns, weights[:-1], strict=True))
    report(found, weights[-1], rows, results)


def report(
    found: dict[int, float],
    base: float,
    rows: Sequence[Sequence[int]],
    results: Sequence[float],
) -> None:
    """Print the weights as they stand in the kernel, and how likely they make the results."""
    whole = [round(UNIT * found.get(c, 0.0)) for c in range(sum(SHAPE))]
    start = 0
    for name, count in zip(
        ("OWN_LINES", "OTHER_LINES", "OWN_CELLS", "OTHER_CELLS"), SHAPE, strict=True
    ):
        print(f"{name} = {tuple(whole[start : start + count])}")
        start += count
    print(f"BASE = {round(UNIT * base)}")
    now = [*used.OWN_LINES, *used.OTHER_LINES, *used.OWN_CELLS, *used.OTHER_CELLS]
    for title, weights, constant in (("new", whole, UNIT * base), ("in use", now, used.BASE)):
        told = likelihood(weights, constant, rows, results)
        print(f"{title}: {told:.4f} on average over {len(rows)} positions")


def likelihood(
    weights: Sequence[float],
    base: float,
    rows: Sequence[Sequence[int]],
    results: Sequence[float],
) -> float:
    """The mean logarithm of the likelihood of the results."""
    total = 0.0
    for row, result in zip(rows, results, strict=True):
        odds = (base + sum(w * x for w, x in zip(weights, row, strict=True))) / UNIT
        total -= result * log1p(exp(-odds)) + (1 - result) * log1p(exp(odds))
    return total / len(rows)


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of linear equations, by elimination."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda number: abs(rows[number][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for other in range(size):
            if other != i and rows[other][i]:
                factor = rows[other][i] / rows[i][i]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[i], strict=True)]
    return [rows[i][size] / rows[i][i] for i in range(size)]


if __name__ == "__main__":
    main()

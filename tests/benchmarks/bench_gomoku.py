# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How fast and how strong the search of large line games is.

`python tests/benchmarks/bench_gomoku.py speed` searches 50 middle-game positions of Gomoku;
`... fours` solves puzzles of continuous fours; `... match --games 20 --seconds 0.2` plays
against alpha-beta that looks two moves ahead. Times are processor time of this process, for
other programs may run; the search uses one thread.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time

sys.path.insert(0, str(Path(__file__).parents[2]))

from desktop_app.games.line_games import LineGame, LinePosition
from desktop_app.games.registry import PRESETS
from desktop_app.search.kernels import line_board
from desktop_app.search.limits import Budget, Limits
from desktop_app.search.line_analysis import analyse_lines
from desktop_app.search.line_kernels import LineKernel
from desktop_app.search.line_play import best_line_moves
from desktop_app.search.score import Outcome
from desktop_app.strategies.searching import DepthLimited, Perfect
from desktop_app.strategies.strategy import Strategy, Thinking
from tests.search.kernels.four_puzzles import puzzles

GOMOKU = PRESETS["gomoku"]
OPENING_SPAN = 2
"""Openings lie at most so far from the middle."""
EVEN = 20
"""Openings of matches are guessed at less than this; to have the move is worth about 10."""


def gomoku() -> LineGame:
    assert isinstance(GOMOKU, LineGame)
    return GOMOKU


def openings(
    count: int, stones: int = 4, seed: int = 1, depth: int = 6, most: int = 120
) -> Iterator[LinePosition]:
    """Positions with a few random stones near the middle that a search calls even.

    Args:
        count: how many.
        stones: how many each has.
        seed: of the random stones.
        depth: how deep the search looks.
        most: the largest guess for either that counts as even.
    """
    random, kernel = Random(seed), LineKernel(gomoku(), 1 << 24)
    near = [
        row * 15 + column
        for row in range(7 - OPENING_SPAN, 8 + OPENING_SPAN)
        for column in range(7 - OPENING_SPAN, 8 + OPENING_SPAN)
    ]
    while count:
        position = gomoku().start()
        for move in random.sample(near, stones):
            position = position.after(move)
        *_, best = best_line_moves(position, Budget(Limits(depth=depth)), kernel)
        if best.score.outcome is Outcome.UNKNOWN and abs(best.score.number) < most:
            count -= 1
            yield position


def middle_games(count: int) -> Iterator[LinePosition]:
    """Positions of games of the engine with itself, 10 to 40 stones, in which nothing is proven."""
    random, kernel = Random(50), LineKernel(gomoku(), 1 << 24)
    for opening in openings(10 * count, seed=50):
        position = opening
        plies = random.randint(10, 40)
        best = None
        while position.ply < plies and position.outcome is None:
            *_, best = best_line_moves(position, Budget(Limits(depth=4)), kernel)
            position = position.after(best.moves[0])
        if position.outcome is None and best and best.score.outcome is Outcome.UNKNOWN:
            *_, best = best_line_moves(position, Budget(Limits(nodes=30_000)), kernel)
            if best.score.outcome is Outcome.UNKNOWN:
                count -= 1
                yield position
        if not count:
            return


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


def fours(count: int) -> None:
    slowest, missed, lengths = 0.0, 0, list[int]()
    for position, plies in puzzles(count):
        kernel = LineKernel(gomoku(), 1 << 24)
        start = process_time()
        kernel.start(position, Budget(Limits()))
        won = kernel.search.threat_win(False, 24, 1_000_000)
        slowest = max(slowest, process_time() - start)
        missed += not won
        lengths.append(plies)
    print(f"wins by continuous fours: {len(lengths)}, of {min(lengths)} to {max(lengths)} plies")
    print(f"not found {missed}; slowest {1000 * slowest:.1f} ms")


def game(first: Strategy, second: Strategy, position: LinePosition, seconds: float) -> LinePosition:
    """Play it out; X and O think with their own tables."""
    limits = Limits(seconds=seconds)
    thoughts = Thinking(Random(0), limits), Thinking(Random(0), limits)
    while position.outcome is None:
        side = position.ply % 2
        choice = (first, second)[side].choose(position, thoughts[side])
        position = position.after(choice.move)
    return position


def match(games: int, seconds: float) -> None:
    """Each opening is played twice, with the colours changed; every game is told at once."""
    results: list[int] = []
    start = perf_counter()
    for position in openings(games // 2, depth=10, most=EVEN):
        for strong_first in (True, False):
            strong, simple = Perfect(), DepthLimited(2)
            first, second = (strong, simple) if strong_first else (simple, strong)
            end = game(first, second, position, seconds)
            results.append(int(end.outcome or 0) * (1 if strong_first else -1))
            print(told(results), f"{end.ply} stones, {perf_counter() - start:.0f} s", flush=True)


def told(results: list[int]) -> str:
    """The score of the games so far."""
    won, drawn, lost = (results.count(result) for result in (1, 0, -1))
    share = (won + drawn / 2) / len(results)
    last = {1: "won", 0: "drawn", -1: "lost"}[results[-1]]
    return f"game {len(results)} {last}; won {won}, drawn {drawn}, lost {lost}: {share:.1%};"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["speed", "fours", "match"])
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--count", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=1.0)
    given = parser.parse_args()
    print(f"kernel: {Path(line_board.__file__ or '').name}")
    if given.what == "speed":
        speed(given.count, given.seconds)
    elif given.what == "fours":
        fours(given.count)
    else:
        match(given.games, given.seconds)


if __name__ == "__main__":
    main()

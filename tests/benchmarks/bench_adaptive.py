#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether the fitted opponent keeps the score near one half against players of stated weakness.

    python tests/benchmarks/bench_adaptive.py [--games N] [--seed N] [--only GAME]
        [--against PLAYER]

Each pair plays N games (200), each player moving first in every other one. The score counts from
the eleventh game on. The exit status is 1 if one of them is not between 40 and 60 percent. All
searches are limited by positions, so the same seed gives the same games on any machine.
"""

import argparse
import sys
from pathlib import Path
from statistics import fmean

sys.path.insert(0, str(Path(__file__).parents[2]))

from desktop_app.players.adaptive import AdaptivePlayer
from desktop_app.players.registry import FITTED, StrategyId, make_strategy, parse_strategy
from desktop_app.players.strategy import Strategy
from desktop_app.search.limits import Limits
from desktop_app.tournaments.conditions import GameConditions
from desktop_app.tournaments.referee import Referee
from desktop_app.tournaments.tournament import Tournament

GAMES = ("tic-tac-toe", "connect-four", "othello:8x8", "chess")
WEAK = ("random", "one-ahead", "alpha-beta:2", "alpha-beta:1~200")
"""Plays at random; looks one move ahead; searches to depth 2; errs by up to two pawns (points)."""
FIRST = 10
"""The games in which the opponent gets to know the other player; they do not count."""
LEAST, MOST = 0.4, 0.6
NODES = 20_000


def main() -> int:
    """Play all pairs and print their scores; return 1 if a score is out of range."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", action="append", choices=GAMES)
    parser.add_argument("--against", action="append", choices=WEAK)
    asked = parser.parse_args()
    heads = ("game", "against", "games", "score", "won-drawn-lost", "first 10", "random moves, %")
    print("{:14} {:18} {:>5}  {:>6}  {:>14}  {:>8}  {}".format(*heads))
    failed = False
    for game in asked.only or GAMES:
        for weak in asked.against or WEAK:
            points, percents = play(game, parse_strategy(weak), asked.games, asked.seed)
            later, shares = points[FIRST:], percents[FIRST:]
            score = fmean(later)
            is_near = LEAST <= score <= MOST
            failed |= not is_near
            counts = "-".join(str(later.count(result)) for result in (1.0, 0.5, 0.0))
            share = f"{min(shares)} to {max(shares)}, mean {fmean(shares):.0f}"
            mark = "" if is_near else "  OUT OF RANGE"
            print(
                f"{game:14} {weak:18} {len(later):5}  {score:6.1%}  {counts:>14}  "
                f"{fmean(points[:FIRST]):8.0%}  {share}{mark}",
                flush=True,
            )
    return int(failed)


def play(game: str, weak: StrategyId, games: int, seed: int) -> tuple[list[float], list[int]]:
    """Return the fitted opponent's points in each game, and its share of random moves in it."""
    fitted, percents, points = AdaptivePlayer(), list[int](), list[float]()

    def make(name: StrategyId) -> Strategy:
        return fitted if name.kind == FITTED else make_strategy(name)

    terms = GameConditions(game, seed, Limits(nodes=NODES))
    tournament = Tournament(terms, (StrategyId(FITTED), weak), games)
    referee = Referee(terms, make=make)
    for number in range(games):
        percents.append(fitted.percent)
        played = referee.play(tournament.task(0, number))
        if played.result is None or played.termination is not None:
            raise RuntimeError(played.termination)
        points.append((played.result + 1) / 2)
    return points, percents


if __name__ == "__main__":
    sys.exit(main())

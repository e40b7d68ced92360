# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How players fare against a visitor who sees one move ahead: wins or blocks, else plays at random.

`python tests/benchmarks/match_first.py` plays each level of the list's boards against that visitor,
who begins every other game, and tells for both sides how many games the visitor has won, drawn and
lost. `... gomoku --games 200 --players one-ahead perfect --seconds 1` plays other games, `--ties
random` leaves the perfect player's ties to chance.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[2]))

from desktop_app.games.position import MAX, Game, Player
from desktop_app.games.registry import PRESETS, find_game
from desktop_app.resources import read_book
from desktop_app.search.basics.limits import Limits
from desktop_app.search.knowledge import Knowledge
from desktop_app.strategies.levels import FIRST_OPPONENT, levels_for
from desktop_app.strategies.registry import StrategyId, make_strategy, parse_strategy
from desktop_app.strategies.strategy import Thinking
from desktop_app.strategies.ties import TieRule

VISITOR = FIRST_OPPONENT


def match(
    game: Game, player: StrategyId, games: int, limits: Limits, ties: TieRule
) -> dict[Player, Counter[int]]:
    """How so many games end for the visitor: 1, 0 or -1, by the side that the visitor has."""
    found = {side: Counter[int]() for side in Player}
    knowledge = Knowledge(read_book=read_book)
    for number in range(games):
        side = MAX if number % 2 == 0 else MAX.opponent
        position, random = game.start(), Random(f"{game.id}:{player}:{number}")
        while position.outcome is None:
            name = VISITOR if position.turn is side else player
            thinking = Thinking(random, limits, knowledge=knowledge, ties=ties)
            position = position.after(make_strategy(name).choose(position, thinking).move)
        found[side][int(position.outcome * side)] += 1
    return found


def decided_share(found: dict[Player, Counter[int]]) -> float | None:
    """Which part of the games that somebody has won the visitor has."""
    won, lost = (sum(counts[result] for counts in found.values()) for result in (1, -1))
    return won / (won + lost) if won + lost else None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("boards", nargs="*", default=list(PRESETS), help="games")
    parser.add_argument("--players", nargs="*", type=parse_strategy, help="else all levels")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=0.3, help="a move (else 0.3)")
    parser.add_argument("--ties", type=TieRule, default=TieRule.BEST_ODDS, help="or random")
    given = parser.parse_args()
    print("game, player: the visitor as first player won/drawn/lost, as second; of decided games")
    for name in given.boards:
        game = find_game(name)
        for player in given.players or levels_for(game):
            found = match(game, player, given.games, Limits(seconds=given.seconds), given.ties)
            told = [
                "/".join(f"{found[side][result]:3}" for result in (1, 0, -1)) for side in Player
            ]
            share = decided_share(found)
            of_decided = "-" if share is None else f"{share:.0%}"
            print(f"{name:18} {player!s:13} {told[0]}  {told[1]}  {of_decided:>5}", flush=True)


if __name__ == "__main__":
    main()

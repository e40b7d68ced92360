# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether each level is stronger than the one below it, and looks as far ahead as it says.

`python tests/benchmarks/match_levels.py` plays, on each board of the list, each level against
the one below: two games from each of 20 random openings, the sides changed between them. For
each pair a line tells the score, how many games differ, and of the stronger player's moves how
deep it looked and how long it took: where the game was longer than its depth, wall and
processor time. `... connect-four mnk:6x6x4 --seconds 1` plays other boards, or gives other time.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time

sys.path.insert(0, str(Path(__file__).parents[2]))

from desktop_app.games.lines.game import LineGame
from desktop_app.games.position import Game, Move, Player, Position
from desktop_app.games.registry import find_game
from desktop_app.resources import read_book
from desktop_app.search.basics.limits import Limits
from desktop_app.search.knowledge import Knowledge
from desktop_app.strategies.levels import levels_for
from desktop_app.strategies.registry import StrategyId, make_strategy
from desktop_app.strategies.strategy import Choice, Thinking

BOARDS = ("tic-tac-toe", "mnk:4x4x4", "connect-four", "gomoku", "five-in-a-row")
OPENINGS = 20
MIDDLE = 3
"""On large boards the stones of an opening lie at most so far from the middle."""


@dataclass
class Effort:
    """What one player's moves took."""

    depths: list[int] = field(default_factory=list[int])
    wall: list[float] = field(default_factory=list[float])
    work: list[float] = field(default_factory=list[float])

    def note(self, choice: Choice, position: Position, wall: float, work: float) -> None:
        """Take one move in; where the end was near there was no more depth to be had."""
        decided = choice.score is not None and choice.score.plies is not None
        if not decided and position.remaining > 8:
            self.depths.append(choice.depth)
        self.wall.append(wall)
        self.work.append(work)

    def told(self) -> str:
        """Depth: least and median; seconds a move: median and most."""
        depths = f"{min(self.depths)}/{median(self.depths):.0f}" if self.depths else "-"
        wall = f"{median(self.wall):.3f}/{max(self.wall):.3f}"
        return f"{depths:>7} {wall:>13} {median(self.work):.3f}/{max(self.work):.3f}"


def openings(game: Game, count: int) -> list[list[Move]]:
    """Random openings, all different: a few stones after which nobody wins at once."""
    assert isinstance(game, LineGame)
    random, found = Random(game.id), list[list[Move]]()
    stones = 2 if game.board.cells < 20 else 4
    while len(found) < count:
        position, moves = game.start(), list[Move]()
        while len(moves) < stones:
            near = [m for m in position.legal_moves() if game.gravity or is_near(game, m)]
            moves.append(random.choice(near))
            position = position.after(moves[-1])
        if moves not in found:
            found.append(moves)
    return found


def is_near(game: LineGame, move: Move) -> bool:
    """Whether a cell is near the middle of the board."""
    row, column = divmod(move, game.columns)
    far = max(abs(2 * column - game.columns + 1), abs(2 * row - game.rows + 1))
    return far <= 2 * MIDDLE


def match(
    game: Game, upper: StrategyId, lower: StrategyId, seconds: float, count: int
) -> tuple[list[float], int, Effort]:
    """The results for the upper player, how many games differ, and what its moves took."""
    results, games, effort = list[float](), set[tuple[Move, ...]](), Effort()
    knowledge = {ours: Knowledge(read_book=read_book) for ours in (True, False)}
    for number, opening in enumerate(openings(game, count)):
        for side in Player:
            position, moves = game.start(), list(opening)
            for move in opening:
                position = position.after(move)
            random = Random(f"{game.id}:{number}:{side}")
            while position.outcome is None:
                ours = position.turn is side
                thinking = Thinking(random, Limits(seconds=seconds), knowledge=knowledge[ours])
                wall, work = perf_counter(), process_time()
                choice = make_strategy(upper if ours else lower).choose(position, thinking)
                if ours:
                    effort.note(choice, position, perf_counter() - wall, process_time() - work)
                moves.append(choice.move)
                position = position.after(choice.move)
            results.append(position.outcome * side)
            games.add(tuple(moves))
    return results, len(games), effort


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=BOARDS, help="games, as `analyse` takes them")
    parser.add_argument("--seconds", type=float, default=2.0, help="a move (else 2)")
    parser.add_argument("--openings", type=int, default=OPENINGS)
    given = parser.parse_args()
    print("game, level, against: won drawn lost, score, different games; depth least/median,")
    print("wall seconds a move median/most, processor seconds median/most")
    for name in given.games:
        game = find_game(name)
        levels = levels_for(game)
        for lower, upper in pairwise(levels):
            results, different, effort = match(game, upper, lower, given.seconds, given.openings)
            won, drawn, lost = (results.count(result) for result in (1, 0, -1))
            score = (won + drawn / 2) / len(results)
            print(
                f"{name:14} {upper!s:13} {lower!s:13} {won:3} {drawn:3} {lost:3}  {score:6.1%}"
                f" {different:3}  {effort.told()}",
                flush=True,
            )


if __name__ == "__main__":
    main()

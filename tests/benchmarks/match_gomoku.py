# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How strong the search of Gomoku is: a match on 15 x 15 from even openings, both colours.

The openings in `gomoku_openings.txt` are four or six random stones near the middle that a strong
Gomocup brain (Rapfi, 1.2 s each) found even, within a tenth of what an open three is worth.

`python tests/benchmarks/match_gomoku.py` plays against alpha-beta that looks two moves ahead,
`... --brain PATH` against a program that speaks the Gomocup protocol; what can't speak it needs
a script around it that does. Every game is told when it is over, lost ones with their moves.
Times are wall time, so let the machine be idle: the brain has a process of its own. On a busy
one `--nodes` gives this program what it would visit in its time on an idle one.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[2]))

from desktop_app.games.lines.game import LinePosition
from desktop_app.games.position import Move
from desktop_app.games.record import parse_moves
from desktop_app.search.basics.limits import Limits
from desktop_app.strategies.brains.player import BrainPlayer, Patience
from desktop_app.strategies.errors import PlayerError
from desktop_app.strategies.searching import DepthLimited, Perfect
from desktop_app.strategies.strategy import Strategy, Thinking
from tests.benchmarks.bench_gomoku import gomoku

OPENINGS = Path(__file__).parent / "gomoku_openings.txt"
GAME = gomoku()
PATIENCE = Patience(start=60, grace=60)
"""Slow programs are waited for."""


class Game:
    """One game between this program and another player.

    Attributes:
        moves: those that were made, from the empty board.
        fault: what the other did wrong, if that ended the game.
    """

    def __init__(self, position: LinePosition, opening: list[Move], seed: int) -> None:
        self.position, self.moves, self.seed = position, opening, seed
        self.fault: PlayerError | None = None

    def play(
        self, ours: Strategy, other: Strategy, limits: tuple[Limits, Limits], side: int
    ) -> int:
        """Play it out.

        Args:
            ours: this program.
            other: the other player.
            limits: of ours and of the other.
            side: 0 if ours are the stones of X, else 1.

        Returns:
            1 if ours wins, -1 if it loses, 0 for a draw.
        """
        thoughts = [Thinking(Random(self.seed), limit) for limit in limits]
        position = self.position
        while position.outcome is None:
            is_other = int(position.ply % 2 != side)
            try:
                choice = (ours, other)[is_other].choose(position, thoughts[is_other])
            except PlayerError as error:
                self.fault = error
                return 1
            position = position.after(choice.move)
            self.moves.append(choice.move)
        return int(position.outcome) * (-1 if side else 1)


def told(results: list[int]) -> str:
    """The score of the games so far."""
    won, drawn, lost = (results.count(result) for result in (1, 0, -1))
    share = (won + drawn / 2) / len(results)
    last = {1: "won", 0: "drawn", -1: "lost"}[results[-1]]
    return f"game {len(results)} {last}; won {won}, drawn {drawn}, lost {lost}: {share:.1%};"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=1.0, help="a move of ours")
    parser.add_argument("--nodes", type=int, help="a move of ours, instead of seconds")
    parser.add_argument("--brain", help="a program that speaks the Gomocup protocol")
    parser.add_argument("--brain-seconds", type=float, help="a move of its, if not the same")
    given = parser.parse_args()
    brain_seconds = given.seconds if given.brain_seconds is None else given.brain_seconds
    ours = Limits(nodes=given.nodes) if given.nodes else Limits(seconds=given.seconds)
    limits = ours, Limits(seconds=brain_seconds)
    results: list[int] = []
    start = perf_counter()
    for line in OPENINGS.read_text().splitlines()[: given.games // 2]:
        opening = parse_moves(GAME.start(), line)
        position = GAME.start()
        for move in opening:
            position = position.after(move)
        for side in (0, 1):
            other = BrainPlayer(given.brain, PATIENCE) if given.brain else DepthLimited(2)
            game = Game(position, list(opening), len(results))
            results.append(game.play(Perfect(), other, limits, side))
            if isinstance(other, BrainPlayer):
                other.close()
            text = f"{told(results)} as {'XO'[side]}, {len(game.moves)} stones"
            print(text, f"{perf_counter() - start:.0f} s", game.fault or "", flush=True)
            if results[-1] < 0:
                print("   ", " ".join(position.game.move_text(m) for m in game.moves), flush=True)


if __name__ == "__main__":
    main()

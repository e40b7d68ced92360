# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether "Why?" of whole games agrees with `analyse` and with the history.

    python tests/benchmarks/bench_why.py [--games N] [--nodes N] [--plies N] [--game NAME]

Plays N seeded games each of chess, Gomoku, Hex and Othello, half of the moves the best and half
random, and asks why. Counts answers that name as holding a move that the analysis of the position
or of the one after it proves lost, and those that say "no mistake" where the history marks one,
and how many answers say such a thing at all.
What is asked twice is tested by `tests/test_asked_twice.py`. Exits with 1 if there is a fault.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from itertools import pairwise
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[2]))

from desktop_app.core.mistake import mistake_between
from desktop_app.core.position import Position
from desktop_app.games.registry import find_game, new_engine_cache
from desktop_app.search.analysis import analyse
from desktop_app.search.candidates import Analysis
from desktop_app.search.limits import Limits
from desktop_app.search.why.answer import WhyQuestion, answer
from desktop_app.search.why.comparison import GLANCE, Analyser, MoveComparer
from desktop_app.search.why.finding import Finding, FindingKind
from desktop_app.search.why.ranges import LOSS

GAMES = ("chess", "gomoku", "hex", "othello:8x8")
LONGER = 5


def looking(nodes: int) -> Analyser:
    """A look by so many positions, and several times as many where it is to be long."""
    knowledge = new_engine_cache(1 << 24, threads=1)

    def look(position: Position, seconds: float) -> Analysis:
        most = nodes if seconds == GLANCE else LONGER * nodes
        *_, found = analyse(position, Limits(nodes=most), knowledge=knowledge)
        return found

    return look


def played(name: str, number: int, plies: int, look: Analyser) -> WhyQuestion:
    """The start of a game, or all of it if it is short."""
    dice, position = Random(f"why {name} {number}"), find_game(name).start()
    start, moves = position, list[int]()
    while position.outcome is None and len(moves) < plies:
        best = look(position, GLANCE).best if dice.random() < 0.5 else None
        moves.append(dice.choice(position.legal_moves()) if best is None else best.move)
        position = position.after(moves[-1])
    return WhyQuestion(start, tuple(moves))


def is_refuted(found: Finding, nodes: int) -> bool:
    """Whether a move that is said to hold is proven lost."""
    if found.kind is not FindingKind.LETS_WIN or not found.better:
        return False
    comparer = MoveComparer(looking(nodes))
    return comparer.compare(found.position, found.better[0], 2.0).got.most == LOSS


def is_passed_over(inquiry: WhyQuestion, found: Finding, nodes: int) -> bool:
    """Whether it says that nobody erred, and the history marks a mistake."""
    if found.kind is not FindingKind.NOBODY_ERRED:
        return False
    comparer, line = MoveComparer(looking(nodes)), inquiry.positions
    for before, after in pairwise(line):
        was, now = comparer.score(before), comparer.score(after)
        if was and now and mistake_between(before, was, after, now):
            return True
    return False


def main() -> int:
    """Ask about all games; 1 if an answer is wrong."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=125)
    parser.add_argument("--nodes", type=int, default=3_000)
    parser.add_argument("--plies", type=int, default=40)
    parser.add_argument("--game", choices=GAMES, action="append", help="these only")
    options = parser.parse_args()
    faults = 0
    for name in options.game or GAMES:
        refuted = passed = held = 0
        kinds = Counter[FindingKind]()
        for number in range(options.games):
            look = looking(options.nodes)
            inquiry = played(name, number, options.plies, look)
            found = answer(inquiry, look)
            kinds[found.kind] += 1
            held += found.kind is FindingKind.LETS_WIN and bool(found.better)
            refuted += is_refuted(found, options.nodes)
            passed += is_passed_over(inquiry, found, options.nodes)
            print(
                f"{name} {number + 1}: refuted {refuted} of {held} that name a move that holds, "
                f"mistakes passed over {passed} of {kinds[FindingKind.NOBODY_ERRED]} answers "
                "that say no mistake",
                flush=True,
            )
        print(f"{name}: " + ", ".join(f"{kind.name} {n}" for kind, n in kinds.most_common()))
        faults += refuted + passed
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())

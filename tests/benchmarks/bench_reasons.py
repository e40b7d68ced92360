# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How many mistakes "Why?" explains by an idea of the game, and whether any claim is wrong.

    python tests/benchmarks/bench_reasons.py [--moves N] [--games N] [--nodes N] [--game NAME]

Takes N mistakes of each game from seeded games (half of the moves the best, half random), asks
"Why?" of each, and counts: explained by an idea, by a proven sentence, by a guess. With --games it
asks of N games which have ended, as a person does: of the move that decided each. Where the idea
names a reply of the other player, the reply is searched five times as deep as the answer was: if
all of the player's moves after it are proven better than the answer said, the idea is refuted.
Each idea is checked by other means than the program's (`tests/games/true_reasons.py`): "untrue"
counts those that are not so, "no cause" benefits that an equally good move lacks, or harms that it
has, too, and "threats" shown moves with a threat that is none. Exits with 1 if there is any.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[2]))

from desktop_app.core.position import Move, Position
from desktop_app.games.registry import find_game
from desktop_app.play.why.steps import play_text
from desktop_app.play.why.words import why_text
from desktop_app.search.why.answer import MISTAKES, WhyQuestion, answer
from desktop_app.search.why.comparison import GLANCE, Analyser, MoveComparer
from desktop_app.search.why.finding import Finding, FindingKind
from desktop_app.search.why.ranges import LOSS
from tests.benchmarks.bench_why import LONGER, looking
from tests.games.true_reasons import explains, holds, plays_as_said

GAMES = (
    *("dots:3x2", "dots-and-boxes", "nim:3,4,5", "nim:1,3,5,7:misere", "nim:21:max3"),
    *("nim:7,9:max3", "kalah:4x3", "kalah"),
    *("othello:6x6", "othello:8x8", "hexapawn", "hexapawn:4x4", "hex:5", "hex", "chess"),
    *("connect-four", "gomoku", "tic-tac-toe", "mnk:4x4x4", "tic-tac-toe:misere", "wild"),
    *("notakto", "notakto:2", "three-mens-morris", "morris:diagonals", "chomp:4x3", "chomp:5x4"),
)
FAULTS = ("refuted", "untrue", "no cause", "threats")
LONGEST = 150
"""A game that takes longer is left out."""


def random_moves(name: str, look: Analyser) -> Iterator[tuple[WhyQuestion, Position]]:
    """Yield random moves of seeded games, each with the position before it."""
    number = 0
    while True:
        number += 1
        dice, start = Random(f"reasons {name} {number}"), find_game(name).start()
        position, moves = start, list[Move]()
        while position.outcome is None and len(moves) < 60:
            move = dice.choice(position.legal_moves())
            if dice.random() < 0.5:
                best = look(position, GLANCE).best
                move = move if best is None else best.move
            elif len(position.legal_moves()) > 1:
                yield WhyQuestion(start, tuple(moves), move), position
            moves.append(move)
            position = position.after(move)


def mistakes(name: str, count: int, look: Analyser) -> Iterator[Finding]:
    """Yield what is found about so many mistakes."""
    for tried, (inquiry, _) in enumerate(random_moves(name, look)):
        if not count or tried > 4_000:
            return
        found = answer(inquiry, look)
        if found.kind in MISTAKES:
            count -= 1
            yield found


def decisive(name: str, count: int, look: Analyser) -> Iterator[Finding]:
    """Yield what is found about so many seeded games that have ended, where a move is to blame."""
    for number in range(count):
        dice, start = Random(f"games {name} {number}"), find_game(name).start()
        position, moves = start, list[Move]()
        while position.outcome is None and len(moves) < LONGEST:
            move = dice.choice(position.legal_moves())
            if dice.random() < 0.5:
                best = look(position, GLANCE).best
                move = move if best is None else best.move
            moves.append(move)
            position = position.after(move)
        if position.outcome is not None:
            found = answer(WhyQuestion(start, tuple(moves)), look)
            if found.move is not None:
                yield found


def is_refuted(found: Finding, nodes: int) -> bool:
    """Return whether a longer search takes back that the move lost the game."""
    if found.kind is not FindingKind.LETS_WIN or found.move is None:
        return False
    compared = MoveComparer(looking(LONGER * nodes)).compare(found.position, found.move, 2.0)
    return compared.got.least > LOSS


def main() -> int:
    """Print the counts of all games; return 1 if an idea is refuted, or not so."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--moves", type=int, default=200)
    parser.add_argument("--games", type=int, default=0, help="ask of so many ended games instead")
    parser.add_argument("--nodes", type=int, default=3_000)
    parser.add_argument("--game", action="append", help="these only")
    parser.add_argument("--show", action="store_true", help="print each idea with its position")
    options = parser.parse_args()
    wrong_ones = 0
    for name in options.game or GAMES:
        how, codes = Counter[str](), Counter[str]()
        look, begun = looking(options.nodes), perf_counter()
        asked = (
            decisive(name, options.games, look)
            if options.games
            else mistakes(name, options.moves, look)
        )
        for found in asked:
            if found.reason is not None:
                codes[found.reason.code] += 1
                if options.show:
                    print(found.kind, found.position, found.moves, found.better, found.reason)
                faults = {
                    "refuted": is_refuted(found, options.nodes),
                    "untrue": not holds(found),
                    "no cause": not explains(found),
                }
                for fault in (name for name, is_so in faults.items() if is_so):
                    how[fault] += 1
                    text = why_text(found)
                    print(f"{fault}:", found.position, found.moves, found.reason, text, flush=True)
            wrong = [play for play in found.shown if not plays_as_said(play)]
            how["threats"] += len(wrong)
            for play in wrong:
                print("threats:", play.position, play_text(play))
            told = "guess" if found.ahead is not None else "sentence"
            how["idea" if found.reason is not None else told] += 1
        wrong_ones += sum(how[fault] for fault in FAULTS)
        seconds = perf_counter() - begun
        print(f"{name}: {dict(how)} {dict(codes)}, {seconds:.0f} s", flush=True)
    return 1 if wrong_ones else 0


if __name__ == "__main__":
    sys.exit(main())

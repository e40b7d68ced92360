# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Find the riddles of the booth: `python packaging/make_riddles.py` writes resources/riddles.csv.

A riddle is a position in which exactly one move does not lose, after seeded random moves. Each
value is proven by search. Half of them are easy: every other move loses at once.
"""

from __future__ import annotations

import csv
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from desktop_app.core.position import Position
from desktop_app.core.record import GameRecord
from desktop_app.core.score import Outcome
from desktop_app.games.registry import find_game, new_engine_cache
from desktop_app.search.analysis import analyse
from desktop_app.search.beginner import safe_moves, winning_moves
from desktop_app.search.engine_cache import EngineCache
from desktop_app.search.limits import Limits

FILE = Path(__file__).resolve().parent.parent / "resources" / "riddles.csv"
SEED = 35
GAMES = {"tic-tac-toe": (3, 5), "connect-four": (14, 24), "nim:3,4,5": (1, 4)}
"""The fewest and the most moves before a riddle of each game."""
EACH = 12
NODES = 2_000_000


def riddles(name: str, random: Random) -> Iterator[tuple[str, str]]:
    """Yield the moves before each riddle of a game, and the only move that saves it."""
    game, (fewest, most) = find_game(name), GAMES[name]
    knowledge, known = new_engine_cache(), set[Position]()
    easy = hard = 0
    for _ in range(20_000):
        record = GameRecord(game.start())
        for _ply in range(random.randint(fewest, most)):
            moves = list(record.position.legal_moves())
            if not moves:
                break
            record.play(random.choice(moves))
        position = record.position
        if position.outcome is not None or position in known:
            continue
        known.add(position)
        saving = saving_moves(position, knowledge)
        if saving is None or len(saving) != 1 or len(list(position.legal_moves())) < 3:
            continue
        if winning_moves(position):
            continue
        is_easy = list(safe_moves(position)) == saving
        if (easy if is_easy else hard) >= EACH // 2:
            continue
        easy, hard = easy + is_easy, hard + (not is_easy)
        yield game.moves_text(record.moves()), game.move_text(saving[0])
        if easy + hard >= EACH:
            return


def saving_moves(position: Position, knowledge: EngineCache) -> list[int] | None:
    """Return the moves that do not lose; None if not every value is proven."""
    *_, found = analyse(position, Limits(nodes=NODES), knowledge=knowledge)
    saving = list[int]()
    for candidate in found.candidates:
        score = candidate.score
        if score is None or not score.is_exact:
            return None
        if score.outcome is not Outcome.LOSS:
            saving.append(candidate.move)
    return saving


def main() -> None:
    """Write the file."""
    random = Random(SEED)
    with FILE.open("w", encoding="utf-8", newline="") as file:
        table = csv.writer(file, lineterminator="\n")
        table.writerow(["game", "moves", "answer"])
        for name in GAMES:
            for moves, answer in riddles(name, random):
                table.writerow([name, moves, answer])


if __name__ == "__main__":
    main()

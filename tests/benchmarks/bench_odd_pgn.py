# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Odd forms of PGN: what we read of each, and what `chess.pgn` reads.

    python tests/benchmarks/bench_odd_pgn.py [--games 1000] [--seed 1]

Prints a table of all forms: the moves read here and by the library, and what we say is left out.
Then puts an unreadable word between two moves of random games, at three places of each, and counts
the moves that are lost by it. Exits with 1 if we read less than the library does without a
reason, or if a move is lost.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[2]))

from desktop_app.core.file_formats import GameText
from desktop_app.games.chess.pgn import PGN
from desktop_app.words.files import left_out_text
from tests.games.chess.odd_forms import (
    ODD_FORMS,
    UNREADABLE,
    numbered,
    ours,
    random_line,
    san_line,
    theirs,
)

WIDTH = 44
PLACES = 3
"""In each game."""


def table() -> bool:
    """Print all forms; return whether we read as much of each as the library."""
    is_good, more, same, less = True, 0, 0, 0
    print(f"{'odd form':{WIDTH}} {'here':>4} {'library':>9}  left out")
    for form in ODD_FORMS:
        line, told = ours(form.text)
        library, _ = theirs(form.text)
        sentences = [left_out_text(left) for left in told.left_out] if told else ["refused"]
        read = str(len(library))
        if line[: len(library)] != library and not form.theirs:
            read += " wrong"
        more += len(line) > len(library) or "wrong" in read
        less += len(line) < len(library)
        same += len(line) == len(library) and "wrong" not in read
        is_good = is_good and (len(line) >= len(library) or bool(form.theirs))
        reason = f" (the library: {form.theirs})" if form.theirs else ""
        print(f"{form.name:{WIDTH}} {len(line):4} {read:>9}  {' '.join(sentences)}{reason}")
    print(f"{len(ODD_FORMS)} forms: more than the library {more}, as much {same}, less {less}")
    return is_good


def words(games: int, seed: int) -> bool:
    """Put unreadable words into random games; return whether no move is lost."""
    dice, places, lost, silent = Random(seed), 0, 0, 0
    for number in range(games):
        line = random_line(dice, dice.randrange(4, 60))
        for place in dice.sample(range(1, len(line)), PLACES):
            odd = UNREADABLE[(number + place) % len(UNREADABLE)]
            told = PGN.read(GameText(1, numbered(line, odd, place)), None, lambda _: None)
            read = san_line(told.record)
            places += 1
            silent += not told.left_out
            if read != line:
                lost += 1
                print(f"{odd!r} before move {place + 1} of {' '.join(line)}: read {' '.join(read)}")
    print(f"{places:,} places in {games:,} games: moves lost at {lost}, nothing said at {silent}")
    return not lost and not silent


def main() -> int:
    """Print; the exit status."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=1_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    is_good = table()
    return not (words(options.games, options.seed) and is_good)


if __name__ == "__main__":
    sys.exit(main())

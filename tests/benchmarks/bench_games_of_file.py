# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How long a chess file with many games takes to be listed, and what it costs.

    python tests/benchmarks/bench_games_of_file.py [--games 30000] [--megabytes 10] [--seed 1]

Lists it in a thread, while the main thread wakes up each millisecond: the longest time in which it
could not is that for which the interpreter's lock was held (in processor time, so that other
programs do not count). Prints the time until the list is
complete, also in processor time, that of the last game, and the peak of memory above what the
program has at the start. Exits with 1 if listing takes more than 3 s of processor time.
"""

from __future__ import annotations

import argparse
import resource
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from threading import Thread
from time import perf_counter, process_time, sleep

sys.path.insert(0, str(Path(__file__).parents[2]))

from desktop_app.files.opening import ListedGames, OpenedGame, Wish, open_file
from tests.games.chess.odd_forms import numbered, random_line

MOST_SECONDS = 3.0
LINES = 200
"""So many different lines of moves are enough."""
MOVES = 120


def write(file: Path, games: int, megabytes: float, seed: int) -> None:
    """Write a file with so many games, filled with comments to so many megabytes."""
    dice = Random(seed)
    lines = [random_line(dice, dice.randrange(10, MOVES)) for _ in range(LINES)]
    each = int(megabytes * 1_000_000 / games)
    with file.open("w", encoding="utf-8") as text:
        for number in range(games):
            tags = (
                f'[Event "Club {number}"]\n[White "Player {dice.randrange(900)}"]\n'
                f'[Black "Müller {dice.randrange(900)}"]\n[Date "1999.{number % 12 + 1:02}.??"]\n'
                f'[Result "1-0"]\n\n'
            )
            line = dice.choice(lines)
            room = max((each - len(tags) - 8) // 6, 1)
            moves = numbered(line[:room], "", -1)
            filling = max(each - len(tags) - len(moves) - 12, 0)
            words = "so it goes " * (filling // 11 + 1)
            comment = f" {{{words[:filling]}}}" if filling else ""
            text.write(f"{tags}{moves}{comment} 1-0\n\n")


def megabytes_at_most() -> float:
    """Megabytes that this process has had at most."""
    unit = 1 if sys.platform == "darwin" else 1_024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / 1_000_000


def watched(work: Callable[[], None]) -> tuple[float, float, float]:
    """Do something in a thread: its time, its processor time, and the longest wait for the lock."""
    thread = Thread(target=work)
    started, processor, longest = perf_counter(), process_time(), 0.0
    thread.start()
    while thread.is_alive():
        before = process_time()
        sleep(0.001)
        longest = max(longest, process_time() - before)
    return perf_counter() - started, process_time() - processor, longest


def main() -> int:
    """Measure; the exit status."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=30_000)
    parser.add_argument("--megabytes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with TemporaryDirectory() as folder:
        small, file = Path(folder) / "small.pgn", Path(folder) / "large.pgn"
        write(small, 2, 0.001, options.seed)
        write(file, options.games, options.megabytes, options.seed)
        open_file(small, Wish(1))  # the library is loaded
        before, found = megabytes_at_most(), list[ListedGames | OpenedGame]()
        seconds, listing, longest = watched(lambda: found.append(open_file(file)))
        listed = found[0]
        assert isinstance(listed, ListedGames)
        print(
            f"{len(listed.games):,} games in {file.stat().st_size / 1_000_000:.1f} MB listed in"
            f" {seconds:.2f} s ({listing:.2f} s of the processor), the lock held for at most"
            f" {1_000 * longest:.0f} ms, {megabytes_at_most() - before:.0f} MB more at most"
        )
        last = Wish(options.games)
        seconds, processor, longest = watched(lambda: found.append(open_file(file, last)))
        print(
            f"the last game opened in {seconds:.2f} s ({processor:.2f} s of the processor), the"
            f" lock held for at most {1_000 * longest:.0f} ms"
        )
        is_good = len(listed.games) == options.games and listing <= MOST_SECONDS
    return not is_good


if __name__ == "__main__":
    sys.exit(main())

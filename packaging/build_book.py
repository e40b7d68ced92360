# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Make the opening book of Connect Four, or check it.

    python packaging/build_book.py FOLDER [--plies 10] [--threads 2]
    python packaging/build_book.py --check 500

The first solves every position that can come up after so many plies (mirror images once). That
takes hours: what is done is kept in FOLDER, a file for every 256 positions, and the next run goes
on from there. When all are there, or with `--write` what is done so far, is added to the book in
`resources/`. What that says already of the positions before is made use of: build one of 9 plies
first. The second solves positions of the book once more, drawn at random, with an empty table and
without any book, and looks whether the score is the same.
"""

import argparse
import sys
from array import array
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from random import Random
from time import monotonic

sys.path.insert(0, str(Path(__file__).parents[1]))

from desktop_app.games.lines.game import LineGame
from desktop_app.games.registry import find_game
from desktop_app.resources import read_book, resource_path
from desktop_app.search.engines.compiled import are_compiled
from desktop_app.search.engines.drop.book import (
    Words,
    book_name,
    book_of,
    packed_book,
    position_of,
    positions_with_choice,
    word_of,
)
from desktop_app.search.engines.drop.kernel.solver import DropSolver

PART = 256
"""Positions in a file of what is done."""
BUILD_BYTES = 1 << 26
CHECK_BYTES = 1 << 28


def main() -> None:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("folder", nargs="?", type=Path, help="where what is done is kept")
    parser.add_argument("--plies", type=int, default=10)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument(
        "--write", action="store_true", help="add what is done to the book, solve nothing"
    )
    parser.add_argument("--check", type=int, metavar="N", help="solve N positions once more")
    options = parser.parse_args()
    if not are_compiled():
        sys.exit("the kernels are not compiled: this would take months")
    if options.check:
        sys.exit(check(options.check))
    if options.folder is None:
        parser.error("where shall it keep what is done?")
    options.folder.mkdir(parents=True, exist_ok=True)
    solver = empty_solver(1 << 20)
    positions = positions_with_choice(solver, options.plies)
    print(f"{len(positions)} positions with a choice after {options.plies} plies", flush=True)
    if options.write:
        write_book(positions, options.folder)
        return
    build(positions, options.folder, options.threads)
    write_book(positions, options.folder)


def connect_four() -> LineGame:
    """The game."""
    game = find_game("connect-four")
    assert isinstance(game, LineGame)
    return game


def empty_solver(table_bytes: int) -> DropSolver:
    """A solver that knows no book."""
    return DropSolver(connect_four().columns, connect_four().rows, connect_four().k, table_bytes)


def part_path(folder: Path, start: int) -> Path:
    """The file of the positions from this one on."""
    return folder / f"{start:07}.part"


def build(positions: Sequence[Words], folder: Path, threads: int) -> None:
    """Solve what is missing, each thread with a table of its own.

    Of 16 MB to 4 GB the smaller ones were the quicker, by up to four times: the positions have
    little in common, and what does not fit into the processor's cache is slow.
    """
    starts = [s for s in range(0, len(positions), PART) if not part_path(folder, s).exists()]
    idle = [empty_solver(BUILD_BYTES) for _ in range(threads)]
    for solver in idle:
        solver.learn(book_of(connect_four(), read_book))

    def solve_part(start: int) -> int:
        solver = idle.pop()
        path = part_path(folder, start)
        unfinished = path.with_suffix(".new")
        words = array("Q")
        for position in positions[start : start + PART]:
            words.append(word_of(solver.key(*position), solved(solver, position)))
        unfinished.write_bytes(words.tobytes())
        unfinished.rename(path)
        idle.append(solver)
        return start

    began = monotonic()
    with ThreadPoolExecutor(threads) as pool:
        running = [pool.submit(solve_part, start) for start in starts]
        for done, thread in enumerate(as_completed(running), 1):
            left = (monotonic() - began) / done * (len(starts) - done) / 3600
            text = f"from {thread.result()}: {done} of {len(starts)} parts, {left:.1f} hours left"
            print(text, flush=True)


def solved(solver: DropSolver, position: Words) -> int:
    """A position's score, which is often the least that is known before the search."""
    least = solver.least(*position)
    low = solver.at_least(*position, least + 1, lambda _: False)
    assert low is not None
    if low <= least:
        return least
    low, high = solver.solve(*position, low, 64, lambda _: False)
    assert low == high
    return low


def write_book(positions: Sequence[Words], folder: Path) -> None:
    """Add the parts that are there to the book."""
    words = set(book_of(connect_four(), read_book))
    for start in range(0, len(positions), PART):
        if part_path(folder, start).exists():
            words.update(array("Q", part_path(folder, start).read_bytes()))
    path = resource_path("books", book_name(connect_four()))
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(packed_book(words))
    print(f"{path.name}: {len(words)} positions, {path.stat().st_size} bytes")


def check(count: int) -> int:
    """Solve so many positions of the book with an empty table; the number of wrong ones."""
    words = book_of(connect_four(), read_book)
    if not words:
        sys.exit("there is no book")
    wrong = 0
    solver = empty_solver(CHECK_BYTES)
    for word in Random(1).sample(words, count):
        score = solved(solver, position_of(connect_four(), word >> 8))
        wrong += score != (word & 255) - 64
    print(f"{count} of {len(words)} positions solved once more, {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    main()

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Make the opening book of Connect Four, or check it.

    python packaging/build_book.py FOLDER [--plies 10] [--threads 2 | --cluster tcp://HOST:8786]
    python packaging/build_book.py --check 500

The first solves every position that can come up after so many plies (mirror images once). That
takes hours: what is done is kept in FOLDER, a file for every 256 positions, and the next run goes
on from there. When all are there, or with `--write` what is done so far, is added to the book in
`resources/`. What that says already of the positions before is made use of: build one of 9 plies
first. The second solves positions of the book once more, drawn at random, with an empty table and
without any book, and looks whether the score is the same.

With `--cluster` the parts are solved by the workers of a scheduler of Dask's, which must have the
same version of this program installed, kernels and book included; one that is lost costs the part
that it was at. **A scheduler runs anybody's code who reaches it**, on all its workers: keep it in a
private network, or behind TLS: start scheduler and workers with certificates, then give
`--cluster tls://HOST:8786 --tls-ca ca.pem --tls-cert own.pem --tls-key own.key`.
"""

import argparse
import sys
from array import array
from collections.abc import Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from pathlib import Path
from random import Random
from time import monotonic

sys.path.insert(0, str(Path(__file__).parents[1]))

from desktop_app.games.k_in_a_row.connect_four.book import (
    Stones,
    book_name,
    book_of,
    empty_solver,
    exact_score,
    pack_book,
    position_of,
    positions_with_choice,
    solve_part,
)
from desktop_app.games.k_in_a_row.game import LineGame
from desktop_app.games.registry import find_game
from desktop_app.resources import read_book, resource_path
from desktop_app.search.compiled import are_compiled
from desktop_app.tournaments.workers import Cluster, GivenExecutor, Tls, Workers, WorkersError

PART = 256
"""Positions in a file of what is done."""
AT_WORK = 2
"""Parts on their way for each worker: one that is solved, one that waits."""
CHECK_BYTES = 1 << 28


def main() -> None:
    """Do what the command line asks for."""
    options = read_options()
    if not are_compiled():
        sys.exit("The kernels are not compiled, so this would take months. Compile them first.")
    game = find_game(options.game)
    assert isinstance(game, LineGame)
    if options.check:
        sys.exit(check(game, options.check))
    options.folder.mkdir(parents=True, exist_ok=True)
    positions = positions_with_choice(empty_solver(game, 1 << 20), options.plies)
    print(
        f"{len(positions)} positions with a choice of moves after {options.plies} plies", flush=True
    )
    if not options.write:
        crew = workers(options)
        try:
            build(game, positions, options.folder, crew)
        finally:
            crew.close()
    write_book(game, positions, options.folder, options.book)


def read_options() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("folder", nargs="?", type=Path, help="folder for the finished parts")
    parser.add_argument(
        "--game",
        default="connect-four",
        help="the game (default: connect-four), for example drop:COLSxROWSxK",
    )
    parser.add_argument("--plies", type=int, default=10)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="use a Dask scheduler instead of threads, for example tcp://HOST:8786. It runs the "
        "code of anyone who can reach it: keep it on a private network, or use tls://",
    )
    for name in ("--tls-ca", "--tls-cert", "--tls-key"):
        parser.add_argument(name, metavar="FILE", help="with --cluster tls://, in PEM format")
    parser.add_argument(
        "--book", type=Path, help="the file of the book (default: the one in resources/)"
    )
    parser.add_argument(
        "--write",
        action="store_true",
        help="add the finished parts to the book, without solving any",
    )
    parser.add_argument(
        "--check", type=int, metavar="N", help="solve N positions again, to check them"
    )
    options = parser.parse_args()
    if options.folder is None and not options.check:
        parser.error("Give a folder for the finished parts.")
    if options.tls_ca and not (options.tls_cert and options.cluster):
        parser.error("Use --tls-ca and --tls-cert together, with --cluster tls://HOST:8786.")
    return options


def workers(options: argparse.Namespace) -> Workers:
    """Who solves the parts."""
    if options.cluster is None:
        return GivenExecutor(ThreadPoolExecutor(options.threads), options.threads)
    tls = Tls(options.tls_ca, options.tls_cert, options.tls_key) if options.tls_ca else None
    try:
        return Cluster(options.cluster, tls)
    except WorkersError as error:
        sys.exit(f"I can't use the cluster: {error}")


def part_path(folder: Path, start: int) -> Path:
    """The file of the positions from this one on."""
    return folder / f"{start:07}.part"


def build(game: LineGame, positions: Sequence[Stones], folder: Path, crew: Workers) -> None:
    """Solve what is missing, and keep each part as it comes."""
    starts = range(0, len(positions), PART)
    missing = [start for start in starts if not part_path(folder, start).exists()][::-1]
    total, done, began = len(missing), 0, monotonic()
    running = dict[Future[bytes], int]()
    while missing or running:
        while missing and len(running) < AT_WORK * crew.size:
            start = missing.pop()
            part = positions[start : start + PART]
            running[crew.executor.submit(solve_part, game, part, read_book)] = start
        for future in wait(running, return_when=FIRST_COMPLETED).done:
            start = running.pop(future)
            try:
                keep(part_path(folder, start), future.result())
            except crew.losses:
                missing.append(start)
                continue
            done += 1
            left = (monotonic() - began) / done * (total - done) / 3600
            print(f"from {start}: {done} of {total} parts, {left:.1f} hours left", flush=True)


def keep(path: Path, words: bytes) -> None:
    """Write a part, so that it is there as a whole or not at all."""
    unfinished = path.with_suffix(".new")
    unfinished.write_bytes(words)
    unfinished.replace(path)


def write_book(
    game: LineGame, positions: Sequence[Stones], folder: Path, place: Path | None
) -> None:
    """Add the parts that are there to the book."""
    words = set(book_of(game, read_book))
    for start in range(0, len(positions), PART):
        if part_path(folder, start).exists():
            words.update(array("Q", part_path(folder, start).read_bytes()))
    path = place or resource_path("books", book_name(game))
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(pack_book(words))
    print(f"{path.name}: {len(words)} positions, {path.stat().st_size} bytes")


def check(game: LineGame, count: int) -> int:
    """Solve so many positions of the book with an empty table; the number of wrong ones."""
    words = book_of(game, read_book)
    if not words:
        sys.exit("There is no book to check.")
    wrong = 0
    solver = empty_solver(game, CHECK_BYTES)
    for word in Random(1).sample(words, count):
        score = exact_score(solver, position_of(game, word >> 8))
        wrong += score != (word & 255) - 64
    print(f"{count} of {len(words)} positions solved again, {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    main()

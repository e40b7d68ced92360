# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Damaged and hostile files for every reader: nothing but refusals, within a second and 200 MB.

    python tests/benchmarks/bench_mutated_files.py [--number 20000] [--seed 1] [READER ...]

Each reader reads in a process of its own. Prints, for each, how many texts were read and how many
refused, the slowest and by how much the memory grew; then what went wrong, with the text. Exits
with 1 if anything did.
"""

from __future__ import annotations

import argparse
import multiprocessing
import resource
import sys
import traceback
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.files.mutated import READERS, mutants

MOST_SECONDS, MOST_MEGABYTES = 1.0, 200
SHOWN = 5


@dataclass
class Found:
    """What came of the texts of a reader."""

    read: int = 0
    refused: int = 0
    slow: int = 0
    slowest: float = 0.0
    megabytes: float = 0.0
    tracebacks: Counter[str] = field(default_factory=Counter[str])
    examples: list[str] = field(default_factory=list[str])

    @property
    def is_good(self) -> bool:
        """Whether nothing went wrong."""
        return not self.slow and not self.tracebacks and self.megabytes <= MOST_MEGABYTES


def peak() -> float:
    """Megabytes that this process has had at most."""
    unit = 1 if sys.platform == "darwin" else 1_024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / 1_000_000


def try_all(name: str, number: int, seed: int) -> Found:
    """Have a reader read so many texts."""
    reader, found = READERS[name], Found()
    with TemporaryDirectory() as folder:
        for text in reader.samples():
            reader.read(text, Path(folder))
        before = peak()
        for text in mutants(reader, seed, number):
            started = process_time()
            try:
                reader.read(text, Path(folder))
                found.read += 1
            except reader.refusal as error:
                found.refused += 1
                if isinstance(error, UnicodeError):
                    found.tracebacks[repr(error)[:80]] += 1
            except Exception as error:
                where = traceback.extract_tb(error.__traceback__)[-1]
                kind = f"{type(error).__name__} in {Path(where.filename).name}:{where.lineno}"
                found.tracebacks[kind] += 1
                if found.tracebacks[kind] == 1:
                    found.examples.append(f"{kind}: {text[:300]!r}")
            taken = process_time() - started
            found.slowest = max(found.slowest, taken)
            if taken > MOST_SECONDS:
                found.slow += 1
                if found.slow <= SHOWN:
                    found.examples.append(f"{taken:.1f} s: {text[:300]!r}")
        found.megabytes = peak() - before
    return found


def main() -> int:
    """Read; the exit status."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--number", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("readers", nargs="*", default=[*READERS], metavar="READER")
    options = parser.parse_args()
    context, is_good, texts = multiprocessing.get_context("spawn"), True, 0
    for name in options.readers:
        with context.Pool(1) as pool:
            found = pool.apply(try_all, (name, options.number, options.seed))
        told = (
            f"{name:24} {found.read:6} read {found.refused:6} refused"
            f" {found.tracebacks.total():5} tracebacks, slowest {found.slowest:5.2f} s,"
            f" {found.megabytes:5.1f} MB"
        )
        print("\n  ".join([told, *found.examples]), flush=True)
        is_good = is_good and found.is_good
        texts += options.number
    print(f"{texts:,} texts, {len(options.readers)} readers: {'good' if is_good else 'BAD'}")
    return not is_good


if __name__ == "__main__":
    sys.exit(main())

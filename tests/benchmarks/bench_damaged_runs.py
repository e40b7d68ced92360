# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Damage the file of a run of the arena many times, and read it each time.

`python tests/benchmarks/bench_damaged_runs.py --count 20000 --seed 1` fails where one ends in
anything but a run or a `StoreError`, or takes more than a second, and where the whole takes more
than 200 MB of memory.
"""

from __future__ import annotations

import argparse
import resource
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.tournaments.damaged import tally

MOST_SECONDS, MOST_MEGABYTES = 1.0, 200


def main() -> int:
    """Print what became of them; 1 if something went wrong."""
    parser = argparse.ArgumentParser(description="Read damaged files of the arena's runs.")
    parser.add_argument("--count", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with TemporaryDirectory() as folder:
        found = tally(Path(folder), options.count, options.seed, perf_counter)
    megabytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    for text, count in sorted(found.counts.items()):
        print(f"{count:7,} {text}")
    print(f"{len(found.errors):7,} tracebacks")
    print(f"slowest {found.slowest:.3f} s, all within {megabytes:.0f} MB")
    for text in dict.fromkeys(found.errors[:3]):
        print(text)
    is_well = not found.errors and found.slowest <= MOST_SECONDS and megabytes <= MOST_MEGABYTES
    return 0 if is_well else 1


if __name__ == "__main__":
    sys.exit(main())

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Random Unicode texts through every field of every file: all come back equal.

    python tests/benchmarks/bench_any_text.py [TEXTS]

Runs the properties of `tests/files/test_any_text.py` with as many examples (20,000 where nothing
is said), each with new texts for all fields; a text that does not come back ends it.
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).parents[2]))

from hypothesis import HealthCheck, settings

from tests.files import test_any_text as properties

FILES = (
    properties.test_a_game_comes_back,
    properties.test_the_window_of_an_earlier_version_comes_back,
    properties.test_a_lesson_comes_back,
)


def main() -> int:
    """Try them; the exit status."""
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    checks = settings(
        max_examples=number,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck.__members__.values()),
    )
    with TemporaryDirectory() as folder:
        for check in FILES:
            checks(check)(folder=Path(folder))
            print(f"{check.__name__}: {number:,} files, all came back equal", flush=True)
    checks(properties.test_a_journal_comes_back)()
    print(f"journals: {number:,} files, all came back equal", flush=True)
    checks(properties.test_a_program_at_any_path_is_a_player)()
    print(f"players: {number:,} paths, all came back equal")
    return 0


if __name__ == "__main__":
    sys.exit(main())

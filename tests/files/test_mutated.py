# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Files that were damaged or meddled with are read, or refused in the way that readers refuse.

`tests/benchmarks/bench_mutated_files.py` reads many more, and measures time and memory.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest

from tests.files.mutated import READERS, mutants

SEED, MANY = 32, 200


@pytest.mark.parametrize("name", READERS)
def test_a_sample_is_read(name: str, tmp_path: Path) -> None:
    reader = READERS[name]
    for text in reader.samples():
        reader.read(text, tmp_path)


@pytest.mark.parametrize("name", READERS)
def test_a_mutant_is_read_or_refused(name: str, tmp_path: Path) -> None:
    reader = READERS[name]
    for text in mutants(reader, SEED, MANY):
        with suppress(reader.refusal):
            reader.read(text, tmp_path)

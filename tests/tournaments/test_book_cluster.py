# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""An opening book built by the workers of a cluster is the one that a single thread builds."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from desktop_app.games.k_in_a_row.connect_four.book import (
    empty_solver,
    exact_score,
    position_of,
    unpack_book,
)
from desktop_app.games.k_in_a_row.game import LineGame
from desktop_app.games.registry import find_game
from desktop_app.resources import read_book
from desktop_app.search.compiled import are_compiled
from tests.tournaments.test_cluster import two_workers

ROOT = Path(__file__).parents[2]
GAME = "drop:5x5x4"


def started(folder: Path, *more: str) -> subprocess.Popen[str]:
    book = folder.with_suffix(".book")
    line = [str(folder), "--game", GAME, "--plies", "7", "--book", str(book), *more]
    command = [sys.executable, "packaging/build_book.py", *line]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


def parts(folder: Path) -> dict[str, tuple[int, bytes]]:
    """Return when each finished part was written, and its contents."""
    return {
        path.name: (path.stat().st_mtime_ns, path.read_bytes()) for path in folder.glob("*.part")
    }


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
@pytest.mark.skipif(not are_compiled(), reason="it takes too long")
def test_a_worker_that_is_killed_and_a_second_run_change_nothing_in_the_book(
    tmp_path: Path,
) -> None:
    alone, together = tmp_path / "alone", tmp_path / "together"
    with started(alone, "--threads", "1") as program:
        assert "18 of 18 parts" in program.communicate()[0]
    with two_workers() as cluster:
        address = ("--cluster", cluster.scheduler_address)
        with started(together, *address) as program:
            assert program.stdout is not None
            for line in program.stdout:
                if " of 18 parts" in line:
                    break
            os.kill(next(iter(cluster.workers.values())).pid, signal.SIGKILL)
            for line in program.stdout:
                if line.startswith("from"):
                    break
            program.kill()  # then the program itself
        assert parts(together)
        for path in list(together.glob("*.part"))[::2]:
            path.unlink()  # so that something is certainly missing
        before = parts(together)
        with started(together, *address) as program:
            program.communicate()
        assert program.returncode == 0
    after = parts(together)
    assert before.items() <= after.items()  # nothing was solved twice
    assert {name: data for name, (_, data) in after.items()} == {
        name: data for name, (_, data) in parts(alone).items()
    }
    book = together.with_suffix(".book").read_bytes()
    assert book == alone.with_suffix(".book").read_bytes()
    words = unpack_book(book)
    assert len(words) == 4_378
    assert not read_book("drop-5x5-4.book")  # so all were solved
    game = find_game(GAME)
    assert isinstance(game, LineGame)
    solver = empty_solver(game, 1 << 22)
    for word in words[::200]:
        assert exact_score(solver, position_of(game, word >> 8)) == (word & 255) - 64

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The fixtures of these tests: those of `tests/window.py`, and who plays the games of a run."""

from concurrent.futures import ThreadPoolExecutor
from threading import Event

import pytest

from desktop_app.arena import run_thread
from desktop_app.tournaments.workers import GivenExecutor
from tests.window import *  # noqa: F403 - all of its fixtures


class InThisProcess(GivenExecutor):
    """Plays in a thread: to start two processes takes longer than a few games."""

    def __init__(self, _size: int, _hurry: Event) -> None:
        self._pool = ThreadPoolExecutor(1)
        super().__init__(self._pool, 1)

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)


@pytest.fixture(autouse=True)
def who_plays(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let short runs be played in this process, unless a test asks for `processes`."""
    if "processes" not in request.fixturenames:
        monkeypatch.setattr(run_thread, "WindowProcesses", InThisProcess)


@pytest.fixture
def processes() -> None:
    """Let the games be played by processes, as in the program."""

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The progress of a run in one line of a terminal; nothing if the output is not a terminal."""

from __future__ import annotations

import sys
from time import monotonic

WIDTH = 24
AGAIN_SECONDS = 0.1
FIRST_SECONDS = 2.0
"""The time after which the remaining time can be estimated."""
CLEAR = "\r\x1b[K"


class ProgressLine:
    """A progress bar with numbers, updated ten times a second.

    Args:
        total: the number of games.
        done: the number of games that were finished before.
    """

    def __init__(self, total: int, done: int) -> None:
        self._total, self._done = total, done
        self._new = 0
        self._started = monotonic()
        self._shown = 0.0
        self._is_seen = sys.stderr.isatty()

    def add(self, count: int) -> None:
        """Add newly finished games."""
        self._done += count
        self._new += count
        now = monotonic()
        if self._is_seen and now - self._shown >= AGAIN_SECONDS:
            self._shown = now
            sys.stderr.write(CLEAR + self._line(now))
            sys.stderr.flush()

    def close(self) -> None:
        """Remove the line."""
        if self._is_seen and self._shown:
            sys.stderr.write(CLEAR)
            sys.stderr.flush()

    def _line(self, now: float) -> str:
        from desktop_app.arena.words import progress_text

        passed = now - self._started
        left = None
        if passed > FIRST_SECONDS:
            left = passed / self._new * (self._total - self._done)
        full = WIDTH * self._done // self._total
        return (
            f"[{'#' * full}{'.' * (WIDTH - full)}] {progress_text(self._done, self._total, left)}"
        )

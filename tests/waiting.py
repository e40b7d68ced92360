# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Waits for another process, and leaves the processor to it meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from time import sleep

PATIENCE_MS = 240_000
"""How long a test waits for what must happen: on a very busy machine a second takes a minute. The
limit of a whole test is 300 s."""
PACE = 0.003
"""Seconds between two looks: looking all the time would slow down what is waited for."""


def wait_until(holds: Callable[[], object], pace: float = PACE) -> None:
    """Look again and again until something holds; the test's own time limit ends it.

    Args:
        holds: what is looked at.
        pace: the seconds between two looks; more for a look that takes time itself.
    """
    while not holds():
        sleep(pace)


class Clock:
    """Stands still until something is so; from then on all time has passed at each look.

    Attributes:
        is_over: whether it is so.
    """

    def __init__(self, is_over: Callable[[], object]) -> None:
        self.is_over = is_over
        self._now = 0.0

    def __call__(self) -> float:
        self._now += 1e6 if self.is_over() else 0.0
        return self._now

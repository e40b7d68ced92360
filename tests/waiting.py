# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Waits for another process, and leaves the processor to it meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from time import sleep

PACE = 0.003
"""Seconds between two looks: who looks without a pause takes the time of whom it waits for."""


def wait_until(holds: Callable[[], object]) -> None:
    """Look again and again until something holds; the test's own time limit ends it."""
    while not holds():
        sleep(PACE)

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How external programs of every protocol are treated: timeouts, logging, environment."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass

TURN_SECONDS = 5.0
"""The default thinking time of a program."""
LONGEST_QUOTE = 80
"""So much of what a program has written is repeated."""


@dataclass(frozen=True, slots=True)
class Patience:
    """The timeouts for a program.

    Attributes:
        start: seconds until it is ready to play.
        grace: seconds that a move may come late.
    """

    start: float = 10.0
    grace: float = 2.0


DEFAULT_PATIENCE = Patience()


def environment() -> dict[str, str]:
    """Return the environment for an external program, without what a frozen build has set."""
    found = dict(os.environ)
    if getattr(sys, "frozen", False):
        for name in ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"):
            before = found.pop(f"{name}_ORIG", None)
            found.pop(name, None)
            if before:
                found[name] = before
        found["PYINSTALLER_RESET_ENVIRONMENT"] = "1"
    return found

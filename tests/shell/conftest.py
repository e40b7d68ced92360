# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The fixtures of these tests: see `tests/window.py`."""

from tests.window import *  # noqa: F403 - all of its fixtures
from tests.window import module_driver as driver

__all__ = ["driver"]

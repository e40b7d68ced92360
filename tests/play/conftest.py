# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The fixtures of these tests; see the modules that they come from."""

from tests.listening import engine, listener
from tests.reader import display_choice
from tests.window import *  # noqa: F403 - all of its fixtures
from tests.window import module_driver as driver

__all__ = ["display_choice", "driver", "engine", "listener"]

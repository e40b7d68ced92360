# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The fixtures of these tests; see the modules that they come from."""

from tests.explain.opened_page import open_page
from tests.window import *  # noqa: F403 - all of its fixtures

__all__ = ["open_page"]

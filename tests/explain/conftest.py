# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The fixtures of these tests; see the modules that they come from."""

from tests.explain.opened_page import *  # noqa: F403 - all of its fixtures
from tests.window import *  # noqa: F403 - all of its fixtures

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The games are listed, so that each file of tests can be run by itself."""

import desktop_app.games.registry  # noqa: F401

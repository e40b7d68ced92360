# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The games are listed, so that each file of tests can be run by itself."""

from desktop_app.games.registry import FIRST_GAME

assert FIRST_GAME

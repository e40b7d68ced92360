# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Minimax Fair: play against a minimax bot and see what every move is worth."""

__version__ = "0.1.0"

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Othello: the player with more discs at the end wins, and empty squares go to the winner."""

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a game, a position, a score, a record and a family of games are. No Qt, no sentences."""

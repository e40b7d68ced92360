# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Why a game was lost, and what a move gave away: facts, with a line of moves to show each."""

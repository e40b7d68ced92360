# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""What joins session and engine: the way of a game, the making of runs, the saved game."""

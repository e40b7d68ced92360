# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Hexapawn: two rows of pawns, of which one is to cross the board; 3 to 5 columns and rows."""

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Hexapawn: a pawn that crosses the board wins; 3 to 5 columns and rows."""

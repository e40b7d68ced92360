# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Chess; its rules and notation are those of the library `chess` (python-chess)."""

FAMILY = "chess"
"""The id of the family, for those who only need to know whether a game is chess."""

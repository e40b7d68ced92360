# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""MENACE's matchboxes beside the board: what lies in the one that is open, and how it learns."""

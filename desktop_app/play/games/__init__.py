# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Choosing a game: a page with a picture of each, and the rules before the first move."""

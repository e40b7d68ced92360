# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Exercises in the tree: guess values, mark skipped branches, edit a leaf."""

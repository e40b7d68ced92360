# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Matches between players, their statistics, store, processes and cluster. No Qt."""

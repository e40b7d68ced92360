# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Kalah with up to six pits and six seeds in each, and with both rules for captures."""

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Tic-tac-toe by other rules: the row loses, either mark may be placed, or there is only one."""

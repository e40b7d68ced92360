# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Nim: players take coins from one heap at a time; normal and misère play."""

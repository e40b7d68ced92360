# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Nim: heaps of which a player takes from one at a time, normal and misère."""

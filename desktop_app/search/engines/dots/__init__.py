# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Dots and Boxes: exact where few enough lines are left, else deeper and deeper."""

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Dots and Boxes: lines between dots; who closes a box has it and moves again."""

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Minimax Fair: play against a minimax bot and see what every move is worth."""

import logging

__version__ = "0.1.0"

# without --verbose nothing is logged, not even warnings; see verbose_log.py
logging.getLogger("minimax_fair").addHandler(logging.NullHandler())

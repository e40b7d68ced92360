# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Which games are known from their first move on, at once and exactly."""

from __future__ import annotations

from desktop_app.core.position import Position
from desktop_app.search.labelled_tree import is_small
from desktop_app.search.retrograde import is_small_and_cyclic


def is_solved(position: Position) -> bool:
    """Whether all that can come of a position is counted out, or solved backwards."""
    return is_small(position) or is_small_and_cyclic(position)

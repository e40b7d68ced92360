# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""In what order a search tries the moves: the better first, the more it can cut."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop_app.core.entry import family_of
from desktop_app.core.position import Move, Position

Ordering = Callable[[Position], Sequence[Move]]
"""All legal moves of a position, the likely best first."""


def natural(position: Position) -> Sequence[Move]:
    """As the game lists them."""
    return position.legal_moves()


def likely_first(position: Position) -> Sequence[Move]:
    """As the game's entry puts them."""
    return family_of(position.game).ordering(position)

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Made-up finished games, for tests that only count them."""

from __future__ import annotations

from desktop_app.tournaments.conditions import FinishedGame, SearchStats


def played(
    number: int, result: int | None, moves: str | None = None, pair: int = 0
) -> FinishedGame:
    """Return a game that a began if its number is even, with moves unlike any other game's."""
    text = f"game {number}" if moves is None else moves
    return FinishedGame(
        pair, number, number % 2 == 0, text, 9, result, SearchStats(5, 0.5, 50), SearchStats(4)
    )

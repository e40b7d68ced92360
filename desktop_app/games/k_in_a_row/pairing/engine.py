# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions that pairs of cells prove drawn, at once and on boards of any size."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.core.position import Game
from desktop_app.games.k_in_a_row.game import LinePosition
from desktop_app.games.k_in_a_row.pairing.pairs import proven_draw
from desktop_app.search.candidates import Analysis, BestMoves
from desktop_app.search.engine import Engine, EngineConfig, Question


class PairingEngine(Engine):
    """Finds pairs, or says nothing."""

    def __init__(self, game: Game, config: EngineConfig) -> None:
        """Be ready: there is nothing to make."""

    @staticmethod
    def can_handle(question: Question) -> bool:
        """See `Engine.can_handle`."""
        return question.wants_truth and isinstance(question.position, LinePosition)

    def values(self, question: Question) -> Iterator[Analysis]:
        """See `Engine.values`."""
        drawn = proven_draw(question.position, question.budget)
        if drawn is not None:
            yield drawn

    def best(self, question: Question) -> Iterator[BestMoves]:  # noqa: ARG002
        """Nothing: of moves that all draw, a player wants the one that is hardest to answer."""
        return iter(())

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The engine for Nim, which uses its theory: exact winners, but no distances."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.core.position import Game
from desktop_app.core.score import Bound, Outcome, Score
from desktop_app.games.nim.reasons import mover_wins
from desktop_app.games.nim.rules import NimGame, NimPosition
from desktop_app.search.candidates import Analysis, Candidate, ranked
from desktop_app.search.engine import Engine, EngineConfig, SearchRequest


class NimEngine(Engine):
    """An engine that uses the theory only."""

    def __init__(self, game: Game, config: EngineConfig) -> None:
        """Create the engine; it keeps no state."""

    @staticmethod
    def can_handle(request: SearchRequest) -> bool:
        return request.wants_exact and isinstance(request.position.game, NimGame)

    def values(self, request: SearchRequest) -> Iterator[Analysis]:
        """Yield one snapshot, in which everything but the distance is exact."""
        position = request.position
        assert isinstance(position, NimPosition)
        candidates: list[Candidate] = []
        for move in position.legal_moves():
            outcome = Outcome.LOSS if mover_wins(position.after(move)) else Outcome.WIN
            score = Score(outcome, None, 0, Bound.EXACT, 1, position.turn)
            candidates.append(Candidate(move, score, (move,)))
        yield ranked(position, candidates, 1, len(candidates), request.budget.seconds)

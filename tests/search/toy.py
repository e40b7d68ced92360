# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""An engine that nobody needs, to be put into the list."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.core.position import Game, Position
from desktop_app.core.score import Bound, Outcome, Score
from desktop_app.games.registry import engines_of
from desktop_app.search.candidates import Analysis, Candidate, ranked
from desktop_app.search.engine import Engine, EngineConfig, SearchRequest

FANCY = 77
"""What the toy thinks of the move that it likes."""


class ToyEngine(Engine):
    """Guesses at once, in any game, that the last legal move is worth much and others nothing."""

    def __init__(self, game: Game, config: EngineConfig) -> None:
        pass

    @staticmethod
    def can_handle(request: SearchRequest) -> bool:
        return request.position.outcome is None

    def values(self, request: SearchRequest) -> Iterator[Analysis]:
        position = request.position
        liked = liked_move(position)
        candidates = [
            Candidate(move, fancy(position, FANCY if move == liked else 0), (move,))
            for move in position.legal_moves()
        ]
        yield ranked(position, candidates, 1, 1, request.budget.seconds)


def liked_move(position: Position) -> int:
    return position.legal_moves()[-1]


def fancy(position: Position, number: float) -> Score:
    return Score(Outcome.UNKNOWN, None, number, Bound.HEURISTIC, 1, position.turn)


def engines_with_toy(game: Game) -> tuple[type[Engine], ...]:
    """The engines of the registry behind the toy, which takes everything."""
    return ToyEngine, *engines_of(game)

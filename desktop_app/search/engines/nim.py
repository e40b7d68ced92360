# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Nim, solved by its rule: who wins is known at once for any heaps, when they end is not.

In normal play a heap counts what is in it (its rest after division by one more than may be taken
at once), and whoever moves loses exactly if the sum without carry is 0. In misère play it is the
same, but where no heap counts more than 1 the player to move loses if an odd number of them does:
C. Bouton, "Nim, a game with a complete mathematical theory", 1901.
"""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.games.nim.game import NimGame, NimPosition
from desktop_app.games.position import Game
from desktop_app.search.basics.candidates import Analysis, Candidate, ranked
from desktop_app.search.basics.score import Bound, Outcome, Score
from desktop_app.search.engines.engine import Engine, Means, Question


def heap_counts(position: NimPosition) -> list[int]:
    """What each heap counts in the sum."""
    most = position.game.most
    return [heap if most is None else heap % (most + 1) for heap in position.heaps]


def nim_sum(position: NimPosition) -> int:
    """What the heaps count, added in binary without carry."""
    total = 0
    for count in heap_counts(position):
        total ^= count
    return total


def mover_wins(position: NimPosition) -> bool:
    """Whether the player to move wins with best play."""
    counts = heap_counts(position)
    if position.game.misere and max(counts) <= 1:
        return sum(counts) % 2 == 0
    return nim_sum(position) != 0


class NimEngine(Engine):
    """Answers by the rule alone."""

    def __init__(self, game: Game, means: Means) -> None:
        """There is nothing to be kept."""

    @staticmethod
    def takes(question: Question) -> bool:
        """See `Engine.takes`: Nim, where no depth is asked for."""
        return question.wants_truth and isinstance(question.position.game, NimGame)

    def values(self, question: Question) -> Iterator[Analysis]:
        """See `Engine.values`: one snapshot, in which all is exact but how long it takes."""
        position = question.position
        assert isinstance(position, NimPosition)
        candidates: list[Candidate] = []
        for move in position.legal_moves():
            outcome = Outcome.LOSS if mover_wins(position.after(move)) else Outcome.WIN
            score = Score(outcome, None, 0, Bound.EXACT, 1, position.turn)
            candidates.append(Candidate(move, score, (move,)))
        yield ranked(position, candidates, 1, len(candidates), question.budget.seconds)

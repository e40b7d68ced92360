# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Engines are looked through for as long as they have more to tell, and no longer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

import pytest

from desktop_app.core.score import Bound, Outcome, Score
from desktop_app.games.registry import find_game, new_engine_cache
from desktop_app.search.candidates import Analysis, Candidate, ranked
from desktop_app.search.engine import SearchRequest
from desktop_app.search.limits import Limits, SearchStopped
from desktop_app.search.why.comparison import GLANCE, LONG, NODES_A_SECOND, engine_analyser
from tests.search.toy import ToyEngine

START = find_game("tic-tac-toe").start()
told: list[str] = []


class Slow(ToyEngine):
    """Guesses, then knows all values, then whole lines too, and has nothing to add to that."""

    def values(self, request: SearchRequest) -> Iterator[Analysis]:
        position = request.position
        for name, bound, length in (
            ("guesses", Bound.HEURISTIC, 1),
            ("values", Bound.EXACT, 1),
            ("lines", Bound.EXACT, 9),
            ("nothing", Bound.EXACT, 9),
        ):
            told.append(name)
            outcome = Outcome.DRAW if bound is Bound.EXACT else Outcome.UNKNOWN
            plies = 9 if bound is Bound.EXACT else None
            score = Score(outcome, plies, 0, bound, 9, position.turn)
            moves = position.legal_moves()
            candidates = [Candidate(move, score, (move,) * length) for move in moves]
            yield ranked(position, candidates, 9, len(told), 0.1)


def test_an_analysis_ends_once_all_lines_are_complete() -> None:
    told.clear()
    found = engine_analyser(new_engine_cache(engines=[Slow]))(START, 100)
    assert found.is_whole
    assert told == ["guesses", "values", "lines"]


def test_a_stopped_analysis_gives_no_answer() -> None:
    with pytest.raises(SearchStopped):
        engine_analyser(new_engine_cache(engines=[Slow]), lambda: True)(START, 100)


class Unsure(ToyEngine):
    """Notes its limits, and proves nothing before the end of the game is two moves away."""

    limits: ClassVar[list[Limits]] = []

    def values(self, request: SearchRequest) -> Iterator[Analysis]:
        position = request.position
        self.limits.append(request.budget.limits)
        score = Score(Outcome.UNKNOWN, None, 0, Bound.HEURISTIC, 1, position.turn)
        if position.remaining <= 2:
            score = Score(Outcome.DRAW, position.remaining, 0, Bound.EXACT, 9, position.turn)
        moves = position.legal_moves()
        lines = [Candidate(move, score, (move,) * position.remaining) for move in moves]
        yield ranked(position, lines, 1, 10, 0.1)


def test_an_analyser_that_counts_positions_needs_no_clock() -> None:
    """Until all are spent: what proves nothing has spent its whole share, and a proof what it cost.

    The last one gets what is left, and stops.
    """
    glance, long = round(GLANCE * NODES_A_SECOND), round(LONG * NODES_A_SECOND)
    end = START
    for move in (4, 0, 2, 6, 3, 5, 1):
        end = end.after(move)
    assert end.outcome is None
    Unsure.limits.clear()
    look = engine_analyser(new_engine_cache(engines=[Unsure]), nodes=glance + long + 20)
    look(START, LONG)
    look(end, GLANCE)
    with pytest.raises(SearchStopped):
        look(START, LONG)
    with pytest.raises(SearchStopped):
        look(START, GLANCE)
    assert Unsure.limits == [Limits(nodes=each) for each in (long, glance, glance + 10)]


def test_no_positions_are_no_analysis() -> None:
    Unsure.limits.clear()
    with pytest.raises(SearchStopped):
        engine_analyser(new_engine_cache(engines=[Unsure]), nodes=0)(START, LONG)
    assert Unsure.limits == []

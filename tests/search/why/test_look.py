# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Engines are looked through for as long as they have more to tell, and no longer."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from desktop_app.core.score import Bound, Outcome, Score
from desktop_app.games.registry import find_game, new_engine_cache
from desktop_app.search.candidates import Analysis, Candidate, ranked
from desktop_app.search.engine import SearchRequest
from desktop_app.search.limits import SearchStopped
from desktop_app.search.why.comparison import engine_analyser
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

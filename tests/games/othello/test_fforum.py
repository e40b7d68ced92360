# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Ends of games whose every move is valued elsewhere, as tournaments count.

The problems of FForum, the magazine of the Fédération Française d'Othello, with the values that
come with Edax (GPL-3.0-or-later, R. Delorme, github.com/abulmo/edax-reversi, `problem/`). Those
with up to 15 empty squares take some seconds; all 35 (`OTHELLO_EMPTY=20`) take some minutes.
Move g1 of number 31 is a slip there (−30): two other solvers say −32, as `fforum.obf` does here.
"""

from __future__ import annotations

from os import environ
from pathlib import Path

import pytest

from desktop_app.core.score import Bound, terminal_value
from desktop_app.games.othello.engine import OthelloEngine
from desktop_app.games.othello.rules import OthelloPosition
from desktop_app.search.compiled import are_compiled
from desktop_app.search.engine import EngineConfig, SearchRequest
from desktop_app.search.limits import Budget, Limits
from desktop_app.search.minimax import minimax
from tests.games.othello.games import EIGHT

MOST_EMPTY = int(environ.get("OTHELLO_EMPTY", "15"))
Problem = tuple[OthelloPosition, dict[str, int]]


def read(line: str) -> Problem:
    """A position, and by how much the player to move wins with each of its moves."""
    board, *moves = line.split(";")
    letters, mover = board.translate(str.maketrans("XO-", "BW.")).split()
    rows = "/".join(letters[first : first + 8] for first in range(0, 64, 8))
    values = dict(move.strip().lower().split(":") for move in moves if move.strip())
    position = EIGHT.parse_position(f"{rows} {mover}")
    return position, {move: int(value) for move, value in values.items()}


PROBLEMS = [read(line) for line in Path(__file__).with_name("fforum.obf").read_text().splitlines()]


def found(position: OthelloPosition) -> dict[str, float]:
    engine = OthelloEngine(EIGHT, EngineConfig(table_bytes=1 << 24))
    *_, analysis = engine.values(SearchRequest(position, Budget(Limits())))
    scores = {candidate.move: candidate.score for candidate in analysis.candidates}
    assert all(score and score.bound is Bound.EXACT for score in scores.values())
    return {EIGHT.move_text(move): score.number for move, score in scores.items() if score}


def test_the_position_whose_empty_squares_decide_the_margin() -> None:
    position, values = PROBLEMS[19]
    assert position.text.startswith("BBBWBBBB/WBBBBBBB/WWBBBBBB/WWWBBBBB/WWWBBWW.")
    assert values["h5"] == 6
    assert found(position) == values
    assert minimax(position, terminal_value) == 6


SOLVED = [number for number, (p, _) in enumerate(PROBLEMS, 1) if p.empty <= MOST_EMPTY]


@pytest.mark.skipif(not are_compiled(), reason="interpreted it would take hours")
@pytest.mark.parametrize("number", SOLVED)
def test_every_move_of_the_published_problems_has_its_value(number: int) -> None:
    position, values = PROBLEMS[number - 1]
    assert found(position) == values

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said of a game in which nothing is proven: its weakest move by the guesses."""

from __future__ import annotations

import pytest

from desktop_app.core.position import Position
from desktop_app.core.record import parse_moves
from desktop_app.games.registry import find_game, new_knowledge
from desktop_app.search.candidates import Analysis
from desktop_app.search.limits import Limits
from desktop_app.search.why.answer import Inquiry, answer
from desktop_app.search.why.finding import Kind
from tests.analysing import analyse


@pytest.mark.parametrize("depth", [1, 2])
@pytest.mark.parametrize(
    ("name", "moves"),
    [("hex:7", "a1g1a2g2a3g3a4"), ("hex:8", "a1h1a2h2a3h3a4"), ("hex:9", "a1i1a2i2a3i3a4")],
)
def test_wasted_moves_are_told_however_deep_the_guesses_are(
    name: str, moves: str, depth: int
) -> None:
    """An even depth sees each player answered: then no position seems worse than the last one."""
    knowledge, start = new_knowledge(threads=1), find_game(name).start()

    def look(position: Position, _seconds: float) -> Analysis:
        *_, found = analyse(position, Limits(depth=depth), knowledge=knowledge)
        return found

    found = answer(Inquiry(start, tuple(parse_moves(start, moves))), look)
    assert found.kind is Kind.GUESSED_WORST
    assert found.better

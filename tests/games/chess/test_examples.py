# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The examples of chess: each mate has one solution, found at its depth."""

from __future__ import annotations

import pytest

from desktop_app.core.position import Position
from desktop_app.core.score import WIN
from desktop_app.games.chess.examples import MATE_IN_THREE, MATE_IN_TWO, chess_examples
from desktop_app.games.chess.rules import ChessGame, ChessPosition
from desktop_app.games.registry import move_name
from desktop_app.search.algorithm import algorithm_for
from desktop_app.search.alphabeta import AlphaBeta
from desktop_app.search.example import Example
from desktop_app.search.limits import Budget, Limits
from desktop_app.search.trace import Trace

CHESS = ChessGame()


def best_of(position: Position, depth: int) -> tuple[str, float]:
    trace = Trace(position, algorithm_for(position, depth, prunes=True))
    node = trace.at(trace.summary.steps - 1).node
    assert node.best is not None
    return move_name(position, node.best.move), trace.summary.value


@pytest.mark.parametrize(
    ("fen", "plies", "key"), [(MATE_IN_TWO, 3, "♔b6"), (MATE_IN_THREE, 5, "♔g6")]
)
def test_a_mate_is_found_at_its_depth_and_not_before(fen: str, plies: int, key: str) -> None:
    position = CHESS.parse_position(fen)
    assert best_of(position, plies) == (key, WIN - plies)
    for depth in range(1, plies):
        move, value = best_of(position, depth)
        assert move != key
        assert value < 2_000


@pytest.mark.parametrize("example", chess_examples()[2:], ids=lambda each: each.title)
def test_each_puzzle_has_one_solution(example: Example) -> None:
    position = example.make()
    assert isinstance(position, ChessPosition)
    depth = example.depth
    assert depth is not None
    trace = Trace(position, algorithm_for(position, depth, prunes=False))
    tried = trace.at(trace.summary.steps - 1).node.tried
    assert [one.value for one in tried].count(WIN - depth) == 1
    assert trace.summary.value == WIN - depth


def test_examples_look_as_far_ahead_as_they_say() -> None:
    """One ply without pruning for the horizon effect; the length of the mate for the others."""
    horizons, mates = chess_examples()[:2], chess_examples()[2:]
    assert [(example.depth, example.prunes) for example in horizons] == [(1, False)] * 2
    for example in mates:
        assert example.depth is not None
        assert example.prunes
        if example.depth < 5:  # further ones take the textbook long
            found = AlphaBeta(Budget(Limits())).value(example.make(), example.depth)
            assert found == WIN - example.depth

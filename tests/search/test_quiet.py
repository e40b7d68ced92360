# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A search that plays captures out, step by step, is what a few lines of recursion say."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from desktop_app.core.position import MAX, Position
from desktop_app.core.score import WIN, to_parent
from desktop_app.explain.words.steps import StepWords
from desktop_app.games.chess.entry import captures
from desktop_app.games.chess.evaluation import material
from desktop_app.games.chess.examples import GUARDED_PAWN
from desktop_app.games.chess.rules import ChessGame
from desktop_app.games.registry import move_name
from desktop_app.search.algorithm import Horizon, algorithm_for
from desktop_app.search.trace import Trace
from desktop_app.search.trace_steps import StepKind

CHESS = ChessGame()
QUIET, LOUD = Horizon("material", is_quiet=True), Horizon("material")
FENS = (
    GUARDED_PAWN,
    "7k/8/2p1n3/3p4/5N2/4P3/8/K7 w - - 0 1",
    "k7/2n5/8/3Pp3/3p4/4B3/8/K7 b - - 0 1",
    "7k/1P6/2r5/3p4/2P5/8/8/K3R3 w - - 0 1",
    "k7/8/8/3pP3/8/8/8/K7 w - d6 0 2",
    "1q5k/8/8/8/8/1P6/P7/7K w - - 0 1",  # the only capture loses the queen
)


@cache
def quiet_value(position: Position, depth: int) -> float:
    """What a position is worth to Max, of a win how soon; the oracle."""
    if position.outcome is not None:
        return position.outcome * WIN
    best = max if position.turn is MAX else min
    values = [] if depth > 0 else [material(position, MAX)]
    moves = position.legal_moves() if depth > 0 else captures(position)
    return best(values + [to_parent(quiet_value(position.after(m), depth - 1)) for m in moves])


def run(position: Position, depth: int, horizon: Horizon = QUIET, *, prunes: bool) -> Trace:
    return Trace(position, algorithm_for(position, depth, horizon=horizon, prunes=prunes))


@pytest.mark.parametrize("fen", FENS)
@pytest.mark.parametrize("prunes", [False, True])
def test_quiescence_search_equals_a_recursive_one(fen: str, prunes: bool) -> None:
    position = CHESS.parse_position(fen)
    for depth in (1, 2):
        assert run(position, depth, prunes=prunes).summary.value == quiet_value(position, depth)


@pytest.mark.parametrize("prunes", [False, True])
def test_each_step_can_be_looked_at_by_itself_and_has_a_sentence(prunes: bool) -> None:
    kinds = set[StepKind]()
    for fen in FENS[:3]:
        trace = run(CHESS.parse_position(fen), 1, prunes=prunes)
        steps, words = list(trace.steps()), StepWords(trace)
        assert len(steps) == trace.summary.steps
        assert [step.index for step in steps] == list(range(len(steps)))
        assert steps[-1].counters.nodes == trace.summary.nodes
        assert steps[-1].counters.cuts == trace.summary.cuts
        leaves = sum(step.kind is StepKind.LEAF for step in steps)
        assert steps[-1].counters.leaves == trace.summary.leaves == leaves
        for index in Random(fen).sample(range(len(steps)), 12):
            assert trace.at(index) == steps[index]
        for step in steps:
            kinds.add(step.kind)
            assert words.sentence(step)[-1] in ".?"
            assert trace.span(step.moves) is not None
    assert StepKind.STAND_PAT in kinds
    assert (StepKind.CUT in kinds) is prunes


@pytest.mark.slow
def test_captures_are_those_of_the_rules() -> None:
    dice = Random("captures")
    for _ in range(12):
        position = CHESS.start()
        while position.outcome is None and position.ply < 80:
            board, found = position.board, captures(position)
            for move in position.legal_moves():
                made = board.parse_uci(CHESS.move_text(move))
                noisy = board.is_capture(made) or made.promotion == 5
                assert (move in found) is noisy
            position = position.after(dice.choice(position.legal_moves()))


def test_quiescence_search_sees_past_the_horizon() -> None:
    position = CHESS.parse_position(GUARDED_PAWN)
    best = {}
    for name, depth, horizon in (("loud", 1, LOUD), ("quiet", 1, QUIET), ("deep", 2, LOUD)):
        trace = run(position, depth, horizon, prunes=False)
        node = trace.at(trace.summary.steps - 1).node
        assert node.best is not None
        best[name] = move_name(position, node.best.move), trace.summary.value, trace.summary.nodes
    assert best["loud"] == ("♘xd5", 220, 12)
    assert best["quiet"][1:] == (120, 14)
    assert best["deep"][1] == 120
    assert "Nxd5" not in (best["quiet"][0], best["deep"][0])

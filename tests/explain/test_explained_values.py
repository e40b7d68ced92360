# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Explain, panel and bot say the same: all 4,520 positions of tic-tac-toe in which one moves."""

from functools import cache
from random import Random

import pytest

from desktop_app.core.position import Position
from desktop_app.core.score import Bound, score_of
from desktop_app.games.k_in_a_row.game import LineGame
from desktop_app.games.registry import new_engine_cache
from desktop_app.players.registry import make_strategy, parse_strategy
from desktop_app.players.strategy import MoveContext
from desktop_app.search.algorithm import algorithm_for
from desktop_app.search.candidates import Analysis
from desktop_app.search.limits import Limits
from desktop_app.search.trace import Trace
from desktop_app.search.trace_steps import Step
from tests.analysing import analyse, unfinished_positions

KNOWLEDGE = new_engine_cache()
PARTS = 4


@cache
def positions() -> tuple[Position, ...]:
    return tuple(unfinished_positions(LineGame(3, 3, 3)))


def panel(position: Position) -> Analysis:
    *_, last = analyse(position, Limits(), knowledge=KNOWLEDGE)
    assert last.complete
    return last


def end_of_run(position: Position, *, prunes: bool, depth: int | None = None) -> Step:
    trace = Trace(position, algorithm_for(position, depth, prunes=prunes))
    return trace.at(trace.summary.steps - 1)


def test_there_are_4520_undecided_positions_of_tic_tac_toe() -> None:
    assert len(positions()) == 4_520


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_explain_chooses_one_of_the_panels_best_moves(part: int) -> None:
    for position in positions()[part::PARTS]:
        found = panel(position)
        for prunes in (False, True):
            agrees(found, end_of_run(position, prunes=prunes), position)


def agrees(found: Analysis, step: Step, position: Position) -> None:
    """The last step of a run chooses what the panel does, and knows the same of each move."""
    scores = {c.move: c.score for c in found.candidates}
    assert found.best is not None
    assert found.best.score is not None
    assert step.node.best is not None
    chosen = scores[step.node.best.move]
    assert chosen is not None
    assert chosen.rank == found.best.score.rank
    for tried in step.node.tried:
        told = score_of(position, tried.value, Bound.EXACT, 0).seen_by(position.turn)
        known = scores[tried.move]
        assert known is not None
        if tried.summary.bound is Bound.EXACT:
            assert (told.outcome, told.plies) == (known.outcome, known.plies)
        else:  # "no better": not a word about how much worse
            assert known.rank <= told.rank
            assert tried.summary.bound is (Bound.UPPER if step.node.is_max else Bound.LOWER)


@pytest.mark.slow
def test_the_bot_plays_a_move_that_explain_holds_for_best() -> None:
    bot, random = make_strategy(parse_strategy("perfect")), Random(1)
    for position in positions()[::10]:
        step = end_of_run(position, prunes=False)
        best = {t.move for t in step.node.tried if step.summary and t.value == step.summary.value}
        assert bot.choose(position, MoveContext(random, knowledge=KNOWLEDGE)).move in best


@pytest.mark.slow
@pytest.mark.parametrize("prunes", [False, True])
def test_as_far_ahead_as_there_are_cells_is_to_the_end(prunes: bool) -> None:
    for position in positions()[::40]:
        for depth in (position.remaining, position.remaining + 1):
            assert end_of_run(position, prunes=prunes, depth=depth) == end_of_run(
                position, prunes=prunes
            )

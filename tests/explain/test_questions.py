# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a pupil is asked is what the run finds, and what the node's children say."""

from collections.abc import Iterator
from random import Random

import pytest

from desktop_app.core.position import MAX, Position
from desktop_app.explain.pupil_tasks import Questions, answer_at, question_before
from desktop_app.games.numbers.notation import parse_numbers
from desktop_app.games.numbers.tree import random_tree
from desktop_app.games.registry import PRESETS
from desktop_app.search.algorithm import algorithm_for
from desktop_app.search.minimax import minimax
from desktop_app.search.trace import Trace
from desktop_app.search.trace_steps import StepKind

TREES, ENDINGS = 200, 100


def roots() -> Iterator[Position]:
    random = Random(14)
    for _ in range(TREES):
        depth, branching = random.choice([(1, 3), (2, 2), (2, 3), (3, 2), (3, 3), (4, 2)])
        yield random_tree(random, depth, branching, (-9, 20)).start()
    for _ in range(ENDINGS):
        position = PRESETS["tic-tac-toe"].start()
        while position.outcome is None and position.ply < 6:
            position = position.after(random.choice(position.legal_moves()))
        yield position


@pytest.mark.parametrize("prunes", [False, True])
def test_every_question_asks_for_the_value_of_the_run(prunes: bool) -> None:
    asked = 0
    for root in roots():
        trace = Trace(root, algorithm_for(root, None, prunes=prunes))
        for step in trace.steps():
            answer = answer_at(step)
            if answer is None:
                continue
            asked += 1
            node = step.node
            values = [tried.value for tried in node.tried]
            assert answer == (max if node.position.turn is MAX else min)(values)
            span = trace.span(step.moves)
            assert span is not None
            found = trace.at(span.stop - 1).summary
            assert found is not None
            assert found.value == answer
            if root.game.is_numeric:
                assert answer == minimax(node.position)
            told = range(step.index + 1, span.stop)
            assert {question_before(trace, index) for index in told} == {step.index}
        if not prunes and root.outcome is None and len(root.legal_moves()) > 1:
            root_span = trace.summary.steps
            assert question_before(trace, root_span - 1) is not None
    assert asked > 300


def test_no_question_is_asked_about_a_mere_bound() -> None:
    root = parse_numbers("3 5 2 9").start()
    trace = Trace(root, algorithm_for(root, None, prunes=True))
    asked = [step.moves for step in trace.steps() if answer_at(step) is not None]
    assert asked == [(0,), ()]  # of 2 and 9 one is skipped: MIN gets 2 at most, and 3 is more


def test_a_question_holds_until_it_is_closed() -> None:
    root = parse_numbers("3 5 2 9").start()
    trace = Trace(root, algorithm_for(root, None, prunes=False))
    first = next(step for step in trace.steps() if answer_at(step) is not None)
    last, questions = trace.summary.steps - 1, Questions(trace)
    assert first.kind is StepKind.RETURN
    assert questions.answer(first.index) == 3
    assert questions.way(first.index, last) == first.index
    assert questions.way(first.index, first.index - 1) == first.index - 1
    assert questions.way(0, first.index + 2) == first.index
    assert questions.first_on(0, last) == first.index
    assert questions.first_on(0, first.index - 1) == first.index - 1
    questions.close(first.index)
    assert questions.answer(first.index) is None
    second = questions.first_on(first.index, last)
    assert trace.at(second).moves == (1,)
    assert questions.first_on(0, last) == second
    assert questions.way(first.index, first.index + 2) == first.index + 2
    whole = questions.way(first.index, last)
    assert trace.at(whole).moves == ()
    assert questions.answer(whole) == 3
    assert questions.way(whole, 0) == 0
    assert questions.answer(first.index) == 3

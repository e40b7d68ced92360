# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a pupil's marks are told is what alpha-beta does, as another one finds it."""

from collections.abc import Iterator
from math import inf
from random import Random

import pytest

from desktop_app.core.position import MAX, Position
from desktop_app.explain.pupil_tasks import Branch, MarkVerdict, cut_above, cuts_of, verdicts
from desktop_app.explain.words.cuts import MarkFeedback
from desktop_app.games.numbers.notation import parse_numbers
from desktop_app.games.numbers.tree import random_tree
from desktop_app.games.registry import PRESETS
from desktop_app.search.algorithm import algorithm_for
from desktop_app.search.trace import Trace
from desktop_app.search.trace_steps import StepKind

TREES, ENDINGS = 240, 60
SHAPES = [(2, 2), (2, 3), (3, 2), (3, 3), (4, 2), (2, 4)]


def roots() -> Iterator[Position]:
    random = Random(14)
    for _ in range(TREES):
        yield random_tree(random, *random.choice(SHAPES), (-9, 20)).start()
    for _ in range(ENDINGS):
        position = PRESETS["tic-tac-toe"].start()
        while position.outcome is None and position.ply < 5:
            position = position.after(random.choice(position.legal_moves()))
        yield position


def run_on(root: Position) -> Trace:
    return Trace(root, algorithm_for(root, None, prunes=True))


def by_hand(trace: Trace) -> tuple[set[Branch], set[Branch]]:
    """The branches that are skipped, and those that are looked at, by a search of its own."""
    skipped, seen = set[Branch](), set[Branch]()

    def search(node: Position, path: Branch, alpha: float, beta: float) -> float:
        if node.outcome is not None:
            value = trace.algorithm.leaf_value(node)
            return (
                value if node.game.is_numeric else value - len(path) * ((value > 0) - (value < 0))
            )
        best, is_cut = -inf if node.turn is MAX else inf, False
        for move in trace.algorithm.ordering(node):
            if is_cut:
                skipped.add((*path, move))
                continue
            seen.add((*path, move))
            value = search(node.after(move), (*path, move), alpha, beta)
            if node.turn is MAX:
                best = max(best, value)
                alpha = max(alpha, best)
            else:
                best = min(best, value)
                beta = min(beta, best)
            is_cut = alpha >= beta
        return best

    search(trace.position, (), -inf, inf)
    return skipped, seen


@pytest.mark.slow
def test_marks_are_compared_with_the_run() -> None:
    random, cuts = Random(3), 0
    for root in roots():
        trace = run_on(root)
        skipped, seen = by_hand(trace)
        cuts += len(skipped)
        assert set(cuts_of(trace)) == skipped
        assert verdicts(trace, skipped) == dict.fromkeys(skipped, MarkVerdict.RIGHT)
        assert verdicts(trace, set()) == dict.fromkeys(skipped, MarkVerdict.MISSED)
        marked = {b for b in sorted(skipped | seen) if random.random() < 0.4}
        found = verdicts(trace, marked)
        assert {b for b, v in found.items() if v is MarkVerdict.RIGHT} == marked & skipped
        assert {b for b, v in found.items() if v is MarkVerdict.WRONG} == marked & seen
        assert {b for b, v in found.items() if v is MarkVerdict.MISSED} == skipped - marked
        assert all(trace.span(branch) is None for branch in skipped)
        assert all(trace.span(branch) is not None for branch in seen)
        words = MarkFeedback(trace)
        assert all(words.why(branch, verdict) for branch, verdict in found.items())
    assert cuts > 300


def test_marking_all_continuations_counts_as_marking_the_branch() -> None:
    trace = run_on(parse_numbers("[[3 5] [9 4]] [[2 1] [7 8]]").start())
    assert set(cuts_of(trace)) == {(0, 1, 1), (1, 1)}
    assert cut_above(cuts_of(trace), (1, 1, 0)) == (1, 1)
    both = verdicts(trace, {(0, 1, 1), (1, 1, 0), (1, 1, 1)})
    assert set(both.values()) == {MarkVerdict.RIGHT}
    one = verdicts(trace, {(0, 1, 1), (1, 1, 0)})
    assert one[1, 1, 0] is MarkVerdict.RIGHT
    assert one[1, 1] is MarkVerdict.MISSED


@pytest.mark.parametrize(
    ("branch", "verdict", "told"),
    [
        ((1, 1), MarkVerdict.MISSED, "MIN already has 2 here, but MAX has 3 further up"),
        ((1, 1), MarkVerdict.RIGHT, "MIN already has 2 here, but MAX has 3 further up"),
        ((0, 0), MarkVerdict.WRONG, "obody is sure"),
        ((1, 0), MarkVerdict.WRONG, "MAX already has 3. A larger value could still help"),
        ((0, 1), MarkVerdict.WRONG, "MIN already has 3. A smaller value could still help"),
    ],
)
def test_the_reason_is_that_of_the_run(branch: Branch, verdict: MarkVerdict, told: str) -> None:
    assert told in MarkFeedback(run_on(parse_numbers("3 5 2 9").start())).why(branch, verdict)


def test_each_skipped_branch_comes_with_the_step_of_its_cut() -> None:
    trace = run_on(parse_numbers("[[3 5] [9 4]] [[2 1] [7 8]]").start())
    cuts = cuts_of(trace)
    assert len(cuts) == 2
    for branch, index in cuts.items():
        step = trace.at(index)
        assert (step.kind, step.moves) == (StepKind.CUT, branch[:-1])
        assert step.node.cut is not None
        assert branch[-1] in step.node.cut.skipped

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Where a pupil can say what a node is worth: all its children are known, and it is not told."""

from __future__ import annotations

from desktop_app.core.score import Bound
from desktop_app.search.trace import Trace
from desktop_app.search.trace_steps import Step, StepKind, bound_of_node

MOST_TELLING = 3
"""Steps that take in the last child's value: better or not, the window, done."""


def answer_at(step: Step) -> float | None:
    """The value, for Max, of the node whose last child has just come back.

    None at all other steps, where there is one move only, and where alpha-beta knows no more than
    a bound: there the children don't say what the node is worth.
    """
    node = step.node
    if step.kind is not StepKind.RETURN or not 2 <= len(node.moves) == len(node.tried):
        return None
    children = [tried.summary for tried in node.tried]
    value = (max if node.is_max else min)(child.value for child in children)
    bound = bound_of_node(children, value, is_max=node.is_max, cut=False)
    return value if bound is Bound.EXACT else None


def question_before(trace: Trace, index: int) -> int | None:
    """The step that asks what a step tells: the answer is not to be met before the question."""
    step = trace.at(index)
    if step.kind in (StepKind.ENTER, StepKind.LEAF, StepKind.RETURN):
        return None
    for before in range(index - 1, max(index - MOST_TELLING, 0) - 1, -1):
        asking = trace.at(before)
        if asking.moves == step.moves and answer_at(asking) is not None:
            return before
    return None

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A learner's predictions about a run: which branches are pruned, and node values."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from enum import StrEnum

from desktop_app.core.position import Move, position_after
from desktop_app.core.score import Bound
from desktop_app.search.trace import Trace
from desktop_app.search.trace_steps import Step, StepKind, bound_of_node

Branch = tuple[Move, ...]
"""A node, given by the moves from the root."""


class MarkVerdict(StrEnum):
    """The result for a branch that was marked as pruned, or should have been."""

    RIGHT = "right"
    """Marked, and skipped by alpha-beta."""
    MISSED = "missed"
    """Not marked, but skipped."""
    WRONG = "wrong"
    """Marked, but searched."""


def cuts_of(trace: Trace) -> dict[Branch, int]:
    """Return each pruned branch with the step of its cut, without the branches below it."""
    return {
        (*step.moves, move): step.index
        for step in trace.steps()
        if step.kind is StepKind.CUT and step.node.cut is not None
        for move in step.node.cut.skipped
    }


def cut_above(cuts: dict[Branch, int], branch: Branch) -> Branch | None:
    """Return the pruned branch that is or contains `branch`; None if it is searched."""
    return next((branch[:n] for n in range(1, len(branch) + 1) if branch[:n] in cuts), None)


def verdicts(trace: Trace, marked: AbstractSet[Branch]) -> dict[Branch, MarkVerdict]:
    """Check all marks, and list the pruned branches that are not marked.

    Marking every continuation of a pruned branch counts as marking the branch itself.
    """
    cuts = cuts_of(trace)
    found = {
        branch: MarkVerdict.WRONG if cut_above(cuts, branch) is None else MarkVerdict.RIGHT
        for branch in marked
    }
    missed = (branch for branch in cuts if not _is_covered(trace, branch, marked))
    return found | dict.fromkeys(missed, MarkVerdict.MISSED)


def _is_covered(trace: Trace, branch: Branch, marked: AbstractSet[Branch]) -> bool:
    """Return whether a branch is marked, or everything that continues it."""
    if branch in marked:
        return True
    if not any(mark[: len(branch)] == branch for mark in marked):
        return False
    moves = position_after(trace.position, branch).legal_moves()
    return bool(moves) and all(_is_covered(trace, (*branch, move), marked) for move in moves)


MOST_TELLING = 3
"""The most steps in which a node takes in its last child's value: better or not, window, done."""


def answer_at(step: Step) -> float | None:
    """Return the value, for Max, of the node whose last child has just returned.

    None at all other steps, for a node with a single move, and if alpha-beta has found only a
    bound, since the children then do not determine the value.
    """
    node = step.node
    if step.kind is not StepKind.RETURN or not 2 <= len(node.moves) == len(node.tried):
        return None
    children = [tried.summary for tried in node.tried]
    value = (max if node.is_max else min)(child.value for child in children)
    bound = bound_of_node(children, value, is_max=node.is_max, cut=False)
    return value if bound is Bound.EXACT else None


def question_before(trace: Trace, index: int) -> int | None:
    """Return the step at which to ask for the value that step `index` reveals; None if none."""
    step = trace.at(index)
    if step.kind in (StepKind.ENTER, StepKind.LEAF, StepKind.RETURN):
        return None
    for before in range(index - 1, max(index - MOST_TELLING, 0) - 1, -1):
        asking = trace.at(before)
        if asking.moves == step.moves and answer_at(asking) is not None:
            return before
    return None

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The exercises on a run: marking branches that will be pruned, guessing values of nodes.

The answers come from the run; `Questions` and `BranchMarks` hold what a pupil has done.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from dataclasses import replace
from enum import StrEnum

from desktop_app.core.position import Move, position_after
from desktop_app.core.score import Bound, to_parent
from desktop_app.explain.drawn_tree import BranchMark, DrawnNode, Path
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


MARKS = {
    MarkVerdict.RIGHT: BranchMark.RIGHT,
    MarkVerdict.MISSED: BranchMark.MISSED,
    MarkVerdict.WRONG: BranchMark.WRONG,
}


class Questions:
    """The open questions of a run whose values are guessed, one for each node."""

    def __init__(self, trace: Trace) -> None:
        self._trace = trace
        self._closed: set[Path] = set()

    def answer(self, index: int) -> float | None:
        """Return the value to guess at a step; None if no question is open there."""
        step = self._trace.at(index)
        return None if step.moves in self._closed else answer_at(step)

    def close(self, index: int) -> None:
        """Close the question of a step, because it was answered or skipped."""
        self._closed.add(self._trace.at(index).moves)

    def first_on(self, start: int, wanted: int) -> int:
        """Return the first step after `start` with an open question; `wanted` if none is before it.

        Nodes are asked about soon after they are reached, so only few steps are examined.
        """
        steps = range(start + 1, wanted)
        return next((step for step in steps if self.answer(step) is not None), wanted)

    def way(self, start: int, wanted: int) -> int:
        """Return how far the run may go from `start` to `wanted` without passing a question."""
        if wanted == 0:
            self._closed.clear()
        if wanted > start and self.answer(start) is not None:
            return start
        question = question_before(self._trace, wanted)
        return wanted if question is None or self.answer(question) is None else question


class BranchMarks:
    """A pupil's marks on the branches that alpha-beta will skip, and the verdicts on them.

    Attributes:
        trace: the run that the marks are checked against.
        verdicts: right, missed or wrong for each branch; None until the marks are checked.
    """

    def __init__(self, trace: Trace) -> None:
        self.trace = trace
        self.verdicts: dict[Path, MarkVerdict] | None = None
        self._marked: set[Path] = set()

    @property
    def marked(self) -> frozenset[Path]:
        """The marked branches."""
        return frozenset(self._marked)

    def toggle(self, path: Path) -> None:
        """Mark a branch, or remove its mark; the root has no branch and is ignored."""
        if path and self.verdicts is None:
            self._marked ^= {path}

    def check(self) -> dict[Path, MarkVerdict]:
        """Compare the marks with the run; return and store the verdicts."""
        self.verdicts = verdicts(self.trace, self._marked)
        return self.verdicts

    def take_over(self, marked: frozenset[Path]) -> None:
        """Adopt the marks made on another tree of the same shape."""
        self._marked = set(marked)

    def on(self, node: DrawnNode) -> DrawnNode:
        """Return the drawn tree with the marks and the values of its leaves."""
        value, is_leaf = node.value, self._is_leaf(node)
        if value is None and is_leaf:
            value = to_parent(self.trace.algorithm.leaf_value(node.position), len(node.path))
        children = tuple(map(self.on, node.children))
        return replace(node, value=value, mark=self.mark(node.path), children=children)

    def _is_leaf(self, node: DrawnNode) -> bool:
        is_over = node.position.outcome is not None
        return is_over or len(node.path) == self.trace.algorithm.depth

    def mark(self, path: Path) -> BranchMark | None:
        """Return the mark on a branch; None if it has none."""
        if self.verdicts is None:
            return BranchMark.MADE if path in self._marked else None
        verdict = self.verdicts.get(path)
        return None if verdict is None else MARKS[verdict]

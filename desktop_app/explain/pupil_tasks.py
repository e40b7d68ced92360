# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""State of the exercises on a run: guessing values of nodes, marking skipped branches."""

from __future__ import annotations

from dataclasses import replace

from desktop_app.core.score import to_parent
from desktop_app.explain.drawn_tree import BranchMark, DrawnNode, Path
from desktop_app.search.predictions import MarkVerdict, answer_at, question_before, verdicts
from desktop_app.search.trace import Trace

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

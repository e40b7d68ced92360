# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a pupil finds in a run: the values of its nodes, or the branches that are skipped."""

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
    """Asked at each node once; anew when the run begins anew."""

    def __init__(self, trace: Trace) -> None:
        self._trace = trace
        self._closed: set[Path] = set()

    def answer(self, index: int) -> float | None:
        """What the question that is open at a step asks for; None where none is."""
        step = self._trace.at(index)
        return None if step.moves in self._closed else answer_at(step)

    def close(self, index: int) -> None:
        """The question of a step is answered, or waved off."""
        self._closed.add(self._trace.at(index).moves)

    def first_on(self, start: int, wanted: int) -> int:
        """The first step after one, up to another, that asks what nobody has answered; else that.

        Each node is asked about soon after it is come to, so that few steps are looked at.
        """
        steps = range(start + 1, wanted)
        return next((step for step in steps if self.answer(step) is not None), wanted)

    def way(self, start: int, wanted: int) -> int:
        """Where a wish to go from one step to another leads: not past an open question."""
        if wanted == 0:
            self._closed.clear()
        if wanted > start and self.answer(start) is not None:
            return start
        question = question_before(self._trace, wanted)
        return wanted if question is None or self.answer(question) is None else question


class BranchMarks:
    """Marks are made until they are checked; then they are told apart.

    Attributes:
        trace: the run that will tell.
        verdicts: what it has said; None until the marks are checked.
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
        """Mark a branch, or take its mark away; the root is at the end of none."""
        if path and self.verdicts is None:
            self._marked ^= {path}

    def check(self) -> dict[Path, MarkVerdict]:
        """Have the marks compared with the run."""
        self.verdicts = verdicts(self.trace, self._marked)
        return self.verdicts

    def begin_anew(self) -> None:
        """Nothing is marked."""
        self._marked.clear()
        self.verdicts = None

    def take_over(self, marked: frozenset[Path]) -> None:
        """Marks that were made on another tree of the same shape."""
        self._marked = set(marked)

    def on(self, node: DrawnNode) -> DrawnNode:
        """The drawn tree with the marks, and with what its leaves are worth: one needs it."""
        value, is_leaf = node.value, self._is_leaf(node)
        if value is None and is_leaf:
            value = to_parent(self.trace.algorithm.leaf_value(node.position), len(node.path))
        children = tuple(map(self.on, node.children))
        return replace(node, value=value, mark=self.mark(node.path), children=children)

    def _is_leaf(self, node: DrawnNode) -> bool:
        is_over = node.position.outcome is not None
        return is_over or len(node.path) == self.trace.algorithm.depth

    def mark(self, path: Path) -> BranchMark | None:
        """How a branch is marked."""
        if self.verdicts is None:
            return BranchMark.MADE if path in self._marked else None
        verdict = self.verdicts.get(path)
        return None if verdict is None else MARKS[verdict]

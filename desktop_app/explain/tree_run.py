# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A run that can be stepped through: its current step and the tree drawn there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from desktop_app.core.position import Move, Position
from desktop_app.core.score import Bound, to_parent
from desktop_app.explain.drawn_tree import DrawnNode, NodeState, Path
from desktop_app.explain.pupil_tasks import BranchMarks, Questions
from desktop_app.search.trace import Trace, corresponding_step
from desktop_app.search.trace_steps import NodeFrame, Step, StepKind, Summary

MORE_CHILDREN = 10
MOST_CHILDREN = 12
"""The most children of a node that are drawn side by side by default."""
WHOLE_TREE = 80
"""A tree of up to this many nodes is drawn completely from the start."""


class Highlights(NamedTuple):
    """The emphasized nodes of a step.

    Attributes:
        chosen: the principal variation so far.
        limits: the nodes that explain a cut: an ancestor, and its child with the better value.
    """

    chosen: Path
    limits: frozenset[Path]


def limits_of(step: Step) -> frozenset[Path]:
    """Return the nodes that explain the cut of a step; empty for other steps."""
    if step.kind is not StepKind.CUT or step.node.cut is None:
        return frozenset()
    origin = step.node.cut.origin
    above = step.moves[: origin.ply]
    if origin.move is None:
        return frozenset((above,))
    return frozenset((above, (*above, origin.move)))


def last_choice(positions: Sequence[Position]) -> int:
    """Return the index of the earliest position of a finished game with a small tree below it.

    It is at least two moves before the end, so that both players have a choice.
    """

    def moves(position: Position, _depth: int | None) -> Sequence[Move]:
        return position.legal_moves()

    index = max(len(positions) - 3, 0)
    while index and _is_small(positions[index - 1], None, moves):
        index -= 1
    return index


def _is_small(
    position: Position,
    depth: int | None,
    moves: Callable[[Position, int | None], Sequence[Move]],
) -> bool:
    """Return whether the tree below a position is small enough to be drawn completely."""
    waiting, count = [(position, depth)], 0
    while waiting and count + len(waiting) <= WHOLE_TREE:
        node, left = waiting.pop()
        count += 1
        deeper = None if left is None else left - 1
        waiting += [(node.after(move), deeper) for move in moves(node, left)]
    return not waiting


class TreeRun(QObject):
    """A run of an algorithm on a position, with its current step.

    A node is expanded while the search is in it or if the reader opened it, unless the reader shut
    it. Trees with `shows_all` are fully expanded.

    Attributes:
        is_small: whether the whole tree has few nodes.
        is_whole: whether the whole tree stays expanded whatever its size.
    """

    moved = Signal()
    """The step or the set of open nodes has changed."""

    held = Signal()
    """An open question or unchecked marks kept the run from the step it was sent to."""

    def __init__(self, trace: Trace, parent: QObject | None = None) -> None:
        """Start at the first step of a run."""
        super().__init__(parent)
        self.trace = trace
        self.index = 0
        self.questions: Questions | None = None
        self.marks: BranchMarks | None = None
        self._opened: dict[Path, bool] = {}
        self._more: dict[Path, int] = {}
        algorithm = trace.algorithm
        self.is_small = _is_small(trace.position, algorithm.depth, algorithm.moves)
        self._shows_all, self.is_whole = self.is_small, False
        self._still: dict[tuple[Path, NodeState, bool, bool], DrawnNode] = {}

    @property
    def shows_all(self) -> bool:
        """Whether the tree is fully expanded, except for nodes that the reader shut."""
        return self._shows_all

    @shows_all.setter
    def shows_all(self, shown: bool) -> None:
        if shown != self._shows_all:
            self._shows_all = shown
            self._still.clear()

    @property
    def opened(self) -> dict[Path, bool]:
        """The nodes that the reader has opened (true) or shut (false)."""
        return dict(self._opened)

    @property
    def more(self) -> dict[Path, int]:
        """The number of extra children shown at nodes where the reader asked for more."""
        return dict(self._more)

    def restore(self, index: int, opened: Mapping[Path, bool], more: Mapping[Path, int]) -> None:
        """Go to a step and open these nodes, without emitting `moved`."""
        self.index = min(max(index, 0), self.last)
        self._opened, self._more = dict(opened), dict(more)
        self._still.clear()

    def expand_all(self) -> None:
        """Expand the whole tree whatever its size, in the room there is."""
        self.is_whole = self.shows_all = True

    def copy(self, parent: QObject | None = None) -> TreeRun:
        """Return an independent copy at the same step, with the same nodes open."""
        made = TreeRun(self.trace, parent)
        made.index = self.index
        made._opened, made._more = dict(self._opened), dict(self._more)
        return made

    def restore_as(self, other: TreeRun) -> None:
        """Go to the step that matches a run on a tree of the same shape; open the same nodes."""
        self.index = corresponding_step(self.trace, other.trace, other.index)
        self._opened, self._more = dict(other._opened), dict(other._more)

    @property
    def summary(self) -> Summary:
        """The summary of the whole run."""
        return self.trace.summary

    @property
    def step(self) -> Step:
        """The current step."""
        return self.trace.at(self.index)

    @property
    def last(self) -> int:
        """The index of the last step; the first is 0."""
        return self.summary.steps - 1

    def value_range(self) -> tuple[float, float]:
        """Return the least and the largest value of the first leaves, without wins and losses."""
        return self.trace.first_values

    def go(self, index: int) -> None:
        """Go to a step, clamped to the run; stop at an open question or while marks are unchecked.

        `held` is emitted if the wanted step was not reached.
        """
        wanted = index = min(max(index, 0), self.last)
        if self.questions is not None:
            index = self.questions.way(self.index, wanted)
        if self.marks is not None and self.marks.verdicts is None:
            index = 0  # stepping on would show the answer
        if index != self.index:
            self.index = index
            self.moved.emit()
        if index != wanted:
            self.held.emit()

    def set_asking(self, asking: bool) -> None:
        """Start or stop guessing; values stay hidden, and steps with questions are not skipped."""
        self.questions = Questions(self.trace) if asking else None
        self._still.clear()
        self.moved.emit()

    def step_over(self) -> None:
        """Go to the step where the current node gets its value, or from there to its parent's.

        While values are guessed, stop at the first open question on the way.
        """
        path = self.step.moves
        span = self.trace.span(path)
        assert span is not None
        if self.index == span.stop - 1 and path:
            span = self.trace.span(path[:-1])
            assert span is not None
        wanted = span.stop - 1
        if self.questions is not None:
            wanted = self.questions.first_on(self.index, wanted)
        self.go(wanted)

    def next_cut(self) -> None:
        """Go to the next cut; to the last step if there is none."""
        self.go(self.trace.first(lambda counters: counters.cuts, self.step.counters.cuts + 1))

    def set_marking(self, marking: bool) -> None:
        """Start or stop marking; the run stays at its first step until the marks are checked."""
        self.marks = BranchMarks(self.trace) if marking else None
        self.shows_all |= marking
        self.index = 0 if marking else self.index
        self.moved.emit()

    def go_to_node(self, path: Path) -> None:
        """Go to the step where a node gets its value; do nothing if it is never searched."""
        span = self.trace.span(path)
        if span is not None:
            self.go(span.stop - 1)

    def toggle(self, path: Path) -> None:
        """Expand or collapse a node."""
        on_path = self.step.moves[: len(path)] == path
        self._opened[path] = not self._is_open(path, on_path=on_path)
        self._still.clear()
        self.moved.emit()

    def show_more(self, path: Path) -> None:
        """Show more children of a node that has too many to show all."""
        self._more[path] = self._more.get(path, 0) + MORE_CHILDREN
        self._still.clear()
        self.moved.emit()

    def drawn(self) -> DrawnNode:
        """Return the tree as drawn at the current step."""
        step = self.step
        root = self._on_path(step, 0, Highlights(self._chosen(), limits_of(step)))
        return root if self.marks is None else self.marks.on(root)

    def _chosen(self) -> Path:
        """Return the principal variation so far; empty while a value is guessed."""
        path: Path = ()
        asks = self.questions is not None and self.questions.answer(self.index) is not None
        frame = None if asks else self.step.path[0]  # or it would show the answer
        while frame is not None and frame.best is not None:
            path = (*path, frame.best.move)
            frame = self.trace.frame(path, self.index)
        return path

    def _is_open(self, path: Path, *, on_path: bool) -> bool:
        return self._opened.get(path, on_path or self._shows_all)

    def _on_path(self, step: Step, ply: int, lit: Highlights) -> DrawnNode:
        """Return a node that is being searched, with what is drawn below it."""
        frame, path = step.path[ply], step.moves[:ply]
        is_current = ply == len(step.path) - 1
        summary = step.summary if is_current else None
        value, bound = (summary.value, summary.bound) if summary else (None, Bound.EXACT)
        is_guessed = summary is not None and summary.guessed
        if summary is None:
            # a value that has just come back is compared in the next step
            waiting = is_current and step.kind is StepKind.RETURN
            count = len(frame.tried) - waiting
            value, bound = frame.certain(count) or (None, Bound.EXACT)
            is_guessed = any(tried.summary.guessed for tried in frame.tried[:count])
            if self.questions is not None and frame.moves:
                value, bound = None, Bound.EXACT  # even the colour of the value would be a hint
        children: list[DrawnNode] = []
        shown: Sequence[Move] = ()
        if self._is_open(path, on_path=True):
            below = None if is_current else step.moves[ply]
            shown = self._shown(path, frame, below)
            for move in shown:
                if move == below:
                    children.append(self._on_path(step, ply + 1, lit))
                else:
                    children.append(self._child(frame, path, move, lit))
        return DrawnNode(
            path,
            frame.position,
            NodeState.CURRENT if is_current else NodeState.OPEN,
            value,
            bound,
            is_guessed=is_guessed,
            is_settled=summary is not None,
            is_chosen=lit.chosen[:ply] == path,
            is_limit=path in lit.limits,
            window=(frame.alpha, frame.beta) if self.trace.algorithm.prunes else None,
            hidden=len(frame.moves) - len(shown),
            hidden_positions=_positions(frame, shown),
            children=tuple(children),
        )

    def _child(self, frame: NodeFrame, path: Path, move: Move, lit: Highlights) -> DrawnNode:
        """Return a child of a searched node that is not on the path itself."""
        tried = next((tried for tried in frame.tried if tried.move == move), None)
        is_cut = frame.cut is not None and move in frame.cut.skipped
        state = NodeState.DONE if tried else NodeState.CUT if is_cut else NodeState.WAITING
        summary = tried.summary if tried else None
        position = frame.position.after(move)
        return self._beside((*path, move), position, state, summary, lit)

    def _beside(
        self,
        path: Path,
        position: Position,
        state: NodeState,
        summary: Summary | None,
        lit: Highlights,
    ) -> DrawnNode:
        """Return a node that the search has left, has not reached, or will never reach."""
        is_chosen, is_limit = lit.chosen[: len(path)] == path, path in lit.limits
        key = path, state, is_chosen, is_limit
        if not is_chosen and key in self._still:
            return self._still[key]
        frame = self._frame_after(path, position, state)
        shown: Sequence[Move] = ()
        if self._is_open(path, on_path=False):
            shown = self._shown(path, frame, None)
        children = tuple(self._grandchild(frame, path, move, state, lit) for move in shown)
        value = summary.value if summary else self._value_by_rules(position, path, state)
        node = self._still[key] = DrawnNode(
            path,
            position,
            state,
            value,
            summary.bound if summary else Bound.EXACT,
            is_guessed=summary is not None and summary.guessed,
            is_settled=summary is not None,
            is_chosen=is_chosen,
            is_limit=is_limit,
            hidden=len(frame.moves) - len(shown),
            hidden_positions=_positions(frame, shown) if summary else None,
            children=children,
        )
        return node

    def _value_by_rules(self, position: Position, path: Path, state: NodeState) -> float | None:
        """Return the value of an end of the game that was not searched; None for other nodes.

        Anybody can see it without a search, as in the figures of textbooks. Numbers are shown even
        in a branch that is cut.
        """
        if position.game.is_numeric:
            return position.outcome
        if position.outcome is None or state is not NodeState.WAITING:
            return None
        return to_parent(self.trace.algorithm.leaf_value(position), len(path))

    def _grandchild(
        self, frame: NodeFrame, path: Path, move: Move, state: NodeState, lit: Highlights
    ) -> DrawnNode:
        if state is NodeState.DONE:
            return self._child(frame, path, move, lit)
        return self._beside((*path, move), frame.position.after(move), state, None, lit)

    def _frame_after(self, path: Path, position: Position, state: NodeState) -> NodeFrame:
        """Return the last frame of a finished node; for others, a frame with the moves to try."""
        if state is NodeState.DONE:
            frame = self.trace.frame(path, self.index)
            assert frame is not None
            return frame
        depth = self.trace.algorithm.depth
        left = None if depth is None else depth - len(path)
        moves = self.trace.algorithm.moves(position, left)
        infinite = float("inf")
        return NodeFrame(position, path[-1], -infinite, infinite, None, None, moves, (), None, None)

    def _shown(self, path: Path, frame: NodeFrame, below: Move | None) -> Sequence[Move]:
        """Return the children to draw: all, or of many the interesting ones and any asked for."""
        if len(frame.moves) <= MOST_CHILDREN:
            return frame.moves
        latest = [tried.move for tried in frame.tried[-4:]]
        best = [] if frame.best is None else [frame.best.move]
        now = [] if below is None else [below]
        rest = frame.moves[len(frame.tried) + len(now) :]
        wanted = {*best, *latest, *now, *frame.moves[:2], *rest[:3]}
        others = [move for move in frame.moves if move not in wanted]
        wanted.update(others[: self._more.get(path, 0)])
        return [move for move in frame.moves if move in wanted]


def _positions(frame: NodeFrame, shown: Sequence[Move]) -> int | None:
    """Return the number of positions visited below hidden children; None if there were none."""
    hidden = [tried.summary.nodes for tried in frame.tried if tried.move not in shown]
    return sum(hidden) if hidden else None

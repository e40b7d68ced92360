# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The game tree as it is drawn at one step of a search: frozen data, no words, no places."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, StrEnum
from typing import Literal

from desktop_app.core.position import Move, Player, Position
from desktop_app.core.score import Bound

Path = tuple[Move, ...]
"""The moves from the root: what a node is known by from step to step."""


class Both(Enum):
    """Where players don't alternate, nodes of one depth may be either's."""

    BOTH = "both"


BOTH = Both.BOTH
Movers = Player | Literal[Both.BOTH] | None
"""The player to move at the nodes of one depth; None if the game is over at all of them."""


class NodeState(StrEnum):
    """How far the search has come with a node."""

    WAITING = "waiting"
    """Not visited yet."""
    OPEN = "open"
    """On the path that is being searched."""
    CURRENT = "current"
    """The node of this step."""
    DONE = "done"
    """Visited and left."""
    CUT = "cut"
    """Will never be visited."""


class BranchMark(StrEnum):
    """A pupil's mark on the branch that leads to a node: that it will be skipped."""

    MADE = "made"
    """It is not checked yet."""
    RIGHT = "right"
    """It is skipped."""
    MISSED = "missed"
    """It is skipped, and the pupil has not marked it."""
    WRONG = "wrong"
    """It is looked at."""


@dataclass(frozen=True, slots=True)
class DrawnNode:
    """A node that is shown, and all that is shown below it.

    Attributes:
        path: the moves from the root, which has none.
        position: what stands there.
        state: how far the search has come with it.
        value: for Max; None while nothing is known.
        bound: how the value is known.
        is_guessed: whether it comes from a search that met its horizon.
        is_settled: whether the search has done with it.
        is_chosen: whether it lies on the line that both sides would play.
        is_limit: whether it is why something is cut in this step: where the other player has as
            much for certain, or the move that is worth so much there.
        window: alpha and beta, while it is searched with them.
        hidden: how many children are not shown.
        hidden_positions: how many positions there are in them and below; None if not counted.
        mark: of a pupil, on the branch that leads to it.
        children: those that are shown, in the order of the search.
    """

    path: Path
    position: Position
    state: NodeState
    value: float | None = None
    bound: Bound = Bound.EXACT
    is_guessed: bool = False
    is_settled: bool = False
    is_chosen: bool = False
    is_limit: bool = False
    window: tuple[float, float] | None = None
    hidden: int = 0
    hidden_positions: int | None = None
    mark: BranchMark | None = None
    children: tuple[DrawnNode, ...] = ()

    @property
    def has_handle(self) -> bool:
        """Whether there is anything to open or to shut."""
        return bool(self.children) or self.hidden > 0

    def looks_like(self, other: DrawnNode) -> bool:
        """Whether both are drawn alike, whatever is drawn below them."""
        return (
            self.state is other.state
            and self.value == other.value
            and self.bound is other.bound
            and self.is_guessed == other.is_guessed
            and self.is_settled == other.is_settled
            and self.is_chosen == other.is_chosen
            and self.is_limit == other.is_limit
            and self.window == other.window
            and self.mark is other.mark
            and self.hidden == other.hidden
            and self.hidden_positions == other.hidden_positions
            and bool(self.children) == bool(other.children)
            and (self.position is other.position or self.position == other.position)
        )


def walk(root: DrawnNode) -> Iterator[DrawnNode]:
    """All nodes, each before its children, children from the first to the last."""
    waiting = [root]
    while waiting:
        node = waiting.pop()
        yield node
        waiting.extend(reversed(node.children))


def find(root: DrawnNode, path: Path) -> DrawnNode | None:
    """The node with a path; None if it is not shown."""
    node: DrawnNode | None = root
    for length in range(len(root.path) + 1, len(path) + 1):
        if node is None:
            return None
        prefix = path[:length]
        node = next((child for child in node.children if child.path == prefix), None)
    return node if node is not None and node.path == path else None


def current_node(root: DrawnNode) -> DrawnNode | None:
    """The node of this step, if it is shown."""
    return next((node for node in walk(root) if node.state is NodeState.CURRENT), None)


def changed_nodes(old: DrawnNode, new: DrawnNode) -> list[DrawnNode] | None:
    """The nodes of the new tree that look different; None if its shape is another one.

    What both trees share is not looked at: a step that leaves most nodes as they are, the same
    objects, costs next to nothing.
    """
    changed: list[DrawnNode] = []
    waiting = [(old, new)]
    while waiting:
        was, now = waiting.pop()
        if was is now:
            continue
        if (
            was.path != now.path
            or len(was.children) != len(now.children)
            or was.hidden != now.hidden
            or was.hidden_positions != now.hidden_positions
        ):
            return None
        if not was.looks_like(now):
            changed.append(now)
        waiting.extend(zip(was.children, now.children, strict=True))
    return changed

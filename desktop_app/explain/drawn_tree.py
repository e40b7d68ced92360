# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Immutable data for the tree drawn at one step of a search; no texts and no coordinates."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, StrEnum
from typing import Literal

from desktop_app.core.position import Move, Player, Position
from desktop_app.core.score import Bound

Path = tuple[Move, ...]
"""The moves from the root, which identify a node from step to step."""


class BothPlayers(Enum):
    """Marker for a depth at which both players have nodes, in games without strict alternation."""

    BOTH = "both"


BOTH = BothPlayers.BOTH
Movers = Player | Literal[BothPlayers.BOTH] | None
"""The player to move at the nodes of one depth; None if the game is over at all of them."""


class NodeState(StrEnum):
    """The state of the search at a node."""

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
    """A pupil's mark on the branch to a node, predicting that alpha-beta skips it."""

    MADE = "made"
    """Not checked yet."""
    RIGHT = "right"
    """The branch is skipped."""
    MISSED = "missed"
    """The branch is skipped, but the pupil has not marked it."""
    WRONG = "wrong"
    """The branch is searched."""


@dataclass(frozen=True, slots=True)
class DrawnNode:
    """A visible node with its visible subtree.

    Attributes:
        path: the moves from the root; empty for the root.
        position: the position at the node.
        state: how far the search has come with the node.
        value: the value for Max; None while nothing is known.
        bound: whether `value` is exact or a bound.
        is_guessed: whether the value depends on a heuristic evaluation at the horizon.
        is_settled: whether the search has finished with the node.
        is_chosen: whether the node is on the principal variation.
        is_limit: whether the node explains the cut of this step: it is the ancestor at which the
            other player already has a better value, or the move that gives that value.
        window: alpha and beta while the node is being searched with them.
        hidden: the number of children that are not shown.
        hidden_positions: the number of positions in and below the hidden children; None if unknown.
        mark: the pupil's mark on the branch to the node.
        children: the visible children in search order.
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
        """Whether the node has children to expand or collapse."""
        return bool(self.children) or self.hidden > 0

    def looks_like(self, other: DrawnNode) -> bool:
        """Return whether both nodes are drawn alike, ignoring their children."""
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
    """Yield all nodes in preorder, children from first to last."""
    waiting = [root]
    while waiting:
        node = waiting.pop()
        yield node
        waiting.extend(reversed(node.children))


def find(root: DrawnNode, path: Path) -> DrawnNode | None:
    """Return the node with a path; None if it is not shown."""
    node: DrawnNode | None = root
    for length in range(len(root.path) + 1, len(path) + 1):
        if node is None:
            return None
        prefix = path[:length]
        node = next((child for child in node.children if child.path == prefix), None)
    return node if node is not None and node.path == path else None


def current_node(root: DrawnNode) -> DrawnNode | None:
    """Return the node of the current step; None if it is not shown."""
    return next((node for node in walk(root) if node.state is NodeState.CURRENT), None)


def changed_nodes(old: DrawnNode, new: DrawnNode) -> list[DrawnNode] | None:
    """Return the nodes of `new` that look different; None if the shape of the tree has changed.

    Subtrees that are the same objects in both trees are skipped, so a step that leaves most nodes
    untouched costs next to nothing.
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

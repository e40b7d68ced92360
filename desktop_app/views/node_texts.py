# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands at the nodes of the tree that is explained: values, or question marks; moves."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.models.drawn_tree import DrawnNode, NodeState
from desktop_app.models.tree_run import TreeRun
from desktop_app.search.score import Bound
from desktop_app.views.explain_words import MARKS, move_text, value_text


class NodeTexts:
    """The texts for one run, both for its tree and for the one beside it.

    Attributes:
        run: the run that is walked through.
    """

    def __init__(self, is_guessing: Callable[[], bool]) -> None:
        self.run: TreeRun | None = None
        self._is_guessing = is_guessing

    def value(self, node: DrawnNode) -> str:
        """A node's value with its bound; a question mark while it is to be guessed."""
        assert self.run is not None
        is_searched = node.state in (NodeState.OPEN, NodeState.CURRENT)
        if self._is_guessing() and is_searched and not node.is_settled:
            return "?"
        if node.value is None:
            return ""
        mark = MARKS.get(node.bound, "") if node.bound is not Bound.EXACT else ""
        root_ply = self.run.trace.position.ply
        return mark + value_text(node.value, node.position.game, root_ply)

    def move(self, node: DrawnNode) -> str:
        """The move that leads to a node."""
        if not node.position.game.is_numeric or self.run is None:
            return node.position.game.move_text(node.path[-1])
        parent = self.run.trace.position
        for move in node.path[:-1]:
            parent = parent.after(move)
        return move_text(parent, node.path[-1])

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands at the nodes of the tree that is explained: values, or question marks; moves."""

from __future__ import annotations

from desktop_app.core.score import Bound
from desktop_app.explain.drawn_tree import DrawnNode, NodeState
from desktop_app.explain.words.run_values import RunValues
from desktop_app.explain.words.tree import UNKNOWN, TreeTexts
from desktop_app.games.registry import move_name
from desktop_app.search.trace import Trace


class NodeTexts:
    """The texts for one run, whose tree knows no other."""

    def __init__(self, trace: Trace, *, is_guessing: bool, hides_all: bool = False) -> None:
        """Put the nodes of a run into words; values that are to be guessed are not told.

        Args:
            trace: the run.
            is_guessing: whether those of the nodes that are being searched are to be guessed.
            hides_all: whether then those it is done with are not told either: beside another
                run, whose reader is still asked about them.
        """
        self._hides_all = hides_all
        self._trace = trace
        self._values = RunValues(trace)
        self._is_guessing = is_guessing

    def for_tree(self) -> TreeTexts:
        """What a drawing is given together with the tree."""
        return TreeTexts(self.value, self.move, self.aside, turns=self._values.turns)

    def value(self, node: DrawnNode) -> str:
        """A node's value with its bound; a question mark while it is to be guessed."""
        is_searched = node.state in (NodeState.OPEN, NodeState.CURRENT)
        is_given = node.position.game.is_numeric and node.position.outcome is not None
        is_known = node.position.outcome is not None if self._hides_all else node.is_settled
        is_reached = is_searched or (self._hides_all and node.value is not None)
        if self._is_guessing and is_reached and not is_known and not is_given:
            return UNKNOWN
        if node.value is None:
            return ""
        return self._values.marked(node.value, node.bound, is_guessed=node.is_guessed)

    def aside(self, node: DrawnNode) -> str:
        """What its value says to somebody who stands there: "X wins with its next move"."""
        if node.value is None or node.bound is not Bound.EXACT or self.value(node) == UNKNOWN:
            return ""
        return self._values.from_here(node.position, node.value)

    def move(self, node: DrawnNode) -> str:
        """The move that leads to a node."""
        parent = self._trace.position
        for move in node.path[:-1]:
            parent = parent.after(move)
        return move_name(parent, node.path[-1])

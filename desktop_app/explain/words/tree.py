# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Texts of the drawn tree: layers, values, moves, and descriptions for screen readers.

The drawing knows only `TreeTexts`, which gets its values and moves from functions; `RunTexts` has
those functions for a run of a search.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace

from desktop_app.core.notation import number_text
from desktop_app.core.position import MAX, Player, position_after
from desktop_app.core.score import Bound
from desktop_app.explain.drawn_tree import BOTH, BranchMark, DrawnNode, Movers, NodeState
from desktop_app.explain.words.run_values import RunValues
from desktop_app.games.registry import move_name
from desktop_app.languages import translate
from desktop_app.numerals import grouped, listed, sign
from desktop_app.search.trace import Trace
from desktop_app.words.counted import COUNTED
from desktop_app.words.values import level_word, outcome_text

UNKNOWN = "?"
"""Shown instead of a value that the reader has to guess."""
NodeText = Callable[[DrawnNode], str]


def layer_name(player: Movers) -> str:
    """Return the name of a layer: MAX, MIN, BOTH, or END if the game is over."""
    if player is None:
        #: in capitals beside the drawn tree: all nodes of this row are ends of the game
        return translate("TreeDrawing", "END")
    if player is BOTH:
        #: in capitals beside the drawn tree: both players have nodes in this row
        return translate("TreeDrawing", "BOTH")
    return level_word(takes_largest=player is MAX)


def layer_tip(player: Movers) -> str:
    """Return the tooltip of a layer."""
    if player is None:
        return translate("TreeDrawing", "The game is over here, so the value is known.")
    if player is BOTH:
        return translate("TreeDrawing", "MAX moves at some of these nodes, MIN at the others.")
    if player is MAX:
        return translate("TreeDrawing", "MAX moves here and takes the largest value below it.")
    return translate("TreeDrawing", "MIN moves here and takes the smallest value below it.")


class TreeTexts:
    """The texts at the nodes of one drawn tree, and their descriptions for screen readers.

    A drawing gets them together with the tree, because they are wrong for any other tree.
    """

    def __init__(
        self,
        value_text: NodeText,
        move_text: NodeText,
        aside_text: NodeText | None = None,
        *,
        is_negated: bool = False,
    ) -> None:
        """Store the functions that make the texts.

        Args:
            value_text: returns a node's value with its bound; empty for no value.
            move_text: returns the move that leads to a node; empty for none.
            aside_text: returns what screen readers add to a value; empty for nothing.
            is_negated: whether values are shown with the opposite sign, which swaps MAX and MIN.
        """
        self._value_text = value_text
        self._move_text = move_text
        self._aside_text = aside_text or _nothing
        self._is_negated = is_negated

    def role(self, player: Movers) -> Movers:
        """Return MAX or MIN for a player, by the sign with which values are shown."""
        return player.opponent if self._is_negated and isinstance(player, Player) else player

    def value(self, node: DrawnNode) -> str:
        """Return the value, marked if it is a bound; leaves of number trees always show theirs."""
        text = self._value_text(node)
        outcome = node.position.outcome
        if text or not node.position.game.is_numeric or outcome is None:
            return text
        return number_text(outcome).replace("-", sign(is_negative=True))

    def move(self, node: DrawnNode) -> str:
        """Return the move that leads to a node; empty for the root."""
        return self._move_text(node) if node.path else ""

    def window(self, node: DrawnNode) -> str:
        """Return alpha and beta as shown; empty if the node has no window."""
        if node.window is None:
            return ""
        alpha, beta = (self._bound_text(node, value) for value in node.window)
        if self.value(node) == UNKNOWN and node.position.outcome is None:
            # the bound of the player to move is the best value so far: in the end, the answer
            alpha, beta = (UNKNOWN, beta) if node.position.turn is MAX else (alpha, UNKNOWN)
        if self._is_negated:
            alpha, beta = beta, alpha
        return f"\N{GREEK SMALL LETTER ALPHA} {alpha}  \N{GREEK SMALL LETTER BETA} {beta}"

    def _bound_text(self, node: DrawnNode, value: float) -> str:
        if math.isinf(value):
            return sign(is_negative=(value > 0) is self._is_negated) + "\N{INFINITY}"
        return self._value_text(replace(node, value=value, bound=Bound.EXACT, is_settled=True))

    def hidden(self, node: DrawnNode) -> tuple[str, str]:
        """Return the number of hidden moves, and of positions below them if it is known."""
        #: on a small card in the tree: moves that are not drawn
        more = translate("TreeDrawing", "{count} more").format(count=grouped(node.hidden))
        count = node.hidden_positions
        if count is None:
            return more, ""
        return more, COUNTED.positions(count)

    #: At a node of the tree with moves that are not drawn. {more}: “5 more”, {positions}: “1,053
    #: positions”
    def hidden_line(self, node: DrawnNode) -> str:
        """Return the note about hidden moves in one line, such as "5 more, 1,053 positions"."""
        more, positions = self.hidden(node)
        if not positions:
            return more
        return translate("TreeDrawing", "{more}, {positions}").format(
            more=more, positions=positions
        )

    #: A node of the tree in words, for screen readers. {meaning}: such as “X wins in 2 moves”
    def describe(self, node: DrawnNode) -> str:
        """Describe a node for its tooltip and for screen readers."""
        parts = [self._node_name(node), state_text(node.state)]
        if value := self.value(node):
            parts.append(translate("TreeDrawing", "value {value}").format(value=value))
        if aside := self._aside_text(node):
            parts.append(translate("TreeDrawing", "from here: {meaning}").format(meaning=aside))
        if window := self.window(node):
            parts.append(window)
        if node.mark is not None:
            parts.append(_mark_text(node.mark))
        if node.is_limit:
            parts.append(translate("TreeDrawing", "the reason for the cut in this step"))
        if node.is_chosen:
            parts.append(translate("TreeDrawing", "on the best line"))
        if node.hidden:
            parts.append(self.hidden_line(node))
        return listed(parts)

    #: A node of the tree in words, for screen readers. {kind}: such as “MAX node”
    def _node_name(self, node: DrawnNode) -> str:
        position = node.position
        kind = outcome_text(position) or layer_name(self.role(position.turn))
        if not node.path:
            return translate("TreeDrawing", "Top, {kind}").format(kind=kind)
        move = self.move(node) or str(node.path[-1] + 1)
        return translate("TreeDrawing", "{move}: {kind}").format(move=move, kind=kind)


#: Below the tree, and above it in the command line. {step}, {last}: numbers
def step_text(step: int, last: int) -> str:
    """Return the number of a step, both counted from 1."""
    text = translate("Explain", "step {step} of {last}")
    return text.format(step=grouped(step), last=grouped(last))


#: Above the tree in the command line. {nodes}, {all}, {cuts}: numbers
def visited_text(nodes: int, whole: int, cuts: int) -> str:
    """Return how many positions a search has visited, of all that it will, and its cuts so far."""
    text = translate("Explain", "positions visited: {nodes} of {all}, cuts: {cuts}")
    return text.format(nodes=grouped(nodes), all=grouped(whole), cuts=grouped(cuts))


#: The state of a node of the tree in words, for screen readers
def state_text(state: NodeState) -> str:
    """Return how far the search is with a node."""
    return {
        NodeState.WAITING: lambda: translate("TreeDrawing", "not visited yet"),
        NodeState.OPEN: lambda: translate("TreeDrawing", "being searched"),
        NodeState.CURRENT: lambda: translate("TreeDrawing", "the search is here"),
        NodeState.DONE: lambda: translate("TreeDrawing", "done"),
        NodeState.CUT: lambda: translate("TreeDrawing", "skipped, never visited"),
    }[state]()


def _mark_text(mark: BranchMark) -> str:
    return {
        BranchMark.MADE: lambda: translate("TreeDrawing", "marked as skipped"),
        BranchMark.RIGHT: lambda: translate("TreeDrawing", "marked, right: alpha-beta skips it"),
        BranchMark.MISSED: lambda: translate(
            "TreeDrawing", "missed: alpha-beta skips this, but you didn't mark it"
        ),
        BranchMark.WRONG: lambda: translate(
            "TreeDrawing", "marked by mistake: alpha-beta does look at it"
        ),
    }[mark]()


def _nothing(_node: DrawnNode) -> str:
    return ""


NO_TEXTS = TreeTexts(_nothing, _nothing)
"""The texts for a drawing without a tree."""


class RunTexts:
    """The texts for the values and moves of one run."""

    def __init__(self, trace: Trace, *, is_guessing: bool, hides_all: bool = False) -> None:
        """Make the texts for a run; values that the reader has to guess are shown as `UNKNOWN`.

        Args:
            trace: the run.
            is_guessing: whether the reader guesses the values of nodes being searched.
            hides_all: whether finished nodes hide their values too, because the reader is still
                guessing them in another run.
        """
        self._hides_all = hides_all
        self._trace = trace
        self._values = RunValues(trace)
        self._is_guessing = is_guessing

    def for_tree(self) -> TreeTexts:
        """Return the texts in the form that a drawing takes."""
        return TreeTexts(self.value, self.move, self.aside, is_negated=self._values.is_negated)

    def value(self, node: DrawnNode) -> str:
        """Return a node's value with its bound; `UNKNOWN` while the reader has to guess it."""
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
        """Return what a node's value means there, such as "X wins with its next move"."""
        if node.value is None or node.bound is not Bound.EXACT or self.value(node) == UNKNOWN:
            return ""
        return self._values.from_here(node.position, node.value)

    def move(self, node: DrawnNode) -> str:
        """Return the move that leads to a node."""
        parent = position_after(self._trace.position, node.path[:-1])
        return move_name(parent, node.path[-1])

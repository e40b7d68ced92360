# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The immutable records that describe the steps of a `Trace`. All values are for Max.

Records of which each step needs many are `NamedTuple`s: these take half as long to make as
dataclasses.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import inf, isinf
from typing import NamedTuple

from desktop_app.core.position import MAX, Move, Position
from desktop_app.core.score import Bound


class StepKind(StrEnum):
    """The event of a step."""

    ENTER = "enter"
    """A node is visited."""
    LEAF = "leaf"
    """A leaf gets its value."""
    STAND_PAT = "stand"
    """A node gets its stand-pat value: the player may decline to capture."""
    RETURN = "return"
    """A child returns its value."""
    BEST = "best"
    """That value is the best so far."""
    KEEP = "keep"
    """That value is no better than the best so far, which stays."""
    WINDOW = "window"
    """It raises alpha (at a Max node) or lowers beta (at a Min node)."""
    CUT = "cut"
    """The window has closed: the remaining moves are skipped."""
    DONE = "done"
    """The node has its value."""


class BoundOrigin(NamedTuple):
    """The origin of a window bound.

    Attributes:
        ply: the distance of the node from the root.
        move: the move of that node that has this value; None for standing pat.
    """

    ply: int
    move: Move | None


@dataclass(frozen=True, slots=True)
class Cut:
    """The reason why the remaining moves of a node are skipped.

    Attributes:
        value: the bound on the node's value: a lower one at a Max node, an upper one at a Min node.
        limit: the value that the other player is already sure of: beta or alpha.
        origin: the origin of `limit`.
        skipped: the moves that are not tried.
    """

    value: float
    limit: float
    origin: BoundOrigin
    skipped: tuple[Move, ...]


class Summary(NamedTuple):
    """The result of searching a node, and the work it took.

    Attributes:
        value: the value for Max.
        bound: whether `value` is the minimax value or, because of cuts, a bound on it.
        guessed: whether an evaluation was used anywhere.
        steps: the number of steps, from entering the node to leaving it.
        nodes: the positions visited, the node included; repeated ones count each time.
        leaves: the number of leaves among them.
        cuts: the number of cuts.
        deepest: the most plies below the node.
    """

    value: float
    bound: Bound
    guessed: bool
    steps: int
    nodes: int
    leaves: int
    cuts: int
    deepest: int

    @property
    def least(self) -> float:
        """The lower bound of the position's value."""
        return -inf if self.bound is Bound.UPPER else self.value

    @property
    def most(self) -> float:
        """The upper bound of the position's value."""
        return inf if self.bound is Bound.LOWER else self.value


def bound_of_node(children: Sequence[Summary], value: float, *, is_max: bool, cut: bool) -> Bound:
    """Return how a node's value is bounded, given its children's bounds."""
    if not cut:
        for child in children:
            if child.bound is not Bound.EXACT:
                break
        else:
            return Bound.EXACT
    best = max if is_max else min
    least = best(child.least for child in children)
    most = best(child.most for child in children)
    if cut:
        least, most = (least, inf) if is_max else (-inf, most)
    if least == most:
        return Bound.EXACT
    return Bound.LOWER if least == value else Bound.UPPER


class Counters(NamedTuple):
    """Work counters; `deepest` is in plies from the root."""

    nodes: int = 0
    leaves: int = 0
    cuts: int = 0
    deepest: int = 0

    def entered(self, ply: int) -> Counters:
        """Return the counters after entering a node `ply` plies below the root."""
        return Counters(self.nodes + 1, self.leaves, self.cuts, max(self.deepest, ply))

    def valued(self) -> Counters:
        """Return the counters with one more leaf."""
        return Counters(self.nodes, self.leaves + 1, self.cuts, self.deepest)

    def cut(self) -> Counters:
        """Return the counters with one more cut."""
        return Counters(self.nodes, self.leaves, self.cuts + 1, self.deepest)

    def plus(self, node: Summary, ply: int) -> Counters:
        """Add the work of a finished node `ply` plies below the root."""
        return Counters(
            self.nodes + node.nodes,
            self.leaves + node.leaves,
            self.cuts + node.cuts,
            max(self.deepest, ply + node.deepest),
        )


class SearchedMove(NamedTuple):
    """A searched move and its result."""

    move: Move
    summary: Summary

    @property
    def value(self) -> float:
        """The value of the move for Max, or a bound on it."""
        return self.summary.value


class NodeFrame(NamedTuple):
    """The state of a node at one moment of the search.

    Attributes:
        position: the position of the node.
        move: the move that led to it; None at the root.
        alpha: the value that Max is sure of.
        beta: the value that Min is sure of.
        alpha_from: the origin of alpha; None for minus infinity.
        beta_from: the origin of beta; None for infinity.
        moves: the moves in search order; none at a leaf.
        tried: the moves that have returned, with their results.
        best: the best of these, the first of equal ones.
        cut: the reason why the remaining moves are skipped; None if they are not.
        stand: the stand-pat result; None outside of quiescence search.
    """

    position: Position
    move: Move | None
    alpha: float
    beta: float
    alpha_from: BoundOrigin | None
    beta_from: BoundOrigin | None
    moves: tuple[Move, ...]
    tried: tuple[SearchedMove, ...]
    best: SearchedMove | None
    cut: Cut | None
    stand: Summary | None = None

    @property
    def leader(self) -> Summary | None:
        """The best result so far, of a move or of standing pat; None if there is none yet."""
        return self.stand if self.best is None else self.best.summary

    @property
    def is_max(self) -> bool:
        """Whether Max is to move."""
        return self.position.turn is MAX

    def certain(self, taken: int) -> tuple[float, Bound] | None:
        """Return what the first `taken` children prove about the node's value.

        Args:
            taken: how many of them have been compared with the best so far.

        Returns:
            A value for Max, and how it bounds the node's value. None if nothing is certain: for
            example, a child worth at most 3 does not assure a Max node of anything.
        """
        children = [tried.summary for tried in self.tried[:taken]]
        children += [self.stand] if self.stand else []
        is_cut = self.cut is not None
        if self.leader is not None and (is_cut or taken == len(self.moves)):
            value = self.leader.value
            return value, bound_of_node(children, value, is_max=self.is_max, cut=is_cut)
        if self.is_max:
            value, bound = max((child.least for child in children), default=-inf), Bound.LOWER
        else:
            value, bound = min((child.most for child in children), default=inf), Bound.UPPER
        return None if isinf(value) else (value, bound)


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a run, with the state of the search after it.

    Attributes:
        index: the number of steps before it.
        kind: the event.
        path: the nodes from the root to the one that the event is about.
        counters: the work so far, this step included.
        summary: the result of the node if this step ends it (`LEAF` and `DONE`); else None.
    """

    index: int
    kind: StepKind
    path: tuple[NodeFrame, ...]
    counters: Counters
    summary: Summary | None = None

    @property
    def node(self) -> NodeFrame:
        """The node in which the step happens."""
        return self.path[-1]

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves from the root to the node."""
        return tuple(frame.move for frame in self.path if frame.move is not None)

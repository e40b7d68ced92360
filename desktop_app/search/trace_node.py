# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The rule of minimax and of alpha-beta: what a node does with the value of a child.

Source: D. Knuth, R. Moore, "An Analysis of Alpha-Beta Pruning", 1975.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import inf

from desktop_app.core.position import MAX, Move, Position
from desktop_app.core.score import Bound, to_parent
from desktop_app.search.trace_steps import (
    Algorithm,
    Cut,
    Frame,
    Place,
    StepKind,
    Summary,
    Tried,
    bound_of_node,
)


class Node:
    """A position that is being searched: the rule of the algorithm is in `take`."""

    __slots__ = (
        "algorithm", "alpha", "alpha_from", "best", "beta", "beta_from", "cut", "depth",
        "is_max", "move", "moves", "ply", "position", "stand", "tried",
    )  # fmt: skip

    def __init__(
        self,
        algorithm: Algorithm,
        position: Position,
        move: Move | None,
        parent: Node | None,
    ) -> None:
        """Enter a position, reached from its parent by a move; the root has neither."""
        self.algorithm, self.position, self.move = algorithm, position, move
        self.is_max = position.turn is MAX
        self.tried: list[Tried] = []
        self.best: Tried | None = None
        self.cut: Cut | None = None
        if parent is None:
            self.ply, self.depth = 0, algorithm.depth
            self.alpha, self.beta = -inf, inf
            self.alpha_from = self.beta_from = None
        else:
            self.ply = parent.ply + 1
            self.depth = None if parent.depth is None else parent.depth - 1
            self.alpha, self.beta = parent.alpha, parent.beta
            self.alpha_from, self.beta_from = parent.alpha_from, parent.beta_from
        self.moves: tuple[Move, ...] | None = None
        self.stand = self._standing() if self._is_beyond and not self.is_leaf else None

    @property
    def is_leaf(self) -> bool:
        """Whether the game is over, or this is as far as the search looks."""
        return not self.ordered() if self._is_beyond else self.position.outcome is not None

    @property
    def _is_beyond(self) -> bool:
        """Whether the search looks no further, but perhaps plays out what changes much."""
        return self.depth is not None and self.depth <= 0

    def _standing(self) -> Summary:
        """What the player has who plays nothing out."""
        return Summary(self.leaf_value(), Bound.EXACT, True, 0, 0, 0, 0, 0)

    def leaf_value(self) -> float:
        """What a leaf is worth to Max, as it counts at the root."""
        return to_parent(self.algorithm.leaf_value(self.position), self.ply)

    def ordered(self) -> tuple[Move, ...]:
        """All legal moves, in the order in which they are tried."""
        if self.moves is None:
            self.moves = self.algorithm.moves(self.position, self.depth)
        return self.moves

    def child(self, move: Move) -> Node:
        """The node after a move, with the window of this moment."""
        return Node(self.algorithm, self.position.after(move), move, self)

    def enter(self) -> Iterator[StepKind]:
        """What is certain before any move: where captures are played out, one need not."""
        if self.stand is None:
            return
        yield StepKind.STAND
        yield from self._raise(self.stand.value, None)

    def take(self, move: Move, found: Summary) -> Iterator[StepKind]:
        """A child has come back: take its value, step by step."""
        tried = Tried(move, found)
        self.tried.append(tried)
        yield StepKind.RETURN
        value = found.value
        so_far = self.stand if self.best is None else self.best.summary
        if so_far is not None and (value <= so_far.value if self.is_max else value >= so_far.value):
            yield StepKind.KEEP
            return
        self.best = tried
        yield StepKind.BEST
        yield from self._raise(value, move)

    def _raise(self, value: float, move: Move | None) -> Iterator[StepKind]:
        """Something is certain: the window becomes narrower, and the rest may be cut."""
        if not self.algorithm.prunes:
            return
        if self.is_max and value > self.alpha:
            self.alpha, self.alpha_from = value, Place(self.ply, move)
        elif not self.is_max and value < self.beta:
            self.beta, self.beta_from = value, Place(self.ply, move)
        else:
            return
        yield StepKind.WINDOW
        skipped = self.ordered()[len(self.tried) :]
        if self.alpha >= self.beta and skipped:
            limit = self.beta_from if self.is_max else self.alpha_from
            assert limit is not None
            self.cut = Cut(value, self.beta if self.is_max else self.alpha, limit, skipped)
            yield StepKind.CUT

    def summary(self, steps: int) -> Summary:
        """How the search of the node has ended, after so many steps."""
        children = [tried.summary for tried in self.tried]
        if self.stand is not None:
            children.append(self.stand)
        leader = self.stand if self.best is None else self.best.summary
        assert leader is not None
        value, cut = leader.value, self.cut is not None
        guessed, nodes, leaves, cuts, deepest = False, 1, 0, int(cut), 0
        for child in children:
            guessed = guessed or child.guessed
            nodes += child.nodes
            leaves += child.leaves
            cuts += child.cuts
            deepest = max(deepest, child.deepest)
        bound = bound_of_node(children, value, is_max=self.is_max, cut=cut)
        below = 1 + deepest if self.tried else 0
        return Summary(value, bound, guessed, steps, nodes, leaves, cuts, below)

    def frame(self) -> Frame:
        """What is known at this moment."""
        return Frame(
            self.position,
            self.move,
            self.alpha,
            self.beta,
            self.alpha_from,
            self.beta_from,
            self.ordered(),
            tuple(self.tried),
            self.best,
            self.cut,
            self.stand,
        )

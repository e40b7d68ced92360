# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The textbook search, step by step: minimax and alpha-beta over any position.

A `Trace` is one run of the algorithm. It can be walked from any step on, forward, and any step
can be looked at by itself: nothing is kept of a run but how much work lies below a position, one
`Summary` for each position, distance from the root and window that came up, for equal ones are
searched alike. To go to a step, whatever lies wholly before it is skipped by its summary; so it
takes as long as the path to it is long, not the run.

Values and windows are those of the root, in the whole tree: a reader compares them.

Where captures are played out, see `reach`.

Source: J. von Neumann, "Zur Theorie der Gesellschaftsspiele", 1928 (minimax); D. Knuth, R. Moore,
"An Analysis of Alpha-Beta Pruning", 1975 (alpha-beta, in the form that returns the best value
found even where it is outside the window).
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Generator
from functools import cached_property
from itertools import islice

from desktop_app.core.position import Move, Position
from desktop_app.core.score import DECISIVE, Bound
from desktop_app.search.limits import CHECK_MASK, SearchStopped, ShouldStop, never
from desktop_app.search.trace_node import Node
from desktop_app.search.trace_steps import (
    Algorithm,
    Counters,
    Frame,
    Step,
    StepKind,
    Summary,
)

Counting = Callable[[Counters], int]
"""One of the numbers that only grow while a run goes on."""
MOST_KEPT = 400_000
"""Summaries that are kept, some 200 MB; then they are collected anew."""
FIRST_STEPS = 1_000
"""Steps in which leaves are looked for that show how large values are."""
SHARED_PLIES = 4
"""So far down it is noted which move of how many is being counted."""


class Trace:
    """One run of an algorithm on a position, every step of which can be looked at.

    Attributes:
        algorithm: what runs.
        position: the root.
        should_stop: asked now and then while work is counted; true raises `SearchStopped` out
            of whatever was asked for. What was counted is kept.
        keeps_all: whether all that was counted is in memory, so that no step takes long.
    """

    def __init__(
        self, position: Position, algorithm: Algorithm, should_stop: ShouldStop = never
    ) -> None:
        """Make a run; nothing is searched yet."""
        self.algorithm = algorithm
        self.position = position
        self.should_stop = should_stop
        self.keeps_all = True
        self._places: tuple[tuple[int, int], ...] = ()
        self._summaries: dict[tuple[Position, int, float, float], Summary] = {}
        self._counted = 0

    @property
    def summary(self) -> Summary:
        """The whole run: its value and how much work it is."""
        return self._summary(self._root())

    @cached_property
    def first_values(self) -> tuple[float, float]:
        """The least and the largest value of the first leaves, wins and losses left out."""
        values = [
            step.summary.value
            for step in islice(self.steps(), FIRST_STEPS)
            if step.kind is StepKind.LEAF and step.summary
        ]
        guesses = [value for value in values if abs(value) < DECISIVE]
        return min(guesses, default=-1), max(guesses, default=1)

    @property
    def share(self) -> float:
        """How much of the tree has been counted so far, from 0 to 1: cut branches count too."""
        share, part = 0.0, 1.0
        for number, count in self._places:
            part /= count
            share += number * part
        return share

    def steps(self, start: int = 0) -> Generator[Step, None, Summary]:
        """The steps of the run, from one on; each is frozen."""
        return self._run(self._root(), (), Counters(), 0, start)

    def at(self, index: int) -> Step:
        """One step; what lies before it is not run again.

        Raises:
            IndexError: there is no such step.
        """
        for step in self.steps(max(index, 0)):
            if step.index == index:
                return step
        raise IndexError(index)

    def first(self, counting: Counting, number: int) -> int:
        """The first step at which a count has come to a number; the last step if it never does.

        With `lambda counters: counters.cuts` and 3, the step of the third cut.
        """
        steps = range(self.summary.steps - 1)
        return bisect_left(steps, number, key=lambda index: counting(self.at(index).counters))

    def span(self, path: tuple[Move, ...]) -> range | None:
        """The steps of the node at a path, from entering it to leaving; None if it is cut off.

        Raises:
            ValueError: no such node.
        """
        found = self._find(path)
        return found and range(found[1], found[1] + self._summary(found[0]).steps)

    def frame(self, path: tuple[Move, ...], index: int) -> Frame | None:
        """What is known of the node at a path when a step has been done.

        None if it has not been entered by then, or never will be.
        """
        span = self.span(path)
        if span is None or index < span.start:
            return None
        if index < span.stop - 1:
            return self.at(index).path[len(path)]
        return self.at(span.stop - 1).path[-1]

    def _root(self) -> Node:
        return Node(self.algorithm, self.position, None, None)

    def _find(self, path: tuple[Move, ...]) -> tuple[Node, int] | None:
        """A node that has just been entered, and its first step."""
        node, start = self._root(), 0
        for move in path:
            if node.is_leaf or move not in node.ordered():
                raise ValueError(f"no move {move}")
            start += 1 + len(list(node.enter()))
            if node.cut is not None:
                return None
            for other in node.ordered():
                child = node.child(other)
                if other == move:
                    node = child
                    break
                found = self._summary(child)
                start += found.steps + sum(1 for _ in node.take(other, found))
                if node.cut is not None:
                    return None
        return node, start

    def _summary(self, node: Node) -> Summary:
        """How the search of a node just entered ends, and how much work it is.

        From memory if that is known; if not, the node is searched, and of no use any more.
        """
        key = node.position, node.ply, node.alpha, node.beta
        found = self._summaries.get(key)
        if found is None:
            if len(self._summaries) >= MOST_KEPT:
                self._summaries.clear()
                self.keeps_all = False
            self._counted += 1
            if not self._counted & CHECK_MASK and self.should_stop():
                raise SearchStopped
            found = self._summaries[key] = self._searched(node)
        return found

    def _summary_after(self, node: Node, move: Move) -> Summary:
        """The same of the position after a move; most often it is known, and no node is made."""
        known = self._summaries.get(
            (node.position.after(move), node.ply + 1, node.alpha, node.beta)
        )
        return self._summary(node.child(move)) if known is None else known

    def _searched(self, node: Node) -> Summary:
        if node.is_leaf:
            value, guessed = node.leaf_value(), node.position.outcome is None
            return Summary(value, Bound.EXACT, guessed, 2, 1, 1, 0, 0)
        steps = 2 + len(list(node.enter()))  # entering and leaving
        for number, move in enumerate(() if node.cut else node.ordered()):
            if node.ply < SHARED_PLIES:
                self._places = (*self._places[: node.ply], (number, len(node.ordered())))
            found = self._summary_after(node, move)
            steps += found.steps + len(list(node.take(move, found)))
            if node.cut is not None:
                break
        return node.summary(steps)

    def _run(
        self, node: Node, above: tuple[Frame, ...], done: Counters, start: int, skip: int
    ) -> Generator[Step, None, Summary]:
        """The steps of a node from `skip` on; `done` and `start` are the work before the node."""
        index, ply = start, node.ply
        counters = done.entered(ply)

        def step(kind: StepKind) -> Step:
            return Step(index, kind, (*above, node.frame()), counters)

        if index >= skip:
            yield step(StepKind.ENTER)
        index += 1
        if node.is_leaf:
            found = self._summary(node)
            counters = counters.valued()
            if index >= skip:
                yield Step(index, StepKind.LEAF, (*above, node.frame()), counters, found)
            return found
        for kind in node.enter():
            counters = counters.cut() if kind is StepKind.CUT else counters
            yield from (step(kind),) if index >= skip else ()
            index += 1
        for move in () if node.cut else node.ordered():
            known = self._summary_after(node, move) if index < skip else None
            if known is not None and index + known.steps <= skip:
                found = known
            else:
                here = (*above, node.frame())
                found = yield from self._run(node.child(move), here, counters, index, skip)
            index += found.steps
            counters = counters.plus(found, ply + 1)
            for kind in node.take(move, found):
                counters = counters.cut() if kind is StepKind.CUT else counters
                yield from (step(kind),) if index >= skip else ()
                index += 1
            if node.cut is not None:
                break
        found = node.summary(index + 1 - start)
        if index >= skip:
            yield Step(index, StepKind.DONE, (*above, node.frame()), counters, found)
        return found

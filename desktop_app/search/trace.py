# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The textbook search, step by step: minimax and alpha-beta over any position.

A `Trace` is one run of the algorithm, with random access to its steps: walk forward from any step,
or look at a single one. It does not store the steps. It stores one `Summary` (value and amount of
work) for each combination of position, distance from the root and window, since equal ones are
searched alike. Going to a step skips, by their summaries, all subtrees that end before it; so it
takes time in proportion to the path to the step, not to the run.

Two runs can be paired: `step_at_equal_work` finds the step at which the other algorithm has visited
as many positions, `corresponding_step` the same event in a run with other settings.

Unlike in the engines, all values and windows are for Max and as seen from the root, so that they
can be compared across the tree.

`search.algorithm` describes quiescence search, which plays captures out at the horizon.

Source: J. von Neumann, "Zur Theorie der Gesellschaftsspiele", 1928 (minimax); D. Knuth, R. Moore,
"An Analysis of Alpha-Beta Pruning", 1975 (alpha-beta, in the form that returns the best value
found even where it is outside the window).
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from functools import cached_property
from itertools import islice
from math import inf

from desktop_app.core.position import MAX, Move, Position
from desktop_app.core.score import DECISIVE, Bound, to_parent
from desktop_app.search.algorithm import Algorithm
from desktop_app.search.limits import CHECK_MASK, SearchStopped, ShouldStop, never
from desktop_app.search.trace_steps import (
    BoundOrigin,
    Counters,
    Cut,
    NodeFrame,
    SearchedMove,
    Step,
    StepKind,
    Summary,
    bound_of_node,
)

Counting = Callable[[Counters], int]
"""A function that picks a counter; counters never decrease during a run."""
Wanted = Callable[[int, Counters], bool]
"""Whether a step with these counters is yielded; if one is, so are all after it."""
Key = tuple[Position, int, float, float]
"""A position, its distance from the root, alpha and beta."""
MOST_STEPS_AFTER_CHILD = 4
"""The most steps that follow a child in its parent: `RETURN`, `BEST`, `WINDOW` and `CUT`."""
MOST_KEPT = 400_000
"""The most summaries kept, about 200 MB; beyond it, all are dropped."""
STEPS_KEPT = 64
"""The most steps kept: drawing a tree asks for the same few again and again."""
FIRST_STEPS = 1_000
"""The number of steps in which `Trace.first_values` looks for leaves."""
SHARED_PLIES = 4
"""The number of plies from the root whose progress counts for `Trace.share`."""


class Node:
    """A node being searched: `take` implements minimax and alpha-beta, one child at a time.

    Attributes:
        is_leaf: whether the game is over or the search looks no further.
    """

    __slots__ = (
        "algorithm", "alpha", "alpha_from", "best", "beta", "beta_from", "cut", "depth",
        "is_leaf", "is_max", "move", "moves", "ply", "position", "stand", "tried",
    )  # fmt: skip

    def __init__(
        self,
        algorithm: Algorithm,
        position: Position,
        move: Move | None,
        parent: Node | None,
    ) -> None:
        """Enter a position after `move` from its parent; the root has neither."""
        self.algorithm, self.position, self.move = algorithm, position, move
        self.is_max = position.turn is MAX
        self.tried: list[SearchedMove] = []
        self.best: SearchedMove | None = None
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
        self.stand: Summary | None = None
        if self.depth is None or self.depth > 0:
            self.is_leaf = position.outcome is not None
        else:  # past the horizon, where only captures may be searched
            self.is_leaf = not self.ordered()
            self.stand = None if self.is_leaf else self._standing()

    def _standing(self) -> Summary:
        """Return the stand-pat result: the value for a player who stops capturing."""
        return Summary(self.leaf_value(), Bound.EXACT, True, 0, 0, 0, 0, 0)

    def leaf_value(self) -> float:
        """Return the value of a leaf for Max, as seen from the root."""
        return to_parent(self.algorithm.leaf_value(self.position), self.ply)

    def ordered(self) -> tuple[Move, ...]:
        """Return all legal moves in search order."""
        if self.moves is None:
            self.moves = self.algorithm.moves(self.position, self.depth)
        return self.moves

    def child(self, move: Move, position: Position | None = None) -> Node:
        """Return the node after `move`, with the current window; `position` is its, if known."""
        position = self.position.after(move) if position is None else position
        return Node(self.algorithm, position, move, self)

    def enter(self) -> Iterator[StepKind]:
        """Apply the stand-pat value, if the player may stop capturing here; yield its steps."""
        if self.stand is None:
            return
        yield StepKind.STAND_PAT
        yield from self._raise(self.stand.value, None)

    def take(self, move: Move, found: Summary) -> Iterator[StepKind]:
        """Use the result of a child that has returned; yield the steps this takes."""
        tried = SearchedMove(move, found)
        self.tried.append(tried)
        yield StepKind.RETURN
        if not self._is_better(found.value):
            yield StepKind.KEEP
            return
        self.best = tried
        yield StepKind.BEST
        yield from self._raise(found.value, move)

    def take_and_count(self, move: Move, found: Summary) -> int:
        """Use the result of a child as `take` does, but return only the number of steps."""
        tried = SearchedMove(move, found)
        self.tried.append(tried)
        if not self._is_better(found.value):
            return 2
        self.best = tried
        return 2 + sum(1 for _ in self._raise(found.value, move)) if self.algorithm.prunes else 2

    def _is_better(self, value: float) -> bool:
        """Return whether a value is better than the best one so far."""
        so_far = self.stand if self.best is None else self.best.summary
        if so_far is None:
            return True
        return value > so_far.value if self.is_max else value < so_far.value

    def _raise(self, value: float, move: Move | None) -> Iterator[StepKind]:
        """Narrow the window to a value that is now certain, and cut the rest if it closes."""
        if not self.algorithm.prunes:
            return
        if self.is_max and value > self.alpha:
            self.alpha, self.alpha_from = value, BoundOrigin(self.ply, move)
        elif not self.is_max and value < self.beta:
            self.beta, self.beta_from = value, BoundOrigin(self.ply, move)
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
        """Return the result of the node, which took `steps` steps."""
        children = [tried.summary for tried in self.tried]
        if self.stand is not None:
            children.append(self.stand)
        leader = self.stand if self.best is None else self.best.summary
        assert leader is not None
        value, cut = leader.value, self.cut is not None
        guessed, nodes, leaves, cuts, deepest = False, 1, 0, int(cut), 0
        for _, _, is_guess, _, its_nodes, its_leaves, its_cuts, its_deepest in children:
            guessed = guessed or is_guess
            nodes += its_nodes
            leaves += its_leaves
            cuts += its_cuts
            deepest = max(deepest, its_deepest)
        bound = bound_of_node(children, value, is_max=self.is_max, cut=cut)
        below = 1 + deepest if self.tried else 0
        return Summary(value, bound, guessed, steps, nodes, leaves, cuts, below)

    def frame(self) -> NodeFrame:
        """Return a snapshot of the node."""
        return NodeFrame(
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


class Trace:
    """One run of an algorithm on a position, with random access to its steps.

    Attributes:
        algorithm: the algorithm, with its settings.
        position: the root.
        should_stop: polled while a method searches; if it returns true, that method raises
            `SearchStopped`. The summaries found so far are kept.
        keeps_all: whether no summary has been dropped, so that every known step is quick to reach.
    """

    def __init__(
        self, position: Position, algorithm: Algorithm, should_stop: ShouldStop = never
    ) -> None:
        """Prepare a run; nothing is searched yet."""
        self.algorithm = algorithm
        self.position = position
        self.should_stop = should_stop
        self.keeps_all = True
        self._places: tuple[tuple[int, int], ...] = ()
        self._summaries: dict[Key, Summary] = {}
        self._steps: dict[int, Step] = {}
        self._counted = 0

    @property
    def summary(self) -> Summary:
        """The result of the whole run: its value and the work it takes."""
        return self._summary(self._root())

    @cached_property
    def first_values(self) -> tuple[float, float]:
        """The least and greatest value among the first leaves, wins and losses left out."""
        values = [
            step.summary.value
            for step in islice(self.steps(), FIRST_STEPS)
            if step.kind is StepKind.LEAF and step.summary
        ]
        guesses = [value for value in values if abs(value) < DECISIVE]
        return min(guesses, default=-1), max(guesses, default=1)

    @property
    def share(self) -> float:
        """The share of the tree counted so far, from 0 to 1, cut branches included."""
        share, part = 0.0, 1.0
        for number, count in self._places:
            part /= count
            share += number * part
        return share

    def steps(self, start: int = 0) -> Generator[Step, None, Summary]:
        """Yield the steps of the run from step `start` on, then return the summary of the run.

        Each step is immutable.
        """
        return self._run(self._root(), (), Counters(), 0, lambda index, _: index >= start)

    def at(self, index: int) -> Step:
        """Return step `index`, counted from 0; subtrees that end before it are skipped.

        Raises:
            IndexError: the run has fewer steps.
        """
        found = self._steps.get(index)
        if found is None:
            found = next(self.steps(max(index, 0)), None)
            if found is None or found.index != index:
                raise IndexError(index)
            if len(self._steps) >= STEPS_KEPT:
                self._steps.clear()
            self._steps[index] = found
        return found

    def first(self, counting: Counting, number: int) -> int:
        """Return the step at which a counter first reaches `number`, or the last step.

        For example, `lambda counters: counters.cuts` and 3 give the step of the third cut.
        """
        there = self._run(
            self._root(), (), Counters(), 0, lambda _, counters: counting(counters) >= number
        )
        return next((step.index for step in there), self.summary.steps - 1)

    def span(self, path: tuple[Move, ...]) -> range | None:
        """Return the steps of the node at `path`, from entering to leaving; None if it is cut off.

        Raises:
            ValueError: `path` has a move that is not in the tree.
        """
        found = self._find(path)
        return found and range(found[1], found[1] + self._summary(found[0]).steps)

    def frame(self, path: tuple[Move, ...], index: int) -> NodeFrame | None:
        """Return the state of the node at `path` after step `index`.

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
        """Return the node at `path` as just entered, with the number of its first step."""
        node, start = self._root(), 0
        for move in path:
            if node.is_leaf or move not in node.ordered():
                raise ValueError(f"no move {move}")
            start += 1 + len(list(node.enter()))
            if node.cut is not None:
                return None
            for other in node.ordered():
                if other == move:
                    node = node.child(other)
                    break
                found = self._summary_after(node, other)
                start += found.steps + node.take_and_count(other, found)
                if node.cut is not None:
                    return None
        return node, start

    def _summary(self, node: Node) -> Summary:
        """Return the result of a node that was just entered, and the work below it.

        If it is not cached, the node is searched, and must not be used again.
        """
        key = node.position, node.ply, node.alpha, node.beta
        found = self._summaries.get(key)
        return self._search_and_cache(key, node) if found is None else found

    def _summary_after(self, node: Node, move: Move) -> Summary:
        """Return the result after `move`, from the cache if possible, without making a node."""
        position = node.position.after(move)
        key = position, node.ply + 1, node.alpha, node.beta
        found = self._summaries.get(key)
        return self._search_and_cache(key, node.child(move, position)) if found is None else found

    def _search_and_cache(self, key: Key, node: Node) -> Summary:
        """Search a node that is not cached, and keep its result."""
        if len(self._summaries) >= MOST_KEPT:
            self._summaries.clear()
            self.keeps_all = False
        self._counted += 1
        if not self._counted & CHECK_MASK and self.should_stop():
            raise SearchStopped
        found = self._summaries[key] = self._search(node)
        return found

    def _search(self, node: Node) -> Summary:
        if node.is_leaf:
            value, guessed = node.leaf_value(), node.position.outcome is None
            return Summary(value, Bound.EXACT, guessed, 2, 1, 1, 0, 0)
        steps = 2 + len(list(node.enter()))  # entering and leaving
        moves = () if node.cut else node.ordered()
        for number, move in enumerate(moves):
            if node.ply < SHARED_PLIES:
                self._places = (*self._places[: node.ply], (number, len(moves)))
            found = self._summary_after(node, move)
            steps += found.steps + node.take_and_count(move, found)
            if node.cut is not None:
                break
        return node.summary(steps)

    def _run(
        self, node: Node, above: tuple[NodeFrame, ...], done: Counters, start: int, wanted: Wanted
    ) -> Generator[Step, None, Summary]:
        """Yield the steps of a node from the first one that is wanted; `done` and `start` are the
        counters and the step number before it."""
        index, ply = start, node.ply
        counters = done.entered(ply)

        def step(kind: StepKind) -> Step:
            return Step(index, kind, (*above, node.frame()), counters)

        if wanted(index, counters):
            yield step(StepKind.ENTER)
        index += 1
        if node.is_leaf:
            found = self._summary(node)
            counters = counters.valued()
            if wanted(index, counters):
                yield Step(index, StepKind.LEAF, (*above, node.frame()), counters, found)
            return found
        for kind in node.enter():
            counters = counters.cut() if kind is StepKind.CUT else counters
            if wanted(index, counters):
                yield step(kind)
            index += 1
        for move in () if node.cut else node.ordered():
            found = None if wanted(index, counters) else self._summary_after(node, move)
            last = index - 1 + found.steps if found else index
            if found is None or wanted(last, counters.plus(found, ply + 1)):
                here = (*above, node.frame())
                found = yield from self._run(node.child(move), here, counters, index, wanted)
            index += found.steps
            counters = counters.plus(found, ply + 1)
            for kind in node.take(move, found):
                counters = counters.cut() if kind is StepKind.CUT else counters
                if wanted(index, counters):
                    yield step(kind)
                index += 1
            if node.cut is not None:
                break
        found = node.summary(index + 1 - start)
        if wanted(index, counters):
            yield Step(index, StepKind.DONE, (*above, node.frame()), counters, found)
        return found


def corresponding_step(new: Trace, old: Trace, index: int) -> int:
    """Return the step of a new run that corresponds to a step of an old run.

    The last step corresponds to the last step. Any other one corresponds to a step of the same kind
    at the same node with as many moves tried or, without such a step, to the first one there. If
    the new run cuts off the node or some of its moves, it is the end of the part that is left.
    """
    if index >= old.summary.steps - 1:
        return new.summary.steps - 1
    step = old.at(index)
    path, tried = step.moves, [one.move for one in step.node.tried]
    while (span := new.span(path)) is None:
        path, tried = path[:-1], []
    if len(path) < len(step.moves):
        return span.stop - 1
    first = span.start
    if tried:
        below = new.span((*path, tried[-1]))
        if below is None:
            return span.stop - 1
        first = below.stop
    steps = range(first, min(first + MOST_STEPS_AFTER_CHILD, span.stop))
    return next((i for i in steps if new.at(i).kind is step.kind), first)


def step_at_equal_work(trace: Trace, other: Trace, index: int) -> int:
    """Return the step at which the other run has visited as many positions as this one at `index`.

    If this run takes more steps at a position, such as raising alpha, the other one steps more
    slowly, so that both reach their next position together. A run with fewer positions waits at
    its end.
    """
    nodes = trace.at(index).counters.nodes
    if nodes > other.summary.nodes:
        return other.summary.steps - 1
    steps, others = _steps_at(trace, nodes), _steps_at(other, nodes)
    passed = (index - steps.start) * (len(others) - 1) // max(len(steps) - 1, 1)
    return others.start + passed


def _steps_at(trace: Trace, nodes: int) -> range:
    """Return the steps from one position to just before the next, or to the end of the run."""
    first = trace.first(lambda counters: counters.nodes, nodes)
    if nodes >= trace.summary.nodes:
        return range(first, trace.summary.steps)
    return range(first, trace.first(lambda counters: counters.nodes, nodes + 1))

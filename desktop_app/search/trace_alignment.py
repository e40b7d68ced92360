# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Pair the steps of two runs: on one tree at equal work, or on two trees of the same shape."""

from __future__ import annotations

from desktop_app.search.trace import Trace

MOST_KINDS = 4
"""The most steps from a child's return to the next child or the end of the node."""


def same_step(new: Trace, old: Trace, index: int) -> int:
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
    steps = range(first, min(first + MOST_KINDS, span.stop))
    return next((i for i in steps if new.at(i).kind is step.kind), first)


def step_abreast(trace: Trace, other: Trace, index: int) -> int:
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

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Two searches of the same tree, side by side, with equally many positions visited."""

from __future__ import annotations

from desktop_app.search.trace import Trace


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

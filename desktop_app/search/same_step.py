# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Where a run on another tree of the same shape has come as far as one that is walked through."""

from __future__ import annotations

from desktop_app.search.trace import Trace

MOST_KINDS = 4
"""Steps after a child has come back, until the next one or the end of the node."""


def same_step(new: Trace, old: Trace, index: int) -> int:
    """The step of a new run that is at the place where an old one stands.

    The end stays the end. Elsewhere the node is the same, with as many of its moves tried and in
    the same kind of step, as far as there is one; where the new run cuts the node off, or some of
    its moves, it is the end of what is left.
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

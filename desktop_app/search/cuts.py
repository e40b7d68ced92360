# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The branches that alpha-beta skips, and how marks on branches compare with them."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from enum import StrEnum

from desktop_app.core.position import Move
from desktop_app.search.trace import Trace
from desktop_app.search.trace_steps import StepKind

Branch = tuple[Move, ...]
"""The moves from the root to the node at its end."""


class MarkVerdict(StrEnum):
    """What the run says of a branch that is marked, or should be."""

    RIGHT = "right"
    """It is skipped."""
    MISSED = "missed"
    """It is skipped, and not marked."""
    WRONG = "wrong"
    """It is looked at."""


def cuts_of(trace: Trace) -> dict[Branch, int]:
    """Each branch that is skipped, with the step of the cut; what lies below it is not named."""
    return {
        (*step.moves, move): step.index
        for step in trace.steps()
        if step.kind is StepKind.CUT and step.node.cut is not None
        for move in step.node.cut.skipped
    }


def cut_above(cuts: dict[Branch, int], branch: Branch) -> Branch | None:
    """The skipped branch in which a branch lies; itself if it is one; None if it is looked at."""
    return next((branch[:n] for n in range(1, len(branch) + 1) if branch[:n] in cuts), None)


def verdicts(trace: Trace, marked: AbstractSet[Branch]) -> dict[Branch, MarkVerdict]:
    """What the run says of marks: of each of them, and of the branches that should have one.

    Whoever marks all branches at the end of a skipped one has skipped it too.
    """
    cuts = cuts_of(trace)
    found = {
        branch: MarkVerdict.WRONG if cut_above(cuts, branch) is None else MarkVerdict.RIGHT
        for branch in marked
    }
    missed = (branch for branch in cuts if not _is_covered(trace, branch, marked))
    return found | dict.fromkeys(missed, MarkVerdict.MISSED)


def _is_covered(trace: Trace, branch: Branch, marked: AbstractSet[Branch]) -> bool:
    """Whether a branch is marked, or all that follows at its end."""
    if branch in marked:
        return True
    if not any(mark[: len(branch)] == branch for mark in marked):
        return False
    position = trace.position
    for move in branch:
        position = position.after(move)
    moves = position.legal_moves()
    return bool(moves) and all(_is_covered(trace, (*branch, move), marked) for move in moves)

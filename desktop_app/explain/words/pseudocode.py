# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The pseudocode of minimax and alpha-beta, and the line that each step of a run belongs to."""

from __future__ import annotations

from desktop_app.languages import translate
from desktop_app.search.trace_steps import Step, StepKind

LINES = {
    StepKind.ENTER: 0,
    StepKind.LEAF: 1,
    StepKind.STAND_PAT: 4,
    StepKind.RETURN: 3,
    StepKind.BEST: 4,
    StepKind.KEEP: 4,
    StepKind.WINDOW: 6,
    StepKind.CUT: 8,
}
"""The line of the pseudocode, from 0, for each kind of step; `DONE` belongs to the last line."""

OF_EACH_PLAYER = (StepKind.STAND_PAT, StepKind.BEST, StepKind.KEEP, StepKind.WINDOW)
"""For these, the line is that of MAX, and the next one is that of MIN."""

NEXT_MOVE = 2
"""The line that runs when the search goes on to a child."""


#: A line of the pseudocode; keep the spaces in front of it
def pseudocode(*, prunes: bool) -> list[str]:
    """Return the lines of the pseudocode, indented by four spaces a level."""
    if prunes:
        return [
            translate("Explain", "alphabeta(position, alpha, beta):"),
            translate("Explain", "    game over? return its score"),
            translate("Explain", "    for each move:"),
            translate("Explain", "        value = alphabeta(next, alpha, beta)"),
            translate("Explain", "        MAX: best = max(best, value)"),
            translate("Explain", "        MIN: best = min(best, value)"),
            translate("Explain", "        MAX: alpha = max(alpha, best)"),
            translate("Explain", "        MIN: beta = min(beta, best)"),
            translate("Explain", "        alpha ≥ beta? stop: cut"),
            translate("Explain", "    return best"),
        ]
    return [
        translate("Explain", "minimax(position):"),
        translate("Explain", "    game over? return its score"),
        translate("Explain", "    for each move:"),
        translate("Explain", "        value = minimax(next)"),
        translate("Explain", "        MAX: best = max(best, value)"),
        translate("Explain", "        MIN: best = min(best, value)"),
        translate("Explain", "    return best"),
    ]


def pseudocode_line(step: Step, *, prunes: bool, takes_largest: bool) -> int:
    """Return the number, from 0, of the line of `pseudocode` that a step belongs to.

    Args:
        step: a step of a run.
        prunes: whether the run is of alpha-beta.
        takes_largest: whether MAX moves at the step's node.
    """
    if step.kind is StepKind.ENTER and step.node.move is not None:
        return NEXT_MOVE
    if step.kind in OF_EACH_PLAYER and not takes_largest:
        return LINES[step.kind] + 1
    return LINES.get(step.kind, 9 if prunes else 6)

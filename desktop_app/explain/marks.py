# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is marked in the drawn tree of one step."""

from __future__ import annotations

from typing import NamedTuple

from desktop_app.explain.drawn_tree import Path
from desktop_app.search.trace_steps import Step, StepKind


class Marks(NamedTuple):
    """What is marked in the tree of one step.

    Attributes:
        chosen: the line of the best moves so far.
        limits: why something is cut: the node further up, and its child that is worth so much.
    """

    chosen: Path
    limits: frozenset[Path]


def limits_of(step: Step) -> frozenset[Path]:
    """Why something is cut in a step; nothing in any other step."""
    if step.kind is not StepKind.CUT or step.node.cut is None:
        return frozenset()
    place = step.node.cut.place
    above = step.moves[: place.ply]
    if place.move is None:
        return frozenset((above,))
    return frozenset((above, (*above, place.move)))

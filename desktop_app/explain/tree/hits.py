# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What of a drawn tree is meant by a point."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QPointF

from desktop_app.explain.drawn_tree import Path
from desktop_app.explain.tree.cards.card import Detail
from desktop_app.explain.tree.places.plan import NONE
from desktop_app.explain.tree.scene import TreeScene

REACH, FINGER_REACH = 6.0, 18.0
"""How near to a node or to its handle, in pixels on the screen, a click or a tap means it."""
HANDLE = 11.0
"""Half the side of the handle at 100 %, with a little room."""


class Part(Enum):
    """What of a node is meant."""

    NODE = auto()
    """The node itself."""
    HANDLE = auto()
    """What opens and shuts it."""
    NOTE = auto()
    """What is told of its children that are not shown."""


def part_at(tree: TreeScene, place: QPointF, near: float) -> tuple[Path, Part] | None:
    """The node at a point of the tree, or so near to it, and what of it is meant."""
    plan, style = tree.plan, tree.cards
    if plan is None or style is None:
        return None
    if tree.detail is Detail.FULL:
        side = HANDLE * style.unit + near / 2
        handle = plan.handle_at(place.x(), place.y(), side)
        if handle != NONE:
            return plan.spots[handle].node.path, Part.HANDLE
    number = plan.at(place.x(), place.y())
    if number == NONE:
        number = plan.at(place.x(), place.y(), near)
    if number == NONE:
        return None
    part = Part.NOTE if plan.spots[number].is_stub else Part.NODE
    return plan.spots[number].node.path, part

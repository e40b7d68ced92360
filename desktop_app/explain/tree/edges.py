# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The edges from one node to its children: one path for each kind of line."""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath, QPen

from desktop_app.explain.drawn_tree import NodeState
from desktop_app.explain.tree.card import CardStyle, DetailLevel
from desktop_app.explain.tree.plan import NodePlace, Plan


class EdgeKind(IntEnum):
    """Kinds of edges; later ones are drawn on top."""

    CUT = 0
    WAITING = 1
    PLAIN = 2
    CHOSEN = 3


Family = tuple[tuple[EdgeKind, float], ...]
"""For each child, its kind of edge and its distance to the right of its parent."""


def line_to(parent: NodePlace, child: NodePlace) -> EdgeKind:
    """Return the kind of edge that leads to a child."""
    if child.node.state is NodeState.CUT:
        return EdgeKind.CUT
    if child.is_stub:
        return EdgeKind.WAITING
    if child.node.is_chosen and parent.node.is_chosen:
        return EdgeKind.CHOSEN
    return EdgeKind.WAITING if child.node.state is NodeState.WAITING else EdgeKind.PLAIN


def family(plan: Plan, number: int) -> Family:
    """Return the edges from a spot to its children."""
    parent = plan.spots[number]
    return tuple(
        (line_to(parent, child), child.x - parent.x)
        for child in map(plan.spots.__getitem__, plan.below[number])
    )


def edge_path(edges: Family, line: EdgeKind, drop: float) -> QPainterPath:
    """Return the path of the edges of one kind, from the parent's foot at the origin.

    Edges leave and arrive vertically, so that the text on an edge is right above its child.
    """
    path = QPainterPath()
    middle = drop / 2
    for kind, x in edges:
        if kind is line:
            path.moveTo(0, 0)
            if x:
                path.cubicTo(0, middle, x, middle * 0.7, x, drop)
            else:
                path.lineTo(0, drop)
    return path


def edge_pen(style: CardStyle, line: EdgeKind, detail: DetailLevel) -> QPen:
    """Return the pen for a kind of edge; at a small zoom its width on the screen is constant."""
    theme = style.theme
    color = theme.text if line in (EdgeKind.CHOSEN, EdgeKind.PLAIN) else theme.faint
    pen = style.pen(color, (1, 1, 1.5, 5)[line])
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if detail is DetailLevel.FULL:
        if line is EdgeKind.CUT:
            pen.setDashPattern([1, 3])
        elif line is EdgeKind.WAITING:
            pen.setDashPattern([4, 4])
        return pen
    pen.setCosmetic(True)
    pen.setColor(theme.text if line is EdgeKind.CHOSEN else theme.faint)
    pen.setWidthF(3 if line is EdgeKind.CHOSEN else 1)
    return pen

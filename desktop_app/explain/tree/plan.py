# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Where each part of a drawn tree is: its nodes, the notes about hidden children, and its layers.

`layout.TidyLayout` gives the horizontal positions; a `Plan` adds the rest, and finds the part at a
point, in a rectangle, or next to another one. Without Qt: it knows neither colours nor texts.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import inf
from typing import NamedTuple

from desktop_app.core.position import MAX, MIN
from desktop_app.explain.drawn_tree import BOTH, DrawnNode, Movers, Path
from desktop_app.explain.tree.layout import TidyLayout

NONE = -1
"""The index of no spot."""


class LayoutMetrics(NamedTuple):
    """The sizes that a plan needs, in pixels at 100 %.

    Attributes:
        card: the width and height of a node.
        note_height: the height of a note about hidden children; its width depends on its text.
        above, below: the space over a node for its move, and under it for its handle, the plus or
            minus sign that expands or collapses it.
        above_root: the space over the root, which has no move.
        sibling_gap, cousin_gap: the least distance between neighbours.
        margin: the space around the whole drawing.
    """

    card: tuple[float, float]
    note_height: float
    above: float
    below: float
    above_root: float
    sibling_gap: float
    cousin_gap: float
    margin: float


class Spot(NamedTuple):
    """The rectangle of a node, or of the note about its hidden children.

    Attributes:
        node: the node; for a note, the node whose children are hidden.
        is_note: whether this is a note.
        parent: the index of the parent's spot; `NONE` for the root.
        x, top: the middle of the upper edge.
        width, height: the size.
    """

    node: DrawnNode
    is_note: bool
    parent: int
    x: float
    top: float
    width: float
    height: float

    def holds(self, x: float, y: float, reach: float = 0) -> bool:
        """Return whether a point is on the spot or within `reach` of it."""
        return (
            abs(x - self.x) <= self.width / 2 + reach
            and self.top - reach <= y <= self.top + self.height + reach
        )


@dataclass(frozen=True, slots=True)
class Layer:
    """All nodes of one depth.

    Attributes:
        top, bottom: the edges of the band, which touches its neighbours.
        player: the player to move; None if the game is over at all its nodes.
    """

    top: float
    bottom: float
    player: Movers


class Plan:
    """The spots and layers of a tree.

    Attributes:
        spots: all spots, parents before children, and from left to right in each layer.
        below: for each spot, the indices of its children.
        index_of: the index of each node's spot, by path.
        rows: for each layer, the indices of its spots from left to right.
        layers: the layers by depth.
        bounds: left, top, width and height of the whole drawing with its margin.
    """

    def __init__(
        self,
        root: DrawnNode,
        sizes: LayoutMetrics,
        note_width: Callable[[DrawnNode], float],
        before: Plan | None = None,
    ) -> None:
        """Lay out a tree; subtrees that are the same objects as in `before` keep their shapes."""
        self._sizes = sizes
        nodes, note_flags, parents, depths = _flat(root)
        count = len(nodes)
        self.below: list[list[int]] = [[] for _ in range(count)]
        for number in range(1, count):
            self.below[parents[number]].append(number)
        card = sizes.card
        widths = [
            note_width(node) if is_note else card[0]
            for node, is_note in zip(nodes, note_flags, strict=True)
        ]
        heights = [sizes.note_height if is_note else card[1] for is_note in note_flags]
        shapes = {} if before is None else before._shapes
        known = [
            None if is_note else shapes.get(id(node))
            for node, is_note in zip(nodes, note_flags, strict=True)
        ]
        layout = TidyLayout(self.below, widths, sizes.sibling_gap, sizes.cousin_gap, known)
        # by `id`: the spots keep these nodes alive, so no id is reused
        self._shapes = {
            id(node): shape
            for node, shape, is_note in zip(nodes, layout.shapes, note_flags, strict=True)
            if not is_note
        }
        pitch = sizes.above + card[1] + sizes.below
        self.spots = [
            Spot(node, is_note, parent, x, depth * pitch, width, height)
            for node, is_note, parent, x, depth, width, height in zip(
                nodes, note_flags, parents, layout.centres, depths, widths, heights, strict=True
            )
        ]
        self.index_of = {
            node.path: number
            for number, (node, is_note) in enumerate(zip(nodes, note_flags, strict=True))
            if not is_note
        }
        self._depths = depths
        self.rows: list[list[int]] = [[] for _ in range(max(depths) + 1)]
        for number, depth in enumerate(depths):
            self.rows[depth].append(number)
        self._xs = [[layout.centres[number] for number in row] for row in self.rows]
        self.layers = [self._layer(depth, pitch) for depth in range(len(self.rows))]
        self._reach = max(widths)
        self.bounds = self._bounds()

    def _layer(self, depth: int, pitch: float) -> Layer:
        top = depth * pitch - self._sizes.above
        spots = [self.spots[number] for number in self.rows[depth]]
        movers = [  # a list, because hashing players would dominate the cost
            position.turn
            for spot in spots
            if not spot.is_note and (position := spot.node.position).outcome is None
        ]
        note = next((spot for spot in spots if spot.is_note), None)
        if not movers and note is not None:  # hidden children are drawn below their node
            above = note.node.position
            movers.append(above.after(above.legal_moves()[0]).turn)
        player: Movers = movers[0] if movers else None
        if movers.count(MAX) and movers.count(MIN):
            player = BOTH
        return Layer(top if depth else -self._sizes.above_root, top + pitch, player)

    def _bounds(self) -> tuple[float, float, float, float]:
        margin, spots = self._sizes.margin, self.spots
        left = min(spot.x - spot.width / 2 for spot in spots) - margin
        right = max(spot.x + spot.width / 2 for spot in spots) + margin
        return left, self.layers[0].top, right - left, self.layers[-1].bottom - self.layers[0].top

    def replace(self, node: DrawnNode) -> list[int]:
        """Replace a node by a changed one of the same size; return the indices of its spots."""
        number = self.index_of[node.path]
        self._shapes[id(node)] = self._shapes.pop(id(self.spots[number].node), None)
        changed = [number, *(kid for kid in self.below[number] if self.spots[kid].is_note)]
        for each in changed:
            self.spots[each] = self.spots[each]._replace(node=node)
        return changed

    def within(self, left: float, top: float, right: float, bottom: float) -> Iterator[int]:
        """Yield the spots that may be visible in a rectangle."""
        room = self._sizes
        for row, xs, layer in zip(self.rows, self._xs, self.layers, strict=True):
            if layer.bottom + room.below < top or layer.top - room.above > bottom:
                continue
            first = bisect_left(xs, left - self._reach)
            yield from row[first : bisect_right(xs, right + self._reach)]

    def at(self, x: float, y: float, reach: float = 0) -> int:
        """Return the index of the spot at or within `reach` of a point; `NONE` if there is none."""
        for number in self.within(x - reach, y - reach, x + reach, y + reach):
            if self.spots[number].holds(x, y, reach):
                return number
        return NONE

    def handle_at(self, x: float, y: float, side: float) -> int:
        """Return the node whose handle is at a point; `NONE` if there is none."""
        for number in self.within(x, y - side, x, y + side):
            spot = self.spots[number]
            if abs(x - spot.x) <= side and abs(y - spot.top - spot.height) <= side:
                return number if spot.node.has_handle and not spot.is_note else NONE
        return NONE

    def room_before(self, number: int) -> float:
        """Return the distance to the neighbour on the left; infinite if there is none."""
        spot, row = self.spots[number], self.rows[self._depths[number]]
        place = row.index(number)
        if not place:
            return inf
        before = self.spots[row[place - 1]]
        return spot.x - before.x - (spot.width + before.width) / 2

    def next_to(self, path: Path, right: int, down: int) -> Path | None:
        """Return the node beside, above or below a node; None if there is none.

        Beside is the neighbour in the layer, whatever its parent; below is the child on the
        principal variation, or else the first child.
        """
        number = self.index_of.get(path, NONE)
        if number == NONE:
            return None
        spot = self.spots[number]
        if down < 0:
            return None if spot.parent == NONE else self.spots[spot.parent].node.path
        if down > 0:
            children = spot.node.children
            chosen = next((child for child in children if child.is_chosen), None)
            return chosen.path if chosen else children[0].path if children else None
        row = self.rows[len(path) - len(self.spots[0].node.path)]
        place = bisect_left(row, number) + right
        while 0 <= place < len(row):
            if not self.spots[row[place]].is_note:
                return self.spots[row[place]].node.path
            place += right
        return None


def _flat(root: DrawnNode) -> tuple[list[DrawnNode], list[bool], list[int], list[int]]:
    """Return all nodes and notes in preorder, their note flags, parent indices and depths."""
    nodes: list[DrawnNode] = []
    note_flags: list[bool] = []
    parents: list[int] = []
    depths: list[int] = []
    waiting = [(root, False, NONE, 0)]
    while waiting:
        node, is_note, parent, depth = waiting.pop()
        number = len(nodes)
        nodes.append(node)
        note_flags.append(is_note)
        parents.append(parent)
        depths.append(depth)
        if is_note:
            continue
        if node.hidden:
            waiting.append((node, True, number, depth + 1))
        waiting.extend((child, False, number, depth + 1) for child in reversed(node.children))
    return nodes, note_flags, parents, depths

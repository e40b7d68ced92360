# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tidy tree layout in linear time, for nodes of any width in layers by depth.

Subtrees are pushed together until their contours touch, and a parent is centred above its
children: E. M. Reingold, J. S. Tilford, "Tidier drawings of trees", 1981. Small subtrees between
large ones are spread evenly, in linear time: C. Buchheim, M. Jünger, S. Leipert, "Improving
Walker's algorithm to run in linear time", 2002. Nodes of any width, and the list of the siblings
that form the contour at each depth: A. van der Ploeg, "Drawing non-layered tidy trees in linear
time", 2014.

Two details differ. A contour is a linked list from the top layer down that shares its tail with
the contour of the deepest child, instead of threads through the nodes; joining two neighbours
still costs no more than the depth of the shallower one. As contours are immutable, unchanged
subtrees need not be laid out again. And children are packed once from the left and once from the
right, and placed halfway between, so that a mirrored tree has a mirrored layout. A gap that is wide
enough in both packings is wide enough halfway, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

Contour = tuple[float, float, "Contour | None"]
"""The contour in one layer, the shift to add to all layers below it, and these layers.

Distances are from the centre of the subtree's root.
"""


class SubtreeShape(NamedTuple):
    """A subtree that is laid out.

    Attributes:
        levels: the number of its layers.
        left, right: its contours.
        places: the centres of the root's children, relative to the root.
    """

    levels: int
    left: Contour
    right: Contour
    places: Sequence[float]


class TidyLayout:
    """Horizontal positions of the nodes of a tree.

    Attributes:
        centres: the centre of each node; 0 for the root.
        shapes: the shape of each node's subtree.
        steps: the number of contour entries read or written, as evidence of linear time.
    """

    def __init__(
        self,
        children: Sequence[Sequence[int]],
        widths: Sequence[float],
        sibling_gap: float,
        cousin_gap: float,
        known: Sequence[SubtreeShape | None] | None = None,
    ) -> None:
        """Lay out a tree whose nodes are numbered, each parent before its children.

        Args:
            children: each node's children from left to right; node 0 is the root.
            widths: each node's width.
            sibling_gap: the least distance between siblings.
            cousin_gap: the least distance between neighbours with different parents.
            known: the shapes of subtrees from an earlier layout with the same gaps.
        """
        count = len(widths)
        self.steps = 0
        self._gaps = (sibling_gap, cousin_gap)
        self._levels, self._left, self._right = [0] * count, [_END] * count, [_END] * count
        shapes: list[SubtreeShape | None] = [None] * count if known is None else list(known)
        for node in range(count - 1, -1, -1):
            shape = shapes[node]
            if shape is None:
                half, kids = widths[node] / 2, children[node]
                shape = self._shape(half, kids) if kids else _leaf(half)
                shapes[node] = shape
            self._levels[node], self._left[node], self._right[node], _ = shape
        self.shapes = shapes
        centres = self.centres = [0.0] * count
        for node, kids in enumerate(children):
            if kids:
                middle, shape = centres[node], shapes[node]
                assert shape is not None
                for kid, place in zip(kids, shape.places, strict=True):
                    centres[kid] = middle + place

    def _shape(self, half: float, kids: Sequence[int]) -> SubtreeShape:
        if len(kids) == 1:
            kid = kids[0]
            left, right = (-half, 0.0, self._left[kid]), (half, 0.0, self._right[kid])
            return SubtreeShape(self._levels[kid] + 1, left, right, (0.0,))
        rightward = self._pack(kids, 1)
        leftward = self._pack(kids[::-1], -1)
        right_middle, left_middle = rightward[-1] / 2, leftward[-1] / 2
        leftward.reverse()
        places = [
            ((r - right_middle) - (left - left_middle)) / 2
            for r, left in zip(rightward, leftward, strict=True)
        ]
        left = self._outline(-half, kids, places, self._left)
        right = self._outline(half, kids[::-1], places[::-1], self._right)
        return SubtreeShape(max(self._levels[kid] for kid in kids) + 1, left, right, places)

    def _pack(self, kids: Sequence[int], sign: int) -> list[float]:
        """Push each subtree against those before it; mirrored if `sign` is -1."""
        nears, fars = (self._left, self._right) if sign > 0 else (self._right, self._left)
        levels, (sibling_gap, cousin_gap) = self._levels, self._gaps
        count = len(kids)
        places = [0.0] * count
        # small subtrees in between are shifted at the end, all at once: an intermediate one is
        # shallower than both of its neighbours in question, so it is not on any contour any more
        spread, change = [0.0] * count, [0.0] * count
        owners = [0]  # the siblings that form the contour, from the deepest layer upwards
        edge: Contour | None = fars[kids[0]]  # the contour itself
        edge_shift = 0.0
        for i in range(1, count):
            kid = kids[i]
            near: Contour | None = nears[kid]
            near_shift, place, gap = 0.0, float("-inf"), sibling_gap
            owner, depth, top, top_shift = len(owners) - 1, 0, edge, edge_shift
            while top is not None and near is not None:
                while levels[kids[owners[owner]]] <= depth:
                    owner -= 1
                j = owners[owner]
                wanted = top_shift + sign * top[0] - near_shift - sign * near[0] + gap
                if wanted > place:
                    if j < i - 1 and depth:
                        part = (wanted - place) / (i - j)
                        spread[j + 1] += part
                        spread[i] -= part
                        change[i] -= wanted - place - part
                    place = wanted
                top_shift, near_shift = top_shift + sign * top[1], near_shift + sign * near[1]
                top, near, gap = top[2], near[2], cousin_gap
                depth += 1
            self.steps += depth
            places[i] = place
            if top is None:
                edge, edge_shift = fars[kid], place
            else:  # earlier siblings are deeper: this contour first, then theirs below it
                edge = _copy_layers(fars[kid], sign * place, levels[kid], (top, sign * top_shift))
                edge_shift = 0.0
                self.steps += levels[kid]
            while owners and levels[kids[owners[-1]]] <= levels[kid]:
                owners.pop()
            owners.append(i)
        step = moved = 0.0
        for i in range(count):
            step += spread[i]
            moved += step + change[i]
            places[i] += moved
        return places

    def _outline(
        self, edge: float, kids: Sequence[int], places: Sequence[float], outlines: list[Contour]
    ) -> Contour:
        """Return the contour of a family: that of the outermost child, then of each deeper one."""
        levels = self._levels
        pieces: list[tuple[Contour, float, int]] = []
        covered = 0
        for kid, place in zip(kids, places, strict=True):
            if levels[kid] <= covered:
                continue
            contour: Contour | None = outlines[kid]
            shift = place
            for _ in range(covered):
                assert contour is not None
                contour, shift = contour[2], shift + contour[1]
            assert contour is not None
            pieces.append((contour, shift, levels[kid] - covered))
            self.steps += covered
            covered = levels[kid]
        deepest, shift, _ = pieces.pop()
        for contour, offset, length in reversed(pieces):
            deepest, shift = _copy_layers(contour, offset, length, (deepest, shift)), 0.0
            self.steps += length
        return edge, shift, deepest


_END: Contour = (0.0, 0.0, None)


def _leaf(half: float) -> SubtreeShape:
    return SubtreeShape(1, (-half, 0.0, None), (half, 0.0, None), ())


def _copy_layers(
    contour: Contour | None, shift: float, length: int, below: tuple[Contour, float]
) -> Contour:
    """Copy the first `length` layers of a contour, shifted, and append another contour."""
    reach: list[float] = []
    for _ in range(length):
        assert contour is not None
        reach.append(shift + contour[0])
        contour, shift = contour[2], shift + contour[1]
    made: Contour = (reach[-1], below[1], below[0])
    for value in reversed(reach[:-1]):
        made = value, 0.0, made
    return made

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A tidy layout of a tree in linear time, for nodes of any width in layers by depth.

Subtrees are pushed together until their outlines touch, and a parent stands in the middle above
its children: E. M. Reingold, J. S. Tilford, "Tidier drawings of trees", 1981. Small subtrees
between large ones are spread evenly, in linear time: C. Buchheim, M. Jünger, S. Leipert,
"Improving Walker's algorithm to run in linear time", 2002. Widths of any size, and the list that
tells which sibling the outline belongs to at which depth: A. van der Ploeg, "Drawing non-layered
tidy trees in linear time", 2014.

Two things are done in another way. An outline is an array, the deepest layer first, that a parent
takes over from its deepest child, instead of threads through the nodes; as there, two neighbours
cost no more than the shallower one is deep. And children are packed from the left and from the
right, and stand halfway between: so a tree's mirror image is laid out as the mirror image. What
is at least so far apart both times is so halfway, too.
"""

from __future__ import annotations

from collections.abc import Sequence


class TidyLayout:
    """Where the nodes of a tree stand, from left to right.

    Attributes:
        centres: the middle of each node, the root's being 0.
        steps: how many outline entries were looked at or written, to show that it is linear.
    """

    def __init__(
        self,
        children: Sequence[Sequence[int]],
        widths: Sequence[float],
        sibling_gap: float,
        cousin_gap: float,
    ) -> None:
        """Lay out a tree whose nodes are numbered, each parent before its children.

        Args:
            children: each node's children from left to right; node 0 is the root.
            widths: each node's width.
            sibling_gap: the least room between two children of one parent.
            cousin_gap: the least room between neighbours of different parents.
        """
        count = len(widths)
        self.steps = 0
        self._gaps = (sibling_gap, cousin_gap)
        # outlines, deepest layer first, to be read with the offset added
        self._left: list[list[float]] = [[]] * count
        self._right: list[list[float]] = [[]] * count
        self._left_offset = [0.0] * count
        self._right_offset = [0.0] * count
        shifts = [0.0] * count
        for node in range(count - 1, -1, -1):
            half, kids = widths[node] / 2, children[node]
            if not kids:
                self._left[node], self._right[node] = [-half], [half]
                continue
            if any(children[kid] for kid in kids):
                self._join(node, kids, self._placed(kids), shifts)
            else:
                self._join_leaves(node, kids, widths, shifts)
            self._left[node].append(-half - self._left_offset[node])
            self._right[node].append(half - self._right_offset[node])
        self.centres = [0.0] * count
        for node, kids in enumerate(children):
            for kid in kids:
                self.centres[kid] = self.centres[node] + shifts[kid]

    def _join_leaves(
        self, node: int, kids: Sequence[int], widths: Sequence[float], shifts: list[float]
    ) -> None:
        """Most families have leaves only: they stand in a row."""
        self.steps += len(kids)
        first, last = widths[kids[0]] / 2, widths[kids[-1]] / 2
        gap, place = self._gaps[0], -first
        for kid in kids:
            half = widths[kid] / 2
            shifts[kid] = place + half
            place += 2 * half + gap
        middle = (place - gap - last) / 2
        for kid in kids:
            shifts[kid] -= middle
        self._left[node], self._right[node] = [-middle - first], [middle + last]

    def _placed(self, kids: Sequence[int]) -> list[float]:
        """The children's places, their parent being at 0."""
        if len(kids) == 1:
            return [0.0]
        rightward = self._packed(kids, 1)
        leftward = self._packed(kids[::-1], -1)
        right_middle, left_middle = rightward[-1] / 2, leftward[-1] / 2
        leftward.reverse()
        return [
            ((r - right_middle) - (left - left_middle)) / 2
            for r, left in zip(rightward, leftward, strict=True)
        ]

    def _packed(self, kids: Sequence[int], sign: int) -> list[float]:
        """Push subtrees one after the other against those before; with sign -1 mirrored."""
        near, near_offset = self._left, self._left_offset
        far, far_offset = self._right, self._right_offset
        if sign < 0:
            near, near_offset, far, far_offset = far, far_offset, near, near_offset
        sibling_gap, cousin_gap = self._gaps
        count = len(kids)
        places = [0.0] * count
        # small subtrees in between are moved at the end, all at once: as an intermediate one is
        # shallower than both of its neighbours in question, no outline shows it any more
        spread, change = [0.0] * (count + 1), [0.0] * (count + 1)
        outermost = [0]  # the siblings that the outline belongs to, from the deepest layer on up
        for i in range(1, count):
            kid = kids[i]
            edge, shift = near[kid], near_offset[kid]
            levels = len(edge)
            owner = len(outermost) - 1
            j = outermost[owner]
            other, other_shift = far[kids[j]], far_offset[kids[j]]
            place, gap, depth = float("-inf"), sibling_gap, 0
            while depth < levels:
                if depth >= len(other):
                    owner -= 1
                    if owner < 0:
                        break
                    j = outermost[owner]
                    other, other_shift = far[kids[j]], far_offset[kids[j]]
                    continue
                outline = other[-1 - depth] + other_shift - edge[-1 - depth] - shift
                wanted = places[j] + sign * outline + gap
                if wanted > place:
                    if j < i - 1:
                        part = (wanted - place) / (i - j)
                        spread[j + 1] += part
                        spread[i] -= part
                        change[i] -= wanted - place - part
                    place = wanted
                gap = cousin_gap
                depth += 1
            self.steps += depth
            places[i] = place
            while outermost and len(near[kids[outermost[-1]]]) <= levels:
                outermost.pop()
            outermost.append(i)
        step = moved = 0.0
        for i in range(count):
            step += spread[i]
            moved += step + change[i]
            places[i] += moved
        return places

    def _join(
        self, node: int, kids: Sequence[int], places: list[float], shifts: list[float]
    ) -> None:
        """Make the parent's outlines of its children's: those of the deepest, overwritten."""
        if len(kids) == 1:
            self._left[node], self._left_offset[node] = (
                self._left[kids[0]],
                self._left_offset[kids[0]],
            )
            self._right[node], self._right_offset[node] = (
                self._right[kids[0]],
                self._right_offset[kids[0]],
            )
            return
        for kid, place in zip(kids, places, strict=True):
            shifts[kid] = place
            self._left_offset[kid] += place
            self._right_offset[kid] += place
        for outlines, offsets, order in (
            (self._left, self._left_offset, kids),
            (self._right, self._right_offset, kids[::-1]),
        ):
            deepest = max(order, key=lambda kid: len(outlines[kid]))
            taken, offset = outlines[deepest], offsets[deepest]
            covered = 0
            for kid in order:
                if kid == deepest:
                    break
                outline, shift = outlines[kid], offsets[kid] - offset
                for depth in range(covered, len(outline)):
                    taken[-1 - depth] = outline[-1 - depth] + shift
                self.steps += max(len(outline) - covered, 0)
                covered = max(covered, len(outline))
            outlines[node], offsets[node] = taken, offset

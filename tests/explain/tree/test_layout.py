# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The layout is tidy: no overlaps, order kept, parents centred, mirror images mirrored, linear."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.explain.tree.layout import TidyLayout

Nested = list["Nested"]
SIBLING_GAP, COUSIN_GAP = 10.0, 25.0

shapes: st.SearchStrategy[Nested] = st.recursive(
    st.just([]), lambda inner: st.lists(inner, max_size=5), max_leaves=60
)
widths_of = st.lists(st.floats(1, 200), min_size=1, max_size=12)


class Tree:
    """A nested list as numbered nodes, with widths taken from a few in turn."""

    def __init__(self, shape: Nested, widths: list[float], *, mirrored: bool = False) -> None:
        self.children: list[list[int]] = []
        self.depths: list[int] = []
        self.names: list[tuple[int, ...]] = []
        self._add(shape, (), mirrored)
        self.widths = [widths[sum(name) % len(widths)] for name in self.names]
        self.layout = TidyLayout(self.children, self.widths, SIBLING_GAP, COUSIN_GAP)
        self.centres = self.layout.centres

    def _add(self, shape: Nested, name: tuple[int, ...], mirrored: bool) -> int:
        node = len(self.children)
        self.children.append([])
        self.names.append(name)
        self.depths.append(len(name))
        numbered = list(enumerate(shape))
        for number, child in reversed(numbered) if mirrored else numbered:
            self.children[node].append(self._add(child, (*name, number), mirrored))
        return node


@given(shapes, widths_of)
def test_nodes_keep_their_order_and_their_distance(shape: Nested, widths: list[float]) -> None:
    tree = Tree(shape, widths)
    parents = {kid: node for node, kids in enumerate(tree.children) for kid in kids}
    for depth in range(max(tree.depths) + 1):
        row = [node for node, d in enumerate(tree.depths) if d == depth]
        for a, b in pairwise(row):
            gap = tree.centres[b] - tree.centres[a] - (tree.widths[a] + tree.widths[b]) / 2
            assert gap >= (SIBLING_GAP if parents[a] == parents[b] else COUSIN_GAP) - 1e-6


@given(shapes, widths_of)
def test_parents_stand_in_the_middle(shape: Nested, widths: list[float]) -> None:
    tree = Tree(shape, widths)
    for node, kids in enumerate(tree.children):
        if kids:
            middle = (tree.centres[kids[0]] + tree.centres[kids[-1]]) / 2
            assert tree.centres[node] == pytest.approx(middle, abs=1e-6)


@given(shapes, widths_of)
def test_a_mirror_image_is_laid_out_mirrored(shape: Nested, widths: list[float]) -> None:
    tree, image = Tree(shape, widths), Tree(shape, widths, mirrored=True)
    places = dict(zip(image.names, image.centres, strict=True))
    for name, centre in zip(tree.names, tree.centres, strict=True):
        assert places[name] == pytest.approx(-centre, abs=1e-6)


@given(shapes, widths_of)
def test_the_work_is_linear(shape: Nested, widths: list[float]) -> None:
    tree = Tree(shape, widths)
    assert tree.layout.steps <= 4 * len(tree.widths)


def chain(length: int) -> list[list[int]]:
    return [[node + 1] for node in range(length - 1)] + [[]]


def comb(length: int) -> list[list[int]]:
    """A long spine, at each node of which hangs one more leaf, to the left and right in turn."""
    children: list[list[int]] = [[] for _ in range(2 * length + 1)]
    for node in range(length):
        spine, leaf = 2 * node + 1, 2 * node + 2
        children[2 * node - 1 if node else 0] = [spine, leaf] if node % 2 else [leaf, spine]
    return children


@pytest.mark.parametrize("shape", [chain, comb])
def test_deep_trees_are_linear_and_need_no_recursion(
    shape: Callable[[int], list[list[int]]],
) -> None:
    for length in (1_000, 10_000):
        children = shape(length)
        layout = TidyLayout(children, [20.0] * len(children), 5, 5)
        assert layout.steps <= 4 * len(children)


def test_small_subtrees_between_large_ones_are_spread_evenly() -> None:
    wide: Nested = [[], [], [], [], [], []]
    tree = Tree([[wide], [], [], [], [wide]], [20.0])
    kids = [tree.centres[kid] for kid in tree.children[0]]
    assert [b - a for a, b in pairwise(kids)] == pytest.approx([(kids[-1] - kids[0]) / 4] * 4)


def test_three_leaves() -> None:
    assert Tree([[], [], []], [20.0]).centres == [0, -30, 0, 30]

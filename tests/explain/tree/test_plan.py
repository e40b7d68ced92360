# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the parts of a drawn tree stand, and how one gets from one to the next."""

from dataclasses import replace
from itertools import pairwise
from math import inf

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.core.position import MAX, MIN, Position
from desktop_app.explain.drawn_tree import BOTH, DrawnNode, NodeState, Path, find, walk
from desktop_app.explain.tree.plan import NONE, LayoutMetrics, Plan
from desktop_app.explain.words.tree import layer_name, layer_tip
from desktop_app.games.numbers.tree import NumberTree
from desktop_app.games.registry import find_game
from tests.games.small_games import Boxes
from tests.search.truth import play

SIZES = LayoutMetrics((60, 80), 40, 30, 30, 30, 10, 20, 15)


def drawn(position: Position, path: Path = (), depth: int = 9) -> DrawnNode:
    moves = position.legal_moves()
    if not depth and moves:
        return DrawnNode(path, position, NodeState.WAITING, hidden=len(moves))
    kids = tuple(drawn(position.after(m), (*path, m), depth - 1) for m in moves)
    return DrawnNode(path, position, NodeState.WAITING, children=kids)


def plan_of(root: DrawnNode, before: Plan | None = None) -> Plan:
    return Plan(root, SIZES, lambda node: 30.0 + 7 * node.hidden, before)


def without(root: DrawnNode, path: Path) -> DrawnNode:
    """The same tree with a node shut; what is beside the way to it are the same objects."""
    if root.path == path:
        return replace(root, children=(), hidden=len(root.children))
    kids = tuple(
        without(kid, path) if kid.path == path[: len(kid.path)] else kid for kid in root.children
    )
    return replace(root, children=kids)


OXO = drawn(find_game("tic-tac-toe").parse_position("XOX/XOO/..."))
FLAT = drawn(find_game("tic-tac-toe").start(), depth=2)


def test_the_room_before_a_node_is_up_to_its_neighbour() -> None:
    plan = plan_of(OXO)
    for row in plan.rows:
        assert plan.room_before(row[0]) == inf
        for before, number in pairwise(row):
            left, right = plan.spots[before], plan.spots[number]
            between = (right.x - right.width / 2) - (left.x + left.width / 2)
            assert plan.room_before(number) == pytest.approx(between)
            assert between >= SIZES.sibling_gap - 1e-6


def test_layers_are_bands_that_touch() -> None:
    plan = plan_of(OXO)
    assert [layer.player for layer in plan.layers] == [MAX, MIN, MAX, None]
    for layer, below in zip(plan.layers, plan.layers[1:], strict=False):
        assert layer.bottom == below.top
    for depth, row in enumerate(plan.rows):
        for number in row:
            spot = plan.spots[number]
            assert plan.layers[depth].top < spot.top
            assert spot.top + spot.height < plan.layers[depth].bottom


def test_a_note_about_hidden_children_has_its_own_spot() -> None:
    plan = plan_of(drawn(find_game("tic-tac-toe").start(), depth=0))
    assert [spot.is_note for spot in plan.spots] == [False, True]
    assert plan.spots[1].width == 30 + 7 * 9
    assert [layer.player for layer in plan.layers] == [MAX, MIN]


def test_a_layer_in_which_some_move_again_belongs_to_both() -> None:
    """Who moves is asked of the nodes: after a closed box it is the same player."""
    before = play(Boxes(2, 1).start(), (0, 2, 4, 1))
    assert before.turn is MAX
    plan = plan_of(drawn(before))
    assert [layer.player for layer in plan.layers][:2] == [MAX, BOTH]
    assert plan.layers[-1].player is None
    assert layer_name(BOTH) == "BOTH"
    assert layer_tip(BOTH) == "MAX moves at some of these nodes, MIN at the others."
    shut = plan_of(drawn(play(Boxes(2, 1).start(), (2, 4, 5)), depth=0))
    assert [layer.player for layer in shut.layers] == [MIN, MIN]


@pytest.mark.parametrize("root", [OXO, FLAT])
def test_each_spot_is_met_at_its_place(root: DrawnNode) -> None:
    plan = plan_of(root)
    for number, spot in enumerate(plan.spots):
        assert plan.at(spot.x, spot.top + 1) == number
        assert plan.at(spot.x + spot.width / 2 + 3, spot.top + 1, 4) == number
        assert plan.at(spot.x, spot.top - 5) == NONE
    left, top, width, height = plan.bounds
    everything = list(plan.within(left, top, left + width, top + height))
    assert sorted(everything) == list(range(len(plan.spots)))


def test_within_skips_spots_far_from_the_rectangle() -> None:
    plan = plan_of(FLAT)
    spot = plan.spots[plan.index_of[0, 3]]
    seen = set(plan.within(spot.x - 1, spot.top, spot.x + 1, spot.top + 1))
    assert plan.index_of[0, 3] in seen
    assert len(seen) < 15


def test_walking() -> None:
    plan = plan_of(OXO)
    assert plan.next_to((), 0, -1) is None
    assert plan.next_to((), 0, 1) == (6,)
    assert plan.next_to((6,), 0, 1) is None
    assert plan.next_to((6,), 1, 0) == (7,)
    assert plan.next_to((6,), -1, 0) is None
    assert plan.next_to((7, 8), 1, 0) == (8, 6), "on to the cousin"
    assert plan.next_to((7, 8), 0, -1) == (7,)
    assert plan.next_to((1, 2, 3), 0, -1) is None
    chosen = replace(OXO, children=(OXO.children[0], replace(OXO.children[1], is_chosen=True)))
    assert plan_of(chosen).next_to((), 0, 1) == (7,)


trees = st.recursive(
    st.integers(0, 9),
    lambda inner: st.lists(inner, min_size=1, max_size=4).map(tuple),
    max_leaves=25,
)


@given(trees, st.data())
def test_known_shapes_give_the_same_places(tree: object, data: st.DataObject) -> None:
    root = drawn(NumberTree(tree).start())  # pyright: ignore[reportArgumentType]
    plan = plan_of(root)
    for _ in range(3):
        node = data.draw(st.sampled_from(list(walk(root))))
        changed = replace(node, state=NodeState.DONE)
        if find(root, node.path) is plan.spots[plan.index_of[node.path]].node:
            plan.replace(changed)
        root = without(root, node.path)
        plan = plan_of(root, plan)
        anew = plan_of(root)
        assert [spot.x for spot in plan.spots] == pytest.approx([spot.x for spot in anew.spots])

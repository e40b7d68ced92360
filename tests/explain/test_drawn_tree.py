# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The description of a drawn tree: walking, finding, and what has changed between two steps."""

from dataclasses import replace

from desktop_app.core.position import Position
from desktop_app.explain.drawn_tree import (
    DrawnNode,
    NodeState,
    Path,
    changed_nodes,
    current_node,
    find,
    walk,
)
from desktop_app.games.numbers.notation import parse_numbers


def drawn(position: Position, path: Path = ()) -> DrawnNode:
    children = tuple(drawn(position.after(m), (*path, m)) for m in position.legal_moves())
    return DrawnNode(path, position, NodeState.WAITING, children=children)


ROOT = drawn(parse_numbers("3 5 2 9").start())


def with_first_leaf(state: NodeState) -> DrawnNode:
    left = ROOT.children[0]
    leaf = replace(left.children[0], state=state)
    return replace(
        ROOT, children=(replace(left, children=(leaf, left.children[1])), *ROOT.children[1:])
    )


def test_walk_meets_parents_first_and_children_in_order() -> None:
    assert [node.path for node in walk(ROOT)] == [(), (0,), (0, 0), (0, 1), (1,), (1, 0), (1, 1)]


def test_find() -> None:
    for node in walk(ROOT):
        assert find(ROOT, node.path) is node
    assert find(ROOT, (2,)) is None
    assert find(ROOT, (0, 0, 0)) is None


def test_the_current_node() -> None:
    assert current_node(ROOT) is None
    found = current_node(with_first_leaf(NodeState.CURRENT))
    assert found is not None
    assert found.path == (0, 0)


def test_changed_nodes_are_those_that_look_different() -> None:
    assert changed_nodes(ROOT, ROOT) == []
    assert changed_nodes(ROOT, drawn(ROOT.position)) == []
    after = with_first_leaf(NodeState.DONE)
    assert changed_nodes(ROOT, after) == [find(after, (0, 0))]


def test_another_shape_is_no_change_of_nodes() -> None:
    assert changed_nodes(ROOT, replace(ROOT, children=ROOT.children[:1], hidden=1)) is None
    assert changed_nodes(ROOT, replace(ROOT, hidden=2)) is None
    assert changed_nodes(ROOT, replace(ROOT, path=(0,))) is None


def test_nodes_with_children_have_a_handle() -> None:
    leaf = find(ROOT, (0, 0))
    assert leaf is not None
    assert not leaf.has_handle
    assert ROOT.has_handle
    assert replace(ROOT, children=(), hidden=2).has_handle

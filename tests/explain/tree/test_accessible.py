# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The drawn tree as screen readers walk through it, and what it costs while there are none."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint
from PySide6.QtGui import QAccessible, QAccessibleInterface
from pytestqt.qtbot import QtBot

from desktop_app.explain.drawn_tree import DrawnNode, walk
from desktop_app.explain.page import ExplainPage
from desktop_app.explain.words.tree import TreeTexts
from desktop_app.games.k_in_a_row.game import LineGame
from desktop_app.games.numbers.notation import parse_numbers
from tests.explain.opened_page import run_of
from tests.waiting import PATIENCE_MS

TEXT, EVENT = QAccessible.Text, QAccessible.Event


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[ExplainPage]:
    made = ExplainPage()
    made.resize(1200, 780)
    made.choices.algorithm.setCurrentIndex(1)
    made.explain(parse_numbers("3 5 2 9 12 5 23 23").start())
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.shutdown()
    made.close()
    made.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def heard(page: ExplainPage) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(page.drawing)


def name(node: QAccessibleInterface) -> str:
    return node.text(TEXT.Name)


def children(node: QAccessibleInterface) -> list[QAccessibleInterface]:
    return [node.child(number) for number in range(node.childCount())]


def everything(node: QAccessibleInterface) -> list[QAccessibleInterface]:
    """A node and all below it, each before its children."""
    return [node, *(found for child in children(node) for found in everything(child))]


def test_all_nodes_are_there_each_below_its_parent(page: ExplainPage) -> None:
    run_of(page).go(run_of(page).last)
    tree, root = heard(page), page.drawing.root
    assert root is not None
    assert tree.role() is QAccessible.Role.Tree
    assert name(tree) == "Game tree"
    nodes = everything(tree)[1:]
    assert [name(node) for node in nodes] == [page.drawing.describe(n.path) for n in walk(root)]
    assert len(nodes) > 8
    for node in nodes:
        assert node.isValid()
        assert node.role() is QAccessible.Role.TreeItem
        for number, child in enumerate(children(node)):
            assert child.parent() is node
            assert node.indexOfChild(child) == number
    assert nodes[0].parent() is tree
    for word in ("Top", "MAX", "value 12"):
        assert word in name(nodes[0])


def test_the_focused_node_is_the_announced_one(page: ExplainPage) -> None:
    root = heard(page).child(0)
    page.activateWindow()
    page.drawing.setFocus()
    page.drawing.set_focus_path((0,))
    first = root.child(0)
    if page.drawing.hasFocus():
        assert heard(page).focusChild() is first
        assert first.state().focused
        assert not root.state().focused
    page.drawing.set_focus_path(())
    assert not first.state().focused


def test_a_node_is_where_it_is_drawn(page: ExplainPage) -> None:
    tree = heard(page)
    for node in everything(tree)[1:]:
        if not node.state().offscreen:
            center = node.rect().center()
            assert tree.childAt(center.x(), center.y()) is node
    outside = page.drawing.mapToGlobal(QPoint(2, 2))
    assert tree.childAt(outside.x(), outside.y()) is None


def test_a_node_is_pressed_and_opened(page: ExplainPage, qtbot: QtBot) -> None:
    start = LineGame(3, 3, 3).start()
    page.explain(start)
    # on a busy machine it is counted in a thread first
    qtbot.waitUntil(lambda: run_of(page).trace.position == start, timeout=PATIENCE_MS)
    run = run_of(page)
    node = heard(page).child(0).child(3)
    actions = node.actionInterface()
    assert actions.actionNames() == ["Press", "Toggle"]
    assert [actions.keyBindingsForAction(n) for n in actions.actionNames()] == [
        ["Return"],
        ["Space"],
    ]
    assert node.state().collapsed
    actions.doAction("Toggle")
    qtbot.waitUntil(lambda: node.childCount() == 8, timeout=60_000)
    assert node.state().expanded
    actions.doAction("Toggle")
    qtbot.waitUntil(lambda: node.childCount() == 0, timeout=60_000)
    actions.doAction("Press")
    qtbot.waitUntil(lambda: run.index > 0, timeout=60_000)
    assert "value" in name(node)


def test_an_interface_of_a_node_in_an_old_tree_is_invalid(page: ExplainPage) -> None:
    run_of(page).go(run_of(page).last)
    held = everything(heard(page))[1:]
    page.explain(parse_numbers("7").start())
    assert name(held[0]).startswith("Top")  # there is one again
    for node in held[1:]:
        assert not node.isValid()
        assert node.state().invalid
        assert name(node) == ""
        assert node.childCount() == 0
        assert node.child(0) is None
        assert node.rect().isEmpty()
        assert node.focusChild() is None
        assert node.childAt(0, 0) is None
        assert node.relations() == []
        assert node.object() is None
        actions = node.actionInterface()
        actions.doAction("Press")
        actions.doAction("Toggle")
        actions.doAction("Fly")
        for kind in QAccessible.InterfaceType:
            if kind is not QAccessible.InterfaceType.ActionInterface:
                assert not node.interface_cast(kind)


def test_without_a_screen_reader_no_node_is_described(
    page: ExplainPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[DrawnNode] = []

    def describe(_texts: TreeTexts, node: DrawnNode) -> str:
        told.append(node)
        return ""

    monkeypatch.setattr(TreeTexts, "describe", describe)
    if QAccessible.isActive():
        QAccessible.setActive(False)
    page.explain(LineGame(3, 3, 3).start())
    run = run_of(page)
    for number in range(0, run.last, max(run.last // 300, 1)):
        run.go(number)
    assert told == []

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Beside the tree stands the board of one node, with what is known about it."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QSize
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.explain.drawn_tree import NodeState, Path, walk
from desktop_app.explain.examples import examples
from desktop_app.explain.node_panel import NodePanel
from desktop_app.explain.page import ExplainPage
from desktop_app.explain.tree_run import TreeRun
from desktop_app.games.k_in_a_row.evaluation import open_lines_of_both
from desktop_app.games.registry import find_game
from desktop_app.kit.elided_label import ElidedLabel
from desktop_app.kit.look.theme import CONTRAST_DARK, DARK, LIGHT
from desktop_app.search.trace_steps import StepKind
from desktop_app.words.values import MINUS
from tests.driver import Driver, Fingers, Key
from tests.explain.opened_page import run_of, whole_tree


@pytest.fixture
def driver(explaining_driver: Driver) -> Driver:
    return explaining_driver


@pytest.fixture
def page(driver: Driver) -> ExplainPage:
    return whole_tree(driver)


def numbers(driver: Driver, page: ExplainPage) -> TreeRun:
    """Alpha-beta on a tree of numbers."""
    page.show_example(examples()[7])
    driver.wait(lambda: page.tree_run is not None and page.tree_run.trace.position.game.is_numeric)
    driver.settle()
    return run_of(page)


def point_at(page: ExplainPage, path: Path) -> None:
    """Move the mouse over a node."""
    place = page.drawing.place_of(path).center() - page.drawing.viewport().pos()
    QTest.mouseMove(page.drawing.viewport(), place - QPoint(1, 1))
    QTest.mouseMove(page.drawing.viewport(), place)


def test_it_shows_the_node_of_the_step(page: ExplainPage) -> None:
    run, shown = run_of(page), page.node
    for index in range(run.last + 1):
        run.go(index)
        assert shown.board.position == run.step.node.position
        assert (shown.title.whole == "At the top") == (not run.step.moves)
        assert shown.fact("Visited") == f"{run.step.counters.nodes} of 14"
    run.go(1)
    assert shown.title.whole == "After c2"
    assert shown.mover.whole == "O's turn: MIN"
    assert shown.fact("Smallest so far") == "\N{EN DASH}"


def test_a_long_value_leaves_room_for_its_title(page: ExplainPage, qtbot: QtBot) -> None:
    run, panel = run_of(page), NodePanel()
    qtbot.addWidget(panel)
    panel.set_run(run)
    node = page.drawing.shown(run.step.moves)
    assert node is not None
    panel.show_node(node, page.drawing.texts)
    panel.show()
    for width in (400, 72):
        panel.resize(width, 200)
        QApplication.processEvents()
        title = "Visited"
        lines = [each for each in panel.findChildren(ElidedLabel) if each.isVisible()]
        name = next(each for each in lines if each.whole == title)
        value = next(each for each in lines if each.accessibleDescription() == title)
        assert value.whole == "1 of 14"
        assert (value.text() == value.whole) == (width == 400)
        assert value.whole in value.toolTip()
        assert name.width() >= 4
        assert panel.rect().contains(value.geometry())


def test_the_best_reply_is_marked_as_soon_as_it_is_known(page: ExplainPage) -> None:
    run, shown = run_of(page), page.node
    run.go(1)
    assert shown.board.reply is None
    before = picture(shown)
    while run.step.node.best is None or len(run.step.path) != 2:
        run.go(run.index + 1)
    assert shown.board.reply == run.step.node.best.move
    assert shown.fact("Best move so far") != "\N{EN DASH}"
    assert picture(shown) != before


def test_pointing_at_a_node_shows_its_board(driver: Driver, page: ExplainPage) -> None:
    run, shown = run_of(page), page.node
    current = run.step.node.position
    for node in walk(run.drawn()):
        point_at(page, node.path)
        driver.wait(lambda node=node: shown.board.position == node.position)
        assert run.index == 0
    QApplication.sendEvent(page.drawing.viewport(), QEvent(QEvent.Type.Leave))
    assert shown.board.position == current


def test_in_the_presenters_view_pointing_at_a_node_shows_its_board_over_the_tree(
    driver: Driver, page: ExplainPage
) -> None:
    glance = page.glance
    point_at(page, run_of(page).drawn().children[1].path)
    assert not glance.isVisible(), "its board is beside the tree"
    page.set_presenting(True)
    driver.settle()
    assert not page.node.isVisible()
    for number in (0, -1):
        node = run_of(page).drawn().children[number]
        point_at(page, node.path)
        assert glance.isVisible()
        assert glance.board.position == node.position
        shown, tree = glance.geometry(), page.tree
        assert tree.rect().contains(shown)
        assert glance.board.height() > tree.height() / 4
        pointed = page.drawing.mapTo(tree, page.drawing.place_of(node.path).center())
        assert not shown.contains(pointed)
    QApplication.sendEvent(page.drawing.viewport(), QEvent(QEvent.Type.Leave))
    assert not glance.isVisible()
    point_at(page, run_of(page).drawn().children[0].path)
    page.set_presenting(False)
    assert not glance.isVisible()


def test_in_the_presenters_view_no_board_covers_a_tree_of_numbers(
    driver: Driver, page: ExplainPage
) -> None:
    run = numbers(driver, page)
    page.set_presenting(True)
    driver.settle()
    point_at(page, run.drawn().children[0].path)
    assert not page.glance.isVisible()


def test_a_tap_on_a_node_that_was_skipped_shows_its_board(
    driver: Driver, page: ExplainPage
) -> None:
    page.choices.algorithm.setCurrentIndex(1)
    driver.wait(lambda: page.controls.isEnabled() and run_of(page).trace.algorithm.prunes)
    driver.settle()
    run = run_of(page)
    run.next_cut()
    assert run.step.kind is StepKind.CUT
    index = run.index
    skipped = next(n for n in walk(run.drawn()) if n.state is NodeState.CUT)
    Fingers(page.drawing.viewport()).tap(
        page.drawing.place_of(skipped.path).center() - page.drawing.viewport().pos()
    )
    driver.wait(lambda: page.node.board.position == skipped.position)
    assert run.index == index
    run.go(index + 1)
    assert page.node.board.position == run.step.node.position


def test_the_arrow_keys_show_the_board_of_each_node(driver: Driver, page: ExplainPage) -> None:
    page.drawing.setFocus()
    driver.press(Key.Key_Home)
    driver.press(Key.Key_Down)
    first = run_of(page).drawn().children[0]
    driver.wait(lambda: page.node.board.position == first.position)


def test_it_says_what_the_other_side_already_has(driver: Driver, page: ExplainPage) -> None:
    page.choices.algorithm.setCurrentIndex(1)
    driver.wait(lambda: page.controls.isEnabled() and run_of(page).trace.algorithm.prunes)
    run = run_of(page)
    run.go(1)
    assert page.node.fact("You already have") == "nothing"
    run.next_cut()
    assert page.node.fact("You already have") == "0"
    run = numbers(driver, page)
    run.next_cut()
    own = "MAX" if page.node.fact("MAX already has") else "MIN"
    assert page.node.fact(f"{own} already has").isdigit()


def test_the_value_is_hidden_while_it_is_guessed(page: ExplainPage) -> None:
    page.choices.guess.setChecked(True)
    run = run_of(page)
    while "marked node" not in page.guess_bar.question.text():
        run.go(run.index + 1)
    assert page.node.board.reply is None
    assert page.node.fact("Best move so far") == "\N{EN DASH}"
    value = page.node.fact("Smallest so far") or page.node.fact("Largest so far")
    assert value == "?"


def test_the_evaluation_is_broken_down(driver: Driver, page: ExplainPage) -> None:
    page.explain(find_game("connect-four").start())
    driver.wait(lambda: run_of(page).trace.algorithm.depth is not None)
    run = run_of(page)
    told: set[str] = set()
    for _ in range(200):
        run.go(run.index + 1)
        if run.step.kind is StepKind.LEAF:
            position = run.step.node.position
            own, other = (int(part[2:]) for part in page.node.fact("Open lines").split(", "))
            assert (own, other) == open_lines_of_both(position)
            told.add(page.node.counted)
    assert any("lines with 1: +" in text for text in told)
    assert any(f"lines with 1: {MINUS}" in text for text in told)


def test_what_an_evaluation_counts_is_shown_only_if_it_is_used(
    driver: Driver, page: ExplainPage
) -> None:
    assert run_of(page).trace.algorithm.depth is None
    assert "Visited" in visible_lines(page)
    assert "Open lines" not in visible_lines(page)
    page.choices.plies = 1
    driver.wait(lambda: run_of(page).trace.algorithm.depth == 1)
    assert "Open lines" in visible_lines(page)


def visible_lines(page: ExplainPage) -> list[str]:
    return [each.whole for each in page.node.findChildren(ElidedLabel) if each.isVisible()]


def test_a_tree_of_numbers_has_no_board(driver: Driver, page: ExplainPage) -> None:
    assert page.node.board.height() > 100
    numbers(driver, page)
    assert page.node.board.height() == 0


def test_every_kind_of_board_is_painted_large(driver: Driver, page: ExplainPage) -> None:
    pictures: dict[str, list[QImage]] = {}
    for theme in (LIGHT, DARK, CONTRAST_DARK):
        driver.window.set_theme(theme)
        for name in ("tic-tac-toe", "connect-four", "nim", "othello", "chess", "hex"):
            position = find_game(name).start()
            position = position.after(position.legal_moves()[0])
            page.explain(position)
            driver.wait(lambda: page.tree_run is not None and page.controls.isEnabled())
            driver.wait(lambda at=position: run_of(page).trace.position == at)
            driver.settle()
            assert page.node.board.position == position
            image = picture(page.node)
            middle = [image.pixel(x, image.height() // 2) for x in range(image.width())]
            assert len(set(middle)) > 1, (name, theme)
            inside = image.copy(QRect(image.rect().center(), QSize(40, 40)).translated(-20, -20))
            known = pictures.setdefault(name, [])
            assert inside not in known, (name, theme)
            known.append(inside)


def picture(panel: NodePanel) -> QImage:
    """What the board looks like."""
    return panel.board.grab().toImage()

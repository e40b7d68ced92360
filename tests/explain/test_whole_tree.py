# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A small game is drawn as a whole: every position of Hexapawn, in the room there is."""

from __future__ import annotations

import pytest

from desktop_app.explain.drawn_tree import DrawnNode
from desktop_app.explain.examples import examples
from desktop_app.explain.tree.canvas import READABLE
from desktop_app.games.registry import find_game
from desktop_app.search.example import Example
from tests.calm import settle
from tests.explain.opened_page import OpenPage
from tests.games.reached import reached

WHOLE = [example for example in examples() if example.whole]


def shown(node: DrawnNode) -> int:
    """How many nodes are drawn from one on, and none of them hides any."""
    assert not node.hidden
    return 1 + sum(map(shown, node.children))


@pytest.mark.parametrize("example", WHOLE, ids=lambda example: example.title)
def test_every_node_is_drawn_and_fits(open_page: OpenPage, example: Example) -> None:
    page = open_page(lambda page: page.show_example(example))
    run = page.tree_run
    assert run is not None
    assert shown(run.drawn()) == 252
    page.tree.show_whole()
    bounds, zoom = page.drawing.sceneRect(), page.drawing.zoom
    assert bounds.width() * zoom <= page.drawing.viewport().width() + 2
    assert bounds.height() * zoom <= page.drawing.viewport().height() + 2
    page.choices.algorithm.setCurrentIndex(1 - page.choices.algorithm.currentIndex())
    again = page.tree_run
    assert again is not None
    assert again is not run
    assert again.shows_all
    page.explain(example.make())
    last = page.tree_run
    assert last is not None
    assert not last.shows_all


@pytest.mark.parametrize("example", WHOLE, ids=lambda example: example.title)
def test_at_first_its_boards_can_be_read_and_the_rest_is_beside_them(
    open_page: OpenPage, example: Example
) -> None:
    page = open_page(lambda page: page.show_example(example))
    page.show_trees_readably()
    drawing = page.drawing
    assert drawing.is_legible
    assert shown(drawing.root or pytest.fail("nothing is drawn")) == 252
    assert drawing.viewport().geometry().contains(drawing.place_of(()).center())
    page.tree.show_whole()
    assert not drawing.is_readable


def test_on_a_high_screen_the_boards_of_a_small_tree_are_larger(open_page: OpenPage) -> None:
    """Not only as large as on a small one: what has no room is beside the view."""
    start = reached(find_game("tic-tac-toe").start(), "a1b2c3a2c2")
    page = open_page(lambda page: page.explain(start))
    page.setFixedSize(1920, 1080)
    settle()
    page.show_trees_readably()
    run, zoom = page.tree_run, page.drawing.zoom
    assert run is not None
    assert run.shows_all
    assert zoom >= READABLE * 1080 / 768
    assert page.drawing.viewport().geometry().contains(page.drawing.place_of(()).center())
    page.tree.whole.click()
    assert READABLE <= page.drawing.zoom < zoom


def test_a_button_shows_all_of_a_tree_that_has_no_room_and_a_part_again(
    open_page: OpenPage,
) -> None:
    page = open_page(lambda page: page.show_example(WHOLE[0]))
    page.show_trees_readably()
    tree = page.tree
    assert tree.whole.isVisible()
    assert not tree.larger.isVisible()  # they are for those who study
    legible = page.drawing.zoom
    tree.whole.click()
    assert page.drawing.zoom < legible
    tree.whole.click()
    assert page.drawing.zoom == legible
    page.show_example(examples()[0])
    page.show_trees_readably()
    assert not tree.whole.isVisible()

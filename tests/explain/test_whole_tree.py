# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A small game is drawn as a whole: every position of Hexapawn, in the room there is."""

from __future__ import annotations

import pytest

from desktop_app.explain.drawn_tree import DrawnNode
from desktop_app.explain.examples import examples
from desktop_app.search.example import Example
from tests.explain.opened_page import OpenPage

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
    page.show_trees_readably()
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

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The page that explains, by itself and in a window."""

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.explain import run_maker
from desktop_app.explain.examples import examples
from desktop_app.explain.page import ExplainPage
from tests.driver import Driver

OpenPage = Callable[[Callable[[ExplainPage], None]], ExplainPage]


def whole_tree(driver: Driver) -> ExplainPage:
    """Open a window's page with a tree of boards that is drawn as a whole, at its first step."""
    driver.window.resize(1280, 720)
    driver.press("e")
    page, example = driver.window.pages.explain_page, examples()[2]
    position = example.make()
    page.show_example(example)
    driver.wait(lambda: page.tree_run is not None and page.tree_run.trace.position == position)
    assert page.tree_run is not None
    assert page.tree_run.is_small
    driver.settle()
    return page


@pytest.fixture
def open_page(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[OpenPage]:
    """Opens pages, each with what it is filled with; nothing is counted in a thread."""
    monkeypatch.setattr(run_maker, "PATIENCE_SECONDS", 60.0)
    pages: list[ExplainPage] = []

    def open_one(fill: Callable[[ExplainPage], None]) -> ExplainPage:
        made = ExplainPage()
        pages.append(made)
        qtbot.addWidget(made)
        made.resize(1200, 780)
        fill(made)
        made.show()
        made.activateWindow()
        qtbot.waitUntil(made.isActiveWindow, timeout=60_000)
        return made

    yield open_one
    for page in pages:
        page.shutdown()
        page.close()

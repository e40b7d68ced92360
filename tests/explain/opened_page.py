# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The page that explains, by itself."""

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.explain import run_maker
from desktop_app.explain.page import ExplainPage

OpenPage = Callable[[Callable[[ExplainPage], None]], ExplainPage]


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

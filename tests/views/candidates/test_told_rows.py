# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Readers remember what a row says until they are told that it says something else."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QTreeView, QWidget

from desktop_app.models.candidate_model import COLUMNS
from desktop_app.search.basics.scales import Scale
from desktop_app.views.candidates import pressed_rows
from tests.views.driver import Driver

Told = tuple[QWidget, QAccessible.Event, int]
NAME = QAccessible.Event.NameChanged
FIVE_ROWS = {1, 2, 3, 4, 5}
"""Below the titles."""


@pytest.fixture
def listened_to() -> Iterator[None]:
    before = QAccessible.isActive()
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(before)


@pytest.mark.usefixtures("listened_to")
def test_rows_tell_that_they_have_other_values(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = noted(monkeypatch)
    driver.analyse()
    driver.begin("tic-tac-toe", "a3b3a2b2")  # a draw alone is told alike on these scales
    driver.wait_values()
    driver.wait(lambda: (driver.tree, NAME, 1) in told)
    told.clear()
    driver.window.display.next_scale()
    driver.wait(lambda: (driver.tree, NAME, 1) in told)


@pytest.mark.usefixtures("listened_to")
def test_rows_of_another_position_are_told_though_they_say_what_former_ones_said(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They may have been read before their values came."""
    told = noted(monkeypatch)
    driver.analyse()
    for _ in range(2):
        driver.begin("tic-tac-toe", "a3b3a2b2")
        driver.wait_values()
        driver.wait(lambda: {row for tree, _, row in told if tree is driver.tree} >= FIVE_ROWS)
        told.clear()


@pytest.mark.usefixtures("listened_to")
def test_a_row_that_says_again_what_it_said_is_told(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may have been read in between."""
    told = noted(monkeypatch)
    driver.analyse()
    driver.begin("tic-tac-toe", "a3b3a2b2")
    driver.wait_values()
    history = next(tree for tree in driver.window.history_panel.findChildren(QTreeView))
    for tree in (driver.tree, history):
        driver.wait(lambda tree=tree: (tree, NAME, 1) in told)
    told.clear()
    driver.window.display.choose(
        replace(before := driver.window.display.display, scale=Scale.WORDS)
    )
    driver.window.display.choose(before)
    for tree in (driver.tree, history):
        driver.wait(lambda tree=tree: (tree, NAME, 1) in told)


def noted(monkeypatch: pytest.MonkeyPatch) -> list[Told]:
    """What rows tell: which tree, what has happened, and to which row."""
    told: list[Told] = []

    def note(widget: QWidget, kind: QAccessible.Event, child: int) -> None:
        told.append((widget, kind, child // COLUMNS))

    monkeypatch.setattr(pressed_rows, "tell_child", note)
    return told

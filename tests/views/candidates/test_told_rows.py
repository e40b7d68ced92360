# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Readers remember what a row says until they are told that it says something else."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from desktop_app.views.candidates import pressed_rows
from tests.views.driver import Driver


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
    told: list[tuple[QWidget, QAccessible.Event]] = []

    def note(widget: QWidget, kind: QAccessible.Event, _child: int) -> None:
        told.append((widget, kind))

    monkeypatch.setattr(pressed_rows, "tell_child", note)
    driver.analyse()
    driver.begin("tic-tac-toe", "a3b3a2b2")  # a draw alone is told alike on these scales
    driver.wait_values()
    driver.wait(lambda: (driver.tree, QAccessible.Event.NameChanged) in told)
    told.clear()
    driver.window.display.next_scale()
    driver.wait(lambda: (driver.tree, QAccessible.Event.NameChanged) in told)

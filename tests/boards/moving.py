# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Ways to move a piece on any board, by the numbers of its places: a drag, fingers, keys."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from tests.driver import LEFT, NO_KEYS, Driver, Fingers, Key


def drag_to(driver: Driver, start: int, end: QPoint) -> None:
    """Drag by the mouse what stands at a place to a point of the window."""
    handle, here = driver.window.windowHandle(), driver.place(start)
    QTest.mousePress(handle, LEFT, NO_KEYS, here)
    for step in range(1, 5):
        QTest.mouseMove(handle, here + (end - here) * step / 4)
        driver.settle()
    QTest.mouseRelease(handle, LEFT, NO_KEYS, end)


def tap(driver: Driver, places: Iterable[int]) -> None:
    """Tap with a finger on one place after the other."""
    board = driver.window.board
    fingers = Fingers(board.viewport())
    for place in places:
        fingers.tap(board.place_center(place).toPoint())


def press_keys(driver: Driver, places: Iterable[int]) -> None:
    """Walk by the arrow keys to one place after the other, and press Enter there."""
    board = driver.window.board
    columns = board.model().columnCount()
    board.setFocus()
    if board.pointer.cursor < 0:
        driver.press(Key.Key_Down)
    for place in places:
        while (here := board.pointer.cursor) != place:
            if here % columns != place % columns:
                is_left = here % columns < place % columns
                driver.press(Key.Key_Right if is_left else Key.Key_Left)
            else:
                driver.press(Key.Key_Down if here < place else Key.Key_Up)
        driver.press(Key.Key_Return)

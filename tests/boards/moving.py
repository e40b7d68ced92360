# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Ways to move a piece: a drag, fingers and keys on any board, and all ways on three by three."""

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


def place(square: str) -> int:
    """The place of a square such as `b1` of a board of three by three, counted from below."""
    return (3 - int(square[1])) * 3 + "abc".index(square[0])


def by_click(driver: Driver, start: str, end: str) -> None:
    driver.click(place(start))
    driver.click(place(end))


def by_drag(driver: Driver, start: str, end: str) -> None:
    drag_to(driver, place(start), driver.place(place(end)))


def by_finger(driver: Driver, start: str, end: str) -> None:
    tap(driver, (place(start), place(end)))


def by_key(driver: Driver, start: str, end: str) -> None:
    press_keys(driver, (place(start), place(end)))

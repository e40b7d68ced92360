# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Ways to move a piece on a board of three by three: clicks, a drag, a finger, keys."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from tests.views.driver import LEFT, NO_KEYS, Driver, Fingers, Key


def place(square: str) -> int:
    """The place of a square such as `b1`; rows are counted from below."""
    return (3 - int(square[1])) * 3 + "abc".index(square[0])


def by_click(driver: Driver, start: str, end: str) -> None:
    driver.click(place(start))
    driver.click(place(end))


def by_drag(driver: Driver, start: str, end: str) -> None:
    handle = driver.window.windowHandle()
    here, there = driver.place(place(start)), driver.place(place(end))
    QTest.mousePress(handle, LEFT, NO_KEYS, here)
    for step in range(1, 5):
        QTest.mouseMove(handle, here + (there - here) * step / 4)
        driver.settle()
    QTest.mouseRelease(handle, LEFT, NO_KEYS, QPoint(there))


def by_finger(driver: Driver, start: str, end: str) -> None:
    board = driver.window.board
    for square in (start, end):
        Fingers(board.viewport()).tap(board.place_center(place(square)).toPoint())


def by_key(driver: Driver, start: str, end: str) -> None:
    board = driver.window.board
    board.setFocus()
    if board.pointer.cursor < 0:
        driver.press(Key.Key_Down)
    for square in (start, end):
        there = place(square)
        while (here := board.pointer.cursor) != there:
            if here % 3 != there % 3:
                driver.press(Key.Key_Right if here % 3 < there % 3 else Key.Key_Left)
            else:
                driver.press(Key.Key_Down if here < there else Key.Key_Up)
        driver.press(Key.Key_Return)

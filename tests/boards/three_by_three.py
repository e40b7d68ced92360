# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Ways to move a piece on a board of three by three: clicks, a drag, a finger, keys."""

from __future__ import annotations

from tests.boards.moving import drag_to, press_keys, tap
from tests.driver import Driver


def place(square: str) -> int:
    """The place of a square such as `b1`; rows are counted from below."""
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

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a finger on the board means."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QTouchEvent


class Taps:
    """Tells taps from slides: one finger goes down and up at one place."""

    def __init__(self, place_under: Callable[[QPoint], int]) -> None:
        """Given what is the place under a point, -1 for none."""
        self._place_under = place_under
        self._touched = -1

    def take(self, event: QTouchEvent) -> int:
        """The place that is tapped now; -1 before, when it slides off, and with two fingers."""
        kind, points = event.type(), event.points()
        if kind is QEvent.Type.TouchCancel or len(points) != 1:
            self._touched = -1
            return -1
        place = self._place_under(points[0].position().toPoint())
        if kind is QEvent.Type.TouchBegin:
            self._touched = place
        elif kind is QEvent.Type.TouchEnd and place == self._touched >= 0:
            self._touched = -1
            return place
        return -1

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a finger on the board means."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QTimer, Signal, Slot
from PySide6.QtGui import QTouchEvent

from desktop_app.kit.fingers.used import finger_sizes

HOLD_MS = 700
"""A finger that stays for so long asks what can be done there."""


class Taps(QObject):
    """Tells taps from slides: one finger goes down and up at one place.

    Signals:
        held: a finger has stayed at a point, which is no tap.
    """

    held = Signal(QPoint)

    def __init__(self, place_under: Callable[[QPoint], int], parent: QObject) -> None:
        """Given what is the place under a point, -1 for none."""
        super().__init__(parent)
        self._place_under = place_under
        self._touched = -1
        self._point = QPoint()
        self._hold = QTimer(self)
        self._hold.setSingleShot(True)
        self._hold.setInterval(HOLD_MS)
        self._hold.timeout.connect(self._on_held)

    def take(self, event: QTouchEvent) -> int:
        """The place that is tapped now; -1 before, when it slides off, and with two fingers."""
        kind, points = event.type(), event.points()
        if kind is not QEvent.Type.TouchUpdate:
            self._hold.stop()
            finger_sizes.see_finger()
        if kind is QEvent.Type.TouchCancel or len(points) != 1:
            self._touched = -1
            self._hold.stop()
            return -1
        place = self._place_under(points[0].position().toPoint())
        if kind is QEvent.Type.TouchBegin:
            self._touched, self._point = place, points[0].position().toPoint()
            self._hold.start()
        elif kind is QEvent.Type.TouchUpdate and place != self._touched:
            self._hold.stop()
        elif kind is QEvent.Type.TouchEnd and place == self._touched >= 0:
            self._touched = -1
            return place
        return -1

    def forget(self) -> None:
        """The finger drags something: that is no tap, and asks nothing."""
        self._touched = -1
        self._hold.stop()

    @Slot()
    def _on_held(self) -> None:
        if self._touched >= 0:
            self._touched = -1
            self.held.emit(self._point)

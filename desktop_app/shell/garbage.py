# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Collects cyclic garbage in the window's thread only, and only between two events.

Python collects garbage in whichever thread has just created an object. In a search thread that
would destroy objects of the window's thread (a timer, an unused model), and during an event objects
that Qt is about to paint: both crash the program, rarely and far from the cause. Calibre, pyqtgraph
and novelWriter collect in the same way.
"""

from __future__ import annotations

import gc
import sys
from contextlib import suppress

from PySide6.QtCore import QObject, QTimer, Slot

LOOK_MS = 100
"""The interval between checks: short, so that no collection takes long."""
SHARE = 4
"""A full collection is due when the new objects are 1 in this many, as in Python."""


class GarbageCollector(QObject):
    """Replaces Python's automatic collection for as long as it lives in an event loop."""

    def __init__(self, parent: QObject) -> None:
        """Disable automatic collection and start collecting between events."""
        super().__init__(parent)
        gc.disable()
        self._made = self._objects = 0
        timer = QTimer(self)
        timer.timeout.connect(self.collect_if_due)
        timer.start(LOOK_MS)

    def freeze_all(self) -> None:
        """Exempt all existing objects (modules, classes, the window) from collection."""
        gc.freeze()

    def freeze_all_later(self) -> None:
        """Collect once the current event is over, and exempt what is left from later collection."""
        QTimer.singleShot(LOOK_MS, self, self._collect_and_freeze)

    @Slot()
    def _collect_and_freeze(self) -> None:
        gc.collect()
        self.freeze_all()

    @Slot()
    def collect_if_due(self) -> None:
        """Collect about as much as Python would have collected by now."""
        made, middle, old = gc.get_count()
        most_made, most_middle, most_old = gc.get_threshold()
        if made <= most_made:
            return
        self._made += made
        if old > most_old and self._made * SHARE > self._objects:
            gc.collect()
            self._made, self._objects = 0, len(gc.get_objects())
        else:
            gc.collect(1 if middle > most_middle else 0)


def return_memory() -> None:
    """Collect all garbage, then give freed memory back to the system; call it between two events.

    A process that runs all day does so while nobody is there. Python alone collects long-lived
    garbage so rarely that the pages of former languages would pile up for hours, and the GNU C
    library keeps much of what is freed; elsewhere, only the garbage is collected.
    """
    gc.collect()
    if sys.platform == "linux":
        import ctypes

        with suppress(OSError, AttributeError):  # another C library
            ctypes.CDLL(None).malloc_trim(0)

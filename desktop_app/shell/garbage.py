# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Cyclic garbage is collected by the window's thread alone, and between two events only.

Python looks for garbage in whatever thread has just made a new object. In the thread of a search
it would destroy what belongs to the window's thread (a timer, a model that nobody holds any more),
and in the midst of an event what Qt is about to paint: both end in a crash, rarely and far from
where they began. Calibre, pyqtgraph and novelWriter collect in the same way.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer, Slot

LOOK_MS = 100
"""Often, so that no collection takes long: the youngest objects are looked at first."""
SHARE = 4
"""All objects are looked at when a fourth of their number has been made anew, as Python does."""


class GarbageCollector(QObject):
    """Takes the place of Python's own collecting for as long as it lives in an event loop."""

    def __init__(self, parent: QObject) -> None:
        """Begin: from now on no other thread collects."""
        super().__init__(parent)
        gc.disable()
        self._made = self._objects = 0
        timer = QTimer(self)
        timer.timeout.connect(self.collect_if_due)
        timer.start(LOOK_MS)

    def spare_all(self) -> None:
        """Never look again at what there is by now: modules, classes, the window."""
        gc.freeze()

    @Slot()
    def collect_if_due(self) -> None:
        """Collect as much as Python would have by now."""
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

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Work that takes longer than a frame, done a few pieces at a time in the window's own thread."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from desktop_app.files.errors import FileError, Flaw

TURN_SECONDS = 0.012
"""So long pieces are done before the window gets its turn."""


class Pieces(QObject):
    """Does the pieces of a generator.

    Signals:
        advanced: the share of the work that is done.
        ended: all is done; the `FileError` that ended it too early, else None.
    """

    advanced = Signal(float)
    ended = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._work: Iterator[float] | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._do_some)

    def begin(self, work: Iterator[float]) -> None:
        """Begin this work, and leave what was begun before."""
        self._work = work
        self._timer.start(0)

    @Slot()
    def stop(self) -> None:
        """Leave it."""
        self._work = None
        self._timer.stop()

    @Slot()
    def _do_some(self) -> None:
        if self._work is None:
            return
        until = perf_counter() + TURN_SECONDS
        try:
            for share in self._work:
                if perf_counter() >= until:
                    self.advanced.emit(share)
                    return
        except FileError as error:
            self._end(error)
        except Exception:
            # asked again, a generator that has raised says that it is done
            self._end(FileError(Flaw.FAULT))
            raise
        else:
            self._end(None)

    def _end(self, error: FileError | None) -> None:
        self.stop()
        self.ended.emit(error)

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Worksheets to files, written while the window stays alive."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QProgressDialog, QWidget

from desktop_app.explain.saving.pieces import Pieces
from desktop_app.explain.worksheets.pages import SheetWish
from desktop_app.explain.worksheets.writing import SheetWork
from desktop_app.files.errors import FileError

SHOWN_AFTER_MS = 500
WHOLE = 1_000
"""Marks of the bar."""


class SheetsWriter(QObject):
    """Writes them, with a bar and a way to stop.

    Attributes:
        path: that was asked for; several drawings are beside it, with their numbers.
        is_complete: whether all is written.
        error: what ended it too early, if that was not the reader.

    Signals:
        ended: this writer, which does nothing any more.
    """

    ended = Signal(object)

    def __init__(self, wish: SheetWish, path: Path, window: QWidget) -> None:
        """Begin."""
        super().__init__(window)
        self.path = path
        self.is_complete = False
        self.error: FileError | None = None
        self._work = SheetWork(wish, path)
        self._bar = QProgressDialog(
            self.tr("Drawing the worksheets"), self.tr("Cancel"), 0, WHOLE, window
        )
        self._bar.setWindowModality(Qt.WindowModality.WindowModal)
        self._bar.setMinimumDuration(SHOWN_AFTER_MS)
        self._bar.setAutoReset(False)
        self._bar.canceled.connect(self.cancel)
        self._pieces = Pieces(self)
        self._pieces.advanced.connect(self._show_share)
        self._pieces.ended.connect(self._on_ended)
        self._pieces.begin(self._work.pieces())

    @property
    def files(self) -> list[Path]:
        """What was written."""
        return self._work.files

    @Slot(float)
    def _show_share(self, share: float) -> None:
        if not self._bar.wasCanceled():
            self._bar.setValue(round(share * WHOLE))

    @Slot(object)
    def _on_ended(self, error: FileError | None) -> None:
        self.error, self.is_complete = error, error is None
        self.cancel()

    @Slot()
    def cancel(self) -> None:
        """End it; nothing is written before all is painted."""
        self._pieces.stop()
        self._bar.canceled.disconnect(self.cancel)
        self._bar.close()
        self._bar.deleteLater()
        self.ended.emit(self)
        self.deleteLater()

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Write files that take long in small pieces in the window's own thread, with a progress bar."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Protocol

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QProgressDialog, QWidget

from desktop_app.files.errors import FileError, FileFault

TURN_SECONDS = 0.012
"""How long pieces are processed before the window handles events again."""
PAUSE_MS = 1
"""The pause before the next turn if the work waits for something else, such as a thread."""
SHOWN_AFTER_MS = 500
MARKS = 1_000


class SlicedJob(QObject):
    """Runs a generator a few pieces at a time.

    The generator yields the share of the work that is done, from 0 to 1. If it yields the same
    share twice in a row, it waits for something else: its turn ends, and the next one begins a
    little later.

    Signals:
        advanced: the share of the work that is done.
        ended: None when all is done, else the `OSError` or `FileError` that ended it too early.
    """

    advanced = Signal(float)
    ended = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._work: Iterator[float] | None = None
        self._share = -1.0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._do_some)

    def begin(self, work: Iterator[float]) -> None:
        """Begin this work, and drop what was begun before."""
        self._work, self._share = work, -1.0
        self._timer.start(0)

    @Slot()
    def stop(self) -> None:
        """Drop the work in progress."""
        self._work = None
        self._timer.stop()

    @Slot()
    def _do_some(self) -> None:
        if self._work is None:
            return
        until = perf_counter() + TURN_SECONDS
        try:
            for share in self._work:
                is_waiting, self._share = share == self._share, share
                if is_waiting or perf_counter() >= until:
                    self._timer.setInterval(PAUSE_MS if is_waiting else 0)
                    self.advanced.emit(share)
                    return
        except (FileError, OSError) as error:
            self._end(error)
        except Exception:
            # after an exception a generator only reports that it is finished
            self._end(FileError(FileFault.FAULT))
            raise
        else:
            self._end(None)

    def _end(self, error: FileError | OSError | None) -> None:
        self.stop()
        self.ended.emit(error)


class FileTask(Protocol):
    """The work of a `FileJob`.

    Attributes:
        files: the files that are written or will be written.
    """

    files: list[Path]

    def pieces(self) -> Iterator[float]:
        """Write the files; yield the share that is done, as `SlicedJob` wants it.

        Raises:
            OSError, FileError: a file can't be written.
        """
        ...

    def close(self) -> None:
        """Release all resources and delete every incomplete file."""
        ...


class FileJob(QObject):
    """A file being written, with a progress bar and a Cancel button.

    Attributes:
        path: the requested path.
        is_complete: whether everything is written.
        error: the error that ended the job, or None.

    Signals:
        ended: this job, which has finished or failed or was cancelled.
    """

    ended = Signal(object)

    def __init__(
        self,
        path: Path,
        work: FileTask,
        title: str,
        window: QWidget,
        *,
        marks: int = MARKS,
        is_modal: bool = False,
    ) -> None:
        """Start writing.

        Args:
            path: the requested path.
            work: the work to do.
            title: the text above the progress bar.
            window: the window that shows the bar.
            marks: the number of steps of the bar.
            is_modal: whether to block the window until the job has ended.
        """
        super().__init__(window)
        self.path = path
        self.is_complete = False
        self.error: FileError | OSError | None = None
        self._work = work
        self._marks = marks
        #: Button while a file is written
        self._bar = QProgressDialog(title, self.tr("Cancel"), 0, marks, window)
        if is_modal:
            self._bar.setWindowModality(Qt.WindowModality.WindowModal)
        self._bar.setMinimumDuration(SHOWN_AFTER_MS)
        self._bar.setAutoReset(False)
        self._bar.canceled.connect(self.cancel)
        self._pieces = SlicedJob(self)
        self._pieces.advanced.connect(self._show_share)
        self._pieces.ended.connect(self._on_ended)
        self._pieces.begin(work.pieces())

    @property
    def files(self) -> list[Path]:
        """The files that were written, once the job is complete."""
        return self._work.files

    @Slot(float)
    def _show_share(self, share: float) -> None:
        if not self._bar.wasCanceled():
            self._bar.setValue(round(share * self._marks))

    @Slot(object)
    def _on_ended(self, error: FileError | OSError | None) -> None:
        self.error, self.is_complete = error, error is None
        self.cancel()

    @Slot()
    def cancel(self) -> None:
        """End the job; no file is left unless it is complete."""
        self._pieces.stop()
        self._work.close()
        self._bar.canceled.disconnect(self.cancel)
        self._bar.close()
        self._bar.deleteLater()
        self.ended.emit(self)
        self.deleteLater()

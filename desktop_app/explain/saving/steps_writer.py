# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""All steps of a run as text, written while the window stays alive."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QProgressDialog, QWidget

from desktop_app.explain.words.steps import StepWords
from desktop_app.files.errors import FileError, Flaw
from desktop_app.games.registry import wording_of
from desktop_app.search.trace import Trace
from desktop_app.search.trace_steps import Step

TURN_SECONDS = 0.012
"""So long the steps are written before the window gets its turn."""
SHOWN_AFTER_MS = 500


class StepsWriter(QObject):
    """Writes the steps of a run a few at a time, with a bar and a way to stop.

    Attributes:
        path: of the file.
        is_complete: whether all is in the file.
        error: what ended it too early, if that was not the reader.

    Signals:
        ended: this writer, which does nothing any more.
    """

    ended = Signal(object)

    def __init__(self, trace: Trace, path: Path, window: QWidget) -> None:
        """Begin.

        Raises:
            OSError: there can be no such file.
        """
        super().__init__(window)
        self.path = path
        self.is_complete = False
        self.error: OSError | FileError | None = None
        self._unfinished = path.with_name(path.name + ".part")
        self._file = self._unfinished.open("w", encoding="utf-8")
        self._words = StepWords(trace)
        self._steps: Iterator[Step] = trace.steps()
        self._bar = QProgressDialog(
            self.tr("Writing the steps"), self.tr("Cancel"), 0, trace.summary.steps, window
        )
        self._bar.setMinimumDuration(SHOWN_AFTER_MS)
        self._bar.canceled.connect(self.cancel)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._write_some)
        self._timer.start(0)

    @Slot()
    def _write_some(self) -> None:
        until = perf_counter() + TURN_SECONDS
        try:
            for step in self._steps:
                self._file.write(self._line(step))
                if perf_counter() >= until:
                    self._bar.setValue(step.index)
                    return
            self._file.close()
            self._unfinished.replace(self.path)
            self.is_complete = True
        except OSError as error:
            self.error = error
        except Exception:
            # asked again, a generator that has raised says that it is done
            self.error = FileError(Flaw.FAULT)
            self._end()
            raise
        self._end()

    def _line(self, step: Step) -> str:
        root = step.path[0].position
        place = wording_of(root.game).notation(root, step.moves) if step.moves else "\N{MIDDLE DOT}"
        indent = "  " * len(step.moves)
        return f"{step.index + 1}\t{place}\t{indent}{self._words.sentence(step)}\n"

    @Slot()
    def cancel(self) -> None:
        """Break it off; no file is left."""
        if self._timer.isActive():
            self._end()

    def _end(self) -> None:
        self._timer.stop()
        self._file.close()
        self._bar.canceled.disconnect(self.cancel)
        self._bar.close()
        self._bar.deleteLater()
        if not self.is_complete:
            self._unfinished.unlink(missing_ok=True)
        self.ended.emit(self)
        self.deleteLater()

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Opens lessons from files, the clipboard and the command line."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from desktop_app.core.file_formats import ReportShare
from desktop_app.explain.lesson_file import Lesson, read_lesson
from desktop_app.files.disk import read_text
from desktop_app.files.errors import FileError, FileFault
from desktop_app.files.file_thread import FileThread
from desktop_app.shell.pages import PageStack
from desktop_app.words.files import not_opened, pasted_name, reading_text


class LessonFiles(QObject):
    """Reads lessons and shows them; an invalid lesson changes nothing.

    Signals:
        told: a message, and whether it reports an error.
        lasting: a progress message, and whether it is the first one for the file.
        begun: a lesson is shown.
        opened: the `Path` of a file whose lesson is shown.
    """

    told = Signal(str, bool)
    lasting = Signal(str, bool)
    begun = Signal()
    opened = Signal(object)

    def __init__(self, pages: PageStack, parent: QObject) -> None:
        super().__init__(parent)
        self._pages = pages
        self._name = ""
        self._path: Path | None = None
        self._reading = FileThread(self)
        self._reading.done.connect(self._on_read)
        self._reading.failed.connect(self._on_failed)
        self._reading.lasting.connect(self._on_lasting)

    def open(self, path: Path) -> None:
        """Read a file in which there is no game, and show its lesson."""
        self._name, self._path = path.name, path
        self._reading.read(partial(_read, path))

    @Slot(str)
    def open_text(self, text: str) -> None:
        """Show the lesson in a text."""
        self._name, self._path = pasted_name(), None
        self._reading.read(partial(read_lesson, text))

    @Slot()
    def stop(self) -> None:
        """Cancel the lesson that is being read."""
        self._reading.stop()

    @Slot(float, bool)
    def _on_lasting(self, share: float, is_first: bool) -> None:
        self.lasting.emit(reading_text(self._name, share), is_first)

    @Slot(object)
    def _on_read(self, lesson: Lesson) -> None:
        self.show_lesson(lesson)
        self.begun.emit()
        if self._path is not None:
            self.opened.emit(self._path)

    @Slot(object)
    def show_lesson(self, lesson: Lesson) -> None:
        """Show a lesson on the Explain page."""
        self._pages.show_lesson(lesson)

    @Slot(object)
    def _on_failed(self, error: FileError) -> None:
        self.told.emit(not_opened(self._name, error), error.fault is not FileFault.STOPPED)

    @Slot()
    def shutdown(self) -> None:
        """Stop reading when the program ends."""
        self._reading.shutdown()


def _read(path: Path, tell: ReportShare) -> Lesson:
    """Return the lesson in a file that holds no game."""
    try:
        return read_lesson(read_text(path), tell)
    except FileError as error:
        if error.fault is FileFault.NO_LESSON:
            raise FileError(FileFault.NO_CONTENTS) from error
        raise

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lessons that are opened: from a file, from the clipboard, from the command line."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from desktop_app.explain.lesson_file import Lesson, read_lesson
from desktop_app.files.disk import read_text
from desktop_app.files.errors import FileError
from desktop_app.files.reading import Reading
from desktop_app.shell.pages import Pages
from desktop_app.words.files import not_opened, pasted_name


class LessonFiles(QObject):
    """Reads lessons and has them shown; what is wrong with one leaves all as it is.

    Signals:
        told: a sentence, and whether something went wrong.
        opened: the `Path` of a file whose lesson is shown.
    """

    told = Signal(str, bool)
    opened = Signal(object)

    def __init__(self, pages: Pages, parent: QObject) -> None:
        super().__init__(parent)
        self._pages = pages
        self._name = ""
        self._path: Path | None = None
        self._reading = Reading(self)
        self._reading.done.connect(self._on_read)
        self._reading.failed.connect(self._on_failed)

    def open(self, path: Path) -> None:
        """Read a file and show its lesson."""
        self._name, self._path = path.name, path
        self._reading.begin(partial(_read, path))

    @Slot(str)
    def open_text(self, text: str) -> None:
        """Show the lesson that a text holds."""
        self._name, self._path = pasted_name(), None
        self._reading.begin(partial(read_lesson, text))

    @Slot(object)
    def _on_read(self, lesson: Lesson) -> None:
        self.show_lesson(lesson)
        if self._path is not None:
            self.opened.emit(self._path)

    @Slot(object)
    def show_lesson(self, lesson: Lesson) -> None:
        """Show a lesson."""
        self._pages.show_lesson(lesson)

    @Slot(object)
    def _on_failed(self, error: FileError) -> None:
        text = not_opened(self._name, error)
        if self._pages.is_explaining:
            self._pages.explain_page.trouble.show_message(text)
        else:
            self.told.emit(text, True)

    @Slot()
    def shutdown(self) -> None:
        """The program ends."""
        self._reading.shutdown()


def _read(path: Path) -> Lesson:
    return read_lesson(read_text(path))

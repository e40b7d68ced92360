# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Convert the page to a lesson and back: reopen, paste, and return to the previous one."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut

from desktop_app.core.position import Position
from desktop_app.explain.choices import searcher_of
from desktop_app.explain.lesson_file import Lesson, SavedLesson, read_lesson
from desktop_app.explain.parts import ExplainLayout
from desktop_app.explain.tree_run import TreeRun
from desktop_app.explain.words.steps import hidden_text
from desktop_app.files.errors import FileError, FileFault
from desktop_app.kit.screen_reader import spoken
from desktop_app.languages import current_language, reading_direction
from desktop_app.words.files import not_opened, pasted_name

MOST_PASTED = 100_000
"""The most characters of a pasted lesson."""


class Lessons(QObject):
    """Describe the page as a lesson at any time, and restore the state that a lesson describes.

    Signals:
        asked: a position to explain, its depth, the scale of its results, and its `Lesson`.
        changed: the result of `kept` has changed.
    """

    asked = Signal(object, object, object, object)
    changed = Signal()

    def __init__(self, parts: ExplainLayout) -> None:
        super().__init__(parts)
        self._parts = parts
        self._run: TreeRun | None = None
        self._awaited: Lesson | None = None
        self._is_awaiting = False
        self._last: Lesson | None = None
        self._note, self._language = ("", "", ""), ""
        self._zoom = 0.0
        for asks in (parts.choices.guess.toggled, parts.choices.cut.toggled):
            asks.connect(self._tell_note)
        parts.cut_bar.checked.connect(self._tell_note)
        parts.drawing.zoomChanged.connect(self.changed)
        parts.numbers.line.textChanged.connect(self.changed)
        parts.sources.lastAsked.connect(self._ask_last)
        parts.saving.lesson = self.now
        QShortcut(QKeySequence(QKeySequence.StandardKey.Paste), parts, self.paste)

    def show_note(self, title: str, text: str, question: str, language: str = "") -> None:
        """Show a note beside the tree; the texts are escaped, as a lesson may come from anyone.

        Args:
            title, text, question: the parts of the note.
            language: the code of their language; empty for the language of all other texts.
        """
        self._note, self._language = (title, text, question), language or current_language()
        self._parts.note.setLayoutDirection(reading_direction(self._language))
        self._parts.note.show()
        self._tell_note()

    @Slot()
    def _tell_note(self) -> None:
        """Show the note; hold its text back while it would give away an answer."""
        title, text, question = self._note
        if text and self._is_asking:
            text = hidden_text()
        stop = "" if not title or title.endswith("?") else "."
        shapes = ("<b>{part}</b>", "{part}", "<i>{part}</i>")
        written = f"{title}{stop}", text, question
        parts = zip(shapes, written, strict=True)
        told = (shape.format(part=escape(part, quote=False)) for shape, part in parts if part)
        self._parts.note.setText(" ".join(told))
        said = " ".join(filter(None, written))
        self._parts.note.setAccessibleName("" if spoken(said) == said else spoken(said))

    @property
    def _is_asking(self) -> bool:
        """Whether the reader is still guessing values or marking cuts."""
        run, choices = self._run, self._parts.choices
        if choices.guess.isChecked():
            return run is None or run.index < run.last
        is_open = run is None or run.marks is None or run.marks.verdicts is None
        return choices.cut.isChecked() and is_open

    def show_numbers(self, position: Position) -> None:
        """Show the numbers of a tree in the line where they are typed; ignore other games."""
        if position.game.is_numeric:
            self._parts.numbers.show_tree(position.game.id)

    def show_lesson(self, lesson: Lesson) -> None:
        """Open a lesson at its step."""
        self._parts.choices.choose_searcher(lesson.searcher)
        self.show_numbers(lesson.position)
        self.asked.emit(lesson.position, lesson.depth, lesson.worth, lesson)
        if lesson.title or lesson.text or lesson.question:
            self.show_note(lesson.title, lesson.text, lesson.question, lesson.language)

    def reopen(self, kept: SavedLesson) -> None:
        """Reopen the lesson that a window held last time, with its zoom and its typed numbers."""
        self.show_lesson(kept.lesson)
        self._zoom = kept.zoom
        if kept.typed:
            self._parts.numbers.line.setText(kept.typed)

    def restore_zoom(self) -> None:
        """Restore the saved zoom shortly after the tree has been laid out and fitted."""
        if self._zoom:
            QTimer.singleShot(0, self, self._zoom_again)

    @Slot()
    def _zoom_again(self) -> None:
        zoom, self._zoom = self._zoom, 0.0
        if zoom:
            self._parts.tree.hold_zoom(zoom)

    def kept(self, *, stays: bool) -> SavedLesson | None:
        """Return the lesson to save; None if there is none.

        It is the one on screen or, while a tree is being counted, the one that is to be shown.

        Args:
            stays: whether to reopen the lesson at the next start.
        """
        now, parts = self._awaited if self._is_awaiting else self.now(), self._parts
        if now is None:
            return None
        zoom = self._zoom or parts.tree.held_zoom
        return SavedLesson(now, zoom, parts.numbers.line.text(), stays=stays)

    def offer(self, lesson: Lesson) -> None:
        """Offer a lesson as the previous one."""
        self._last = lesson
        self._parts.sources.offer_last()

    @property
    def former(self) -> Lesson | None:
        """The lesson that is offered as the previous one; None if there is none."""
        return self._last

    def show_question(self) -> None:
        """Hide the text of the note, which may be wrong for a changed tree."""
        title, _, question = self._note
        self.show_note(title, "", question, self._language)

    def now(self) -> Lesson | None:
        """Return the page as a lesson, with its step; None before anything is shown."""
        run, choices = self._run, self._parts.choices
        if run is None:
            return None
        algorithm = run.trace.algorithm
        title, text, question = ("", "", "") if self._parts.note.isHidden() else self._note
        return Lesson(
            run.trace.position,
            searcher_of(algorithm),
            algorithm.depth,
            algorithm.worth,
            run.index + 1,
            run.opened,
            run.more,
            choices.guess.isChecked(),
            choices.compare.isChecked(),
            title,
            text,
            question,
            choices.cut.isChecked(),
            frozenset() if run.marks is None else run.marks.marked,
            run.marks is not None and run.marks.verdicts is not None,
            choices.horizon.horizon,
            self._language if title or text or question else "",
        )

    def await_run(self, position: Position, lesson: Lesson | None) -> None:
        """Prepare for the run of a position; offer the lesson on screen as the previous one."""
        now = self.now()
        if now is not None and now.position != position:
            self.offer(now)
        self._awaited, self._is_awaiting, self._zoom = lesson, True, 0.0

    def restore_step(self, run: TreeRun) -> None:
        """Move a new run to the step of its lesson; call this before the run is shown."""
        self._run, lesson = run, self._awaited
        self._is_awaiting = False
        run.moved.connect(self.changed)
        run.moved.connect(self._tell_note)
        if lesson is not None:
            run.restore(lesson.step - 1, lesson.opened, lesson.more)

    def set_modes(self) -> None:
        """Restore guessing, marking and comparing from the lesson once its run is shown."""
        lesson, self._awaited = self._awaited, None
        if lesson is not None and self._run is not None:
            choices = self._parts.choices
            choices.guess.setChecked(lesson.guesses and choices.guess.isEnabled())
            choices.compare.setChecked(lesson.compares)
            self._mark(lesson, self._run)
        self.changed.emit()

    def _mark(self, lesson: Lesson, run: TreeRun) -> None:
        """Restore the marks of a lesson; unchecked marks keep the run at its first step."""
        cut = self._parts.choices.cut
        cut.setChecked(lesson.cuts and cut.isEnabled() and run.trace.algorithm.prunes)
        if cut.isChecked():
            self._parts.cut_bar.restore(lesson.marked, is_checked=lesson.is_checked)
        if lesson.is_checked or not cut.isChecked():
            run.restore(lesson.step - 1, lesson.opened, lesson.more)
            run.moved.emit()

    @Slot()
    def paste(self) -> None:
        """Open the lesson in the clipboard, or report why that is not possible."""
        text = QGuiApplication.clipboard().text()
        try:
            if len(text) > MOST_PASTED:
                raise FileError(FileFault.NO_LESSON)
            lesson = read_lesson(text)
        except FileError as error:
            self._parts.trouble.show_message(not_opened(pasted_name(), error))
        else:
            self.show_lesson(lesson)

    @Slot()
    def _ask_last(self) -> None:
        if self._last is not None:
            self.show_lesson(self._last)

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is explained, as a lesson: kept, stood at again, and the one before it."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut

from desktop_app.core.position import Position
from desktop_app.explain.choices import searcher_of
from desktop_app.explain.lesson_file import KeptLesson, Lesson, read_lesson
from desktop_app.explain.parts import ExplainParts
from desktop_app.explain.tree_run import TreeRun
from desktop_app.explain.words.steps import held_back
from desktop_app.files.errors import FileError, Flaw
from desktop_app.words.files import not_opened, pasted_name

MOST_PASTED = 100_000
"""Characters: no lesson is longer."""


class Lessons(QObject):
    """Knows at any time what is shown as a lesson, and has a run stand where a lesson stood.

    Signals:
        asked: a position that is to be explained, how deep, how its ends count, and its `Lesson`.
        changed: something else is shown now, or another step, or otherwise; see `kept`.
    """

    asked = Signal(object, object, object, object)
    changed = Signal()

    def __init__(self, parts: ExplainParts) -> None:
        super().__init__(parts)
        self._parts = parts
        self._run: TreeRun | None = None
        self._awaited: Lesson | None = None
        self._is_awaiting = False
        self._last: Lesson | None = None
        self._note = ("", "", "")
        self._zoom = 0.0
        for asks in (parts.choices.guess.toggled, parts.choices.cut.toggled):
            asks.connect(self._tell_note)
        parts.cut_bar.checked.connect(self._tell_note)
        parts.drawing.zoomChanged.connect(self.changed)
        parts.numbers.line.textChanged.connect(self.changed)
        parts.sources.lastAsked.connect(self._ask_last)
        parts.saving.lesson = self.now
        QShortcut(QKeySequence(QKeySequence.StandardKey.Paste), parts, self.paste)

    def show_note(self, title: str, text: str, question: str) -> None:
        """What is to be read beside the tree; a lesson may have been written by anybody."""
        self._note = title, text, question
        self._parts.note.show()
        self._tell_note()

    @Slot()
    def _tell_note(self) -> None:
        """Show the note, but not while it would give away the answer to a question."""
        title, text, question = self._note
        if text and self._is_asking:
            text = held_back()
        stop = "" if not title or title.endswith("?") else "."
        shapes = ("<b>{part}</b>", "{part}", "<i>{part}</i>")
        parts = zip(shapes, (f"{title}{stop}", text, question), strict=True)
        told = (shape.format(part=escape(part, quote=False)) for shape, part in parts if part)
        self._parts.note.setText(" ".join(told))

    @property
    def _is_asking(self) -> bool:
        """Whether the reader is still guessing values or marking cuts."""
        run, choices = self._run, self._parts.choices
        if choices.guess.isChecked():
            return run is None or run.index < run.last
        is_open = run is None or run.marks is None or run.marks.verdicts is None
        return choices.cut.isChecked() and is_open

    def show_numbers(self, position: Position) -> None:
        """Have the numbers of a tree stand where they are typed."""
        if position.game.is_numeric:
            self._parts.numbers.show_tree(position.game.id)

    def show_lesson(self, lesson: Lesson) -> None:
        """Explain what a lesson holds, starting at its step."""
        self._parts.choices.choose_searcher(lesson.searcher)
        self.show_numbers(lesson.position)
        self.asked.emit(lesson.position, lesson.depth, lesson.worth, lesson)
        if lesson.title or lesson.text or lesson.question:
            self.show_note(lesson.title, lesson.text, lesson.question)

    def come_back(self, kept: KeptLesson) -> None:
        """Explain what a window held last time, and look at it as it was looked at."""
        self.show_lesson(kept.lesson)
        self._zoom = kept.zoom
        if kept.typed:
            self._parts.numbers.line.setText(kept.typed)

    def look_at_it(self) -> None:
        """The tree has its place and its usual zoom: soon after it has that of last time."""
        if self._zoom:
            QTimer.singleShot(0, self, self._zoom_again)

    @Slot()
    def _zoom_again(self) -> None:
        zoom, self._zoom = self._zoom, 0.0
        if zoom:
            self._parts.drawing.set_zoom(zoom)

    def kept(self, *, stays: bool) -> KeptLesson | None:
        """Return what is shown, or will be once its tree is counted; see `KeptLesson`."""
        now, parts = self._awaited if self._is_awaiting else self.now(), self._parts
        if now is None:
            return None
        zoom = self._zoom or parts.drawing.zoom
        return KeptLesson(now, zoom, parts.numbers.line.text(), stays=stays)

    def offer(self, lesson: Lesson) -> None:
        """It can be had back as what was explained before."""
        self._last = lesson
        self._parts.sources.offer_last()

    def show_question(self) -> None:
        """Show the question alone: of the changed tree, the text may be untrue."""
        title, _, question = self._note
        self.show_note(title, "", question)

    def now(self) -> Lesson | None:
        """Return what is shown as a lesson, with its step; None before anything is shown."""
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
        )

    def await_run(self, position: Position, lesson: Lesson | None) -> None:
        """Another position is explained, as a lesson says; what gives way can be had back."""
        now = self.now()
        if now is not None and now.position != position:
            self.offer(now)
        self._awaited, self._is_awaiting, self._zoom = lesson, True, 0.0

    def stand(self, run: TreeRun) -> None:
        """Bring a new run to the step of its lesson, before it is shown."""
        self._run, lesson = run, self._awaited
        self._is_awaiting = False
        run.moved.connect(self.changed)
        run.moved.connect(self._tell_note)
        if lesson is not None:
            run.stand(lesson.step - 1, lesson.opened, lesson.more)

    def set_modes(self) -> None:
        """Guess, mark and compare as the lesson does, once its run is shown."""
        lesson, self._awaited = self._awaited, None
        if lesson is not None and self._run is not None:
            choices = self._parts.choices
            choices.guess.setChecked(lesson.guesses and choices.guess.isEnabled())
            choices.compare.setChecked(lesson.compares)
            self._mark(lesson, self._run)
        self.changed.emit()

    def _mark(self, lesson: Lesson, run: TreeRun) -> None:
        """Marks keep a run at its first step until they are checked."""
        cut = self._parts.choices.cut
        cut.setChecked(lesson.cuts and cut.isEnabled() and run.trace.algorithm.prunes)
        if cut.isChecked():
            self._parts.cut_bar.stand(lesson.marked, is_checked=lesson.is_checked)
        if lesson.is_checked or not cut.isChecked():
            run.stand(lesson.step - 1, lesson.opened, lesson.more)
            run.moved.emit()

    @Slot()
    def paste(self) -> None:
        """Show the lesson that was copied."""
        text = QGuiApplication.clipboard().text()
        try:
            if len(text) > MOST_PASTED:
                raise FileError(Flaw.NO_LESSON)
            lesson = read_lesson(text)
        except FileError as error:
            self._parts.trouble.show_message(not_opened(pasted_name(), error))
        else:
            self.show_lesson(lesson)

    @Slot()
    def _ask_last(self) -> None:
        if self._last is not None:
            self.show_lesson(self._last)

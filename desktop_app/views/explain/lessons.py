# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is explained, as a lesson: kept, stood at again, and the one before it."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut

from desktop_app.games.position import Position
from desktop_app.models.tree_run import TreeRun
from desktop_app.storage.errors import FileError, Flaw
from desktop_app.storage.lesson_file import Lesson, read_lesson
from desktop_app.views.explain.choices import searcher_of
from desktop_app.views.explain.parts import ExplainParts
from desktop_app.words.files import not_opened, pasted_name

MOST_PASTED = 100_000
"""Characters: no lesson is longer."""


class Lessons(QObject):
    """Knows at any time what is shown as a lesson, and has a run stand where a lesson stood.

    Signals:
        asked: a position that is to be explained, how deep, how its ends count, and its `Lesson`.
        changed: something else is shown now, or another step; see `now`.
    """

    asked = Signal(object, object, object, object)
    changed = Signal()

    def __init__(self, parts: ExplainParts) -> None:
        super().__init__(parts)
        self._parts = parts
        self._run: TreeRun | None = None
        self._awaited: Lesson | None = None
        self._last: Lesson | None = None
        self._note = ("", "", "")
        parts.sources.lastAsked.connect(self._ask_last)
        parts.saving.lesson = self.now
        QShortcut(QKeySequence(QKeySequence.StandardKey.Paste), parts, self.paste)

    def show_note(self, title: str, text: str, question: str) -> None:
        """What is to be read beside the tree; a lesson may have been written by anybody."""
        self._note = title, text, question
        stop = "" if not title or title.endswith("?") else "."
        shapes = ("<b>{part}</b>", "{part}", "<i>{part}</i>")
        parts = zip(shapes, (f"{title}{stop}", text, question), strict=True)
        told = (shape.format(part=escape(part, quote=False)) for shape, part in parts if part)
        self._parts.note.setText(" ".join(told))
        self._parts.note.show()

    def show_numbers(self, position: Position) -> None:
        """Have the numbers of a tree stand where they are typed."""
        if position.game.is_numeric:
            self._parts.numbers.show_tree(position.game.id)

    def show_lesson(self, lesson: Lesson) -> None:
        """Explain what a lesson holds, from the step at which it stands."""
        self._parts.choices.choose_searcher(lesson.searcher)
        self.show_numbers(lesson.position)
        self.asked.emit(lesson.position, lesson.depth, lesson.worth, lesson)
        if lesson.title or lesson.text or lesson.question:
            self.show_note(lesson.title, lesson.text, lesson.question)

    def show_question(self) -> None:
        """The same question about another tree, of which the text would not be true."""
        title, _, question = self._note
        self.show_note(title, "", question)

    def now(self) -> Lesson | None:
        """What is shown, with the step at which it stands; None before anything is."""
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
        )

    def await_run(self, position: Position, lesson: Lesson | None) -> None:
        """Another position is explained, as a lesson says; what gives way can be had back."""
        now = self.now()
        if now is not None and now.position != position:
            self._last = now
            self._parts.sources.offer_last()
        self._awaited = lesson

    def stand(self, run: TreeRun) -> None:
        """Have a new run stand where its lesson stood; nobody looks at it yet."""
        self._run, lesson = run, self._awaited
        run.moved.connect(self.changed)
        if lesson is not None:
            run.stand(lesson.step - 1, lesson.opened, lesson.more)

    def set_modes(self) -> None:
        """Guess and compare as the lesson does, once its run is shown."""
        lesson, self._awaited = self._awaited, None
        if lesson is not None:
            choices = self._parts.choices
            choices.guess.setChecked(lesson.guesses and choices.guess.isEnabled())
            choices.compare.setChecked(lesson.compares)
        self.changed.emit()

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

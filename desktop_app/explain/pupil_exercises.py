# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The interactive exercises of the Explain page: guess values, mark cuts, edit a leaf."""

from __future__ import annotations

from contextlib import suppress

from PySide6.QtCore import QObject, Slot

from desktop_app.core.errors import GameError
from desktop_app.explain.drawn_tree import Path
from desktop_app.explain.parts import ExplainLayout
from desktop_app.explain.pupil.leaf_editor import LeafEditor
from desktop_app.explain.tree_run import TreeRun
from desktop_app.words.faults import fault_text


class PupilExercises(QObject):
    """Connect the guess bar, the cut bar and the leaf editor to the run and the page."""

    def __init__(self, parts: ExplainLayout) -> None:
        super().__init__(parts)
        self._parts = parts
        self._run: TreeRun | None = None
        parts.choices.guess.toggled.connect(self._show_guess)
        parts.choices.guess.toggled.connect(parts.controls.set_careful)
        parts.guess_bar.asked.connect(parts.controls.pause)
        parts.guess_bar.answered.connect(parts.drawing.setFocus)
        parts.choices.cut.toggled.connect(self._show_cut)
        parts.cut_bar.checked.connect(self._show_reason)
        self.editor = LeafEditor(parts.drawing)
        self.editor.changed.connect(self._change_leaf)
        self.editor.entered.connect(self._enter_leaf)
        self.editor.doubled.connect(self._go_back)
        self._clicked: tuple[Path, int] | None = None

    def set_run(self, run: TreeRun) -> None:
        """Use a new run; call this before the run is shown."""
        self._run = run
        # only the result of a game can be guessed, not a heuristic evaluation
        self._parts.choices.allow_guess(run.trace.algorithm.depth is None)
        run.set_asking(self._parts.choices.guess.isChecked())
        self._parts.guess_bar.set_run(run)
        run.moved.connect(self._offer)
        self._offer()
        self._parts.choices.allow_cut(run.is_small)
        self._mark()

    def press(self, path: Path) -> bool:
        """Handle a pressed node; return whether the cut bar used it."""
        self._clicked = None if self._run is None else (path, self._run.index)
        return self._parts.choices.cut.isChecked() and self._parts.cut_bar.press(path)

    @Slot(object)
    def _go_back(self, path: Path) -> None:
        """Undo the jump to the leaf's step made by the first click of a double click."""
        clicked, self._clicked = self._clicked, None
        if self._run is not None and clicked is not None and clicked[0] == path:
            self._run.go(clicked[1])

    @Slot()
    def _offer(self) -> None:
        if self._parts.choices.guess.isChecked():
            self._parts.guess_bar.offer()

    @Slot(object, str)
    def _change_leaf(self, path: Path, text: str) -> None:
        with suppress(GameError):  # still being typed: a text that is no number yet may become one
            self._put(path, text)

    @Slot(object, str)
    def _enter_leaf(self, path: Path, text: str) -> None:
        try:
            self._put(path, text)
        except GameError as error:
            self._parts.trouble.show_message(fault_text(error))

    def _put(self, path: Path, text: str) -> None:
        if self._run is not None:
            self._parts.numbers.change_leaf(self._run.trace.position, path, text)

    @Slot(bool)
    def _show_cut(self, marking: bool) -> None:
        parts = self._parts
        parts.cut_bar.setVisible(marking)
        self.editor.is_on = not marking
        if marking:
            parts.controls.pause()
            parts.choices.guess.setChecked(False)
            if not parts.choices.prunes:
                parts.choices.algorithm.setCurrentIndex(1)  # another run: minimax never cuts
                return
        self._mark()

    def _mark(self) -> None:
        run, is_marking = self._run, self._parts.choices.cut.isChecked()
        if run is None or (run.marks is not None) is is_marking:
            return
        run.set_marking(is_marking and run.trace.algorithm.prunes)
        if is_marking:
            self._parts.cut_bar.set_run(run)
        self._parts.tree.fit_soon()
        self._show_reason()

    @Slot()
    def _show_reason(self) -> None:
        """Show the explanation of the step, or the question while marks are unchecked."""
        marks = None if self._run is None else self._run.marks
        is_open = marks is not None and marks.verdicts is None
        self._parts.strip.ask(self._parts.cut_bar.title if is_open else "")

    @Slot(bool)
    def _show_guess(self, guessing: bool) -> None:
        parts = self._parts
        if guessing:
            parts.choices.cut.setChecked(False)
        parts.guess_bar.setVisible(guessing)
        parts.tree.set_guessing(guessing)
        parts.compared.set_guessing(guessing)
        parts.panel.set_guessing(guessing)
        self.editor.takes_digits = not guessing
        if self._run is not None:
            self._run.set_asking(guessing)

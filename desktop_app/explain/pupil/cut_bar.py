# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Exercise: mark the branches that alpha-beta will skip, then check the marks."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QPushButton, QWidget

from desktop_app.explain.drawn_tree import Path
from desktop_app.explain.pupil_tasks import BranchMarks, MarkVerdict
from desktop_app.explain.tree_run import TreeRun
from desktop_app.explain.words.cuts import MarkFeedback
from desktop_app.kit.look.scale import HAIR, NEAR, TypeFollower
from desktop_app.kit.screen_reader import announce, set_accessible_title
from desktop_app.kit.touch.sizes import FINGER


class CutBar(QWidget):
    """Ask for the skipped branches, check the marks, and explain each verdict.

    Attributes:
        title: the question in a few words.

    Signals:
        checked: the marks were checked or cleared.
    """

    checked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._run: TreeRun | None = None
        self._feedback: MarkFeedback | None = None
        self.text = QLabel()
        self.text.setWordWrap(True)
        self.title = self.tr("Which branches does alpha-beta skip?")
        set_accessible_title(self.text, self.title)
        #: Button in the exercise “Find the cuts”, and its tip
        self.check = self._button(self.tr("Check"), self.tr("Compare your marks with alpha-beta's"))
        #: a button: remove the marks and try again
        self.again = self._button(self.tr("Again"), self.tr("Remove all your marks"))
        self.check.clicked.connect(self._check)
        self.again.clicked.connect(self._again)
        self._layout = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._layout.setContentsMargins(NEAR, HAIR, NEAR, HAIR)
        self._layout.addWidget(self.text, 1)
        buttons = QHBoxLayout()
        buttons.addWidget(self.check)
        buttons.addWidget(self.again)
        buttons.addStretch(1)
        self._layout.addLayout(buttons)
        TypeFollower(self, self._fit)
        self.hide()

    def set_wide(self, *, is_wide: bool) -> None:
        """Put the buttons beside the text (wide) or below it."""
        ways = QBoxLayout.Direction
        self._layout.setDirection(ways.LeftToRight if is_wide else ways.TopToBottom)
        self._fit()

    def _button(self, text: str, tip: str) -> QPushButton:
        button = QPushButton(text)
        button.setToolTip(tip)
        button.setMinimumHeight(FINGER)
        return button

    def _fit(self) -> None:
        """Reserve a fixed number of lines, so that no text moves its neighbours."""
        lines = 2 if self._layout.direction() is QBoxLayout.Direction.LeftToRight else 3
        self.text.setMinimumHeight(lines * self.fontMetrics().lineSpacing())

    def set_run(self, run: TreeRun) -> None:
        """Ask about another run, which must be in marking mode."""
        if run is not self._run:
            self._run, self._feedback = run, MarkFeedback(run.trace)
            run.held.connect(self._ask_again)
        self._ask()

    def restore(self, marked: frozenset[Path], *, is_checked: bool) -> None:
        """Restore earlier marks, and check them if they were checked."""
        run, marks = self._run, self._marks
        if run is None or marks is None:
            return
        deepest = run.trace.algorithm.depth
        marks.take_over(frozenset(p for p in marked if deepest is None or len(p) <= deepest))
        if is_checked:
            self._check()
        else:
            run.moved.emit()
            self._ask()

    @property
    def _marks(self) -> BranchMarks | None:
        return None if self._run is None else self._run.marks

    def _tell(self, text: str) -> None:
        self.text.setText(text)
        announce(self.text, text, interrupts=True)

    #: The question of the exercise “Find the cuts”
    def _ask(self) -> None:
        marks = self._marks
        count = 0 if marks is None else len(marks.marked)
        is_open = marks is not None and marks.verdicts is None
        self.check.setEnabled(is_open)
        self.again.setEnabled(not is_open or count > 0)
        if not count:
            self._tell(self.tr("Which branches will alpha-beta skip? Mark them, then press Check."))
        else:
            text = self.tr(
                "Marked: {count}. Have you marked every branch that alpha-beta will skip? Then "
                "press Check."
            )
            self._tell(text.format(count=count))

    @Slot()
    def _ask_again(self) -> None:
        marks = self._marks
        if marks is not None and marks.verdicts is None:
            self._tell(
                self.tr("First mark the branches that alpha-beta will skip. Then press Check.")
            )

    def press(self, path: Path) -> bool:
        """Mark or unmark a branch or explain its verdict; return whether either was done."""
        run, marks = self._run, self._marks
        if run is None or marks is None:
            return False
        if marks.verdicts is None:
            marks.toggle(path)
            run.moved.emit()
            self._ask()
            return True
        verdict = marks.verdicts.get(path)
        if verdict is None or self._feedback is None:
            return False
        self._tell(self._feedback.why(path, verdict))
        return True

    @Slot()
    def _check(self) -> None:
        run, marks, words = self._run, self._marks, self._feedback
        if run is None or marks is None or words is None:
            return
        found = marks.check()
        run.moved.emit()
        self.check.setEnabled(False)
        self.again.setEnabled(True)
        text = words.result(found)
        order = (MarkVerdict.WRONG, MarkVerdict.MISSED, MarkVerdict.RIGHT)
        told = min(found.items(), key=lambda one: (order.index(one[1]), one[0]), default=None)
        if told is not None:
            text = f"{text} {words.why(*told)}"
        self._tell(text)
        self.checked.emit()

    @Slot()
    def _again(self) -> None:
        if self._run is not None:
            self._run.set_marking(True)
            self._ask()
            self.checked.emit()

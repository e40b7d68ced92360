# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The widgets of the Explain page and their layout."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from desktop_app.explain.choices import ExplainChoices
from desktop_app.explain.dialogs.opener import ExplainDialogs
from desktop_app.explain.panel import ExplainPanel
from desktop_app.explain.pupil.cut_bar import CutBar
from desktop_app.explain.pupil.guess_bar import DayScore, GuessBar
from desktop_app.explain.saving.menu import ExplainSaving
from desktop_app.explain.sources import SourceBar
from desktop_app.explain.step_controls import StepControls
from desktop_app.explain.tree.titled import ComparedTree, TitledTree
from desktop_app.explain.words.code import pseudocode
from desktop_app.guard import guarded
from desktop_app.kit.fingers.scroll import scroll_by_finger
from desktop_app.kit.fingers.sizes import fit_for_fingers
from desktop_app.kit.focus_frame import FocusRing
from desktop_app.kit.look.scale import HAIR, NEAR, TypeFollower
from desktop_app.kit.message_bar import MessageBar
from desktop_app.kit.overlay import Overlay
from desktop_app.kit.screen_reader import entitle
from desktop_app.numerals import percent_of

BAR_STEPS = 1_000

LEAST_TREE, LEAST_PANEL = 250, 240
"""The least widths of a tree and of the panel, in pixels."""
TREE_LETTERS = 50
"""The least width of a tree in letters of larger type, if the window is wide enough."""
FEW_LINES = 30
"""A page with fewer lines of text shows only the tree, its sentence and the steps."""
HANDLE = 8
"""The largest width in pixels of the divider beside a tree."""


class CountBar(QWidget):
    """Progress of the counting of a large run, with a button to stop.

    Signals:
        stopped: the reader has pressed the button.
    """

    stopped = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bar = QProgressBar()
        self.bar.setRange(0, BAR_STEPS)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(self.tr("Steps counted"))
        self.stop = QPushButton(self.tr("Stop"))
        self.stop.setToolTip(self.tr("Stop counting and look fewer moves ahead"))
        self.stop.clicked.connect(self.stopped)
        self._text = QLabel()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(NEAR, HAIR, NEAR, HAIR)
        layout.addWidget(self._text)
        layout.addWidget(self.bar, 1)
        layout.addWidget(self.stop)
        self.show_share(0)
        TypeFollower(self, self._keep_room)
        self.hide()

    @Slot(float)
    def show_share(self, share: float) -> None:
        """Show the share of the tree that is counted, from 0 to 1."""
        self.bar.setValue(int(share * BAR_STEPS))
        self._text.setText(self._share_text(share))

    def _share_text(self, share: float) -> str:
        text = self.tr("Counting the steps of the search: {percent} %")
        return text.format(percent=percent_of(share))

    def _keep_room(self) -> None:
        """Keep room for the longest text, so that none is cut while the numbers grow."""
        longest = self._text.fontMetrics().horizontalAdvance(self._share_text(1))
        self._text.setMinimumWidth(longest + HAIR)


@guarded
class ExplainParts(QWidget):
    """The widgets of the page and their layout, without a run.

    `ExplainPage` adds the runs and connects the parts; `Lessons` and `PupilActs` need the parts
    only, and would import the page in a circle.

    Attributes:
        sources: the selector of the position; `numbers` is its line of numbers.
        trouble: messages about errors and saved files.
        note: the text of an example or a lesson.
        choices: algorithm, depth, and the tables that can be opened.
        count_bar: the progress of counting.
        guess_bar: the question for a node's value.
        cut_bar: the question for the skipped branches.
        tree: the tree of the run; `drawing` is the drawing in it.
        compared: the tree of the other algorithm.
        panel: code, explanation, window and counters; `aside` is the column that holds it.
        controls: the step controls.
        dialogs: the tables that can be opened.
        saving: the menu for pictures, films and texts.
    """

    def __init__(self, score: DayScore | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sources = SourceBar()
        self.numbers = self.sources.numbers
        self.trouble = MessageBar()
        self.note = QLabel()
        self.note.setWordWrap(True)
        self.note.setMargin(10)
        self.note.setAutoFillBackground(True)
        self.note.setBackgroundRole(QPalette.ColorRole.Base)
        entitle(self.note, self.tr("Example"))
        self.note.hide()
        self.choices = ExplainChoices()
        self.choices.listen(self)
        self.count_bar = CountBar()
        self.guess_bar = GuessBar(score)
        self.cut_bar = CutBar()
        self.tree = TitledTree()
        self.drawing = self.tree.drawing
        self.compared = ComparedTree()
        self.compared.hide()
        self.panel = ExplainPanel()
        self.controls = StepControls()
        self.controls.options.toggled.connect(self._fold)
        self._is_presenting = self._is_alone = False
        self.dialogs = ExplainDialogs(self)
        self.saving = ExplainSaving(self.tree, self)
        self.choices.save.setMenu(self.saving.menu())
        self._place()

    def _place(self) -> None:
        self._split = split = QSplitter()
        for tree in (self.tree, self.compared):
            tree.setMinimumWidth(LEAST_TREE)
        split.addWidget(self.tree)
        split.addWidget(self.compared)
        column = self._text_column()
        split.addWidget(self.aside)
        split.setStretchFactor(0, 1)
        split.setStretchFactor(1, 1)
        split.setSizes([780, 780, 420])
        layout = QVBoxLayout(self)
        self._columns = layout, column
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.sources)
        layout.addWidget(self.choices)
        layout.addWidget(split, 1)
        layout.addWidget(self.guess_bar)  # here it shrinks the tree, but moves no control
        layout.addWidget(self.controls)
        for bar in (self.count_bar, self.trouble):
            Overlay(bar, split, self)
        fit_for_fingers(self)

    def _text_column(self) -> QVBoxLayout:
        """Return the column with the explanation on top and everything that may scroll below."""
        self.aside = QWidget()
        self._scroll = self._scrolled_panel()
        self._measure()
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.fontChanged.connect(self._follow_type)
        column = QVBoxLayout(self.aside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.panel.reason)
        column.addWidget(self.cut_bar)  # here it does not move the tree being marked
        column.addWidget(self._scroll, 1)
        return column

    def _scrolled_panel(self) -> QScrollArea:
        told = QWidget()
        column = QVBoxLayout(told)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.note)
        column.addWidget(self.panel, 1)
        scroll = QScrollArea()
        scroll_by_finger(scroll)
        scroll.setWidget(told)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setAccessibleName(self.tr("Algorithm, window and counts"))
        FocusRing(scroll)
        self.panel.code.set_lines(pseudocode(prunes=True))
        return scroll

    def _measure(self) -> None:
        """Set the panel's width to that of the longest line of code."""
        bar = self._scroll.verticalScrollBar().sizeHint().width()
        margins = self.panel.contentsMargins().left() + self.panel.contentsMargins().right()
        code = self.panel.code.width_of(pseudocode(prunes=True))
        self._panel_width = code + margins + bar + 24

    @Slot()
    def _follow_type(self) -> None:
        """Lay out again after a change of the font size."""
        # widgets with a font of their own get the new one after this signal
        QTimer.singleShot(0, self, partial(QTimer.singleShot, 0, self, self._fit_type))

    @Slot()
    def _fit_type(self) -> None:
        self._measure()
        self._fold()
        self.make_room()
        QTimer.singleShot(0, self, self.show_trees_readably)  # when the panel has its new width

    @Slot()
    def show_trees_readably(self) -> None:
        """Fit small trees to their views and show a readable part of large ones."""
        self.tree.show_readably()
        self.compared.show_readably()

    def show_tree_alone(self, alone: bool) -> None:
        """Show only the tree, its sentence and the step controls, or everything again."""
        self._is_presenting = alone
        self._fold()

    @Slot()
    def _fold(self) -> None:
        """Show only the tree, its sentence and the steps while presenting or on a small page."""
        is_small = self.height() < FEW_LINES * self.fontMetrics().lineSpacing()
        options = self.controls.options
        options.setVisible(is_small and not self._is_presenting)
        alone = self._is_presenting or (is_small and not options.isChecked())
        if alone is not self._is_alone:
            self._is_alone = alone
            self._leave_tree_alone(alone)

    def _leave_tree_alone(self, alone: bool) -> None:
        focus = self.window().focusWidget() or self
        for part in (self.sources, self.choices, self.aside):
            part.setVisible(not alone)
        page, column = self._columns
        for each in self._columns:
            each.removeWidget(self.cut_bar)
        if alone:  # keep the question about the tree in view
            page.insertWidget(page.indexOf(self.guess_bar), self.cut_bar)
        else:
            column.insertWidget(column.indexOf(self._scroll), self.cut_bar)
        self.cut_bar.set_wide(is_wide=alone)
        self.drawing.set_bubble(alone)
        if self.isAncestorOf(focus) and not focus.isVisibleTo(self):
            self.drawing.setFocus()  # or keys would go to some neighbour
        QTimer.singleShot(0, self, self.show_trees_readably)  # once the tree has its new size

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take a digit as a guess if no other widget has used it."""
        if not self.guess_bar.take(event.text()):
            super().keyPressEvent(event)

    def keep_code_in_sight(self) -> None:
        """Scroll the panel to the line of code that is running."""
        row = self.panel.code.lit_row()
        if row is not None:
            self._scroll.ensureWidgetVisible(row, 0, 2 * row.height())

    def show_note(self) -> None:
        """Scroll the panel back to the note at its top."""
        self._scroll.verticalScrollBar().setValue(0)

    def make_room(self) -> None:
        """Set the panel's minimum width; with two trees, long lines of code may be elided."""
        trees = 2 if self.compared.isVisibleTo(self) else 1
        letters = TREE_LETTERS * self.fontMetrics().averageCharWidth()
        least = max(LEAST_TREE, min(letters, self.width() // (trees + 1)))
        left = self.width() - trees * (least + HANDLE)
        self.aside.setMinimumWidth(max(min(left, self._panel_width), LEAST_PANEL))
        self._split.refresh()  # at once, as it was laid out for the panel's old width

    def share_room(self) -> None:
        """Divide the width: the panel gets what it needs, the visible trees share the rest."""
        self.make_room()
        aside, trees = self.aside.minimumWidth(), (self.tree, self.compared)
        each = (self.width() - aside) // sum(tree.isVisibleTo(self) for tree in trees)
        self._split.setSizes([each, each, aside])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the trees and the panel beside each other."""
        super().resizeEvent(event)
        self._fold()
        self.make_room()

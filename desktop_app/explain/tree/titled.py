# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A drawn tree with a title that shows its counters, and buttons for zoom and follow."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from desktop_app.explain.drawn_tree import Path
from desktop_app.explain.tree.accessible import TreeVoice
from desktop_app.explain.tree.drawing import TreeDrawing
from desktop_app.explain.tree_run import TreeRun
from desktop_app.explain.words.tree import NO_TEXTS, NodeTexts, TreeTexts
from desktop_app.guard import guarded
from desktop_app.kit.fingers.sizes import high_enough, show_check
from desktop_app.kit.flow_row import FlowRow
from desktop_app.kit.look.scale import HAIR, NEAR, TypeFollower
from desktop_app.kit.screen_reader import entitle
from desktop_app.numerals import grouped
from desktop_app.search.trace import Trace
from desktop_app.words.counted import COUNTED
from desktop_app.words.values import MINUS

BUTTON_SIDE = 32
LEAST_HEIGHT = 50
"""The height in pixels of the drawing in the smallest window."""
TITLE_LETTERS = 34
"""The least number of letters in a line of the title."""


@guarded
class TitledTree(QWidget):
    """The tree of one run, with its name, counters, and buttons to zoom, fit and follow.

    It makes the node texts for its own run and passes them to the drawing together with the tree.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._run: TreeRun | None = None
        self._texts = NO_TEXTS
        self._is_guessing = False
        self.title = QLabel()
        entitle(self.title, self.tr("Search"))
        self.title.setWordWrap(True)
        self.title.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.drawing = TreeDrawing()
        TreeVoice(self.drawing)
        self.larger = self._button("+", self.tr("Zoom in (+, with the tree in focus)"))
        self.smaller = self._button(MINUS, self.tr("Zoom out (−)"))
        self.whole = self._button(
            #: a button: show the whole tree
            self.tr("Fit"),
            self.tr("Show the whole tree, or its full height"),
        )
        #: a button: the drawing follows the search
        self.follow = self._button(self.tr("Follow"), self.tr("Keep the current position in view"))
        self.follow.setCheckable(True)
        show_check(self.follow)
        self.larger.clicked.connect(self.drawing.zoom_in)
        self.smaller.clicked.connect(self.drawing.zoom_out)
        self.whole.clicked.connect(self.drawing.fit)
        self.follow.toggled.connect(self.drawing.set_follow)
        self.drawing.followChanged.connect(self._show_follow)
        self.drawing.nodeToggled.connect(self._toggle)
        self.drawing.moreAsked.connect(self._show_more)
        self.follow.setChecked(True)
        self._place()
        TypeFollower(self, self._fit)

    def _fit(self) -> None:
        """Fix the title's height at two lines, and limit its minimum width to the tree's."""
        metrics = self.title.fontMetrics()
        self.title.setFixedHeight(max(2 * metrics.lineSpacing(), BUTTON_SIDE))
        letters = TITLE_LETTERS * metrics.averageCharWidth()
        self.title.setMinimumWidth(min(letters, self.width() - 2 * NEAR))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the title if the tree is narrow."""
        super().resizeEvent(event)
        self._fit()

    def _button(self, text: str, tip: str) -> QToolButton:
        button = QToolButton()
        button.setText(text)
        button.setToolTip(tip)
        button.setAccessibleName(tip)
        button.setAutoRaise(True)
        high_enough(button, BUTTON_SIDE, wide=True)
        return button

    def _place(self) -> None:
        row = FlowRow(spacing=HAIR)
        row.setContentsMargins(NEAR, HAIR, NEAR, HAIR)
        row.add(self.title, self.smaller, self.larger, self.whole, self.follow)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(row)
        self.drawing.setMinimumHeight(LEAST_HEIGHT)  # the buttons come first in the tab order
        layout.addWidget(self.drawing, 1)
        layout.addStretch(0)  # keeps the title at the top if there is no drawing

    def twin(self) -> TitledTree:
        """Return an empty tree with the same look and no buttons."""
        made = TitledTree()
        made.set_guessing(self._is_guessing)
        made.drawing.set_theme(self.drawing.theme)
        for button in (made.smaller, made.larger, made.whole, made.follow):
            button.hide()
        made.title.setMinimumHeight(BUTTON_SIDE)
        made.follow.setChecked(False)
        return made

    @property
    def tree_run(self) -> TreeRun | None:
        """The run on screen, if any."""
        return self._run

    def set_run(self, run: TreeRun) -> None:
        """Show another run."""
        if self._run is not None:
            self._run.moved.disconnect(self.refresh)
        self._run, self._texts = run, self._texts_of(run)
        run.moved.connect(self.refresh)
        self.follow_again()
        self.refresh()

    def set_guessing(self, guessing: bool) -> None:
        """Set whether the values of nodes being searched are hidden because they are guessed."""
        if guessing != self._is_guessing:
            self._is_guessing = guessing
            if self._run is not None:
                self._texts = self._texts_of(self._run)
                self.refresh()

    def _texts_of(self, run: TreeRun) -> TreeTexts:
        return NodeTexts(run.trace, is_guessing=self._is_guessing).for_tree()

    @Slot()
    def show_readably(self) -> None:
        """Fit a small tree, or one that the reader expanded fully; show others at 100 %."""
        if self._run is not None and self._run.is_small:
            self.drawing.fit_readable()
        elif self._run is not None and self._run.shows_all:
            self.drawing.fit()
        else:
            self.drawing.set_zoom(1)

    @Slot(object)
    def _toggle(self, path: Path) -> None:
        if self._run is not None:
            self._run.toggle(path)

    @Slot(object)
    def _show_more(self, path: Path) -> None:
        if self._run is not None:
            self._run.show_more(path)

    @Slot()
    def follow_again(self) -> None:
        """Follow the current node again, after the reader looked elsewhere."""
        self.drawing.set_follow(True)

    @Slot()
    def refresh(self) -> None:
        """Draw the current step of the run."""
        run = self._run
        if run is None:
            return
        self.drawing.set_tree(run.drawn(), self._texts)
        counters, whole = run.step.counters, run.summary
        name = self.tr("Alpha-beta") if run.trace.algorithm.prunes else self.tr("Minimax")
        text = self.tr("<b>{name}</b>: {nodes} of {all} positions", "", whole.nodes)
        nodes = grouped(counters.nodes)
        self.title.setText(text.format(name=name, nodes=nodes, all=grouped(whole.nodes)))
        leaves, cuts = COUNTED.leaves(counters.leaves), COUNTED.cuts(counters.cuts)
        tip = self.tr("{leaves}, {cuts} so far").format(leaves=leaves, cuts=cuts)
        self.title.setToolTip(tip)

    @Slot(bool)
    def _show_follow(self, follows: bool) -> None:
        self.follow.setChecked(follows)


class ComparedTree(TitledTree):
    """The other algorithm's tree on the same position, after the same number of positions."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.drawing.setAccessibleName(self.tr("Game tree of the other algorithm"))

    def _texts_of(self, run: TreeRun) -> TreeTexts:
        """Hide all values of a node that may be ahead of the run being guessed."""
        return NodeTexts(run.trace, is_guessing=self._is_guessing, hides_all=True).for_tree()

    def set_trace(self, trace: Trace | None, *, is_counted: bool) -> None:
        """Show another run; for None show that it is too large or still being counted."""
        old = self._run
        if trace is None:
            self._run = None
            self.title.setText(
                self.tr("The other tree is too large. Look fewer moves ahead.")
                if is_counted
                else self.tr("Counting the other search…")
            )
            self._show_tree(False)
        elif old is None or old.trace is not trace:
            self._show_tree(True)
            self.set_run(TreeRun(trace, self))
        if old is not None and old is not self._run:
            old.deleteLater()

    def _show_tree(self, shown: bool) -> None:
        for part in (self.drawing, self.smaller, self.larger, self.whole, self.follow):
            part.setVisible(shown)

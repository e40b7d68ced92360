# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A drawn tree that fits itself, with a title and with buttons for zoom and follow."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QLabel,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop_app.explain.drawn_tree import Path
from desktop_app.explain.tree.accessible import TreeAnnouncer
from desktop_app.explain.tree.drawing import TreeDrawing
from desktop_app.explain.tree_run import TreeRun
from desktop_app.explain.words.tree import NO_TEXTS, RunTexts, TreeTexts
from desktop_app.guard import guarded
from desktop_app.kit.flow_row import FlowRow
from desktop_app.kit.look.scale import HAIR, NEAR, TIGHT, TypeFollower
from desktop_app.kit.screen_reader import set_accessible_title
from desktop_app.kit.touch.sizes import set_touch_height, show_check
from desktop_app.numerals import grouped
from desktop_app.search.trace import Trace
from desktop_app.words.counted import COUNTED
from desktop_app.words.values import MINUS

BUTTON_SIDE = 32
LEAST_HEIGHT = 50
"""The height in pixels of the drawing in the smallest window."""


@guarded
class TitledTree(QWidget):
    """The tree of one run, with its name and counters, and buttons to zoom, fit and follow.

    It makes the node texts for its own run and passes them to the drawing together with the tree.
    The tree is fitted again whenever the drawing has another size, unless the reader has chosen a
    zoom.

    Attributes:
        title: name and counters, shown where there are two trees.
        drawing: the tree.
        tools: a row with the buttons, shown on request. It has its place outside of the tree, which
            it must not cover.
        larger, smaller, whole, follow: these buttons.

    Signals:
        headChanged: the height in pixels of what is above the drawing.
    """

    headChanged = Signal(int)
    _head = _least_head = 0

    def __init__(self) -> None:
        super().__init__()
        self._run: TreeRun | None = None
        self._texts = NO_TEXTS
        self._is_guessing = False
        self._fits: Callable[[], None] | None = None
        self.title = QLabel()
        #: Name of the line above the tree, for screen readers
        set_accessible_title(self.title, self.tr("Search"))
        self.title.setWordWrap(True)
        self.title.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.drawing = TreeDrawing()
        TreeAnnouncer(self.drawing)
        self.larger = self._button("+", self.tr("Zoom in (click the tree, then +)"))
        self.smaller = self._button(MINUS, self.tr("Zoom out (−)"))
        self.whole = self._button(
            #: A button: fit the whole tree into the page
            self.tr("Fit"),
            self.tr("Show the whole tree, or its full height"),
        )
        #: a button: the drawing follows the search
        self.follow = self._button(self.tr("Follow"), self.tr("Keep the current position in view"))
        self.follow.setCheckable(True)
        show_check(self.follow)
        self.larger.clicked.connect(self.drawing.zoom_in)
        self.smaller.clicked.connect(self.drawing.zoom_out)
        self.whole.clicked.connect(self._press_fit)
        self._has_tools = self._may_fit = self._is_cut = False
        self.drawing.zoomedByHand.connect(self._keep_zoom)
        self.drawing.resized.connect(self.fit_soon)
        self.follow.toggled.connect(self.drawing.set_follow)
        self.drawing.followChanged.connect(self._show_follow)
        self.drawing.nodeToggled.connect(self._toggle)
        self.drawing.moreAsked.connect(self._show_more)
        self.follow.setChecked(True)
        self._place()
        TypeFollower(self, self._fit)

    def _fit(self) -> None:
        """Give the title as many lines as it needs at its width."""
        wide = max(self.width() - 2 * NEAR, 1)
        before, layout = self.title.height(), self.layout()
        self.title.setMinimumHeight(0)  # else Qt returns no less than the former height
        self.title.setFixedHeight(max(self.title.heightForWidth(wide), 0))
        if layout is not None and self.title.height() != before:
            layout.activate()  # the tree is fitted to what is left
        top = self.title.height() if not self.title.isHidden() else 0
        above = max(self._least_head - top, 0)
        if layout is not None and layout.contentsMargins().top() != above:
            layout.setContentsMargins(0, above, 0, 0)
        if above + top != self._head:
            self._head = above + top
            self.headChanged.emit(self._head)

    @Slot(int)
    def keep_head(self, height: int) -> None:
        """Leave at least this height above the drawing, as above another one beside it."""
        if height != self._least_head:
            self._least_head = height
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the title if the tree is narrow."""
        super().resizeEvent(event)
        self._fit()

    def show_title(self, shown: bool) -> None:
        """Show or hide the title."""
        self.title.setVisible(shown)
        self._fit()

    def show_tools(self, shown: bool, *, may_fit: bool = False) -> None:
        """Show or hide the row of buttons.

        Args:
            shown: whether all of them are shown.
            may_fit: whether the one that shows the whole tree is there while it has no room.
        """
        self._has_tools, self._may_fit = shown, may_fit
        self._show_tools()

    def _show_tools(self) -> None:
        for button in (self.smaller, self.larger, self.follow):
            button.setVisible(self._has_tools)
        self.tools.setVisible(self._has_tools or (self._may_fit and self._is_cut))

    @Slot()
    def _press_fit(self) -> None:
        """Show the whole tree, or a legible part of it again."""
        if self._is_cut and self._fits == self.show_whole:
            self.show_readably()
        else:
            self.show_whole()

    # fitting

    @Slot()
    def _keep_zoom(self) -> None:
        self._fits = None

    @property
    def held_zoom(self) -> float:
        """The zoom that the reader has chosen; 0 if the tree fits itself."""
        return self.drawing.zoom if self._fits is None else 0.0

    def hold_zoom(self, zoom: float) -> None:
        """Set a zoom that the reader has chosen before."""
        self._fits = None
        self.drawing.set_zoom(zoom)

    @Slot()
    def show_whole(self) -> None:
        """Show the whole tree, or its full height, now and in other sizes."""
        self._fits = self.show_whole
        if self._run is not None:
            self._expand(self._run.is_small or self._run.is_whole)
        self.drawing.fit()

    @Slot()
    def fit_soon(self) -> None:
        """Fit the tree again once what happens now is done."""
        if self._fits is not None:
            QTimer.singleShot(0, self, self._fit_again)

    @Slot()
    def _fit_again(self) -> None:
        if self._fits is not None and self._run is not None and self.isVisible():
            self._fits()

    def _button(self, text: str, tip: str) -> QToolButton:
        button = QToolButton()
        button.setText(text)
        button.setToolTip(tip)
        button.setAccessibleName(tip)
        button.setAutoRaise(True)
        set_touch_height(button, BUTTON_SIDE, wide=True)
        return button

    def _place(self) -> None:
        self.title.setMargin(HAIR)
        self.title.hide()
        self.tools = FlowRow(spacing=HAIR)
        self.tools.add(self.smaller, self.larger, self.whole, self.follow)
        self.tools.setContentsMargins(TIGHT, HAIR, TIGHT, HAIR)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.title)
        self.tools.setParent(self)  # until it gets its place
        self.tools.hide()
        self.drawing.setMinimumHeight(LEAST_HEIGHT)
        layout.addWidget(self.drawing, 1)
        layout.addStretch(0)  # keeps the title at the top if there is no drawing

    def twin(self) -> TitledTree:
        """Return an empty tree with the same look and no buttons."""
        made = TitledTree()
        made.set_guessing(self._is_guessing)
        made.drawing.set_theme(self.drawing.theme)
        made.show_title(True)
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
        return RunTexts(run.trace, is_guessing=self._is_guessing).for_tree()

    @Slot()
    def show_readably(self) -> None:
        """Fit a small tree, or show a legible part of one that has not enough room.

        Of a tree that would be too small to read, show the upper layers. It is expanded only where
        the search is, unless it is to stay whole or branches are being marked. The tree is fitted
        in the same way when the drawing has another size.
        """
        self._fits, run = self.show_readably, self._run
        if run is None:
            return
        self._expand(run.is_small or run.is_whole)
        self._is_cut = False
        if run.shows_all:
            self.drawing.fit()
            self._is_cut = not self.drawing.is_legible
            if self._is_cut and (run.is_whole or self.drawing.is_readable):
                self.drawing.show_legibly()
            elif self._is_cut:
                self._is_cut = False
                self._expand(run.marks is not None)
                self.drawing.show_layers()
        else:
            self.drawing.show_layers()
        self._show_tools()

    def _expand(self, expanded: bool) -> None:
        """Expand the whole tree, or only what is being searched."""
        assert self._run is not None
        if expanded is not self._run.shows_all:
            self._run.shows_all = expanded
            self.refresh()

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

    #: Above the tree: the name of the search in bold letters. {name}: “Minimax” or “Alpha-beta”;
    #: {nodes}, {all}: numbers
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
        if not self.title.isHidden():
            self._fit()
        leaves, cuts = COUNTED.leaves(counters.leaves), COUNTED.cuts(counters.cuts)
        #: Above the tree. {leaves}: “8 leaves”, {cuts}: “2 cuts”
        tip = self.tr("{leaves}, {cuts} so far").format(leaves=leaves, cuts=cuts)
        self.title.setToolTip(tip)

    @Slot(bool)
    def _show_follow(self, follows: bool) -> None:
        self.follow.setChecked(follows)


class ComparedTree(TitledTree):
    """The other algorithm's tree on the same position, after the same number of positions."""

    def __init__(self) -> None:
        super().__init__()
        self.drawing.setAccessibleName(self.tr("The other algorithm's game tree"))
        self.show_title(True)

    def _texts_of(self, run: TreeRun) -> TreeTexts:
        """Hide all values of a node that may be ahead of the run being guessed."""
        return RunTexts(run.trace, is_guessing=self._is_guessing, hides_all=True).for_tree()

    def set_trace(self, trace: Trace | None, *, is_counted: bool) -> None:
        """Show another run; for None show that it is too large or still being counted."""
        old = self._run
        if trace is None:
            self._run = None
            self.title.setText(
                self.tr("The other tree is too large. Look fewer moves ahead.")
                if is_counted
                else self.tr("Counting positions in the other search…")
            )
            self._show_tree(False)
        elif old is None or old.trace is not trace:
            self._show_tree(True)
            self.set_run(TreeRun(trace, self))
        if old is not None and old is not self._run:
            old.deleteLater()

    def _show_tree(self, shown: bool) -> None:
        self.drawing.setVisible(shown)

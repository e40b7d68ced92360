# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The widgets of the Explain page and their layout."""

from __future__ import annotations

from functools import partial
from math import ceil

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop_app.explain.choices import ExplainChoices
from desktop_app.explain.control_row import ALL, STUDIED, TRIED, ControlRow, ControlSet
from desktop_app.explain.dialogs.opener import ExplainDialogs
from desktop_app.explain.node_panel import GlanceBoard, NodePanel
from desktop_app.explain.panel import ExplainPanel
from desktop_app.explain.pupil.cut_bar import CutBar
from desktop_app.explain.pupil.guess_bar import DayScore, GuessBar
from desktop_app.explain.race import RaceBars
from desktop_app.explain.saving.menu import ExplainSaving
from desktop_app.explain.sources import SourceBar
from desktop_app.explain.step_controls import StepControls
from desktop_app.explain.strip import SentenceStrip
from desktop_app.explain.tree.titled import ComparedTree, TitledTree
from desktop_app.explain.words.pseudocode import pseudocode
from desktop_app.guard import guarded
from desktop_app.kit.focus_frame import FocusRing
from desktop_app.kit.look.scale import HAIR, NEAR, TIGHT, TypeFollower
from desktop_app.kit.message_bar import MessageBar
from desktop_app.kit.overlay import FadingEdge, Overlay
from desktop_app.kit.screen_reader import set_accessible_title
from desktop_app.kit.touch.scroll import enable_touch_scrolling
from desktop_app.kit.touch.sizes import fit_for_touch, set_touch_height, show_check
from desktop_app.numerals import percent_of

BAR_STEPS = 1_000

LEAST_TREE, LEAST_PANEL = 250, 200
"""The least widths of a tree and of the panel, in pixels."""
LEAST_SCROLL = 40
"""The least height of the part of the panel that scrolls, in pixels."""
TREE_SHARE = 0.702
"""The share of the page's area that the tree gets, if that leaves the panel its least width."""
PANEL_LETTERS = 22
"""The least width of the panel in letters."""
MOST_PANEL = 0.4
"""The largest share of the page's width for the panel, even in large type."""
BOARD_SHARE, LEAST_BOARD_SHARE = 0.42, 0.14
"""The largest share of the panel's height for the board of a node, and the least one that the board
may have so that all of the code is seen below it."""
FEW_LINES = 20
"""A page with fewer lines of text shows only the tree, its sentence and the steps."""


class CountBar(QWidget):
    """Progress of the counting of a large run, with a button to stop.

    Signals:
        stopped: the reader has pressed the button.
    """

    stopped = Signal()

    #: The bar that is shown while the steps of a large tree are counted, for screen readers, and
    #: its button
    def __init__(self) -> None:
        super().__init__()
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

    #: Beside a button to stop
    def _share_text(self, share: float) -> str:
        text = self.tr("Counting the steps of the search: {percent}%")
        return text.format(percent=percent_of(share))

    def _keep_room(self) -> None:
        """Keep room for the longest text, so that none is cut while the numbers grow."""
        longest = self._text.fontMetrics().horizontalAdvance(self._share_text(1))
        self._text.setMinimumWidth(longest + HAIR)


class Drawer(QFrame):
    """The settings of the search and the line of numbers, between the tree and its controls.

    Signals:
        closed: the reader has pressed the button that closes it.
    """

    closed = Signal()

    def __init__(self, sources: QWidget, choices: QWidget) -> None:
        """Hold the rows, and stay closed."""
        super().__init__()
        self._choices = choices
        self.setFrameShape(QFrame.Shape.StyledPanel)
        close = QToolButton()
        close.setText("\N{MULTIPLICATION SIGN}")
        close.setAccessibleName(self.tr("Close the settings"))
        close.setToolTip(self.tr("Close the settings"))
        close.setAutoRaise(True)
        set_touch_height(close, 36, wide=True)
        close.clicked.connect(self.closed)
        first = QHBoxLayout()
        first.setSpacing(0)
        first.addWidget(sources, 1)
        first.addWidget(close, 0, Qt.AlignmentFlag.AlignTop)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(HAIR, HAIR, HAIR, HAIR)
        layout.setSpacing(HAIR)
        layout.addLayout(first)
        layout.addWidget(choices)
        self.hide()

    def open(self, *, whole: bool) -> None:
        """Show all settings, or just the numbers."""
        self._choices.setVisible(whole)
        self.show()


@guarded
class ExplainLayout(QWidget):
    """The widgets of the page and their layout, without a run.

    `ExplainPage` adds the runs and connects the parts; `Lessons` and `PupilExercises` need only
    the parts, and would import the page in a circle.

    Attributes:
        strip: the sentence of the step, and the choice of a set of controls.
        race: how far two searches have come that are compared.
        sources: the selector of the position; `numbers` is its line of numbers.
        trouble: messages about errors and saved files.
        note: the text of an example or a lesson.
        choices: algorithm, depth, and the tables that can be opened.
        drawer: holds `sources` and `choices`.
        count_bar: the progress of counting.
        guess_bar: the question for a node's value.
        cut_bar: the question for the skipped branches.
        tree: the tree of the run; `drawing` is the drawing in it.
        compared: the tree of the other algorithm.
        node: the board and the facts of a node.
        panel: code, explanation, window and counters; `aside` is the column that holds it.
        controls: the step controls.
        bar: the row at the bottom, which holds `controls` and the other buttons.
        settings, change_numbers: buttons that open the drawer.
        options: shows the column in a small window; hidden if there is enough space.
        more: the button with the menu of everything.
        dialogs: the tables that can be opened.
        saving: the menu for pictures, animations and texts.
    """

    def __init__(self, score: DayScore | None = None) -> None:
        super().__init__()
        self._set = ControlSet.WATCH
        self.sources = SourceBar()
        self.numbers = self.sources.numbers
        self.trouble = MessageBar()
        self.note = QLabel()
        self.note.setWordWrap(True)
        self.note.setMargin(10)
        self.note.setAutoFillBackground(True)
        self.note.setBackgroundRole(QPalette.ColorRole.Base)
        #: Name of the note on an example, for screen readers
        set_accessible_title(self.note, self.tr("Example"))
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
        self.race = RaceBars()
        self.node, self.glance = NodePanel(), GlanceBoard(self.tree)
        self.panel = ExplainPanel()
        self.strip = SentenceStrip(self.panel.reason, self.sources.back)
        self.controls = StepControls()
        self.choices.add(self.controls.speed)
        self.drawer = Drawer(self.sources, self.choices)
        self.drawer.closed.connect(self.close_drawer)
        self._is_presenting = self._is_alone = self._is_dragged = False
        self.dialogs = ExplainDialogs(self)
        self.saving = ExplainSaving(self.tree, self)
        self.choices.save.setMenu(self.saving.menu())
        self._make_buttons()
        self.bar = self._row()
        self._place()
        self.show_set(ControlSet.WATCH)

    def _make_buttons(self) -> None:
        """Make the buttons that belong to the page alone."""
        self.change_numbers = self._toggle(
            #: a button: show the line with the numbers of the tree
            self.tr("Numbers"),
            self.tr("Change the numbers in the tree"),
        )
        #: Button that opens the settings of the page Explain, and its tip
        self.settings = self._toggle(
            self.tr("Settings"), self.tr("The algorithm, the depth and the numbers (O)")
        )
        self.options = self._toggle(
            #: a button in small windows: show or hide what stands beside the tree
            self.tr("Board and code"),
            self.tr("Show or hide the board and the code"),
        )
        self.change_numbers.clicked.connect(self._open_numbers)
        self.settings.clicked.connect(self._open_settings)
        self.options.toggled.connect(self._fold)
        self.more = QToolButton()
        self.more.setText("\N{TRIGRAM FOR HEAVEN}")
        #: Name of the button with the menu of the page Explain, for screen readers; it shows “⋯”
        self.more.setAccessibleName(self.tr("Menu"))
        self.more.setToolTip(self.tr("Everything you can do here"))
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        set_touch_height(self.more, 36, wide=True)

    def _toggle(self, text: str, tip: str) -> QPushButton:
        button = QPushButton(text)
        button.setToolTip(tip)
        button.setCheckable(True)
        show_check(button)
        return button

    def _row(self) -> ControlRow:
        """Return the row at the bottom."""
        choices, row = self.choices, ControlRow()
        row.add(self.controls)
        row.add(choices.guess, TRIED, 1)
        row.add(choices.cut, TRIED, 1)
        row.add(self.change_numbers, frozenset({ControlSet.TRY}), 2)
        row.add(choices.compare, STUDIED, 6)
        row.add(self.settings, STUDIED, 2)
        row.add(choices.save, STUDIED, 7)
        row.add(self.options)
        row.add(self.sources.choose_example, ALL, 4)
        row.add(self.more)
        row.offer(self.options, offered=False)
        return row

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
        split.splitterMoved.connect(self._note_drag)
        split.installEventFilter(self)
        layout = QVBoxLayout(self)
        self._columns = layout, column
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.strip)
        layout.addWidget(self.race)
        layout.addWidget(split, 1)
        for bar in (self.guess_bar, self.drawer, self.bar):  # they shrink the tree
            layout.addWidget(bar)
        for bar in (self.count_bar, self.trouble):
            Overlay(bar, split, self)
        fit_for_touch(self)

    def _text_column(self) -> QVBoxLayout:
        """Return the column with the board on top and everything that may scroll below."""
        self.aside = QWidget()
        self.aside.setMinimumWidth(LEAST_PANEL)
        self.aside.installEventFilter(self)
        self._scroll = self._scrolled_panel()
        self._measure()
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.fontChanged.connect(self._follow_type)
        self.aside.setMinimumHeight(LEAST_SCROLL)  # a low page is not made higher for the facts
        column = QVBoxLayout(self.aside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        # beside the tree they cover nothing of it, and at the top no question moves them
        column.addWidget(self.tree.tools)
        self.tree.tools.installEventFilter(self)
        column.addWidget(self.cut_bar)  # here it does not move the tree being marked
        column.addWidget(self.node)
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
        enable_touch_scrolling(scroll)
        scroll.setWidget(told)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setMinimumHeight(LEAST_SCROLL)
        scroll.setAccessibleName(self.tr("Algorithm, window and counts"))
        FocusRing(scroll)
        FadingEdge(scroll)
        FadingEdge(scroll, is_upper=True)
        self.panel.code.set_lines(pseudocode(prunes=True))
        return scroll

    def _measure(self) -> None:
        """Set the panel's largest useful width to that of the longest line of code."""
        bar = self._scroll.verticalScrollBar().sizeHint().width()
        margins = self.panel.contentsMargins().left() + self.panel.contentsMargins().right()
        code = self.panel.code.width_of(pseudocode(prunes=True))
        self._panel_width = code + margins + bar + 24

    # sets of controls

    @property
    def control_set(self) -> ControlSet:
        """The set of controls in the row."""
        return self._set

    def show_set(self, chosen: ControlSet) -> None:
        """Offer a set of controls."""
        self._set = chosen
        self.strip.sets.set_value(chosen)
        self.controls.row.show_set(chosen)
        self.bar.show_set(chosen)
        self.panel.show_set(chosen)
        self.tree.show_tools(
            chosen is ControlSet.STUDY and not self._is_alone, may_fit=not self._is_alone
        )
        for button, sets in ((self.settings, STUDIED), (self.change_numbers, TRIED - STUDIED)):
            if chosen not in sets and button.isChecked():
                self.close_drawer()
        QTimer.singleShot(0, self, self.fit_board)

    @Slot(bool)
    def _open_settings(self, opened: bool) -> None:
        self._open_drawer(self.settings, opened=opened)

    @Slot(bool)
    def _open_numbers(self, opened: bool) -> None:
        self._open_drawer(self.change_numbers, opened=opened)
        if opened:
            self.numbers.line.setFocus()

    def _open_drawer(self, button: QAbstractButton, *, opened: bool) -> None:
        if not opened:
            self.close_drawer()
            return
        for other in (self.settings, self.change_numbers):
            other.setChecked(other is button)
        self.drawer.open(whole=button is self.settings)

    @Slot()
    def close_drawer(self) -> None:
        """Close the drawer, and give the keyboard back to the tree if it was in there."""
        if self.drawer.isAncestorOf(self.window().focusWidget() or self):
            self.drawing.setFocus()
        self.drawer.hide()
        for button in (self.settings, self.change_numbers):
            button.setChecked(False)

    # sizes

    @Slot()
    def _follow_type(self) -> None:
        """Lay out again after a change of the font size."""
        self._fold()  # now, or the window would grow for what has no room in larger type
        # widgets with a font of their own get the new one after this signal
        QTimer.singleShot(0, self, partial(QTimer.singleShot, 0, self, self._fit_type))

    @Slot()
    def _fit_type(self) -> None:
        self._measure()
        self._fold()
        self.share_room()
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
        line = QFontMetrics(QApplication.font()).lineSpacing()
        is_small = self.height() < FEW_LINES * line
        self.bar.offer(self.options, offered=is_small and not self._is_presenting)
        self.strip.set_far(self._is_presenting, self.height())
        around = HAIR if self._is_presenting else TIGHT
        self.bar.setContentsMargins(NEAR, around, NEAR, around)
        alone = self._is_presenting or (is_small and not self.options.isChecked())
        self.strip.sets.setVisible(not alone)
        if alone is not self._is_alone:
            self._is_alone = alone
            self._leave_tree_alone(alone)

    def _leave_tree_alone(self, alone: bool) -> None:
        focus = self.window().focusWidget() or self
        self.aside.setVisible(not alone)
        self.glance.hide()
        self.tree.show_tools(not alone and self._set is ControlSet.STUDY, may_fit=not alone)
        if alone:
            self.close_drawer()
        page, column = self._columns
        for each in self._columns:
            each.removeWidget(self.cut_bar)
        if alone:  # keep the question about the tree in view
            page.insertWidget(page.indexOf(self.guess_bar), self.cut_bar)
        else:
            column.insertWidget(0, self.cut_bar)
        self.cut_bar.set_wide(is_wide=alone)
        if self.isAncestorOf(focus) and not focus.isVisibleTo(self):
            self.drawing.setFocus()  # or keys would go to some neighbour

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take a digit as a guess if no other widget has used it."""
        if not self.guess_bar.take(event.text()):
            super().keyPressEvent(event)

    def keep_code_in_sight(self) -> None:
        """Scroll the panel to the line of code that is running."""
        row = self.panel.code.lit_row()
        if row is not None:
            self._scroll.ensureWidgetVisible(row, 0, row.height())

    def show_note(self) -> None:
        """Scroll the panel back to the note at its top."""
        self._scroll.verticalScrollBar().setValue(0)

    @Slot()
    def _note_drag(self) -> None:
        """Leave the widths to the reader from now on."""
        self._is_dragged = True

    @property
    def _aside_width(self) -> int:
        """The width of the panel that leaves the tree its share of the page.

        It stays the same while a bar that shrinks the tree is open.
        """
        bars = (self.guess_bar, self.drawer)
        high = self._split.height() + sum(bar.height() for bar in bars if not bar.isHidden())
        page, high = self.width() * self.height(), max(high, 1)
        free = self.width() - self._split.handleWidth() - ceil(TREE_SHARE * page / high)
        letters = PANEL_LETTERS * self.fontMetrics().averageCharWidth()
        least = max(LEAST_PANEL, min(letters, int(MOST_PANEL * self.width())))
        return max(min(free, self._panel_width), least)

    @Slot()
    def share_room(self) -> None:
        """Divide the width: the panel gets what the tree leaves it, and trees share the rest."""
        if self._is_dragged:
            return
        aside, trees = self._aside_width, (self.tree, self.compared)
        each = (self.width() - aside) // sum(not tree.isHidden() for tree in trees)
        self._split.setSizes([each, each, aside])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Share the width again, and fit the board, when there is more or less space."""
        if event.type() == QEvent.Type.Resize:
            if watched is self._split:
                QTimer.singleShot(0, self, self.share_room)
            elif watched is self.aside:
                QTimer.singleShot(0, self, self.fit_board)
        elif watched is self.tree.tools and event.type() in (QEvent.Type.Show, QEvent.Type.Hide):
            QTimer.singleShot(0, self, self.fit_board)
        return super().eventFilter(watched, event)

    @Slot()
    def fit_board(self) -> None:
        """Give the board of the node the width of the panel, but not too much of its height.

        If all of the code fits below a smaller board, it takes no more than that leaves.
        """
        wide, high, tools = self.aside.width(), self.aside.height(), self.tree.tools
        if not tools.isHidden():
            high -= tools.heightForWidth(wide)
        most = int(BOARD_SHARE * high)
        if self.note.isHidden():
            bar = self._scroll.verticalScrollBar().sizeHint().width()
            code = self.panel.height_of_code(wide - bar)
            left = high - self.node.height_without_board() - code
            if left >= LEAST_BOARD_SHARE * high:
                most = min(most, left)
        self.node.set_room(wide, most)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the trees and the panel beside each other."""
        super().resizeEvent(event)
        self._fold()

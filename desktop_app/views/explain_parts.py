# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the page that explains is made of, and where each part stands."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QScrollArea, QSplitter, QVBoxLayout, QWidget

from desktop_app.views.bars import MessageBar
from desktop_app.views.explain_choices import ExplainChoices
from desktop_app.views.explain_dialogs import ExplainDialogs
from desktop_app.views.explain_panel import ExplainPanel
from desktop_app.views.explain_saving import ExplainSaving
from desktop_app.views.explain_words import pseudocode
from desktop_app.views.finger_scroll import scroll_by_finger
from desktop_app.views.finger_sizes import fit_for_fingers
from desktop_app.views.guess_bar import GuessBar
from desktop_app.views.run_maker import CountBar
from desktop_app.views.screen_reader import entitle
from desktop_app.views.source_bar import SourceBar
from desktop_app.views.step_controls import StepControls
from desktop_app.views.titled_tree import ComparedTree, TitledTree


class ExplainParts(QWidget):
    """The parts, laid out; what they do together is said in `ExplainPage`.

    Attributes:
        sources: where the position comes from; `numbers` is its line of numbers.
        trouble: what went wrong, or was saved.
        note: what an example shows.
        choices: algorithm, depth, and what can be opened.
        count_bar: how far the counting of a run has come.
        guess_bar: the question about a node's value.
        tree: the tree of the run, and `drawing` in it.
        compared: the other algorithm's.
        panel: code, reason, window, counts.
        controls: the steps.
        dialogs: the tables that can be opened.
        saving: pictures, films, texts.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sources = SourceBar()
        self.numbers = self.sources.numbers
        self.trouble = MessageBar()
        self.note = QLabel()
        self.note.setWordWrap(True)
        self.note.setContentsMargins(8, 2, 8, 2)
        entitle(self.note, self.tr("Example"))
        self.note.hide()
        self.choices = ExplainChoices()
        self.count_bar = CountBar()
        self.guess_bar = GuessBar()
        self.tree = TitledTree()
        self.drawing = self.tree.drawing
        self.compared = ComparedTree()
        self.compared.hide()
        self.panel = ExplainPanel()
        self.controls = StepControls()
        self.dialogs = ExplainDialogs(self)
        self.saving = ExplainSaving(self.tree, self)
        self.choices.save.setMenu(self.saving.menu())
        self._place()

    def _place(self) -> None:
        split = QSplitter()
        split.addWidget(self.tree)
        split.addWidget(self.compared)
        split.addWidget(self._scrolled_panel())
        split.setStretchFactor(0, 1)
        split.setStretchFactor(1, 1)
        split.setSizes([780, 780, 420])
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.sources)
        layout.addWidget(self.trouble)
        layout.addWidget(self.note)
        layout.addWidget(self.choices)
        layout.addWidget(self.count_bar)
        layout.addWidget(self.guess_bar)
        layout.addWidget(split, 1)
        layout.addWidget(self.controls)
        fit_for_fingers(self)

    def _scrolled_panel(self) -> QScrollArea:
        scroll = QScrollArea()
        scroll_by_finger(scroll)
        scroll.setWidget(self.panel)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setAccessibleName(self.tr("What happens, and what was counted"))
        # as wide as the longest line of code
        self.panel.code.set_lines(pseudocode(prunes=True))
        bar = scroll.verticalScrollBar().sizeHint().width()
        scroll.setMinimumWidth(self.panel.minimumSizeHint().width() + bar + 2)
        return scroll

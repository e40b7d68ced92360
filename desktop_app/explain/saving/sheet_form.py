# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Which trees are to be printed, and how: the boxes of the dialog for worksheets."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from desktop_app.explain.worksheets.exercises import (
    BRANCHINGS,
    DEPTHS,
    LARGEST,
    MOST_LEAVES,
    MOST_TREES,
    Exercises,
)
from desktop_app.explain.worksheets.pages import Paper, SheetWish
from desktop_app.explain.worksheets.writing import PDF, SVG
from desktop_app.kit.fingers.sizes import high_enough
from desktop_app.search.trace import Trace

LARGEST_SEED = 999_999_999
FIRST_SEEDS = 9_999
"""Seeds of other numbers are no larger: they are to be read and typed again."""
NEW_ONES = 5
"""Rows below the first that are about new trees alone."""


class SheetForm(QWidget):
    """What is chosen.

    Signals:
        changed: something else is.
    """

    changed = Signal()

    def __init__(self, wish: SheetWish, asked: Exercises, shown: Trace | None) -> None:
        """Offer what can be chosen; all of it until `refresh`.

        Args:
            wish: what is chosen at first.
            asked: what is chosen of new trees, if the wish has none.
            shown: the run whose tree is on the screen; None where that can't be printed.
        """
        super().__init__()
        self._random = Random()
        self._shown = shown
        self.trees = self._choice(
            self.tr("Trees"),
            self.tr("New trees with numbers drawn by chance, or the tree that is on the screen"),
            ((self.tr("New ones, of numbers"), False), (self.tr("The one that is shown"), True)),
        )
        self.trees.setEnabled(shown is not None)
        if shown is None:
            self.trees.setToolTip(
                self.tr("The tree on the screen has no place on a sheet of paper")
            )
        self.trees.setCurrentIndex(self.trees.findData(isinstance(wish.trees, Trace)))
        self._build_trees(wish.trees if isinstance(wish.trees, Exercises) else asked)
        self._build_paper(wish)
        self._place()
        for box, keep in ((self.least, self._keep_most), (self.most, self._keep_least)):
            box.setKeyboardTracking(False)  # 1 is no end of the range while 15 is typed
            box.valueChanged.connect(keep)
        self.plies.valueChanged.connect(self.refresh)
        self.trees.currentIndexChanged.connect(self.refresh)

    def _build_trees(self, asked: Exercises) -> None:
        self.count = self._number(
            self.tr("How many"), self.tr("How many trees"), (1, MOST_TREES), asked.count
        )
        self.task = self._choice(
            self.tr("Task"),
            self.tr("What the pupil finds: all values, or also what alpha-beta skips"),
            (
                (self.tr("Minimax: the values"), False),
                (self.tr("Alpha-beta: values and cuts"), True),
            ),
        )
        self.task.setCurrentIndex(self.task.findData(asked.prunes))
        self.plies = self._number(
            self.tr("Depth"),
            self.tr("How many moves deep each tree is"),
            (DEPTHS[0], DEPTHS[-1]),
            asked.depth,
        )
        self.branching = self._number(
            self.tr("Branches"),
            self.tr("How many branches each node has; fewer where the tree is deep"),
            (BRANCHINGS[0], BRANCHINGS[-1]),
            asked.branching,
        )
        least, most = asked.numbers
        self.least = self._number(
            self.tr("Numbers from"),
            self.tr("The smallest number at a leaf"),
            (-LARGEST, LARGEST - 1),
            least,
        )
        self.most = self._number(
            self.tr("to"), self.tr("The largest number at a leaf"), (1 - LARGEST, LARGEST), most
        )
        self.seed = self._number(
            self.tr("Seed"),
            self.tr("The same seed makes the same trees again, here and by the command line"),
            (0, LARGEST_SEED),
            asked.seed,
        )
        self.others = QPushButton(self.tr("Other numbers"))
        self.others.setToolTip(self.tr("Take another seed"))
        self.others.clicked.connect(self._take_others)

    def _build_paper(self, wish: SheetWish) -> None:
        self.paper = self._choice(
            self.tr("Paper"),
            self.tr("The size of the pages"),
            ((self.tr("A4"), Paper.A4), (self.tr("Letter"), Paper.LETTER)),
        )
        self.paper.setCurrentIndex(self.paper.findData(wish.paper))
        both, blank, solved = (True, True), (True, False), (False, True)
        self.contents = self._choice(
            self.tr("Pages"),
            self.tr("Whether there are solutions, on pages of their own at the end"),
            (
                (self.tr("Trees, solutions at the end"), both),
                (self.tr("Trees alone"), blank),
                (self.tr("Solutions alone"), solved),
            ),
        )
        chosen = (wish.has_blank, wish.has_solutions)
        self.contents.setCurrentIndex((both, blank, solved).index(chosen))
        self.kind = self._choice(
            self.tr("File"),
            self.tr("All pages in one file to be printed, or drawings to be changed"),
            ((self.tr("PDF"), PDF), (self.tr("SVG, one for each page"), SVG)),
        )

    def _number(self, name: str, tip: str, limits: tuple[int, int], value: int) -> QSpinBox:
        box = QSpinBox()
        box.setRange(*limits)
        box.setValue(value)
        box.setAccessibleName(name)
        box.setToolTip(tip)
        box.valueChanged.connect(self.changed)
        return box

    def _choice(self, name: str, tip: str, rows: Sequence[tuple[str, object]]) -> QComboBox:
        box = QComboBox()
        box.setAccessibleName(name)
        box.setToolTip(tip)
        for text, value in rows:
            box.addItem(text, value)
        box.currentIndexChanged.connect(self.changed)
        return box

    def _place(self) -> None:
        self._rows = form = QFormLayout()
        for row in (
            (self.trees,),
            (self.task,),
            (self.count,),
            (self.plies, self.branching),
            (self.least, self.most),
            (self.seed, self.others),
            (self.paper,),
            (self.contents,),
            (self.kind,),
        ):
            first, *beside = row
            line = QHBoxLayout()
            line.addWidget(first, 1)
            for widget in beside:
                if not isinstance(widget, QPushButton):
                    line.addWidget(QLabel(widget.accessibleName()))
                line.addWidget(widget, 1)
            label = QLabel(first.accessibleName())
            label.setBuddy(first)
            high_enough(label)
            form.addRow(label, line)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(form)
        layout.addStretch(1)

    @Slot(int)
    def _keep_most(self, least: int) -> None:
        self.most.setValue(max(self.most.value(), least + 1))

    @Slot(int)
    def _keep_least(self, most: int) -> None:
        self.least.setValue(min(self.least.value(), most - 1))

    @Slot()
    def refresh(self) -> None:
        """Offer what fits the paper, and for a tree that is shown nothing that it has already."""
        plies = self.plies.value()
        self.branching.setMaximum(max(b for b in BRANCHINGS if b**plies <= MOST_LEAVES))
        for row in range(1, NEW_ONES + 1):
            self._rows.setRowVisible(row, self._drawn is None)

    @property
    def _drawn(self) -> Trace | None:
        """The run whose tree is to be printed; None where new ones are."""
        return self._shown if self.trees.currentData() else None

    @Slot()
    def _take_others(self) -> None:
        self.seed.setValue(self._random.randint(1, FIRST_SEEDS))

    @property
    def ending(self) -> str:
        """Of the file's name."""
        return self.kind.currentData()

    @property
    def wish(self) -> SheetWish:
        """What is chosen."""
        has_blank, has_solutions = self.contents.currentData()
        paper = Paper(self.paper.currentData())
        return SheetWish(self._drawn or self.asked, paper, has_blank, has_solutions)

    @property
    def asked(self) -> Exercises:
        """What is chosen of new trees."""
        return Exercises(
            self.count.value(),
            self.plies.value(),
            self.branching.value(),
            (self.least.value(), self.most.value()),
            bool(self.task.currentData()),
            self.seed.value(),
        )

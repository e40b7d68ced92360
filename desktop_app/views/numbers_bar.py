# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The line in which the numbers at a tree's leaves are typed."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QWidget

from desktop_app.games.errors import GameError
from desktop_app.games.number_notation import mirrored_text, parse_numbers, shuffled_text
from desktop_app.games.position import Position
from desktop_app.views.fault_words import fault_text

FIRST_NUMBERS = "3 5 2 9 12 5 23 23"
RANDOM_LEAVES = 8
LARGEST_LEAF = 20


class NumbersBar(QWidget):
    """Typed, random, reversed or shuffled numbers.

    Signals:
        chosen: the position at the root of the tree.
        rearranged: the same, where the numbers are the ones from before in another order.
        refused: a sentence about what is wrong with the text.
    """

    chosen = Signal(object)
    rearranged = Signal(object)
    refused = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._random = Random(1)
        self.line = QLineEdit(FIRST_NUMBERS)
        self.line.setAccessibleName(self.tr("Numbers at the leaves"))
        self.line.setToolTip(
            self.tr("Numbers at the leaves of a tree, such as 3 5 2 9 or [3 5 4] [2 9]")
        )
        self.line.returnPressed.connect(self.take)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.line, 1)
        for text, tip, slot in (
            (self.tr("Tree of numbers"), self.tr("Explain the tree of these"), self.take),
            (self.tr("Random"), self.tr("Other numbers"), self._mix_new),
            (self.tr("Reverse"), self.tr("The same numbers from the end"), self._reverse),
            (self.tr("Shuffle"), self.tr("The same numbers, mixed"), self._shuffle),
        ):
            button = QPushButton(text)
            button.setToolTip(tip)
            button.clicked.connect(slot)
            layout.addWidget(button)

    @Slot()
    def take(self) -> None:
        """Read what is typed."""
        position = self._read()
        if position is not None:
            self.chosen.emit(position)

    def _read(self) -> Position | None:
        try:
            return parse_numbers(self.line.text()).start()
        except GameError as error:
            self._mark(error)
            self.refused.emit(fault_text(error))
            return None

    def _mark(self, error: GameError) -> None:
        """Select what is wrong, so that one sees the place that the sentence names."""
        text, place = error.details.get("text"), error.details.get("place")
        if isinstance(text, str):
            self.line.setSelection(max(self.line.text().find(text), 0), len(text))
        elif isinstance(place, int):
            self.line.setSelection(place - 1, 1)
        self.line.setFocus()

    @Slot()
    def _mix_new(self) -> None:
        leaves = [self._random.randint(0, LARGEST_LEAF) for _ in range(RANDOM_LEAVES)]
        self.line.setText(" ".join(str(leaf) for leaf in leaves))
        self.take()

    @Slot()
    def _reverse(self) -> None:
        self._rearrange(mirrored_text(self.line.text()))

    @Slot()
    def _shuffle(self) -> None:
        self._rearrange(shuffled_text(self.line.text(), self._random))

    def _rearrange(self, text: str) -> None:
        self.line.setText(text)
        position = self._read()
        if position is not None:
            self.rearranged.emit(position)

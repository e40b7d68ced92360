# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The line in which the numbers at a tree's leaves are typed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from PySide6.QtCore import QSize, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QMenu, QPushButton, QSizePolicy, QWidget

from desktop_app.core.errors import GameError
from desktop_app.core.position import Move, Position
from desktop_app.games.numbers.notation import mirrored_text, parse_numbers, shuffled_text
from desktop_app.games.numbers.tree import NumberTree
from desktop_app.guard import guarded
from desktop_app.kit.fingers.sizes import with_high_rows
from desktop_app.words.faults import fault_text

FIRST_NUMBERS = "3 5 2 9 12 5 23 23"
RANDOM_LEAVES = 8
LARGEST_LEAF = 20
LEAST_DIGITS = 20
"""Characters of the line that are in sight at the least."""


@guarded
class NumbersBar(QWidget):
    """Typed, random, reversed or shuffled numbers.

    Signals:
        chosen: the position at the root of the tree.
        leafChanged: the root of the tree with another number at one leaf.
        rearranged: the same, where the tree was typed, reversed or shuffled: what was asked
            about the one before may be answered by it.
        refused: a sentence about what is wrong with the text.
    """

    leafChanged = Signal(object)
    chosen = Signal(object)
    rearranged = Signal(object)
    refused = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._random = Random(1)
        self.line = QLineEdit(FIRST_NUMBERS)
        self.line.setAccessibleName(self.tr("Numbers at the leaves"))
        self.line.setToolTip(
            self.tr(
                "Numbers at the leaves of a tree, such as 3 5 2 9 or [3 5 4] [2 9]. In the tree "
                "a leaf can be dragged up and down, or double-clicked to type its number."
            )
        )
        self.line.returnPressed.connect(self.take)
        # beside the buttons of the page the line grows, and in a narrow window it shrinks first
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.line, 1)
        self._take = self._button(
            self.tr("Tree of numbers"), self.tr("Explain the tree of these"), self.take
        )
        self._others = [
            self._button(self.tr("Random"), self.tr("Other numbers"), self._mix_new),
            self._button(
                self.tr("Reverse"), self.tr("The same numbers from the end"), self._reverse
            ),
            self._button(self.tr("Shuffle"), self.tr("The same numbers, mixed"), self._shuffle),
        ]
        # where these have no room they are in a menu
        self._more = QPushButton(self.tr("Reverse…"))
        self._more.setAccessibleName(self.tr("Other numbers"))
        self._more.setToolTip(self.tr("Random, reverse, shuffle"))
        menu = QMenu(self)
        for button in self._others:
            menu.addAction(button.text()).triggered.connect(button.click)
        self._more.setMenu(with_high_rows(menu))
        for button in (self._take, *self._others, self._more):
            layout.addWidget(button)
        self._more.hide()

    def _button(self, text: str, tip: str, slot: Callable[[], None]) -> QPushButton:
        button = QPushButton(text)
        button.setToolTip(tip)
        button.clicked.connect(slot)
        return button

    def minimumSizeHint(self) -> QSize:
        """Room for a short line, its button and the menu."""
        layout = self.layout()
        assert layout is not None
        line, gap = LEAST_DIGITS * self.fontMetrics().horizontalAdvance("0"), layout.spacing()
        wide = line + sum(gap + part.sizeHint().width() for part in (self._take, self._more))
        return QSize(wide, layout.minimumSize().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fold the buttons into the menu where there is no room for them beside the line."""
        gap = self.fontMetrics().averageCharWidth()
        wide = sum(gap + button.sizeHint().width() for button in self._others)
        has_room = event.size().width() >= self.minimumSizeHint().width() + wide
        for button in self._others:
            button.setVisible(has_room)
        self._more.setVisible(not has_room)
        super().resizeEvent(event)

    @Slot()
    def take(self) -> None:
        """Read what is typed."""
        position = self._read()
        if position is not None:
            self.rearranged.emit(position)

    def _read(self) -> Position | None:
        try:
            return parse_numbers(self._typed()).start()
        except GameError as error:
            self._mark(error)
            self.refused.emit(fault_text(error))
            return None

    def change_leaf(self, root: Position, path: Sequence[Move], text: str) -> None:
        """Put another number at a leaf of a tree, if it is one; the line follows.

        Raises:
            GameError: what is typed is no number.
        """
        game = root.game
        number = parse_numbers(text).root
        if not isinstance(game, NumberTree) or isinstance(number, tuple):
            return
        tree = game.with_number(path, number)
        self.show_tree(tree.id)
        self.leafChanged.emit(tree.start())

    def show_tree(self, name: str) -> None:
        """Show a tree by its `id` as a person types it."""
        self.line.setText(name.removeprefix("numbers:").replace(",", " "))

    def show_board(self) -> None:
        """Empty the line for a game that has no numbers, and propose the old ones in grey."""
        self.line.setPlaceholderText(self._typed())
        self.line.clear()

    def _typed(self) -> str:
        """The numbers typed, or else the proposed ones."""
        return self.line.text() or self.line.placeholderText()

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
        position = self._read()
        if position is not None:
            self.chosen.emit(position)

    @Slot()
    def _reverse(self) -> None:
        self._rearrange(mirrored_text(self._typed()))

    @Slot()
    def _shuffle(self) -> None:
        self._rearrange(shuffled_text(self._typed(), self._random))

    def _rearrange(self, text: str) -> None:
        self.line.setText(text)
        position = self._read()
        if position is not None:
            self.rearranged.emit(position)

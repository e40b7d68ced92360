# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is to be explained: the game's position, an example, or numbers; and the way back."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QMenu, QPushButton, QVBoxLayout, QWidget

from desktop_app.explain.examples import first_examples
from desktop_app.explain.numbers_bar import NumbersBar
from desktop_app.games.registry import FAMILIES, wording_of_family
from desktop_app.kit.fingers.sizes import with_high_rows
from desktop_app.kit.flow_row import FlowRow
from desktop_app.kit.icons import themed_icon
from desktop_app.kit.look.scale import NEAR, SNUG
from desktop_app.kit.look.theme import Theme
from desktop_app.search.example import Example


class SourceBar(QWidget):
    """One row.

    Signals:
        left: back to the board.
        gameAsked: the position on the board.
        exampleChosen: an `Example`.
        lastAsked: what was explained before this.
        fileAsked: a lesson from a file.
        numbersChosen: the root of a tree of numbers.
        numbersRearranged: the root of a tree that was typed, reversed or shuffled.
        refused: a sentence about what is wrong with the numbers.
    """

    left = Signal()
    gameAsked = Signal()
    exampleChosen = Signal(object)
    lastAsked = Signal()
    fileAsked = Signal()
    numbersChosen = Signal(object)
    numbersRearranged = Signal(object)
    refused = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.back = QPushButton(self.tr("Board"))
        self.back.setToolTip(self.tr("Back to the board (Esc)"))
        self.back.clicked.connect(self.left)
        self.choose_example = QPushButton(self.tr("Examples"))
        self.choose_example.setToolTip(self.tr("Positions that show one thing each"))
        self.choose_example.setMenu(self._menu())
        self.from_game = QPushButton(self.tr("Position of the game"))
        self.from_game.setToolTip(self.tr("Explain the position on the board"))
        self.from_game.clicked.connect(self.gameAsked)
        self.numbers = NumbersBar()
        self.numbers.chosen.connect(self.numbersChosen)
        self.numbers.rearranged.connect(self.numbersRearranged)
        self.numbers.refused.connect(self.refused)
        row = FlowRow(spacing=SNUG)
        row.add(self.back, self.choose_example, self.from_game, self.numbers)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(NEAR, SNUG, NEAR, 0)
        layout.addWidget(row)

    def _menu(self) -> QMenu:
        menu = QMenu(self)
        self._list(menu, first_examples())
        for family in FAMILIES:
            if some := family.examples():
                part = with_high_rows(QMenu(wording_of_family(family).family(), menu))
                self._list(part, some)
                menu.addMenu(part)
        menu.addSeparator()
        self._last = menu.addAction(self.tr("&What was explained before"), self.lastAsked.emit)
        self._last.setEnabled(False)
        menu.addAction(self.tr("&Open a lesson…"), self.fileAsked.emit)
        return with_high_rows(menu)

    def _list(self, menu: QMenu, some: Sequence[Example]) -> None:
        for number, example in enumerate(some, 1):
            digit = f"&{number}" if number < 10 else f"{number // 10}&{number % 10}"
            text = self.tr("{number}  {title}").format(number=digit, title=example.title)
            menu.addAction(text).triggered.connect(partial(self._choose, example))

    def offer_last(self) -> None:
        """There is something that was explained before this."""
        self._last.setEnabled(True)

    @Slot()
    def _choose(self, example: Example, _checked: bool = False) -> None:
        self.exampleChosen.emit(example)

    def set_theme(self, theme: Theme) -> None:
        """Draw the icon in other colours."""
        self.back.setIcon(themed_icon("back", theme))

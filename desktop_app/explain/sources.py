# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Choose the position to explain: the board, an example, a lesson, or a tree of typed numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop_app.core.errors import GameError
from desktop_app.core.position import Move, Position
from desktop_app.explain.examples import first_examples
from desktop_app.games.numbers.notation import mirrored_text, parse_numbers, shuffled_text
from desktop_app.games.numbers.tree import NumberTree
from desktop_app.games.registry import FAMILIES, wording_of_family
from desktop_app.guard import guarded
from desktop_app.kit.flow_row import FlowRow
from desktop_app.kit.icons import themed_icon
from desktop_app.kit.look.scale import NEAR, SNUG
from desktop_app.kit.look.theme import Theme
from desktop_app.kit.touch.sizes import with_high_rows
from desktop_app.search.example import Example
from desktop_app.words.faults import fault_text

FIRST_NUMBERS = "3 5 2 9 12 5 23 23"
RANDOM_LEAVES = 8
LARGEST_LEAF = 20
LEAST_DIGITS = 20
"""The least width of the line in characters."""


@guarded
class NumbersBar(QWidget):
    """Input line for a tree of numbers, with buttons for random, reversed or shuffled numbers.

    Signals:
        chosen: the root of a new tree of random numbers.
        leafChanged: the root of the tree with the number of one leaf changed.
        rearranged: the root of a tree that was typed, reversed or shuffled; the question about the
            previous tree may still apply to it.
        refused: a sentence about what is wrong with the text.
    """

    leafChanged = Signal(object)
    chosen = Signal(object)
    rearranged = Signal(object)
    refused = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._random = Random(1)
        self.line = QLineEdit(FIRST_NUMBERS)
        self.line.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.line.setAccessibleName(self.tr("Numbers at the leaves"))
        self.line.setToolTip(
            self.tr(
                "The numbers at the leaves, such as 3 5 2 9 or [3 5 4] [2 9]. In the tree, you "
                "can drag a leaf up or down."
            )
        )
        self.line.returnPressed.connect(self.take)
        # beside the buttons of the page the line grows, and in a narrow window it shrinks first
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.line, 1)
        self._take = self._button(
            self.tr("Tree of numbers"), self.tr("Explain the tree with these numbers"), self.take
        )
        #: Buttons beside a tree of typed numbers, each with its tip
        self._others = [
            self._button(self.tr("Random"), self.tr("Use new random numbers"), self._mix_new),
            self._button(
                self.tr("Reverse"), self.tr("Put the same numbers in reverse order"), self._reverse
            ),
            self._button(self.tr("Shuffle"), self.tr("Shuffle the same numbers"), self._shuffle),
        ]
        # the menu holds them if there is no space for them
        #: Button with the choices “Random”, “Reverse” and “Shuffle”
        self._more = QPushButton(self.tr("Reverse…"))
        #: Name of this button, for screen readers
        self._more.setAccessibleName(self.tr("New numbers"))
        self._more.setToolTip(self.tr("Use random numbers, or change the order of these"))
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
        """Return a size for a short line, its button and the menu."""
        layout = self.layout()
        assert layout is not None
        line, gap = LEAST_DIGITS * self.fontMetrics().horizontalAdvance("0"), layout.spacing()
        wide = line + sum(gap + part.sizeHint().width() for part in (self._take, self._more))
        return QSize(wide, layout.minimumSize().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Move the buttons into the menu if there is no space beside the line."""
        gap = self.fontMetrics().averageCharWidth()
        wide = sum(gap + button.sizeHint().width() for button in self._others)
        has_room = event.size().width() >= self.minimumSizeHint().width() + wide
        for button in self._others:
            button.setVisible(has_room)
        self._more.setVisible(not has_room)
        super().resizeEvent(event)

    @Slot()
    def take(self) -> None:
        """Parse the typed numbers and emit `rearranged`."""
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
        """Change the number of a leaf and update the line; ignore nodes that are not leaves.

        Raises:
            GameError: `text` is not a number.
        """
        game = root.game
        number = parse_numbers(text.replace(",", ".")).root
        if not isinstance(game, NumberTree) or isinstance(number, tuple):
            return
        tree = game.with_number(path, number)
        self.show_tree(tree.id)
        self.leafChanged.emit(tree.start())

    def show_tree(self, name: str) -> None:
        """Show the numbers of the tree with a game `id` in the line."""
        self.line.setText(name.removeprefix("numbers:").replace(",", " "))

    def show_board(self) -> None:
        """Clear the line for another game, and show the previous numbers as a placeholder."""
        self.line.setPlaceholderText(self._typed())
        self.line.clear()

    def _typed(self) -> str:
        """Return the typed numbers, or else the placeholder."""
        return self.line.text() or self.line.placeholderText()

    def _mark(self, error: GameError) -> None:
        """Select the part of the text that an error message refers to."""
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


class SourceBar(QWidget):
    """The row for the position to explain, and the buttons that lead to other positions.

    Attributes:
        back, choose_example: buttons that the page puts into its row of controls.
        from_game: explains the position of the game.
        numbers: the line of numbers.

    Signals:
        left: go back to the board.
        gameAsked: explain the position on the board.
        exampleChosen: an `Example` to explain.
        lastAsked: explain the previous position again.
        fileAsked: open a lesson from a file.
        numbersChosen: the root of a new tree of numbers.
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

    def __init__(self) -> None:
        super().__init__()
        #: Button that leads from the page Explain back to the board
        self.back = QPushButton(self.tr("Board"))
        self.back.setToolTip(self.tr("Go back to the board (Esc)"))
        self.back.clicked.connect(self.left)
        #: Button that opens the list of examples
        self.choose_example = QPushButton(self.tr("Examples"))
        self.choose_example.setToolTip(self.tr("Positions that each show one idea"))
        self.choose_example.setMenu(self._menu())
        #: Button: explain the position on the board
        self.from_game = QPushButton(self.tr("Position in your game"))
        self.from_game.setToolTip(self.tr("Explain the position on the board"))
        self.from_game.clicked.connect(self.gameAsked)
        self.numbers = NumbersBar()
        self.numbers.chosen.connect(self.numbersChosen)
        self.numbers.rearranged.connect(self.numbersRearranged)
        self.numbers.refused.connect(self.refused)
        row = FlowRow(spacing=SNUG)
        row.add(self.from_game, self.numbers)
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
        #: Entry of a menu: show what was explained before
        self._last = menu.addAction(self.tr("&Previous explanation"), self.lastAsked.emit)
        self._last.setEnabled(False)
        menu.addAction(self.tr("&Open a lesson…"), self.fileAsked.emit)
        return with_high_rows(menu)

    def _list(self, menu: QMenu, some: Sequence[Example]) -> None:
        for number, example in enumerate(some, 1):
            digit = f"&{number}" if number < 10 else f"{number // 10}&{number % 10}"
            #: Entry in the list of examples. {number}: a key, 1 to 9; {title}: of the example
            text = self.tr("{number}  {title}").format(number=digit, title=example.title)
            menu.addAction(text).triggered.connect(partial(self._choose, example))

    def offer_last(self) -> None:
        """Offer to go back to the previous position."""
        self._last.setEnabled(True)

    @Slot()
    def _choose(self, example: Example, _checked: bool = False) -> None:
        self.exampleChosen.emit(example)

    def set_theme(self, theme: Theme) -> None:
        """Draw the icon in the colours of a theme."""
        self.back.setIcon(themed_icon("back", theme))

# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A dialog for boards of other sizes; the current game goes on until a new one begins."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QFormLayout,
    QFrame,
    QLabel,
    QScrollArea,
    QSpinBox,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from desktop_app.core.entry import CustomSizes, SizeDimension
from desktop_app.core.errors import GameError
from desktop_app.core.position import Game
from desktop_app.games.registry import FAMILIES, wording_of_family
from desktop_app.games.wording import Wording
from desktop_app.guard import guarded
from desktop_app.kit.dialogs import action_row
from desktop_app.kit.look.controls import indent_number
from desktop_app.kit.look.scale import HAIR, NEAR, TIGHT
from desktop_app.kit.touch.scroll import enable_touch_scrolling
from desktop_app.kit.touch.sizes import fit_for_touch, set_touch_height
from desktop_app.kit.window_place import fit_dialog
from desktop_app.words.faults import fault_text


class SizePage(QWidget):
    """The measures of one family of games.

    Signals:
        changed: another size is chosen.
    """

    changed = Signal()

    def __init__(self, sizes: CustomSizes, wording: Wording) -> None:
        super().__init__()
        self._sizes = sizes
        self._boxes: dict[str, QSpinBox | QCheckBox] = {}
        layout = QFormLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setVerticalSpacing(HAIR)  # its controls are tall, and all must fit a small screen
        for measure in sizes.measures:
            name = wording.measure(measure.name)
            if measure.is_flag:
                flag = QCheckBox(name)
                flag.setChecked(bool(measure.usual))
                flag.toggled.connect(self.changed)
                layout.addRow(flag)
                self._boxes[measure.name] = flag
            else:
                number = self._number(name, measure)
                layout.addRow(name, number)
                self._boxes[measure.name] = number

    def _number(self, name: str, measure: SizeDimension) -> QSpinBox:
        box = QSpinBox()
        indent_number(box)
        box.setRange(measure.least, measure.most)
        box.setValue(measure.usual)
        box.setAccessibleName(name)
        #: Tool tip: {name} is a measure such as “Columns”, then its least and greatest number
        text = self.tr("{name}: {least} to {most}")
        box.setToolTip(text.format(name=name, least=measure.least, most=measure.most))
        set_touch_height(box, 32)
        box.valueChanged.connect(self.changed)
        return box

    def game(self) -> Game:
        """Return the game of the chosen size.

        Raises:
            GameError: the measures don't fit together.
        """
        return self._sizes.make(
            {
                name: box.value() if isinstance(box, QSpinBox) else int(box.isChecked())
                for name, box in self._boxes.items()
            }
        )


@guarded
class CustomBoardDialog(QDialog):
    """Dialog for the size of a new game, for every family that has sizes.

    Signals:
        gameChosen: the `Game` to begin.
    """

    gameChosen = Signal(object)

    #: Title of a dialog for a board of any size, and its button
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Another board"))
        self._problem = QLabel()
        self._problem.setWordWrap(True)
        buttons, self._start = action_row(self, self.tr("Begin"))
        self._pages: list[SizePage] = []
        self._stack = QStackedWidget()
        self._families = self._family_box()
        layout = QVBoxLayout(self)
        layout.setSpacing(TIGHT)
        layout.setContentsMargins(NEAR, NEAR, NEAR, NEAR)
        layout.addWidget(self._families)
        sizes = QScrollArea()  # at 200 % the tallest page is taller than a small screen
        enable_touch_scrolling(sizes)
        sizes.setWidget(self._stack)
        sizes.setWidgetResizable(True)
        sizes.setFrameShape(QFrame.Shape.NoFrame)
        sizes.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        sizes.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        layout.addWidget(sizes, 1)
        layout.addWidget(self._problem)
        layout.addWidget(buttons)
        fit_for_touch(self)
        for check in self.findChildren(QCheckBox):
            set_touch_height(check)
        bar = sizes.verticalScrollBar().sizeHint().width()
        sizes.setMinimumWidth(self._stack.minimumSizeHint().width() + bar)
        hint = self.sizeHint()
        more = self._stack.sizeHint().height() - sizes.sizeHint().height()
        fit_dialog(self, hint.width(), hint.height() + more)
        self._check()

    def _family_box(self) -> QComboBox:
        """Return the box of families; hidden if there is only one."""
        box = QComboBox()
        for family in FAMILIES:
            if family.sizes is not None:
                wording = wording_of_family(family)
                page = SizePage(family.sizes, wording)
                page.changed.connect(self._check)
                self._pages.append(page)
                self._stack.addWidget(page)
                box.addItem(wording.family(), family.id)
        box.setAccessibleName(self.tr("Kind of game"))
        box.setToolTip(self.tr("The kind of game"))
        set_touch_height(box, 32)
        box.currentIndexChanged.connect(self._on_family)
        box.setVisible(box.count() > 1)
        return box

    def offer(self, family: str) -> None:
        """Select this family, if it has sizes."""
        index = self._families.findData(family)
        if index >= 0:
            self._families.setCurrentIndex(index)

    @Slot(int)
    def _on_family(self, index: int) -> None:
        self._stack.setCurrentIndex(index)
        self._check()

    def _game(self) -> Game:
        return self._pages[self._stack.currentIndex()].game()

    @Slot()
    def _check(self) -> None:
        """Report an impossible size at once."""
        try:
            self._game()
        except GameError as error:
            self._problem.setText(fault_text(error))
            self._start.setEnabled(False)
        else:
            self._problem.setText("")
            self._start.setEnabled(True)

    @Slot()
    def accept(self) -> None:
        super().accept()
        self.gameChosen.emit(self._game())

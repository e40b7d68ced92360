# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A small dialog for a board of any size; the game goes on behind it until it is begun."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QSpinBox,
    QWidget,
)

from desktop_app.games.errors import GameError
from desktop_app.games.lines.entry import line_game
from desktop_app.games.lines.rules import LARGEST_SIDE
from desktop_app.guard import guarded
from desktop_app.words.faults import fault_text


@guarded
class CustomBoardDialog(QDialog):
    """Columns, rows, how many in a row, and whether stones fall.

    Signals:
        gameChosen: the `LineGame` to begin.
    """

    gameChosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Other board"))
        self._columns = self._number(self.tr("Columns"), 5)
        self._rows = self._number(self.tr("Rows"), 5)
        self._length = self._number(self.tr("In a row to win"), 4)
        self._gravity = QCheckBox(self.tr("Stones fall to the lowest open cell"))
        self._problem = QLabel()
        self._problem.setWordWrap(True)
        start = QDialogButtonBox.StandardButton.Ok
        cancel = QDialogButtonBox.StandardButton.Cancel
        buttons = QDialogButtonBox(start | cancel)
        self._start = buttons.button(start)
        self._start.setText(self.tr("Begin"))
        buttons.button(cancel).setText(self.tr("Cancel"))
        for button in buttons.buttons():
            button.setIcon(QIcon())
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QFormLayout(self)
        for box in (self._columns, self._rows, self._length):
            layout.addRow(box.accessibleName(), box)
        layout.addRow(self._gravity)
        layout.addRow(self._problem)
        layout.addRow(buttons)
        self._check()

    def _number(self, name: str, value: int) -> QSpinBox:
        box = QSpinBox()
        box.setRange(1, LARGEST_SIDE)
        box.setValue(value)
        box.setAccessibleName(name)
        box.setToolTip(self.tr("{name}: 1 to {most}").format(name=name, most=LARGEST_SIDE))
        box.setMinimumHeight(32)
        box.valueChanged.connect(self._check)
        return box

    @Slot()
    def _check(self) -> None:
        """Say at once what can't be played."""
        try:
            line_game(
                self._columns.value(), self._rows.value(), self._length.value(), gravity=False
            )
        except GameError as error:
            self._problem.setText(fault_text(error))
            self._start.setEnabled(False)
        else:
            self._problem.setText("")
            self._start.setEnabled(True)

    @Slot()
    def accept(self) -> None:
        """Begin the game."""
        super().accept()
        self.gameChosen.emit(
            line_game(
                self._columns.value(),
                self._rows.value(),
                self._length.value(),
                gravity=self._gravity.isChecked(),
            )
        )

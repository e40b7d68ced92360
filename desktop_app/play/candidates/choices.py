# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""One of a few choices: side by side, in a box that opens, or in a menu, as there is room."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup, QPalette, QStandardItemModel
from PySide6.QtWidgets import QLabel, QMenu, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.kit.fingers.high_rows import with_high_rows
from desktop_app.kit.look.scale import HAIR
from desktop_app.kit.segments import HIGH, Segments
from desktop_app.kit.wheel_proof_box import WheelProofBox

LEAST_BOX = 72
"""Pixels of the width of a box."""


class Choices(QObject):
    """The three forms of one choice, which say the same.

    Signals:
        chosen: a person has chosen something else; see `value`.

    Attributes:
        row: all choices in sight.
        folded: a box with the chosen one.
        menu: all choices, the chosen one checked.
    """

    chosen = Signal()

    def __init__(self, caption: str, tip: str, parent: QObject) -> None:
        """Offer nothing yet."""
        super().__init__(parent)
        self.row, self.folded = Segments(caption, tip), QWidget()
        self._box = WheelProofBox()
        self._box.setAccessibleName(caption)
        self._box.setToolTip(tip)
        self._box.setMinimumHeight(HIGH)
        label = QLabel(caption)
        label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        label.setBuddy(self._box)
        layout = QVBoxLayout(self.folded)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(HAIR)
        layout.addWidget(label)
        layout.addWidget(self._box)
        self.folded.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._box.setMinimumWidth(LEAST_BOX)
        self.menu = with_high_rows(QMenu(caption, self.folded))
        self._group = QActionGroup(self)
        self._actions: dict[object, QAction] = {}
        self._value: object = None
        self._group.triggered.connect(self._on_action)
        self.row.chosen.connect(self._on_segment)
        self._box.activated.connect(self._on_box)

    @property
    def value(self) -> object:
        """What is chosen; None for nothing yet."""
        return self._value

    def add(self, value: object, text: str, meaning: str = "") -> None:
        """Add a choice at the end; `meaning` says what its short text means."""
        self.row.add(value, text, meaning)
        self._box.add_choice(meaning or text, value, widens=False)
        action = self._actions[value] = self._group.addAction(meaning or text)
        action.setCheckable(True)
        self.menu.addAction(action)

    def rename(self, value: object, text: str, meaning: str) -> None:
        """Call a choice something else."""
        self.row.set_text(value, text)
        self.row.explain(value, meaning)
        self._box.setItemText(self._box.findData(value), meaning)
        self._actions[value].setText(meaning)

    def set_possible(self, value: object, possible: bool) -> None:
        """Let a choice be made, or not."""
        self.row.set_possible(value, possible)
        self._actions[value].setEnabled(possible)
        model = self._box.model()
        if isinstance(model, QStandardItemModel):
            model.item(self._box.findData(value)).setEnabled(possible)

    def set_value(self, value: object) -> None:
        """Show what is chosen; nobody is told."""
        self._value = value
        self.row.set_value(value)
        self._actions[value].setChecked(True)
        self._box.setCurrentIndex(self._box.findData(value))

    @Slot(object)
    def _on_segment(self, value: object) -> None:
        self.set_value(value)
        self.chosen.emit()

    @Slot(QAction)
    def _on_action(self, action: QAction) -> None:
        self._on_segment(next(v for v, each in self._actions.items() if each is action))

    @Slot()
    def _on_box(self) -> None:
        self.set_value(self._box.currentData(Qt.ItemDataRole.UserRole))
        self.chosen.emit()

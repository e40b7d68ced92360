# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of the perfect player's turns."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from desktop_app.guard import guarded
from desktop_app.models.arena.results import ArenaResults
from desktop_app.views.kit.flow_row import FlowRow
from desktop_app.views.kit.look.scale import SNUG
from desktop_app.words.arena.turns import turns_text


@guarded
class TurnsView(QWidget):
    """Shows it, as it was when the view was shown last.

    Signals:
        saveAsked: the text is to be saved.
    """

    saveAsked = Signal(str)

    def __init__(self, results: ArenaResults) -> None:
        super().__init__()
        self._results = results
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(self.tr("Turns of the perfect player"))
        self.text.setToolTip(
            self.tr("In each turn: the possible moves with their values, and the chosen one")
        )
        self._save = QPushButton(self.tr("Save list"))
        self._save.setToolTip(self.tr("Save this list as a text"))
        self._save.clicked.connect(self._ask_save)
        row = FlowRow(spacing=SNUG)
        row.add(None, self._save)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(SNUG)
        layout.addWidget(row)
        layout.addWidget(self.text, 1)
        results.begun.connect(self._fill)
        results.added.connect(self._fill)

    def showEvent(self, event: QShowEvent) -> None:
        """Make it: it is looked at."""
        super().showEvent(event)
        self._fill()

    @Slot()
    def _fill(self) -> None:
        if self.isVisible():
            text = turns_text(self._results.tournament, self._results.games)
            if text != self.text.toPlainText():
                self.text.setPlainText(text)

    @Slot()
    def _ask_save(self) -> None:
        self.saveAsked.emit(self.text.toPlainText())
